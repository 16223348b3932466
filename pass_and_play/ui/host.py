"""The host of the evening: decides which scene is due, and sees the device safely from hand to hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from pass_and_play.cards.card_file import CardFile, read_card_file
from pass_and_play.cards.option import checked
from pass_and_play.catalogue import Library, entry_of
from pass_and_play.engine.ask import Ending, Picks, Say, say
from pass_and_play.engine.desk import Curtain, Desk, Over, Page, TableStep
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import IllegalAnswer, Session
from pass_and_play.store import DamagedMatch, LoadedMatch, NewMatch, Store
from pass_and_play.ui.match import Match, Seating
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.cover import Cover
from pass_and_play.ui.scenes.curtain import CurtainScene
from pass_and_play.ui.scenes.dark import DarkScene
from pass_and_play.ui.scenes.notice import Notice
from pass_and_play.ui.scenes.over import OverScene
from pass_and_play.ui.scenes.page import PageScene
from pass_and_play.ui.scenes.pause import Pause
from pass_and_play.ui.scenes.seats import SeatsScene
from pass_and_play.ui.scenes.shelf import Shelf
from pass_and_play.ui.scenes.table import TableScene
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Text, Words

COVER = 150.0
"""Milliseconds that the cover stands after a private page, whatever happens behind it."""

EVENING = timedelta(hours=12)
"""How long ago a match may have ended to count as tonight's."""

IDLE = 45_000.0
"""Milliseconds without a touch after which an open page is covered."""


