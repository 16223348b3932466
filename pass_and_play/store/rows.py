"""What the columns of the saves file mean: between rows and the things of `matches`.

The functions that read raise ValueError, TypeError or KeyError where a row is not what was once written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from pass_and_play.engine.ask import Ending, Picks
from pass_and_play.engine.record import Record
from pass_and_play.store import sentence
from pass_and_play.store.mask import mask, unmask
from pass_and_play.store.matches import LoadedMatch, NewMatch, Result, SavedMatch

Row = tuple[Any, ...]

LOADED = "game, rules, cards_digest, cards_source, options, seats, key, seed, decided"
SAVED = "id, game, seats, progress, touched"
RESULT = "id, seats, how, winners, scores, sides, begun, ended, seconds"


def match_row(match: int, new: NewMatch, *, key: bytes, stamp: str) -> Row:
    """The row of table `matches` for a match that begins at `stamp`."""
    record = new.record
    seats = [{"name": n, "colour": c} for n, c in zip(new.names, new.colours, strict=True)]
    fixed = (record.game, record.rules, record.cards, new.cards_source, json.dumps(record.options))
    seed = mask(str(record.seed), key=key, place=_place(match, record.seats, *fixed))
    progress = sentence.to_json(new.progress)
    played, decided = 0.0, len(record.decisions)
    return (match, *fixed, json.dumps(seats), key, seed, stamp, stamp, played, decided, progress)


def decision_row(match: int, number: int, picks: Picks, *, key: bytes) -> Row:
    """The row of table `decisions` for the picks of the decision with this number, counted from 0."""
    return match, number, mask(json.dumps(picks), key=key, place=str(number))


def loaded_match(match: int, row: Row, decisions: Sequence[tuple[int, bytes]], *, ended: bool) -> LoadedMatch:
    """The match of a row with the columns LOADED and of its numbered, masked decisions."""
    game, rules, cards, source, options, seats, key, seed, decided = row
    names, colours = _seats(seats)
    place = _place(match, len(names), game, rules, cards, source, options)
    if [number for number, _ in decisions] != list(range(decided)):
        raise ValueError("decisions are missing")
    picks = (json.loads(unmask(blob, key=key, place=str(number))) for number, blob in decisions)
    record = Record(
        game=game,
        rules=rules,
        cards=cards,
        options=json.loads(options),
        seats=len(names),
        seed=int(unmask(seed, key=key, place=place)),
        decisions=tuple(tuple(keys) for keys in picks),
    )
    return LoadedMatch(match, record, names, colours, source, ended)


def saved_match(row: Row) -> SavedMatch:
    """The line in the list of saved matches, of a row with the columns SAVED."""
    match, game, seats, progress, touched = row
    names, colours = _seats(seats)
    return SavedMatch(
        match, game, names, colours, sentence.from_json(progress), datetime.fromisoformat(touched)
    )


def result(row: Row) -> Result:
    """The result of a row with the columns RESULT."""
    match, seats, how, winners, scores, sides, begun, ended, seconds = row
    names, colours = _seats(seats)
    ending = Ending(
        how=how,
        winners=tuple(int(seat) for seat in json.loads(winners)),
        scores=tuple((str(name), int(figure)) for name, figure in json.loads(scores)),
        sides=tuple(str(side) for side in json.loads(sides)),
    )
    times = datetime.fromisoformat(begun), datetime.fromisoformat(ended)
    return Result(match, names, colours, ending, *times, int(seconds))


def _place(match: int, seats: int, *fixed: object) -> str:
    """The place of a seed: all that may never change in its match, so that unmasking also vouches for it."""
    return json.dumps([match, seats, *fixed])


def _seats(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    seats = json.loads(text)
    return tuple(str(seat["name"]) for seat in seats), tuple(str(seat["colour"]) for seat in seats)
