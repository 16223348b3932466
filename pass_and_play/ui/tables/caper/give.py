"""The Snitch's page: two cards, and a Mastermind on each side who gets one of them."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.caper.board import CREAM, MINT, Side
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL
from pass_and_play.ui.parts.bars import hint
from pass_and_play.ui.parts.card import badge
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import faces, give_side, sides
from pass_and_play.ui.tables.caper.place_row import place_row
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands in one form, in canvas units: the left card and the way to the other one, the
    sides, and the first of the locations with the way to the next."""

    card: Rect
    pitch: float
    lift: float
    caption: float
    sides: tuple[Rect, Rect]
    places: tuple[Rect, tuple[float, float]]
    foot: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        card=(426, 238, 206, 288),
        pitch=222,
        lift=14,
        caption=18,
        sides=((56, 202, 330, 362), (894, 202, 330, 362)),
        places=((56, 602, 376, 72), (396, 0)),
        foot=(56, 716, 780, 72),
    ),
    Form.PORTRAIT: _Plan(
        card=(170, 244, 220, 304),
        pitch=240,
        lift=14,
        caption=18,
        sides=((32, 596, 354, 202), (414, 596, 354, 202)),
        places=((32, 822, 736, 66), (0, 76)),
        foot=(40, 1056, 508, 72),
    ),
    Form.COMPACT: _Plan(
        card=(350, 167, 154, 222),
        pitch=170,
        lift=10,
        caption=16,
        sides=((32, 146, 250, 268), (742, 146, 250, 268)),
        places=((32, 446, 312, 62), (324, 0)),
        foot=(32, 532, 660, 64),
    ),
}


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Title, both sides with the cards between them, the locations, and how the Snitch wins."""
    plan, words = _PLANS[canvas.form], room.words
    key = "give.note_last" if table.deck == 0 else "give.note"
    short = canvas.form is Form.PORTRAIT
    note = words(f"{key}_short" if short else key)
    title = words("give.title", name=room.names[hand.seat])
    private_head(canvas, room, hand.seat, title, note, short=words("give.title_short"))
    for side, rect in zip((CREAM, MINT), plan.sides, strict=True):
        give_side.draw(canvas, rect, side, table, room, gets=_gets(hand, room, side))
    place_row(canvas, *plan.places, table, words)
    hint(canvas, plan.foot, words("give.hint_short" if short else "give.hint"), icon="snitch")
    dragged = canvas.pointer.pressed if canvas.pointer.pull is not None else None
    for index in sorted(range(len(hand.cards)), key=lambda index: f"card:{index}" == dragged):
        _card(canvas, plan, index, table, hand, room)


def confirm_words(room: Room) -> Text:
    """What the confirming button says."""
    if room.ready:
        return room.words("give.give")
    card = room.choice is not None and any(thing.startswith("card:") for thing in room.choice.chosen)
    return room.words("give.choose_side" if card else "give.choose_card")


def _side_of(room: Room, index: int) -> Side | None:
    """To whom a card goes, if that is chosen: the other card goes to the other side."""
    if not room.ready:
        return None
    side = CREAM if room.chosen(f"side:{CREAM}") else MINT
    return side if room.chosen(f"card:{index}") else sides.rival(side)


def _gets(hand: HandView, room: Room, side: Side) -> Card | None:
    for index, card in enumerate(hand.cards):
        if _side_of(room, index) == side:
            assert not isinstance(card, Hidden)
            return card
    return None


def _card(canvas: Canvas, plan: _Plan, index: int, table: TableView, hand: HandView, room: Room) -> None:
    card, key = hand.cards[index], f"card:{index}"
    assert not isinstance(card, Hidden)
    x, y, wide, high = plan.card
    place = (x + index * plan.pitch, y, wide, high)
    chosen = room.chosen(key)
    lift = plan.lift if chosen else 0.0
    feel = faces.hand_card(
        canvas,
        place,
        card,
        room.words,
        city=table.board.city_colour,
        state="chosen" if chosen else "plain",
        lift=lift,
        key=key,
        keys=(str(index + 1),),
        closer=f"{LOOK}{key}",
        grip=True,
    )
    if chosen:
        _check(canvas, place, lift, feel)
    if feel.pull is None:
        _caption(canvas, plan, place, lift, index, table, room)


def _check(canvas: Canvas, place: Rect, lift: float, feel: Feel) -> None:
    along, down = feel.pull or (0.0, 0.0)
    centre = (place[0] + place[2] / 2 + along, place[1] - lift + down)
    badge(canvas, centre, max(20.0, place[2] * 0.135), "chosen")


def _caption(
    canvas: Canvas, plan: _Plan, place: Rect, lift: float, index: int, table: TableView, room: Room
) -> None:
    """Below a card: to whom it goes, or its key."""
    palette, side = canvas.theme.palette, _side_of(room, index)
    line = (place[0] - 6, place[1] + place[3] + 8 - lift, place[2] + 12, 28.0)
    style = SMALL.at(plan.caption)
    if side is None:
        says = room.words("page.key", n=index + 1)
        canvas.write(says, line, style, palette.text2, align="center")
        return
    name, icon = room.names[sides.mastermind(table.parts, side)], give_side.ARROWS[side]
    label(canvas, line, name, style, sides.COLOURS[side], icon=icon, icon_size=22, gap=8)
