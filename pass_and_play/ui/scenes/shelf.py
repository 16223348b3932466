"""The shelf: the four games, the matches that were begun, and what is wrong with a card file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.fault import Fault
from pass_and_play.catalogue import GAMES
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY, TITLE
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import faults, shelf_tile
from pass_and_play.ui.scenes.kept import draw_kept, kept_matches, title_of
from pass_and_play.ui.scenes.saves import Saves
from pass_and_play.ui.scenes.shelf_tile import Tile
from pass_and_play.ui.settings import Settings
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units.

    `first` is the first tile of the row, or of two rows, as high as it is where a match can be continued;
    without that match it is `taller`. `low` and `panel` are the first tile and the panel where a card file
    is to be mended, beside a match to continue, and `lower` what both gain without one.
    """

    lamp: Rect
    app: Rect
    buttons: tuple[float, float, float]
    """Right end, top and side of the buttons in the corner."""
    title: Rect
    size: float
    note: Rect | None
    """Where the note stands; after the title if nowhere."""
    columns: int
    gap: float
    first: Rect
    taller: float
    low: Rect
    panel: Rect
    lower: tuple[float, float, float]
    """Down and up: how far the low tiles move, how much higher they get, how much higher the panel gets."""
    strip: Rect
    """The match that was touched last."""
    kept: float
    """Height of its words, with the buttons below them where that is less than the whole."""
    all: tuple[Rect, Rect]
    """What leads to all matches: with words, and with an icon only."""
    go: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        lamp=(44, 30, 46, 46),
        app=(103, 30, 420, 46),
        buttons=(1236, 24, 56),
        title=(44, 92, 1192, 56),
        size=45.6,
        note=(44, 147, 1192, 30),
        columns=4,
        gap=22,
        first=(43, 211, 282, 460),
        taller=80,
        low=(43, 154, 282, 276),
        panel=(44, 444, 1192, 250),
        lower=(15, 12, 46),
        strip=(44, 704, 1192, 72),
        kept=72,
        all=((929, 712, 122, 56), (995, 712, 56, 56)),
        go=(1061, 712, 164, 56),
    ),
    Form.PORTRAIT: Layout(
        lamp=(24, 28, 46, 46),
        app=(83, 28, 420, 46),
        buttons=(776, 22, 56),
        title=(24, 96, 752, 56),
        size=44,
        note=(24, 151, 752, 30),
        columns=2,
        gap=20,
        first=(24, 212, 366, 428),
        taller=70,
        low=(24, 164, 366, 222),
        panel=(24, 640, 752, 460),
        lower=(0, 60, 36),
        strip=(24, 1116, 752, 140),
        kept=72,
        all=((44, 1190, 180, 56), (44, 1190, 56, 56)),
        go=(440, 1190, 316, 56),
    ),
    Form.COMPACT: Layout(
        lamp=(16, 10, 34, 34),
        app=(60, 8, 420, 40),
        buttons=(1008, 8, 44),
        title=(16, 54, 992, 42),
        size=33,
        note=None,
        columns=4,
        gap=16,
        first=(16, 112, 236, 406),
        taller=62,
        low=(16, 102, 236, 152),
        panel=(16, 268, 992, 258),
        lower=(0, 36, 26),
        strip=(16, 536, 992, 56),
        kept=56,
        all=((716, 542, 116, 44), (788, 542, 44, 44)),
        go=(842, 542, 158, 44),
    ),
}


