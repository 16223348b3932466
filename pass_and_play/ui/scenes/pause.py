"""The pause: the table is covered, what was public so far, the settings, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import PUBLIC, GlanceCurtain, Over
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, HERO, SMALL, TITLE, H
from pass_and_play.ui.parts.button import Kind, button
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.setting_rows import changes, draw_settings
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

MOST_LINES = 6
FEWEST_LINES = 2
"""Fewer lines of what was public so far say nothing, and are left out."""

GAP = 16.0
"""Between two buttons in a row."""

LINE_GAP = 2.0
"""Between two lines of what was public so far."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where things stand in one form, in canvas units: a column of words and buttons, and the settings."""

    left: float
    top: float
    tile: float
    """Side of the emblem's tile, with which the column begins."""
    text: float
    """How wide the words may be."""
    title: float
    note: float
    resume: Rect
    row: float
    """Height of the other buttons."""
    gap: float
    """Between their rows."""
    small: float
    """Size of the words on a button that is half as wide."""
    spare: float
    """Room that stays free round the words, whatever there is to tell."""
    panel: Rect


PLACES = {
    Form.LANDSCAPE: Places(56, 40, 56, 532, 96, 21, (56, 412, 440, 80), 64, 16, 19, 18, (620, 32, 620, 736)),
    Form.PORTRAIT: Places(32, 32, 56, 736, 88, 21, (32, 372, 736, 72), 56, 12, 21, 10, (32, 668, 736, 588)),
    Form.COMPACT: Places(24, 18, 44, 448, 64, 17, (24, 350, 448, 56), 48, 8, 18, 24, (496, 16, 512, 568)),
}


@dataclass(frozen=True, slots=True)
class Way:
    """A way on: the key of its button and of its words, and how it looks."""

    key: str
    words: str
    icon: str
    kind: Kind = "secondary"
    keys: tuple[str, ...] = ()


RULES = Way("rules", "pause.rules", "help", keys=("f1",))
ROLES = Way("roles", "pause.roles", "eye")
SAVE = Way("shelf", "pause.shelf", "home")
WHO = Way("who", "pause.who", "players")
LEAVE = Way("shelf", "over.shelf", "home")
END = Way("end", "pause.end", "close", "danger")
SURE = Way("end", "pause.sure", "close", "danger")
KEEP = Way("keep", "pause.keep", "undo")
CLOSE = Way("close", "pause.close", "exit", "ghost")


