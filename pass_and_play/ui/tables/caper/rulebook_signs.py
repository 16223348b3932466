"""The chapter of the signs: what cards bring, what they do, what they count, and what locations change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pass_and_play.games.caper.effects import (
    Capers,
    Coins,
    Drain,
    Effect,
    Flip,
    Goods,
    Modify,
    Per,
    PerCoin,
    Points,
    Protect,
    Retrieve,
)
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row

Signs = Mapping[str, tuple[str, Effect]]
"""The icon of each rule, and an effect that shows it in signs."""

GIVES: Signs = {
    "caper": ("caper", Capers(2)),
    "point": ("point", Points(3)),
    "coin": ("coin", Coins(2)),
    "jewel": ("jewel", Goods("jewel", 1)),
    "antique": ("antique", Goods("antique", 1)),
    "painting": ("painting", Goods("painting", 1)),
    "wild": ("wild", Goods("wild", 1)),
}

ACTS: Signs = {
    "flip": ("flip", Flip("top")),
    "flip_gear": ("gear", Flip("gear")),
    "flip_thief": ("thief", Flip("thief")),
    "protected": ("protected", Protect("thief")),
    "drain_you": ("drain", Drain(1, "you")),
    "drain_supply": ("drain", Drain(1, "supply")),
    "retrieve": ("retrieve", Retrieve("gear")),
}

COUNTS: Signs = {
    "colour": (CAPER_GEAR["red"].icon, Per(("red",), "yours", "capers", 1)),
    "set": ("link", Per(("yellow", "purple"), "yours", "capers", 1)),
    "thief": ("thief", Per(("thief",), "yours", "capers", 1)),
    "rival": ("thief-rival", Per(("thief",), "opponent", "capers", 1)),
    "gear": ("gear", Per(("gear",), "yours", "points", 1)),
    "flipped": ("flip", Per(("flipped",), "opponent", "points", 1)),
    "city": ("home", Per(("city",), "yours", "points", 2)),
    "coins": ("coin-pile", PerCoin(2, 1)),
}

PLACES: Signs = {
    "protect": ("protected", Protect("all_thieves")),
    "cost": ("gear", Modify("gear_cost", -1)),
    "income": ("coin", Modify("income", 1)),
    "thieves": ("thief", Modify("thief_capers", 1)),
    "bonus": ("caper", Modify("equip_bonus", 1)),
}

MODIFIERS = tuple(effect for _, effect in PLACES.values())


def pages(tell: Teller) -> tuple[Page, ...]:
    """Every sign, by what it is for."""
    groups = {"gives": GIVES, "acts": ACTS, "counts": COUNTS, "places": PLACES}
    return tuple(_page(tell, key, signs) for key, signs in groups.items())


def _page(tell: Teller, key: str, signs: Signs) -> Page:
    rows = [_row(tell, f"{key}.{sign}", icon, effect) for sign, (icon, effect) in signs.items()]
    return tell.page(key, *rows)


def _row(tell: Teller, key: str, icon: str, effect: Effect) -> Row:
    framed = (effect,) if effect in MODIFIERS else ()
    signs = tell.signs(() if framed else (effect,), modifiers=framed)
    return replace(tell.row(key, icon), figure=signs)
