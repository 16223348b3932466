"""The ring that is pressed and held to open a page or to look at one's role."""

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
) -> Feel:
    """A ring of `radius` round a closed eye: it fills while it is held.

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
    eye = "eye" if opened is not None else "eye-off"
    canvas.icon(eye, (centre[0] - size / 2, centre[1] - size / 2, size, size), SEAT_INK)
    return feel
