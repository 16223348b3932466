"""A match that was begun, as the shelf tells it: public facts only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES
from pass_and_play.store import SavedMatch
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Palette, SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.room import LOOKS, as_robot
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text, Words

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

MARK = 32.0
"""Pitch of the seat marks."""

_LINE = BODY.at(17.4)


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """One line of the list of unfinished matches; `number` is how the store knows it."""

    number: int
    title: Text
    progress: Text
    names: tuple[Text, ...]
    looks: tuple[SeatLook, ...]
    palette: Palette
    emblem: str


def kept_matches(host: Host) -> tuple[KeptMatch, ...]:
    """The unfinished matches of the games that can be played here, the last touched first."""
    played = {entry.id for entry in GAMES}
    return tuple(
        _kept(saved, words_of(host, saved.game)) for saved in host.store.unfinished() if saved.game in played
    )


def words_of(host: Host, game: str) -> Words:
    """The words of a game, without its card file's where that is broken or missing."""
    file = host.library.get(game)
    return host.words.for_game(game, file.texts if isinstance(file, CardFile) else {})


def title_of(words: Words, game: str) -> Text:
    """The title of a game; from the app's own words where its card file cannot tell it."""
    return words("title" if words.has("title") else f"games.{game}")


def _kept(saved: SavedMatch, words: Words) -> KeptMatch:
    names = tuple(words.name(name) for name in saved.names)
    return KeptMatch(
        number=saved.match,
        title=title_of(words, saved.game),
        progress=_progress(saved, words),
        names=names,
        looks=tuple(
            as_robot(LOOKS[colour]) if seat in saved.bots else LOOKS[colour]
            for seat, colour in enumerate(saved.colours)
            if colour in LOOKS
        ),
        palette=SIGNS[saved.game].palette,
        emblem=SIGNS[saved.game].emblem,
    )


def _progress(saved: SavedMatch, words: Words) -> Text:
    """How far it has come, if today's words can still tell it."""
    try:
        return words.say(saved.progress, saved.names)
    except (KeyError, IndexError):
        return words("progress.kept")


def draw_kept(canvas: Canvas, rect: Rect, kept: KeptMatch, title: Text, words: Words) -> None:
    """Emblem, two lines and the marks of the seats on a bar; its buttons stand to the right of `rect`."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    middle = y + high / 2
    canvas.panel((x + 15, middle - 24, 48, 48), fill=kept.palette.acc, radius=14)
    canvas.icon(kept.emblem, (x + 25, middle - 14, 28, 28), kept.palette.acc_ink)
    marks = x + wide - MARK * len(kept.looks)
    room = marks - x - 79 - 16
    canvas.write(title, (x + 79, middle - 25, room, 28), H.at(20), palette.text)
    line = _line(canvas, kept, words, room)
    canvas.write(line, (x + 79, middle + 1, room, 26), _LINE, palette.text2)
    for index, look in enumerate(kept.looks):
        canvas.icon(look.icon, (marks + index * MARK, middle - 14, 28, 28), look.colour)


def _line(canvas: Canvas, kept: KeptMatch, words: Words, room: float) -> Text:
    """How far it has come, and as many of the names as there is room for."""
    count = len(kept.names)
    told = [words.listed(kept.names)]
    for left_out in range(1, count):
        told.append(words.listed([*kept.names[:-left_out], words("shelf.more", n=left_out)]))
    told.append(words("shelf.people", n=count))
    lines = [words("shelf.kept", progress=kept.progress, names=names) for names in told]
    lines += [words("shelf.kept_short", progress=kept.progress, names=told[-1]), kept.progress]
    return next((line for line in lines if canvas.measure(line, _LINE) <= room), lines[-1])
