"""What the gallows cards do, each effect under the name that the card file gives it.

'Choose a prisoner' is the executioner's choice, and never the executioner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Flow,
    Seat,
    Where,
    in_the_open,
    option,
    say,
    seat_of,
    who,
)
from pass_and_play.games.executioner.cards import Gallows
from pass_and_play.games.executioner.court import CENTRE, LEFT, RIGHT
from pass_and_play.games.executioner.deeds import deed

if TYPE_CHECKING:
    from pass_and_play.games.executioner.game import Game

Effect = Callable[["Game", Gallows], Flow[None]]


def action(game: Game, card: Gallows) -> Flow[None]:
    """A chosen prisoner takes one more action, at once."""
    (seat,) = yield from _choose(game)
    yield from game.act(seat)


def shift_left(game: Game, card: Gallows) -> Flow[None]:
    """Every prisoner's item moves to the left."""
    game.court.shift(card.number * LEFT)
    game.done(deed("shift_left", None, *game.court.order, by_gallows=True))
    yield from ()


def shift_right(game: Game, card: Gallows) -> Flow[None]:
    """Every prisoner's item moves to the right."""
    game.court.shift(card.number * RIGHT)
    game.done(deed("shift_right", None, *game.court.order, by_gallows=True))
    yield from ()


def swap_centre(game: Game, card: Gallows) -> Flow[None]:
    """A chosen prisoner's item and the centre card change places, unseen."""
    (seat,) = yield from _choose(game)
    game.court.swap(seat, CENTRE)
    game.done(deed("swap", None, seat, CENTRE, by_gallows=True))


def look_own(game: Game, card: Gallows) -> Flow[None]:
    """A chosen prisoner looks at their own item again."""
    (seat,) = yield from _choose(game)
    yield from game.look(seat, seat, by_gallows=True)


def look_neighbour(game: Game, card: Gallows) -> Flow[None]:
    """A chosen prisoner looks at the item of one of the two neighbouring prisoners, their choice."""
    (seat,) = yield from _choose(game)
    neighbours = game.court.next_to(seat, LEFT), game.court.next_to(seat, RIGHT)
    options = tuple(option(f"seat:{other}") for other in game.court.order if other in neighbours)
    game.candidates, game.acting = neighbours, seat
    (pick,) = yield in_the_open(seat, say("choose_neighbour", seat=who(seat)), options)
    game.candidates, game.acting = (), None
    yield from game.look(seat, seat_of(pick), by_gallows=True)


def show_centre(game: Game, card: Gallows) -> Flow[None]:
    """The centre card is shown to all, then turned down again."""
    game.phase = "shown"
    game.done(deed("shown", None, CENTRE, by_gallows=True))
    with game.court.items[CENTRE].glimpse(TABLE):
        yield in_the_open(TABLE, say("shown"), DONE)


def look_centre(game: Game, card: Gallows) -> Flow[None]:
    """The executioner alone looks at the centre card."""
    yield from game.look(game.executioner, CENTRE, by_gallows=True)


def look_all(game: Game, card: Gallows) -> Flow[None]:
    """Every prisoner looks at their own item again."""
    for seat in game.court.order:
        yield from game.look(seat, seat, by_gallows=True, order=game.court.order)


def shuffle(game: Game, card: Gallows) -> Flow[None]:
    """The items of some chosen prisoners are shuffled among them."""
    seats = yield from _choose(game, card.number)
    game.court.shuffle(seats, game.dice)
    game.done(deed("shuffle", None, *seats, by_gallows=True))


def protect(game: Game, card: Gallows) -> Flow[None]:
    """A chosen prisoner cannot be executed in this game, by a shield neither; the parasite still works."""
    (seat,) = yield from _choose(game)
    game.court.prisoners[seat].protected = True


def must(game: Game, card: Gallows) -> Flow[None]:
    """The executioner must execute so many prisoners at least."""
    game.must = max(game.must, card.number)
    yield from ()


def per_dead(game: Game, card: Gallows) -> Flow[None]:
    """At a normal end the executioner gets so many crowns for each counted dead."""
    game.per_dead = max(game.per_dead, card.number)
    yield from ()


EFFECTS: Mapping[str, Effect] = {
    "action": action,
    "shift_left": shift_left,
    "shift_right": shift_right,
    "swap_centre": swap_centre,
    "look_own": look_own,
    "look_neighbour": look_neighbour,
    "show_centre": show_centre,
    "look_centre": look_centre,
    "look_all": look_all,
    "shuffle": shuffle,
    "protect": protect,
    "must": must,
    "per_dead": per_dead,
}
"""By the name that the card file gives them."""


def _choose(game: Game, count: int = 1) -> Flow[tuple[Seat, ...]]:
    """The executioner chooses so many prisoners; nobody is asked where there are no more than that."""
    order = game.court.order
    chosen = order
    if len(order) > count:
        options = tuple(option(f"seat:{seat}") for seat in order)
        what = say("choose_prisoners", seat=who(game.executioner), n=count)
        game.candidates = order
        picks = yield Ask(game.executioner, what, options, count, count, Where.OPEN)
        game.candidates = ()
        chosen = tuple(seat_of(pick) for pick in picks)
    game.mark(chosen)
    return chosen
