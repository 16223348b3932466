"""The cards of By Order of the King: roles, items, gallows cards, and the crowns of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pass_and_play.cards.card_file import ReadCards
from pass_and_play.cards.node import Node
from pass_and_play.cards.option import SWITCH, KnownOptions

LINES = (1, 2, 3)
"""The lines of a card on a private page: `role.<key>.<line>.title` and `.text`, and the same for items."""
MOST_COPIES = 20
MOST_CROWNS = 500


class Part(StrEnum):
    """The four roles."""

    LOYALIST = "loyalist"
    SABOTEUR = "saboteur"
    PRINCESS = "princess"
    JESTER = "jester"


ITEMS = ("pardon", "hat", "goblet", "cheese", "decoy", "shield", "parasite", "mimic")
"""Every item that there is a picture of."""

ITEM_EFFECTS = ("nothing", "pardon", "goblet", "cheese", "decoy", "shield", "parasite", "mimic")
"""What an item may do; `items.EFFECTS` says it in detail."""

GALLOWS_EFFECTS: Mapping[str, tuple[str, range] | None] = {
    "action": None,
    "shift_left": ("by", range(1, 4)),
    "shift_right": ("by", range(1, 4)),
    "swap_centre": None,
    "look_own": None,
    "look_neighbour": None,
    "show_centre": None,
    "look_centre": None,
    "look_all": None,
    "shuffle": ("count", range(2, 8)),
    "protect": None,
    "must": ("executions", range(2, 8)),
    "per_dead": ("crowns", range(2, 10)),
}
"""What a gallows card may do (the functions are in `gallows.EFFECTS`), and the number that some of them need:
the name of its field and its values."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role card. Its name is the text `role.<key>`, its short line on open cards `role.<key>.short`; its
    lines (see `LINES`) may name `cheese`, what a jester is paid who lives with the cheese."""

    key: Part


@dataclass(frozen=True, slots=True)
class Item:
    """An item card, one of `ITEMS`; `effect` names what it does (see `items.EFFECTS`).

    Its name is the text `item.<key>`, its short line on open cards `item.<key>.short`; its lines (see
    `LINES`) may name `cheese`. One of the `safe` items is always among those of a game.
    """

    key: str
    effect: str
    safe: bool


@dataclass(frozen=True, slots=True)
class Gallows:
    """A gallows card; `effect` names what it does (see `gallows.EFFECTS`), `number` is what the effect needs
    to know, 0 for nothing. Its name is the text `gallows.<key>`, what it does `gallows.<key>.text`."""

    key: str
    effect: str
    number: int


@dataclass(frozen=True, slots=True)
class Cards:
    """All that the card file says about the game. Every copy of a card is a thing of its own."""

    roles: tuple[Role, ...]
    items: tuple[Item, ...]
    gallows: tuple[Gallows, ...]
    crowns: int
    """All crowns of the box."""
    start: int
    """Crowns of each player at the start of a match."""


def _read_cards(node: Node, players: range) -> Cards:
    """The cards of a card file; a fault for everything that the game could not be played with."""
    fields = node.fields("crowns", "start", "roles", "items", "gallows")
    most = players[-1] if players else 0
    cards = Cards(
        roles=_read_roles(fields["roles"], most),
        items=_read_items(fields["items"], most),
        gallows=_read_gallows(fields["gallows"]),
        crowns=fields["crowns"].whole(least=1, most=MOST_CROWNS),
        start=fields["start"].whole(least=0, most=MOST_CROWNS),
    )
    dealt_out = most * cards.start
    if fields["crowns"].sound and fields["start"].sound and cards.crowns <= dealt_out:
        fields["crowns"].fault(
            f"is {cards.crowns}", f"Write more than {dealt_out}, or nothing is left for the treasury."
        )
    return cards


def _read_roles(node: Node, players: int) -> tuple[Role, ...]:
    roles: list[Role] = []
    for key, entry in node.fields(*Part).items():
        fields = _read_texts(entry, f"role.{key}", "copies")
        copies = fields["copies"].whole(least=0, most=MOST_COPIES)
        roles += [Role(Part(key)) for _ in range(copies)]
    if node.sound:
        _check_number(node, len(roles), players)
        if not any(role.key is Part.SABOTEUR for role in roles):
            node.fault("have no saboteur", "Give the saboteur at least one copy.")
    return tuple(roles)


def _read_items(node: Node, players: int) -> tuple[Item, ...]:
    """Every game needs a pardon and a safe item among its cards. The last card drawn may have to make room
    for the pardon, so that one safe card in the box is not enough."""
    items: list[Item] = []
    for key, entry in node.fields(*ITEMS).items():
        fields = _read_texts(entry, f"item.{key}", "copies", "effect", optional=("safe",))
        copies = fields["copies"].whole(least=0, most=MOST_COPIES)
        effect = fields["effect"].choice(ITEM_EFFECTS)
        safe = fields["safe"].switch() if "safe" in fields else False
        if safe and effect == "pardon":
            fields["safe"].fault("cannot be true of a pardon", "Take it out.")
        items += [Item(key, effect, safe) for _ in range(copies)]
    if node.sound:
        _check_number(node, len(items), players)
        if not any(item.effect == "pardon" for item in items):
            node.fault("have no pardon", "Give at least one copy 'effect: pardon'.")
        safe_cards = sum(item.safe for item in items)
        if safe_cards < 2:
            node.fault(f"have {safe_cards} safe cards", "Make it 2 or more: a pardon may take one's place.")
    return tuple(items)


def _check_number(node: Node, cards: int, players: int) -> None:
    """As many are drawn as there are players, the executioner included."""
    if cards < players:
        node.fault(f"come to {cards} cards", f"Make it {players} or more: one for each of the most players.")


def _read_texts(node: Node, key: str, *needed: str, optional: tuple[str, ...] = ()) -> dict[str, Node]:
    """The fields of a role or item; its name, its short line and its three lines are kept under `key`."""
    fields = node.fields(*needed, "name", "short", "lines", optional=optional)
    fields["name"].texts(key)
    fields["short"].texts(f"{key}.short")
    lines = fields["lines"].items()
    if fields["lines"].sound and len(lines) != len(LINES):
        fields["lines"].fault(f"has {len(lines)} entries", f"Make it {len(LINES)}: every card has as many.")
    for number, line in zip(LINES, lines, strict=False):
        parts = line.fields("title", "text")
        parts["title"].texts(f"{key}.{number}.title", "cheese")
        parts["text"].texts(f"{key}.{number}.text", "cheese")
    return fields


def _read_gallows(node: Node) -> tuple[Gallows, ...]:
    gallows = tuple(_read_gallows_card(key, entry) for key, entry in node.by_word().items())
    if node.is_mapping and len(gallows) < 2:
        node.fault(f"has {len(gallows)} cards", "Make it 2 or more: each game draws two.")
    return gallows


def _read_gallows_card(key: str, node: Node) -> Gallows:
    numbers = tuple(dict.fromkeys(known[0] for known in GALLOWS_EFFECTS.values() if known))
    fields = node.fields("effect", "name", "text", optional=numbers)
    fields["name"].texts(f"gallows.{key}")
    fields["text"].texts(f"gallows.{key}.text")
    effect = fields["effect"].choice(GALLOWS_EFFECTS)
    needs = GALLOWS_EFFECTS[effect] if fields["effect"].sound else None
    number = 0
    if needs is not None and needs[0] in fields:
        number = fields[needs[0]].whole(least=needs[1][0], most=needs[1][-1])
    elif needs is not None:
        node.fault(f"has no field '{needs[0]}'", f"Add '{needs[0]}: ...', the number for '{effect}'.")
    for name in numbers:
        if name in fields and fields["effect"].sound and (needs is None or name != needs[0]):
            fields[name].fault(f"is no number for '{effect}'", "Take it out.")
    return Gallows(key, effect, number)


OPTIONS: KnownOptions = {
    "length": ("everyone", "fixed", "treasury"),
    "games": range(1, 13),
    "minutes": range(61),
    "first_executioner": ("chosen", "random"),
    "memory_aid": SWITCH,
    "public_list": SWITCH,
    "tie": ("shared", "play_off"),
    "cheese": ("loyal", "two"),
    "one_saboteur": SWITCH,
    "play_on": ("by_length", "always", "never"),
}
"""What may be agreed before the match; `games` for the length 'fixed', `minutes` of discussion."""

read = ReadCards(_read_cards, OPTIONS)
"""How the card file of this game is read."""
