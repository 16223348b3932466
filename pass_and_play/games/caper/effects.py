"""What cards and locations of Caper can do: the closed vocabulary in which the card file speaks.

'Here' is the location at which the card lies, the owner the side that it belongs to. Some effects act once,
when the card is played, and stay done; some hold as long as the card lies face up; the others are counted at
the end of the game, unless the card is flipped by then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Good = Literal["jewel", "antique", "painting", "wild"]
Whose = Literal["yours", "opponent"]
Give = Literal["capers", "points", "coins", "jewel", "antique", "painting", "wild"]

GOODS: tuple[Good, ...] = ("jewel", "antique", "painting", "wild")
"""Stolen goods; a wild is any one of the others."""

GEAR_COLOURS = ("green", "purple", "yellow", "red", "light_blue", "orange", "grey")
"""The colours of gear. A flipped card has none."""

ITEMS = (*GEAR_COLOURS, "city", "thief", "gear", "flipped")
"""What can be counted: face-up gear of a colour, or of the colour of the city in play; thieves and gear,
flipped or not; flipped cards of both sorts."""


@dataclass(frozen=True, slots=True)
class Capers:
    """At the end: `n` capers here."""

    n: int
    kind: Literal["capers"] = field(default="capers", init=False)


@dataclass(frozen=True, slots=True)
class Points:
    """At the end: `n` points."""

    n: int
    kind: Literal["points"] = field(default="points", init=False)


@dataclass(frozen=True, slots=True)
class Goods:
    """At the end: `n` stolen goods of one kind."""

    good: Good
    n: int
    kind: Literal["goods"] = field(default="goods", init=False)


@dataclass(frozen=True, slots=True)
class Coins:
    """When played: `n` coins from the supply, as far as it goes; as a reward, when the location is won."""

    n: int
    kind: Literal["coins"] = field(default="coins", init=False)


@dataclass(frozen=True, slots=True)
class Drain:
    """When played: the opponent gives up `n` coins, or all there are, to the owner or to the supply."""

    n: int
    to: Literal["you", "supply"]
    kind: Literal["drain"] = field(default="drain", init=False)


@dataclass(frozen=True, slots=True)
class Flip:
    """When played: one topmost, face-up, unprotected card of the opponent here is turned face down: any
    (`top`), a gear card, or a thief without gear."""

    target: Literal["top", "gear", "thief"]
    kind: Literal["flip"] = field(default="flip", init=False)


@dataclass(frozen=True, slots=True)
class Protect:
    """While face up: no flip may choose this card, this thief and its gear, any card of the owner here
    (`location`), or the thief cards of both sides here (`all_thieves`, of locations only)."""

    scope: Literal["card", "thief", "location", "all_thieves"]
    kind: Literal["protect"] = field(default="protect", init=False)


@dataclass(frozen=True, slots=True)
class Per:
    """At the end, or when played if it gives coins: `n` of `give` for each set here. A set is one card of
    every item in `of` (see `ITEMS`) among the cards that the map marker shows: the owner's or the
    opponent's."""

    of: tuple[str, ...]
    whose: Whose
    give: Give
    n: int
    kind: Literal["per"] = field(default="per", init=False)


@dataclass(frozen=True, slots=True)
class PerCoin:
    """At the end: `points` for every full `coins` that the owner holds; nothing is spent."""

    coins: int
    points: int
    kind: Literal["per_coin"] = field(default="per_coin", init=False)


@dataclass(frozen=True, slots=True)
class Retrieve:
    """When played: the owner may play one card of this deck from the own discard area, here and at once."""

    deck: Literal["gear", "thief"]
    kind: Literal["retrieve"] = field(default="retrieve", init=False)


@dataclass(frozen=True, slots=True)
class Modify:
    """Of locations, always and for both sides: what a gear card costs here, what a thief brings, what a
    thief counts, or what a thief with three gear cards counts more is changed by `n`."""

    what: Literal["gear_cost", "income", "thief_capers", "equip_bonus"]
    n: int
    kind: Literal["modify"] = field(default="modify", init=False)


Effect = Capers | Points | Goods | Coins | Drain | Flip | Protect | Per | PerCoin | Retrieve | Modify
