"""The record of a match: everything it takes to play it again, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from pass_and_play.engine.ask import Picks

FIELDS = ("format", "game", "rules", "cards", "options", "seats", "seed", "decisions")


@dataclass(frozen=True, slots=True)
class Record:
    """Resuming, replay, golden tests and bug reports all read this.

    `rules` is the number of the rulebook's version, `cards` the hash of the card data's mechanical fields,
    `decisions` the picks of every answer in order. Seed and decisions are left out of the repr, so that no
    error text shows them by accident.
    """

    FORMAT: ClassVar[int] = 1

    game: str
    rules: int
    cards: str
    options: dict[str, bool | int | str]
    seats: int
    seed: int = field(repr=False)
    decisions: tuple[Picks, ...] = field(repr=False)

    def to_json(self) -> str:
        """The record as text: fields in a fixed order, one decision per line, a newline at the end."""
        head: dict[str, object] = {
            "format": self.FORMAT,
            "game": self.game,
            "rules": self.rules,
            "cards": self.cards,
            "options": dict(sorted(self.options.items())),
            "seats": self.seats,
            "seed": self.seed,
        }
        lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
        picks = ",\n".join(f"    {json.dumps(list(each))}" for each in self.decisions)
        lines.append(f'  "decisions": [\n{picks}\n  ]' if picks else '  "decisions": []')
        return "{\n" + "\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record that `to_json` wrote; ValueError with a sentence for anything else."""
        fields = _fields(text)
        return cls(
            game=_text(fields["game"], "game"),
            rules=_whole(fields["rules"], "rules", least=1),
            cards=_text(fields["cards"], "cards"),
            options=_options(fields["options"]),
            seats=_whole(fields["seats"], "seats", least=1),
            seed=_whole(fields["seed"], "seed"),
            decisions=_decisions(fields["decisions"]),
        )


def _fields(text: str) -> dict[str, object]:
    try:
        fields = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise ValueError(f"This is not a record: line {error.lineno} is not JSON ({error.msg}).") from None
    except RecursionError:
        raise ValueError("This is not a record: its brackets are nested too deeply.") from None
    if not isinstance(fields, dict):
        raise ValueError("This is not a record: it must be a JSON object.")
    number = fields.get("format")
    if type(number) is not int or number != Record.FORMAT:
        raise ValueError(
            f"The record's format is {json.dumps(number)}; this version of the app reads {Record.FORMAT}."
        )
    if missing := [name for name in FIELDS if name not in fields]:
        raise ValueError(f"The record lacks {_list(missing)}.")
    if unknown := sorted(fields.keys() - set(FIELDS)):
        raise ValueError(f"The record has {_list(unknown)}, which no record has.")
    return fields


def _once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for name, value in pairs:
        if name in fields:
            raise ValueError(f"The record has '{name}' twice.")
        fields[name] = value
    return fields


def _list(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"The record's {name} must be text in quotes.")
    return value


def _whole(value: object, name: str, *, least: int | None = None) -> int:
    if type(value) is not int:
        raise ValueError(f"The record's {name} must be a whole number.")
    if least is not None and value < least:
        raise ValueError(f"The record's {name} must be {least} or more, not {value}.")
    return value


def _options(value: object) -> dict[str, bool | int | str]:
    if not isinstance(value, Mapping):
        raise ValueError("The record's options must be an object of names and values.")
    for name, setting in value.items():
        if not isinstance(setting, bool | int | str):
            raise ValueError(f"The record's option '{name}' must be true, false, a whole number or text.")
    return dict(value)


def _decisions(value: object) -> tuple[Picks, ...]:
    if not isinstance(value, list):
        raise ValueError("The record's decisions must be a list.")
    return tuple(_picks(picks, number) for number, picks in enumerate(value, start=1))


def _picks(value: object, number: int) -> Picks:
    if not isinstance(value, list) or not all(isinstance(key, str) for key in value):
        raise ValueError(f"Decision {number} of the record must be a list of option keys in quotes.")
    return tuple(value)
