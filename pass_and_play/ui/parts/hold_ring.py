"""The ring that is pressed and held to open a page, to look at one's role, or to do what cannot be undone."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, Colour, mix, with_alpha
from pass_and_play.ui.paint.palettes import SEAT_INK
from pass_and_play.words import Text

HOLD_MS = 600  #: how long a page's ring is held
HALO = 1.14  #: radius of the dotted halo as a multiple of the ring's


def hold_ring(
    canvas: Canvas,
    centre: tuple[float, float],
    radius: float,
    words: Text,
    *,
    key: str,
    colour: Colour,
    opened: float | None = None,
    hold_ms: int = HOLD_MS,
    keys: tuple[str, ...] = ("space",),
    halo: bool = True,
    icon: str = "eye-off",
) -> Feel:
    """A ring of `radius` round a closed eye, or another `icon`: it fills while it is held.

    `opened` is for what is open now: the share of time that is left, which runs down round an open eye.
    """
    reach = radius * (HALO if halo else 1.06)
    box = (centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach)
    feel = canvas.target(key, box, words, hold_ms=hold_ms, keys=keys)
    share = opened if opened is not None else feel.held
    busy = opened is not None or feel.pressed
    if halo:
        canvas.halo(centre, reach, with_alpha(colour, 0.33))
    if feel.focused and not busy:
        canvas.ring(centre, radius + 8, 4, canvas.theme.palette.text)
    if busy:
        canvas.disc(centre, radius * 1.06, with_alpha(BLACK, 0.6))
        canvas.ring(centre, radius * 1.06, radius * 0.175, colour, sweep=share)
    else:
        canvas.disc(centre, radius - 1, with_alpha(BLACK, 0.5))
        canvas.ring(centre, radius, 3 + radius * 0.044, colour)
    button = mix(colour, BLACK, 0.1) if busy else colour
    inner = radius * (0.7 if busy and opened is None else 0.755)
    canvas.disc(centre, inner, button)
    size = 13 + radius * 0.57
    shown = "eye" if opened is not None else icon
    canvas.icon(shown, (centre[0] - size / 2, centre[1] - size / 2, size, size), SEAT_INK)
    return feel


def two_tap_ring(
    canvas: Canvas,
    centre: tuple[float, float],
    radius: float,
    words: Text,
    *,
    colour: Colour,
    tapped: bool,
    icon: str = "eye-off",
) -> None:
    """For hands that cannot hold: a tap on the ring (`tap`), then one on a smaller ring beside it
    (`tap_again`), so that a slip does nothing."""
    x, y = centre
    canvas.disc(centre, radius + 2, with_alpha(BLACK, 0.55))
    canvas.ring(centre, radius, radius * 0.078, colour)
    if not tapped:
        canvas.halo(centre, radius * HALO, with_alpha(colour, 0.33))
        _tap(canvas, centre, radius * 0.75, words, key="tap", colour=colour, icon=icon)
    else:
        beside = (x + radius * 2.1, y)
        canvas.disc(centre, radius * 0.75, mix(colour, BLACK, 0.6))
        _tap(canvas, beside, radius * 0.55, words, key="tap_again", colour=colour, icon=icon)


def _tap(
    canvas: Canvas,
    centre: tuple[float, float],
    radius: float,
    words: Text,
    *,
    key: str,
    colour: Colour,
    icon: str,
) -> None:
    x, y = centre
    feel = canvas.target(key, (x - radius, y - radius, 2 * radius, 2 * radius), words, keys=("return",))
    if feel.focused:
        canvas.ring(centre, radius + 10, 4, canvas.theme.palette.text)
    canvas.disc(centre, radius, mix(colour, BLACK, 0.16) if feel.pressed else colour)
    canvas.icon(icon, (x - radius / 2, y - radius / 2, radius, radius), SEAT_INK)
