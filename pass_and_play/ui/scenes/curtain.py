"""The curtain: hand the device over. The same picture whatever lies behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Curtain
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, mix, with_alpha
from pass_and_play.ui.paint.palettes import SEAT_INK
from pass_and_play.ui.paint.theme import BODY, NAME, H
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tables.frame import pause_button
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

EDGE = 14.0
RING = (640.0, 566.0)
RADIUS = 91.0
LEAST_NAME = 84.0
PASSED = (50.0, 736.0)
PITCH = 54.0
PASSED_WIDE = 226.0


class CurtainScene(Scene):
    """Depends only on the game, the seat that is next and the public progress of the series."""

    name = "curtain"

    def __init__(self, host: Host, match: Match, curtain: Curtain) -> None:
        self._host = host
        self._match = match
        self._curtain = curtain
        self.game = match.seating.game
        self.phase = match.desk.table.phase
        self.seat = curtain.seat

    def draw(self, canvas: Canvas) -> None:
        """A seat's colour, a name as large as it fits, and the ring."""
        room = self._match.room()
        words, look, name = room.words, room.look(self._curtain.seat), room.names[self._curtain.seat]
        canvas.theme = canvas.theme.within(self._match.painter.palette)
        palette = canvas.theme.palette
        canvas.backdrop("curtain", tint=look.colour)
        canvas.polygon([(612, EDGE), (668, EDGE), (1002, 591), (278, 591)], with_alpha(look.colour, 0.1))
        self._edges(canvas, look.colour)
        canvas.panel((28, 34, 56, 56), fill=with_alpha(BLACK, 0.5), radius=16)
        canvas.icon(self._match.painter.emblem, (40, 46, 32, 32), palette.text)
        canvas.write(words("title"), (98, 44, 360, 36), H.at(20), palette.text)
        pause = pause_button(words)
        box = (1196, 34, 56, 56)
        icon_button(canvas, box, pause.icon, pause.words, key=pause.key, kind="shade", keys=pause.keys)
        hand_to = words("curtain.hand_to")
        label(
            canvas,
            (340, 70, 600, 46),
            hand_to,
            H.at(30, weight=700),
            palette.text,
            icon="hand-over",
            icon_size=38,
            gap=18,
        )
        self._name(canvas, name)
        colour = words("curtain.seat", colour=words(f"seats.colour.{look.key}"))
        wide = canvas.measure(colour, H.at(23)) + 90
        pill(
            canvas,
            (640 - wide / 2, 380, wide, 56),
            colour,
            icon=look.icon,
            fill=look.colour,
            ink=SEAT_INK,
            style=H.at(23),
            icon_size=28,
            gap=12,
        )
        hold_ring(canvas, RING, RADIUS, words("curtain.hold", name=name), key="open", colour=look.colour)
        held = canvas.pointer.pressed == "open"
        sentence = words("curtain.keep") if held else words("curtain.hold", name=name)
        canvas.write(sentence, (310, 676, 660, 36), H.at(25), palette.text, align="center")
        others = words("curtain.others", name=name)
        canvas.write(others, (306, 712, 668, 34), BODY, mix(palette.text, look.colour, 0.2), align="center")
        self._passed(canvas)
        self._way_back(canvas, name)

    def _edges(self, canvas: Canvas, colour: Colour) -> None:
        left, top, wide, high = canvas.window
        canvas.veil((left, top, wide, EDGE - top), colour)
        canvas.veil((left, 800 - EDGE, wide, top + high - 800 + EDGE), colour)

    def _name(self, canvas: Canvas, name: Text) -> None:
        """As large as it fits on one line; a name too long even for the least size takes two."""
        natural = canvas.measure(name, NAME)
        size = min(NAME.size, NAME.size * 1100 / natural) if natural else NAME.size
        if size >= LEAST_NAME:
            canvas.write(name, (80, 126, 1120, 240), NAME.at(size), canvas.theme.palette.text, align="center")
        else:
            style = NAME.at(LEAST_NAME)
            canvas.write(
                name, (80, 126, 1120, 240), style, canvas.theme.palette.text, align="center", lines=2
            )

    def _passed(self, canvas: Canvas) -> None:
        """The order of passing: who had the device in this series, whose turn it is, who follows."""
        room, order = self._match.room(), self._curtain.order
        pitch = min(PITCH, PASSED_WIDE / max(1, len(order) - 1))
        now = order.index(self._curtain.seat)
        palette = canvas.theme.palette
        for place, seat in enumerate(order):
            x, y = PASSED[0] + place * pitch, PASSED[1]
            box = (x - 12, y - 12, 24.0, 24.0)
            look = room.look(seat)
            if place < now:
                canvas.icon("check", box, with_alpha(palette.text, 0.5))
                continue
            if place == now:
                radius = min(25.0, pitch * 0.62)
                canvas.disc((x, y), radius, BLACK, edge=palette.text, width=3)
            canvas.icon(look.icon, box, look.colour)

    def _way_back(self, canvas: Canvas, name: Text) -> None:
        words, palette = self._match.words, canvas.theme.palette
        wrong = words("curtain.wrong", name=name)
        canvas.write(wrong, (974, 718, 120, 36), H.at(18), palette.text, align="right", lines=2)
        button(
            canvas,
            (1108, 708, 144, 56),
            words("curtain.back"),
            key="back",
            kind="shade",
            icon="undo",
            style=H.at(20),
            radius=16,
        )

    def press(self, key: str) -> None:
        """Open the page, look at the table, or pause."""
        if key == "open":
            self._host.lift(self._curtain)
        elif key == "back":
            self._host.look_at_table()
        elif key == "pause":
            self._host.pause()
