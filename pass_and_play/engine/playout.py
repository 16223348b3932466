"""Matches played by luck alone: for simulation, the laws and the bench."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pass_and_play.engine.ask import Ask, Ending, Picks, Seat, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.session import Session


def random_picks(ask: Ask, dice: Dice) -> Picks:
    """A legal answer, each equally likely; the bot of last resort. It uses dice of its own."""
    options = ask.options
    if ask.least == ask.most == 1:
        return (dice.one_of(options).key,)
    count = ask.least + dice.below(ask.most - ask.least + 1)
    chosen = dice.some_of(range(len(options)), count)
    return tuple(options[i].key for i in sorted(chosen))


def leaning_picks(ask: Ask, dice: Dice, lean: Mapping[str, float]) -> Picks:
    """As `random_picks`, but an option whose key is in `lean` is picked with the chance given there, where it
    is offered as the only one to pick; the others share the rest."""
    if ask.least == ask.most == 1:
        for option in ask.options:
            if option.key in lean and len(ask.options) > 1:
                if dice.below(1_000_000) < lean[option.key] * 1_000_000:
                    return (option.key,)
                return random_picks(ask._replace(options=tuple(o for o in ask.options if o != option)), dice)
    return random_picks(ask, dice)


_PUBLIC = (Where.OPEN, Where.EYES)


class HandOvers:
    """Counts how often the device changes hands: a private question to another seat than the last one."""

    def __init__(self) -> None:
        self.count = 0
        self._holder: Seat | None = None

    def see(self, ask: Ask) -> None:
        """Take note of the next question."""
        if ask.where in _PUBLIC:
            self._holder = None
        elif ask.seat != self._holder:
            self._holder = ask.seat
            self.count += 1


@dataclass(frozen=True, slots=True)
class Playout:
    """What became of one random match."""

    ending: Ending
    decisions: int
    hand_overs: int


def play_out(
    session: Session,
    dice: Dice,
    *,
    after: Callable[[Session], None] | None = None,
    limit: int = 10_000,
    lean: Mapping[str, float] | None = None,
    played: Callable[[Session, Ask], Picks | None] | None = None,
) -> Playout:
    """Play a match to its end by luck, or with a `lean` towards some options (see `leaning_picks`). `after`
    is called at the start and after every decision. `played` gives the picks of those who do not leave it to
    luck, and None for the others.

    Raises RuntimeError where the match has not ended after `limit` decisions.
    """
    hand_overs = HandOvers()
    see, answer = hand_overs.see, session.answer
    decisions = 0
    if after is not None:
        after(session)
    while (ask := session.waiting) is not None:
        if decisions == limit:
            raise RuntimeError(f"the match has not ended after {limit} decisions")
        see(ask)
        picks = played(session, ask) if played is not None else None
        if picks is None:
            picks = leaning_picks(ask, dice, lean) if lean else random_picks(ask, dice)
        answer(picks)
        decisions += 1
        if after is not None:
            after(session)
    assert session.ending is not None
    return Playout(session.ending, decisions, hand_overs.count)
