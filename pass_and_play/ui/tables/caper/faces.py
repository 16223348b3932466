"""The cards of Caper: quiet in a hand, loud where all may see them."""

from __future__ import annotations

from typing import Literal

from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import Colour, darken, rgb, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER_GEAR, Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TINY
from pass_and_play.ui.parts.card import ROUNDNESS, badge
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import LEAST, least
from pass_and_play.ui.tables.caper import emblems, signs
from pass_and_play.words import Text, Words

State = Literal["plain", "chosen", "barred", "dear"]
"""A card is `barred` where it cannot be played at all, and too `dear` where it can only be discarded."""

RING = 5.0
_COST = (rgb("#FFF6E2"), rgb("#8A5A14"))
"""The pill of a cost, and the coin on it."""


def card_name(card: Card, words: Words) -> Text:
    """The name of a card without an article."""
    return words.bare(f"{card.deck}.{card.key}")


def emblem(card: Card) -> str:
    """The icon of a card."""
    return emblems.gear(card.key) if isinstance(card, Gear) else emblems.thief(card.key)


def hand_card(
    canvas: Canvas,
    rect: Rect,
    card: Card,
    words: Words,
    *,
    city: str,
    state: State = "plain",
    lift: float = 0.0,
    says: Text | None = None,
    key: str | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
    target: Rect | None = None,
    closer: str | None = None,
    grip: bool = False,
) -> Feel:
    """A card in a hand: one paper for all, the colour of gear only on a small chip with its shape.

    `rect` is where it lies, `lift` draws it so much higher; `says` is a badge on its upper edge (a number,
    for instance). With `key` it can be touched, `closer` is the sheet on which it is looked at; a
    `grip` can be dragged. A low card (on small screens) has no emblem.
    """
    feel = _touched(canvas, rect, card, words, key=key, enabled=enabled, keys=keys, closer=closer, grip=grip)
    pull = feel.pull or (0.0, 0.0)
    place = (rect[0] + pull[0], rect[1] + pull[1] - lift, rect[2], rect[3])
    _body(canvas, place, state, feel)
    head = _head(canvas, place, Caper.QUIET_HEAD)
    _costs(canvas, head, card, words)
    _chip(canvas, head, card)
    _print(canvas, place, head[3], card, words, city, disc=with_alpha(Caper.SIDE_INK, 0.1))
    _state(canvas, place, state, feel)
    if says is not None:
        _badge(canvas, place, says)
    elif state == "barred" or (state == "dear" and canvas.theme.high_contrast):
        badge(canvas, (place[0] + place[2] / 2, place[1] + 2), max(15.0, place[2] * 0.12), "barred")
    return feel


def small_card(
    canvas: Canvas,
    rect: Rect,
    card: Card,
    words: Words,
    *,
    city: str,
    state: State = "plain",
    lift: float = 0.0,
    key: str | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
    closer: str | None = None,
    grip: bool = False,
) -> Feel:
    """A card among many: name and effects, or its emblem where it is lower than 60 or narrower than 84; a
    shape tells the colour of gear."""
    feel = _touched(canvas, rect, card, words, key=key, enabled=enabled, keys=keys, closer=closer, grip=grip)
    place = _lifted(rect, feel, lift)
    _body(canvas, place, state, feel)
    x, y, wide, high = place
    size = LEAST[canvas.form]
    foot, chip = size * 1.6, size * 1.2
    if high >= 60 and wide >= 84:
        style = TINY.at(size, weight=700)
        above, shrink = (x + 2, y + 3, wide - 4, high - foot - 5), least(canvas, style)
        name = card_name(card, words)
        canvas.write(name, above, style, Caper.SIDE_INK, align="center", lines=2, shrink=shrink)
    else:
        side = high - foot - 6
        canvas.icon(emblem(card), (x + (wide - side) / 2, y + 4, side, side), Caper.SIDE_INK)
    if isinstance(card, Gear):
        look = CAPER_GEAR[card.colour]
        box = (x + 5, y + high - foot, chip, chip)
        canvas.panel(box, fill=look.fill, radius=4)
        canvas.icon(look.icon, (box[0] + 3, box[1] + 3, chip - 6, chip - 6), look.ink)
    below = (x + 8 + chip, y + high - foot - 1, wide - 12 - chip, foot)
    line = signs.effect_groups(card.effects, words, city=city)
    if signs.line_wide(canvas, line, size, signs.TIGHT) <= below[2]:
        signs.draw_line(canvas, line, below, size, Caper.SIDE_INK, align="right")
    _state(canvas, place, state, feel)
    return feel


