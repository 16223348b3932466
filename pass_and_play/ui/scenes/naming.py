"""Naming: the field of one seat's name, its colour, the order of passing, and the keys to type with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Seat
from pass_and_play.ui import names
from pass_and_play.ui.chairs import Chairs
from pass_and_play.ui.dragging import Dragging
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, TITLE, Style
from pass_and_play.ui.parts.bars import BarButton, bottom_bar, top_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.field import Typed, field, refusal
from pass_and_play.ui.parts.keys import Keys
from pass_and_play.ui.room import LOOKS
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import order_list, seat_tiles
from pass_and_play.ui.scenes.order_list import Row
from pass_and_play.ui.tables.frame import help_button
from pass_and_play.ui.tables.signs import Sign
from pass_and_play.words import Words

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand, in canvas units. `most` is how many rows of the order fit above the keys, and how
    many where these are put away."""

    title: Rect
    field: Rect
    reason: Rect
    caption: Rect
    colours: Rect
    order: Rect
    first: Rect
    """The first row of the order."""
    pitch: float
    most: tuple[int, int]
    colour: float
    """Width of a colour."""
    foot: tuple[float, Rect, Rect]
    """Where the keys are put away: the height of the bottom bar, what brings them back, and Done."""
    hints: tuple[float, float]
    """Left and top of what a keyboard can do."""
    letters: float = 36.0
    """Size of the letters in the field."""
    sentence: float = 18.0
    """Size of the sentences below it."""


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        title=(40, 82, 600, 36),
        field=(40, 124, 600, 80),
        reason=(40, 210, 600, 80),
        caption=(40, 291, 600, 24),
        colours=(40, 325, 599, 72),
        order=(672, 82, 568, 36),
        first=(672, 122, 568, 56),
        pitch=61,
        most=(5, 8),
        colour=66,
        foot=(96, (40, 720, 280, 64), (864, 720, 360, 64)),
        hints=(40, 440),
    ),
    Form.PORTRAIT: Layout(
        title=(24, 96, 752, 36),
        field=(24, 138, 752, 80),
        reason=(24, 224, 752, 76),
        caption=(24, 304, 752, 24),
        colours=(24, 339, 752, 72),
        order=(24, 430, 752, 36),
        first=(24, 474, 752, 72),
        pitch=80,
        most=(5, 7),
        colour=84,
        foot=(196, (32, 1100, 300, 64), (32, 1184, 736, 76)),
        hints=(352, 1104),
    ),
    Form.COMPACT: Layout(
        title=(16, 55, 480, 28),
        field=(16, 86, 480, 62),
        reason=(16, 152, 480, 74),
        caption=(16, 228, 480, 22),
        colours=(16, 254, 480, 54),
        order=(516, 55, 492, 28),
        first=(516, 86, 492, 44),
        pitch=50,
        most=(5, 8),
        colour=54,
        foot=(72, (16, 538, 240, 52), (724, 538, 280, 52)),
        hints=(16, 340),
        letters=30,
        sentence=16,
    ),
}


