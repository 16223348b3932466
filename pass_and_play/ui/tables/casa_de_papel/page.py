"""The private hand: five cards or fewer, one of them to be laid."""

from __future__ import annotations

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.theme import BODY, DISPLAY, SMALL, H, Style
from pass_and_play.ui.parts.card import Print, card
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.board import POWER_CUTS
from pass_and_play.ui.tables.casa_de_papel.faces import value
from pass_and_play.words import Text

CARD = (200.0, 280.0)
PITCH = 226.0
TOP = 246.0
LIFT = 24.0


def where(table: TableView, room: Room) -> Text:
    """The round, for the top bar."""
    return room.words("where", round=table.round, rounds=ROUNDS)


def confirm_words(room: Room) -> Text:
    """What the confirming button says."""
    return room.words("choose.place" if room.ready else "choose.choose")


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Title, cards, and what everybody knows of the round."""
    palette, words, look = canvas.theme.palette, room.words, room.look(hand.seat)
    key = "choose.last" if len(hand.cards) == 1 else "choose.title"
    canvas.icon(look.icon, (58, 104, 40, 40), look.colour)
    title = words(key, name=room.names[hand.seat])
    canvas.write(title, (116, 98, 890, 56), DISPLAY.at(41), palette.text)
    note = words("choose.note", n=len(room.names))
    canvas.write(note, (56, 152, 950, 32), BODY, palette.text2)
    _cards(canvas, hand, room)
    _reminders(canvas, table, room)


def _cards(canvas: Canvas, hand: HandView, room: Room) -> None:
    words, palette = room.words, canvas.theme.palette
    left = 640 - (PITCH * (len(hand.cards) - 1) + CARD[0]) / 2
    for place, one in enumerate(hand.cards):
        assert not isinstance(one, Hidden)
        key, box = f"card:{place}", (left + PITCH * place, TOP, *CARD)
        chosen = room.chosen(key)
        kind = words(f"action.{one.kind}")
        card(
            canvas,
            box,
            f"face-{one.kind}-quiet",
            print_=Print(value(one, words), kind),
            state="chosen" if chosen else "plain",
            lift=LIFT if chosen else 0,
            key=key,
            words=kind,
            keys=(str(place + 1),),
        )
        caption = words("page.chosen") if chosen else words("page.key", n=place + 1)
        below = (box[0], 506.0 if chosen else 530.0, box[2], 30.0)
        ink = palette.text if chosen else palette.text2
        canvas.write(caption, below, SMALL.at(17.5), ink, align="center")


def _reminders(canvas: Canvas, table: TableView, room: Room) -> None:
    """Leader, loot and the power cut: public facts, right-aligned, so that nobody has to go back for them."""
    words, palette = room.words, canvas.theme.palette
    strong, quiet = H.at(18.5), BODY.at(18.5)
    assert table.leader is not None
    groups: list[tuple[str, list[tuple[Text, Style]]]] = [
        ("bolt", [(_power_cut(table, room), quiet)]),
        (
            "goal-flag",
            [
                (words("choose.loot"), quiet),
                (words.number(table.loot), strong),
                (words("choose.of", goal=table.goal), quiet),
            ],
        ),
        ("leader", [(words("choose.leader"), quiet), (room.names[table.leader], strong)]),
    ]
    right = 1224.0
    for icon, runs in groups:
        wide = sum(canvas.measure(text, style) for text, style in runs) + 8 * (len(runs) - 1)
        wide = min(wide, 250.0)
        spans = [(text, style, palette.text if style is strong else palette.text2) for text, style in runs]
        canvas.spans(spans, (right - wide, 614, wide + 1, 32), gap=8)
        canvas.icon(icon, (right - wide - 32, 618, 22, 22), palette.acc)
        right -= wide + 32 + 28


def _power_cut(table: TableView, room: Room) -> Text:
    """When the next power cut is; the same for everybody."""
    rounds = POWER_CUTS if table.abilities else ()
    if table.round in rounds:
        return room.words("choose.cut_now")
    to_come = [number for number in rounds if number > table.round]
    return room.words("choose.cut_in", n=to_come[0]) if to_come else room.words("choose.no_cut")
