"""What may be seen of La Casa de Papel: built from what is open, never filtered from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pass_and_play.engine.ask import TABLE, Say, Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ActionCard, Character
from pass_and_play.games.casa_de_papel.report import Report
from pass_and_play.games.casa_de_papel.scoring import Score

if TYPE_CHECKING:
    from pass_and_play.games.casa_de_papel.rules import CasaDePapel

MaybeCharacter = Character | Literal[Hidden.HIDDEN]


@dataclass(frozen=True, slots=True)
class TableView:
    """The public table. Sums in millions; `leaders` in the order of the rounds, the present one last.

    `laid` is the number of cards that every seat has laid so far; `press` are the revealed cards of this
    round in their shuffled order; `scores` are the finished rounds; `trump` is what the right name took.
    """

    phase: str
    round: int
    abilities: bool
    closed_eyes: bool
    last_trump: bool
    select: int
    goal: int
    highest: int
    loot: int
    leaders: tuple[Seat, ...]
    candidates: tuple[Seat, ...]
    laid: tuple[int, ...]
    selected: tuple[Seat, ...]
    press: tuple[ActionCard | Literal[Hidden.HIDDEN], ...]
    scores: tuple[Score, ...]
    characters: tuple[MaybeCharacter, ...]
    set_aside: tuple[MaybeCharacter, ...]
    raquel: Seat | None
    named: Seat | None
    trump: int
    log: tuple[Say, ...]
    report: Report | None

    @property
    def leader(self) -> Seat | None:
        """The Game Leader of the round that is being played, once there is one."""
        return self.leaders[-1] if self.leaders else None


@dataclass(frozen=True, slots=True)
class HandView:
    """The private page of one seat: its character, its cards, the card it laid in this round.

    In the dark `touched` is the seat that was touched first, and `seen` what the power shows of it.
    """

    seat: Seat
    character: MaybeCharacter
    cards: tuple[ActionCard | Literal[Hidden.HIDDEN], ...]
    laid: ActionCard | Literal[Hidden.HIDDEN] | None
    touched: Seat | None
    seen: ActionCard | Character | Literal[Hidden.HIDDEN] | None
    notes: tuple[Say, ...]


def table(game: CasaDePapel) -> TableView:
    """What everybody may see now."""
    return TableView(
        phase=game.phase,
        round=game.round,
        abilities=game.abilities,
        closed_eyes=game.closed_eyes,
        last_trump=bool(game.options["last_trump"]),
        select=game.deal.select,
        goal=game.goal,
        highest=game.deal.highest,
        loot=game.loot,
        leaders=tuple(game.leaders),
        candidates=game.candidates() if game.phase == "succession" else (),
        laid=tuple(len(laid) for laid in game.laid),
        selected=game.selected,
        press=tuple(card.peek(TABLE) for card in game.press),
        scores=tuple(game.scores),
        characters=tuple(character.peek(TABLE) for character in game.characters),
        set_aside=tuple(character.peek(TABLE) for character in game.set_aside),
        raquel=game.raquel,
        named=game.named,
        trump=game.trump,
        log=tuple(game.log),
        report=game.report(),
    )


def hand(game: CasaDePapel, seat: Seat) -> HandView:
    """What this seat alone may see besides the table."""
    laid = game.laid[seat]
    looked = game.looked.get(seat)
    return HandView(
        seat=seat,
        character=game.characters[seat].peek(seat),
        cards=tuple(card.peek(seat) for card in game.hands[seat]),
        laid=laid[-1].peek(seat) if len(laid) == game.round else None,
        touched=game.touched.get(seat),
        seen=looked.peek(seat) if looked is not None else None,
        notes=tuple(game.notes[seat]),
    )
