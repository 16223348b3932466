"""The matches that were begun: each can be continued, or taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.kept import KeptMatch, draw_kept

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

MOST = 5
"""Matches on the list: the last touched."""

TOP, ROW, PITCH = 160.0, 92.0, 104.0


class Saves(Scene):
    """An opaque overlay of the shelf."""

    name = "saves"

    def __init__(self, host: Host, kept: tuple[KeptMatch, ...]) -> None:
        self._host = host
        self._kept = kept
        self._asked: int | None = None  # the match that is about to be taken away

    def draw(self, canvas: Canvas) -> None:
        """A row for each match, and the way back."""
        words, palette = self._host.words, canvas.theme.palette
        canvas.backdrop("shelf")
        canvas.write(words("saves.title"), (44, 56, 1192, 50), DISPLAY.at(40), palette.text)
        canvas.write(words("saves.note"), (44, 106, 1192, 28), BODY, palette.text2)
        for row, kept in enumerate(self._kept[:MOST]):
            self._row(canvas, kept, TOP + PITCH * row)
        bottom_bar(canvas)
        back = words("saves.back")
        place = (40, 720, 200, 64)
        button(canvas, place, back, key="back", kind="ghost", icon="arrow-left", keys=("escape",))
        older = len(self._kept) - MOST
        if older > 0:
            hint(canvas, (272, 722, 900, 60), words("saves.older", n=older), icon="info")

    def _row(self, canvas: Canvas, kept: KeptMatch, top: float) -> None:
        words = self._host.words
        asked = kept.number == self._asked
        canvas.panel(
            (44, top, 1192, ROW), fill=with_alpha(WHITE, 0.06), edge=with_alpha(WHITE, 0.12), radius=22
        )
        title = words("saves.sure") if asked else kept.title
        draw_kept(canvas, (44, top, 812, ROW), kept, title, words)
        # While it asks, Keep stands where the first touch was, so that a second one takes nothing away.
        near, far = (872, top + 18, 164, 56), (1052, top + 18, 168, 56)
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
