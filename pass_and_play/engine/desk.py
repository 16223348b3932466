"""The desk hands out what may be on screen now, one step at a time.

No screen ever holds the session. A step can be used once; a step that is out of date raises StaleStep,
so a page that was covered can neither be drawn anew nor answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pass_and_play.engine.ask import Ask, Ending, Picks, Say, Seat, Where
from pass_and_play.engine.game import HandView, TableView
from pass_and_play.engine.session import Session

Keep = Callable[[Picks, Say], None]
"""Stores a decision that was made, with the public progress after it."""


class StaleStep(RuntimeError):
    """A step was used that is not the present one any more."""


@dataclass(frozen=True, slots=True)
class Curtain:
    """The device goes to `seat`. `order` are the seats of this series, in the order of passing."""

    seat: Seat
    order: tuple[Seat, ...]
    _desk: Desk = field(repr=False, compare=False)

    def lift(self) -> Page:
        """Open the page of the seat: the one moment at which a hand comes into view."""
        return self._desk._lift(self)


@dataclass(frozen=True, slots=True)
class Page:
    """The private page of one seat, with its question."""

    seat: Seat
    table: TableView
    hand: HandView
    ask: Ask
    _desk: Desk = field(repr=False, compare=False)

    def answer(self, picks: Sequence[str]) -> None:
        """Answer the question and leave the page. Raises IllegalAnswer, and the page stays."""
        self._desk._answer(self, picks)


@dataclass(frozen=True, slots=True)
class TableStep:
    """The public table, with a question that is answered in the open."""

    table: TableView
    ask: Ask
    _desk: Desk = field(repr=False, compare=False)

    def answer(self, picks: Sequence[str]) -> None:
        """Answer the question in public. Raises IllegalAnswer, and the table stays."""
        self._desk._answer(self, picks)


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over; the table shows what the rules show after the end."""

    table: TableView
    ending: Ending


Step = Curtain | Page | TableStep | Over


class Desk:
    """Turns a session into the steps that may be shown. It comes up covered: on a curtain or a table."""

    def __init__(self, session: Session, *, keep: Keep) -> None:
        self._session = session
        self._keep = keep
        self._step: Step = self._due(holder=None)

    @property
    def step(self) -> Step:
        """What may be on screen now."""
        return self._step

    @property
    def table(self) -> TableView:
        """The public table, which may be looked at at any time."""
        return self._session.game.table()

    @property
    def progress(self) -> Say:
        """Where the match stands, in public words."""
        return self._session.game.progress()

    def cover(self) -> None:
        """Cover an open page: its curtain is due again. Whatever is public stays."""
        if isinstance(self._step, Page):
            self._step = self._due(holder=None)

    def _lift(self, curtain: Curtain) -> Page:
        self._require(curtain)
        page = self._page(self._waiting())
        self._step = page
        return page

    def _answer(self, step: Page | TableStep, picks: Sequence[str]) -> None:
        self._require(step)
        legal = self._session.answer(picks)
        # The step first: should keeping fail, the old page must not answer the next seat's question.
        self._step = self._due(holder=step.seat if isinstance(step, Page) else None)
        self._keep(legal, self._session.game.progress())

    def _require(self, step: Step) -> None:
        if step is not self._step:
            raise StaleStep("this step has been used or covered")

    def _waiting(self) -> Ask:
        ask = self._session.waiting
        if ask is None:
            raise StaleStep("the match is over")
        return ask

    def _due(self, *, holder: Seat | None) -> Step:
        ask, ending = self._session.waiting, self._session.ending
        if ask is None:
            assert ending is not None
            return Over(self.table, ending)
        if ask.where is Where.OPEN:
            return TableStep(self.table, ask, self)
        if ask.seat == holder:
            return self._page(ask)
        return Curtain(ask.seat, ask.order or (ask.seat,), self)

    def _page(self, ask: Ask) -> Page:
        return Page(ask.seat, self.table, self._session.game.hand(ask.seat), ask, self)
