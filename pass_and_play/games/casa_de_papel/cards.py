"""The cards of La Casa de Papel: characters, action cards and what is dealt to how many players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pass_and_play.cards.card_file import ReadCards
from pass_and_play.cards.node import Node
from pass_and_play.cards.option import SWITCH, KnownOptions

ROUNDS = 5
"""The press runs five times; each player holds as many action cards."""
PRINTED = 500
"""Millions that the press prints when the banknotes have the majority, bonuses apart."""
STEP = 250
"""The track of loot is marked in steps of so many millions; every value is a multiple."""
MOST_BONUS = 500
"""The highest value of an action card, in millions."""


class Kind(StrEnum):
    """The two kinds of action card."""

    BANKNOTE = "banknote"
    SABOTAGE = "sabotage"


class Team(StrEnum):
    """The two sides."""

    GANGSTERS = "gangsters"
    HOSTAGES = "hostages"


class Power(StrEnum):
    """What sets two of the characters apart: a power cut of their own and their part in the last trump."""

    NONE = "none"
    PROFESSOR = "professor"
    RAQUEL = "raquel"


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A card for the press. `value` in millions, never below 0: what a banknote adds or a sabotage takes."""

    kind: Kind
    value: int


@dataclass(frozen=True, slots=True)
class Character:
    """A secret role. Its name is the text `character.<key>`, the long name `character.<key>.full`."""

    key: str
    team: Team
    power: Power

    def lines(self, *, abilities: bool, last_trump: bool, closed_eyes: bool = False) -> tuple[str, str, str]:
        """What the card says under these options, from top to bottom: three of `LINES`.

        Each stands for the texts `role.<line>.title` and `role.<line>.text`, which may name the `goal`.
        """
        side = "gangster" if self.team is Team.GANGSTERS else "hostage"
        second, third = "closed_2" if closed_eyes else "other_2", f"{side}_3"
        if self.power is not Power.NONE:
            second, third = f"{self.power}_2", f"{self.power}_3"
        return f"{side}_1", second if abilities else "no_cut_2", third if last_trump else "no_trump_3"


LINES = (
    "gangster_1",
    "hostage_1",
    "professor_2",
    "raquel_2",
    "other_2",
    "closed_2",
    "no_cut_2",
    "professor_3",
    "raquel_3",
    "gangster_3",
    "hostage_3",
    "no_trump_3",
)
"""Every line that a character's card may carry; the number is its place on the card."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What is dealt to one number of players, and what they play for."""

    players: int
    gangsters: int
    """Gangster characters that are prepared, the Professor included."""
    hostages: int
    """Hostage characters that are prepared, Raquel included."""
    goal: int
    """Loot in millions at which the gangsters win."""
    select: int
    """Cards that the Leader selects in a round: odd, so that there is always a majority."""
    deck: tuple[ActionCard, ...]
    """Every copy, five for each player."""

    @property
    def set_aside(self) -> int:
        """Characters prepared beyond the players. If 1: the last gangster and the last hostage are
        shuffled, one of the two is dealt, the other stays unseen until the end."""
        return self.gangsters + self.hostages - self.players

    @property
    def highest(self) -> int:
        """The end of the track, in millions: the press runs in every round and every bonus counts."""
        bonuses = sum(card.value for card in self.deck if card.kind is Kind.BANKNOTE)
        return ROUNDS * PRINTED + bonuses


@dataclass(frozen=True, slots=True)
class Cards:
    """All that the card file says about the game."""

    characters: tuple[Character, ...]
    deals: Mapping[int, Deal]
    """By the number of players."""

    def team(self, team: Team) -> tuple[Character, ...]:
        """The characters of one side."""
        return tuple(character for character in self.characters if character.team is team)


Supply = Mapping[Kind, Mapping[int, int]]
"""Copies in the box, by kind and value."""


def _read_cards(node: Node, players: range) -> Cards:
    """The cards of a card file; a fault for everything that the game could not be played with."""
    fields = node.fields("teams", "characters", "lines", "actions", "deals")
    for team, name in fields["teams"].fields(*Team).items():
        name.texts(f"team.{team}")
    for line, texts in fields["lines"].fields(*LINES).items():
        parts = texts.fields("title", "text")
        parts["title"].texts(f"role.{line}.title", "goal")
        parts["text"].texts(f"role.{line}.text", "goal")
    supply = _read_supply(fields["actions"])
    cards = Cards(
        characters=_read_characters(fields["characters"]),
        deals=_read_deals(fields["deals"], players, supply),
    )
    if fields["characters"].sound:
        _check_teams(fields["characters"], cards)
    return cards


def _read_characters(node: Node) -> tuple[Character, ...]:
    characters = tuple(_read_character(key, entry) for key, entry in node.by_word().items())
    complete = node.sound
    for power in (Power.PROFESSOR, Power.RAQUEL):
        holders = sum(character.power is power for character in characters)
        if holders > 1 or (holders == 0 and complete):
            node.fault(f"has {holders} characters with 'power: {power}'", "Give it to exactly one.")
    return characters


def _read_character(key: str, node: Node) -> Character:
    fields = node.fields("team", "name", optional=("full", "power"))
    fields["name"].texts(f"character.{key}")
    fields.get("full", fields["name"]).texts(f"character.{key}.full")
    team = fields["team"].choice(Team)
    power = fields["power"].choice(Power) if "power" in fields else Power.NONE
    other_team = {Power.PROFESSOR: Team.HOSTAGES, Power.RAQUEL: Team.GANGSTERS}.get(power)
    if fields["team"].sound and team is other_team:
        fields["team"].fault(
            f"cannot be '{team}' with 'power: {power}'", "The Professor is a gangster, Raquel a hostage."
        )
    return Character(key, team, power)


