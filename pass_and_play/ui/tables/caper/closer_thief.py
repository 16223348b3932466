"""A thief with its gear, looked at closer: what they do, what they count now, and room for more."""

from __future__ import annotations

from pass_and_play.games.caper.board import At, Laid, spot_of
from pass_and_play.games.caper.cards import Gear
from pass_and_play.games.caper.measures import MOST_GEAR
from pass_and_play.games.caper.plays import modified
from pass_and_play.games.caper.scoring import EQUIP_BONUS
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, Colour, darken, lighten, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.label import least, set_in
from pass_and_play.ui.room import PICK
from pass_and_play.ui.tables.caper import closer_forecast, closer_reasons, emblems, faces, signs, tiles
from pass_and_play.ui.tables.caper.closer_layout import Layout
from pass_and_play.ui.tables.caper.closer_parts import (
    ROW_RADIUS,
    Face,
    Way,
    draw_foot,
    draw_reasons,
    large_card,
    reasons_high,
    way_to,
)
from pass_and_play.ui.tables.caper.closer_view import THIEF, View, turned_by
from pass_and_play.ui.tables.caper.effect_words import effect_sentences, joined
from pass_and_play.words import Text


def draw(canvas: Canvas, layout: Layout, view: View, kind: str, at: At) -> None:
    """The thief on the left, its gear on the right, oldest first, and what may be done."""
    _left(canvas, layout, view, at)
    _heading(canvas, layout, view, at)
    x, y, wide, high = layout.rows
    pitch = (high + layout.gap) / MOST_GEAR
    stack = view.stack(at)
    for index in range(MOST_GEAR):
        place = (x, y + index * pitch, wide, pitch - layout.gap)
        if index < len(stack.gear):
            _gear(canvas, place, view, at._replace(layer=index), stack.gear[index])
        else:
            _room(canvas, place, view, at, index)
    spot = spot_of(at.place, at.stack or 0)
    card = view.card
    if kind == THIEF and isinstance(card, Gear) and view.goes(f"{THIEF}:{spot}"):
        closer_forecast.draw(canvas, layout.forecast, view, card, spot)
    draw_foot(canvas, layout.foot, _ways(view, kind, spot))


def _ways(view: View, kind: str, spot: int) -> list[Way]:
    """To the thieves before and after it, and to choosing it."""
    words, spots = view.words, view.spots(kind)
    ways = []
    if len(spots) > 1:
        at = spots.index(spot)
        ways.append(way_to(f"{kind}:{spots[at - 1]}", words("closer.before"), forth=False))
        ways.append(way_to(f"{kind}:{spots[(at + 1) % len(spots)]}", words("closer.next"), forth=True))
    thing, phase = f"{kind}:{spot}", view.table.phase
    if view.goes(thing):
        ways.append(Way(f"{PICK}{thing}", words(f"closer.pick.{phase}"), "check"))
    return ways


# ---------------------------------------------------------------- the thief


def _left(canvas: Canvas, layout: Layout, view: View, at: At) -> None:
    known = closer_reasons.of_thief(view.table, at, view.words)
    card, reasons = layout.card, layout.reasons
    if not layout.beside:
        tall = reasons_high(canvas, max(1, len(known)))
        card = (card[0], card[1], card[2], card[3] - tall - 12)
        reasons = (reasons[0], card[1] + card[3] + 12, reasons[2], tall)
    stack = view.stack(at)
    if stack.flipped:
        _flipped_thief(canvas, card, view, at)
    else:
        large_card(canvas, card, thief_face(view, at))
    draw_reasons(canvas, reasons, known, view.words)


def thief_face(view: View, at: At) -> Face:
    """The thief of a stack as a large card."""
    assert at.side is not None
    words, thief = view.words, view.stack(at).thief
    told = effect_sentences(words, thief.effects, voice=view.voice(at.side))
    return Face(
        kind=words("closer.thief"),
        icon=emblems.thief(thief.key),
        name=faces.card_name(thief, words),
        lines=signs.effect_lines(thief.effects, words, city=view.city),
        says=joined(words, told) if told else words("closer.plain"),
        coins=words.number(thief.income, signed=True) if thief.income else None,
    )


def _flipped_thief(canvas: Canvas, rect: Rect, view: View, at: At) -> None:
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    tiles.striped(canvas, rect, dashed=False, radius=28.0)
    x, y, wide, high = rect
    side = wide * 0.32
    canvas.icon("flip", (x + (wide - side) / 2, y + high * 0.4 - side, side, side), palette.text2)
    title = (x + 14, y + high * 0.46, wide - 28, 50)
    canvas.write(
        view.words("closer.flipped"), title, TITLE.at(27 if small else 35), palette.text, align="center"
    )
    says = (x + 24, title[1] + 54, wide - 48, y + high - title[1] - 66)
    text, style = _flipped_by(view, at, "flipped_thief"), BODY.at(16 if small else 19)
    style, lines = set_in(canvas, text, style, says[2], says[3])
    shrink = least(canvas, style)
    canvas.write(text, says, style, palette.text2, align="center", valign="top", lines=lines, shrink=shrink)


def _flipped_by(view: View, at: At, key: str) -> Text:
    words, by = view.words, turned_by(view, at)
    return words(
        f"closer.{key}", card=faces.card_name(by, words) if by is not None else words("closer.flipped")
    )


