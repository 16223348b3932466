"""Who plays on: for every seat of a match a person, or a computer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.catalogue import opponents_of
from pass_and_play.engine.ask import Seat
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY
from pass_and_play.ui.parts.bars import BARS, bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.controls import Choice, choose_one
from pass_and_play.ui.parts.plate import Sitter, tile
from pass_and_play.ui.room import LOOKS, as_robot
from pass_and_play.ui.scene import Scene
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units. `first` is the row of the first seat; the others
    follow at a `pitch`, or closer where many have to have room above the bottom bar."""

    title: Rect
    size: float
    note: Rect
    first: Rect
    pitch: float
    tile: float
    """How wide a seat is in its row."""
    back: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        (44, 56, 1192, 50), 40, (44, 108, 1192, 60), (44, 192, 1192, 80), 98, 420, (40, 720, 220, 64)
    ),
    Form.PORTRAIT: Layout(
        (24, 56, 752, 50), 38, (24, 108, 752, 60), (24, 196, 752, 88), 108, 290, (32, 1090, 300, 64)
    ),
    Form.COMPACT: Layout(
        (16, 14, 992, 42), 31, (16, 54, 992, 56), (16, 116, 992, 64), 80, 360, (16, 538, 200, 52)
    ),
}

CONTROL = 64.0
"""The greatest height of what a seat's player is chosen with."""


class WhoScene(Scene):
    """Shows nothing but who sits where. Role and hand stay with the seat, and are not shown on the way."""

    name = "who"

    def __init__(self, host: Host, match: Match, *, continued: bool = False) -> None:
        """`continued` says that the match was just taken from the shelf, and has not been on screen yet."""
        self._host = host
        self._match = match
        self._continued = continued
        self._bots: Mapping[Seat, str] = dict(match.seating.bots)
        self._opponents = opponents_of(match.seating.game)
        self.game = match.seating.game

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """A row for every seat, and the two ways on."""
        words, layout = self._match.words, LAYOUTS[canvas.form]
        canvas.theme = canvas.theme.within(self._match.painter.sign.palette)
        palette = canvas.theme.palette
        canvas.backdrop("table")
        canvas.write(words("who.title"), layout.title, DISPLAY.at(layout.size), palette.text)
        canvas.write(words("who.note"), layout.note, BODY, palette.text2, lines=2)
        x, y, wide, high = layout.first
        seats = len(self._match.names)
        room = canvas.size[1] - BARS[canvas.form].bottom - y
        pitch = min(layout.pitch, room / seats)
        for seat in range(seats):
            self._row(canvas, layout, seat, (x, y + pitch * seat, wide, min(high, pitch - 6)))
        bottom_bar(canvas)
        back = words("who.shelf" if self._continued else "who.back")
        icon = "home" if self._continued else "arrow-left"
        button(canvas, layout.back, back, key="back", kind="ghost", icon=icon, keys=("escape",))
        on = words("who.play_on")
        button(canvas, BARS[canvas.form].confirm, on, key="confirm", icon="play", keys=("ctrl+return",))

    def _row(self, canvas: Canvas, layout: Layout, seat: Seat, rect: Rect) -> None:
        x, y, wide, high = rect
        look = LOOKS[self._match.seating.colours[seat]]
        sitter = Sitter(as_robot(look) if seat in self._bots else look, self._match.names[seat])
        tile(canvas, (x, y, layout.tile, high), sitter, None)
        left, tall = x + layout.tile + 16, min(high, CONTROL)
        place = (left, y + (high - tall) / 2, x + wide - left, tall)
        if not self._suits(seat):
            canvas.write(
                self._match.words("who.person_only"), place, BODY, canvas.theme.palette.text2, lines=2
            )
            return
        kinds = (PERSON, *(self._host.strengths if self._may_be_bot(seat) else ()))
        choices = [Choice(f"player:{seat}:{kind}", self._kind(kind)) for kind in kinds]
        choose_one(canvas, place, choices, chosen=f"player:{seat}:{self._bots.get(seat, PERSON)}")

    def _kind(self, kind: str) -> Text:
        return self._match.words(f"bot.{kind}")

    # ------------------------------------------------------------------ who may play

    def _suits(self, seat: Seat) -> bool:
        """Whether a computer can play the part of a seat; one that has it already may keep it."""
        return seat in self._bots or self._opponents.suits(self._match.desk.table, seat)

    def _may_be_bot(self, seat: Seat) -> bool:
        """Whether a person is left without this seat."""
        return len({*self._bots, seat}) < len(self._match.names)

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """Choose for a seat, play on, or leave all as it was."""
        if key == "confirm":
            self._host.play_on(self._bots)
        elif key == "back" and self._continued:
            self._host.to_shelf()
        elif key == "back":
            self._host.pause()
        else:
            _, seat, kind = key.split(":")
            others = {other: bot for other, bot in self._bots.items() if other != int(seat)}
            self._bots = others if kind == PERSON else {**others, int(seat): kind}
