"""Keys on screen, for a name typed without a keyboard. Which letters they have comes from the words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pass_and_play.ui import names
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, darken, lighten, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON, SMALL, H
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.words import Text, Words

HOLD = 500
"""Milliseconds after which a letter that is held shows its other forms."""

COLUMNS = 11
RADIUS = 14.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the keys stand: the edge of their panel, then the row of forms and four rows of `high` units."""

    top: float
    left: float
    wide: float
    forms: tuple[float, float]
    """Top and height of the row of other forms."""
    first: float
    high: float
    pitch: float
    gap: float

    def key(self, row: int, column: float, span: float = 1.0) -> Rect:
        """A key `span` columns wide, in a row from 0."""
        step = (self.wide + self.gap) / COLUMNS
        return self.left + column * step, self.first + row * self.pitch, span * step - self.gap, self.high

    def form(self, column: int) -> Rect:
        """A key in the row of forms."""
        x, _, wide, _ = self.key(0, column)
        return x, self.forms[0], wide, self.forms[1]


LAYOUTS = {
    Form.LANDSCAPE: Layout(444, 24, 1232, (453, 58), first=520, high=60, pitch=68, gap=8),
    Form.PORTRAIT: Layout(884, 12, 776, (894, 64), first=968, high=72, pitch=78, gap=6),
    Form.COMPACT: Layout(340, 10, 1004, (346, 46), first=398, high=46, pitch=50, gap=6),
}


class Keys:
    """The keys and how they stand: capitals or not, letters or signs, and whether they are put away."""

    def __init__(self, words: Words) -> None:
        self.hidden = False
        self._words = words
        self._pages = [
            [words(f"keys.{page}_{row}").split() for row in (1, 2, 3)] for page in ("letters", "signs")
        ]
        self._forms = {group[0]: group[1:] for group in words("keys.forms").split()}
        self._signs = False
        self._shift: bool | None = None  # None: as the name needs it
        self._open = False  # whether the other forms of the last letter are shown

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, name: str, *, ready: bool) -> None:
        """All keys for a field that holds `name`; `done` can be pressed when it is `ready`."""
        layout, palette = LAYOUTS[canvas.form], canvas.theme.palette
        left, _, wide, _ = canvas.window
        below = (left, layout.top, wide, canvas.window[1] + canvas.window[3] - layout.top)
        canvas.veil(below, BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.6))
        canvas.veil((left, layout.top, wide, 2), palette.line)
        self._draw_forms(canvas, layout, name)
        first, second, third = self._pages[self._signs]
        self._letters(canvas, layout, 0, (0, 10), first, name)
        self._letters(canvas, layout, 1, (0, 9), second, name)
        self._letters(canvas, layout, 2, (1, 9), third, name)
        self._commands(canvas, layout, name, ready=ready)

    def _draw_forms(self, canvas: Canvas, layout: Layout, name: str) -> None:
        words, last = self._words, name[-1:]
        forms = self.forms(name) if self._open else ""
        x, y, _, high = layout.form(0)
        if not forms:
            hint = words("keys.hint")
            canvas.write(hint, (x + 8, y, layout.wide - 16, high), SMALL, canvas.theme.palette.text2)
            return
        caption = words("keys.of", letter=self._plain(last))
        room = layout.form(2)[0] - x - 16
        canvas.write(caption, (x + 8, y, room, high), SMALL, canvas.theme.palette.text2, lines=2)
        for column, form in enumerate(forms, start=2):
            lit = form == last
            _cap(canvas, layout.form(column), words.name(form), key=f"form:{form}", look="form", lit=lit)

    def _letters(
        self,
        canvas: Canvas,
        layout: Layout,
        row: int,
        columns: tuple[int, int],
        letters: Sequence[str],
        name: str,
    ) -> None:
        """A row of letters that share so many columns from the first of `columns` on."""
        first, count = columns
        span = count / len(letters)
        for index, letter in enumerate(letters):
            shown = self._cased(letter, name)
            held = self._open and self._plain(name[-1:]).lower() == letter
            place = layout.key(row, first + index * span, span)
            hold = HOLD if letter in self._forms else 0
            _cap(canvas, place, self._words.name(shown), key=f"key:{letter}", hold_ms=hold, lit=held)

    def _commands(self, canvas: Canvas, layout: Layout, name: str, *, ready: bool) -> None:
        words, signs = self._words, self._signs
        capitals = self._capitals(name) and not signs
        page = words("keys.to_letters" if signs else "keys.to_signs")
        more = bool(self.forms(name))

        def command(row: int, column: float, told: Text, key: str, **how: Any) -> None:
            _cap(canvas, layout.key(row, column), told, key=key, look="command", **how)

        command(0, 10, words("keys.backspace"), "backspace", icon="backspace")
        command(2, 0, words("keys.shift"), "shift", icon="arrow-up", lit=capitals)
        command(2, 10, words("keys.shift"), "shift_right", icon="arrow-up", lit=capitals)
        command(3, 0, page, "signs")
        command(3, 10, words("keys.hide"), "hide", icon="chevron-down")
        _cap(canvas, layout.key(3, 1, 7), words("keys.space"), key="space")
        _cap(canvas, layout.key(3, 8, 2), words("keys.more"), key="more", look="command", enabled=more)
        done = layout.key(1, 9, 2)
        button(
            canvas,
            done,
            words("keys.done"),
            key="done",
            enabled=ready,
            style=BUTTON.at(20),
            keys=("ctrl+return",),
            radius=RADIUS,
        )

    # ------------------------------------------------------------------ letters

    def _capitals(self, name: str) -> bool:
        """As shift says; without it at the beginning of a word."""
        return self._shift if self._shift is not None else name[-1:] in ("", " ", "-")

    def _cased(self, letter: str, name: str) -> str:
        large = letter.upper()
        return large if self._capitals(name) and len(large) == 1 else letter

    def _plain(self, letter: str) -> str:
        """The letter of which this one is a form, as large or small as it is."""
        small = letter.lower()
        if not letter:
            return letter
        groups = self._forms.items()
        plain = next((one for one, forms in groups if letter in forms or small in forms), small)
        return plain if small == letter else plain.upper()

    def forms(self, name: str) -> str:
        """What can stand for the last letter of `name`, as large or small as it is; empty for none."""
        plain = self._plain(name[-1:])
        forms = self._forms.get(plain.lower(), "")
        if plain.islower():
            return forms
        return "".join(large for form in forms if len(large := form.upper()) == 1 and large != plain)

    # ------------------------------------------------------------------ touching

    def press(self, key: str, name: str, *, held: bool = False) -> str:
        """What the field holds after this key; a letter that was `held` shows its other forms."""
        thing, _, sign = key.partition(":")
        was_open, self._open = self._open, False
        if thing == "key":
            longer = names.typed(name, self._cased(sign, name))
            self._shift = None
            self._open = held and sign in self._forms and longer != name
            return longer
        if thing == "form":
            return names.typed(name[:-1], sign)
        if thing == "space":
            return names.typed(name, " ")
        if thing == "backspace":
            return name[:-1]
        if thing == "more":
            self._open = not was_open
        elif thing == "signs":
            self._signs = not self._signs
        elif thing in ("shift", "shift_right"):
            self._shift = not self._capitals(name)
        elif thing == "hide":
            self.hidden = True
        return name


