"""The private page on which a role is picked, or two with three players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.faces import quiet_role
from pass_and_play.ui.tables.bank_heist.sums import change_in_full, money
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the page is laid out in one form, in canvas units. `rows` are the tops of one row of cards and of
    two; `pitch` is from row to row of facts, or 0 where they stand in one line."""

    most: float
    """The greatest width of a card."""
    margin: float
    gap: float
    rows: tuple[tuple[float, ...], tuple[float, ...]]
    lift: float
    caption: float
    strip: Rect
    pitch: float
    fact: float
    """Size of the letters of a fact."""


_PLANS = {
    Form.LANDSCAPE: _Plan(
        most=226,
        margin=56,
        gap=22,
        rows=((238,), (238,)),
        lift=20,
        caption=17.5,
        strip=(56, 614, 1168, 64),
        pitch=0,
        fact=20,
    ),
    Form.PORTRAIT: _Plan(
        most=214,
        margin=32,
        gap=28,
        rows=((400,), (252, 608)),
        lift=14,
        caption=17.5,
        strip=(32, 962, 736, 84),
        pitch=28,
        fact=20,
    ),
    Form.COMPACT: _Plan(
        most=172,
        margin=32,
        gap=18,
        rows=((170,), (170,)),
        lift=12,
        caption=16,
        strip=(32, 450, 960, 56),
        pitch=0,
        fact=17,
    ),
}


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Title, the roles of one's gang, and what everybody knows of this heist."""
    assert table.loot is not None
    words = room.words
    key = "role_choice.title" if table.places == 1 else "role_choice.title_two"
    note = "role_choice.note" if table.places == 1 else "role_choice.note_two"
    title, deposit = words(key, name=room.names[hand.seat]), money(words, table.loot.deposit)
    private_head(canvas, room, hand.seat, title, words(note, deposit=deposit), lines=2)
    plan = _PLANS[canvas.form]
    places = _places(canvas, plan, len(table.roles))
    for number, (role, place) in enumerate(zip(table.roles, places, strict=True)):
        _card(canvas, place, number, role, table, hand, room)
    _facts(canvas, plan, table, hand, room)


def confirm_words(table: TableView, room: Room) -> Text:
    """What the confirming button says."""
    if room.ready:
        return room.words("role_choice.place" if table.places == 1 else "role_choice.place_two")
    if table.places == 1:
        return room.words("role_choice.choose")
    chosen = len(room.choice.chosen) if room.choice is not None else 0
    return room.words("role_choice.choose_two" if not chosen else "role_choice.one_more")


def hint(table: TableView, room: Room) -> Text:
    """Why the cards have numbers, and one of them may have a lock."""
    return room.words("role_choice.hint_barred" if table.no_repeat else "role_choice.hint")


