"""The gallows card that was drawn, and the question that some of them ask."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.parts.bars import BARS, bottom_bar, hint
from pass_and_play.ui.parts.motion import FLIP
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import court, naming, table_head
from pass_and_play.ui.tables.executioner.centre import Middle, Prompt
from pass_and_play.ui.tables.executioner.prisoner_seat import Seated
from pass_and_play.ui.tables.executioner.table_places import ALONE, Places, places

LEAD = 400.0
"""Before the card turns, in milliseconds."""


def motion(table: TableView) -> float:
    """How long the card takes to turn; it lies open while it asks something."""
    return 0.0 if table.candidates else LEAD + FLIP


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    lie = places(canvas.form, len(table.prisoners))
    if table.candidates:
        _question(canvas, table, room, lie)
    else:
        _card(canvas, table, room, lie)


def _card(canvas: Canvas, table: TableView, room: Room, lie: Places) -> None:
    """The card turns over; then it is carried out."""
    seat = table.executioner
    if seat is None:
        return
    words, (card, _) = room.words, table.drawn[-1]
    table_head.draw(canvas, table, room)
    prompt = Prompt(words("gallows_page.title", name=room.names[seat]), words("gallows_page.text"))

    def seating(one: PrisonerView) -> Seated:
        return court.seated(table, room, one)

    court.lay_out(canvas, table, room, lie, seating, prompt, Middle(deciding=True), turning=LEAD)
    bottom_bar(canvas, height=lie.bar)
    next_step = "first" if len(table.drawn) == 1 else "second"
    hint(canvas, ALONE[canvas.form], words(f"gallows_page.hint_{next_step}"), icon="gallows")
    turned = room.elapsed >= LEAD + FLIP / 2
    says = words(f"gallows_page.next.{card.effect}" if turned else "gallows_page.turn")
    frame.confirm(canvas, says, icon="arrow-right", enabled=room.ready, onward=True)


def _question(canvas: Canvas, table: TableView, room: Room, lie: Places) -> None:
    """The executioner chooses prisoners, or the one chosen a neighbour."""
    seat = table.executioner if table.acting is None else table.acting
    if seat is None:
        return
    section = "choose_prisoners" if table.acting is None else "choose_neighbour"
    words, name = room.words, room.names[seat]
    count = room.ask.least if room.ask is not None else 1
    table_head.draw(canvas, table, room, stripe=seat)
    prompt = Prompt(words(f"{section}.title", name=name, n=count), words(f"{section}.text", name=name))

    def seating(one: PrisonerView) -> Seated:
        return _candidate(table, room, one, section, seat)

    deciding = Middle(deciding=table.acting is None)
    court.lay_out(canvas, table, room, lie, seating, prompt, deciding)
    bottom_bar(canvas, height=lie.bar)
    hint(canvas, ALONE[canvas.form], words(f"{section}.hint", name=name), icon="gallows")
    naming.confirm(canvas, BARS[canvas.form].confirm, room, section)


def _candidate(table: TableView, room: Room, one: PrisonerView, section: str, decides: Seat) -> Seated:
    how = court.seated(table, room, one)
    if one.seat in table.candidates:
        return naming.can_be_named(how, table, room, one, section)
    return court.acting(how, room) if one.seat == decides else how
