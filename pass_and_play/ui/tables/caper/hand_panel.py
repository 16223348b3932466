"""The foot of the dense table on a private page: whose it is, the cards, what is said, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER_GEAR, Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.parts.label import fitting, least, set_in
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import own_plate, sides, signs
from pass_and_play.ui.tables.caper.faces import emblem
from pass_and_play.ui.tables.caper.layout import LAYOUTS
from pass_and_play.ui.tables.caper.table_head import swap_note
from pass_and_play.ui.tables.caper.tray import is_full
from pass_and_play.ui.tables.painter import PageFrame
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the words and buttons stand in one form; `full` are the places of title, sentence and cards
    passed on where the cards take the usual ones."""

    title: Rect
    note: Rect
    passed: Rect
    full: tuple[Rect, Rect, Rect]
    swap: Rect | None
    aside: Rect
    closer: Rect
    confirm: Rect
    letters: tuple[float, float]
    """Sizes of title and sentence."""


_LANDSCAPE = ((880, 571, 384, 30), (880, 601, 384, 44), (20, 730, 182, 60))
_COMPACT = ((690, 463, 326, 20), (690, 483, 326, 20), (10, 566, 88, 28))
PLANS = {
    Form.LANDSCAPE: _Plan(
        *_LANDSCAPE,
        full=_LANDSCAPE,
        swap=None,
        aside=(880, 648, 182, 64),
        closer=(1076, 648, 188, 64),
        confirm=(880, 722, 384, 62),
        letters=(21, 17),
    ),
    Form.PORTRAIT: _Plan(
        (572, 984, 214, 30),
        (572, 1014, 214, 88),
        (572, 1148, 214, 40),
        full=((14, 972, 540, 30), (14, 1002, 772, 26), (570, 970, 216, 34)),
        swap=(572, 1104, 214, 44),
        aside=(14, 1196, 176, 66),
        closer=(204, 1196, 190, 66),
        confirm=(408, 1196, 378, 66),
        letters=(21, 17),
    ),
    Form.COMPACT: _Plan(
        *_COMPACT,
        full=_COMPACT,
        swap=None,
        aside=(690, 503, 156, 44),
        closer=(856, 503, 160, 44),
        confirm=(690, 552, 326, 44),
        letters=(16, 14.5),
    ),
}
BUTTONS = {Form.LANDSCAPE: H.at(19), Form.PORTRAIT: H.at(19), Form.COMPACT: H.at(16)}


def frames(hide: dict[Form, Rect]) -> dict[Form, PageFrame]:
    """Where hiding and confirming stand on these pages."""
    return {form: PageFrame(hide[form], plan.confirm) for form, plan in PLANS.items()}


def ground(canvas: Canvas, side: Side) -> None:
    """The panel itself, with a line in the colour of the side."""
    left, top, wide, high = canvas.window
    start = LAYOUTS[canvas.form].panel
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.5)
    canvas.veil((left, start, wide, top + high - start), fill)
    canvas.veil((left, start, wide, 3), sides.COLOURS[side])


Change = tuple[Text | None, signs.Line]
"""What changes for somebody who is named, or (None) for the one who plays."""


def say(
    canvas: Canvas, count: int, titles: Sequence[Text], *notes: Text, changes: Sequence[Change] = ()
) -> None:
    """Beside so many cards, the first of several titles that has room; below it the first of several ways to
    say more that has, or lines of what would change."""
    plan, palette = PLANS[canvas.form], canvas.theme.palette
    head, body, _ = plan.full if is_full(count) else (plan.title, plan.note, None)
    style = H.at(plan.letters[0])
    title = fitting(canvas, style, head[2], *titles)
    canvas.write(title, head, style, palette.text, shrink=least(canvas, style))
    if changes:
        _changes(canvas, body, changes)
        return
    note = next((one for one in notes if _fits(canvas, count, one)), notes[-1])
    small, lines = set_in(canvas, note, SMALL.at(plan.letters[1]), body[2], body[3])
    shrink = least(canvas, small)
    canvas.write(note, body, small, palette.text2, lines=lines, shrink=shrink, valign="top")


