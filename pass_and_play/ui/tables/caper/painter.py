"""The painter of Caper: which picture belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.engine.ask import Ending
from pass_and_play.games.caper.cards import Cards
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import (
    closer,
    cues,
    flip,
    give,
    hand_panel,
    held,
    next_round,
    pass_two,
    play,
    results,
    retrieve,
    rulebook,
    scoring_run,
    table_head,
    waiting,
    who_is_who,
)
from pass_and_play.ui.tables.never_dark import NeverDark
from pass_and_play.ui.tables.painter import Deadline, PageFrame, Talk
from pass_and_play.ui.tables.rings import Ring
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text, Words

Picture = Callable[[Canvas, TableView, Room], None]
Page = Callable[[Canvas, TableView, HandView, Room], None]

TABLES: dict[str, Picture] = {"parts": who_is_who.draw, "round": next_round.draw, "scoring": scoring_run.draw}
"""The public picture of every phase with a public question; in all others people wait at the table."""

PAGES: dict[str, Page] = {
    "play": play.draw,
    "flip": flip.draw,
    "retrieve": retrieve.draw,
    "give": give.draw,
    "pass": pass_two.draw,
}
"""The private page of every phase."""


class CaperPainter(NeverDark):
    """Draws Caper; see `Painter`."""

    sign = SIGNS["caper"]
    untouched: frozenset[str] = frozenset({"play", "flip", "retrieve"})
    frames: Mapping[str, Mapping[Form, PageFrame]] = dict.fromkeys(
        ("play", "flip", "retrieve"), hand_panel.frames(table_head.HIDE)
    )

    thinking: Mapping[Form, Rect] = waiting.THINKING

    def talk(self, table: TableView) -> Talk | None:
        """No clock goes with this game."""
        return None

    def deadline(self, table: TableView) -> Deadline | None:
        """Nothing is decided by time."""
        return None

    def motion(self, table: TableView) -> float:
        """Everything stands still; the scoring is stepped through."""
        return 0.0

    def cues(self, table: TableView) -> tuple[tuple[float, str], ...]:
        """A round begins, and what a computer did; the scoring is heard line by line."""
        return cues.cues(table)

    def sheet_cue(self, table: TableView, sheet: int) -> str | None:
        """A line of the scoring."""
        return scoring_run.cue(table, sheet)

    def closer(self, canvas: Canvas, table: TableView, hand: HandView | None, room: Room) -> None:
        """A thief with its gear, a location, or a card of the hand; in the scoring nothing but a line of it,
        which has its place in the picture."""
        if table.phase != "scoring":
            closer.draw(canvas, table, hand, room, own=waiting.side_in_front(table, room))

    def where(self, table: TableView, room: Room) -> Text:
        """City and round."""
        return table_head.where(table, room)

    def steps(self, table: TableView) -> tuple[int, int]:
        """The rounds have a place of their own on the table."""
        return 0, 0

    def table(self, canvas: Canvas, table: TableView, room: Room) -> None:
        """The public table of the phase."""
        TABLES.get(table.phase, waiting.draw)(canvas, table, room)

    def rings(self, table: TableView, hand: HandView, *, asked: bool) -> tuple[Ring, ...]:
        """Who is who is public; the hand is all that is private."""
        return ()

    def page(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The page of the phase."""
        PAGES[table.phase](canvas, table, hand, room)

    def role(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """Never asked for: there is no ring."""
        raise NotImplementedError("nobody has a hidden role in this game")

    def notes(self, canvas: Canvas, place: Rect, table: TableView, hand: HandView, room: Room) -> None:
        """The hand, as far as this seat has seen it, and what it has passed on."""
        held.draw(canvas, place, table, hand, room)

    def confirm_words(self, table: TableView, hand: HandView, room: Room) -> Text:
        """What is still to be chosen, or what happens."""
        if table.phase == "play":
            return play.confirm_words(table, hand, room)
        others = {
            "flip": flip.confirm_words,
            "retrieve": retrieve.confirm_words,
            "give": give.confirm_words,
            "pass": pass_two.confirm_words,
        }
        return others[table.phase](room)

    def hint(self, table: TableView, room: Room) -> None:
        """Every page has a foot of its own."""

    def over(self, canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
        """The points of both sides, and who has won."""
        results.draw(canvas, table, ending, room)

    def rulebook(
        self,
        file: CardFile[Cards],
        words: Words,
        *,
        table: TableView | None,
        options: Mapping[str, Value] | None,
    ) -> Rulebook:
        """The rules in short pages, from the aim to the house rules."""
        return rulebook.rulebook(file, words, table=table, options=options)
