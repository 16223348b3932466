"""The laws that hold in every game, after every decision. Nothing here knows a game.

`Laws` is called with a session after every decision and raises LawBroken with the name of the law and
what it found. `simulate --check` and the tests use the same laws.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from pass_and_play.engine.ask import TABLE, Ask, Picks, Seat, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Game
from pass_and_play.engine.secret import HIDDEN, Secret
from pass_and_play.engine.session import IllegalAnswer, Session

Replay = Callable[[Sequence[Picks]], Session]
"""Plays the same match again up to these decisions."""


class LawBroken(AssertionError):
    """A game broke one of the laws of the house."""

    def __init__(self, law: str, found: str) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


def views(game: Game, viewer: Seat) -> tuple[Any, ...]:
    """All that a viewer may see: the table, the progress, and the hand unless the viewer is `TABLE`."""
    public = (game.table(), game.progress())
    return public if viewer == TABLE else (*public, game.hand(viewer))


def known(game: Game, viewer: Seat) -> tuple[Any, ...]:
    """What a viewer has been shown so far, each thing in its place, and whether the table was shown it too.

    A fact that the rules make public without showing a card is a Secret that is shown to all: whatever
    else differs between twins is a leak.
    """
    found = []
    for secret in game.secrets():
        public = TABLE in secret.seen_by
        shown = secret.value if public or viewer in secret.seen_by else HIDDEN
        found.append((secret.kind, shown, public))
    return tuple(found)


def unseen(game: Game, viewer: Seat) -> dict[str, list[Secret[Any]]]:
    """What a viewer has never seen, by kind."""
    kinds: dict[str, list[Secret[Any]]] = {}
    for secret in game.secrets():
        if not secret.is_known_to(viewer):
            kinds.setdefault(secret.kind, []).append(secret)
    return kinds


@contextmanager
def redealt(game: Game, viewer: Seat, dice: Dice, *, kind: str | None = None) -> Iterator[int]:
    """Inside the block, hidden values that the viewer never saw have changed places within their kind, and
    none has stayed where it was. With `kind`, only those of this kind.

    Gives the number of values that differ from before: 0 means that there was nothing to tell apart.
    """
    piles = [pile for name, pile in unseen(game, viewer).items() if kind in (None, name)]
    before = [(secret, secret.value) for pile in piles for secret in pile]
    for pile in piles:
        circle = dice.shuffled(pile)
        values = [secret.value for secret in circle]
        for secret, value in zip(circle, (*values[1:], *values[:1]), strict=True):
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
    """Checks one match as it is played, from its beginning.

    `replay` plays the same match again. `pairs` counts the twin views that were compared and differed
    in something hidden.
    """

    def __init__(self, session: Session, replay: Replay, dice: Dice) -> None:
        self._seats: Sequence[Seat] = range(session.record.seats)
        self._replay = replay
        self._dice = dice
        self._totals: Hashable = session.game.totals()
        self._dark_since: int | None = None
        self._series: tuple[Seat, ...] = ()
        self.pairs = 0
        mark_secrets(session.game)

    def __call__(self, session: Session) -> None:
        """All laws, on the state after the last decision."""
        self.totals_never_change(session)
        self.views_do_not_depend_on_the_unseen(session)
        self.nothing_closed_in_views(session)
        if session.waiting is not None:
            self.options_are_distinct(session.waiting)
            self.other_picks_are_refused(session, session.waiting)
        self.nobody_is_left_out(session.waiting)
        if session.ending is not None:
            self.the_record_replays(session)
        self.dark_turns_are_alike(session)
        self.twins_see_the_same(session)

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
        before = self._everything(session)
        for picks in (("no such option",), (), (ask.options[0].key,) * 2):
            if picks == () and ask.least == 0:
                continue
            try:
                session.answer(picks)
            except IllegalAnswer:
                pass
            else:
                raise LawBroken("refusal", f"the picks {picks} were accepted")
        if self._everything(session) != before:
            raise LawBroken("refusal", "a refused answer has changed the match")

    def views_do_not_depend_on_the_unseen(self, session: Session) -> None:
        """Re-deal: what a viewer has not seen can change places without changing what is in view."""
        game = session.game
        public = views(game, TABLE)
        for viewer in (TABLE, *self._seats):
            before = public if viewer == TABLE else (*public, game.hand(viewer))
            with redealt(game, viewer, self._dice) as differing:
                if views(game, viewer) != before:
                    raise LawBroken("re-deal", f"{_whose(viewer)} depends on what was never seen")
            self.pairs += differing > 0

    def nothing_closed_in_views(self, session: Session) -> None:
        """Canary: no view or question holds a hidden value itself that is not open to its viewer now."""
        game, ask = session.game, session.waiting
        secrets = [s for s in game.secrets() if dataclasses.is_dataclass(s.value)]
        everything = {id(s.value) for s in secrets}
        public = _ids((game.table(), ask if ask is not None and ask.where is Where.OPEN else None))
        for viewer in (TABLE, *self._seats):
            in_view = public
            if viewer != TABLE:
                own = ask if ask is not None and ask.seat == viewer else None
                in_view = public | _ids((game.hand(viewer), own))
            closed = everything - {id(s.value) for s in secrets if s.peek(viewer) is not HIDDEN}
            if closed & in_view:
                raise LawBroken("canary", f"{_whose(viewer)} holds something that is not open to it")

    def nobody_is_left_out(self, ask: Ask | None) -> None:
        """Series: the device goes round in the order that was announced, from its first seat to its last."""
        waited = self._series
        order = ask.order if ask is not None else ()
        coming = order[order.index(ask.seat) :] if ask is not None and ask.seat in order else ()
        if len(waited) > 1 and coming not in (waited, waited[1:]):
            raise LawBroken("series", f"{_whose(waited[1])} was left out")
        if len(waited) < 2 and coming not in (waited, order):
            raise LawBroken("series", f"{order} does not begin with the seat that is asked")
        self._series = coming

    def dark_turns_are_alike(self, session: Session) -> None:
        """Dark: with the power in another hand the same taps give the same screens until dawn."""
        decisions = session.record.decisions
        dark = session.waiting is not None and session.waiting.where in (Where.DARK, Where.EYES)
        if dark and self._dark_since is None:
            self._dark_since = len(decisions)
        if dark or self._dark_since is None:
            return
        since, self._dark_since = self._dark_since, None
        for kind in unseen(session.game, TABLE):
            self._compare_dark(decisions, since, kind)

    def _compare_dark(self, decisions: Sequence[Picks], since: int, kind: str) -> None:
        original, twin = self._replay(decisions[:since]), self._replay(decisions[:since])
        with redealt(twin.game, TABLE, self._dice, kind=kind):
            for picks in decisions[since:]:
                if _noticed(original, TABLE) != _noticed(twin, TABLE):
                    raise LawBroken("dark", "onlookers can tell whose turn was real")
                original.answer(picks)
                try:
                    twin.answer(picks)
                except IllegalAnswer:
                    raise LawBroken("dark", "a role changes what may be picked") from None
            self._compare("dark", original, twin, TABLE)

    def twins_see_the_same(self, session: Session) -> None:
        """Twins: had the unseen lain otherwise a few decisions ago, the same decisions would have led to the
        same views and questions, as long as the rules have shown nothing that differs. What happens in the
        dark is judged at dawn."""
        decisions = session.record.decisions
        if not decisions or self._dark_since is not None:
            return
        viewer = self._dice.one_of((TABLE, *self._seats))
        longest = min(len(decisions), 3 * len(self._seats))
        since = len(decisions) - 1 - self._dice.below(longest)
        original, twin = self._replay(decisions[:since]), self._replay(decisions[:since])
        kinds = tuple(unseen(twin.game, viewer))
        with redealt(twin.game, viewer, self._dice, kind=self._dice.one_of(kinds) if kinds else None):
            for picks in decisions[since:]:
                original.answer(picks)
                try:
                    twin.answer(picks)
                except IllegalAnswer:
                    # Another seat was asked in private about something that this viewer does not see.
                    return
                if not self._compare("twins", original, twin, viewer):
                    return

    def _compare(self, law: str, original: Session, twin: Session, viewer: Seat) -> bool:
        """Whether the viewer was shown the same in both matches; if so, all else has to be the same too."""
        if known(original.game, viewer) != known(twin.game, viewer):
            return False
        if _noticed(original, viewer) != _noticed(twin, viewer):
            raise LawBroken(law, f"{_whose(viewer)} can tell what was never shown")
        return True

    def the_record_replays(self, session: Session) -> None:
        """The record of the match gives the same end and the same views."""
        again = self._replay(session.record.decisions)
        if again.ending != session.ending:
            raise LawBroken("replay", "the record ends otherwise")
        for viewer in self._seats:
            if views(again.game, viewer) != views(session.game, viewer):
                raise LawBroken("replay", f"the record shows {_whose(viewer)} something else")

    def _everything(self, session: Session) -> tuple[Any, ...]:
        hands = tuple(session.game.hand(seat) for seat in self._seats)
        return views(session.game, TABLE), hands, session.waiting, session.record.decisions


def _noticed(session: Session, viewer: Seat) -> tuple[Any, ...]:
    """The views of a viewer, and what it notices of the question: all of it where it is open or its own,
    else whose it is, where and in which series, and in the dark also its shape. Nobody notices whose eyes
    are open."""
    ask = session.waiting
    if ask is not None and ask.where is Where.EYES:
        ask = ask._replace(eyes=None)
    if ask is None or ask.where in (Where.OPEN, Where.EYES) or ask.seat == viewer:
        return (*views(session.game, viewer), ask, session.ending)
    shape = ask.shape if ask.where is Where.DARK else None
    return (*views(session.game, viewer), ask.seat, ask.where, ask.order, shape)


def _whose(viewer: Seat) -> str:
    return "the table" if viewer == TABLE else f"seat {viewer}"


def _ids(root: Any) -> set[int]:
    """The identities of all that lies in views and questions, all the way down."""
    found: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        kind: type = type(thing)
        if isinstance(thing, (tuple, list, set, frozenset)):
            waiting.extend(thing)
        elif isinstance(thing, dict):
            waiting.extend((*thing.keys(), *thing.values()))
        elif (names := _field_names(kind)) and id(thing) not in found:
            found.add(id(thing))
            waiting.extend([getattr(thing, name) for name in names])
    return found


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    """Of a dataclass; none for anything else."""
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()
