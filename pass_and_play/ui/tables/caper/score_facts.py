"""Why a card of Caper brings its points: what was counted, step by step, in short lines with a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.counting import shown, tally
from pass_and_play.games.caper.effects import Per, PerCoin
from pass_and_play.games.caper.scoring import DISCARDED_GEAR, Line, Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.score_rows import Row
from pass_and_play.words import Text


class Fact(NamedTuple):
    """An icon, what was counted (`short` where a long name has no room), and how much of it there was."""

    icon: str
    says: Text
    n: int
    short: Text


def facts(table: TableView, whole: Score, lines: Sequence[Line], room: Room) -> tuple[Fact, ...]:
    """What was counted for these lines, which are those of one row."""
    found: list[Fact] = []
    for line in lines:
        match line.effect:
            case Per() as per:
                found += _sets(table, line, per, room)
            case PerCoin(coins, points):
                found += _coins(whole, line, coins, points, room)
            case None if line.rule == "discarded":
                found.append(fact("discard", room.words("scoring.discarded"), line.times))
                found.append(fact("point", room.words("scoring.for_each", n=DISCARDED_GEAR), line.n))
            case _:
                found.append(fact("point", room.words("scoring.printed"), line.n))
    return tuple(found)


def fact(icon: str, says: Text, n: int, short: Text | None = None) -> Fact:
    """A fact; one without a name in it has nothing shorter."""
    return Fact(icon, says, n, says if short is None else short)


def icon_of(gives: str) -> str:
    """The icon of what a line gives: goods are called as theirs."""
    return {"points": "point", "coins": "coin", "capers": "caper"}.get(gives, gives)


def name_of(table: TableView, room: Room, side: Side) -> Text:
    """The name of the Mastermind of a side."""
    return room.names[sides.mastermind(table.parts, side)]


def points_for(row: Row, name: Text, room: Room) -> tuple[Text, Text]:
    """For whom the points are, and the same in short, where the name has no room."""
    n = row.points
    return room.words("scoring.points_for", n=n, name=name), room.words("scoring.points", n=n)


def _sets(table: TableView, line: Line, per: Per, room: Room) -> list[Fact]:
    """Of every item how many there are, how many sets that makes, and what each brings."""
    assert line.at is not None
    whose = shown(line.side, per)
    name = name_of(table, room, whose)
    counts = tally(table.board.places[line.at.place].sides[whose], table.board.city_colour)
    found = []
    for item in per.of:
        colour = table.board.city_colour if item == "city" else item
        look = CAPER_GEAR.get(colour)
        icon = look.icon if look is not None else {"flipped": "flip"}.get(item, item)
        says, short = room.words(f"scoring.items.{colour}", name=name), room.words(f"scoring.item.{colour}")
        found.append(fact(icon, says, counts.get(item, 0), short))
    if len(per.of) > 1:
        found.append(fact("link", room.words("scoring.sets"), line.times))
    return [*found, fact(icon_of(per.give), room.words("scoring.for_each", n=per.n), line.n)]


def _coins(whole: Score, line: Line, coins: int, points: int, room: Room) -> list[Fact]:
    found = [fact("coin", room.words("scoring.coins"), whole.coins[line.side])]
    if coins > 1:
        found.append(fact("link", room.words("scoring.full", n=coins), line.times))
    return [*found, fact("point", room.words("scoring.for_each", n=points), line.n)]