# ---------------------------------------------------------------- its gear


def _heading(canvas: Canvas, layout: Layout, view: View, at: At) -> None:
    words, palette, small = view.words, canvas.theme.palette, canvas.form is Form.COMPACT
    style = H.at(17 if small else 20)
    canvas.write(words("closer.gear_list"), layout.heading, style, palette.text)
    count = words("closer.count", n=len(view.stack(at).gear), all=MOST_GEAR)
    canvas.write(count, layout.heading, BODY.at(style.size - 2), palette.text2, align="right")


def _gear(canvas: Canvas, rect: Rect, view: View, at: At, laid: Laid) -> None:
    """One gear card as a broad strip: its colour's shape, emblem, name, sentences and signs."""
    if laid.flipped:
        _flipped_gear(canvas, rect, view, at)
        return
    assert at.side is not None
    words, card, look = view.words, laid.card, CAPER_GEAR[laid.card.colour]
    x, y, wide, high = rect
    tab = 44.0 if canvas.form is Form.COMPACT else 64.0
    canvas.panel(rect, fill=darken(look.fill, 0.5), radius=ROW_RADIUS, shadow=1)
    canvas.panel((x + tab, y, wide - tab, high), fill=look.fill, radius=ROW_RADIUS)
    canvas.veil((x + tab, y, ROW_RADIUS, high), look.fill)
    canvas.panel(rect, edge=lighten(look.fill, 0.3), width=2, radius=ROW_RADIUS)
    side = tab * 0.46
    canvas.icon(look.icon, (x + (tab - side) / 2, y + (high - side) / 2, side, side), WHITE)
    lines = signs.effect_lines(card.effects, words, city=view.city)
    size = 24.0 if canvas.form is Form.COMPACT else 30.0
    taken = max((signs.line_wide(canvas, line, size) for line in lines), default=0.0) + 8
    signs.draw_lines(
        canvas, lines, (x + wide - taken - 22, y, taken, high), size, look.ink, align="right", pitch=1.4
    )
    told = gear_told(view, card, at.side)
    body = (x + tab + 22, y, wide - tab - 66 - taken, high)
    _words(canvas, body, emblems.gear(card.key), faces.card_name(card, words), told, look.ink, look.ink)


def gear_told(view: View, card: Gear, side: int) -> Text:
    """Its colour, its cost and what it does."""
    words = view.words
    price = words("closer.cost", n=card.cost) if card.cost else words("closer.free")
    colour = words("closer.of_colour", colour=words(f"colour.{card.colour}"))
    return joined(words, (colour, price, *effect_sentences(words, card.effects, voice=view.voice(side))))


def _flipped_gear(canvas: Canvas, rect: Rect, view: View, at: At) -> None:
    palette = canvas.theme.palette
    tiles.striped(canvas, rect, dashed=True, radius=ROW_RADIUS)
    says = _flipped_by(view, at, "flipped_gear")
    body = (rect[0] + 28, rect[1], rect[2] - 56, rect[3])
    _words(canvas, body, "flip", view.words("closer.flipped"), says, palette.text, palette.text2)


def _room(canvas: Canvas, rect: Rect, view: View, at: At, index: int) -> None:
    """Room for one more card; the third brings a bonus."""
    palette, words = canvas.theme.palette, view.words
    canvas.panel(rect, fill=with_alpha(palette.b0, 0.3), edge=palette.line, radius=ROW_RADIUS, dashed=True)
    x, y, wide, high = rect
    says, taken = words("closer.room_plain"), 0.0
    if index == MOST_GEAR - 1:
        bonus = EQUIP_BONUS + modified(view.table.board.places[at.place].location, "equip_bonus")
        says = words("closer.room_third", n=bonus) if bonus > 0 else words("closer.room_third_none")
        size = 24.0 if canvas.form is Form.COMPACT else 34.0
        line = (signs.amount(bonus, "caper", words, signed=True),)
        taken = signs.line_wide(canvas, line, size)
        signs.draw_line(canvas, line, (x, y, wide - 30, high), size, palette.text, align="right")
    body = (x + 28, y, wide - 76 - taken, high)
    _words(canvas, body, "plus", words("closer.room"), says, palette.text, palette.text2)


def _words(canvas: Canvas, rect: Rect, icon: str, name: Text, says: Text, ink: Colour, soft: Colour) -> None:
    """An icon, a name and what it does, in as many lines as there is room for."""
    small = canvas.form is Form.COMPACT
    x, y, wide, high = rect
    side = min(36.0 if small else 52.0, high * 0.44)
    canvas.icon(icon, (x, y + (high - side) / 2, side, side), ink)
    left = x + side + (16 if small else 26)
    room = x + wide - left
    title = TITLE.at(21 if small else 27)
    style = BODY.at(16 if small else 19)
    head = title.size * 1.3
    style, lines = set_in(canvas, says, style, room, high - head - 8)
    tall = canvas.extent(says, style, room, lines=lines)[1]
    top = y + (high - head - tall) / 2
    canvas.write(name, (left, top, room, head), title, ink, shrink=0.6)
    place = (left, top + head, room, tall)
    canvas.write(says, place, style, soft, lines=lines, shrink=least(canvas, style))
