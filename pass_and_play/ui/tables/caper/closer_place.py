"""A location, looked at closer: its reward, what it changes, and the capers of both sides card by card."""

from __future__ import annotations

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Thief
from pass_and_play.games.caper.measures import PLACES
from pass_and_play.games.caper.plays import free_spot
from pass_and_play.games.caper.scoring import capers
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import PICK
from pass_and_play.ui.tables.caper import band, closer_forecast, closer_reasons, emblems, sides, signs
from pass_and_play.ui.tables.caper.closer_layout import Layout
from pass_and_play.ui.tables.caper.closer_parts import Way, draw_foot, draw_reasons, way_to
from pass_and_play.ui.tables.caper.closer_view import PLACE, View
from pass_and_play.ui.tables.caper.effect_words import effect_sentences, joined
from pass_and_play.words import Text


def draw(canvas: Canvas, layout: Layout, view: View, place: int) -> None:
    """The reward and the modifier on the left, a column for each side on the right."""
    x, y, wide, high = layout.card
    _told(canvas, (x, y, layout.rows[2] if layout.beside else wide, high), view, place)
    x, y, wide, _ = layout.heading
    bottom = layout.rows[1] + layout.rows[3]
    column = (wide - 24) / 2
    for number, side in enumerate((view.own, sides.rival(view.own))):
        box = (x + number * (column + 24), y, column, bottom - y)
        _side(canvas, box, view, place, side)
    card = view.card
    if isinstance(card, Thief) and view.side is not None and view.goes(f"{PLACE}:{place}"):
        spot = free_spot(view.table.board, view.side, place)
        closer_forecast.draw(canvas, layout.forecast, view, card, spot)
    draw_foot(canvas, layout.foot, _ways(view, place))


def _ways(view: View, place: int) -> list[Way]:
    words = view.words
    ways = [
        way_to(f"{PLACE}:{(place - 1) % PLACES}", words("closer.place_before"), forth=False),
        way_to(f"{PLACE}:{(place + 1) % PLACES}", words("closer.place_next"), forth=True),
    ]
    if view.goes(f"{PLACE}:{place}"):
        ways.append(Way(f"{PICK}{PLACE}:{place}", words(f"closer.pick.{view.table.phase}"), "check"))
    return ways


def _told(canvas: Canvas, rect: Rect, view: View, place: int) -> None:
    """A panel in the colours of locations: emblem, reward and modifier in signs and sentences."""
    palette, words, small = canvas.theme.palette, view.words, canvas.form is Form.COMPACT
    location = view.table.board.places[place].location
    canvas.panel(rect, fill=Caper.PLACE, edge=palette.line, radius=28.0, shadow=2)
    x, y, wide, high = rect
    radius = min(wide * 0.24, high * 0.17)
    centre = (x + wide / 2, y + radius + 26)
    canvas.disc(centre, radius, with_alpha(palette.b0, 0.5))
    side = radius * 1.1
    canvas.icon(
        emblems.location(location.key),
        (centre[0] - side / 2, centre[1] - side / 2, side, side),
        palette.acc,
    )
    size = 22.0 if small else 28.0
    top = centre[1] + radius + 18
    room = (x + 24.0, top, wide - 48.0, 0.0)
    if location.reward:
        room = _heading(canvas, room, words("closer.reward"))
        lines = signs.effect_lines(location.reward, words, city=view.city)
        tall = len(lines) * size * 1.4
        box = (*room[:3], tall)
        signs.draw_lines(canvas, lines, box, size, palette.text, align="left", pitch=1.4)
        says = joined(words, effect_sentences(words, location.reward, voice="winner"))
        room = _sentence(canvas, _below(room, tall + 6), says)
    if location.modifiers:
        room = _heading(canvas, room, words("closer.both"))
        line = signs.effect_groups(location.modifiers, words, city=view.city)
        pill = (room[0], room[1], signs.line_wide(canvas, line, 20.0) + 28, 36.0)
        band.modifier_pill(canvas, pill, location, words, city=view.city)
        _sentence(canvas, _below(room, 44), joined(words, effect_sentences(words, location.modifiers)))


def _below(room: Rect, by: float) -> Rect:
    return room[0], room[1] + by, room[2], room[3]


def _heading(canvas: Canvas, room: Rect, words: Text) -> Rect:
    """A heading; returns the room below it."""
    style = H.at(17 if canvas.form is Form.COMPACT else 20)
    canvas.write(words, (*room[:3], 28), style, canvas.theme.palette.acc)
    return _below(room, 32)


def _sentence(canvas: Canvas, room: Rect, words: Text) -> Rect:
    """A sentence in as many lines as it needs; returns the room below it."""
    style = BODY.at(16 if canvas.form is Form.COMPACT else 19)
    tall = canvas.extent(words, style, room[2], lines=5)[1]
    canvas.write(words, (*room[:3], tall), style, canvas.theme.palette.text2, lines=5)
    return _below(room, tall + 18)


def _side(canvas: Canvas, rect: Rect, view: View, place: int, side: Side) -> None:
    """The capers of a side: how many, and line by line where they come from."""
    words, board, small = view.words, view.table.board, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    tall = 34.0 if small else 44.0
    counts = (capers(board, place, 0), capers(board, place, 1))
    cell = (86.0 if small else 104.0, tall)
    band.caper_cell(canvas, (x + wide - cell[0], y, *cell), counts, side, words)
    style = H.at(18 if small else 22)
    name = (x, y, wide - cell[0] - 12, tall)
    canvas.write(view.name(side), name, style, sides.COLOURS[side], shrink=least(canvas, style))
    canvas.veil((x, y + tall + 8, wide, 2), with_alpha(sides.COLOURS[side], 0.6))
    known = closer_reasons.of_side(view.table, place, side, words)
    draw_reasons(canvas, (x, y + tall + 18, wide, high - tall - 18), known, words)
