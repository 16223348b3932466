"""The tabs of the results board: the result, and a sheet for every game, as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterator

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.tabs import GAP, Tab, tabs
from pass_and_play.ui.room import Room


def draw(canvas: Canvas, rect: Rect, games: int, room: Room) -> None:
    """The tabs at the foot of the board; where not all have room, arrows lead to the others."""
    least = canvas.form.least_target
    places = int((rect[2] + GAP) // (least + GAP)) - 1  # the result has one of its own
    words = room.words
    result = Tab(words("over.result"), words("over.result"), "trophy")
    sheets = [result, *_games(room, games, games if games <= places else places - 2)]
    tabs(canvas, rect, sheets, open_=room.sheet)


def _games(room: Room, games: int, shown: int) -> Iterator[Tab]:
    """The games round the one that is open, `shown` of them."""
    words = room.words
    first = max(0, room.sheet - 1) // shown * shown + 1
    last = min(first + shown - 1, games)
    if first > 1:
        yield Tab(words("over.earlier"), None, "chevron-left", sheet=first - 1)
    for number in range(first, last + 1):
        yield Tab(words("over.game", n=number), words.number(number), sheet=number)
    if last < games:
        yield Tab(words("over.later"), None, "chevron-right", sheet=last + 1)
