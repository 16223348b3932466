"""What lies at the locations of Caper: thieves, gear under them, and the places that are free."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Gear, Thief
from pass_and_play.games.caper.effects import Effect
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, darken, lighten, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER_GEAR, Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TINY
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.tables.caper import emblems, sides, signs
from pass_and_play.words import Words

THIEF = {Form.LANDSCAPE: (120.0, 84.0), Form.PORTRAIT: (120.0, 84.0), Form.COMPACT: (106.0, 52.0)}
"""Size of a thief in each form, in canvas units."""
STRIP = {Form.LANDSCAPE: (120.0, 32.0), Form.PORTRAIT: (120.0, 32.0), Form.COMPACT: (106.0, 26.0)}
"""Size of a strip of gear."""
GAP = 3.0
"""From a thief to its gear, and from strip to strip."""
TAB = 24.0
"""The end of a strip that has the shape of its colour."""
RADIUS = 13.0
_STRIP_RADIUS = 9.0
_LETTERS = {Form.LANDSCAPE: 17.0, Form.PORTRAIT: 17.0, Form.COMPACT: 15.0}
_STRIP_LETTERS = {Form.LANDSCAPE: 16.0, Form.PORTRAIT: 16.0, Form.COMPACT: 14.5}


def thief_tile(
    canvas: Canvas, rect: Rect, thief: Thief, side: Side, words: Words, *, city: str, bonus: int = 0
) -> None:
    """A thief, face up, with its effects; `bonus` are the capers that a third gear card brings it now. On a
    small screen it has no emblem."""
    canvas.panel(rect, fill=Caper.THIEF, edge=sides.COLOURS[side], width=3, radius=RADIUS, shadow=1)
    x, y, wide, high = rect
    size = _LETTERS[canvas.form]
    if canvas.form is Form.COMPACT:
        _small_thief(canvas, rect, thief, words, city=city, bonus=bonus)
        return
    canvas.disc((x + 24, y + 28), 16, sides.DISCS[side])
    canvas.icon(emblems.thief(thief.key), (x + 14, y + 18, 20, 20), lighten(sides.COLOURS[side], 0.25))
    room = wide - 50
    lines = _thief_lines(canvas, thief.effects, words, city, room, size, bonus=bonus)
    signs.draw_lines(canvas, lines, (x + 42, y + 8, room, 44), size, Caper.SIDE_INK, align="right")
    _named(canvas, words, thief, (x + 5, y + high - 30, wide - 10, 26), size)


def _thief_lines(
    canvas: Canvas,
    effects: Sequence[Effect],
    words: Words,
    city: str,
    room: float,
    size: float,
    *,
    bonus: int,
) -> tuple[signs.Line, ...]:
    """Effects and bonus in two lines. What is over and done with goes first where they have no room."""
    lines = signs.set_in_lines(canvas, signs.effect_lines(effects, words, city=city), room, size)
    if bonus:
        lines = _with_bonus(canvas, lines, signs.amount(bonus, "caper", words, signed=True), size)
    lasting = signs.lasting(effects)
    if len(lasting) < len(effects) and any(
        signs.line_wide(canvas, line, size, signs.TIGHT) > room for line in lines
    ):
        return _thief_lines(canvas, lasting, words, city, room, size, bonus=bonus)
    return lines


def _with_bonus(
    canvas: Canvas, lines: tuple[signs.Line, ...], bonus: signs.Group, size: float
) -> tuple[signs.Line, ...]:
    """The bonus as a line of its own, or at the end of the shortest one where there are two already."""
    if len(lines) < 2:
        return (*lines, (bonus,))
    shortest = min(lines, key=lambda line: signs.line_wide(canvas, line, size))
    return tuple((*line, bonus) if line is shortest else line for line in lines)


def _named(canvas: Canvas, words: Words, thief: Thief, rect: Rect, size: float) -> None:
    """Its name without an article."""
    style = TINY.at(size)
    text = words.bare(f"thief.{thief.key}")
    canvas.write(text, rect, style, Caper.SIDE_INK, align="center", shrink=least(canvas, style))


def _small_thief(
    canvas: Canvas,
    rect: Rect,
    thief: Thief,
    words: Words,
    *,
    city: str,
    bonus: int,
) -> None:
    """Name and effects, one line each; the bonus in a pill behind them."""
    x, y, wide, high = rect
    size = _LETTERS[Form.COMPACT]
    _named(canvas, words, thief, (x + 4, y + 4, wide - 8, 22), size)
    foot = (x + 5, y + 26, wide - 10, high - 30)
    line = _one_line(canvas, thief.effects, words, city, foot[2] - (29 if bonus else 0), size)
    if not bonus:
        signs.draw_line(canvas, line, foot, size, Caper.SIDE_INK)
        return
    pill = 26.0
    taken = min(signs.line_wide(canvas, line, size), foot[2] - pill - 3)
    left = foot[0] + (foot[2] - taken - pill - 3) / 2
    signs.draw_line(canvas, line, (left, foot[1], taken, foot[3]), size, Caper.SIDE_INK)
    box = (left + taken + 3, foot[1] + foot[3] / 2 - 9, pill, 18)
    canvas.panel(box, fill=with_alpha(Caper.SIDE_INK, 0.16), radius=6)
    canvas.write(words.number(bonus, signed=True), box, TINY.at(14), Caper.SIDE_INK, align="center")


def gear_strip(canvas: Canvas, rect: Rect, gear: Gear, words: Words, *, city: str) -> None:
    """A gear card under a thief: the shape of its colour, its emblem where there is room, its effects. What
    is over and done with goes first where there is no room for all of them."""
    look, (x, y, wide, high) = CAPER_GEAR[gear.colour], rect
    tab = TAB * high / STRIP[Form.LANDSCAPE][1]
    canvas.panel(rect, fill=darken(look.fill, 0.5), radius=_STRIP_RADIUS, shadow=1)
    body = (x + tab, y, wide - tab, high)
    canvas.panel(body, fill=look.fill, radius=_STRIP_RADIUS)
    canvas.veil((x + tab, y, _STRIP_RADIUS, high), look.fill)
    canvas.panel(rect, edge=lighten(look.fill, 0.3), width=1.5, radius=_STRIP_RADIUS)
    shape = tab * 0.58
    canvas.icon(look.icon, (x + (tab - shape) / 2, y + (high - shape) / 2, shape, shape), WHITE)
    size = _STRIP_LETTERS[canvas.form]
    room = (x + tab + 3, y, wide - tab - 8, high)
    line = _one_line(canvas, gear.effects, words, city, room[2], size)
    taken = signs.draw_line(canvas, line, room, size, look.ink, align="right")
    side = high * 0.66
    if canvas.form is not Form.COMPACT and taken[0] - room[0] >= side + 6:
        spot = (room[0] + 3, y + (high - side) / 2, side, side)
        canvas.icon(emblems.gear(gear.key), spot, look.ink)


def _one_line(
    canvas: Canvas, effects: Sequence[Effect], words: Words, city: str, room: float, size: float
) -> signs.Line:
    whole = signs.effect_groups(effects, words, city=city)
    if signs.line_wide(canvas, whole, size, signs.TIGHT) <= room:
        return whole
    return signs.effect_groups(signs.lasting(effects), words, city=city)


def flipped_tile(canvas: Canvas, rect: Rect, words: Words, *, bonus: int = 0) -> None:
    """A thief that lies face down; a third gear card brings its `bonus` all the same."""
    striped(canvas, rect, dashed=False, radius=RADIUS)
    if not bonus:
        _says_flipped(canvas, rect, words, upright=rect[3] > 60)
        return
    x, y, wide, high = rect
    _says_flipped(canvas, (x, y, wide, high / 2), words, upright=False)
    line = (signs.amount(bonus, "caper", words, signed=True),)
    size, ink = _LETTERS[canvas.form], canvas.theme.palette.text
    signs.draw_line(canvas, line, (x + 6, y + high / 2, wide - 12, high / 2 - 4), size, ink)


def flipped_strip(canvas: Canvas, rect: Rect, words: Words) -> None:
    """A gear card that lies face down."""
    striped(canvas, rect, dashed=True, radius=_STRIP_RADIUS)
    _says_flipped(canvas, rect, words, upright=False)


def striped(canvas: Canvas, rect: Rect, *, dashed: bool, radius: float) -> None:
    """The back of a card that lies face down."""
    palette = canvas.theme.palette
    canvas.panel(rect, fill=palette.b0, radius=radius)
    if not canvas.theme.high_contrast:
        canvas.picture("motif-flipped", rect, alpha=0.5, radius=radius / rect[2], tint=palette.b3)
    canvas.panel(rect, edge=palette.line, radius=radius, dashed=dashed)


def _says_flipped(canvas: Canvas, rect: Rect, words: Words, *, upright: bool) -> None:
    ink, (x, y, wide, high) = canvas.theme.palette.text2, rect
    text, style = words("parts.flipped"), TINY.at(_LETTERS[canvas.form])
    if upright:
        canvas.icon("flip", (x + wide / 2 - 13, y + high / 2 - 27, 26, 26), ink)
        canvas.write(text, (x + 4, y + high / 2 + 4, wide - 8, 24), style, ink, align="center")
        return
    label(canvas, (x + 6, y, wide - 12, high), text, style, ink, icon="flip", icon_size=19, gap=6)


def free_place(canvas: Canvas, rect: Rect, *, icon: str = "thief") -> None:
    """Room for a thief."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    canvas.panel(rect, fill=with_alpha(palette.b0, 0.4), edge=palette.line, radius=RADIUS, dashed=True)
    side = min(28.0, high * 0.44)
    canvas.icon(icon, (x + (wide - side) / 2, y + (high - side) / 2, side, side), palette.line)


