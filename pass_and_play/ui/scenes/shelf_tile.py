"""A game on the shelf: its cover, and what people want to know before they choose it."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import BAD, Palette
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.tables.signs import Sign
from pass_and_play.words import Text, Words

RADIUS = 26.0


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes of a tile in one form, in canvas units.

    `below` is the height of the plain part under the cover, and that of the chosen tile. A low tile shows no
    tagline. `grow` is how far the chosen one reaches out of its row, up and down.
    """

    below: tuple[float, float]
    title: float
    tagline: float
    facts: float
    play: float
    grow: tuple[float, float]
    inset: float = 21.0
    facts_chosen: bool = True


FULL = Measures((198, 238), title=27, tagline=17.8, facts=17.4, play=56, grow=(25, 19))
LOW = Measures((118, 180), title=22.2, tagline=0, facts=17.4, play=56, grow=(3, 3))
UPRIGHT = Measures((198, 238), title=27, tagline=17.8, facts=17.4, play=56, grow=(10, 8))
SMALL_FULL = Measures((158, 202), title=22, tagline=16, facts=16, play=46, grow=(10, 8), inset=16)
SMALL_LOW = Measures((78, 98), 20, 0, facts=16, play=44, grow=(3, 3), inset=16, facts_chosen=False)

MEASURES = {
    Form.LANDSCAPE: (FULL, LOW),
    Form.PORTRAIT: (UPRIGHT, LOW),
    Form.COMPACT: (SMALL_FULL, SMALL_LOW),
}
"""Of full tiles and of low ones."""

_FACTS = H.at(17.4, weight=700)


@dataclass(frozen=True, slots=True)
class Tile:
    """One game. `players` are the fewest and the most, `minutes` how long a match takes.

    All that is only known of a game whose card file can be read; another one cannot be chosen.
    """

    game: str
    title: Text
    sign: Sign
    tagline: Text | None = None
    players: tuple[int, int] = (0, 0)
    minutes: int = 0

    @property
    def ready(self) -> bool:
        """Whether the game can be played."""
        return self.tagline is not None


def draw(canvas: Canvas, rect: Rect, tile: Tile, words: Words, *, low: bool, chosen: bool) -> None:
    """The tile at its place in the row. The chosen one stands out and has the button `play`.

    A `low` tile shows title and facts only, and stays in its row.
    """
    sizes = MEASURES[canvas.form][low]
    x, y, wide, high = rect
    if chosen:
        up, down = sizes.grow
        rect = (x - 3, y - up, wide + 6, high + up + down)
    if not tile.ready:
        _broken(canvas, rect, tile, words, sizes)
        return
    if not chosen:
        feel = canvas.target(f"game:{tile.game}", rect, tile.title)
        if feel.focused:
            focus_ring(canvas, rect, radius=RADIUS)
    end = rect[1] + rect[3]
    inset, room = x + sizes.inset, wide - 2 * sizes.inset
    below = sizes.below[chosen] + _lacking(canvas, tile, room, sizes, chosen=chosen)
    seam = end - below
    _card(canvas, rect, tile, rect[3] - below)
    edge = canvas.theme.palette.acc if chosen else with_alpha(WHITE, 0.12)
    canvas.panel(rect, edge=edge, width=4 if chosen else None, radius=RADIUS)
    _words(canvas, (inset, seam + (10 if low else 12), room, 36), tile, sizes)
    if sizes.facts_chosen or not chosen:
        foot = end - _foot(sizes, chosen=chosen)
        _facts(canvas, (inset, foot), room, tile, words, sizes)
    if chosen:
        play = (inset, end - sizes.play - (22 if sizes.play > 50 else 14), room, sizes.play)
        _play(canvas, play, tile.sign.palette, words("shelf.play"))


def _foot(sizes: Measures, *, chosen: bool) -> float:
    """How far above the lower edge the middle of the facts is."""
    return sizes.play + 45 if chosen else 30 if sizes.play > 50 else 24


def _lacking(canvas: Canvas, tile: Tile, room: float, sizes: Measures, *, chosen: bool) -> float:
    """How much higher the plain part must be, so that a long title and its tagline stand above the facts."""
    if not sizes.tagline or tile.tagline is None:
        return 0.0
    title = canvas.extent(tile.title, TITLE.at(sizes.title), room, lines=2)[1]
    tagline = canvas.extent(tile.tagline, BODY.at(sizes.tagline), room, lines=2)[1]
    return max(0.0, 12 + 5 + title + tagline + 4 - (sizes.below[chosen] - _foot(sizes, chosen=chosen) - 14))