def _read_supply(node: Node) -> Supply | None:
    """What is in the box; None where a fault hides it."""
    fields = node.fields("plain", *Kind)
    fields["plain"].texts("action.plain")
    supply = {}
    for kind in Kind:
        parts = fields[kind].fields("name", "supply")
        parts["name"].texts(f"action.{kind}")
        values = parts["supply"].by_number(least=0, most=MOST_BONUS, step=STEP)
        supply[kind] = {value: copies.whole(least=0, most=99) for value, copies in values.items()}
    return supply if node.sound else None


def _read_deals(node: Node, players: range, supply: Supply | None) -> dict[int, Deal]:
    rows = node.by_number(least=2, most=8)
    deals = {count: _read_deal(row, count, supply) for count, row in rows.items()}
    for count in players:
        if node.is_mapping and count not in rows:
            node.fault(f"has no row for {count} players", f"Add '{count}:' with what is dealt to them.")
    for count, row in rows.items():
        if players and count not in players:
            row.fault("is for a number of players that this game is not for", "Take it out.")
    return deals


def _read_deal(node: Node, players: int, supply: Supply | None) -> Deal:
    fields = node.fields("gangsters", "hostages", "goal", "select", "deck", optional=("set_aside",))
    deal = Deal(
        players=players,
        gangsters=fields["gangsters"].whole(least=1, most=9),
        hostages=fields["hostages"].whole(least=1, most=9),
        goal=fields["goal"].whole(least=STEP, most=10_000, step=STEP),
        select=fields["select"].choice((3, 5)),
        deck=_read_deck(fields["deck"], supply),
    )
    if fields["deck"].sound:
        _check_deck(fields, deal)
    set_aside = fields["set_aside"].whole(least=0, most=1) if "set_aside" in fields else 0
    if fields["gangsters"].sound and fields["hostages"].sound:
        _check_set_aside(node, deal, set_aside)
    if deal.select >= players:
        fields["select"].fault(f"is {deal.select}", f"Select fewer cards than the {players} that are laid.")
    return deal


def _read_deck(node: Node, supply: Supply | None) -> tuple[ActionCard, ...]:
    deck: list[ActionCard] = []
    for kind, row in node.fields(*Kind).items():
        for value, cell in row.by_number(least=0, most=MOST_BONUS, step=STEP).items():
            copies = cell.whole(least=0, most=99)
            deck += [ActionCard(Kind(kind), value)] * copies
            in_box = copies if supply is None else supply[Kind(kind)].get(value, 0)
            if copies > in_box:
                cell.fault(
                    f"asks for {copies} cards", f"Write at most {in_box}: there are no more in the box."
                )
    return tuple(deck)


def _check_deck(fields: Mapping[str, Node], deal: Deal) -> None:
    """The deck is dealt out completely, hands can be mixed, and the goal lies on the track."""
    cards = ROUNDS * deal.players
    if len(deal.deck) != cards:
        fields["deck"].fault(f"holds {len(deal.deck)} cards", f"Make it {cards}, {ROUNDS} for each player.")
        return
    for kind in Kind:
        count = sum(card.kind is kind for card in deal.deck)
        if count < deal.players:
            fields["deck"].fault(
                f"holds {count} of '{kind}'", f"Make it {deal.players} or more, one a player."
            )
    if deal.goal > deal.highest:
        fields["goal"].fault(
            f"is {deal.goal}", f"Write at most {deal.highest}, all that this deck can bring."
        )


def _check_set_aside(node: Node, deal: Deal, set_aside: int) -> None:
    """All characters are dealt but one that may be set aside, which leaves the two with a power in play."""
    if deal.set_aside != set_aside:
        node.fault(
            f"prepares {deal.gangsters + deal.hostages} characters and sets {set_aside} aside",
            f"Leave {deal.players} to be dealt.",
        )
    elif set_aside and min(deal.gangsters, deal.hostages) < 2:
        node.fault("would set a power aside", "Prepare at least 2 gangsters and 2 hostages.")


def _check_teams(node: Node, cards: Cards) -> None:
    """Nobody can be dealt a character that does not exist."""
    gangsters = max((deal.gangsters for deal in cards.deals.values()), default=0)
    hostages = max((deal.hostages for deal in cards.deals.values()), default=0)
    for team, needed in ((Team.GANGSTERS, gangsters), (Team.HOSTAGES, hostages)):
        if len(cards.team(team)) < needed:
            node.fault(f"has {len(cards.team(team))} in the team '{team}'", f"Make it {needed} or more.")


OPTIONS: KnownOptions = {
    "abilities": SWITCH,
    "last_trump": SWITCH,
    "minutes": range(61),
    "power_cut": ("passed", "closed"),
    "eyes_seconds": range(5, 41),
    "first_leader": ("chosen", "random"),
    "goal": range(0, 10_001, STEP),
    "mixed_hands": SWITCH,
    "open_report": SWITCH,
}
"""What may be agreed before the game; `minutes` of discussion, `eyes_seconds` with
closed eyes, a `goal` of 0 is that of the table."""

read = ReadCards(_read_cards, OPTIONS)
"""How the card file of this game is read."""
