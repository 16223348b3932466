"""Who was who: a row for every seat, with its character and, in an open report, its five cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Ending, Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import Character
from pass_and_play.games.casa_de_papel.report import Laid
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H, Style
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.character_card import SIDES
from pass_and_play.ui.tables.casa_de_papel.faces import emblem
from pass_and_play.words import Text

HEADING = 38.0
"""From the top of the heading to the first row."""
ASIDE = 38.0
"""What the line about a character that was set aside takes below the rows."""
TROPHY = 22.0
ONE_LINE = 50.0
"""In a row lower than this, character and side stand side by side if there is room for that."""
SHRINK = 0.8
"""How small a name may become before it moves above the character."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where mark and name begin in a row, its tile, and the character up to `end`: the tile stands behind
    the names, or before them, and then the name stands above the character."""

    mark: float
    name: float
    tile: float
    character: float
    end: float

    @property
    def stacked(self) -> bool:
        """Whether the name stands above the character, for want of room beside it."""
        return self.name > self.tile


@dataclass(frozen=True, slots=True)
class _Plan:
    """The rows of one form: their room together, gap and greatest height; sizes of marks, names, tiles and
    characters; where the first of the five cards lies, its size, and the pitch of the cards."""

    room: float
    tallest: float
    mark: float
    name: float
    tile: float
    character: float
    cards: float
    card: tuple[float, float]
    pitch: float
    beside: _Columns
    stacked: _Columns
    without_cards: _Columns

    def row(self, count: int) -> tuple[float, float]:
        """Height of each of so many rows, and of the gap below it."""
        gap = 8.0 if count < 8 else 6.0
        return min((self.room + gap) / count - gap, self.tallest), gap


_PLANS = {
    Form.LANDSCAPE: _Plan(
        room=552,
        tallest=104,
        mark=34,
        name=26,
        tile=64,
        character=20,
        cards=350,
        card=(31, 44),
        pitch=35,
        beside=_Columns(mark=16, name=61, tile=154, character=230, end=342),
        stacked=_Columns(mark=93, name=127, tile=16, character=95, end=342),
        without_cards=_Columns(mark=16, name=61, tile=306, character=382, end=522),
    ),
    Form.PORTRAIT: _Plan(
        room=404,
        tallest=72,
        mark=32,
        name=26,
        tile=54,
        character=20,
        cards=565,
        card=(31, 44),
        pitch=35,
        beside=_Columns(mark=18, name=64, tile=310, character=378, end=555),
        stacked=_Columns(mark=18, name=64, tile=310, character=378, end=555),
        without_cards=_Columns(mark=18, name=64, tile=500, character=568, end=734),
    ),
    Form.COMPACT: _Plan(
        room=422,
        tallest=76,
        mark=26,
        name=22,
        tile=46,
        character=18,
        cards=330,
        card=(26, 37),
        pitch=29,
        beside=_Columns(mark=12, name=47, tile=140, character=196, end=324),
        stacked=_Columns(mark=66, name=94, tile=12, character=68, end=324),
        without_cards=_Columns(mark=12, name=47, tile=286, character=344, end=474),
    ),
}


def tall(form: Form, table: TableView) -> float:
    """How high heading and rows are together."""
    count = len(table.characters)
    high, gap = _PLANS[form].row(count)
    aside = ASIDE if _open_aside(table) else 0
    return HEADING + count * (high + gap) - gap + aside


def draw(
    canvas: Canvas, place: tuple[float, float, float], table: TableView, ending: Ending, room: Room
) -> None:
    """The heading and all rows from `place` on: left, top and width."""
    left, top, wide = place
    plan, count = _PLANS[canvas.form], len(room.names)
    _heading(canvas, (left, top, wide, 30), table, room)
    high, gap = plan.row(count)
    columns = _columns(canvas, plan, table, ending, room)
    for seat in room.seats:
        rect = (left, top + HEADING + seat * (high + gap), wide, high)
        row = _Row(canvas, rect, plan, columns, room, seat, won=seat in ending.winners)
        row.draw(table)
    for character in _open_aside(table):
        words = room.words("over.aside", name=room.words(f"character.{character.key}"))
        line = (left, top + HEADING + count * (high + gap) - gap + ASIDE - 30, wide, 30.0)
        canvas.write(words, line, SMALL.at(18), canvas.theme.palette.text2)


def _open_aside(table: TableView) -> list[Character]:
    return [one for one in table.set_aside if not isinstance(one, Hidden)]


def _heading(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    palette, words, report = canvas.theme.palette, room.words, table.report
    left, top, wide, high = rect
    style, ink = SMALL.at(18), palette.text2
    bold = SMALL.at(18, weight=700)
    if report is None:
        canvas.write(words("over.characters"), rect, bold, ink)
        return
    right = left + wide
    if any(laid.exchanged for hand in report.hands for laid in hand):
        changed = words("over.changed")
        reach = canvas.measure(changed, style) + 1
        canvas.write(changed, (right - reach, top, reach, high), style, ink)
        right -= reach + 27
        canvas.icon("swap", (right, top + 5, 20, 20), ink)
        right -= 14
    counted = words("over.counted")
    reach = canvas.measure(counted, style) + 1
    canvas.write(counted, (right - reach, top, reach, high), style, ink)
    right -= reach + 22
    canvas.panel((right, top + 5, 15, 20), fill=palette.text, radius=3)
    canvas.write(words("over.secrets"), (left, top, right - left - 12, high), bold, ink)


def _columns(canvas: Canvas, plan: _Plan, table: TableView, ending: Ending, room: Room) -> _Columns:
    """Names beside the tiles if all of them fit there."""
    if table.report is None:
        return plan.without_cards
    widest = max(
        canvas.measure(room.names[seat], H.at(plan.name)) + (TROPHY + 8 if seat in ending.winners else 0)
        for seat in room.seats
    )
    beside = plan.beside
    return beside if widest * SHRINK <= beside.tile - beside.name - 8 else plan.stacked


@dataclass(frozen=True, slots=True)
class _Row:
    """One seat's row in `rect`."""

    canvas: Canvas
    rect: Rect
    plan: _Plan
    columns: _Columns
    room: Room
    seat: Seat
    won: bool

    def draw(self, table: TableView) -> None:
        """Frame, tile, name and character, and the cards of an open report."""
        character = table.characters[self.seat]
        assert not isinstance(character, Hidden)
        palette, side, canvas = self.canvas.theme.palette, SIDES[character.team], self.canvas
        edge, width = (side, 3.0) if self.won else (palette.line, canvas.theme.outline)
        canvas.panel(self.rect, fill=palette.b2, edge=edge, width=width, radius=min(20, self.rect[3] * 0.3))
        x, y, _, high = self.rect
        middle = y + high / 2
        most = self.plan.tile
        size = min(most, high - (14 if high > 60 else 8))
        tile = (x + self.columns.tile + (most - size) / 2, middle - size / 2, size, size)
        canvas.panel(tile, fill=side, radius=size / 4)
        icon = size * 0.62
        spot = (tile[0] + (size - icon) / 2, middle - icon / 2, icon, icon)
        canvas.icon(emblem(character), spot, palette.b0)
        if self.columns.stacked:
            self._stacked(character)
        else:
            self._beside(character)
        if table.report is not None:
            self._cards(table.report.hands[self.seat])

    def _cards(self, hand: Sequence[Laid]) -> None:
        """The five cards side by side, smaller in a low row."""
        x, y, _, high = self.rect
        wide, tall = self.plan.card
        size = min(1.0, (high - 9) / tall)
        for number, laid in enumerate(hand):
            left = x + self.plan.cards + number * self.plan.pitch + wide * (1 - size) / 2
            box = (left, y + (high - tall * size) / 2, wide * size, tall * size)
            _card(self.canvas, box, laid, ceiling=y)

    def _beside(self, character: Character) -> None:
        """Mark and name; behind the tile the character above its side."""
        canvas, columns, look = self.canvas, self.columns, self.room.look(self.seat)
        x, middle, mark = self.rect[0], self.rect[1] + self.rect[3] / 2, self.plan.mark
        canvas.icon(look.icon, (x + columns.mark, middle - mark / 2, mark, mark), look.colour)
        place = (x + columns.name, middle - 20, columns.tile - columns.name - 8, 40.0)
        self._name(place, H.at(self.plan.name), character)
        left, wide = x + columns.character, columns.end - columns.character
        (name, name_style), (team, team_style) = self._character(character)
        text, side = canvas.theme.palette.text, SIDES[character.team]
        reach = canvas.measure(name, name_style) + canvas.measure(team, team_style)
        if self.rect[3] < ONE_LINE and reach * SHRINK <= wide - 10:
            runs = [(name, name_style, text), (team, team_style, side)]
            canvas.spans(runs, (left, middle - 15, wide, 30), gap=10)
            return
        canvas.write(name, (left, middle - 22, wide, 24), name_style, text, shrink=0.7)
        canvas.write(team, (left, middle, wide, 24), team_style, side, shrink=0.7)

    def _stacked(self, character: Character) -> None:
        """Mark and name, and below them the character and its side."""
        canvas, columns, look = self.canvas, self.columns, self.room.look(self.seat)
        x, y, _, high = self.rect
        upper = y + high / 2 - min(12.0, high * 0.25)
        lower = y + high / 2 + min(15.0, high * 0.21)
        mark = self.plan.mark * 0.77
        canvas.icon(look.icon, (x + columns.mark, upper - mark / 2, mark, mark), look.colour)
        place = (x + columns.name, upper - 15, columns.end - columns.name, 30.0)
        self._name(place, H.at(self.plan.name * 0.85), character)
        (name, name_style), (team, team_style) = self._character(character)
        runs = [
            (name, name_style.at(name_style.size * 0.9), canvas.theme.palette.text),
            (team, team_style, SIDES[character.team]),
        ]
        left = x + columns.character
        canvas.spans(runs, (left, lower - 12, columns.end - columns.character, 24), gap=10)

    def _character(self, character: Character) -> tuple[tuple[Text, Style], tuple[Text, Style]]:
        words, size = self.room.words, self.plan.character
        name, team = words(f"character.{character.key}"), words(f"team.{character.team}")
        return (name, H.at(size)), (team, SMALL.at(max(size - 2.5, 16)))

    def _name(self, rect: Rect, style: Style, character: Character) -> None:
        """The name, and behind it a trophy in the side's colour if the seat has won."""
        x, y, wide, high = rect
        ink = self.canvas.theme.palette.text
        room_for_name = wide - TROPHY - 8 if self.won else wide
        shrink = least(self.canvas, style)
        end = self.canvas.write(
            self.room.names[self.seat], (x, y, room_for_name, high), style, ink, shrink=shrink
        )
        if self.won:
            box = (x + end[2] + 8, y + high / 2 - TROPHY / 2, TROPHY, TROPHY)
            self.canvas.icon("trophy", box, SIDES[character.team])


def _card(canvas: Canvas, rect: Rect, laid: Laid, *, ceiling: float) -> None:
    """One card of the story: bright if it went through the press; if it was exchanged, with a mark that
    stays below `ceiling`, the upper edge of the row."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    if laid.counted:
        canvas.panel(rect, fill=palette.text, radius=6)
        ink: Colour = palette.ink
    else:
        faint = 1.0 if canvas.theme.high_contrast else 0.85
        canvas.panel(rect, edge=with_alpha(palette.line, faint), width=2, radius=6)
        ink = with_alpha(palette.text2, faint)
    icon = wide * 0.71
    box = (x + (wide - icon) / 2, y + (high - icon) / 2, icon, icon)
    canvas.icon(str(laid.card.kind), box, ink)
    if laid.exchanged:
        centre = (x + wide / 2 - 1, max(y - 2, ceiling + 10))
        canvas.disc(centre, 12, Casa.ROUND_NOW)
        canvas.icon("swap", (centre[0] - 7, centre[1] - 7, 14, 14), Casa.ROUND_NOW_INK)
