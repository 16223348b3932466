"""The Lookout's page: two cards of the hand are passed to the Mastermind of the other side."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.lookouts import PASSED
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import faces, sides, way_of_cards
from pass_and_play.ui.tables.caper.place_row import place_row
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands in one form, in canvas units. `rows` are the tops of one row of cards and of
    two; `sizes` is the width of a card and the gap to the next, for up to so many cards in a row."""

    sizes: tuple[tuple[int, float, float], ...]
    ratio: float
    rows: tuple[tuple[float, ...], tuple[float, ...]]
    lift: float
    caption: float
    note: float
    """Width of the note below the title."""
    places: tuple[Rect, tuple[float, float]]


_PLANS = {
    Form.LANDSCAPE: _Plan(
        sizes=((5, 194, 22), (6, 176, 16)),
        ratio=1.4,
        rows=((250,), (250,)),
        lift=26,
        caption=18,
        note=950,
        places=((56, 612, 376, 72), (396, 0)),
    ),
    Form.PORTRAIT: _Plan(
        sizes=((3, 196, 34),),
        ratio=1.28,
        rows=((388,), (228, 554)),
        lift=12,
        caption=18,
        note=736,
        places=((32, 850, 736, 60), (0, 68)),
    ),
    Form.COMPACT: _Plan(
        sizes=((5, 156, 16), (6, 148, 12)),
        ratio=1.43,
        rows=((168,), (168,)),
        lift=12,
        caption=16,
        note=806,
        places=((32, 446, 312, 62), (324, 0)),
    ),
}

_SHRINK = 0.85
"""How small the note may become before it does without names."""


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Title, the hand, the locations, and the way that the two cards go."""
    plan, words, own = _PLANS[canvas.form], room.words, room.names[hand.seat]
    rival = sides.rival(_side(table, hand))
    name = room.names[sides.mastermind(table.parts, rival)]
    key = "pass.title_last" if _last(hand) else "pass.title"
    title, short = words(key, name=name, own=own), words("pass.title_short", own=own)
    private_head(canvas, room, hand.seat, title, _note(canvas, plan, table, hand, room), short=short)
    for index, rect in enumerate(_places(canvas, plan, len(hand.cards))):
        _card(canvas, plan, rect, index, name, table, hand, room)
    place_row(canvas, *plan.places, table, words)
    way_of_cards.draw(canvas, hand.seat, rival, table, room, last=_last(hand))


def confirm_words(room: Room) -> Text:
    """What the confirming button says."""
    if room.ready:
        return room.words("pass.pass")
    chosen = len(room.choice.chosen) if room.choice is not None else 0
    return room.words("pass.one_more" if chosen else "pass.choose")


def _side(table: TableView, hand: HandView) -> Side:
    side = table.parts[hand.seat].side
    assert side is not None
    return side


def _last(hand: HandView) -> bool:
    """Whether the Lookouts have no cards left after this; then nothing is passed back to them."""
    return len(hand.cards) == PASSED


def _note(canvas: Canvas, plan: _Plan, table: TableView, hand: HandView, room: Room) -> Text:
    """What becomes of the two cards, with names if there is room for them."""
    words, rival = room.words, sides.rival(_side(table, hand))
    player = room.names[sides.mastermind(table.parts, rival)]
    seat = sides.lookout(table.parts, rival)
    assert seat is not None
    style = BODY.at(17) if canvas.form is Form.COMPACT else BODY
    key = "pass.note_last" if _last(hand) else "pass.note"
    ways = [words(way, name=player, lookout=room.names[seat]) for way in (f"{key}_unseen", key)]
    room_wide = plan.note / _SHRINK
    told = (way for way in ways if canvas.measure(way, style) <= room_wide)
    return next(told, words(f"{key}_short"))


def _places(canvas: Canvas, plan: _Plan, count: int) -> list[Rect]:
    """Where so many cards lie: in one row, or in two where the form has two and needs them."""
    most = plan.sizes[-1][0]
    tops = plan.rows[1] if count > most else plan.rows[0]
    row = -(-count // len(tops))
    wide, gap = next((wide, gap) for up_to, wide, gap in plan.sizes if row <= up_to)
    places: list[Rect] = []
    for number, top in enumerate(tops):
        here = min(row, count - number * row)
        left = (canvas.size[0] - wide * here - gap * (here - 1)) / 2
        places += [(left + (wide + gap) * at, top, wide, wide * plan.ratio) for at in range(here)]
    return places


def _card(
    canvas: Canvas,
    plan: _Plan,
    rect: Rect,
    index: int,
    name: Text,
    table: TableView,
    hand: HandView,
    room: Room,
) -> None:
    card, key, words = hand.cards[index], f"card:{index}", room.words
    assert not isinstance(card, Hidden)
    order = room.choice.chosen.index(key) + 1 if room.choice is not None and room.chosen(key) else None
    lift = plan.lift if order else 0.0
    faces.hand_card(
        canvas,
        rect,
        card,
        words,
        city=table.board.city_colour,
        state="chosen" if order else "plain",
        lift=lift,
        says=words.number(order) if order else None,
        key=key,
        enabled=room.chosen(key) or room.lit(key),
        keys=(str(index + 1),),
        closer=f"{LOOK}{key}",
    )
    palette, style = canvas.theme.palette, SMALL.at(plan.caption)
    line = (rect[0] - 6, rect[1] + rect[3] + 8 - lift, rect[2] + 12, 28.0)
    says = words("pass.stays") if room.choice and room.choice.chosen else words("page.key", n=index + 1)
    if order:
        says = fitting(canvas, style, line[2], words("pass.to", name=name), words("pass.goes"))
    ink = palette.text if order else palette.text2
    canvas.write(says, line, style, ink, align="center", shrink=least(canvas, style))
