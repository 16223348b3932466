"""A page without a question: one's role, notes and PIN again. Nothing is decided or recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Glance
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import BODY, DISPLAY
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.pin_pad import DIGITS, LENGTH, pin_pad
from pass_and_play.ui.room import Room
from pass_and_play.ui.scenes.private_page import PrivatePage

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

MARGINS = {Form.LANDSCAPE: 56.0, Form.PORTRAIT: 32.0, Form.COMPACT: 32.0}
HEADS = {Form.LANDSCAPE: 98.0, Form.PORTRAIT: 112.0, Form.COMPACT: 66.0}
BELOW = {Form.LANDSCAPE: 560.0, Form.PORTRAIT: 908.0, Form.COMPACT: 410.0}
"""Where the notes end, in canvas units: above the ring, and above the button of the PIN."""
PADS = {
    Form.LANDSCAPE: (440.0, 170.0, 400.0, 440.0),
    Form.PORTRAIT: (200.0, 300.0, 400.0, 540.0),
    Form.COMPACT: (362.0, 144.0, 300.0, 284.0),
}


class GlanceScene(PrivatePage):
    """Role, notes, and the pad on which a PIN is set."""

    name = "glance"
    free = True

    def __init__(self, passing: Passing, match: Match, glance: Glance) -> None:
        super().__init__(passing, match, seat=glance.seat, table=glance.table, hand=glance.hand, asked=False)
        self._digits: str | None = None

    def content(self, canvas: Canvas, room: Room) -> None:
        """Title and notes, or the pad."""
        words, palette, form = room.words, canvas.theme.palette, canvas.form
        left, top = MARGINS[form], HEADS[form]
        wide = canvas.size[0] - 2 * left - (0 if form is Form.PORTRAIT else 240)
        key = "again.page" if self._digits is None else "pin.title"
        size = 41 if form is not Form.COMPACT else 28
        title = words(key, name=room.names[self._seat])
        canvas.write(title, (left, top, wide, 54), DISPLAY.at(size), palette.text)
        lead = "again.page_note" if self.rings else "again.no_role"
        note = words(lead if self._digits is None else "pin.note")
        high = 34.0 if form is not Form.PORTRAIT else 60.0
        canvas.write(note, (left, top + 52, wide, high), BODY, palette.text2, lines=2)
        if self._digits is None:
            below = top + 52 + high + 16
            place = (left, below, canvas.size[0] - 2 * left, BELOW[form] - below)
            self._match.painter.notes(canvas, place, self._table, self._hand, room)
        else:
            pin_pad(canvas, PADS[form], words, filled=len(self._digits), enabled=True)
        self._buttons(canvas, room)

    def _buttons(self, canvas: Canvas, room: Room) -> None:
        words, confirm = room.words, BARS[canvas.form].confirm
        has_pin = self._seat in self._match.pins
        if self._digits is not None:
            key, label = ("take", "pin.take") if has_pin else ("cancel", "pin.cancel")
        else:
            key, label = "pin", "pin.change" if has_pin else "pin.set"
        x, y, wide, high = confirm
        beside = (x - wide * 0.75 - 16, y, wide * 0.75, high)
        if canvas.form is Form.PORTRAIT:
            beside = (32, 924, 360, 64)
        button(canvas, beside, words(label), key=key, kind="shade", icon="pin")
        done = words("again.done")
        button(canvas, confirm, done, key="confirm", icon="check", icon_after=True, keys=("ctrl+return",))

    def press(self, key: str) -> None:
        """Set a PIN, or be done."""
        if key == "confirm":
            self._passing.end_glance()
        elif key == "pin":
            self._digits = ""
        elif key in ("cancel", "take"):
            self._digits = None
            if key == "take":
                self._passing.set_pin(self._seat, "")
        elif key in DIGITS and self._digits is not None:
            self._type(key.removeprefix("pin:"), self._digits)
        else:
            super().press(key)

    def _type(self, key: str, digits: str) -> None:
        self._digits = {"clear": "", "back": digits[:-1]}.get(key, digits + key)
        if len(self._digits) == LENGTH:
            self._passing.set_pin(self._seat, self._digits)
            self._digits = None
