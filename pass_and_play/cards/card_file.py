"""The card file of a game: what the four games' files have in common, around what each game reads itself."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from pass_and_play.cards.fault import Fault
from pass_and_play.cards.node import Node, read_root
from pass_and_play.cards.option import KnownOptions, OptionRule, read_options

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class ReadCards(Generic[C]):
    """How the card file of one game is read."""

    cards: Callable[[Node, range], C]
    """From the mapping `cards` and the numbers of players to the game's own frozen dataclass. It must come
    through on any file: what it returns is thrown away where there is a fault. There are no numbers of
    players where a fault hides them."""
    options: KnownOptions
    """What the rules can handle."""


@dataclass(frozen=True, slots=True)
class CardFile(Generic[C]):
    """A card file that was read without a fault."""

    game: str
    cards: C
    players: range
    """How many may play, from the fewest to the most."""
    minutes: int
    """How long a match takes."""
    options: tuple[OptionRule, ...]
    texts: Mapping[str, Mapping[str, str]]
    """Language -> key -> text; a language other than English may lack some."""
    source: str
    """The text of the file, to be stored beside a match and read again."""
    digest: str
    """16 hex digits over all that bears on the rules: equal as long as only names and texts change."""


def read_card_file(
    raw: bytes, *, file: str, game: str, read: ReadCards[C]
) -> CardFile[C] | tuple[Fault, ...]:
    """Read the card file of one game; all its faults, if there are any. `file` is its name in the faults."""
    root = read_root(raw, file)
    fields = root.fields("game", "title", "tagline", "players", "minutes", "options", "cards")
    fields["game"].choice((game,))
    fields["title"].texts("title")
    fields["tagline"].texts("tagline")
    players = _read_players(fields["players"])
    minutes = fields["minutes"].whole(least=1, most=600)
    options = read_options(fields["options"], read.options)
    cards = read.cards(fields["cards"], players)
    if root.faults:
        return root.faults
    return CardFile(
        game=game,
        cards=cards,
        players=players,
        minutes=minutes,
        options=options,
        texts=root.reading.texts,
        source=raw.decode("utf-8-sig"),
        digest=_digest(cards),
    )


def _read_players(node: Node) -> range:
    fields = node.fields("least", "most")
    least = fields["least"].whole(least=2, most=8)
    most = fields["most"].whole(least=least, most=8)
    return range(least, most + 1) if node.sound else range(0)


def _digest(cards: object) -> str:
    canonical = json.dumps(cards, default=_by_field, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _by_field(part: object) -> dict[str, object]:
    """A frozen dataclass as JSON takes it; anything else does not belong in a game's cards."""
    if not dataclasses.is_dataclass(part):
        raise TypeError(f"{part!r} has no place in a card file")
    return {field.name: getattr(part, field.name) for field in dataclasses.fields(part)}
