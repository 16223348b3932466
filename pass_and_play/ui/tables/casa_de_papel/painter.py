"""The painter of La Casa de Papel: which picture belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable

from pass_and_play.engine.ask import Ending
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel import (
    dark,
    first_leader,
    outcome,
    page,
    report,
    result,
    role,
    round_table,
    selection,
    succession,
    trump,
)
from pass_and_play.words import Text

Picture = Callable[[Canvas, TableView, Room], None]

TABLES: dict[str, Picture] = {
    "first_leader": first_leader.draw,
    "discuss": round_table.draw,
    "select": selection.draw,
    "result": result.draw,
    "succession": succession.draw,
    "trump": trump.draw,
    "outcome": outcome.draw,
}
"""The public picture of every phase with a public question; in all others people see the round table."""

TALK = {"discuss": 1.0, "select": 1.0, "succession": 0.5}


class CasaDePapelPainter:
    """Draws La Casa de Papel; see `Painter`."""

    palette = CASA_DE_PAPEL
    emblem = "printing-press"
    cover = "cover-printworks"
    back = "back-printworks-action"

    def talk_share(self, phase: str) -> float:
        """People talk before the Leader selects, and half as long about who leads next."""
        return TALK.get(phase, 0.0)

    def motion(self, table: TableView) -> float:
        """The reveal and the outcome move."""
        if table.phase == "result":
            return result.motion(table)
        return outcome.MOTION if table.phase == "outcome" else 0.0

    def where(self, table: TableView, room: Room) -> Text:
        """The round."""
        return page.where(table, room)

    def steps(self, table: TableView) -> tuple[int, int]:
        """Rounds that are scored, of five."""
        return len(table.scores), ROUNDS

    def table(self, canvas: Canvas, table: TableView, room: Room) -> None:
        """The public table of the phase."""
        talks = table.phase == "select" and room.talking
        draw = round_table.draw if talks else TABLES.get(table.phase, round_table.draw)
        draw(canvas, table, room)

    def page(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The hand."""
        page.draw(canvas, table, hand, room)

    def role(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The character and its three lines."""
        role.draw(canvas, table, hand, room)

    def confirm_words(self, table: TableView, hand: HandView, room: Room) -> Text:
        """Laying a card."""
        return page.confirm_words(room)

    def hint(self, table: TableView, room: Room) -> Text:
        """Why all faces look alike."""
        return room.words("choose.quiet")

    def prompt(self, table: TableView, hand: HandView, room: Room) -> Text:
        """What to touch in the dark."""
        return dark.prompt(room)

    def dark(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """Two boxes of cards or seats, and the panel."""
        dark.draw(canvas, table, hand, room)

    def over(self, canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
        """Chart, story, and who was who."""
        report.draw(canvas, table, ending, room)
