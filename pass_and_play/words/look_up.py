"""The look-up: from a key and parameters to a text in the language that is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Self
from unicodedata import east_asian_width

from pass_and_play.cards.node import ENGLISH
from pass_and_play.cards.sentence import pieces
from pass_and_play.engine.ask import Say, Seat, Who
from pass_and_play.words.word_file import Word, read_words

FOLDER = Path(__file__).parent
"""Holds a folder for each language."""

MINUS = "\N{MINUS SIGN}"


class Text(str):
    """The only kind of string that may be drawn. It is made in this package and nowhere else."""

    __slots__ = ()


class Name(Text):
    """A player's own name. A long one may end in an ellipsis where a seat has no room for it."""

    __slots__ = ()

    @property
    def is_long(self) -> bool:
        """Whether it is longer than what every seat has room for: 12 Latin letters or 6 wide ones."""
        return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in self) > 12


class Words:
    """All words of one language, of the app alone or with those of a game."""

    def __init__(self, language: str, words: Mapping[str, Word]) -> None:
        self.language = language
        self._words = words

    @classmethod
    def load(cls, language: str) -> Self:
        """The words of the app. ValueError lists the faults of a file that cannot be used, and OSError names
        one that is not there."""
        return cls(language, _read(FOLDER / language / "app.yaml"))

    def for_game(self, game: str, texts: Mapping[str, Mapping[str, str]]) -> Self:
        """These words with those of a game: its card file's texts (language -> key -> text) come first,
        in English where this language lacks one, then its own file of words, if any, then the app's."""
        path = FOLDER / self.language / f"{game}.yaml"
        of_game: Mapping[str, Word] = _read(path) if path.exists() else {}
        return type(self)(self.language, {**self._words, **of_game}).with_cards(texts)

    def with_cards(self, texts: Mapping[str, Mapping[str, str]]) -> Self:
        """These words with the texts of a card file: its title and tagline, before the game is chosen."""
        on_cards = {**texts.get(ENGLISH, {}), **texts.get(self.language, {})}
        of_cards = {key: Word(text) for key, text in on_cards.items()}
        return type(self)(self.language, {**self._words, **of_cards})

    def __call__(self, key: str, /, **params: int | str) -> Text:
        """The sentence `key`, its fields filled in; numbers are written `1,500`, or `+750` for `{n:+}`.

        KeyError names a key that has no words, or the fields of the sentence that were not given.
        """
        word = self._words.get(key)
        if word is None:
            raise KeyError(f"there are no words for '{key}' in the language '{self.language}'")
        if word.one is not None and "n" not in params:
            raise KeyError(f"the words for '{key}' depend on the number 'n', which was not given")
        sentence = pieces(word.form(params.get("n")))
        if missing := {piece.field for piece in sentence if piece.field} - params.keys():
            raise KeyError(f"the words for '{key}' need {', '.join(sorted(missing))}")
        written = []
        for piece in sentence:
            written.append(piece.text)
            if piece.field:
                written.append(self._written(params[piece.field], signed=piece.signed))
        return Text("".join(written))

    def say(self, say: Say, names: Sequence[str]) -> Text:
        """A sentence of the rules, with the names of the seats and the sentences inside it filled in."""
        return self(say.key, **{field: self._spoken(value, names) for field, value in say.params})

    def name(self, raw: str) -> Name:
        """A player's own name, or the name of a file: the same in every language."""
        return Name(raw)

    def number(self, n: int, *, signed: bool = False) -> Text:
        """A whole number in groups of three, with a true minus sign, and `+` if it is `signed`."""
        digits = f"{abs(n):,}".replace(",", self._words["number.thousands"].other)
        sign = MINUS if n < 0 else "+" if signed else ""
        return Text(f"{sign}{digits}")

    def listed(self, texts: Sequence[str]) -> Text:
        """Several texts in a row, as the language joins them: `a, b and c`."""
        *others, joined = texts
        for key, text in zip(("list.last", *["list.more"] * len(others)), reversed(others), strict=False):
            joined = self(key, first=text, rest=joined)
        return Text(joined)

    def bare(self, key: str) -> Text:
        """The name under `key` without an article at its beginning (the language's `articles`, a list of
        words): where the name stands alone and has little room."""
        first, _, rest = self(key).partition(" ")
        return Text(rest[:1].upper() + rest[1:]) if rest and first in self("articles").split() else self(key)

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return key in self._words

    def _written(self, value: int | str, *, signed: bool) -> str:
        return self.number(value, signed=signed) if isinstance(value, int) else value

    def _spoken(self, value: int | str | Who | Say, names: Sequence[str]) -> int | str:
        match value:
            case Who(seat):
                return _name_of(seat, names)
            case Say():
                return self.say(value, names)
            case _:
                return value


def _name_of(seat: Seat, names: Sequence[str]) -> str:
    if seat not in range(len(names)):  # names[-1] would quietly be the last player
        raise IndexError(f"there is no seat {seat} among {len(names)} players")
    return names[seat]


@cache
def _read(path: Path) -> Mapping[str, Word]:
    path.stat()  # that a file of ours is missing is no fault in it
    words, faults = read_words(path)
    if faults:
        raise ValueError("\n".join(str(fault) for fault in faults))
    return words
