"""The gate on the curtain of a seat with a PIN: no ring to hold before its four digits are typed."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.clock import Clock
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.pin_pad import LENGTH, pin_pad
from pass_and_play.ui.pin import Pin
from pass_and_play.words import Text, Words

REFUSAL = 2000.0
"""Milliseconds in which a wrong PIN takes no digits."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units.

    `shift` is how far the middle of the curtain moves to the left, and `back` where its way back stands
    while the pad does. Upright there is no room for `sentence` and for what comes `then`.
    """

    shift: float
    pad: Rect
    forgot: Rect
    back: Rect
    sentence: Rect | None = None
    then: Rect | None = None


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        shift=240,
        pad=(800, 112, 400, 572),
        forgot=(800, 708, 194, 56),
        back=(1006, 708, 194, 56),
        sentence=(20, 458, 760, 60),
        then=(20, 516, 760, 54),
    ),
    Form.PORTRAIT: Layout(
        shift=0,
        pad=(200, 650, 400, 500),
        forgot=(28, 100, 220, 56),
        back=(552, 100, 220, 56),
    ),
    Form.COMPACT: Layout(
        shift=190,
        pad=(650, 60, 330, 446),
        forgot=(650, 524, 150, 48),
        back=(812, 524, 168, 48),
        sentence=(14, 340, 616, 60),
        then=(14, 398, 616, 54),
    ),
}


class PinGate:
    """Takes the digits of one seat, called `name`; it stands open where there is no `pin`."""

    def __init__(self, words: Words, name: Text, pin: Pin | None, clock: Clock) -> None:
        self._words = words
        self._name = name
        self._pin = pin
        self._clock = clock
        self._digits = ""
        self._refused_until = 0.0
        self._asks_forgot = False

    @property
    def locked(self) -> bool:
        """Whether the PIN is still to be typed."""
        return self._pin is not None

    @property
    def refuses(self) -> bool:
        """Whether a wrong PIN was typed just now."""
        return self._clock.now() < self._refused_until

    def shift(self, form: Form) -> float:
        """How far the middle of the curtain moves to the left to make room, in canvas units."""
        return LAYOUTS[form].shift if self.locked else 0.0

    def back(self, form: Form) -> Rect:
        """Where the way back to the table stands while the gate is locked."""
        return LAYOUTS[form].back

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, ink: Colour) -> None:
        """The pad, what it is for, and the way out for those who have forgotten."""
        lay, words = LAYOUTS[canvas.form], self._words
        pin_pad(canvas, lay.pad, words, filled=len(self._digits), enabled=not self.refuses)
        button(
            canvas,
            lay.forgot,
            words("curtain.forgot_sure" if self._asks_forgot else "curtain.forgot"),
            key="forgot",
            kind="danger" if self._asks_forgot else "shade",
            icon=None if self._asks_forgot else "pin",
            style=H.at(19),
            radius=16,
        )
        if lay.sentence is not None and lay.then is not None:
            sentence = words("curtain.pin_wrong") if self.refuses else words("curtain.pin", name=self._name)
            canvas.write(sentence, lay.sentence, H.at(24), ink, align="center", lines=2)
            then, quiet = words("curtain.pin_then"), canvas.theme.palette.text2
            canvas.write(then, lay.then, BODY.at(18), quiet, align="center", lines=2)

    # ------------------------------------------------------------------ touching

    def type_digit(self, key: str) -> None:
        """A key of the pad: the fourth digit unlocks, or the pad rests for a while."""
        if self.refuses or self._pin is None:
            return
        if key == "pin:clear":
            self._digits = ""
        elif key == "pin:back":
            self._digits = self._digits[:-1]
        else:
            self._digits += key.removeprefix("pin:")
        if len(self._digits) == LENGTH:
            digits, self._digits = self._digits, ""
            if self._pin.opens(digits):
                self._pin = None
            else:
                self._refused_until = self._clock.now() + REFUSAL

    def forget(self) -> bool:
        """A forgotten PIN is cleared at the table, for all to see; the first press only asks. Whether this
        one was the second."""
        asked, self._asks_forgot = self._asks_forgot, True
        return asked
