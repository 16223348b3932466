"""What becomes of the other one of two cards, of which a Mastermind plays one."""

from __future__ import annotations

from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.words import Text

BOTH = 2
"""Cards of a hand of which one is played, and something happens to the other."""


def note(table: TableView, hand: HandView, room: Room) -> Text | None:
    """A sentence, with two cards in hand; None with more, which are swapped or stay."""
    if len(hand.cards) != BOTH or room.ask is None:
        return None
    forced = all(option.key.endswith("discard") for option in room.ask.options)
    return room.words(f"other.forced_{_fate(table, hand)}" if forced else f"other.{_fate(table, hand)}")


def _fate(table: TableView, hand: HandView) -> str:
    """With a Snitch it is kept as long as there are cards to be given, with teams it goes to the own Lookout
    as long as the Lookouts have any; then, and with two players, it is discarded."""
    side = table.parts[hand.seat].side
    watch = sides.lookout(table.parts, side) if side is not None else None
    if watch is not None:
        return "passed" if table.hands[watch] else "discarded"
    return "kept" if table.deck else "discarded"