def _cap(
    canvas: Canvas,
    rect: Rect,
    words: Text,
    *,
    key: str,
    look: Literal["letter", "command", "form"] = "letter",
    icon: str | None = None,
    hold_ms: int = 0,
    lit: bool = False,
    enabled: bool = True,
) -> None:
    """One key: a letter, a word, or an icon that `words` name; `lit` while it holds."""
    palette, flat = canvas.theme.palette, canvas.theme.high_contrast
    feel = canvas.target(key, rect, words, enabled=enabled, hold_ms=hold_ms)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=0)
    fill: Colour = {"letter": palette.b3, "command": palette.b2, "form": palette.b0}[look]
    ink = palette.text if enabled else palette.text2
    if lit:
        fill, ink = (palette.acc, palette.acc_ink) if look == "form" else (palette.text, palette.ink)
    if feel.pressed:
        fill = darken(fill, 0.16)
    elif feel.hovered:
        fill = lighten(fill, 0.14)
    edge: Colour = palette.line if flat or look == "form" else with_alpha(palette.line, 0.55)
    canvas.panel(rect, fill=fill, edge=edge, radius=RADIUS, dashed=not enabled)
    if icon is not None:
        side = min(rect[3] * 0.5, 30.0)
        box = (rect[0] + (rect[2] - side) / 2, rect[1] + (rect[3] - side) / 2, side, side)
        canvas.icon(icon, box, ink)
        return
    style = H.at(25, weight=600) if len(words) == 1 else H.at(18, weight=700)
    canvas.write(words, (rect[0] + 4, rect[1], rect[2] - 8, rect[3]), style, ink, align="center")
