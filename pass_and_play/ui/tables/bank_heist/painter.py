"""The painter of Millions of Dollars: which picture belongs to which phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.engine.ask import Ending
from pass_and_play.games.bank_heist.cards import Cards
from pass_and_play.games.bank_heist.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import (
    claims,
    confirm_page,
    cues,
    first_boss,
    heist,
    informer,
    loot_reveal,
    negotiation,
    offer,
    report,
    results,
    role,
    role_choice,
    rulebook,
    split,
    threat_look,
    waiting,
)
from pass_and_play.ui.tables.never_dark import NeverDark
from pass_and_play.ui.tables.note_lines import note_lines
from pass_and_play.ui.tables.painter import Deadline, PageFrame, Talk
from pass_and_play.ui.tables.rings import ROLE, Ring
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text, Words

Picture = Callable[[Canvas, TableView, Room], None]

TABLES: dict[str, Picture] = {
    "first_boss": first_boss.draw,
    "loot": loot_reveal.draw,
    "negotiate": negotiation.draw,
    "offer": offer.draw,
    "claims": claims.draw,
    "informer": informer.draw,
    "heist": heist.draw,
    "split": split.draw,
    "report": report.draw,
}
"""The public picture of every phase with a public question; in all others people wait at the table."""

NEGOTIATION = ("negotiate", "offer", "claims")
"""The phases in which people negotiate, by one clock."""

COUNTDOWN = 30_000.0
"""Milliseconds of the Boss's final countdown."""


class BankHeistPainter(NeverDark):
    """Draws Millions of Dollars; see `Painter`."""

    sign = SIGNS["bank_heist"]
    untouched = frozenset({"confirm"})
    frames: Mapping[str, Mapping[Form, PageFrame]] = {}
    thinking: Mapping[Form, Rect] = {}

    def talk(self, table: TableView) -> Talk | None:
        """One clock for the negotiation of a heist; it stands still during private looks."""
        return Talk(table.round) if table.phase in NEGOTIATION else None

    def deadline(self, table: TableView) -> Deadline | None:
        """The Boss's final countdown, at whose end whoever is undecided stays, or does as agreed."""
        if table.phase != "negotiate" or not table.countdown:
            return None
        return Deadline(table.round, COUNTDOWN, "time_up")

    def motion(self, table: TableView) -> float:
        """The characters of those who stayed turn face up, role by role."""
        return heist.motion(table) if table.phase == "heist" else 0.0

    def cues(self, table: TableView) -> tuple[tuple[float, str], ...]:
        """Deals and coins, the vault, a snap for every role: all of it happens in the open."""
        return cues.cues(table)

    def where(self, table: TableView, room: Room) -> Text:
        """The heist."""
        return room.words("where", round=table.round, rounds=table.rounds)

    def steps(self, table: TableView) -> tuple[int, int]:
        """The top bar shows what wins instead of the heists."""
        return 0, 0

    def table(self, canvas: Canvas, table: TableView, room: Room) -> None:
        """The public table of the phase."""
        TABLES.get(table.phase, waiting.draw)(canvas, table, room)

    def sheet_cue(self, table: TableView, sheet: int) -> str | None:
        """Only results have sheets."""
        return None

    def closer(self, canvas: Canvas, table: TableView, hand: HandView | None, room: Room) -> None:
        """Everything can be seen as it lies."""

    def rings(self, table: TableView, hand: HandView, *, asked: bool) -> tuple[Ring, ...]:
        """Pages with a question have none on them; else there is one as soon as characters are laid."""
        return (ROLE,) if not asked and hand.characters else ()

    def page(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """Picking a role, confirming a payment, or what a threat card shows."""
        pages = {"plan": role_choice.draw, "confirm": confirm_page.draw, "look": threat_look.draw}
        pages[table.phase](canvas, table, hand, room)

    def role(self, canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
        """The characters that are laid."""
        role.draw(canvas, table, hand, room)

    def notes(self, canvas: Canvas, place: Rect, table: TableView, hand: HandView, room: Room) -> None:
        """What threat cards showed, and what was given back."""
        note_lines(canvas, place, hand.notes, room)

    def confirm_words(self, table: TableView, hand: HandView, room: Room) -> Text:
        """What the page is answered with."""
        if table.phase == "plan":
            return role_choice.confirm_words(table, room)
        if table.phase == "confirm":
            return confirm_page.confirm_words(room)
        return room.words("threat_look.done")

    def hint(self, table: TableView, room: Room) -> Text:
        """What else is good to know on this page."""
        if table.phase == "plan":
            return role_choice.hint(table, room)
        return room.words("confirm_page.hint" if table.phase == "confirm" else "threat_look.hint")

    def over(self, canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
        """Who is richest, how it came to that, and every heist."""
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