class Naming(Scene):
    """An opaque overlay of the seats: one seat after the other is called something."""

    name = "naming"
    typing = True

    def __init__(self, host: Host, game: str, chairs: Chairs, keys: Keys, words: Words, sign: Sign) -> None:
        self.game = game
        self._host = host
        self._chairs = chairs
        self._keys = keys
        self._words = words
        self._sign = sign
        self._composing = ""
        self._dragging = Dragging(chairs)
        self._begin(chairs.at)

    def _begin(self, seat: Seat) -> None:
        chair = self._chairs[seat]
        self._chairs.at = seat
        self._before = (chair, chair.name, chair.named)
        self._composing = ""

    @property
    def _name(self) -> str:
        return self._chairs[self._chairs.at].name

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """The field and what may be wrong with it, the colours, the order, and the keys."""
        canvas.theme = canvas.theme.within(self._sign.palette)
        words, layout, seat = self._words, LAYOUTS[canvas.form], self._chairs.at
        ink, ready = canvas.theme.palette, self._chairs.fault(seat) is None
        self.field = layout.field
        canvas.backdrop("table")
        back = BarButton("back", "close", words("naming.back"), ("escape",))
        buttons = (help_button(words), back)
        top_bar(canvas, words("title"), words("naming.heading"), emblem=self._sign.emblem, buttons=buttons)
        canvas.write(words("naming.title", n=seat + 1), layout.title, _heading(canvas), ink.text)
        self._field(canvas, layout)
        canvas.write(words("naming.colours"), layout.caption, SMALL, ink.text2)
        boxes = seat_tiles.in_a_row(layout.colours, wide=layout.colour)
        seat_tiles.colours(canvas, boxes, words, own=self._chairs[seat].look, taken=self._chairs.taken)
        self._order(canvas, layout)
        if self._keys.hidden:
            self._foot(canvas, layout, ready=ready)
        else:
            self._keys.draw(canvas, self._name, ready=ready)

    def _field(self, canvas: Canvas, layout: Layout) -> None:
        """The name, and below it why it cannot stand, or what an empty one means."""
        words, chairs, seat = self._words, self._chairs, self._chairs.at
        name, fault = chairs[seat].name, chairs.fault(seat)
        typed = Typed(
            text=words.name(name + self._composing),
            settled=words.name(name),
            instead=chairs.unnamed(seat),
            count=words("naming.count", n=len(name), most=names.LONGEST),
            clear=words("naming.clear"),
            refused=fault is not None,
        )
        field(canvas, layout.field, typed, chairs[seat].look, size=layout.letters)
        size = layout.sentence
        if fault is not None:
            refusal(canvas, layout.reason, words.say(fault, ()), chairs.advice(seat, fault), size=size)
            return
        x, y, wide, _ = layout.reason
        empty = words("naming.empty", colour=chairs.unnamed(seat))
        canvas.write(empty, (x, y + 4, wide, 30), BODY.at(size), canvas.theme.palette.text2)

    def _order(self, canvas: Canvas, layout: Layout) -> None:
        words, palette, chairs = self._words, canvas.theme.palette, self._chairs
        rows = [self._row(seat) for seat in range(len(chairs))]
        heading = (words("naming.order"), _heading(canvas), palette.text)
        canvas.spans((heading, (words("naming.drag"), SMALL, palette.text2)), layout.order, gap=14)
        lift = self._dragging.lift(canvas.pointer.pressed)
        lifted = words("naming.lifted", n=lift.to + 1 if lift else 0)
        order_list.draw(canvas, self._slots(canvas.form), rows, lift=lift, lifted=lifted)

    def _row(self, seat: Seat) -> Row:
        chairs, now = self._chairs, seat == self._chairs.at
        return Row(
            look=chairs[seat].look,
            name=chairs.shown(seat),
            told=self._words("naming.now") if now else chairs.colour(seat),
            now=now,
            refused=chairs.fault(seat) is not None,
        )

    def _slots(self, form: Form) -> list[Rect]:
        layout = LAYOUTS[form]
        most = layout.most[self._keys.hidden]
        return order_list.slots(layout.first, layout.pitch, len(self._chairs), most=most)

    def _foot(self, canvas: Canvas, layout: Layout, *, ready: bool) -> None:
        """What takes the place of the keys: the way to bring them back, and what a keyboard can do."""
        words, (x, y) = self._words, layout.hints
        high, keys, done = layout.foot
        bottom_bar(canvas, height=high)
        button(canvas, keys, words("naming.keys"), key="keys", kind="ghost", icon="keyboard")
        button(canvas, done, words("keys.done"), key="done", enabled=ready, keys=("ctrl+return",))
        for line, hint in enumerate(("naming.next", "naming.move")):
            canvas.write(words(hint), (x, y + 28 * line, 416, 28), SMALL, canvas.theme.palette.text2)

    # ------------------------------------------------------------------ typing

    def type(self, text: str) -> None:
        """Letters of a keyboard."""
        self._composing = ""
        self._rename(names.typed(self._name, text))

    def compose(self, text: str) -> None:
        """Letters that an input method has not decided on yet."""
        self._composing = text

    def edit(self, key: str) -> bool:
        """Backspace; Return on to the next seat; Ctrl and an arrow for another place in the order."""
        if key in ("ctrl+up", "ctrl+down"):
            seat = self._focused_seat()
            self._chairs.move(seat, seat + (1 if key == "ctrl+down" else -1))
            return True
        if self._composing:  # the key is the input method's
            return key in ("backspace", "return", "escape")
        if key == "backspace":
            self._rename(self._name[:-1])
            return True
        if key == "return" and self._host.stage.focus is None:
            self._next()
            return True
        return False

    def _focused_seat(self) -> Seat:
        """The row that the keyboard is on, else the seat that is being named."""
        thing, _, colour = (self._host.stage.focus or "").partition(":")
        return self._chairs.seat_of(colour) if thing == "seat" else self._chairs.at

    def _rename(self, name: str) -> None:
        self._chairs.rename(self._chairs.at, name)

    def _next(self) -> None:
        """On to the next seat; after the last one back to the seats. A name that is refused stays."""
        if self._chairs.fault(self._chairs.at) is not None:
            return
        if self._chairs.at + 1 < len(self._chairs):
            self._chairs.keep()
            self._begin(self._chairs.at + 1)
        else:
            self._end()

    def _as_it_was(self) -> None:
        chair, name, named = self._before
        chair.name, chair.named = name, named

    def _end(self) -> None:
        self._chairs.keep()
        self._host.stage.lift_overlay()

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """A seat's row, a colour, a key on screen, or the way out."""
        thing, _, which = key.partition(":")
        if self._dragging.ends():
            return
        if thing == "seat":
            seat = self._chairs.seat_of(which)
            if seat != self._chairs.at:
                self._chairs.keep()
                self._begin(seat)
        elif thing == "colour":
            self._chairs[self._chairs.at].look = LOOKS[which]
        elif thing == "clear":
            self._rename("")
        elif thing in ("keys", "field"):
            self._keys.hidden = False
        elif thing == "done":
            self._end()
        elif thing == "back":
            self._as_it_was()
            self._end()
        elif thing == "help":
            self._host.open_rules_of(self.game)
        else:
            # A letter with other forms comes here when it was held, and to `tap` when it was not.
            self._strike(key, held=True)

    def tap(self, key: str) -> None:
        """A letter that could have been held."""
        self._strike(key, held=False)

    def _strike(self, key: str, *, held: bool) -> None:
        self._composing = ""
        self._rename(self._keys.press(key, self._name, held=held))

    def drag(self, key: str, place: tuple[float, float]) -> None:
        """A row goes to the nearest place in the order."""
        if key.startswith("seat:"):
            self._dragging.drag(key, place, self._slots(self._host.stage.canvas.form))

    def drop(self, key: str) -> None:
        """The row stays where it was dropped."""
        self._dragging.drop(key)

    def tick(self) -> bool:
        """The touch that ended a drag is over."""
        self._dragging.ends()
        return False


def _heading(canvas: Canvas) -> Style:
    return TITLE.at(23 if canvas.form is Form.COMPACT else 28)
