"""A match as text: every question, answer and view. For `replay`, bug reports and golden files."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Any

from pass_and_play.engine.ask import TABLE, Ask, Picks, Say, Where, Who
from pass_and_play.engine.record import Record
from pass_and_play.engine.secret import Hidden
from pass_and_play.engine.session import Session


def playthrough(record: Record, play: Callable[[Sequence[Picks]], Session]) -> Iterator[str]:
    """The lines of a match. `play` begins it and answers the given decisions."""
    options = ", ".join(f"{key} {describe(value)}" for key, value in record.options.items())
    yield f"{record.game}, rules {record.rules}, cards {record.cards}"
    yield f"{record.seats} seats, seed {record.seed}"
    yield f"options: {options}"
    session = play(())
    table: dict[str, Any] = {}
    for number, picks in enumerate(record.decisions, start=1):
        yield from _changes("table", table, table := _fields(session.game.table()))
        ask = session.waiting
        if ask is None:
            break
        yield ""
        yield f"{number}. {_question(ask)}"
        if ask.where is not Where.OPEN:
            yield from _changes(f"hand {ask.seat}", {}, _fields(session.game.hand(ask.seat)))
        yield f"   -> {', '.join(picks)}"
        session.answer(picks)
    yield from _changes("table", table, _fields(session.game.table()))
    if session.ending is not None:
        yield ""
        yield f"end: {describe(session.ending)}"
        for seat in range(record.seats):
            yield from _changes(f"hand {seat}", {}, _fields(session.game.hand(seat)))


def describe(thing: Any) -> str:
    """One value in few characters: `?` for what is hidden, dataclasses by their values."""
    match thing:
        case Hidden():
            return "?"
        case None:
            return "-"
        case bool():
            return "yes" if thing else "no"
        case Who():
            return f"seat {thing.seat}"
        case Enum():
            return str(thing.value)
        case Say():
            params = "".join(f" {key}={describe(value)}" for key, value in thing.params)
            return f"<{thing.key}{params}>"
        case tuple() | list():
            return "[" + ", ".join(describe(item) for item in thing) + "]"
        case dict():
            return "{" + ", ".join(f"{key}: {describe(item)}" for key, item in thing.items()) + "}"
    if dataclasses.is_dataclass(thing):
        return "(" + " ".join(describe(value) for value in _fields(thing).values()) + ")"
    return str(thing)


def _question(ask: Ask) -> str:
    who = "the table" if ask.seat == TABLE else f"seat {ask.seat}"
    count = str(ask.least) if ask.least == ask.most else f"{ask.least} to {ask.most}"
    keys = " | ".join(option.key for option in ask.options)
    return f"{who} ({ask.where.value}) {describe(ask.what)}: {count} of {keys}"


def _fields(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}


def _news(before: Any, after: Any) -> Any:
    """What was added, where something only grew (a log)."""
    if isinstance(before, tuple) and isinstance(after, tuple) and before == after[: len(before)]:
        return after[len(before) :]
    return after


def _changes(name: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    changed = [line for key, value in after.items() for line in changes(key, before.get(key), value)]
    if not changed:
        return
    yield f"   {name}:"
    for line in changed:
        yield f"     {line}"


def changes(key: str, before: Any, after: Any) -> Iterator[str]:
    """What is different now, a line each: of named tuples, and of tuples of tuples, only the parts that
    changed."""
    if before == after:
        return
    if _is_named(before) and type(before) is type(after):
        for name, old, new in zip(after._fields, before, after, strict=True):
            yield from changes(f"{key}.{name}", old, new)
    elif _has_parts(before) and _has_parts(after) and len(before) <= len(after):
        for number, old in enumerate(before):
            yield from changes(f"{key}.{number}", old, after[number])
        if len(before) < len(after):
            yield f"{key} {describe(after[len(before) :])}"
    else:
        yield f"{key} {describe(_news(before, after))}"


def _is_named(thing: Any) -> bool:
    return isinstance(thing, tuple) and hasattr(thing, "_fields")


def _has_parts(thing: Any) -> bool:
    return isinstance(thing, tuple) and any(isinstance(part, tuple) for part in thing)
