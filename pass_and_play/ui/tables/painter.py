"""What the screens ask of the painter of a game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.engine.ask import Ending
from pass_and_play.engine.desk import EyesStep
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.rings import Ring
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.ui.tables.signs import Sign
from pass_and_play.words import Text, Words


@dataclass(frozen=True, slots=True)
class Talk:
    """Talk at the table that a clock goes with. The clock runs on as long as `moment` is the same; a new
    moment begins anew. `share` is its part of the minutes that the table has chosen."""

    moment: Hashable
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Deadline:
    """A countdown whose end answers the question with the option `key`; `moment` as with talk."""

    moment: Hashable
    milliseconds: float
    key: str


@dataclass(frozen=True, slots=True)
class PageFrame:
    """Where 'Hide now', an icon here, and the confirming button stand on a page that has the whole screen to
    itself, in canvas units."""

    hide: Rect
    confirm: Rect


class Painter(Protocol):
    """Draws the tables and pages of one game from its views; it knows no rule and keeps no state.

    Things that the question names are registered under their option keys (`seat:3`), the confirming
    button as `confirm`. Views are those of the game that the painter belongs to.
    """

    sign: Sign
    """Colours and icon of the game."""
    untouched: frozenset[str]
    """Phases in which nothing is chosen from the start, not even where there is one option only: nobody
    shall tell by the number of touches what a page offers."""
    frames: Mapping[str, Mapping[Form, PageFrame]]
    """Phases whose private pages have no bars: `page` draws all of them but hiding and confirming."""

    thinking: Mapping[Form, Rect]
    """Where the table has room to tell that a computer thinks (see `Room.thinking`); in forms that are left
    out it is told along the foot."""

    def talk(self, table: Any) -> Talk | None:
        """The talk that is on at this table, if a clock goes with it."""

    def deadline(self, table: Any) -> Deadline | None:
        """The countdown that is on at this table, if its end decides something."""

    def motion(self, table: Any) -> float:
        """How long the picture of the table moves before it is complete, in milliseconds; 0 for a still."""

    def cues(self, table: Any) -> tuple[tuple[float, str], ...]:
        """What is heard while the picture moves: milliseconds from its beginning, and the cue."""

    def sheet_cue(self, table: Any, sheet: int) -> str | None:
        """What is heard when this sheet of the table is opened."""

    def closer(self, canvas: Canvas, table: Any, hand: Any | None, room: Room) -> None:
        """The sheet on which `room.closer` is looked at closer, over the finished table or page, whose `hand`
        it is. Whatever it covers is to be forgotten by the canvas."""

    def where(self, table: Any, room: Room) -> Text:
        """Where the match stands, for the top bar of private pages."""

    def steps(self, table: Any) -> tuple[int, int]:
        """How many rounds are done, and how many there are, for the chips in the top bar; none for 0."""

    def table(self, canvas: Canvas, table: Any, room: Room) -> None:
        """The whole public table, bars included; without a question it is only looked at."""

    def rings(self, table: Any, hand: Any, *, asked: bool) -> tuple[Ring, ...]:
        """What there is to look at, each thing under a ring of its own, on a private page, which may have a
        question (`asked`) or none. It never depends on what the things are."""

    def page(self, canvas: Canvas, table: Any, hand: Any, room: Room) -> None:
        """What a private page shows between its bars, besides its rings; of a thing that is looked at in
        its place only while `room.opened` names it."""

    def role(self, canvas: Canvas, table: Any, hand: Any, room: Room) -> None:
        """The role sheet, which covers the page while the role's ring is held."""

    def notes(self, canvas: Canvas, place: Rect, table: Any, hand: Any, room: Room) -> None:
        """What the seat has noted, in `place` on its page without a question."""

    def confirm_words(self, table: Any, hand: Any, room: Room) -> Text:
        """What the confirming button of a private page says; without a choice, what is missing."""

    def hint(self, table: Any, room: Room) -> Text | None:
        """One or two quiet lines at the foot of a private page; None where `page` draws its foot."""

    def dark(self, canvas: Canvas, table: Any, hand: Any, room: Room) -> None:
        """The two boxes and the panel of a turn in the dark."""

    def eyes(self, canvas: Canvas, table: Any, eyes: EyesStep, room: Room) -> None:
        """The same boxes with the device in the middle: what was touched, and no seat of one's own."""

    def prompt(self, table: Any, hand: Any, room: Room) -> Text:
        """The two lines that say what to do in the dark."""

    def over(self, canvas: Canvas, table: Any, ending: Ending, room: Room) -> None:
        """The results board between its bars."""

    def rulebook(
        self, file: CardFile[Any], words: Words, *, table: Any | None, options: Mapping[str, Value] | None
    ) -> Rulebook:
        """The rules in short pages, for the table and the house rules of a match.

        Without a match the rules of every number of players are told. They never depend on a hand.
        """
