"""How the cards of By Order of the King look: coloured in public, all on one paper in private."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.palettes import EXECUTIONER, Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TITLE, H
from pass_and_play.ui.parts.card import State, card
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.words import Text, Words

ITEM_BACK = "back-gallows-item"
"""The picture of a face-down item."""

ROLE_BACK = "back-role"
"""The picture of a face-down role."""

GALLOWS_BACK = "back-gallows"
"""The picture of a face-down gallows card."""


_LINES = 2.3
"""What two lines of a name need in height, as a multiple of their letters."""


def public_item(
    canvas: Canvas,
    rect: Rect,
    item: str,
    words: Words,
    *,
    named: bool = True,
    state: State = "plain",
    lift: float = 0.0,
    key: str | None = None,
    keys: tuple[str, ...] = (),
    shadow: int = 2,
) -> Feel:
    """An item that everybody may see, in `rect`, 5 wide to 7 high; `item` is its key.

    `named` is False where the name has no room. With `key` it can be touched.
    """
    name, art = words(f"item.{item}"), f"face-king-item-{item}"
    return _public(
        canvas, rect, art, name, named=named, state=state, lift=lift, key=key, keys=keys, shadow=shadow
    )


def public_role(
    canvas: Canvas,
    rect: Rect,
    role: str,
    words: Words,
    *,
    named: bool = True,
    state: State = "plain",
    lift: float = 0.0,
    shadow: int = 2,
) -> Feel:
    """A role that everybody may see, in `rect`, 5 wide to 7 high; `role` is its key."""
    name, art = words(f"role.{role}"), f"face-king-role-{role}"
    return _public(canvas, rect, art, name, named=named, state=state, lift=lift, shadow=shadow)


def _public(
    canvas: Canvas,
    rect: Rect,
    art: str,
    name: Text,
    *,
    named: bool,
    state: State,
    lift: float,
    shadow: int,
    key: str | None = None,
    keys: tuple[str, ...] = (),
) -> Feel:
    def print_(place: Rect) -> None:
        """The name, in the paper below the picture."""
        x, y, wide, high = place
        line = (x + wide * 0.07, y + high * 0.69, wide * 0.86, high * 0.27)
        wanted = max(LEAST[canvas.form], min(0.125 * wide, 24.0))
        most = max(LEAST[canvas.form], line[3] / _LINES) / canvas.theme.text_size
        style = H.at(min(wanted, most))
        if named:
            shrink = min(0.7, least(canvas, style))
            canvas.write(name, line, style, EXECUTIONER.ink, align="center", lines=2, shrink=shrink)

    return card(
        canvas,
        rect,
        art,
        print_=print_,
        state=state,
        lift=lift,
        key=key,
        words=name,
        keys=keys,
        shadow=shadow,
    )


def quiet_item(canvas: Canvas, rect: Rect, item: str, words: Words, *, shadow: int = 2) -> None:
    """An item on a private page, in `rect`, 5 wide to 7 high: one paper and one ink for all of them."""
    _quiet(canvas, rect, f"item-{item}-quiet", words(f"item.{item}"), words("faces.item"), shadow=shadow)


def quiet_role(canvas: Canvas, rect: Rect, role: str, words: Words, *, shadow: int = 2) -> None:
    """A role on a private page, in `rect`, 5 wide to 7 high: one paper and one ink for all of them."""
    _quiet(canvas, rect, f"role-{role}-quiet", words(f"role.{role}"), words("faces.role"), shadow=shadow)


def _quiet(canvas: Canvas, rect: Rect, art: str, name: Text, kind: Text, *, shadow: int) -> None:
    """Name and kind of card, on the lines of the 300 x 420 faces."""
    card(canvas, rect, art, shadow=shadow)
    x, y, wide, high = rect
    unit = wide / 300
    title, caption = TITLE.at(42 * unit), H.at(max(21 * unit, LEAST[canvas.form]))
    line = (x + 20 * unit, y + high * 318 / 420 - title.size * 0.75, wide - 40 * unit, title.size * 1.5)
    canvas.write(name, line, title, Casa.QUIET_INK, align="center", shrink=0.6)
    foot = (x + 20 * unit, y + high * 366 / 420 - caption.size, wide - 40 * unit, 2 * caption.size)
    label(
        canvas, foot, kind, caption, Casa.QUIET_INK, icon="lock", icon_size=caption.size, gap=caption.size / 2
    )


def item_back(
    canvas: Canvas,
    rect: Rect,
    *,
    state: State = "plain",
    lift: float = 0.0,
    key: str | None = None,
    words: Text | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
    shadow: int = 2,
) -> Feel:
    """A face-down item in `rect`, 5 wide to 7 high. With `key` and `words` it can be touched."""
    return card(
        canvas,
        rect,
        ITEM_BACK,
        state=state,
        lift=lift,
        key=key,
        words=words,
        enabled=enabled,
        keys=keys,
        shadow=shadow,
    )
