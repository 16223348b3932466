"""A location of Caper as a band: its name, what it gives to the winner, and the capers of both sides."""

from __future__ import annotations

from typing import Literal

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Location
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.palettes import Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TINY, TITLE
from pass_and_play.ui.parts.label import LEAST, fitting, least
from pass_and_play.ui.tables.caper import emblems, sides, signs
from pass_and_play.words import Words

RADIUS = 16.0
Way = Literal["up", "down", "left", "right"]


def place_band(
    canvas: Canvas,
    rect: Rect,
    location: Location,
    capers: tuple[int, int],
    words: Words,
    *,
    city: str,
    own: Side = 0,
) -> None:
    """A location with the capers of the sides. In a wide, low band (portrait) the rival of the side `own`
    counts at the left end and the side itself at the right; elsewhere one above the other, `own` below."""
    palette = canvas.theme.palette
    canvas.panel(rect, fill=Caper.PLACE, edge=palette.line, radius=RADIUS, shadow=1)
    if rect[2] > rect[3] * 10:
        _lying(canvas, rect, location, capers, words, city=city, own=own)
        return
    x, y, wide, high = rect
    small = high < 70
    emblem = 54.0 if small else 58.0
    _emblem(canvas, (x, y, emblem, high), location)
    cell = (74.0, 23.0) if small else (88.0, 34.0)
    left = x + wide - cell[0] - (6 if not small else 3)
    inset = (high - 2 * cell[1] - 5) / 2
    tops = (y + inset, y + high - inset - cell[1])
    caper_cell(canvas, (left, tops[0], *cell), capers, sides.rival(own), words, way="up")
    caper_cell(canvas, (left, tops[1], *cell), capers, own, words, way="down")
    text = x + emblem + (8 if small else 10)
    room = left - text - 8
    size = 19.0 if small else 23.0
    name = (text, y + (2 if small else 8), room, high * 0.42)
    canvas.write(words(f"location.{location.key}"), name, TITLE.at(size), palette.text, shrink=0.7)
    line = (text, y + high * (0.52 if not small else 0.49), room, high * (0.36 if not small else 0.43))
    reward_line(canvas, line, location, words, city=city, size=19 if not small else 15)


def reward_line(
    canvas: Canvas,
    rect: Rect,
    location: Location,
    words: Words,
    *,
    city: str,
    size: float,
    align: str = "left",
) -> float:
    """What the winner gets, then the modifier in its pill; returns how wide they are."""
    ink = canvas.theme.palette.text
    reward = signs.effect_groups(location.reward, words, city=city)
    pill = signs.effect_groups(location.modifiers, words, city=city)
    inner = min(size, 17.0)
    gap = size * 0.6
    wide = signs.line_wide(canvas, reward, size)
    pill_wide = signs.line_wide(canvas, pill, inner) + 20 if pill else 0.0
    total = wide + (gap + pill_wide if pill else 0)
    if total > rect[2] and size > LEAST[canvas.form]:
        return reward_line(canvas, rect, location, words, city=city, size=size - 0.5, align=align)
    taken = min(wide, rect[2] - (total - wide))
    left = rect[0] + max(0.0, rect[2] - total) * (0.5 if align == "center" else 0.0)
    signs.draw_line(canvas, reward, (left, rect[1], taken, rect[3]), size, ink, align="left")
    if pill:
        tall = min(rect[3], inner * 1.65)
        box = (left + taken + gap, rect[1] + (rect[3] - tall) / 2, pill_wide, tall)
        modifier_pill(canvas, box, location, words, city=city)
    return min(total, rect[2])


def modifier_pill(canvas: Canvas, rect: Rect, location: Location, words: Words, *, city: str) -> None:
    """What a location changes for both sides, in a coral pill."""
    palette = canvas.theme.palette
    canvas.panel(rect, fill=with_alpha(palette.acc, 0.3), edge=palette.acc, width=1.5, radius=rect[3] / 2)
    line = signs.effect_groups(location.modifiers, words, city=city)
    inner = (rect[0] + 8, rect[1], rect[2] - 16, rect[3])
    signs.draw_line(canvas, line, inner, min(17.0, rect[3] / 1.45), palette.text)


