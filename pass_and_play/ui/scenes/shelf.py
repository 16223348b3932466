"""The shelf: the four games, the matches that were begun, and what is wrong with a card file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.fault import Fault
from pass_and_play.catalogue import COMING, GAMES
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.palettes import PALETTES
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY, TITLE
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import faults, shelf_tile
from pass_and_play.ui.scenes.kept import draw_kept, kept_matches, title_of, words_of
from pass_and_play.ui.scenes.saves import Saves
from pass_and_play.ui.scenes.shelf_tile import Tile
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

STRIP: Rect = (44.0, 704.0, 1192.0, 72.0)
"""The match that was touched last."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a game that has no card file yet."""

    cover: str
    players: tuple[int, int]
    minutes: int


FACTS = {
    "bank_heist": Facts("cover-the-split", (3, 8), 45),
    "caper": Facts("cover-grand-caper", (2, 4), 30),
    "executioner": Facts("cover-the-gallows", (4, 8), 20),
}


class Shelf(Scene):
    """Where every evening begins, and where the app comes back to."""

    name = "shelf"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._tiles = tuple(_tile(host, game) for game in (*(entry.id for entry in GAMES), *COMING))
        self._kept = kept_matches(host)
        self._faults = tuple(self._fault_pages())
        self._page = 0
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
        canvas.backdrop("shelf")
        self._head(canvas)
        bottom = STRIP[1] - 8 if self._kept else 776.0
        if self._faults:
            self._broken(canvas, bottom)
        else:
            self._row(canvas, top=211, high=bottom - 236)
        if self._kept:
            self._strip(canvas)

    def _head(self, canvas: Canvas) -> None:
        words, palette = self._host.words, canvas.theme.palette
        canvas.icon("lamp", (44, 30, 46, 46), palette.acc)
        canvas.write(words("app"), (103, 30, 420, 46), TITLE.at(36), palette.text)
        icon_button(canvas, (1180, 24, 56, 56), "close", words("shelf.close"), key="close")
        title, note = self._title(), self._note()
        if self._faults:
            runs = ((title, DISPLAY.at(42), palette.text), (note, BODY, palette.text2))
            canvas.spans(runs, (44, 94, 1192, 56), gap=20)
        else:
            canvas.write(title, (44, 92, 1192, 56), DISPLAY.at(45.6), palette.text)
            canvas.write(note, (44, 147, 1192, 30), BODY.at(20.5), palette.text2)

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

    def _row(self, canvas: Canvas, *, top: float, high: float) -> None:
        for place, tile in enumerate(self._tiles):
            chosen = tile.game == self._chosen
            shelf_tile.draw(canvas, place, tile, self._host.words, top=top, high=high, chosen=chosen)

    def _broken(self, canvas: Canvas, bottom: float) -> None:
        """Lower tiles, and the panel with the faults."""
        slim = bool(self._kept)
        self._row(canvas, top=154 if slim else 169, high=276 if slim else 288)
        panel = (44.0, 444.0 if slim else 480.0, 1192.0, 250.0 if slim else 296.0)
        page = self._faults[self._page]
        faults.draw(canvas, panel, page, self._host.words, more=len(self._faults) > 1)

    def _strip(self, canvas: Canvas) -> None:
        """The match that was touched last, and what leads to all of them."""
        words, kept = self._host.words, self._kept[0]
        x, y, wide, high = STRIP
        canvas.panel(STRIP, fill=with_alpha(WHITE, 0.07), edge=with_alpha(WHITE, 0.12), radius=22)
        style = BUTTON.at(20)
        others = len(self._kept) - 1
        near = (x + 885, y + 8, 122.0, 56.0) if others else (x + 951, y + 8, 56.0, 56.0)
        title = words("shelf.continue_game", game=kept.title)
        draw_kept(canvas, (x, y, near[0] - x - 16, high), kept, title, words)
        if others:
            button(canvas, near, words("shelf.more", n=others), key="matches", kind="ghost", style=style)
        else:
            icon_button(canvas, near, "menu", words("saves.all"), key="matches")
        button(
            canvas,
            (x + wide - 175, y + 8, 164, 56),
            words("shelf.continue"),
            key="continue",
            kind="secondary",
            icon="play",
            style=style,
        )

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
        elif key == "close":
            self._host.quit()
        else:
            self._chosen = key.partition(":")[2]


def _broken(host: Host) -> Iterator[tuple[str, tuple[Fault, ...]]]:
    """Games, or files, that cannot be read, with their faults."""
    return ((name, entry) for name, entry in host.library.items() if isinstance(entry, tuple))


def _tile(host: Host, game: str) -> Tile:
    entry, words = host.library.get(game), words_of(host, game)
    if isinstance(entry, CardFile):
        return Tile(
            game=game,
            title=words("title"),
            tagline=words("tagline"),
            cover=PAINTERS[game].cover,
            palette=PALETTES[game],
            players=(entry.players[0], entry.players[-1]),
            minutes=entry.minutes,
            ready=True,
        )
    facts = FACTS.get(game)
    return Tile(
        game=game,
        title=title_of(words, game),
        tagline=words(f"coming.{game}.tagline") if facts else None,
        cover=facts.cover if facts else PAINTERS[game].cover,
        palette=PALETTES[game],
        players=facts.players if facts else (0, 0),
        minutes=facts.minutes if facts else 0,
        ready=False,
        broken=entry is not None,
    )
