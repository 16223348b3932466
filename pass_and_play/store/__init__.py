"""What outlives a sitting: settings, matches with their decisions, results."""

from pass_and_play.store.matches import DamagedMatch, LoadedMatch, NewMatch, Result, SavedMatch
from pass_and_play.store.store import Store

__all__ = ["DamagedMatch", "LoadedMatch", "NewMatch", "Result", "SavedMatch", "Store"]
