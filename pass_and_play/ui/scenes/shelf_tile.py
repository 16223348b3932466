"""A game on the shelf: its cover, and what people want to know before they choose it."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, mix, with_alpha
from pass_and_play.ui.paint.palettes import BAD, Palette
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text, Words

RADIUS = 26.0
WIDE = 282.0
PITCH = 304.0
LEFT = 43.0

_TITLE = TITLE.at(27)
_TAGLINE = BODY.at(17.8)
_FACTS = H.at(17.4, weight=700)


@dataclass(frozen=True, slots=True)
class Tile:
    """One game. `players` are the fewest and the most, `minutes` how long a match takes.

    A game that is not `ready` cannot be chosen: its rules are to come, or its card file is `broken`.
    """

    game: str
    title: Text
    tagline: Text | None
    cover: str
    palette: Palette
    players: tuple[int, int]
    minutes: int
    ready: bool
    broken: bool = False


def draw(
    canvas: Canvas, place: int, tile: Tile, words: Words, *, top: float, high: float, chosen: bool
) -> None:
    """The tile at its place in the row, from 0. The chosen one stands out and has the button `play`.

    Where the row is lower than 300 units a tile shows title and facts only, and stays in its row.
    """
    low = high < 300
    rect = (LEFT + PITCH * place, top, WIDE, high)
    if chosen:
        rect = grown(rect, 3) if low else (rect[0] - 3, top - 25, WIDE + 6, high + 44)
    if tile.broken:
        _broken(canvas, rect, tile, words)
        return
    if not chosen:
        feel = canvas.target(f"game:{tile.game}", rect, tile.title, enabled=tile.ready)
        if feel.focused:
            focus_ring(canvas, rect, radius=RADIUS)
    below = (118.0 if low else 198.0) + (62 if chosen and low else 40 if chosen else 0)
    seam, foot = rect[1] + rect[3] - below, rect[1] + rect[3] - (101 if chosen else 30)
    inset = rect[0] + (24 if chosen else 21)
    _card(canvas, rect, tile, rect[3] - below)
    edge = canvas.theme.palette.acc if chosen else with_alpha(WHITE, 0.12)
    canvas.panel(rect, edge=edge, width=4 if chosen else None, radius=RADIUS)
    if not tile.ready:
        _coming(canvas, (rect[0] + 14, seam - 48), words("shelf.coming"))
    _words(canvas, (inset, seam + 12, WIDE - 42, 36), tile, low=low)
    _facts(canvas, (inset, foot), tile, words)
    if chosen:
        _play(canvas, (inset, rect[1] + rect[3] - 78, WIDE - 42, 56), tile.palette, words("shelf.play"))


def _card(canvas: Canvas, rect: Rect, tile: Tile, art: float, *, alpha: float = 1.0) -> None:
    """The cover, `art` units high, and the plain part below it."""
    x, y, wide, high = rect
    flat = canvas.theme.high_contrast
    body = (tile.palette.b2, mix(tile.palette.b2, tile.palette.b1, 0.9))
    if tile.broken or flat:
        body = (canvas.theme.palette.b0, canvas.theme.palette.b0)
    canvas.panel(rect, fill=canvas.theme.palette.b0, radius=RADIUS, shadow=3)
    # The picture's lower corners are round too, so it reaches on below its edge, under the plain part.
    canvas.picture(tile.cover, (x, y, wide, art + RADIUS), radius=RADIUS / wide, alpha=alpha)
    canvas.veil((x, y + art, wide, RADIUS + 1), body[0])
    canvas.panel((x, y + art, wide, high - art), fill=body, radius=RADIUS)


def _words(canvas: Canvas, rect: Rect, tile: Tile, *, low: bool) -> None:
    """The title from the top of `rect`, and what the game is about below it."""
    palette, (x, y, room, high) = tile.palette, rect
    if low:
        canvas.write(tile.title, rect, TITLE.at(22.2), palette.text)
        return
    _, tall = canvas.extent(tile.title, _TITLE, room, lines=2)
    canvas.write(tile.title, (x, y + 2, room, tall), _TITLE, palette.text, lines=2)
    if tile.tagline is not None:
        line = (x, y + 5 + tall, room, high + 12)
        canvas.write(tile.tagline, line, _TAGLINE, palette.text2, lines=2, valign="top")


def _facts(canvas: Canvas, at: tuple[float, float], tile: Tile, words: Words) -> None:
    """How many can play, and how long it takes, from the left end of a line's middle."""
    (left, middle), (least, most) = at, tile.players
    for icon, fact in (
        ("players", words("shelf.players", least=least, most=most)),
        ("timer", words("shelf.minutes", n=tile.minutes)),
    ):
        room = (left, middle - 14, 110, 28)
        end = label(
            canvas,
            room,
            fact,
            _FACTS,
            tile.palette.text,
            icon=icon,
            icon_size=22,
            icon_colour=tile.palette.acc,
            align="left",
        )
        left += end[2] + 26


def _coming(canvas: Canvas, corner: tuple[float, float], words: Text) -> None:
    """A quiet pill in a corner of the cover."""
    wide = canvas.measure(words, _FACTS) + 36
    pill(canvas, (*corner, wide, 36), words, fill=with_alpha(BLACK, 0.72), ink=WHITE, style=_FACTS)


def _play(canvas: Canvas, rect: Rect, palette: Palette, words: Text) -> None:
    """The button has the colours of the game."""
    around = canvas.theme
    canvas.theme = around.within(palette)
    button(canvas, rect, words, key="play", icon="play", keys=("ctrl+return",))
    canvas.theme = around


def _broken(canvas: Canvas, rect: Rect, tile: Tile, words: Words) -> None:
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    canvas.target(f"game:{tile.game}", rect, tile.title, enabled=False)
    art = high - 116
    _card(canvas, rect, tile, art, alpha=0.3)
    canvas.panel(grown(rect, -1), edge=BAD, width=4, radius=RADIUS, dashed=True)
    middle = (x + wide / 2, y + min(art, 176) * 0.6)
    badge = (middle[0] - 49, middle[1] - 49, 98, 98)
    canvas.panel(badge, fill=palette.b0, edge=BAD, width=3, radius=49, dashed=True)
    canvas.icon("file-broken", (middle[0] - 30, middle[1] - 30, 60, 60), palette.text)
    title = (x + 23, y + art + 12, wide - 46, 36)
    canvas.write(tile.title, title, TITLE.at(22.2), mix(palette.text, palette.b0, 0.3))
    line = (x + 23, y + high - 42, wide - 46, 28)
    label(
        canvas,
        line,
        words("shelf.broken.cannot"),
        _FACTS,
        palette.text,
        icon="file-broken",
        icon_size=24,
        icon_colour=BAD,
        align="left",
    )
