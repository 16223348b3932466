"""The Boss asks round the table: one character after another says a role, true or not, or nothing."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, H, Style
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import claim_row, faces, table_head
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units: the question with its mark and its note, the
    cards with their size and the greatest step from one to the next, and what was said so far."""

    mark: Rect
    title: Rect
    size: float
    note: Rect
    note_style: Style
    cards: Rect
    card: tuple[float, float]
    pitch: float
    said: Rect
    clock: Rect
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        mark=(58, 101, 44, 44),
        title=(120, 94, 1100, 58),
        size=42,
        note=(56, 154, 1168, 34),
        note_style=BODY,
        cards=(56, 204, 1168, 290),
        card=(168, 236),
        pitch=196,
        said=(56, 512, 1168, 176),
        clock=(24, 724, 244, 56),
        hint=(300, 720, 540, 64),
    ),
    Form.PORTRAIT: _Plan(
        mark=(26, 101, 44, 44),
        title=(86, 94, 690, 58),
        size=40,
        note=(26, 154, 748, 56),
        note_style=BODY,
        cards=(24, 226, 752, 460),
        card=(148, 208),
        pitch=200,
        said=(24, 704, 752, 360),
        clock=(32, 1104, 244, 56),
        hint=(300, 1096, 468, 72),
    ),
    Form.COMPACT: _Plan(
        mark=(22, 67, 32, 32),
        title=(64, 62, 940, 42),
        size=30,
        note=(20, 104, 984, 28),
        note_style=BODY.at(17),
        cards=(20, 140, 984, 212),
        card=(118, 165),
        pitch=150,
        said=(20, 362, 984, 154),
        clock=(12, 540, 184, 48),
        hint=(212, 538, 500, 52),
    ),
}

_SMALLEST = 0.65
"""How far the question may shrink for a long name, before the name stands there alone."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    assert table.asked is not None
    seat, place = table.asked
    plan, palette, words, look = _PLANS[canvas.form], canvas.theme.palette, room.words, room.look(seat)
    canvas.backdrop("table")
    table_head.draw(canvas, table, room, "claims", stripe=seat)
    canvas.icon(look.icon, plan.mark, look.colour)
    key = "claims.title" if table.places == 1 else f"claims.title_{PLACES[place]}"
    title, says = DISPLAY.at(plan.size), words(key, name=room.names[seat])
    if canvas.measure(says, title.at(plan.size * _SMALLEST)) > plan.title[2]:
        says = room.names[seat]
    canvas.write(says, plan.title, title, palette.text, shrink=_SMALLEST)
    note = words("claims.note")
    lines = 2 if plan.note[3] > 50 else 1
    canvas.write(note, plan.note, plan.note_style, palette.text2, lines=lines)
    _cards(canvas, plan, table, room)
    claim_row.draw(canvas, plan.said, table, room)
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    frame.talk_clock(canvas, room, plan.clock)
    beside = plan.hint
    if room.talk is None:
        beside = (
            plan.clock[0] + 8,
            plan.hint[1],
            plan.hint[0] + plan.hint[2] - plan.clock[0] - 8,
            plan.hint[3],
        )
    hint(canvas, beside, words("claims.hint"))
    confirm, icon = _decision(canvas, table, room, seat)
    frame.confirm(canvas, confirm, icon=icon, enabled=room.ready)


def _decision(canvas: Canvas, table: TableView, room: Room, seat: Seat) -> tuple[Text, str]:
    """What the confirming button says."""
    words, name = room.words, room.names[seat]
    said = next((role for role in table.roles if room.chosen(f"role:{role.key}")), None)
    if said is not None:
        role = words(f"role.{said.key}")
        ways, icon = (
            (words("claims.says", name=name, role=role), words("claims.says_short", role=role)),
            "speech",
        )
    elif room.chosen("silent"):
        ways, icon = (words("claims.silent", name=name), words("claims.silent_short")), "speech"
    else:
        return words("claims.choose"), "speech"
    space = (BARS[canvas.form].confirm[2] - 76) * 1.7
    return fitting(canvas, frame.BUTTONS[canvas.form].at(18), space, *ways), icon


def _cards(canvas: Canvas, plan: _Plan, table: TableView, room: Room) -> None:
    """The roles in play in the order of revealing, and beside them to say nothing."""
    roles = table.roles
    boxes = _boxes(plan, len(roles) + 1, in_rows=canvas.form is Form.PORTRAIT)
    for role, box in zip(roles, boxes, strict=False):
        _role(canvas, box, role, room)
    _silent(canvas, boxes[-1], room)


def _boxes(plan: _Plan, count: int, *, in_rows: bool) -> list[Rect]:
    """Places for so many cards in the middle of their field; upright screens have up to three in a row."""
    x, y, wide, high = plan.cards
    card_wide, card_high = plan.card
    columns = count if not in_rows else 3 if count > 4 else 2
    rows = -(-count // columns)
    pitch = min(plan.pitch, (wide - card_wide) / max(columns - 1, 1))
    down = high / rows
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        left = x + (wide - card_wide - pitch * (here - 1)) / 2 + pitch * column
        found.append((left, y + down * row + (down - card_high) / 2 + 6, card_wide, card_high))
    return found


def _role(canvas: Canvas, box: Rect, role: Role, room: Room) -> None:
    """A role to be said; the chosen one is lifted."""
    key = f"role:{role.key}"
    chosen = room.chosen(key)
    faces.public_role(
        canvas,
        box,
        role,
        room.words,
        state="chosen" if chosen else "plain",
        lift=10 if chosen else 0,
        key=key,
        enabled=room.offered(key),
    )


def _silent(canvas: Canvas, box: Rect, room: Room) -> None:
    """A dashed card for saying nothing."""
    palette, words = canvas.theme.palette, room.words
    chosen = room.chosen("silent")
    says = words("claims.nothing")
    feel = canvas.target("silent", box, says, enabled=room.offered("silent"))
    radius = box[2] * 0.09
    if feel.focused:
        focus_ring(canvas, box, radius=radius, gap=2)
    edge, width = (palette.acc, 6.0) if chosen else (palette.text2, 2.0)
    fill = palette.b3 if chosen or feel.hovered else palette.b2
    canvas.panel(box, fill=fill, edge=edge, radius=radius, width=width, dashed=not chosen)
    x, y, wide, high = box
    side = wide * 0.36
    canvas.icon("speech", (x + (wide - side) / 2, y + high * 0.22, side, side), palette.text)
    style = H.at(20 if canvas.form is not Form.COMPACT else 16)
    place = (x + 8, y + high * 0.58, wide - 16, high * 0.32)
    canvas.write(says, place, style, palette.text, align="center", lines=2, shrink=least(canvas, style))
