"""What is picked on screen before Confirm: touching things narrows the options down to one."""

from __future__ import annotations

from pass_and_play.engine.ask import Ask, Picks


class Choice:
    """The picks for one question. A thing is one part of an option key, such as `seat:3`.

    Touching a thing keeps the options that contain it and lights the other things of those; touching it
    again takes it back. A single option is chosen from the start. Where several options may be
    picked, each is a single thing.
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._paths = [tuple(option.key.split()) for option in ask.options]
        self._several = ask.most > 1
        only = len(ask.options) == ask.least == 1
        self.chosen: tuple[str, ...] = self._paths[0] if only else ()

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
        for option, path in zip(self._ask.options, self._paths, strict=True):
            if set(path) == set(self.chosen):
                return (option.key,)
        return None

    def touch(self, thing: str) -> bool:
        """Choose a thing or take it back; False where it is not to be had."""
        if thing in self.chosen:
            if len(self._paths) == 1:
                return True
            self.chosen = tuple(part for part in self.chosen if part != thing)
        elif thing in self.lit:
            self.chosen = (*self.chosen, thing)
        elif not self._several and thing in self.things:
            self.chosen = (thing,)
        else:
            return False
        return True
