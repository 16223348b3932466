"""One match: the only place where an answer reaches the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pass_and_play.engine.ask import Ask, Ending, Picks, option
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Game, GameKind
from pass_and_play.engine.record import Record


class IllegalAnswer(ValueError):
    """The picks do not answer the question. Nothing has changed."""


class Session:
    """A match that is being played, resumed or replayed: all three construct a game and answer.

    `waiting` is the question that is open, or None once `ending` is known.
    """

    def __init__(self, kind: GameKind, cards: Any, record: Record) -> None:
        """Sets the match up and answers what the record holds; IllegalAnswer where that does not fit."""
        self.game: Game = kind.open(record.seats, cards, record.options, Dice(record.seed))
        self.waiting: Ask | None = None
        self.ending: Ending | None = None
        self._record = record
        self._decisions: list[Picks] = []
        self._flow = self.game.play()
        self.waiting = next(self._flow)
        for picks in record.decisions:
            self.answer(picks)

    @property
    def record(self) -> Record:
        """Everything that it takes to play this match again up to here."""
        record = self._record
        return Record(
            game=record.game,
            rules=record.rules,
            cards=record.cards,
            options=record.options,
            seats=record.seats,
            seed=record.seed,
            decisions=tuple(self._decisions),
        )

    @property
    def decided(self) -> int:
        """How many decisions have been made."""
        return len(self._decisions)

    def answer(self, picks: Sequence[str]) -> Picks:
        """Answer the open question; returns the picks in option order.

        Raises IllegalAnswer, before the rules hear of it, unless the picks are different options of the
        question and of the right number.
        """
        ask = self.waiting
        if ask is None:
            raise IllegalAnswer("the match is over")
        if len(picks) == 1 and ask.least <= 1 <= ask.most and option(picks[0]) in ask.options:
            legal: Picks = (picks[0],)  # nearly always so, and options may be many
        else:
            legal = checked(ask, picks)
        try:
            self.waiting = self._flow.send(legal)
        except StopIteration as end:
            self.waiting, self.ending = None, end.value
        self._decisions.append(legal)
        return legal


def checked(ask: Ask, picks: Sequence[str]) -> Picks:
    """The picks in the order of the options; IllegalAnswer where they do not answer the question."""
    if not ask.least <= len(picks) <= ask.most:
        raise IllegalAnswer(f"pick {ask.least} to {ask.most} options, not {len(picks)}")
    legal = tuple([each.key for each in ask.options if each.key in picks])
    if len(legal) != len(picks):
        raise IllegalAnswer("these are not different options of the question")
    return legal
