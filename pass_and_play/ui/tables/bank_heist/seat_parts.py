"""The parts of which the seat of a gang is made: its name and badges, its money, its card, its chip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import MOST_OFFERS
from pass_and_play.games.bank_heist.views import CharacterView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.chips import Loudness, pill
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Name, Text

NEAR = 8
"""From so many offers on a seat says how many it has left."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A small disc beside a name, or a pill where it has words."""

    icon: str
    words: Text | None
    fill: Colour
    ink: Colour
    edge: Colour | None = None


def badges(canvas: Canvas, table: TableView, room: Room, seat: Seat) -> list[Badge]:
    """The threat cards with their number, the Boss's hat, and the offers that are left once they are few: the
    last ones are the first to go where there is no room, since they are to be seen elsewhere as well."""
    palette, words, view = canvas.theme.palette, room.words, table.seats[seat]
    found = []
    if view.threats:
        many = words.number(view.threats) if view.threats > 1 else None
        found.append(Badge("threat", many, palette.b0, palette.text, palette.line))
    if seat == table.boss:
        found.append(Badge("hat-boss", None, palette.acc, palette.acc_ink))
    if view.offers >= NEAR:
        left = words.number(MOST_OFFERS - view.offers)
        found.append(Badge("offer", left, palette.b0, palette.acc, palette.line))
    return found


def badge_width(canvas: Canvas, badge: Badge, high: float) -> float:
    """How wide a badge of that height is."""
    if badge.words is None:
        return high
    return high * 1.05 + canvas.measure(badge.words, _badge_style(canvas, high)) + high * 0.3


def row_width(canvas: Canvas, shown: Sequence[Badge], high: float) -> float:
    """How wide badges are side by side, with a gap before each."""
    return sum(badge_width(canvas, badge, high) + _between(high) for badge in shown)


def draw_badges(canvas: Canvas, left: float, middle: float, shown: Sequence[Badge], high: float) -> None:
    """Badges in a row from `left`, a gap before each."""
    for badge in shown:
        wide = badge_width(canvas, badge, high)
        left += _between(high)
        box = (left, middle - high / 2, wide, high)
        canvas.panel(box, fill=badge.fill, edge=badge.edge, radius=high / 2)
        side = high * 0.62
        canvas.icon(badge.icon, (left + (high - side) / 2, middle - side / 2, side, side), badge.ink)
        if badge.words is not None:
            line = (left + high * 0.95, box[1], wide - high * 1.1, high)
            canvas.write(badge.words, line, _badge_style(canvas, high), badge.ink)
        left += wide


def _between(high: float) -> float:
    return max(3.0, high * 0.15)


def _badge_style(canvas: Canvas, high: float) -> H.__class__:  # type: ignore[name-defined]
    return H.at(max(high * 0.5, LEAST[canvas.form]) / max(1.0, canvas.theme.text_size))


def head(
    canvas: Canvas,
    rect: Rect,
    room: Room,
    seat: Seat,
    shown: Sequence[Badge],
    *,
    size: float,
    high: float,
    faint: bool,
) -> list[Badge]:
    """Mark and name, and behind them as many badges as there is room for; returns the others."""
    palette, look, name = canvas.theme.palette, room.look(seat), room.names[seat]
    x, y, wide, tall = rect
    mark, gap, style = size, size * 0.32, H.at(size)
    shrink = least(canvas, style)
    needed = canvas.measure(name, style.at(style.size * shrink)) + 1
    if isinstance(name, Name) and name.is_long:
        needed = min(needed, size * 3.2)
    if mark + gap + needed > wide:
        mark, gap = mark * 0.8, gap * 0.8
    kept = list(shown)
    while kept and mark + gap + needed + row_width(canvas, kept, high) > wide:
        kept.pop()
    space = wide - mark - gap - row_width(canvas, kept, high)
    middle = y + tall / 2
    canvas.icon(look.icon, (x, middle - mark / 2, mark, mark), look.colour)
    ink = with_alpha(palette.text, 0.7) if faint and not canvas.theme.high_contrast else palette.text
    place = (x + mark + gap, y, space, tall)
    taken = canvas.write(name, place, style, ink, shrink=shrink)
    draw_badges(canvas, min(taken[0] + taken[2], place[0] + space) + 2, middle, kept, high)
    return list(shown[len(kept) :])


def purse(canvas: Canvas, rect: Rect, room: Room, held: int | None, *, size: float, faint: bool) -> None:
    """The money of a seat, right-aligned; covered while it is hidden."""
    palette, words = canvas.theme.palette, room.words
    ink = with_alpha(palette.text, 0.7) if faint and not canvas.theme.high_contrast else palette.text
    if held is None:
        side, style = size * 0.72, BODY.at(max(LEAST[canvas.form], size * 0.48), weight=600)
        says = words("gang.covered")
        shrink = least(canvas, style)
        fits = canvas.measure(says, style.at(style.size * shrink)) + side + 6 <= rect[2]
        if fits:
            label(
                canvas,
                rect,
                says,
                style,
                palette.text2,
                icon="eye-off",
                icon_size=side,
                gap=6,
                align="right",
                shrink=shrink,
            )
        else:
            x, y, wide, high = rect
            canvas.icon("eye-off", (x + wide - side, y + (high - side) / 2, side, side), palette.text2)
        return
    canvas.write(money(words, held), rect, FIGURE.at(size), ink, align="right", shrink=0.6)


