"""The cards at the foot of a private page: a hand, or what may come back from the discard area."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pass_and_play.games.caper.cards import Card
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.tables.caper.faces import State, hand_card, small_card
from pass_and_play.words import Words

GAP = {Form.LANDSCAPE: 6.0, Form.PORTRAIT: 6.0, Form.COMPACT: 4.0}
"""From card to card where there are many."""
IN_A_ROW = 6
"""More cards lie in several rows of small ones."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards: where the first one lies, the height of a card, its width at most, the way to the next
    one at most, and the room for all of them, in canvas units."""

    left: float
    top: float
    high: float
    wide: float
    pitch: float
    room: float


@dataclass(frozen=True, slots=True)
class Tray:
    """How up to four cards lie in one form, and how more do."""

    few: Row
    many: Row
    lift: float
    rows: int
    """Rows of small cards at most."""


TRAYS = {
    Form.LANDSCAPE: Tray(
        Row(250, 586, 199, 142, 156, 610),
        Row(212, 586, 199, 142, 156, 656),
        lift=12,
        rows=3,
    ),
    Form.PORTRAIT: Tray(
        Row(16, 994, 176, 126, 138, 540),
        Row(14, 1040, 142, 126, 138, 772),
        lift=10,
        rows=2,
    ),
    Form.COMPACT: Tray(
        Row(118, 476, 116, 132, 140, 552),
        Row(104, 476, 116, 132, 140, 582),
        lift=7,
        rows=2,
    ),
}


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in the tray. With a `key` it can be touched; where that is not `enabled` it can only be looked
    at closer. One with a `grip` can be dragged to its place."""

    card: Card
    state: State = "plain"
    key: str | None = None
    enabled: bool = True
    closer: str | None = None
    grip: bool = False


def is_full(count: int) -> bool:
    """Whether so many cards take the room of the words beside them (upright)."""
    return count > 4


def draw(canvas: Canvas, cards: Sequence[Lying], words: Words, *, city: str) -> None:
    """The cards from left to right; the chosen one is lifted where there is room for it, one that is
    dragged lies over all others."""
    laid = list(enumerate(zip(cards, places(canvas.form, len(cards)), strict=True)))
    dragged = canvas.pointer.pressed if canvas.pointer.pull is not None else None
    for number, (lying, place) in sorted(laid, key=lambda entry: entry[1][0].key == dragged):
        _card(canvas, number, lying, place, words, city=city, count=len(cards))


def _card(
    canvas: Canvas, number: int, lying: Lying, place: Rect, words: Words, *, city: str, count: int
) -> None:
    face = small_card if count > IN_A_ROW else hand_card
    full = is_full(count) and canvas.form is not Form.LANDSCAPE
    face(
        canvas,
        place,
        lying.card,
        words,
        city=city,
        state=lying.state,
        lift=TRAYS[canvas.form].lift if lying.state == "chosen" and not full else 0,
        key=lying.key,
        enabled=lying.enabled,
        keys=(str(number + 1),) if number < 9 else (),
        closer=lying.closer,
        grip=lying.grip,
    )


def places(form: Form, count: int) -> list[Rect]:
    """Where so many cards lie."""
    tray = TRAYS[form]
    row = tray.many if is_full(count) else tray.few
    rows = max(1, min(tray.rows, ceil(count / IN_A_ROW)))
    across = max(min(count, IN_A_ROW), ceil(count / rows), 1)
    gap = min(row.pitch - row.wide, GAP[form]) if is_full(count) else row.pitch - row.wide
    pitch = min(row.pitch, (row.room + gap) / across)
    high = (row.high - 6 * (rows - 1)) / rows
    return [
        (row.left + index % across * pitch, row.top + index // across * (high + 6), pitch - gap, high)
        for index in range(count)
    ]