class Shelf(Scene):
    """Where every evening begins, and where the app comes back to."""

    name = "shelf"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._tiles = tuple(_tile(host, entry.id) for entry in GAMES)
        self._kept = kept_matches(host)
        self._faults = tuple(self._fault_pages())
        self._page = 0
        self._loudness = Settings().volume
        self._chosen = next((tile.game for tile in self._tiles if tile.ready), "")

    def _fault_pages(self) -> Iterator[faults.Page]:
        """What is wrong with the games' files; only where they are sound, what is wrong with others."""
        words, found = self._host.words, dict(_broken(self._host))
        own = [tile for tile in self._tiles if tile.game in found]
        for tile in own:
            wrong = found[tile.game]
            title = words("shelf.broken.faults", game=tile.title, n=len(wrong))
            keeps = words("shelf.broken.keeps", game=tile.title)
            yield from faults.pages(title, wrong, keeps=keeps)
        for file, wrong in found.items() if not own else ():
            yield from faults.pages(words.name(file), wrong, keeps=None)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Four tiles; below them the match to continue, or the fault to mend, or both."""
        layout = LAYOUTS[canvas.form]
        canvas.backdrop("shelf")
        self._head(canvas, layout)
        if self._faults:
            self._broken(canvas, layout)
        else:
            x, y, wide, high = layout.first
            self._row(canvas, layout, (x, y, wide, high if self._kept else high + layout.taller), low=False)
        if self._kept:
            self._strip(canvas, layout)

    def _head(self, canvas: Canvas, layout: Layout) -> None:
        words, palette = self._host.words, canvas.theme.palette
        canvas.icon("lamp", layout.lamp, palette.acc)
        canvas.write(words("app"), layout.app, TITLE.at(layout.app[3] * 0.78), palette.text)
        loud = self._host.settings.volume > 0
        right, top, side = layout.buttons
        for place, (key, icon, name) in enumerate(
            (
                ("close", "close", "close"),
                ("settings", "settings", "settings"),
                ("sound", "sound" if loud else "sound-off", "mute" if loud else "unmute"),
            )
        ):
            box = (right - side - (side + 9) * place, top, side, side)
            icon_button(canvas, box, icon, words(f"shelf.{name}"), key=key)
        title, note = self._title(), self._note()
        if layout.note is None or self._faults:
            size = layout.size * (0.92 if self._faults else 1)
            runs = ((title, DISPLAY.at(size), palette.text), (note, BODY, palette.text2))
            canvas.spans(runs, layout.title, gap=20, shrink=0.7)
        else:
            canvas.write(title, layout.title, DISPLAY.at(layout.size), palette.text)
            canvas.write(note, layout.note, BODY.at(20.5), palette.text2)

    def _title(self) -> Text:
        words, ready = self._host.words, sum(tile.ready for tile in self._tiles)
        if not self._faults:
            return words("shelf.title")
        if ready < 2:
            return words("shelf.broken.one" if ready else "shelf.broken.none")
        return words("shelf.broken.title", count=words(f"shelf.count.{ready}"))

    def _note(self) -> Text:
        if not self._faults:
            return self._host.words("shelf.note")
        return self._host.words("shelf.broken.note", n=len(dict(_broken(self._host))))

    def _row(self, canvas: Canvas, layout: Layout, first: Rect, *, low: bool) -> None:
        x, y, wide, high = first
        for place, tile in enumerate(self._tiles):
            across, down = place % layout.columns, place // layout.columns
            rect = (x + (wide + layout.gap) * across, y + (high + layout.gap) * down, wide, high)
            chosen = tile.game == self._chosen
            shelf_tile.draw(canvas, rect, tile, self._host.words, low=low, chosen=chosen)

    def _broken(self, canvas: Canvas, layout: Layout) -> None:
        """Lower tiles, and the panel with the faults."""
        down, tiles, panel = (0.0, 0.0, 0.0) if self._kept else layout.lower
        x, y, wide, high = layout.low
        self._row(canvas, layout, (x, y + down, wide, high + tiles), low=True)
        x, y, wide, high = layout.panel
        rows = len(self._tiles) // layout.columns
        place = (x, y + down + tiles * rows + (9 if down else 0), wide, high + panel)
        page = self._faults[self._page]
        faults.draw(canvas, place, page, self._host.words, more=len(self._faults) > 1)

    def _strip(self, canvas: Canvas, layout: Layout) -> None:
        """The match that was touched last, and what leads to all of them."""
        words, kept = self._host.words, self._kept[0]
        canvas.panel(layout.strip, fill=with_alpha(WHITE, 0.07), edge=with_alpha(WHITE, 0.12), radius=22)
        style = BUTTON.at(20)
        others = len(self._kept) - 1
        near = layout.all[0 if others else 1]
        x, y, wide, high = layout.strip
        end = near[0] - 16 if layout.kept == high else x + wide - 16
        title = words("shelf.continue_game", game=kept.title)
        draw_kept(canvas, (x, y, end - x, layout.kept), kept, title, words)
        if others:
            button(canvas, near, words("shelf.more", n=others), key="matches", kind="ghost", style=style)
        else:
            icon_button(canvas, near, "menu", words("saves.all"), key="matches")
        go_on = words("shelf.continue")
        button(canvas, layout.go, go_on, key="continue", kind="secondary", icon="play", style=style)

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """Choose a game, play it, go on with a match, or look after a card file."""
        if key == "play":
            self._host.to_seats(self._chosen)
        elif key == "continue":
            self._host.resume(self._kept[0].number)
        elif key == "matches":
            self._host.stage.lay_over(Saves(self._host, self._kept))
        elif key == "again":
            self._host.read_cards_again()
        elif key == "next":
            self._page = (self._page + 1) % len(self._faults)
        elif key == "sound":
            self._turn_sound()
        elif key == "settings":
            self._host.open_settings()
        elif key == "close":
            self._host.quit()
        else:
            self._chosen = key.partition(":")[2]

    def _turn_sound(self) -> None:
        """Off, or as loud as it was."""
        volume = self._host.settings.volume
        self._loudness = volume or self._loudness
        self._host.set(volume=0 if volume else self._loudness)


def _broken(host: Host) -> Iterator[tuple[str, tuple[Fault, ...]]]:
    """Games, or files, that cannot be read, with their faults."""
    return ((name, entry) for name, entry in host.library.items() if isinstance(entry, tuple))


def _tile(host: Host, game: str) -> Tile:
    entry, words = host.library.get(game), host.words
    if isinstance(entry, CardFile):
        words = words.with_cards(entry.texts)
        return Tile(
            game=game,
            title=words("title"),
            tagline=words("tagline"),
            sign=SIGNS[game],
            players=(entry.players[0], entry.players[-1]),
            minutes=entry.minutes,
        )
    return Tile(game=game, title=title_of(words, game), sign=SIGNS[game])
