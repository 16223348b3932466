"""What the stories of all games have in common: a match that is laid out, and told question by question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Entry, Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Ending, Say, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import GameKind, Options


class Tale:
    """One match of a game. Its questions are asked at the place `asked`, unless a story expects otherwise."""

    asked = Where.OPEN

    def __init__(
        self,
        entry: Entry,
        file: CardFile[Any],
        *,
        seats: int,
        seed: int,
        options: dict[str, Any],
        cards: Any = None,
    ) -> None:
        laid_out = Entry(GameKind(entry.id, entry.kind.rules, self._open), entry.read)
        record = new_record(entry, file, seats=seats, seed=seed, options=options)
        self.seats = seats
        self.replay = Replayer(laid_out, cards or file.cards, record)
        self.session = self.replay(())

    def _open(self, seats: int, cards: Any, options: Options, dice: Dice) -> Any:
        """The rules with everything where the story wants it."""
        raise NotImplementedError

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        assert self.session.waiting is not None
        return self.session.waiting

    @property
    def options(self) -> list[str]:
        """The keys of what may be picked now."""
        return [option.key for option in self.ask.options]

    @property
    def ending(self) -> Ending:
        """How it ended."""
        assert self.session.ending is not None
        return self.session.ending

    def pick(self, *keys: str) -> Self:
        """Answer whatever is asked."""
        self.session.answer(keys)
        return self

    def expect(self, what: str, *, seat: int | None = None, where: Where | None = None) -> Ask:
        """The question that is open, which has to be this one."""
        ask = self.ask
        assert (ask.what.key, ask.where) == (what, self.asked if where is None else where)
        assert seat is None or ask.seat == seat
        return ask


def keys(log: Sequence[Say]) -> list[str]:
    """The keys of the lines of a log."""
    return [line.key for line in log]
