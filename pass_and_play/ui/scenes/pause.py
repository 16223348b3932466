"""The pause: the table is covered, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.theme import BODY, BUTTON, HERO, TITLE
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.scene import Scene

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

WIDE = 440.0


class Pause(Scene):
    """An opaque overlay; it names the game and nobody."""

    name = "pause"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._match = host.match
        self.game = self._match.seating.game

    def draw(self, canvas: Canvas) -> None:
        """One column in the middle."""
        words, palette = self._host.words, canvas.theme.palette
        canvas.backdrop("shelf")
        self._head(canvas)
        canvas.write(words("pause.title"), (240, 200, 800, 120), HERO.at(104), palette.text, align="center")
        place, note = (240, 330, 800, 56), words("pause.note")
        label(canvas, place, note, BODY.at(21), palette.text2, icon="lock", icon_size=26, gap=14)
        left = (canvas.size[0] - WIDE) / 2
        resume = (left, 414, WIDE, 80)
        button(
            canvas,
            resume,
            words("pause.resume"),
            key="resume",
            icon="play",
            style=BUTTON.at(28),
            radius=22,
            keys=("escape", "return"),
        )
        shelf = (left, 514, WIDE, 64)
        button(canvas, shelf, words("pause.shelf"), key="shelf", kind="secondary", icon="home")
        close = (left, 598, WIDE, 64)
        button(canvas, close, words("pause.close"), key="close", kind="ghost", icon="close")

    def _head(self, canvas: Canvas) -> None:
        """Emblem and title of the game that is on."""
        own = self._match.painter.palette
        title = self._match.words("title")
        palette, style = canvas.theme.palette, TITLE.at(26)
        group = 72 + canvas.measure(title, style)
        left = (canvas.size[0] - group) / 2
        canvas.panel((left, 122, 56, 56), fill=own.acc, radius=16)
        canvas.icon(self._match.painter.emblem, (left + 12, 134, 32, 32), own.acc_ink)
        canvas.write(title, (left + 72, 132, group - 71, 36), style, palette.text)

    def press(self, key: str) -> None:
        """Back to the match, to the shelf, or out."""
        if key == "resume":
            self._host.stage.lift_overlay()
        elif key == "shelf":
            self._host.to_shelf()
        elif key == "close":
            self._host.quit()