def here(canvas: Canvas, rect: Rect, words: Words, *, chosen: bool = False, hovered: bool = False) -> None:
    """Where the card may go: as large as a thief or a strip. Once `chosen` it has a check."""
    palette = canvas.theme.palette
    radius = RADIUS if rect[3] > 40 else _STRIP_RADIUS + 1
    fill = lighten(palette.acc, 0.14) if hovered else palette.acc
    edge = palette.text if chosen else with_alpha(palette.acc, 0.45)
    canvas.panel(grown(rect, 3.5), edge=edge, width=3.5, radius=radius + 3.5)
    canvas.panel(rect, fill=fill, radius=radius)
    size = min(_LETTERS[canvas.form], rect[3] * 0.58)
    label(
        canvas,
        (rect[0] + 6, rect[1], rect[2] - 12, rect[3]),
        words("parts.here"),
        TINY.at(size),
        palette.acc_ink,
        icon="check" if chosen else "plus",
        icon_size=size * 1.1,
    )


def newest(canvas: Canvas, rect: Rect, words: Words, *, pill: Rect | None = None) -> None:
    """A white outline round the newest card on the table, and 'New' where there is a place for the `pill`."""
    palette = canvas.theme.palette
    radius = RADIUS if rect[3] > 40 else _STRIP_RADIUS
    canvas.panel(grown(rect, 4), edge=palette.text, width=4, radius=radius + 4)
    if pill is not None:
        canvas.panel(pill, fill=palette.text, radius=pill[3] / 2)
        canvas.write(words("parts.new"), pill, TINY.at(_LETTERS[canvas.form]), palette.ink, align="center")


def corner_mark(canvas: Canvas, rect: Rect, icon: str) -> None:
    """A sign on the corner of a thief or a strip: a shield where no flip may choose it, for instance."""
    palette, centre = canvas.theme.palette, corner(rect)
    canvas.disc(centre, 13.5, palette.b0, edge=palette.text2, width=2)
    canvas.icon(icon, (centre[0] - 9, centre[1] - 9, 18, 18), palette.text)


def corner(rect: Rect) -> tuple[float, float]:
    """The middle of a mark on the corner of a thief or a strip, where it hides no effect."""
    return rect[0] + 5, rect[1] + 6
