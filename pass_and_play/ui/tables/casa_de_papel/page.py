"""The private hand: five cards or fewer, one of them to be laid."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.card import Print, card
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.board import POWER_CUTS
from pass_and_play.ui.tables.casa_de_papel.faces import value
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the hand stands in one form, in canvas units; `rows` are the tops of one row and of two."""

    card: tuple[float, float]
    pitch: float
    rows: tuple[tuple[float, ...], tuple[float, ...]]
    lift: float
    captions: float | None


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        card=(200, 280),
        pitch=226,
        rows=((246,), (246,)),
        lift=24,
        captions=4,
    ),
    Form.PORTRAIT: Layout(
        card=(212, 297),
        pitch=262,
        rows=((390,), (238, 574)),
        lift=14,
        captions=None,
    ),
    Form.COMPACT: Layout(
        card=(150, 210),
        pitch=176,
        rows=((176,), (176,)),
        lift=12,
        captions=2,
    ),
}


def where(table: TableView, room: Room) -> Text:
    """The round, for the top bar."""
    return room.words("where", round=table.round, rounds=ROUNDS)


def confirm_words(room: Room) -> Text:
    """What the confirming button says."""
    return room.words("choose.place" if room.ready else "choose.choose")


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Title, cards, and what everybody knows of the round."""
    words = room.words
    key = "choose.last" if len(hand.cards) == 1 else "choose.title"
    small = canvas.form is not Form.LANDSCAPE
    note = words("choose.note_short" if small else "choose.note", n=len(room.names))
    private_head(canvas, room, hand.seat, words(key, name=room.names[hand.seat]), note)
    _cards(canvas, hand, room, LAYOUTS[canvas.form])
    if canvas.form is Form.PORTRAIT:
        _reminder_panel(canvas, table, room)
    else:
        _reminder_line(canvas, table, room)


def _places(count: int, layout: Layout, middle: float) -> list[Rect]:
    """Where so many cards lie: in one row, or in two where the form has two and needs them."""
    tops = layout.rows[1] if count > 3 else layout.rows[0]
    first = count if len(tops) == 1 else (count + 1) // 2
    places = []
    for top, row in zip(tops, (first, count - first), strict=False):
        left = middle - (layout.pitch * (row - 1) + layout.card[0]) / 2
        places += [(left + layout.pitch * place, top, *layout.card) for place in range(row)]
    return places


def _cards(canvas: Canvas, hand: HandView, room: Room, layout: Layout) -> None:
    words, palette = room.words, canvas.theme.palette
    places = _places(len(hand.cards), layout, canvas.size[0] / 2)
    for place, (one, box) in enumerate(zip(hand.cards, places, strict=True)):
        assert not isinstance(one, Hidden)
        key = f"card:{place}"
        chosen = room.chosen(key)
        kind = words(f"action.{one.kind}")
        card(
            canvas,
            box,
            f"face-{one.kind}-quiet",
            print_=Print(value(one, words), kind),
            state="chosen" if chosen else "plain",
            lift=layout.lift if chosen else 0,
            key=key,
            words=kind,
            keys=(str(place + 1),),
        )
        if layout.captions is not None:
            caption = words("page.chosen") if chosen else words("page.key", n=place + 1)
            top = box[1] + box[3] + layout.captions - (layout.lift if chosen else 0)
            ink = palette.text if chosen else palette.text2
            style = SMALL.at(17.5 if canvas.form is Form.LANDSCAPE else 16)
            canvas.write(caption, (box[0], top, box[2], 30.0), style, ink, align="center")


def _facts(table: TableView, room: Room) -> list[tuple[str, Text, Text]]:
    """Leader, loot and the next power cut, each with its icon: public, so that nobody has to go back."""
    words = room.words
    assert table.leader is not None
    loot = words("choose.loot_of", loot=table.loot, goal=table.goal)
    return [
        ("leader", words("choose.leader"), room.names[table.leader]),
        ("goal-flag", words("choose.loot"), loot),
        ("bolt", words("choose.cut"), _power_cut(table, room)),
    ]


def _reminder_line(canvas: Canvas, table: TableView, room: Room) -> None:
    """The facts in one line, at the right of the role's ring."""
    palette, compact = canvas.theme.palette, canvas.form is Form.COMPACT
    size = 16.0 if compact else 18.5
    right, top = (1000.0, 452.0) if compact else (1224.0, 614.0)
    most = 170.0 if compact else 250.0
    for icon, name, fact in reversed(_facts(table, room)):
        spans = [(name, BODY.at(size), palette.text2), (fact, H.at(size), palette.text)]
        if compact and canvas.theme.text_size > 1:
            del spans[0]
        wide = min(sum(canvas.measure(text, style) for text, style, _ in spans) + 8, most)
        canvas.spans(spans, (right - wide, top, wide + 1, 32), gap=8)
        canvas.icon(icon, (right - wide - 30, top + 5, 22, 22), palette.acc)
        right -= wide + 30 + (16 if compact else 26)


def _reminder_panel(canvas: Canvas, table: TableView, room: Room) -> None:
    """The facts in three columns, where a line would be too long."""
    palette = canvas.theme.palette
    canvas.panel((32, 916, 736, 88), fill=with_alpha(BLACK, 0.35), radius=20)
    for left, wide, (icon, name, fact) in zip(
        (60, 244, 483), (170, 225, 270), _facts(table, room), strict=True
    ):
        canvas.icon(icon, (left + 2, 934, 22, 22), palette.acc)
        canvas.write(name, (left + 34, 930, wide - 34, 30), SMALL.at(17.5), palette.text2)
        canvas.write(fact, (left, 958, wide, 32), H.at(22), palette.text)


def _power_cut(table: TableView, room: Room) -> Text:
    """When the next power cut is; the same for everybody."""
    rounds = POWER_CUTS if table.abilities else ()
    if table.round in rounds:
        return room.words("choose.cut_now")
    to_come = [number for number in rounds if number > table.round]
    return room.words("choose.cut_in", n=to_come[0]) if to_come else room.words("choose.no_cut")
