"""A notice: one sentence that the table has to know, on a panel that covers everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Say
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.theme import BODY, TITLE
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.scene import Scene

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

WIDE = 840.0
MARGIN = 24.0
PAD = 48.0
LINES = 8
_SENTENCE = BODY.at(22)


class Notice(Scene):
    """An opaque overlay; `say` is a sentence of the app's own words."""

    name = "notice"

    def __init__(self, host: Host, say: Say) -> None:
        self._host = host
        self._sentence = host.words.say(say, ())
        broke = say.key.startswith("mishap.")
        self._title = host.words("notice.broke" if broke else "notice.title")
        self._icon = "warning" if broke else "info"

    def draw(self, canvas: Canvas) -> None:
        """The panel is as high as its sentence needs."""
        palette = canvas.theme.palette
        canvas.backdrop("shelf")
        wide = min(WIDE, canvas.size[0] - 2 * MARGIN)
        room = wide - 2 * PAD
        _, tall = canvas.extent(self._sentence, _SENTENCE, room, lines=LINES)
        high = tall + 240
        left, top = (canvas.size[0] - wide) / 2, (canvas.size[1] - high) / 2
        fill = (palette.b2, palette.b1)
        canvas.panel((left, top, wide, high), fill=fill, edge=palette.line, radius=32, shadow=5)
        canvas.icon(self._icon, (left + PAD, top + 42, 40, 40), palette.acc)
        title = (left + PAD + 56, top + 40, room - 56, 44)
        canvas.write(self._title, title, TITLE.at(32), palette.text)
        body = (left + PAD, top + 104, room, tall + 4)
        canvas.write(self._sentence, body, _SENTENCE, palette.text2, lines=LINES)
        place = (left + wide - PAD - 284, top + high - 40 - 64, 284, 64)
        button(
            canvas,
            place,
            self._host.words("notice.go_on"),
            key="confirm",
            icon="arrow-right",
            icon_after=True,
            keys=("ctrl+return", "return", "escape"),
        )

    def press(self, key: str) -> None:
        """Go on."""
        if key == "confirm":
            self._host.stage.lift_overlay()