def _changes(canvas: Canvas, rect: Rect, changes: Sequence[Change]) -> None:
    """One row below the other, as many as have room; the first one in bright ink."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    size = 17.0 if canvas.form is not Form.COMPACT else 15.0
    pitch = size * 1.27
    left = x
    if wide < 300:
        _tall_changes(canvas, rect, changes, size)
        return
    for row, (name, line) in enumerate(changes[: max(1, int(high / pitch))]):
        ink, at = palette.text2 if name else palette.text, y + row * pitch
        if name is not None:
            style = SMALL.at(size - 1)
            reach = min(canvas.measure(name, style), wide * 0.3) + 10
            canvas.write(name, (left, at, reach - 10, pitch), style, ink, shrink=least(canvas, style))
            left, wide = left + reach, wide - reach
        signs.draw_line(canvas, line, (left, at, wide, pitch), size, ink, align="left", apart=0.9)


def _tall_changes(canvas: Canvas, rect: Rect, changes: Sequence[Change], size: float) -> None:
    """In a narrow place each thing that changes has a row, one's own left, the rival's right."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    half, pitch = wide / 2, min(size * 1.4, high / 4)
    for column, (name, line) in enumerate(changes):
        ink, left = palette.text2 if name else palette.text, x + column * half
        if name is not None:
            style = SMALL.at(size - 1)
            place = (left, y, half, pitch)
            canvas.write(name, place, style, ink, shrink=least(canvas, style))
        for row, group in enumerate(line, start=1):
            place = (left, y + row * pitch, half - 4, pitch)
            signs.draw_line(canvas, (group,), place, size, ink, align="left")


def _fits(canvas: Canvas, count: int, note: Text) -> bool:
    """Whether a sentence has room beside so many cards."""
    plan = PLANS[canvas.form]
    body = plan.full[1] if is_full(count) else plan.note
    small = SMALL.at(plan.letters[1])
    fitted, lines = set_in(canvas, note, small, body[2], body[3])
    wide, high = canvas.extent(note, fitted, body[2], lines=12, shrink=1.0)
    return wide <= body[2] + 0.5 and high <= canvas.extent(note, fitted, body[2], lines=lines, shrink=1.0)[1]


def more(canvas: Canvas, table: TableView, hand: HandView, room: Room, side: Side, *, count: int) -> None:
    """Who plays, with coins and goods; the cards passed on; and upright that the hands are swapped."""
    plan = PLANS[canvas.form]
    if canvas.form is not Form.PORTRAIT:
        own_plate.draw(canvas, table, room, side)
    elif plan.swap is not None and table.swap and not is_full(count):
        swap_note(canvas, plan.swap, room, lines=2)
    passed = [card for card in hand.passed if card is not HIDDEN]
    if passed:
        _passed(canvas, plan.full[2] if is_full(count) else plan.passed, passed, room)


def look_closer(canvas: Canvas, room: Room, thing: str) -> None:
    """The button that opens the sheet of a thing."""
    plan = PLANS[canvas.form]
    icon = "eye" if canvas.form is not Form.COMPACT else None
    words = room.words("hand.closer")
    key, style = f"{LOOK}{thing}", BUTTONS[canvas.form]
    button(canvas, plan.closer, words, key=key, kind="secondary", icon=icon, style=style, keys=("l",))


def aside(canvas: Canvas, words: Text, *, key: str, icon: str, enabled: bool, chosen: bool) -> None:
    """The button for what is done instead: discarding, or leaving a card where it is."""
    plan, palette = PLANS[canvas.form], canvas.theme.palette
    button(
        canvas,
        plan.aside,
        words,
        key=key,
        kind="secondary",
        icon="check" if chosen else icon,
        icon_after=icon == "coin",
        enabled=enabled,
        style=BUTTONS[canvas.form],
    )
    if chosen:
        canvas.panel(grown(plan.aside, 4), edge=palette.acc, width=4, radius=22)


def _passed(canvas: Canvas, rect: Rect, cards: Sequence[Card], room: Room) -> None:
    """The cards that this seat has seen and passed on, one small chip each."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    small = canvas.form is Form.COMPACT
    left = x
    if high > 50:
        style = SMALL.at(16)
        canvas.write(room.words("hand.passed"), (x, y, wide, 22), style, palette.text2, shrink=0.8)
        y, high = y + 23, high - 23
    elif not small:
        canvas.icon("swap", (x, y + high / 2 - 11, 22, 22), palette.text2)
        left = x + 30
    gap = 3.0
    side = min(high, 36.0, (x + wide - left + gap) / max(len(cards), 1) - gap)
    for card in cards:
        _chip(canvas, (left, y + (high - side) / 2, side, side), card)
        left += side + gap


def _chip(canvas: Canvas, rect: Rect, card: Card) -> None:
    """A card as its emblem on paper; a corner has the shape of its colour."""
    x, y, side, _ = rect
    canvas.panel(rect, fill=Caper.THIEF, radius=side * 0.2)
    inner = side * 0.62
    canvas.icon(emblem(card), (x + side * 0.08, y + side * 0.08, inner, inner), Caper.SIDE_INK)
    if isinstance(card, Gear):
        corner = side * 0.34
        spot = (x + side - corner - side * 0.06, y + side - corner - side * 0.06, corner, corner)
        canvas.icon(CAPER_GEAR[card.colour].icon, spot, Caper.SIDE_INK)