class Host:
    """Leads from the shelf to the seats, through a match and back.

    `read_library` reads the card files anew, `present` puts a frame on screen at once, `seeds` gives the
    seed of every new match, and `keep_crash` keeps the report of what broke.
    """

    def __init__(
        self,
        stage: Stage,
        *,
        words: Words,
        store: Store,
        read_library: Callable[[], Library],
        present: Callable[[], None],
        seeds: Callable[[], int],
        keep_crash: Callable[[BaseException], Path | None],
    ) -> None:
        self.stage = stage
        self.words = words
        self.store = store
        self.library = read_library()
        self.leaving = False
        self._read_library = read_library
        self._present = present
        self._seeds = seeds
        self._keep_crash = keep_crash
        self._match: Match | None = None
        self._due_at: float | None = None
        self._touched_at = 0.0
        self._said: Say | None = None
        self.to_shelf()

    # ------------------------------------------------------------------ round the match

    def to_shelf(self) -> None:
        """The shelf of the four games. A match that was begun stays in the store."""
        self._match = None
        self.stage.show(Shelf(self))
        self._say_notice()

    def read_cards_again(self) -> None:
        """Read the card files anew, after one was mended."""
        self.library = self._read_library()
        self.to_shelf()

    def to_seats(self, game: str, seating: Seating | None = None) -> None:
        """Who sits where, and the house rules. Nothing is dealt before the table says so."""
        self._match = None
        self.stage.show(SeatsScene(self, self._file(game), seating or self._last_seating(game)))

    def _last_seating(self, game: str) -> Seating | None:
        kept: dict[str, Any] = self.store.setting(f"seating.{game}", {})
        if not kept:
            return None
        return Seating(game, tuple(kept["names"]), tuple(kept["colours"]), dict(kept["options"]))

    def _file(self, game: str) -> CardFile[Any]:
        file = self.library[game]
        assert isinstance(file, CardFile)
        return file

    def deal(self, seating: Seating) -> None:
        """Begin a match: it is stored before anybody sees a card."""
        file = self._file(seating.game)
        kept = {"names": seating.names, "colours": seating.colours, "options": dict(seating.options)}
        self.store.set_setting(f"seating.{seating.game}", kept)
        record = Record(
            game=seating.game,
            rules=entry_of(seating.game).kind.rules,
            cards=file.digest,
            options=checked(seating.options, file.options),
            seats=len(seating.names),
            seed=self._seeds(),
            decisions=(),
        )
        number = self.store.begin(
            NewMatch(
                record=record,
                names=seating.names,
                colours=seating.colours,
                cards_source=file.source,
                progress=say("progress.begins"),
            )
        )
        self._begin(number, seating, file, record)

    def resume(self, number: int) -> None:
        """Go on with a match that was begun; it comes up covered. Where it cannot, a sentence says why."""
        try:
            loaded = self.store.load(number)
        except DamagedMatch as damage:
            self.stage.lay_over(Notice(self, damage.sentence))
            return
        entry = entry_of(loaded.record.game)
        if loaded.record.rules != entry.kind.rules:
            self.stage.lay_over(Notice(self, say("resume.other_rules")))
            return
        try:
            self._begin(number, *_restored(loaded), loaded.record)
        except IllegalAnswer:
            self.stage.lay_over(Notice(self, say("resume.does_not_fit")))

    def forget(self, number: int) -> None:
        """Take an unfinished match out of the store, because the table asked for it."""
        self.store.forget(number)
        self.to_shelf()

    def _begin(self, number: int, seating: Seating, file: CardFile[Any], record: Record) -> None:
        session = Session(entry_of(seating.game).kind, file.cards, record)

        def keep(picks: Picks, progress: Say) -> None:
            self.store.decide(number, picks, progress)
            if session.ending is not None:
                self.store.finish(number, session.ending)

        self._match = self._match_at(Desk(session, keep=keep), seating, file)
        self._show_due()

    def _match_at(self, desk: Desk, seating: Seating, file: CardFile[Any]) -> Match:
        return Match(
            seating=seating,
            desk=desk,
            words=self.words.for_game(seating.game, file.texts),
            painter=PAINTERS[seating.game],
            clock=self.stage.clock,
        )

    def results_board(self, seating: Seating, file: CardFile[Any], session: Session) -> OverScene:
        """The results board of a match that was played elsewhere and has ended."""
        match = self._match_at(Desk(session, keep=lambda picks, progress: None), seating, file)
        assert isinstance(match.desk.step, Over)
        return OverScene(self, match, match.desk.step)

    def mishap(self, error: Exception) -> None:
        """Something broke: cover everything, keep the report, and say where the match is to be found."""
        self._due_at = None
        self.to_shelf()
        kept = self._keep_crash(error)
        self.stage.lay_over(
            Notice(self, say("mishap.kept", file=str(kept)) if kept is not None else say("mishap.not_kept"))
        )

    def quit(self) -> None:
        """Close the program; the match stays in the store."""
        self.cover()
        self.leaving = True

    # ------------------------------------------------------------------ the match

    @property
    def match(self) -> Match:
        """The match that is on screen."""
        assert self._match is not None
        return self._match

    def _show_due(self) -> None:
        """Show what the desk says is due: never anything private without a curtain before it."""
        self._due_at = None
        match self.match.desk.step:
            case Curtain() as curtain:
                self.stage.show(CurtainScene(self, self.match, curtain))
            case TableStep() as step:
                self.stage.show(TableScene(self, self.match, step))
            case Over() as over:
                self.stage.show(OverScene(self, self.match, over))
            case Page() as page:
                self.stage.show(self._page_scene(page))
        self._say_notice()

    def _page_scene(self, page: Page) -> Scene:
        dark = page.ask.where.value == "dark"
        return DarkScene(self, self.match, page) if dark else PageScene(self, self.match, page)

    def _say_notice(self) -> None:
        """Say what became of the store, once, and never on a private page."""
        notice = self.store.notice
        if notice is not None and notice != self._said and not self.stage.beneath.private:
            self._said = notice
            self.stage.lay_over(Notice(self, notice))

    def lift(self, curtain: Curtain) -> None:
        """The ring was held: open the page."""
        curtain.lift()
        self._show_due()

    def look_at_table(self) -> None:
        """From the curtain back to the last public table, to look only."""
        self.stage.show(TableScene(self, self.match, None))

    def back_to_curtain(self) -> None:
        """From the table that was only looked at to what is due."""
        self._show_due()

    def answer(self, step: Page | TableStep, picks: Picks) -> None:
        """Confirm. A private page is covered, and the cover is on screen, before anything changes."""
        if isinstance(step, TableStep):
            step.answer(picks)
            self._show_due()
            return
        self.stage.show(Cover(self.match.painter.palette))
        self._present()
        step.answer(picks)
        self._due_at = self.stage.clock.now() + COVER

    def answer_in_sight(self, page: Page, picks: Picks) -> Page | None:
        """Answer by touch in the dark: what follows is shown on the same page, if the seat is asked on."""
        page.answer(picks)
        step = self.match.desk.step
        return step if isinstance(step, Page) else None

    def cover(self) -> None:
        """Nobody may be looking any more, or somebody else: an open page becomes its curtain again."""
        self.stage.let_go()
        if self._match is not None:
            self._match.desk.cover()
        if self.stage.beneath.private:
            self._show_due()

    def pause(self) -> None:
        """The pause overlay; an open page is covered first."""
        self.cover()
        self.stage.lay_over(Pause(self))

    def tonight(self, match: Match) -> Text | None:
        """How the same people have played this evening: wins by side and how long a match took."""
        since = datetime.now(UTC) - EVENING
        results = [
            result
            for result in self.store.results(match.seating.game)
            if result.ended >= since and sorted(result.names) == sorted(match.seating.names)
        ]
        wins = Counter(side for result in results for side in _winning_sides(result.ending))
        if not wins:
            return None
        words = match.words
        sides = [words("over.side", side=words(f"team.{side}"), n=n) for side, n in sorted(wins.items())]
        minutes = max(1, round(sum(result.seconds for result in results) / len(results) / 60))
        return words("over.tonight", sides=words.listed(sides), n=minutes)

    def touched(self) -> None:
        """Somebody touched the device."""
        self._touched_at = self.stage.clock.now()

    def tick(self) -> None:
        """Let time pass: what is due after the cover, and the cover over an idle page."""
        now = self.stage.clock.now()
        if self._due_at is not None and now >= self._due_at:
            self._show_due()
        if self.stage.beneath.private and now - self._touched_at >= IDLE:
            self.cover()

    @property
    def waits(self) -> bool:
        """Whether a cover stands and something is due behind it."""
        return self._due_at is not None


def _winning_sides(ending: Ending) -> set[str]:
    return {ending.sides[seat] for seat in ending.winners if ending.sides}


def _restored(loaded: LoadedMatch) -> tuple[Seating, CardFile[Any]]:
    """The seating of a stored match, and the cards that it was begun with, whatever the file says today."""
    record = loaded.record
    entry = entry_of(record.game)
    raw = loaded.cards_source.encode()
    file = read_card_file(raw, file=f"{entry.id}.yaml", game=entry.id, read=entry.read)
    if not isinstance(file, CardFile) or file.digest != record.cards:
        raise IllegalAnswer("the stored cards do not fit the record")
    return Seating(record.game, loaded.names, loaded.colours, record.options), file
