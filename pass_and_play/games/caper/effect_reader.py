"""Reading what a card of Caper can do: effects of the closed vocabulary, and all that is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from pass_and_play.cards.node import Node
from pass_and_play.games.caper.effects import (
    GOODS,
    ITEMS,
    Capers,
    Coins,
    Drain,
    Effect,
    Flip,
    Give,
    Goods,
    Modify,
    Per,
    PerCoin,
    Points,
    Protect,
    Retrieve,
    Whose,
)

MOST_EFFECTS = 3
"""As many as a card has room for."""
MOST_N = 20
"""The highest number of an effect."""
MOST_CHANGE = 9
"""The most that a modifier adds or takes away."""

Kind = Literal[
    "capers", "points", "goods", "coins", "drain", "flip", "protect", "per", "per_coin", "retrieve", "modify"
]

PARTS: Mapping[Kind, tuple[str, ...]] = {
    "capers": ("n",),
    "points": ("n",),
    "goods": ("good", "n"),
    "coins": ("n",),
    "drain": ("n", "to"),
    "flip": ("target",),
    "protect": ("scope",),
    "per": ("of", "whose", "give", "n"),
    "per_coin": ("coins", "points"),
    "retrieve": ("deck",),
    "modify": ("what", "n"),
}
"""The fields of every kind of effect besides `kind`."""

ALONE = ("gear", "flipped")
"""Items that make no set with others."""

Of = Literal["card", "reward", "modifiers"]
"""Where an effect stands: on a thief or gear card, in the reward of a location, or among its modifiers."""

KINDS: Mapping[Of, tuple[Kind, ...]] = {
    "card": tuple(kind for kind in PARTS if kind != "modify"),
    "reward": ("points", "goods", "coins", "per", "per_coin"),
    "modifiers": ("protect", "modify"),
}
"""What may stand where: a reward comes when all is played, and a modifier is for both sides."""


def read_effects(node: Node, of: Of) -> tuple[Effect, ...]:
    """The effects of a card: one to three. A location has one modifier or none."""
    entries = node.items()
    least, most = (0, 1) if of == "modifiers" else (1, MOST_EFFECTS)
    if node.sound and not least <= len(entries) <= most:
        node.fault(f"has {len(entries)} effects", f"Give it from {least} to {most}.")
    return tuple(_read_effect(entry, of) for entry in entries)


def _read_effect(node: Node, of: Of) -> Effect:
    """One effect; points where its kind is none that may stand here."""
    every = tuple(dict.fromkeys(part for parts in PARTS.values() for part in parts))
    fields = node.fields("kind", optional=every)
    kind = fields["kind"].choice(KINDS[of])
    if not fields["kind"].sound:
        return Points(1)
    for name in every:
        if name in PARTS[kind] and name not in fields:
            node.fault(f"has no field '{name}'", f"Add '{name}: ...': the kind '{kind}' needs it.")
            fields[name] = Node(None, f"{node.path}.{name}", node.line, node.reading)
        elif name in fields and name not in PARTS[kind]:
            fields[name].fault(f"says nothing to the kind '{kind}'", "Take it out.")
    return _of_kind(kind, fields, of)


def _of_kind(kind: Kind, fields: Mapping[str, Node], of: Of) -> Effect:
    match kind:
        case "capers":
            return Capers(_number(fields["n"]))
        case "points":
            return Points(_number(fields["n"]))
        case "goods":
            return Goods(fields["good"].choice(GOODS), _number(fields["n"]))
        case "coins":
            return Coins(_number(fields["n"]))
        case "drain":
            to: tuple[Literal["you", "supply"], ...] = ("you", "supply")
            return Drain(_number(fields["n"]), fields["to"].choice(to))
        case "flip":
            targets: tuple[Literal["top", "gear", "thief"], ...] = ("top", "gear", "thief")
            return Flip(fields["target"].choice(targets))
        case "protect":
            return _read_protect(fields["scope"], of)
        case "per":
            return _read_per(fields, of)
        case "per_coin":
            return PerCoin(_number(fields["coins"]), _number(fields["points"]))
        case "retrieve":
            decks: tuple[Literal["gear", "thief"], ...] = ("gear", "thief")
            return Retrieve(fields["deck"].choice(decks))
        case "modify":
            return _read_modify(fields)


def _number(node: Node) -> int:
    return node.whole(least=1, most=MOST_N)


def _read_protect(node: Node, of: Of) -> Protect:
    """Cards protect what belongs to their owner, locations the thieves of both sides."""
    scopes: tuple[Literal["card", "thief", "location", "all_thieves"], ...]
    scopes = ("all_thieves",) if of == "modifiers" else ("card", "thief", "location")
    return Protect(node.choice(scopes))


def _read_per(fields: Mapping[str, Node], of: Of) -> Per:
    """A reward gives no capers: its location is won already."""
    items = tuple(item.choice(ITEMS) for item in fields["of"].items())
    if fields["of"].sound:
        _check_items(fields["of"], items)
    gives: tuple[Give, ...] = get_args(Give)
    whose: tuple[Whose, ...] = get_args(Whose)
    return Per(
        of=items,
        whose=fields["whose"].choice(whose),
        give=fields["give"].choice(gives if of == "card" else gives[1:]),
        n=_number(fields["n"]),
    )


def _check_items(node: Node, items: tuple[str, ...]) -> None:
    if not items:
        node.fault("names nothing to count", f"Name one or more of: {', '.join(ITEMS)}.")
    elif len(set(items)) < len(items):
        node.fault("names an item twice", "Name each item once: a set takes one card of each.")
    elif len(items) > 1 and (alone := [item for item in ALONE if item in items]):
        node.fault(f"has '{alone[0]}' beside other items", f"Let '{alone[0]}' stand alone.")


def _read_modify(fields: Mapping[str, Node]) -> Modify:
    kinds: tuple[Literal["gear_cost", "income", "thief_capers", "equip_bonus"], ...]
    kinds = ("gear_cost", "income", "thief_capers", "equip_bonus")
    change = fields["n"].whole(least=-MOST_CHANGE, most=MOST_CHANGE)
    if fields["n"].sound and change == 0:
        fields["n"].fault("is the number 0", "Write how much it adds, or takes away with a minus.")
    return Modify(fields["what"].choice(kinds), change)
