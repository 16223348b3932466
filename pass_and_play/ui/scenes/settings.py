"""The settings, from the shelf."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, HERO, TITLE
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.setting_rows import changes, draw_settings

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host


@dataclass(frozen=True, slots=True)
class Places:
    """Where things stand in one form, in canvas units."""

    lamp: float
    """Side of the lamp before the name of the app; both begin at `left`, `top`."""
    left: float
    top: float
    title: Rect
    title_size: float
    note: Rect
    back: Rect
    panel: Rect


PLACES = {
    Form.LANDSCAPE: Places(
        46, 56, 56, (56, 262, 532, 116), 104, (60, 392, 500, 120), (56, 704, 240, 64), (620, 32, 620, 736)
    ),
    Form.PORTRAIT: Places(
        46, 32, 40, (32, 112, 736, 96), 88, (36, 216, 728, 64), (32, 1184, 736, 76), (32, 304, 736, 848)
    ),
    Form.COMPACT: Places(
        34, 24, 20, (24, 190, 440, 80), 72, (26, 276, 420, 100), (24, 532, 200, 52), (496, 16, 512, 568)
    ),
}


class SettingsScene(Scene):
    """An opaque overlay; every change holds at once."""

    name = "settings"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._paused = host.stage.scene.name == "pause"

    def draw(self, canvas: Canvas) -> None:
        """What it is on one side, the rows on the other; upright, one below the other."""
        words, palette, places = self._host.words, canvas.theme.palette, PLACES[canvas.form]
        canvas.backdrop("shelf")
        side = places.lamp
        canvas.icon("lamp", (places.left, places.top, side, side), palette.acc)
        app = (places.left + side + 13, places.top, 400.0, side)
        canvas.write(words("app"), app, TITLE.at(side * 0.78), palette.text)
        canvas.write(words("settings.title"), places.title, HERO.at(places.title_size), palette.text)
        canvas.write(words("settings.note"), places.note, BODY.at(21), palette.text2, lines=4, valign="top")
        back = words("settings.back")
        button(canvas, places.back, back, key="back", kind="secondary", icon="arrow-left", keys=("escape",))
        heard = not self._host.stage.sound.failed
        draw_settings(canvas, places.panel, words, self._host.settings, title=False, heard=heard)

    def press(self, key: str) -> None:
        """Change a setting, or go back to where the settings were opened."""
        if key != "back":
            self._host.set(**changes(key, self._host.settings))
        elif self._paused:
            self._host.pause()
        else:
            self._host.stage.lift_overlay()