def _touched(
    canvas: Canvas,
    rect: Rect,
    card: Card,
    words: Words,
    *,
    key: str | None,
    enabled: bool,
    keys: tuple[str, ...],
    closer: str | None,
    grip: bool = False,
) -> Feel:
    if key is None:
        return Feel()
    name = card_name(card, words)
    return canvas.target(key, rect, name, enabled=enabled, keys=keys, closer=closer, grip=grip)


def _lifted(rect: Rect, feel: Feel, lift: float) -> Rect:
    """Where a card is drawn: lifted, or wherever it is being dragged."""
    across, down = feel.pull or (0.0, 0.0)
    return rect[0] + across, rect[1] + down - lift, rect[2], rect[3]


def _state(canvas: Canvas, place: Rect, state: State, feel: Feel) -> None:
    """A veil over what cannot be laid, and the ring of the keyboard."""
    radius = place[2] * ROUNDNESS
    if state in ("barred", "dear") and not canvas.theme.high_contrast:
        canvas.panel(place, fill=with_alpha(canvas.theme.palette.b0, 0.45), radius=radius)
    if feel.focused:
        focus_ring(canvas, grown(place, RING if state == "chosen" else 0), radius=radius, gap=0)


def loud_card(canvas: Canvas, rect: Rect, card: Card, words: Words, *, city: str, shadow: int = 2) -> None:
    """A card that all may see: the whole head in its colour, with its shape; thieves have the paper's."""
    radius = rect[2] * ROUNDNESS
    canvas.panel(rect, fill=Caper.THIEF, radius=radius, shadow=shadow)
    if isinstance(card, Gear):
        look = CAPER_GEAR[card.colour]
        head = _head(canvas, rect, look.fill)
        side = head[3] * 0.5
        spot = (head[0] + head[2] - side - 12, head[1] + (head[3] - side) / 2, side, side)
        canvas.icon(look.icon, spot, look.ink)
        _costs(canvas, head, card, words, ink=look.ink)
        disc: Colour = with_alpha(look.fill, 0.3)
    else:
        head = _head(canvas, rect, Caper.CREAM)
        _costs(canvas, head, card, words)
        _chip(canvas, head, card)
        disc = with_alpha(darken(Caper.CREAM, 0.4), 0.3)
    _print(canvas, rect, head[3], card, words, city, disc=disc)


def back(deck: str) -> str:
    """The picture of the back of a `thief` or a `gear` card, in `assets/art`."""
    return f"back-caper-{deck}"


def _body(canvas: Canvas, place: Rect, state: State, feel: Feel) -> None:
    palette, radius = canvas.theme.palette, place[2] * ROUNDNESS
    if state == "chosen":
        canvas.panel(grown(place, RING), fill=palette.acc, radius=radius + RING, shadow=4)
    canvas.panel(place, fill=Caper.THIEF, radius=radius, shadow=0 if state == "chosen" else 2)
    if feel.hovered and state == "plain":
        canvas.panel(place, edge=palette.text, radius=radius, width=3)


def _head(canvas: Canvas, place: Rect, fill: Colour) -> Rect:
    """The upper edge of a card, in one colour, and its place."""
    x, y, wide, _ = place
    radius = wide * ROUNDNESS
    tall = min(50.0, max(36.0, wide * 0.31))
    canvas.panel((x, y, wide, tall), fill=fill, radius=radius)
    canvas.veil((x, y + radius, wide, tall - radius), fill)
    return x, y, wide, tall


