"""The laws that hold in every game, after every decision. Nothing here knows a game.

`Laws` is called with a session after every decision and raises LawBroken with the name of the law and
what it found. `simulate --check` and the tests use the same laws.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pass_and_play.engine.ask import TABLE, Ask, Picks, Seat, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Game
from pass_and_play.engine.secret import Secret
from pass_and_play.engine.session import IllegalAnswer, Session

Replay = Callable[[Sequence[Picks]], Session]
"""Plays the same match again up to these decisions."""


class LawBroken(AssertionError):
    """A game broke one of the laws of the house."""

    def __init__(self, law: str, found: str) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


def views(game: Game, viewer: Seat) -> tuple[Any, ...]:
    """All that a viewer may see: the table, and the hand unless the viewer is `TABLE`."""
    return (game.table(),) if viewer == TABLE else (game.table(), game.hand(viewer))


@contextmanager
def redealt(game: Game, viewer: Seat, dice: Dice) -> Iterator[int]:
    """Inside the block, hidden values that the viewer never saw have changed places within their kind.

    Gives the number of values that differ from before: 0 means that there was nothing to tell apart.
    """
    kinds: dict[str, list[Secret[Any]]] = {}
    for secret in game.secrets():
        if not secret.is_known_to(viewer):
            kinds.setdefault(secret.kind, []).append(secret)
    before = [(secret, secret.value) for pile in kinds.values() for secret in pile]
    for pile in kinds.values():
        for secret, value in zip(pile, dice.shuffled([s.value for s in pile]), strict=True):
            secret.value = value
    try:
        yield sum(secret.value != value for secret, value in before)
    finally:
        for secret, value in before:
            secret.value = value


def mark_secrets(game: Game) -> None:
    """Give every hidden value an identity of its own, so that the canary can tell copies apart."""
    for secret in game.secrets():
        if dataclasses.is_dataclass(secret.value):
            secret.value = copy.copy(secret.value)


class Laws:
    """Checks one match as it is played.

    `seats` is the number of seats and `replay` plays the same match again. `pairs` counts the twin
    views that were compared and differed in something hidden.
    """

    def __init__(self, session: Session, replay: Replay, dice: Dice) -> None:
        self._seats: Sequence[Seat] = range(session.record.seats)
        self._replay = replay
        self._dice = dice
        self._totals: Hashable = session.game.totals()
        self._dark_since: int | None = None
        self.pairs = 0
        mark_secrets(session.game)

    def __call__(self, session: Session) -> None:
        """All laws, on the state after the last decision."""
        self.totals_never_change(session)
        self.views_do_not_depend_on_the_unseen(session)
        self.nothing_unseen_in_views(session)
        if session.waiting is not None:
            self.options_are_distinct(session.waiting)
            self.other_picks_are_refused(session, session.waiting)
            self.questions_do_not_depend_on_the_unseen(session)
        self.dark_turns_are_alike(session)
        if session.ending is not None:
            self.the_record_replays(session)

    def totals_never_change(self, session: Session) -> None:
        """Cards and money are conserved."""
        if session.game.totals() != self._totals:
            raise LawBroken("totals", "a sum has changed that never changes")

    def options_are_distinct(self, ask: Ask) -> None:
        """Option keys are unique, and there are enough of them."""
        keys = [option.key for option in ask.options]
        if len(set(keys)) != len(keys):
            raise LawBroken("options", "two options have the same key")
        if not 0 <= ask.least <= ask.most <= len(keys) or not keys:
            raise LawBroken("options", f"{ask.least} to {ask.most} of {len(keys)} cannot be picked")

    def other_picks_are_refused(self, session: Session, ask: Ask) -> None:
        """Picks that are no options are refused, and nothing changes."""
        before = (session.game.table(), session.record.decisions)
        for picks in (("no such option",), (), (ask.options[0].key,) * 2):
            if picks == () and ask.least == 0:
                continue
            try:
                session.answer(picks)
            except IllegalAnswer:
                pass
            else:
                raise LawBroken("refusal", f"the picks {picks} were accepted")
        if (session.game.table(), session.record.decisions) != before or session.waiting is not ask:
            raise LawBroken("refusal", "a refused answer has changed the match")

    def views_do_not_depend_on_the_unseen(self, session: Session) -> None:
        """Re-deal: what a viewer has not seen can change places without changing what is in view."""
        game = session.game
        for viewer in (TABLE, *self._seats):
            before = views(game, viewer)
            with redealt(game, viewer, self._dice) as differing:
                if views(game, viewer) != before:
                    raise LawBroken("re-deal", f"{_whose(viewer)} depends on what was never seen")
            self.pairs += differing > 0

    def nothing_unseen_in_views(self, session: Session) -> None:
        """Canary: no hidden value itself lies in the view or the question of somebody who never saw it."""
        game, ask = session.game, session.waiting
        secrets = [s for s in game.secrets() if dataclasses.is_dataclass(s.value)]
        for viewer in (TABLE, *self._seats):
            known = {id(s.value) for s in secrets if s.is_known_to(viewer)}
            unseen = {id(s.value) for s in secrets} - known
            asked = ask if ask is not None and (ask.seat == viewer or ask.where is Where.OPEN) else None
            if any(id(thing) in unseen for thing in _things((*views(game, viewer), asked))):
                raise LawBroken("canary", f"{_whose(viewer)} holds something that was never seen")

    def questions_do_not_depend_on_the_unseen(self, session: Session) -> None:
        """Twins: had the unseen lain otherwise, the same views would come with the same question."""
        decisions = session.record.decisions
        ask = session.waiting
        if not decisions or ask is None:
            return
        viewer = TABLE if ask.where is Where.OPEN else ask.seat
        twin = self._replay(decisions[:-1])
        with redealt(twin.game, viewer, self._dice):
            twin.answer(decisions[-1])
            if views(twin.game, viewer) == views(session.game, viewer) and twin.waiting != ask:
                raise LawBroken("twins", f"the question to {_whose(viewer)} depends on what was never seen")

    def dark_turns_are_alike(self, session: Session) -> None:
        """Dark: with the power in another hand the same taps give the same screens until dawn."""
        count = len(session.record.decisions)
        dark = session.waiting is not None and session.waiting.where is Where.DARK
        if dark and self._dark_since is None:
            self._dark_since = count
        if dark or self._dark_since is None:
            return
        since, self._dark_since = self._dark_since, None
        decisions = session.record.decisions
        original, other = self._replay(decisions[:since]), self._replay(decisions[:since])
        with redealt(other.game, TABLE, self._dice):
            for picks in decisions[since:]:
                if _outside(original) != _outside(other):
                    raise LawBroken("dark", "onlookers can tell whose turn was real")
                original.answer(picks)
                other.answer(picks)

    def the_record_replays(self, session: Session) -> None:
        """The record of the match gives the same end and the same views."""
        again = self._replay(session.record.decisions)
        if again.ending != session.ending:
            raise LawBroken("replay", "the record ends otherwise")
        for viewer in self._seats:
            if views(again.game, viewer) != views(session.game, viewer):
                raise LawBroken("replay", f"the record shows {_whose(viewer)} something else")


def _outside(session: Session) -> tuple[Any, ...]:
    """What an onlooker notices of a dark turn."""
    ask = session.waiting
    assert ask is not None
    return (ask.seat, ask.where, ask.shape, ask.order, session.game.table())


def _whose(viewer: Seat) -> str:
    return "the table" if viewer == TABLE else f"seat {viewer}"


def _things(root: Any) -> Iterable[Any]:
    """Everything inside views and questions: dataclasses, tuples and mappings, all the way down."""
    yield root
    if dataclasses.is_dataclass(root) and not isinstance(root, type):
        for field in dataclasses.fields(root):
            yield from _things(getattr(root, field.name))
    elif isinstance(root, (tuple, list, frozenset)):
        for item in root:
            yield from _things(item)
    elif isinstance(root, dict):
        for key, item in root.items():
            yield from _things(key)
            yield from _things(item)
