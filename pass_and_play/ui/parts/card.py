"""Cards: face down, a quiet face in private, a loud face in public, and the places where they lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import Colour, mix, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.words import Text

State = Literal["plain", "chosen", "barred", "counts", "outvoted"]

ROUNDNESS = 0.09  #: corner radius as a share of a card's width
RING = 6.0  #: width of the ring round a chosen card
_FOCUS_UP = 6.0


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed over a face's picture: a value in large letters, the kind below it, and their ink.

    Their places are those of the 200 x 280 faces.
    """

    value: Text
    kind: Text
    ink: Colour = Casa.QUIET_INK


def card(
    canvas: Canvas,
    rect: Rect,
    art: str,
    *,
    print_: Print | Callable[[Rect], None] | None = None,
    state: State = "plain",
    says: Text | None = None,
    lift: float = 0.0,
    key: str | None = None,
    words: Text | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
    shadow: int = 2,
) -> Feel:
    """A card whose picture is `art`, in one of the states of a card.

    `print_` is what is printed over the picture, or prints it where the card is drawn.

    `says` stands on the badge of a state in place of its icon. `rect` is where it lies; `lift` draws it that
    many units higher. With `key` and `words` it can be touched where it lies; a barred card should not be
    `enabled`.
    """
    feel = _touched(canvas, rect, key, words, enabled=enabled, keys=keys)
    up = lift + (_FOCUS_UP if feel.focused and state != "chosen" else 0)
    place = (rect[0], rect[1] - up, rect[2], rect[3])
    radius = place[2] * ROUNDNESS
    palette = canvas.theme.palette
    level = 4 if state == "chosen" else shadow
    if state == "chosen":
        canvas.panel(grown(place, RING), fill=palette.acc, radius=radius + RING, shadow=level)
    elif level:
        canvas.panel(place, fill=palette.b0, radius=radius, shadow=level)
    canvas.picture(art, place, radius=ROUNDNESS)
    if isinstance(print_, Print):
        _print(canvas, place, print_)
    elif print_ is not None:
        print_(place)
    if state in ("barred", "outvoted") and not canvas.theme.high_contrast:
        canvas.panel(place, fill=with_alpha(palette.b1, 0.4 if state == "barred" else 0.32), radius=radius)
    if feel.focused:
        focus_ring(canvas, grown(place, RING) if state == "chosen" else place, radius=radius, gap=0)
    if state != "plain" and says is not None:
        _worded_badge(canvas, place, says)
    elif state != "plain":
        badge(canvas, (place[0] + place[2] / 2, place[1]), max(20.0, place[2] * 0.14), state)
    return feel


def badge(canvas: Canvas, centre: tuple[float, float], radius: float, state: State) -> None:
    """The disc on a card's edge that says in what state it is."""
    palette = canvas.theme.palette
    if state == "chosen":
        icon, fill, ink, edge = "check", palette.acc, palette.acc_ink, None
    elif state == "counts":
        icon, fill, ink, edge = "check", Casa.GAIN, Casa.LOUD_BANKNOTE_INK, None
    else:
        icon = "lock" if state == "barred" else "close"
        fill, ink, edge = palette.b1, palette.text, palette.text2
    shadow = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.panel(shadow, fill=fill, edge=edge, radius=radius, width=2.5, shadow=1)
    size = radius * 1.05
    canvas.icon(icon, (centre[0] - size / 2, centre[1] - size / 2, size, size), ink)


def _worded_badge(canvas: Canvas, place: Rect, says: Text) -> None:
    """A word on a card's upper edge, as high as a badge."""
    palette, high = canvas.theme.palette, max(36.0, place[2] * 0.2)
    style = H.at(high * 0.46)
    wide = min(canvas.measure(says, style) + high, place[2] * 0.9)
    box = (place[0] + (place[2] - wide) / 2, place[1] - high / 2, wide, high)
    canvas.panel(box, fill=palette.acc, radius=high / 2, shadow=1)
    inner = (box[0] + 8, box[1], wide - 16, high)
    canvas.write(says, inner, style, palette.acc_ink, align="center")


def place(
    canvas: Canvas,
    rect: Rect,
    *,
    icon: str = "plus",
    moved: bool = False,
    key: str | None = None,
    words: Text | None = None,
    keys: tuple[str, ...] = (),
) -> Feel:
    """Where a card may be laid (strong dashes), or where one lay that has `moved` away (faint ones)."""
    feel = _touched(canvas, rect, key, words, keys=keys)
    palette = canvas.theme.palette
    radius = rect[2] * ROUNDNESS
    if feel.focused:
        focus_ring(canvas, rect, radius=radius)
    edge = with_alpha(palette.text2, 0.4) if moved else palette.text2
    canvas.panel(rect, edge=edge, radius=radius, width=2 if moved else 3, dashed=True)
    size = 40.0 if moved else 32.0
    middle = (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
    box = (middle[0] - size / 2, middle[1] - size / 2, size, size)
    canvas.icon(icon, box, palette.text if moved else palette.text2)
    return feel


def dark_card(
    canvas: Canvas,
    rect: Rect,
    emblem: str,
    *,
    chosen: bool = False,
    shut: bool = False,
    key: str | None = None,
    words: Text | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
) -> Feel:
    """A face-down card while the lamp is out: outlines and a faint rosette, the same for every card.

    One that is `shut` (one's own seat) is dashed.
    """
    feel = _touched(canvas, rect, key, words, enabled=enabled, keys=keys)
    palette = canvas.theme.palette
    radius = rect[2] * ROUNDNESS
    edge, width = (palette.acc, 4.0) if chosen else (palette.line, 2.0)
    canvas.panel(rect, fill=palette.b3, edge=edge, radius=radius, width=width, dashed=shut)
    middle = (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
    wide, small = rect[2] * 0.64, rect[2] * 0.27
    rosette = (middle[0] - wide / 2, middle[1] - wide / 2, wide, wide)
    canvas.picture("motif-rosette", rosette, alpha=0.8, tint=palette.line)
    canvas.icon(
        emblem,
        (middle[0] - small / 2, middle[1] - small / 2, small, small),
        mix(palette.line, palette.acc, 0.3),
    )
    if chosen:
        badge(canvas, (rect[0] + rect[2] - 4, rect[1] + 8), 18, "chosen")
    if feel.focused:
        focus_ring(canvas, rect, radius=radius, gap=2)
    return feel


def _touched(
    canvas: Canvas,
    rect: Rect,
    key: str | None,
    words: Text | None,
    *,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
) -> Feel:
    """Make a card a target, if it has a key and a name; without them it only lies there."""
    if key is None or words is None:
        return Feel()
    return canvas.target(key, rect, words, enabled=enabled, keys=keys)


def _print(canvas: Canvas, place: Rect, printed: Print) -> None:
    """Value and kind, centred on their lines; a value in letters is set smaller than a number."""
    wide, high = place[2], place[3]
    number = any(character.isdigit() for character in printed.value)
    value_style = FIGURE.at(max(18.0, wide * (0.25 if number else 0.18)))
    kind_style = H.at(max(16.0, wide * 0.11))
    room = wide * 0.86
    for text, style, at in ((printed.value, value_style, 204), (printed.kind, kind_style, 248)):
        middle = place[1] + high * at / 280
        line = (place[0] + (wide - room) / 2, middle - style.size * 0.7, room, style.size * 1.4)
        canvas.write(text, line, style, printed.ink, align="center")
