"""Sums in words: what somebody has, and what somebody gains or loses. All in millions."""

from __future__ import annotations

from pass_and_play.words import Text, Words


def money(words: Words, n: int) -> Text:
    """A sum that somebody has, pays or is paid: `10M`."""
    return words("money", n=n)


def change(words: Words, n: int) -> Text:
    """A gain or a loss in a column of such: `+3`, `−2`, `0`."""
    return words.number(n, signed=n != 0)


def change_in_full(words: Words, n: int) -> Text:
    """A gain or a loss that stands alone: `+1M`, `−3M`."""
    return words("money_change", n=n)
