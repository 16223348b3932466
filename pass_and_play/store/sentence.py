"""A `Say` as JSON, so that a saved match can tell its progress in whatever language is set later."""

from __future__ import annotations

import json

from pass_and_play.engine.ask import Say, Who


def to_json(sentence: Say) -> str:
    """The sentence as one line of JSON."""
    return json.dumps(_plain(sentence))


def from_json(text: str) -> Say:
    """The sentence that `to_json` wrote; ValueError for anything else."""
    sentence = _value(json.loads(text))
    if not isinstance(sentence, Say):
        raise ValueError("this JSON is not a sentence")
    return sentence


def _plain(value: int | str | Who | Say) -> object:
    match value:
        case Who(seat):
            return {"who": seat}
        case Say(key, params):
            return {"say": key, "with": {name: _plain(param) for name, param in params}}
        case _:
            return value


def _value(plain: object) -> int | str | Who | Say:
    match plain:
        case int() | str():
            return plain
        case {"who": int(seat)}:
            return Who(seat)
        case {"say": str(key), "with": dict(params)}:
            return Say(key, tuple((name, _value(param)) for name, param in params.items()))
        case _:
            raise ValueError("this JSON is no part of a sentence")