@dataclass(frozen=True, slots=True)
class Chip:
    """How a character stands: in words and icon, and its colours. `laid` says of a seat that picks in secret
    that its card lies there."""

    words: Text
    icon: str
    look: Loudness
    fill: Colour | None = None
    ink: Colour | None = None
    laid: bool = False


def chip(room: Room, one: CharacterView, *, brief: bool = False) -> Chip:
    """In, out, still deciding, or bound by a deal; `brief` where two chips stand side by side."""
    words = room.words
    if one.stance == "in":
        return Chip(words("gang.in"), "stay", "loud", Heist.IN, Heist.IN_INK)
    if one.stance == "out":
        return Chip(words("gang.out"), "exit", "quiet")
    if one.bound is not None:
        return Chip(
            words(f"gang.bound.{one.bound}" if not brief else f"gang.bound.{one.bound}s"), "lock", "loud"
        )
    return Chip(words("gang.open" if brief else "gang.deciding"), "hourglass", "loud")


def draw_chip(canvas: Canvas, rect: Rect, one: Chip, *, size: float) -> None:
    """A chip that fills its place."""
    small = H.at(size)
    room = rect[2] - 20 - size * 1.2 - 7
    icon: str | None = one.icon
    if canvas.measure(one.words, small.at(small.size * least(canvas, small))) > room:
        icon = None
    pill(
        canvas,
        rect,
        one.words,
        icon=icon,
        look=one.look,
        fill=one.fill,
        ink=one.ink,
        style=small,
        icon_size=size * 1.15,
        gap=7,
    )


def chip_width(canvas: Canvas, one: Chip, size: float) -> float:
    """How wide a chip is by itself."""
    return canvas.measure(one.words, H.at(size)) + size * 1.15 + 7 + 30


def lying_card(canvas: Canvas, rect: Rect, one: CharacterView) -> None:
    """A character card with its deposit on it, or the dashed place where it lay."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    if one.stance == "out":
        canvas.panel(rect, edge=palette.line, radius=max(wide * 0.12, 6), dashed=True)
        side = wide * 0.45
        box = (x + (wide - side) / 2, y + (high - side) / 2, side, side)
        canvas.icon("exit", box, palette.text2)
        return
    faces.back(canvas, rect)
    if one.deposit:
        side = wide * 0.9
        art = "coin-stack-1" if one.deposit == 1 else "coin-stack-2"
        canvas.picture(art, (x + (wide - side) / 2, y + high - side * 0.97, side, side))


@dataclass(frozen=True, slots=True)
class Note:
    """What was said of a character, with an icon before it, or the role that was laid last and lies face up,
    which is shown as a small card."""

    icon: str | None
    words: Text
    role: str | None


def notes(room: Room, one: CharacterView | None, last: Sequence[str]) -> list[Note]:
    """The claim, if there is one, and the role of the last heist under the variant 'no repeat'."""
    words, found = room.words, []
    if one is not None and one.claim is not None:
        silent = one.claim == "silent"
        says = words("gang.silent") if silent else words(f"role.{one.claim}")
        found.append(Note("speech", says, None if silent else one.claim))
    found += [Note(None, words(f"role.{role}"), role) for role in last]
    return found


def draw_notes(canvas: Canvas, rect: Rect, shown: Sequence[Note], *, size: float, line: float) -> None:
    """Notes one below the other, or side by side as icons alone where there is not room for all."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    style = BODY.at(size, weight=700)
    shrink = least(canvas, style)
    line = max(line, canvas.theme.size(style) * shrink * 1.2)
    side = line * 0.9
    widest = max((canvas.measure(note.words, style.at(size * shrink)) for note in shown), default=0)
    if len(shown) * line <= high + 1 and side + 6 + widest <= wide:
        top = y + (high - len(shown) * line) / 2
        for index, note in enumerate(shown):
            middle = top + line * (index + 0.5)
            _note_icon(canvas, (x, middle - side / 2, side, side), note)
            place = (x + side + 6, middle - line / 2, wide - side - 6, line)
            canvas.write(note.words, place, style, palette.text, shrink=shrink)
        return
    left, top = x, y + (high - side) / 2
    for note in shown:
        _note_icon(canvas, (left, top, side, side), note)
        if note.icon is not None:
            ink = faces.COLOURS[note.role] if note.role else palette.text
            left += side + 3
            canvas.icon(note.role or "minus", (left, top, side, side), ink)
        left += side + 10


def _note_icon(canvas: Canvas, rect: Rect, note: Note) -> None:
    """The icon of what was said, or a small face-up card."""
    palette, (x, y, side, _) = canvas.theme.palette, rect
    if note.icon is not None or note.role is None:
        canvas.icon(note.icon or "minus", rect, palette.text2)
        return
    wide = side * 0.86
    card = (x + (side - wide) / 2, y - side * 0.06, wide, side * 1.12)
    canvas.panel(card, fill=faces.COLOURS[note.role], edge=palette.paper, radius=3, width=1.5)
    icon = wide * 0.74
    canvas.icon(note.role, (x + (side - icon) / 2, y + (side - icon) / 2, icon, icon), Heist.ROLE_INK)
