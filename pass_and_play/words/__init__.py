"""Every word on screen: one folder per language, one file for the app and one for each game."""

from pass_and_play.words.check import check_words
from pass_and_play.words.look_up import Name, Text, Words

__all__ = ["Name", "Text", "Words", "check_words"]