def _costs(canvas: Canvas, head: Rect, card: Card, words: Words, *, ink: Colour = Caper.SIDE_INK) -> None:
    """What gear costs, or the income of a thief; nothing for a thief without one."""
    x, y, _, high = head
    size = 19.0 if high > 40 else 17.0
    tall = high - 14
    if isinstance(card, Gear) and not card.cost:
        free = (x + 10, y, head[2] - 20 - tall, high)
        style = TINY.at(17.0 if high > 40 else LEAST[canvas.form])
        canvas.write(words("parts.free"), free, style, ink, shrink=least(canvas, style))
        return
    signed = not isinstance(card, Gear)
    n = card.cost if isinstance(card, Gear) else card.income
    if not n:
        return
    figure = words.number(n, signed=signed)
    reach = canvas.measure(figure, TINY.at(size))
    pill = (x + 8, y + 7, reach + size + 22, tall)
    canvas.panel(pill, fill=_COST[0], radius=tall / 2)
    canvas.write(figure, (pill[0] + 9, y, reach + 1, high), TINY.at(size), Caper.SIDE_INK)
    coin = size * 1.05
    canvas.icon("coin", (pill[0] + 11 + reach, y + (high - coin) / 2, coin, coin), _COST[1])


def _chip(canvas: Canvas, head: Rect, card: Card) -> None:
    """Colour and shape of gear, or the sign of a thief, on a chip at the right end of the head."""
    x, y, wide, high = head
    side = 34.0 if high > 40 else 28.0
    chip = (x + wide - side - 9, y + (high - side) / 2, side, side)
    shape = side * 0.5
    if isinstance(card, Gear):
        look = CAPER_GEAR[card.colour]
        fill, icon, ink = look.fill, look.icon, look.ink
    else:
        fill, icon, ink, shape = _COST[0], "thief", Caper.SIDE_INK, side * 0.7
    canvas.panel(chip, fill=fill, radius=side * 0.26)
    inset = (side - shape) / 2
    canvas.icon(icon, (chip[0] + inset, chip[1] + inset, shape, shape), ink)


def _print(
    canvas: Canvas, place: Rect, head: float, card: Card, words: Words, city: str, *, disc: Colour
) -> None:
    """Emblem, name, and effects in up to three lines; a low card has no emblem, a narrow one a small one."""
    x, y, wide, high = place
    lines = signs.effect_lines(card.effects, words, city=city)
    size = min(24.0, max(LEAST[canvas.form] + 1, wide * 0.16))
    low, top = high < wide * 1.25 or canvas.form is Form.COMPACT, y + head
    if low:
        lines = _in_few_lines(canvas, lines, wide - 10, size)
    if len(lines) > 1:
        size = max(LEAST[canvas.form], size * 0.92)
    style = TINY.at(min(19.5, max(LEAST[canvas.form], wide * 0.12)))
    name, rows = card_name(card, words), 1
    if canvas.measure(name, style) > wide - 8:
        rows, style = 2, style.at(style.size, weight=700)
    shrink = least(canvas, style)
    if not low:
        across = min(wide * 0.5, (high - head) * (0.47 if rows == 1 else 0.36))
        canvas.disc((x + wide / 2, top + across / 2 + 1), across / 2, disc)
        icon = across * 0.62
        spot = (x + (wide - icon) / 2, top + 1 + (across - icon) / 2, icon, icon)
        canvas.icon(emblem(card), spot, Caper.SIDE_INK)
        top += across
    left = y + high - top
    tall = max(left * 0.34, style.size * 1.2 * rows)
    line = (x + 2, top + left * 0.02, wide - 4, tall)
    canvas.write(name, line, style, Caper.SIDE_INK, align="center", lines=rows, shrink=shrink)
    top += left * 0.02 + tall
    body = (x + 5, top, wide - 10, y + high - top - left * 0.05)
    signs.draw_lines(canvas, lines, body, size, Caper.SIDE_INK, pitch=1.32)


def _in_few_lines(
    canvas: Canvas, lines: tuple[signs.Line, ...], room: float, size: float
) -> tuple[signs.Line, ...]:
    """All in one line if it has room in the smallest letters, else in two."""
    (one,) = signs.set_in_lines(canvas, lines, room, size, most=1) or ((),)
    fits = signs.line_wide(canvas, one, LEAST[canvas.form], signs.TIGHT) <= room
    return (one,) if fits else signs.set_in_lines(canvas, lines, room, LEAST[canvas.form])


def _badge(canvas: Canvas, place: Rect, says: Text) -> None:
    """A disc with a number on the upper edge of a card."""
    palette, radius = canvas.theme.palette, max(20.0, place[2] * 0.14)
    centre = (place[0] + place[2] / 2, place[1])
    box = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.panel(box, fill=palette.acc, radius=radius, shadow=1)
    style = TINY.at(radius * 0.85)
    canvas.write(says, box, style, palette.acc_ink, align="center")
