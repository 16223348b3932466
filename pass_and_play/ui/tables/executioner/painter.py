"""The painter of By Order of the King: which picture belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.engine.ask import Ending
from pass_and_play.games.executioner.cards import Cards
from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import (
    action,
    call,
    cues,
    death,
    deeds_sheet,
    execution,
    first_executioner,
    first_look,
    gallows,
    look,
    notebook,
    pool,
    results,
    rewards,
    role,
    rulebook,
    shield,
    shown,
    succession,
    waiting,
)
from pass_and_play.ui.tables.executioner.table_places import places
from pass_and_play.ui.tables.never_dark import NeverDark
from pass_and_play.ui.tables.painter import Deadline, PageFrame, Talk
from pass_and_play.ui.tables.rings import Ring
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text, Words

Picture = Callable[[Canvas, TableView, Room], None]

TABLES: dict[str, Picture] = {
    "first_executioner": first_executioner.draw,
    "redraw": pool.draw,
    "pool": pool.draw,
    "gallows": gallows.draw,
    "shown": shown.draw,
    "call": call.draw,
    "action": action.draw,
    "execute": execution.draw,
    "shield": shield.draw,
    "death": death.draw,
    "rewards": rewards.draw,
    "succession": succession.draw,
}
"""The public picture of every phase with a public question; in all others people wait at the table."""

TALK = {"call": "actions", "action": "actions", "execute": "executions"}
"""In which phases people talk by the clock, and what goes on meanwhile."""


MOTIONS: dict[str, Callable[[TableView], float]] = {
    "gallows": gallows.motion,
    "shown": shown.motion,
    "shield": shield.motion,
    "death": death.motion,
    "rewards": rewards.motion,
}
"""How long the pictures take that move, in milliseconds."""


class ExecutionerPainter(NeverDark):
    """Draws By Order of the King; see `Painter`."""

    sign = SIGNS["executioner"]
    untouched: frozenset[str] = frozenset()
    frames: Mapping[str, Mapping[Form, PageFrame]] = {}
    thinking: Mapping[Form, Rect] = {}

    def talk(self, table: TableView) -> Talk | None:
        """One clock for the actions of a game and one for its executions; it stands still in between."""
        what = TALK.get(table.phase)
        return Talk((table.game, what)) if what is not None else None

    def deadline(self, table: TableView) -> Deadline | None:
        """The clock only reminds."""
        return None

    def motion(self, table: TableView) -> float:
        """Cards turn over, and what follows from them unfolds."""
        moves = MOTIONS.get(table.phase)
        return moves(table) if moves is not None else 0.0

    def cues(self, table: TableView) -> tuple[tuple[float, str], ...]:
        """What happens in the open."""
        return cues.cues(table)

    def where(self, table: TableView, room: Room) -> Text:
        """The game of the match."""
        return room.words("where", n=table.game)

    def steps(self, table: TableView) -> tuple[int, int]:
        """A match may be of any length."""
        return 0, 0

    def table(self, canvas: Canvas, table: TableView, room: Room) -> None:
        """The public table of the phase."""
        TABLES.get(table.phase, waiting.draw)(canvas, table, room)

    def sheet_cue(self, table: TableView, sheet: int) -> str | None:
        """Only results have sheets."""
        return None

    def closer(self, canvas: Canvas, table: TableView, hand: HandView | None, room: Room) -> None:
        """The whole list of deeds, over the prisoners."""
        deeds_sheet.draw(canvas, places(canvas.form, len(table.prisoners)).middle, table, room)

    def rings(self, table: TableView, hand: HandView, *, asked: bool) -> tuple[Ring, ...]:
        """Everybody but the executioner has a role from the deal on; all know who that is. In the first
        visit the item is under a ring too."""
        if hand.role is None:
            return ()
        if asked and table.phase == "first_look":
            return first_look.rings(table)
        return (look.ring(table) if asked else role.ring(table),)

    def page(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The item that this visit shows."""
        pages = {"first_look": first_look.draw, "look": look.draw}
        pages[table.phase](canvas, table, hand, room)

    def role(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The role and its three lines."""
        role.draw(canvas, table, hand, room)

    def notes(self, canvas: Canvas, place: Rect, table: TableView, hand: HandView, room: Room) -> None:
        """What the seat has seen in this game, if the table plays with notebooks."""
        notebook.draw(canvas, place, table, hand, room)

    def confirm_words(self, table: TableView, hand: HandView, room: Room) -> Text:
        """That everything was seen."""
        return room.words(f"{table.phase}.done")

    def hint(self, table: TableView, room: Room) -> Text:
        """What becomes of the item."""
        return room.words(f"{table.phase}.hint_noted" if table.memory_aid else f"{table.phase}.hint")

    def over(self, canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
        """Who has the most crowns, and every game."""
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
