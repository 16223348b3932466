"""Bots for tables of the whole app: they know no game, and take as long as a test wants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from evening import Evening, seating

from pass_and_play.engine.ask import Ask
from pass_and_play.engine.bot import Luck, Opponents, Thought
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks

GAME = "casa_de_papel"
SEATS = 4


class Slow:
    """Gives way as often as it is told to before it picks by luck."""

    slices = 3

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """By luck, after a while."""
        for _ in range(self.slices):
            yield
        return random_picks(ask, dice)


class Endless:
    """Thinks until the test lets it go."""

    goes = False

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """By luck, when it may."""
        while not Endless.goes:
            yield
        return random_picks(ask, dice)


class Broken:
    """Cannot even think."""

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """Never anything."""
        yield
        raise ZeroDivisionError


OPPONENTS = Opponents(
    {"easy": Luck, "fair": Slow, "hard": Endless},
    (4, 5),
    house={5: {"abilities": False}},
    suits=lambda table, seat: seat != 3,
)
"""Seat 3 has a part that no computer plays."""


def deal(app: Evening, bots: dict[int, str], *, players: int = SEATS) -> None:
    """Begin a match in which computers of these strengths play."""
    seated = seating(GAME, players, first_leader="random")
    names = tuple("Computer" if seat in bots else name for seat, name in enumerate(seated.names))
    app.host.deal(replace(seated, bots=bots, names=names))
    app.hands.settle()


def answer(app: Evening) -> None:
    """Open the page of the person who is due and decide by luck."""
    assert app.scene == "curtain"
    app.hands.play_scene(Dice(1))
    assert app.scene == "page"
    app.hands.play_scene(Dice(1))
