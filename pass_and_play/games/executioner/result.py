"""What is kept of a finished game. All cards lie open then, so that all of it may be told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.court import CENTRE, Court
from pass_and_play.games.executioner.deeds import Deed
from pass_and_play.games.executioner.execution import Execution
from pass_and_play.games.executioner.items import Fate
from pass_and_play.games.executioner.rewards import How, Payment

if TYPE_CHECKING:
    from pass_and_play.games.executioner.game import Game


Cause = Literal["executioner", "shield", "parasite"]


class Stroke(NamedTuple):
    """What became of one prisoner in the executions, by whose doing, and whether it is a counted dead."""

    seat: Seat
    cause: Cause
    fate: Fate
    counted: bool


class Turn(NamedTuple):
    """A deed, and where the items lay after it: for each of `Story.places` the number of the item in it,
    which is the place in `Story.dealt` that it was dealt to."""

    deed: Deed
    lay: tuple[int, ...]


class Story(NamedTuple):
    """How the items went. `places` are those of the prisoners, clockwise from the executioner's left, and
    the centre (-1); `dealt` are the keys of the items that were dealt to them. Every deed is one of the
    `turns`, whether the table kept a list or not: nothing in it was done in secret but what a look showed."""

    places: tuple[int, ...]
    dealt: tuple[str, ...]
    turns: tuple[Turn, ...]


class GameResult(NamedTuple):
    """One finished game of the match. By seat: `changes` and `crowns` at its end. `roles` and `items` are
    those at the end, None for the executioner, `put_away` is the role left over, all of them by key: they
    are shown to all after a game. `dead` are the seats that died, `counted` the number of counted dead,
    `strokes` what became of whom in the executions, `gallows` the keys of the gallows cards that were
    drawn, `story` how the items went."""

    game: int
    executioner: Seat
    how: How
    dead: tuple[Seat, ...]
    counted: int
    strokes: tuple[Stroke, ...]
    payments: tuple[Payment, ...]
    changes: tuple[int, ...]
    crowns: tuple[int, ...]
    treasury: int
    roles: tuple[str | None, ...]
    items: tuple[str | None, ...]
    centre: str
    put_away: str
    gallows: tuple[str, ...]
    story: Story

    @property
    def before(self) -> tuple[int, ...]:
        """What everybody had before the game, by seat."""
        return tuple([now - gain for now, gain in zip(self.crowns, self.changes, strict=True)])

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats in the order of payment: the executioner, then clockwise."""
        seats = len(self.crowns)
        return tuple([(self.executioner + step) % seats for step in range(seats)])


def finished(game: Game, number: int, before: tuple[int, ...]) -> GameResult:
    """The game with this number of the match, once it is paid; `before` it everybody had so many crowns."""
    assert game.how is not None
    court, crowns = game.court, game.crowns
    prisoners, items = court.prisoners, court.items
    every = range(game.seats)
    return GameResult(
        game=number,
        executioner=game.executioner,
        how=game.how,
        dead=court.dead(),
        counted=game.counted,
        strokes=tuple(_strokes(game.executions)),
        payments=tuple(game.payments),
        changes=tuple([now - then for now, then in zip(crowns.held, before, strict=True)]),
        crowns=tuple(crowns.held),
        treasury=crowns.treasury,
        roles=tuple([str(prisoners[s].role.value.key) if s in prisoners else None for s in every]),
        items=tuple([items[s].value.key if s in prisoners else None for s in every]),
        centre=items[CENTRE].value.key,
        put_away=str(court.put_away[0].value.key),
        gallows=tuple([card.key for card, _ in game.drawn]),
        story=_story(court, game.turns),
    )


def _strokes(executions: Sequence[Execution]) -> Iterator[Stroke]:
    """Without the cards themselves, which lie hidden again in the next game."""
    for execution in executions:
        for number, blow in enumerate(execution.blows):
            yield Stroke(blow.seat, "shield" if number else execution.cause, blow.fate, blow.counted)


def _story(court: Court, turns: list[Turn]) -> Story:
    at = dict(zip(court.lay, court.items.values(), strict=True))
    dealt = tuple([at[number].value.key for number in sorted(at)])
    return Story(tuple(court.items), dealt, tuple(turns))
