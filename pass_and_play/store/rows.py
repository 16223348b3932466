"""What the columns of the saves file mean: between rows and the things of `matches`.

The functions that read raise ValueError, TypeError or KeyError where a row is not what was once written.

The column `seats` is a list of objects with `name` and `colour`, and with `bot`, its strength, where a
computer plays. Matches from before there were any lack it, as people's seats do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from pass_and_play.engine.ask import Ending, Picks, Seat
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
    seats = seats_json(new.names, new.colours, new.bots)
    fixed = (record.game, record.rules, record.cards, new.cards_source, json.dumps(record.options))
    seed = mask(str(record.seed), key=key, place=_place(match, record.seats, *fixed))
    progress = sentence.to_json(new.progress)
    played, decided = 0.0, len(record.decisions)
    return (match, *fixed, seats, key, seed, stamp, stamp, played, decided, progress)


def seats_json(names: Sequence[str], colours: Sequence[str], bots: Mapping[Seat, str]) -> str:
    """The column `seats`: who sits there, and the strengths of the computers among them."""
    people = [{"name": n, "colour": c} for n, c in zip(names, colours, strict=True)]
    return json.dumps(
        [{**one, "bot": bots[seat]} if seat in bots else one for seat, one in enumerate(people)]
    )


def seated(seats: str, bots: Mapping[Seat, str]) -> str:
    """The column `seats` with other computers among those who sit there."""
    names, colours, _ = _seats(seats)
    return seats_json(names, colours, bots)


def decision_row(match: int, number: int, picks: Picks, *, key: bytes) -> Row:
    """The row of table `decisions` for the picks of the decision with this number, counted from 0."""
    return match, number, mask(json.dumps(picks), key=key, place=str(number))


def loaded_match(match: int, row: Row, decisions: Sequence[tuple[int, bytes]], *, ended: bool) -> LoadedMatch:
    """The match of a row with the columns LOADED and of its numbered, masked decisions."""
    game, rules, cards, source, options, seats, key, seed, decided = row
    names, colours, bots = _seats(seats)
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
    return LoadedMatch(match, record, names, colours, source, ended, bots)


def saved_match(row: Row) -> SavedMatch:
    """The line in the list of saved matches, of a row with the columns SAVED."""
    match, game, seats, progress, touched = row
    names, colours, bots = _seats(seats)
    told, when = sentence.from_json(progress), datetime.fromisoformat(touched)
    return SavedMatch(match, game, names, colours, told, when, bots)


def result(row: Row) -> Result:
    """The result of a row with the columns RESULT."""
    match, seats, how, winners, scores, sides, begun, ended, seconds = row
    names, colours, _ = _seats(seats)
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


def _seats(text: str) -> tuple[tuple[str, ...], tuple[str, ...], dict[Seat, str]]:
    seats = json.loads(text)
    names = tuple(str(seat["name"]) for seat in seats)
    colours = tuple(str(seat["colour"]) for seat in seats)
    return names, colours, {seat: str(one["bot"]) for seat, one in enumerate(seats) if "bot" in one}
