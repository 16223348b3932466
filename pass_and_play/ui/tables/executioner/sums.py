"""Sums of crowns in words."""

from __future__ import annotations

from pass_and_play.words import Text, Words


def signed(words: Words, n: int) -> Text:
    """What somebody gained or lost: +2, −1, or 0."""
    return words.number(n, signed=n != 0)
