"""The curtain: hand the device over. The same picture whatever lies behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Curtain, GlanceCurtain
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import SEAT_INK, Dimmed
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, NAME, H
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.hold_ring import hold_ring, two_tap_ring
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.parts.pin_pad import DIGITS
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.curtain_layout import EDGE, LAYOUTS, Layout
from pass_and_play.ui.scenes.pin_gate import PinGate
from pass_and_play.ui.tables.frame import pause_button
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

LEAST_NAME = 84.0
TWO_LINES = 1.6
"""What surely fits into two lines, as a multiple of their width: a break never falls in the middle."""
SLEEP = 60_000.0
"""Milliseconds without a touch after which the curtain dims, so that it does not glow all evening."""


class CurtainScene(Scene):
    """Depends only on the game, the seat that is next, the public progress and whether the seat has a PIN."""

    name = "curtain"

    def __init__(self, passing: Passing, match: Match, curtain: Curtain | GlanceCurtain) -> None:
        self._passing = passing
        self._match = match
        self._curtain = curtain
        seat = curtain.seat
        self._gate = PinGate(match.words, match.names[seat], match.pins.get(seat), passing.stage.clock)
        self._tapped = False
        self._was_asleep = False
        self.game = match.seating.game
        self.phase = match.desk.table.phase
        self.seat = seat

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """A seat's colour, a name as large as it fits, and the ring."""
        match, seat = self._match, self._curtain.seat
        words, look, name = match.words, match.room().look(seat), match.names[seat]
        lay = LAYOUTS[canvas.form]
        canvas.theme = canvas.theme.within(match.painter.sign.palette)
        asleep = self.asleep
        tint = mix(look.colour, Dimmed.ROOM, 1 - Dimmed.SEAT_SHARE) if asleep else look.colour
        ink = Dimmed.NAME if asleep else canvas.theme.palette.text
        canvas.backdrop("dimmed" if asleep else "curtain", tint=look.colour)
        shift = self._gate.shift(canvas.form)
        middle = lay.middle - shift
        if not canvas.theme.high_contrast:
            self._light(canvas, lay, middle, tint, asleep=asleep)
        self._edges(canvas, tint)
        self._corner(canvas, ink)
        hand_to = (middle - 300, lay.hand_to - 23, 600.0, 46.0)
        label(
            canvas,
            hand_to,
            words("curtain.hand_to"),
            H.at(30 if canvas.form is not Form.COMPACT else 24, weight=700),
            ink,
            icon=None if asleep else "hand-over",
            icon_size=38,
            gap=18,
        )
        x, y, wide, high = lay.name
        self._name(canvas, (x, y, wide - 2 * shift, high), name, ink, lay.largest)
        self._pill(canvas, middle, lay.pill, tint, asleep=asleep)
        if self._gate.locked:
            self._gate.draw(canvas, ink)
        else:
            self._ring(canvas, lay, tint, ink, asleep=asleep)
        self._passed(canvas, lay, dimmed=asleep)
        if not asleep:
            self._way_back(canvas, lay, name)

    def _light(self, canvas: Canvas, lay: Layout, middle: float, tint: Colour, *, asleep: bool) -> None:
        top, bottom, half = lay.light
        points = [(middle - 28, top), (middle + 28, top), (middle + half, bottom), (middle - half, bottom)]
        canvas.polygon(points, with_alpha(tint, 0.04 if asleep else 0.1))

    def _edges(self, canvas: Canvas, colour: Colour) -> None:
        left, top, wide, high = canvas.window
        foot = canvas.size[1] - EDGE
        canvas.veil((left, top, wide, EDGE - top), colour)
        canvas.veil((left, foot, wide, top + high - foot), colour)

    def _corner(self, canvas: Canvas, ink: Colour) -> None:
        words, wide = self._match.words, canvas.size[0]
        side = 44.0 if canvas.form is Form.COMPACT else 56.0
        top = 24.0 if canvas.form is Form.COMPACT else 34.0
        tile = (28.0, top, side, side)
        canvas.panel(tile, fill=with_alpha(BLACK, 0.5), radius=side * 0.28)
        inner = side * 0.21
        canvas.icon(
            self._match.painter.sign.emblem,
            (28 + inner, top + inner, side - 2 * inner, side - 2 * inner),
            ink,
        )
        if not self._gate.locked or canvas.form is not Form.COMPACT:
            canvas.write(words("title"), (42 + side, top + side / 2 - 18, 280, 36), H.at(20), ink)
        pause = pause_button(words)
        box = (wide - 28 - side, top, side, side)
        if not self.asleep:
            icon_button(canvas, box, pause.icon, pause.words, key=pause.key, kind="shade", keys=pause.keys)

    def _name(self, canvas: Canvas, rect: Rect, name: Text, ink: Colour, largest: float) -> None:
        """As large as it fits on one line; a name too long even for the least size takes two."""
        natural = canvas.measure(name, NAME)
        size = min(largest, NAME.size * rect[2] * 0.98 / natural) if natural else largest
        lines = 1 if size >= LEAST_NAME else 2
        canvas.write(name, rect, NAME.at(max(size, LEAST_NAME)), ink, align="center", lines=lines)

    def _pill(self, canvas: Canvas, middle: float, across: float, tint: Colour, *, asleep: bool) -> None:
        look = self._match.room().look(self._curtain.seat)
        words = self._match.words
        colour = words("curtain.seat", colour=words(f"seats.colour.{look.key}"))
        style = H.at(23)
        wide = canvas.measure(colour, style) + 90
        rect = (middle - wide / 2, across - 28, wide, 56.0)
        if asleep:
            canvas.panel(rect, edge=tint, radius=28, width=3)
            label(canvas, rect, colour, style, tint, icon=look.icon, icon_size=28, gap=12)
            return
        pill(
            canvas,
            rect,
            colour,
            icon=look.icon,
            fill=look.colour,
            ink=SEAT_INK,
            style=style,
            icon_size=28,
            gap=12,
        )

    def _ring(self, canvas: Canvas, lay: Layout, tint: Colour, ink: Colour, *, asleep: bool) -> None:
        words, name = self._match.words, self._match.names[self._curtain.seat]
        two_taps = self._passing.settings.two_taps
        hold = words("curtain.taps" if two_taps else "curtain.hold", name=name)
        if asleep:
            canvas.ring(lay.ring, lay.radius, 6, tint)
            eye = lay.radius * 0.75
            box = (lay.ring[0] - eye / 2, lay.ring[1] - eye / 2, eye, eye)
            canvas.icon("eye-off", box, tint)
            sentence, note = words("curtain.wake"), words("curtain.wake_then", name=name)
        elif two_taps:
            two_tap_ring(canvas, lay.ring, lay.radius, hold, colour=tint, tapped=self._tapped)
            sentence = words("curtain.tap_again") if self._tapped else hold
            note = self._others(canvas, name)
        else:
            hold_ring(canvas, lay.ring, lay.radius, hold, key="open", colour=tint)
            sentence = words("curtain.keep") if canvas.pointer.pressed == "open" else hold
            note = self._others(canvas, name)
        left, wide = lay.note[0], lay.note[2]
        size = 25 if canvas.form is not Form.COMPACT else 20
        canvas.write(sentence, (left, lay.sentence - 18, wide, 36), H.at(size), ink, align="center")
        quiet = Dimmed.HINT if asleep else mix(canvas.theme.palette.text, tint, 0.2)
        style = BODY if canvas.form is not Form.COMPACT else BODY.at(16)
        canvas.write(note, lay.note, style, quiet, align="center", lines=1 if lay.note[3] < 40 else 2)

    def _others(self, canvas: Canvas, name: Text) -> Text:
        """What the others do; where a laptop's screen has room for it also what the keyboard does."""
        words, room = self._match.words, LAYOUTS[canvas.form].note[2]
        others, keys = (words(f"curtain.{key}", name=name) for key in ("others", "others_keys"))
        laptop = canvas.form is Form.LANDSCAPE and canvas.theme.text_size <= 1
        with_keys = laptop and not self._passing.settings.two_taps and canvas.measure(keys, BODY) <= room
        return keys if with_keys else others

    def _passed(self, canvas: Canvas, lay: Layout, *, dimmed: bool) -> None:
        """The order of passing: who had the device in this series, whose turn it is, who follows."""
        room, order = self._match.room(), self._curtain.order
        pitch = min(58.0, lay.passed_wide / max(1, len(order) - 1))
        now = order.index(self._curtain.seat)
        x, y = lay.passed
        if canvas.form is Form.PORTRAIT:
            x = lay.middle - pitch * (len(order) - 1) / 2
        palette = canvas.theme.palette
        for place, seat in enumerate(order):
            box = (x - 12, y - 12, 24.0, 24.0)
            look = room.look(seat)
            if place < now:
                canvas.icon("check", box, with_alpha(palette.text, 0.5))
            else:
                if place == now:
                    edge = Dimmed.HINT if dimmed else palette.text
                    canvas.disc((x, y), min(25.0, pitch * 0.62), BLACK, edge=edge, width=3)
                canvas.icon(look.icon, box, mix(look.colour, BLACK, 0.45) if dimmed else look.colour)
            x += pitch

    def _way_back(self, canvas: Canvas, lay: Layout, name: Text) -> None:
        words, palette = self._match.words, canvas.theme.palette
        wrong = words("curtain.wrong", name=name)
        if lay.wrong is not None and not self._gate.locked:
            style = H.at(18 if canvas.form is Form.LANDSCAPE else 16)
            two_lines = lay.wrong[2] * TWO_LINES
            says = fitting(canvas, style, two_lines, wrong, words("curtain.wrong_short"))
            canvas.write(
                says, lay.wrong, style, palette.text, align="right", lines=2, shrink=least(canvas, style)
            )
        alone = lay.wrong is None or self._gate.locked
        button(
            canvas,
            self._gate.back(canvas.form) if self._gate.locked else lay.back,
            wrong if alone else words("curtain.back"),
            key="back",
            kind="shade",
            icon="undo",
            style=H.at(20 if canvas.form is not Form.COMPACT else 17),
            radius=16,
        )

    # ------------------------------------------------------------------ time and touch

    @property
    def asleep(self) -> bool:
        """Whether it has dimmed: the first touch only wakes it."""
        return self._passing.stage.idle_ms >= SLEEP

    def tick(self) -> bool:
        """It dims after a while, and a wrong PIN may be typed again."""
        shown = self.asleep or self._gate.refuses
        changed = shown != self._was_asleep
        self._was_asleep = shown
        return changed

    def press(self, key: str) -> None:
        """Open the page, look at the table, or pause."""
        if key == "open":
            self._passing.lift(self._curtain)
        elif key == "tap":
            self._tapped = True
        elif key == "tap_again":
            self._passing.lift(self._curtain)
        elif key == "back":
            self._passing.leave_curtain(self._curtain)
        elif key == "pause":
            self._passing.pause()
        elif key == "forgot":
            if self._gate.forget():
                self._passing.clear_pin(self._curtain.seat)
        elif key in DIGITS:
            self._gate.type_digit(key)
