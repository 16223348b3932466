"""The desk hands out what may be on screen now, one step at a time.

No screen ever holds the session. A step can be used once; a step that is out of date raises StaleStep,
so a page that was covered can neither be drawn anew nor answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pass_and_play.engine.ask import Ask, Ending, Picks, Say, Seat, Where
from pass_and_play.engine.bot import Bots, Opponents, Thought
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
class GlanceCurtain:
    """The device goes to `seat`, who only wants to look at their role again."""

    seat: Seat
    _desk: Desk = field(repr=False, compare=False)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seat alone."""
        return (self.seat,)

    def lift(self) -> Glance:
        """Open the page of the seat, without a question."""
        return self._desk._lift_glance(self)


@dataclass(frozen=True, slots=True)
class Glance:
    """The private page of one seat without a question: to look at one's role again. Nothing is recorded."""

    seat: Seat
    table: TableView
    hand: HandView


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
class EyesStep:
    """The page in the middle while all but one keep their eyes closed; nothing tells who that one is.

    `touched` is the seat that was touched first, and `seen` what the power shows of it.
    """

    table: TableView
    ask: Ask
    touched: Seat | None
    seen: Any
    _desk: Desk = field(repr=False, compare=False)

    def answer(self, picks: Sequence[str]) -> None:
        """Answer in the place of whoever has open eyes, or of the time that is up."""
        self._desk._answer(self, picks)


@dataclass(frozen=True, slots=True)
class Thinking:
    """The computer decides for `seat`; it sees its own views, and everybody else the table alone. `order` as
    with a curtain."""

    seat: Seat
    order: tuple[Seat, ...]
    table: TableView
    _desk: Desk = field(repr=False, compare=False)

    def think(self) -> bool:
        """Let it think for up to 10 ms; whether it has decided. What, nobody learns before it plays."""
        return self._desk._think(self)

    def play(self) -> None:
        """Do what it has decided. Raises StaleStep as long as it has not."""
        self._desk._play(self)


@dataclass(frozen=True, slots=True)
class Played:
    """What computers did is on the table, for all to see before the device goes to `seat`."""

    seat: Seat
    order: tuple[Seat, ...]
    table: TableView
    _desk: Desk = field(repr=False, compare=False)

    def go_on(self) -> None:
        """Everybody has seen it: the curtain is due."""
        self._desk._go_on(self)


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over; the table shows what the rules show after the end."""

    table: TableView
    ending: Ending


Step = Curtain | GlanceCurtain | Page | Glance | TableStep | EyesStep | Thinking | Played | Over

PUBLIC = (Curtain, GlanceCurtain, TableStep, Thinking, Played)
"""Steps of a match that is on from which nobody can tell anything of a hand."""


class Desk:
    """Turns a session into the steps that may be shown. It comes up covered: on a curtain or a table.

    It answers for the seats of `bots`. Nobody takes the device for them, and before the next curtain the
    table is shown wherever they have changed it.
    """

    def __init__(self, session: Session, *, keep: Keep, bots: Bots | None = None) -> None:
        self._session = session
        self._keep = keep
        self._bots = bots or Bots(Opponents(), {}, luck=0)
        self._thought: Thought | None = None
        self._decision: Picks | None = None
        self._shown: TableView | None = None  # the table before the first bot of a row had decided
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
        """Cover an open page: its curtain is due again, or what a glance interrupted. Public steps stay."""
        if isinstance(self._step, (Page, Glance)):
            self._step = self._due(holder=None)

    def glance(self, seat: Seat) -> None:
        """Lead to the page of a seat without a question. Raises StaleStep while a page is open, and
        ValueError for the seat of a bot."""
        if seat in self._bots:
            raise ValueError("nobody looks at what a computer holds")
        if not isinstance(self._step, PUBLIC):
            raise StaleStep("a glance begins from what is public")
        self._step = GlanceCurtain(seat, self)

    def leave_glance(self) -> None:
        """Give up the glance: what it interrupted is due again."""
        if isinstance(self._step, GlanceCurtain):
            self._step = self._due(holder=None)

    def _lift(self, curtain: Curtain) -> Page:
        self._require(curtain)
        page = self._page(self._waiting())
        self._step = page
        return page

    def _lift_glance(self, curtain: GlanceCurtain) -> Glance:
        self._require(curtain)
        glance = Glance(curtain.seat, self.table, self._session.game.hand(curtain.seat))
        self._step = glance
        return glance

    def _answer(self, step: Page | TableStep | EyesStep, picks: Sequence[str]) -> None:
        self._require(step)
        self._shown = None
        self._decide(picks, holder=step.seat if isinstance(step, Page) else None)

    def _think(self, step: Thinking) -> bool:
        self._require(step)
        if self._decision is not None:
            return True
        if self._thought is None:
            ask, game = self._waiting(), self._session.game
            hand = game.hand(ask.seat)
            self._thought = self._bots.thought(step.table, hand, ask, decided=self._session.decided)
        try:
            next(self._thought)
        except StopIteration as end:
            self._decision = end.value
        return self._decision is not None

    def _play(self, step: Thinking) -> None:
        self._require(step)
        if self._decision is None:
            raise StaleStep("the computer has not decided yet")
        picks, self._decision, self._thought = self._decision, None, None
        self._decide(picks, holder=None)

    def _go_on(self, step: Played) -> None:
        self._require(step)
        self._shown = None
        self._step = self._due(holder=None)

    def _decide(self, picks: Sequence[str], *, holder: Seat | None) -> None:
        legal = self._session.answer(picks)
        # The step first: should keeping fail, the old page must not answer the next seat's question.
        self._step = self._due(holder=holder)
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
        if ask.where is Where.EYES:
            return self._eyes(ask)
        table, order = self.table, ask.order or (ask.seat,)
        if ask.seat in self._bots:
            self._shown = self._shown or table
            return Thinking(ask.seat, order, table, self)
        if ask.where is Where.OPEN:
            self._shown = None
            return TableStep(table, self._bots.offered(ask), self)
        if ask.seat == holder:
            return self._page(ask)
        if self._shown is not None and self._shown != table:
            return Played(ask.seat, order, table, self)
        return Curtain(ask.seat, order, self)

    def _eyes(self, ask: Ask) -> EyesStep:
        assert ask.eyes is not None
        hand = self._session.game.hand(ask.eyes)
        return EyesStep(self.table, ask._replace(eyes=None), hand.touched, hand.seen, self)

    def _page(self, ask: Ask) -> Page:
        return Page(ask.seat, self.table, self._session.game.hand(ask.seat), ask, self)
