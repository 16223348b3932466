"""The ways of the items through one game, from the deal to the end: who moved them, and who looked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.deeds import Deed
from pass_and_play.games.executioner.result import Story
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB, with_alpha
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.sheet import Point
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.deed_lines import ICONS


@dataclass(frozen=True, slots=True)
class Step:
    """A deed, or several looks that a gallows card brought about one after the other, and where every item
    lay after it, as `Turn.lay`."""

    deeds: tuple[Deed, ...]
    lay: tuple[int, ...]


def steps(story: Story) -> list[Step]:
    """All steps in their order."""
    found: list[Step] = []
    for turn in story.turns:
        last = found[-1].deeds[-1] if found else None
        if last is not None and last.is_own_by_gallows and turn.deed.is_own_by_gallows:
            found[-1] = Step((*found[-1].deeds, turn.deed), turn.lay)
        else:
            found.append(Step((turn.deed,), turn.lay))
    return found


@dataclass(frozen=True, slots=True)
class _Field:
    """Where the lines run: from `left` on, `pitch` from step to step, and the middle of each place."""

    left: float
    pitch: float
    middles: Sequence[float]
    radius: float
    """Of the discs on the lines."""

    def x(self, step: int) -> float:
        """The middle of a step; 0 is the deal."""
        return self.left + step * self.pitch


def draw(canvas: Canvas, rect: Rect, middles: Sequence[float], story: Story, room: Room) -> None:
    """The lines in `rect`, whose upper part is for who did what; `middles` are the heights of the places."""
    told = steps(story)
    x, y, wide, _ = rect
    pitch = wide / (len(told) + 2)
    field = _Field(x + pitch * 0.5, pitch, middles, max(8.0, min(15.0, pitch * 0.34)))
    head = (y, middles[0] - field.radius - 12 - y)
    for number, step in enumerate(told, start=1):
        _head(canvas, field.x(number), head, field, step, room)
    for item in range(len(story.dealt)):
        colour, thick = _colour(canvas, story, item, room), max(3.0, field.radius * 0.3)
        dashed = story.places[item] == CENTRE
        canvas.line(_path(field, told, item), colour, thick, dashed=dashed)
    for item in range(len(story.dealt)):
        _stops(canvas, field, told, story, item, room)
    for number, step in enumerate(told, start=1):
        _looks(canvas, field, number, step, story, room)


def _colour(canvas: Canvas, story: Story, item: int, room: Room) -> RGB:
    """The colour of whoever was dealt it; the line of the centre card is dashed."""
    place = story.places[item]
    return canvas.theme.palette.text2 if place == CENTRE else room.look(place).colour


def _path(field: _Field, told: Sequence[Step], item: int) -> list[Point]:
    """The line of one item: straight on, but for the steps that move it."""
    row = item
    path = [(field.x(0), field.middles[row])]
    for number, step in enumerate(told, start=1):
        now = step.lay.index(item)
        if now != row:
            path.append((field.x(number) - field.pitch * 0.42, field.middles[row]))
            path.append((field.x(number) + field.pitch * 0.42, field.middles[now]))
            row = now
    path.append((field.x(len(told) + 1), field.middles[row]))
    return path


def _stops(canvas: Canvas, field: _Field, told: Sequence[Step], story: Story, item: int, room: Room) -> None:
    """The item itself, at the deal, wherever it has moved to, and at the end."""
    row, colour = item, _colour(canvas, story, item, room)
    spots = [(field.x(0), field.middles[row], field.radius)]
    for number, step in enumerate(told, start=1):
        now = step.lay.index(item)
        if now != row and number < len(told):
            spots.append((field.x(number) + field.pitch * 0.5, field.middles[now], field.radius * 0.72))
        row = now
    spots.append((field.x(len(told) + 1), field.middles[row], field.radius))
    icon = story.dealt[item]
    ink = King.RUBY if icon == "pardon" else canvas.theme.palette.text
    for x, y, radius in spots:
        canvas.disc((x, y), radius, canvas.theme.palette.b0, edge=colour, width=max(2.0, radius * 0.16))
        side = radius * 1.25
        canvas.icon(icon, (x - side / 2, y - side / 2, side, side), ink)


def _looks(canvas: Canvas, field: _Field, number: int, step: Step, story: Story, room: Room) -> None:
    """An eye on whatever was looked at, in the colour of whoever looked; all looked where it is white."""
    palette = canvas.theme.palette
    for deed in step.deeds:
        if deed.kind not in ("look", "shown"):
            continue
        edge = palette.text if deed.who is None else room.look(deed.who).colour
        spot = (field.x(number), field.middles[story.places.index(deed.places[0])])
        canvas.disc(spot, field.radius * 0.86, edge)
        side = field.radius * 1.2
        canvas.icon("eye", (spot[0] - side / 2, spot[1] - side / 2, side, side), palette.b0)


def _head(canvas: Canvas, x: float, span: tuple[float, float], field: _Field, step: Step, room: Room) -> None:
    """Who did it, or the gallows card, above what it was; a faint line down from there."""
    palette, deed = canvas.theme.palette, step.deeds[0]
    top, high = span
    side = min(high / 2 - 3, field.pitch * 0.62, 24.0)
    upper = (x - side / 2, top + 1, side, side)
    by_card = deed.by_gallows or deed.who is None
    if by_card:
        canvas.icon("gallows", upper, palette.acc)
    else:
        look = room.look(_doer(deed))
        canvas.icon(look.icon, upper, look.colour)
    lower = (x - side / 2, top + side + 5, side, side)
    canvas.icon(ICONS[deed.kind], lower, palette.text2)
    foot = field.middles[-1]
    rule = with_alpha(palette.line, 0.55 if canvas.theme.high_contrast else 0.35)
    canvas.veil((x - 0.75, top + high + 4, 1.5, foot - top - high - 4), rule)


def _doer(deed: Deed) -> Seat:
    """Whose action it was."""
    assert deed.who is not None
    return deed.who