def caper_cell(
    canvas: Canvas,
    rect: Rect,
    capers: tuple[int, int],
    side: Side,
    words: Words,
    *,
    way: Way | None = None,
    mark: str | None = None,
) -> None:
    """The capers of one side at a location: filled with an arrow towards the side (`way`) if it leads. `mark`
    is an icon that stands for the side in the place of the key."""
    x, y, wide, high = rect
    leads = capers[side] > capers[sides.rival(side)]
    ink = Caper.SIDE_INK if leads else sides.COLOURS[side]
    fill = sides.COLOURS[side] if leads else with_alpha(canvas.theme.palette.b0, 0.55)
    canvas.panel(rect, fill=fill, edge=None if leads or not canvas.theme.high_contrast else ink, radius=10)
    size = max(LEAST[canvas.form], min(23.0, high * 0.68))
    number, icon = words.number(capers[side]), size * 0.95
    style = TINY.at(size)
    reach = canvas.measure(number, style) + 1
    group = [("number", reach), ("icon", icon)] if mark is None else [("icon", icon * 0.8), ("number", reach)]
    if leads and way is not None:
        group.insert(len(group) if way == "right" else 0, ("arrow", icon * 0.86))
    gap = 7.0
    at = x + (wide - sum(reach for _, reach in group) - gap * (len(group) - 1)) / 2
    for what, across in group:
        if what == "number":
            canvas.write(number, (at, y, across, high), style, ink)
        else:
            name = f"arrow-{way}" if what == "arrow" else mark or "caper"
            canvas.icon(name, (at, y + (high - across) / 2, across, across), ink)
        at += across + gap


def _emblem(canvas: Canvas, rect: Rect, location: Location) -> None:
    """The picture of the place at the left end of the band."""
    x, y, wide, high = rect
    inset = (x + 2, y + 2, wide - 2, high - 4)
    shade = with_alpha(canvas.theme.palette.b0, 0.35)
    canvas.panel(inset, fill=shade, radius=RADIUS - 2)
    side = min(40.0, high * 0.56)
    spot = (x + (wide - side) / 2, y + (high - side) / 2, side, side)
    canvas.icon(emblems.location(location.key), spot, canvas.theme.palette.acc)


def _lying(
    canvas: Canvas,
    rect: Rect,
    location: Location,
    capers: tuple[int, int],
    words: Words,
    *,
    city: str,
    own: Side,
) -> None:
    """Counts at both ends, everything else in the middle."""
    x, y, wide, high = rect
    cell = (104.0, high - 12)
    caper_cell(canvas, (x + 8, y + 6, *cell), capers, sides.rival(own), words, way="left")
    caper_cell(canvas, (x + wide - 8 - cell[0], y + 6, *cell), capers, own, words, way="right")
    name, style = words(f"location.{location.key}"), TITLE.at(24)
    size, icon, gap = 21.0, 34.0, 13.0
    reward = signs.effect_groups(location.reward, words, city=city)
    pill = signs.effect_groups(location.modifiers, words, city=city)
    room = wide - 2 * (cell[0] + 20)
    tail = signs.line_wide(canvas, reward, size)
    if pill:
        tail += size * 0.6 + signs.line_wide(canvas, pill, 17.0) + 20
    name_wide = min(canvas.measure(name, style), room - icon - 2 * gap - tail)
    left = x + (wide - icon - 2 * gap - name_wide - tail) / 2
    spot = (left, y + (high - icon) / 2, icon, icon)
    canvas.icon(emblems.location(location.key), spot, canvas.theme.palette.acc)
    left += icon + gap
    ink = canvas.theme.palette.text
    canvas.write(name, (left, y, name_wide + 1, high), style, ink, shrink=0.6)
    left += name_wide + gap
    reward_line(canvas, (left, y + 8, tail + 1, high - 16), location, words, city=city, size=size)


def place_chip(
    canvas: Canvas, rect: Rect, location: Location, capers: tuple[int, int], words: Words, *, city: str
) -> None:
    """A location in short, about 376 x 72 (pictures 33): its name, its reward and both counts side by
    side, each with the shape of its side. In a wide one (portrait) the reward stands behind the name."""
    palette = canvas.theme.palette
    canvas.panel(rect, fill=palette.b2, edge=palette.b3, radius=RADIUS)
    x, y, wide, high = rect
    side = high * 0.5
    canvas.icon(emblems.location(location.key), (x + 14, y + (high - side) / 2, side, side), palette.acc)
    cell = (56.0, high - 26)
    for number, one in enumerate((0, 1)):
        left = x + wide - 12 - (2 - number) * cell[0] - (1 - number) * 7
        caper_cell(canvas, (left, y + 13, *cell), capers, one, words, mark=sides.SHAPES[one])
    left = x + side + 28
    room = x + wide - 2 * cell[0] - 27 - left
    name, line, size = (
        (left, y + high * 0.13, room, high * 0.4),
        (left, y + high * 0.52, room, high * 0.34),
        16,
    )
    if wide > 8 * high:
        half, size = room / 2, 20
        name, line = (left, y, half - 12, high), (left + half, y + high * 0.2, half, high * 0.6)
    key, style = f"location.{location.key}", TINY.at(size * 1.1)
    says = fitting(canvas, style, name[2], words(key), words.bare(key))
    canvas.write(says, name, style, palette.text, shrink=least(canvas, style))
    reward_line(canvas, line, location, words, city=city, size=size)
