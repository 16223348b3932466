"""The matches that were begun: each can be continued, or taken away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.kept import KeptMatch, draw_kept

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

MOST = 5
"""Matches on the list: the last touched."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units. `near` and `far` are the places of a row's two
    buttons, from its top left corner; `kept` is the size of what is told before or above them."""

    title: Rect
    size: float
    note: Rect
    row: Rect
    pitch: float
    kept: tuple[float, float]
    near: Rect
    far: Rect
    back: Rect
    hint: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        title=(44, 56, 1192, 50),
        size=40,
        note=(44, 106, 1192, 28),
        row=(44, 160, 1192, 92),
        pitch=104,
        kept=(812, 92),
        near=(828, 18, 164, 56),
        far=(1008, 18, 168, 56),
        back=(40, 720, 200, 64),
        hint=(272, 722, 900, 60),
    ),
    Form.PORTRAIT: Layout(
        title=(24, 56, 752, 50),
        size=38,
        note=(24, 106, 752, 28),
        row=(24, 156, 752, 154),
        pitch=184,
        kept=(740, 80),
        near=(16, 82, 240, 56),
        far=(420, 82, 316, 56),
        back=(32, 1188, 200, 68),
        hint=(264, 1192, 504, 60),
    ),
    Form.COMPACT: Layout(
        title=(16, 14, 992, 42),
        size=31,
        note=(16, 56, 992, 26),
        row=(16, 96, 992, 74),
        pitch=84,
        kept=(660, 74),
        near=(676, 14, 148, 46),
        far=(832, 14, 148, 46),
        back=(16, 538, 160, 52),
        hint=(208, 538, 780, 52),
    ),
}


class Saves(Scene):
    """An opaque overlay of the shelf."""

    name = "saves"

    def __init__(self, host: Host, kept: tuple[KeptMatch, ...]) -> None:
        self._host = host
        self._kept = kept
        self._asked: int | None = None  # the match that is about to be taken away

    def draw(self, canvas: Canvas) -> None:
        """A row for each match, and the way back."""
        words, palette, layout = self._host.words, canvas.theme.palette, LAYOUTS[canvas.form]
        canvas.backdrop("shelf")
        canvas.write(words("saves.title"), layout.title, DISPLAY.at(layout.size), palette.text)
        canvas.write(words("saves.note"), layout.note, BODY, palette.text2)
        for row, kept in enumerate(self._kept[:MOST]):
            self._row(canvas, layout, kept, layout.row[1] + layout.pitch * row)
        bottom_bar(canvas)
        back = words("saves.back")
        button(canvas, layout.back, back, key="back", kind="ghost", icon="arrow-left", keys=("escape",))
        older = len(self._kept) - MOST
        if older > 0:
            hint(canvas, layout.hint, words("saves.older", n=older), icon="info")

    def _row(self, canvas: Canvas, layout: Layout, kept: KeptMatch, top: float) -> None:
        words = self._host.words
        asked = kept.number == self._asked
        x, _, wide, high = layout.row
        fill, edge = with_alpha(WHITE, 0.06), with_alpha(WHITE, 0.12)
        canvas.panel((x, top, wide, high), fill=fill, edge=edge, radius=22)
        title = words("saves.sure") if asked else kept.title
        draw_kept(canvas, (x, top, *layout.kept), kept, title, words)
        # While it asks, Keep stands where the first touch was, so that a second one takes nothing away.
        near, far = _in(layout.near, x, top), _in(layout.far, x, top)
        style = BUTTON.at(20)
        forget, stay = f"forget:{kept.number}", f"continue:{kept.number}"
        if asked:
            button(
                canvas, near, words("saves.keep"), key=f"keep:{kept.number}", kind="secondary", style=style
            )
            button(canvas, far, words("saves.take_away"), key=forget, kind="danger", style=style)
            return
        button(canvas, near, words("saves.take_away"), key=forget, kind="ghost", style=style)
        button(canvas, far, words("shelf.continue"), key=stay, kind="secondary", icon="play", style=style)

    def press(self, key: str) -> None:
        """Continue a match, or take one away: that is asked twice."""
        thing, _, number = key.partition(":")
        if thing == "back":
            self._host.stage.lift_overlay()
        elif thing == "continue":
            self._host.resume(int(number))
        elif thing == "forget" and self._asked == int(number):
            self._host.forget(int(number))
        else:
            self._asked = int(number) if thing == "forget" else None


def _in(place: Rect, left: float, top: float) -> Rect:
    """A place in a row, on the canvas."""
    return left + place[0], top + place[1], place[2], place[3]
