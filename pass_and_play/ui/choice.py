"""What is picked on screen before Confirm: touching things narrows the options down to one."""

from __future__ import annotations

from collections.abc import Iterable

from pass_and_play.engine.ask import Ask, Picks

DONE = "done"
"""The option of going on, where there is another one."""


class Choice:
    """The picks for one question. A thing is one part of an option key, such as `seat:3`.

    Touching a thing keeps the options that contain it and lights the other things of those; what was
    chosen before and does not go with it is given up. Touching it again takes it back. What is touched as
    one may be several things: `seat:3 place:1`. A single option is chosen from the start, unless the choice
    is to begin `untouched`, and so is going on (`done`) as long as nothing else is chosen. Where several
    options may be picked, each is a single thing.
    """

    def __init__(self, ask: Ask, *, untouched: bool = False) -> None:
        self._ask = ask
        self._paths = [tuple(option.key.split()) for option in ask.options]
        self._sets = [frozenset(path) for path in self._paths]
        self._several = ask.most > 1
        only = len(ask.options) == ask.least == 1 and not untouched
        self._fixed = only
        self._first = self._paths[0] if only else (DONE,) if (DONE,) in self._paths and not untouched else ()
        self.chosen: tuple[str, ...] = self._first
        self._before = self._first

    @property
    def things(self) -> frozenset[str]:
        """Every thing that the options name."""
        return frozenset(part for path in self._paths for part in path)

    @property
    def lit(self) -> frozenset[str]:
        """The things that may be touched now to add to the choice."""
        if self._several:
            full = len(self.chosen) == self._ask.most
            return frozenset() if full else self.things - set(self.chosen)
        fitting = [path for path in self._paths if set(self.chosen) <= set(path)]
        return frozenset(part for path in fitting for part in path) - set(self.chosen)

    def offers(self, key: str) -> bool:
        """Whether an option names all the things of `key`."""
        return self._fits(key.split())

    def adds(self, key: str) -> bool:
        """Whether touching `key` now would add to the choice, and give nothing up."""
        parts = set(key.split()) - set(self.chosen)
        if self._several:
            return bool(parts) and parts <= self.lit
        return bool(parts) and self._fits((*self.chosen, *parts))

    def holds(self, key: str) -> bool:
        """Whether all the things of `key` are chosen."""
        return set(key.split()) <= set(self.chosen)

    def _fits(self, things: Iterable[str]) -> bool:
        wanted = frozenset(things)
        return any(wanted <= one for one in self._sets)

    @property
    def missing(self) -> int:
        """How many options are still to be picked before the question is answered."""
        return max(0, self._ask.least - len(self.chosen)) if self._several else int(self.ready is None)

    @property
    def ready(self) -> Picks | None:
        """The picks that Confirm would send, once they answer the question."""
        if self._several:
            enough = self._ask.least <= len(self.chosen) <= self._ask.most
            return tuple(o.key for o in self._ask.options if o.key in self.chosen) if enough else None
        for option, path in zip(self._ask.options, self._sets, strict=True):
            if path == set(self.chosen):
                return (option.key,)
        return None

    def touch(self, key: str) -> bool:
        """Choose the things of `key`, or take them back; False where they are not to be had."""
        parts = key.split()
        self._before = self.chosen
        if self.holds(key):
            if self._fixed:
                return True
            self.chosen = tuple(thing for thing in self.chosen if thing not in parts) or self._first
        elif self._several:
            if not set(parts) <= self.lit:
                return False
            self.chosen = (*self.chosen, *parts)
        elif self._fits(parts):
            self.chosen = (*self._kept_beside(parts), *parts)
        else:
            return False
        return True

    def take_back(self) -> None:
        """Choose again what was chosen before the last touch."""
        self.chosen = self._before

    def _kept_beside(self, parts: list[str]) -> tuple[str, ...]:
        """What is chosen already and goes with these things, the latest choice first of all."""
        kept: list[str] = []
        for thing in reversed(self.chosen):
            if thing not in parts and self._fits((*parts, *kept, thing)):
                kept.append(thing)
        return tuple(reversed(kept))
