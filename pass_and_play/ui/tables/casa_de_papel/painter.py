"""The painter of La Casa de Papel: which picture belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.engine.ask import Ending
from pass_and_play.engine.desk import EyesStep
from pass_and_play.games.casa_de_papel.cards import ROUNDS, Cards
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
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
    rulebook,
    selection,
    succession,
    trump,
)
from pass_and_play.ui.tables.note_lines import note_lines
from pass_and_play.ui.tables.painter import Deadline, PageFrame, Talk
from pass_and_play.ui.tables.rings import ROLE, Ring
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text, Words

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

    sign = SIGNS["casa_de_papel"]
    untouched: frozenset[str] = frozenset()
    frames: Mapping[str, Mapping[Form, PageFrame]] = {}
    thinking: Mapping[Form, Rect] = {}

    def talk(self, table: TableView) -> Talk | None:
        """People talk before the Leader selects, and half as long about who leads next."""
        share = TALK.get(table.phase)
        return Talk(len(table.log), share) if share is not None else None

    def deadline(self, table: TableView) -> Deadline | None:
        """The clock only reminds."""
        return None

    def motion(self, table: TableView) -> float:
        """The reveal and the outcome move."""
        if table.phase == "result":
            return result.motion(table)
        return outcome.MOTION if table.phase == "outcome" else 0.0

    def cues(self, table: TableView) -> tuple[tuple[float, str], ...]:
        """A snap for every card that is turned, and the press."""
        return result.cues(table) if table.phase == "result" else ()

    def where(self, table: TableView, room: Room) -> Text:
        """The round."""
        return page.where(table, room)

    def steps(self, table: TableView) -> tuple[int, int]:
        """Rounds that are scored, of five."""
        return len(table.scores), ROUNDS

    def table(self, canvas: Canvas, table: TableView, room: Room) -> None:
        """The public table of the phase."""
        TABLES.get(table.phase, round_table.draw)(canvas, table, room)

    def sheet_cue(self, table: TableView, sheet: int) -> str | None:
        """Only results have sheets."""
        return None

    def closer(self, canvas: Canvas, table: TableView, hand: HandView | None, room: Room) -> None:
        """The seats once more, to talk on before cards are sent."""
        canvas.cover(canvas.window)
        round_table.draw(canvas, table, room)

    def rings(self, table: TableView, hand: HandView, *, asked: bool) -> tuple[Ring, ...]:
        """Everybody has a character from the deal on."""
        return (ROLE,)

    def page(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The hand."""
        page.draw(canvas, table, hand, room)

    def role(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The character and its three lines."""
        role.draw(canvas, table, hand, room)

    def notes(self, canvas: Canvas, place: Rect, table: TableView, hand: HandView, room: Room) -> None:
        """What was seen or guessed in power cuts."""
        note_lines(canvas, place, hand.notes, room)

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
        shown = dark.Shown(own=hand.seat, touched=hand.touched, seen=hand.seen)
        dark.draw(canvas, table, shown, room)

    def eyes(self, canvas: Canvas, table: TableView, eyes: EyesStep, room: Room) -> None:
        """The same without a seat of one's own."""
        dark.draw(canvas, table, dark.Shown(own=None, touched=eyes.touched, seen=eyes.seen), room)

    def over(self, canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
        """Chart, story, and who was who."""
        report.draw(canvas, table, ending, room)

    def rulebook(
        self,
        file: CardFile[Cards],
        words: Words,
        *,
        table: TableView | None,
        options: Mapping[str, Value] | None,
    ) -> Rulebook:
        """Nine chapters, from the aim to the house rules."""
        return rulebook.rulebook(file, words, table=table, options=options)