def _card(canvas: Canvas, rect: Rect, tile: Tile, art: float, *, alpha: float = 1.0) -> None:
    """The cover, `art` units high, and the plain part below it."""
    x, y, wide, high = rect
    flat = canvas.theme.high_contrast
    body = (tile.sign.palette.b2, mix(tile.sign.palette.b2, tile.sign.palette.b1, 0.9))
    if flat or not tile.ready:
        body = (canvas.theme.palette.b0, canvas.theme.palette.b0)
    canvas.panel(rect, fill=canvas.theme.palette.b0, radius=RADIUS, shadow=3)
    # The picture's lower corners are round too, so it reaches on below its edge, under the plain part.
    canvas.picture(tile.sign.cover, (x, y, wide, art + RADIUS), radius=RADIUS / wide, alpha=alpha)
    canvas.veil((x, y + art, wide, RADIUS + 1), body[0])
    canvas.panel((x, y + art, wide, high - art), fill=body, radius=RADIUS)


def _words(canvas: Canvas, rect: Rect, tile: Tile, sizes: Measures) -> None:
    """The title from the top of `rect`, and what the game is about below it."""
    palette, (x, y, room, high) = tile.sign.palette, rect
    title = TITLE.at(sizes.title)
    if not sizes.tagline:
        canvas.write(tile.title, (x, y, room, 36 if sizes.title > 21 else 30), title, palette.text)
        return
    _, tall = canvas.extent(tile.title, title, room, lines=2)
    canvas.write(tile.title, (x, y + 2, room, tall), title, palette.text, lines=2)
    if tile.tagline is not None:
        line = (x, y + 5 + tall, room, high + 12)
        tagline = BODY.at(sizes.tagline)
        canvas.write(tile.tagline, line, tagline, palette.text2, lines=2, valign="top")


def _facts(
    canvas: Canvas, at: tuple[float, float], room: float, tile: Tile, words: Words, sizes: Measures
) -> None:
    """How many can play, and how long it takes, from the left end of a line's middle."""
    (left, middle), (least, most), end = at, tile.players, at[0] + room
    for icon, fact in (
        ("players", words("shelf.players", least=least, most=most)),
        ("timer", words("shelf.minutes", n=tile.minutes)),
    ):
        place = (left, middle - 14, end - left, 28)
        taken = label(
            canvas,
            place,
            fact,
            H.at(sizes.facts, weight=700),
            tile.sign.palette.text,
            icon=icon,
            icon_size=22,
            icon_colour=tile.sign.palette.acc,
            align="left",
        )
        left += taken[2] + (26 if sizes.facts > 17 else 18)


def _play(canvas: Canvas, rect: Rect, palette: Palette, words: Text) -> None:
    """The button has the colours of the game."""
    around = canvas.theme
    canvas.theme = around.within(palette)
    button(canvas, rect, words, key="play", icon="play", keys=("ctrl+return",))
    canvas.theme = around


def _broken(canvas: Canvas, rect: Rect, tile: Tile, words: Words, sizes: Measures) -> None:
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    canvas.target(f"game:{tile.game}", rect, tile.title, enabled=False)
    art = high - sizes.below[0] + 2
    _card(canvas, rect, tile, art, alpha=0.3)
    canvas.panel(grown(rect, -1), edge=BAD, width=4, radius=RADIUS, dashed=True)
    reach = min(49.0, art / 2 - 6)
    middle = (x + wide / 2, y + min(art, 176) * (0.6 if art > 120 else 0.5))
    badge = (middle[0] - reach, middle[1] - reach, 2 * reach, 2 * reach)
    canvas.panel(badge, fill=palette.b0, edge=BAD, width=3, radius=reach, dashed=True)
    canvas.icon("file-broken", grown(badge, -reach * 0.39), palette.text)
    low = sizes.title < 21
    title = (x + sizes.inset + 2, y + art + (8 if low else 12), wide - 2 * sizes.inset - 4, 30 if low else 36)
    canvas.write(tile.title, title, TITLE.at(sizes.title), mix(palette.text, palette.b0, 0.3))
    line = (title[0], y + high - (36 if low else 42), title[2], 28)
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