def _places(canvas: Canvas, plan: _Plan, count: int) -> list[Rect]:
    """Where so many cards lie: in one row, or in two where the form has two and needs them."""
    tops = plan.rows[1] if count > 3 else plan.rows[0]
    first = -(-count // len(tops))
    room = canvas.size[0] - 2 * plan.margin
    wide = min(plan.most, (room - plan.gap * (first - 1)) / first)
    places = []
    for top, row in zip(tops, (first, count - first), strict=False):
        left = (canvas.size[0] - wide * row - plan.gap * (row - 1)) / 2
        places += [(left + (wide + plan.gap) * at, top, wide, wide * 1.4) for at in range(row)]
    return places


def _card(
    canvas: Canvas,
    place: Rect,
    number: int,
    role: Role,
    table: TableView,
    hand: HandView,
    room: Room,
) -> None:
    words, palette, plan = room.words, canvas.theme.palette, _PLANS[canvas.form]
    key = _key(number, table, room)
    chosen, barred = room.chosen(key), role.key in hand.barred
    side = key.partition(":")[0] if table.places > 1 else None
    lift = plan.lift if chosen else 0.0
    quiet_role(
        canvas,
        place,
        role,
        words,
        state="barred" if barred else "chosen" if chosen else "plain",
        says=words(f"place.{side}") if chosen and side else None,
        lift=lift,
        key=key,
        enabled=not barred,
        keys=(str(number + 1),),
    )
    if barred:
        caption = words("role_choice.barred")
    elif chosen:
        caption = words(f"role_choice.lies_{side}" if side else "page.chosen")
    else:
        caption = words("page.key", n=number + 1)
    line = (place[0] - 8, place[1] + place[3] + 4 - lift, place[2] + 16, 30.0)
    ink = palette.text if chosen or barred else palette.text2
    canvas.write(caption, line, SMALL.at(plan.caption), ink, align="center")


def _key(number: int, table: TableView, room: Room) -> str:
    """The thing that touching a card stands for: with two places, the first to be free, from the left."""
    if table.places == 1:
        return f"card:{number}"
    if room.chosen(f"right:{number}"):
        return f"right:{number}"
    if room.chosen(f"left:{number}"):
        return f"left:{number}"
    taken = room.choice is not None and any(thing.startswith("left:") for thing in room.choice.chosen)
    return f"right:{number}" if taken else f"left:{number}"


def _facts(canvas: Canvas, plan: _Plan, table: TableView, hand: HandView, room: Room) -> None:
    """Loot, deposit and symbol at the left, one's own money at the right; in portrait one below the other."""
    palette = canvas.theme.palette
    canvas.panel(plan.strip, fill=with_alpha(BLACK, 0.35), radius=20)
    x, y, wide, high = plan.strip
    *known, own = _told(table, hand, room)
    if plan.pitch:
        share = (wide - 40) / (len(known) + 1)
        for at, (icon, name, value) in enumerate((*known, own)):
            left = x + 24 + share * at
            canvas.icon(icon, (left, y + 14, 22, 22), palette.acc)
            canvas.write(name, (left + 30, y + 10, share - 40, 30), BODY.at(17.5), palette.text2)
            canvas.write(value, (left, y + 40, share - 12, 32), H.at(22), palette.text)
        return
    room_left = wide - 48
    widths = [_fact_wide(canvas, plan, fact) for fact in (*known, own)]
    gap = min(44.0, (room_left - sum(widths)) / len(known))
    left = x + 24
    for fact, reach in zip(known, widths, strict=False):
        _fact(canvas, (left, y, reach, high), plan, fact)
        left += reach + gap
    _fact(canvas, (x + wide - 24 - widths[-1], y, widths[-1], high), plan, own)


def _told(table: TableView, hand: HandView, room: Room) -> Iterator[tuple[str, Text, Text]]:
    """Each fact with its icon; one's own money last."""
    words, loot = room.words, table.loot
    assert loot is not None
    yield "loot", words("role_choice.loot"), money(words, loot.amount)
    each = "role_choice.deposit" if table.places == 1 else "role_choice.deposit_each"
    yield "deposit", words(each), money(words, loot.deposit)
    if loot.symbol is None:
        yield "stale", words("role_choice.symbol"), words("role_choice.no_symbol")
    else:
        yield loot.symbol, words(f"role.{loot.symbol}"), change_in_full(words, 1)
    yield "cash", words("role_choice.hold"), money(words, hand.money)


_ICON = 26.0
_BEHIND = 10.0


def _fact_wide(canvas: Canvas, plan: _Plan, fact: tuple[str, Text, Text]) -> float:
    _, name, value = fact
    words = canvas.measure(name, BODY.at(plan.fact)) + canvas.measure(value, H.at(plan.fact))
    return _ICON + 2 * _BEHIND + words + 2


def _fact(canvas: Canvas, place: Rect, plan: _Plan, fact: tuple[str, Text, Text]) -> None:
    palette, (icon, name, value) = canvas.theme.palette, fact
    x, y, wide, high = place
    canvas.icon(icon, (x, y + (high - _ICON) / 2, _ICON, _ICON), palette.acc)
    spans = [(name, BODY.at(plan.fact), palette.text2), (value, H.at(plan.fact), palette.text)]
    canvas.spans(spans, (x + _ICON + _BEHIND, y, wide - _ICON - _BEHIND, high), gap=_BEHIND)
