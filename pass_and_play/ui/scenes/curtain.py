"""The curtain: hand the device over. The same picture whatever lies behind it."""

from __future__ import annotations

from dataclasses import dataclass
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
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.parts.pin_pad import DIGITS, pin_pad
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tables.frame import pause_button
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

EDGE = 14.0
LEAST_NAME = 84.0
SLEEP = 60_000.0
"""Milliseconds without a touch after which the curtain dims, so that it does not glow all evening."""

WRONG_PIN = 2000.0
"""Milliseconds in which a wrong PIN takes no digits."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units; `pad_shift` is how far the middle moves for a PIN."""

    middle: float
    hand_to: float
    name: Rect
    largest: float
    pill: float
    ring: tuple[float, float]
    radius: float
    sentence: float
    note: Rect
    passed: tuple[float, float]
    passed_wide: float
    back: Rect
    back_locked: Rect
    wrong: Rect | None
    light: tuple[float, float, float]
    pad: Rect
    pad_shift: float
    forgot: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        middle=640,
        hand_to=93,
        name=(80, 126, 1120, 240),
        largest=230,
        pill=408,
        ring=(640, 566),
        radius=91,
        sentence=694,
        note=(306, 712, 668, 34),
        passed=(50, 736),
        passed_wide=226,
        back=(1108, 708, 144, 56),
        back_locked=(1006, 708, 194, 56),
        wrong=(974, 706, 120, 60),
        light=(EDGE, 591, 362),
        pad=(800, 112, 400, 572),
        pad_shift=240,
        forgot=(800, 708, 194, 56),
    ),
    Form.PORTRAIT: Layout(
        middle=400,
        hand_to=212,
        name=(40, 260, 720, 270),
        largest=230,
        pill=597,
        ring=(400, 850),
        radius=91,
        sentence=979,
        note=(60, 994, 680, 60),
        passed=(284, 1208),
        passed_wide=232,
        back=(552, 100, 220, 56),
        back_locked=(552, 100, 220, 56),
        wrong=None,
        light=(122, 950, 485),
        pad=(200, 650, 400, 500),
        pad_shift=0,
        forgot=(28, 100, 220, 56),
    ),
    Form.COMPACT: Layout(
        middle=512,
        hand_to=66,
        name=(60, 86, 904, 176),
        largest=170,
        pill=290,
        ring=(512, 412),
        radius=72,
        sentence=514,
        note=(232, 530, 500, 44),
        passed=(44, 546),
        passed_wide=164,
        back=(852, 524, 156, 48),
        back_locked=(812, 524, 168, 48),
        wrong=(734, 522, 108, 52),
        light=(EDGE, 440, 280),
        pad=(650, 60, 330, 446),
        pad_shift=190,
        forgot=(650, 524, 150, 48),
    ),
}


class CurtainScene(Scene):
    """Depends only on the game, the seat that is next, the public progress and whether the seat has a PIN."""

    name = "curtain"

    def __init__(self, passing: Passing, match: Match, curtain: Curtain | GlanceCurtain) -> None:
        self._passing = passing
        self._match = match
        self._curtain = curtain
        self._clock = passing.stage.clock
        self._digits = ""
        self._refused_until = 0.0
        self._unlocked = curtain.seat not in match.pins
        self._asks_forgot = False
        self._tapped = False
        self._was_asleep = False
        self.game = match.seating.game
        self.phase = match.desk.table.phase
        self.seat = curtain.seat

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """A seat's colour, a name as large as it fits, and the ring."""
        match, seat = self._match, self._curtain.seat
        words, look, name = match.words, match.room().look(seat), match.names[seat]
        lay = LAYOUTS[canvas.form]
        canvas.theme = canvas.theme.within(match.painter.palette)
        asleep = self.asleep
        tint = mix(look.colour, Dimmed.ROOM, 1 - Dimmed.SEAT_SHARE) if asleep else look.colour
        ink = Dimmed.NAME if asleep else canvas.theme.palette.text
        canvas.backdrop("dimmed" if asleep else "curtain", tint=look.colour)
        middle = lay.middle - (0 if self._unlocked else lay.pad_shift)
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
        narrow = 0 if self._unlocked else 2 * lay.pad_shift
        x, y, wide, high = lay.name
        self._name(canvas, (x, y, wide - narrow, high), name, ink, lay.largest)
        self._pill(canvas, middle, lay.pill, tint, asleep=asleep)
        if self._unlocked:
            self._ring(canvas, lay, tint, ink, asleep=asleep)
        else:
            self._pin(canvas, lay, middle, ink)
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
            self._match.painter.emblem, (28 + inner, top + inner, side - 2 * inner, side - 2 * inner), ink
        )
        if self._unlocked or canvas.form is not Form.COMPACT:
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
        """What the others do; on a screen as wide as a laptop's also what the keyboard does."""
        wide = (
            canvas.form is Form.LANDSCAPE
            and canvas.theme.text_size <= 1
            and not self._passing.settings.two_taps
        )
        return self._match.words("curtain.others_keys" if wide else "curtain.others", name=name)

    def _pin(self, canvas: Canvas, lay: Layout, middle: float, ink: Colour) -> None:
        words, name = self._match.words, self._match.names[self._curtain.seat]
        refused = self._clock.now() < self._refused_until
        pin_pad(canvas, lay.pad, words, filled=len(self._digits), enabled=not refused)
        forgot = words("curtain.forgot_sure" if self._asks_forgot else "curtain.forgot")
        button(
            canvas,
            lay.forgot,
            forgot,
            key="forgot",
            kind="danger" if self._asks_forgot else "shade",
            icon=None if self._asks_forgot else "pin",
            style=H.at(19),
            radius=16,
        )
        if canvas.form is Form.PORTRAIT:
            return
        wide = 2 * (lay.pad[0] - middle) - 40
        sentence = words("curtain.pin_wrong") if refused else words("curtain.pin", name=name)
        top = lay.pill + 50
        canvas.write(sentence, (middle - wide / 2, top, wide, 60), H.at(24), ink, align="center", lines=2)
        then = words("curtain.pin_then")
        place = (middle - wide / 2, top + 58, wide, 54)
        canvas.write(then, place, BODY.at(18), canvas.theme.palette.text2, align="center", lines=2)

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
        if lay.wrong is not None and self._unlocked:
            style = H.at(18 if canvas.form is Form.LANDSCAPE else 16)
            canvas.write(wrong, lay.wrong, style, palette.text, align="right", lines=2)
        alone = lay.wrong is None or not self._unlocked
        button(
            canvas,
            lay.back if self._unlocked else lay.back_locked,
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
        shown = self.asleep or self._clock.now() < self._refused_until
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
            self._forget()
        elif key in DIGITS:
            self._type_digit(key)

    def _type_digit(self, key: str) -> None:
        if self._clock.now() < self._refused_until:
            return
        if key == "pin:clear":
            self._digits = ""
        elif key == "pin:back":
            self._digits = self._digits[:-1]
        else:
            self._digits += key.removeprefix("pin:")
        if len(self._digits) == 4:
            digits, self._digits = self._digits, ""
            self._unlocked = self._match.pins[self._curtain.seat].opens(digits)
            if not self._unlocked:
                self._refused_until = self._clock.now() + WRONG_PIN

    def _forget(self) -> None:
        """A forgotten PIN is cleared at the table, for all to see; the first press only asks."""
        if not self._asks_forgot:
            self._asks_forgot = True
        else:
            self._passing.clear_pin(self._curtain.seat)
