"""What a thief, its gear or a side of a location counts at this moment, and why, in short lines."""

from __future__ import annotations

from typing import NamedTuple

from pass_and_play.games.caper.board import At, Side
from pass_and_play.games.caper.effects import Effect, Per, PerCoin
from pass_and_play.games.caper.scoring import Line, caper_lines, score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.tables.caper import faces
from pass_and_play.ui.tables.caper.score_facts import icon_of
from pass_and_play.ui.tables.caper.score_trace import card_at
from pass_and_play.words import Text, Words


class Reason(NamedTuple):
    """So much of what an icon stands for, and what it comes from."""

    icon: str
    n: int
    sources: tuple[Text, ...]


def of_thief(table: TableView, at: At, words: Words) -> tuple[Reason, ...]:
    """What a thief (`at`) and its gear count, each kind once: capers first, then points and goods."""
    assert at.side is not None
    lines = [*caper_lines(table.board, at.place, at.side), *_end_lines(table)]
    found: dict[str, list[tuple[int, Text]]] = {}
    for line in lines:
        n = _share(line, at)
        if n:
            found.setdefault(line.gives, []).append((n, _source(line, table, words)))
    return tuple(
        Reason(icon_of(gives), sum(n for n, _ in parts), tuple(dict.fromkeys(says for _, says in parts)))
        for gives, parts in found.items()
    )


def of_side(table: TableView, place: int, side: Side, words: Words) -> tuple[Reason, ...]:
    """Every caper of a side at a location, card by card."""
    lines = caper_lines(table.board, place, side)
    return tuple(Reason("caper", line.n, (_card_line(line, table, words),)) for line in lines)


def _end_lines(table: TableView) -> list[Line]:
    """What thieves and gear bring besides capers, if the game ended now."""
    lines = score(table.board, table.sets, lookouts=table.lookouts).lines
    return [line for line in lines if line.step in ("thieves", "gear")]


def _share(line: Line, at: At) -> int:
    """How much of a line belongs to this thief with its gear."""
    if line.at is None or line.at.place != at.place:
        return 0
    if line.rule == "modifier":
        return line.n // line.times if at in line.counted else 0
    return line.n if line.at._replace(layer=None) == at else 0


def _source(line: Line, table: TableView, words: Words) -> Text:
    if line.rule == "bonus":
        return words("closer.third")
    if line.rule == "modifier":
        return words("closer.here")
    assert line.at is not None
    card = faces.card_name(card_at(table, line.at), words)
    found = None if line.at.layer is not None else _found(line.effect, line, table, words)
    return card if found is None else found


def _card_line(line: Line, table: TableView, words: Words) -> Text:
    assert line.at is not None
    if line.rule == "modifier":
        return words(f"location.{table.board.places[line.at.place].location.key}")
    card = faces.card_name(card_at(table, line.at), words)
    found = words("closer.third") if line.rule == "bonus" else _found(line.effect, line, table, words)
    return words("closer.counted", card=card, found=found) if found is not None else card


def _found(effect: Effect | None, line: Line, table: TableView, words: Words) -> Text | None:
    """What was counted, if the effect counts something."""
    match effect:
        case Per(of, whose):
            item = table.board.city_colour if of == ("city",) else of[0]
            found = words(f"closer.found.{item if len(of) == 1 else 'sets'}", n=line.times)
            return found if whose == "yours" else words("closer.opposite", found=found)
        case PerCoin(coins):
            return words("closer.found.coins", n=line.times * coins)
        case _:
            return None
