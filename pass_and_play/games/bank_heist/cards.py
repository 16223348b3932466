"""The cards of Millions of Dollars: roles, loot, and what is laid out for how many players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pass_and_play.cards.card_file import ReadCards
from pass_and_play.cards.node import Node
from pass_and_play.cards.option import SWITCH, KnownOptions

ROLES = ("informer", "brute", "driver", "crook", "mastermind")
"""Every role that the rules know."""
MOST_ROUNDS = 10
"""As many loot cards as there are in the box (a round for each)."""
MOST = 99
"""The highest amount on a card, in millions, and the most copies of one note."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role, by `key` (`informer`, `brute`, `driver`, `crook`, `mastermind`) and its `order` of revealing
    from 1. Its name is the text `role.<key>`, what it does in two lines `role.<key>.text`."""

    key: str
    order: int


@dataclass(frozen=True, slots=True)
class Loot:
    """A loot card: `amount` and `deposit` in millions, and the key of the role whose survivor gets 1 more.

    Its name is the text `bank.<key>`.
    """

    key: str
    amount: int
    deposit: int
    symbol: str | None


@dataclass(frozen=True, slots=True)
class Cards:
    """All that the card file says about the game. Money in millions."""

    roles: tuple[Role, ...]
    """In the order of revealing."""
    in_play: Mapping[int, tuple[str, ...]]
    """Keys of the roles, by the number of players."""
    loot: tuple[Loot, ...]
    start: int
    threats: int
    notes: int
    """All the money of the box, in millions."""


def _read_cards(node: Node, players: range) -> Cards:
    """The cards of a card file; a fault for everything that the game could not be played with."""
    fields = node.fields("roles", "in_play", "loot", "start", "threats", "notes")
    cards = Cards(
        roles=_read_roles(fields["roles"]),
        in_play=_read_in_play(fields["in_play"], players),
        loot=_read_loot(fields["loot"]),
        start=fields["start"].whole(least=0, most=MOST),
        threats=fields["threats"].whole(least=0, most=MOST),
        notes=_read_notes(fields["notes"]),
    )
    if (
        players
        and fields["notes"].sound
        and fields["start"].sound
        and cards.notes < players[-1] * cards.start
    ):
        fields["notes"].fault(
            f"come to {cards.notes}", f"Make it {players[-1] * cards.start} or more: {cards.start} a player."
        )
    return cards


def _read_roles(node: Node) -> tuple[Role, ...]:
    """All five roles, in the order of revealing, which begins with the informer."""
    roles = tuple(_read_role(key, entry) for key, entry in node.fields(*ROLES).items())
    in_order = tuple(sorted(roles, key=lambda role: role.order))
    if node.sound and [role.order for role in in_order] != list(range(1, len(ROLES) + 1)):
        node.fault("have no clear order", f"Give each an 'order' of its own, from 1 to {len(ROLES)}.")
    elif node.sound and in_order[0].key != "informer":
        node.fault(
            f"begin with '{in_order[0].key}'",
            "Give the informer 'order: 1': it names a role before all others.",
        )
    return in_order


def _read_role(key: str, node: Node) -> Role:
    fields = node.fields("order", "name", "text")
    fields["name"].texts(f"role.{key}")
    fields["text"].texts(f"role.{key}.text")
    return Role(key, fields["order"].whole(least=1, most=len(ROLES)))


def _read_in_play(node: Node, players: range) -> dict[int, tuple[str, ...]]:
    rows = node.by_number(least=2, most=8)
    in_play = {count: _read_row(row) for count, row in rows.items()}
    for count in players:
        if node.is_mapping and count not in rows:
            node.fault(f"has no row for {count} players", f"Add '{count}:' with their roles.")
    for count, row in rows.items():
        if players and count not in players:
            row.fault("is for a number of players that this game is not for", "Take it out.")
    return in_play


def _read_row(node: Node) -> tuple[str, ...]:
    """At least two different roles: three players lay two, and under 'no repeat' one of them is barred."""
    keys = tuple(entry.choice(ROLES) for entry in node.items())
    if node.sound and len(set(keys)) < len(keys):
        node.fault("names a role twice", "Name each role once.")
    elif node.sound and len(keys) < 2:
        node.fault(f"names {len(keys)} roles", "Name at least two.")
    return keys


def _read_loot(node: Node) -> tuple[Loot, ...]:
    loot = tuple(_read_card(key, entry) for key, entry in node.by_word().items())
    if node.is_mapping and len(loot) < MOST_ROUNDS:
        node.fault(f"has {len(loot)} cards", f"Make it {MOST_ROUNDS} or more, one a round.")
    return loot


def _read_card(key: str, node: Node) -> Loot:
    fields = node.fields("amount", "deposit", "name", optional=("symbol",))
    fields["name"].texts(f"bank.{key}")
    return Loot(
        key=key,
        amount=fields["amount"].whole(least=1, most=MOST),
        deposit=fields["deposit"].whole(least=0, most=MOST),
        symbol=fields["symbol"].choice(ROLES) if "symbol" in fields else None,
    )


def _read_notes(node: Node) -> int:
    notes = node.by_number(least=1, most=MOST)
    return sum(value * copies.whole(least=0, most=MOST) for value, copies in notes.items())


OPTIONS: KnownOptions = {
    "roles": ("by_table", "all"),
    "no_repeat": SWITCH,
    "hidden_money": SWITCH,
    "report": SWITCH,
    "minutes": range(61),
    "first_boss": ("chosen", "random"),
    "target": range(1, 1_000),
    "rounds": range(1, MOST_ROUNDS + 1),
}
"""What may be agreed before the game; `minutes` of negotiation, `target` in millions."""

read = ReadCards(_read_cards, OPTIONS)
"""How the card file of this game is read."""