class Pause(Scene):
    """An opaque overlay; it shows what everybody at the table has seen, and nothing of anybody's own."""

    name = "pause"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._match = host.match
        step = self._match.desk.step
        self._over = isinstance(step, Over)
        looks = isinstance(step, PUBLIC) and not isinstance(step, GlanceCurtain)
        self._first = (RULES, ROLES) if looks else (RULES,)
        self._leave = (SAVE, WHO) if host.strengths else (SAVE,)
        self._asked = False
        self.game = self._match.seating.game

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """The column, and the panel of the settings beside it or below it."""
        words, places = self._host.words, PLACES[canvas.form]
        canvas.backdrop("shelf")
        self._head(canvas, places)
        self._told(canvas, places)
        self._ways(canvas, places)
        heard = not self._host.stage.sound.failed
        draw_settings(canvas, places.panel, words, self._host.settings, title=True, heard=heard)

    def _head(self, canvas: Canvas, places: Places) -> None:
        """Emblem and title of the game, and where the match stands."""
        own, palette, side = self._match.painter.sign.palette, canvas.theme.palette, places.tile
        canvas.panel((places.left, places.top, side, side), fill=own.acc, radius=side * 0.28)
        inset = side * 0.21
        emblem = (places.left + inset, places.top + inset, side - 2 * inset, side - 2 * inset)
        canvas.icon(self._match.painter.sign.emblem, emblem, own.acc_ink)
        left, wide = places.left + side + 16, places.text - side - 16
        title = (left, places.top - 1, wide, side * 0.6)
        canvas.write(self._match.words("title"), title, TITLE.at(side * 0.43), palette.text)
        progress = self._match.words.say(self._match.desk.progress, self._match.names)
        under = (left, places.top + side * 0.55, wide, side * 0.42)
        canvas.write(progress, under, SMALL.at(max(16.0, side * 0.3)), palette.text2)

    def _told(self, canvas: Canvas, places: Places) -> None:
        """The large word, what it means, and what was public so far: in the middle of the room they have."""
        words, palette = self._host.words, canvas.theme.palette
        top, bottom = places.top + places.tile + 10, places.resume[1] - 16
        left, wide = places.left, places.text
        title, note = places.title * 0.84, words("pause.note")
        indent = places.note * 2.2
        _, tall = canvas.extent(note, BODY.at(places.note), wide - indent, lines=2)
        used = title + 8 + tall
        lines = self._lines(canvas, places, bottom - top - used - 16 - places.spare)
        block = used + sum(high for _, high in lines) + (16 if lines else 0)
        y = top + (bottom - top - block) / 2
        canvas.write(words("pause.title"), (left, y, wide, title), HERO.at(places.title), palette.text)
        y += title + 8
        side = places.note * 1.4
        canvas.icon("lock", (left, y + (tall - side) / 2, side, side), palette.acc)
        body = (left + indent, y, wide - indent, tall + 2)
        canvas.write(note, body, BODY.at(places.note), palette.text2, lines=2)
        y += tall + 16
        for row, (line, high) in enumerate(lines):
            style, ink = (SMALL, palette.text2) if row else (H.at(SMALL.size), palette.acc)
            canvas.write(line, (left, y, wide, high), style, ink, lines=2)
            y += high

    def _lines(self, canvas: Canvas, places: Places, room: float) -> list[tuple[Text, float]]:
        """A heading and the last lines of the public log, with their heights; nothing where `room` is too
        low."""
        heading = self._host.words("pause.so_far")
        _, first = canvas.extent(heading, H.at(SMALL.size), places.text)
        found: list[tuple[Text, float]] = []
        taken = first
        for line in reversed(self._match.desk.table.log[-MOST_LINES:]):
            told = self._match.words.say(line, self._match.names)
            high = canvas.extent(told, SMALL, places.text, lines=2)[1] + LINE_GAP
            if taken + high > room:
                break
            found.insert(0, (told, high))
            taken += high
        return [(heading, first), *found] if len(found) >= FEWEST_LINES else []

    def _ways(self, canvas: Canvas, places: Places) -> None:
        """Resume, and below it what else can be done."""
        x, y, wide, high = places.resume
        button(
            canvas,
            places.resume,
            self._host.words("pause.resume"),
            key="resume",
            icon="play",
            style=BUTTON.at(28 if high > 60 else 24),
            radius=22,
            keys=("escape", "return"),
        )
        y += high + places.gap + (4 if places.gap > 12 else 0)
        for ways in self._rows():
            part = (wide - GAP * (len(ways) - 1)) / len(ways)
            for column, way in enumerate(ways):
                button(
                    canvas,
                    (x + (part + GAP) * column, y, part, places.row),
                    self._match.words(way.words),
                    key=way.key,
                    kind=way.kind,
                    icon=way.icon,
                    style=BUTTON if len(ways) == 1 and high > 60 else BUTTON.at(places.small),
                    keys=way.keys,
                )
            y += places.row + places.gap

    def _rows(self) -> tuple[tuple[Way, ...], ...]:
        """While it asks, Keep stands where the first touch was, so that a second one ends nothing."""
        if self._over:
            return self._first, (LEAVE,), (CLOSE,)
        return self._first, self._leave, (KEEP, SURE) if self._asked else (END, CLOSE)

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """On with the match, out of it, or a change of the settings. To end it for good is asked twice."""
        asked, self._asked = self._asked, key == "end"
        match key:
            case "resume":
                self._host.stage.lift_overlay()
            case "rules":
                self._host.open_rules(self._match.desk.table.phase)
            case "roles":
                self._host.choose_seat_again()
            case "who":
                self._host.ask_who()
            case "shelf":
                self._host.to_shelf()
            case "end" if asked:
                self._host.end_match()
            case "end" | "keep":
                return
            case "close":
                self._host.quit()
            case _:
                self._host.set(**changes(key, self._host.settings))
