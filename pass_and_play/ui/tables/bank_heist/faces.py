"""How the cards of Millions of Dollars look: coloured in public, all on one paper in private."""

from __future__ import annotations

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import RGB, Colour
from pass_and_play.ui.paint.palettes import BANK_HEIST, Casa, Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H
from pass_and_play.ui.parts.card import State, card
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.words import Text, Words

BACK = "back-heist"
"""The picture of every face-down card."""

COLOURS: dict[str, RGB] = {
    "informer": Heist.INFORMER,
    "brute": Heist.BRUTE,
    "driver": Heist.DRIVER,
    "crook": Heist.CROOK,
    "mastermind": Heist.MASTERMIND,
}
"""The colour of each role, in public only. Its icon has the name of its key."""

WIDE, HIGH = 200.0, 280.0
"""Size of the public faces; what is printed on one has its places in these units."""

PAPER = BANK_HEIST.paper
_NUMBERED = 0.3
"""A public card smaller than this share of its own size has no room for its number."""


def name_fits(canvas: Canvas, wide: float, roles: tuple[Role, ...], words: Words) -> bool:
    """Whether the names of all these roles can be read on public cards so many units wide.

    Where one has no room, a row of cards goes without names: the icons tell the roles apart too.
    """
    style = H.at(LEAST[canvas.form])
    smallest = style.at(style.size * least(canvas, style))
    return all(canvas.measure(words(f"role.{role.key}"), smallest) <= wide - 6 for role in roles)


def public_role(
    canvas: Canvas,
    rect: Rect,
    role: Role,
    words: Words,
    *,
    named: bool = True,
    state: State = "plain",
    lift: float = 0.0,
    key: str | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
    shadow: int = 2,
) -> Feel:
    """A role card or character card that everybody may see, in `rect`, 5 wide to 7 high.

    `named` is False where the name has no room. With `key` it can be touched.
    """
    name = words(f"role.{role.key}")

    def print_(place: Rect) -> None:
        x, y, wide, high = place
        unit = wide / WIDE
        if unit >= _NUMBERED:
            radius = max(17 * unit, 11.0)
            at = max(33 * unit, radius + 3)
            _order(canvas, (x + at, y + at), radius, role, words, fill=Heist.ROLE_INK)
        if named:
            style = H.at(max(LEAST[canvas.form], min(29 * unit, 26.0)))
            line = (x + 3, y + high * 241 / HIGH - style.size, wide - 6, 2 * style.size)
            shrink = min(0.7, least(canvas, style))
            canvas.write(name, line, style, Heist.ROLE_INK, align="center", shrink=shrink)

    return card(
        canvas,
        rect,
        f"face-heist-{role.key}",
        print_=print_,
        state=state,
        lift=lift,
        key=key,
        words=name,
        enabled=enabled,
        keys=keys,
        shadow=shadow,
    )


def quiet_role(
    canvas: Canvas,
    rect: Rect,
    role: Role,
    words: Words,
    *,
    text: bool = True,
    state: State = "plain",
    says: Text | None = None,
    lift: float = 0.0,
    key: str | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
    shadow: int = 2,
) -> Feel:
    """A role on a private page, in `rect`, 5 wide to 7 high: one paper and one ink for all of them.

    `text` is what the role does, in up to two lines; without it there is the name alone. `says` stands on
    the badge of a chosen card.
    """
    name = words(f"role.{role.key}")

    def print_(place: Rect) -> None:
        x, y, wide, high = place
        unit = wide / 300
        radius = max(24 * unit, 14.0)
        at = max(47 * unit, radius + 9)
        _order(canvas, (x + at, y + at), radius, role, words, fill=Casa.QUIET_INK)
        left, room = x + 24 * unit, wide - 48 * unit
        title = TITLE.at(40 * unit)
        middle = y + high * (0.73 if text else 0.78)
        line = (left, middle - title.size * 0.75, room, title.size * 1.5)
        canvas.write(name, line, title, Casa.QUIET_INK, align="center", shrink=0.6)
        if text:
            style = SMALL.at(max(LEAST[canvas.form], 22 * unit))
            top = y + high * 0.79
            block = (left, top, room, y + high - 15 * unit - top)
            says, shrink = words(f"role.{role.key}.text"), least(canvas, style)
            canvas.write(says, block, style, Casa.QUIET_INK, align="center", lines=2, shrink=shrink)

    return card(
        canvas,
        rect,
        f"role-{role.key}-quiet",
        print_=print_,
        state=state,
        says=says,
        lift=lift,
        key=key,
        words=name,
        enabled=enabled,
        keys=keys,
        shadow=shadow,
    )


def back(
    canvas: Canvas,
    rect: Rect,
    *,
    state: State = "plain",
    lift: float = 0.0,
    shadow: int = 2,
) -> None:
    """A face-down card in `rect`, 5 wide to 7 high."""
    card(canvas, rect, BACK, state=state, lift=lift, shadow=shadow)


def role_pill(canvas: Canvas, rect: Rect, role: Role, words: Words, *, size: float = 18.5) -> None:
    """A role as a band in its colour, with icon and name; `size` is that of the letters."""
    canvas.panel(rect, fill=COLOURS[role.key], radius=min(rect[3] / 2, 16.0))
    inner, style = (rect[0] + 6, rect[1], rect[2] - 12, rect[3]), H.at(size)
    label(
        canvas,
        inner,
        words(f"role.{role.key}"),
        style,
        Heist.ROLE_INK,
        icon=role.key,
        icon_size=size * 1.3,
        shrink=least(canvas, style),
    )


def _order(
    canvas: Canvas, middle: tuple[float, float], radius: float, role: Role, words: Words, *, fill: Colour
) -> None:
    """The number of revealing, on its disc."""
    canvas.disc(middle, radius, fill)
    style = H.at(max(radius * 1.15, LEAST[canvas.form]))
    place = (middle[0] - 2 * radius, middle[1] - radius, 4 * radius, 2 * radius)
    canvas.write(words.number(role.order), place, style, PAPER, align="center")
