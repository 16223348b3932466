"""The host of the evening: decides which scene is due, and sees the device safely from hand to hand.

What comes after the shelf is imported when it is due, so that the shelf is there at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Library, entry_of, opponents_of
from pass_and_play.engine.ask import Picks, Say, Seat, say
from pass_and_play.engine.bot import Bots
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import IllegalAnswer, Session
from pass_and_play.store import DamagedMatch, Store
from pass_and_play.ui.match import Match, Seating
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.pin import Pin
from pass_and_play.ui.scenes.notice import Notice
from pass_and_play.ui.scenes.shelf import Shelf
from pass_and_play.ui.scenes.who import WhoScene
from pass_and_play.ui.settings import Settings
from pass_and_play.ui.sittings import keep_seating, last_seating, new_match, restored
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Words

if TYPE_CHECKING:
    from pass_and_play.engine.desk import Desk
    from pass_and_play.ui.passing import Passing
    from pass_and_play.ui.scenes.over import OverScene


class Host:
    """Leads from the shelf to the seats, through a match and back.

    `read_library` reads the card files anew, `present` puts a frame on screen at once, `seeds` gives the
    seed of every new match, `keep_crash` keeps the report of what broke, and `set_fullscreen` lets the
    window cover the whole screen, or not any more.
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
        set_fullscreen: Callable[[bool], None] = lambda on: None,
    ) -> None:
        self.stage = stage
        self.words = words
        self.store = store
        self.library = read_library()
        self.settings = Settings.from_dict(store.setting("settings", {}))
        self.leaving = False
        self._read_library = read_library
        self.present = present
        self._seeds = seeds
        self._keep_crash = keep_crash
        self._set_fullscreen = set_fullscreen
        self._match: Match | None = None
        self._passing: Passing | None = None
        self._said: Say | None = None
        self.apply_settings()
        self.to_shelf()

    # ------------------------------------------------------------------ round the match

    def to_shelf(self) -> None:
        """The shelf of the four games. A match that was begun stays in the store."""
        self._leave_match()
        self.stage.show(Shelf(self))
        self.say_notice()

    def _leave_match(self) -> None:
        self._match = self._passing = None

    def read_cards_again(self) -> None:
        """Read the card files anew, after one was mended."""
        self.library = self._read_library()
        self.to_shelf()

    def to_seats(self, game: str, seating: Seating | None = None) -> None:
        """Who sits where, and the house rules. Nothing is dealt before the table says so."""
        from pass_and_play.ui.scenes.seats import SeatsScene

        self._leave_match()
        self.stage.show(SeatsScene(self, self._file(game), seating or last_seating(self.store, game)))

    def _file(self, game: str) -> CardFile[Any]:
        file = self.library[game]
        assert isinstance(file, CardFile)
        return file

    def deal(self, seating: Seating) -> None:
        """Begin a match: it is stored before anybody sees a card."""
        file = self._file(seating.game)
        keep_seating(self.store, seating)
        new = new_match(seating, file, seed=self._seeds())
        self._begin(self.store.begin(new), replace(seating, options=new.record.options), file, new.record)
        self.passing.show_due()

    def resume(self, number: int) -> None:
        """Go on with a match that was begun; it comes up covered. Where computers play in it, the table is
        asked first who plays on. Where it cannot go on, a sentence says why."""
        if self._open(number):
            if self.match.seating.bots:
                self.stage.show(WhoScene(self, self.match, continued=True))
                self.say_notice()
            else:
                self.passing.show_due()

    def _open(self, number: int) -> bool:
        """Take a match out of the store; whether that was possible."""
        try:
            loaded = self.store.load(number)
        except DamagedMatch as damage:
            self.stage.lay_over(Notice(self, damage.sentence))
            return False
        entry = entry_of(loaded.record.game)
        if loaded.record.rules != entry.kind.rules:
            self.stage.lay_over(Notice(self, say("resume.other_rules")))
            return False
        try:
            self._begin(number, *restored(loaded), loaded.record)
        except IllegalAnswer:
            self.stage.lay_over(Notice(self, say("resume.does_not_fit")))
            return False
        return True

    def forget(self, number: int) -> None:
        """Take an unfinished match out of the store, because the table asked for it."""
        self.store.forget(number)
        self.to_shelf()

    def _begin(self, number: int, seating: Seating, file: CardFile[Any], record: Record) -> None:
        from pass_and_play.engine.desk import Desk
        from pass_and_play.ui.passing import Passing

        session = Session(entry_of(seating.game).kind, file.cards, record)

        def keep(picks: Picks, progress: Say) -> None:
            self.store.decide(number, picks, progress)
            if session.ending is not None:
                self.store.finish(number, session.ending)

        bots = Bots(opponents_of(seating.game), seating.bots, luck=record.seed)
        self._match = self._match_at(Desk(session, keep=keep, bots=bots), seating, file, number=number)
        kept: dict[str, list[str]] = self.store.setting(f"pins.{number}", {})
        self._match.pins = {int(seat): Pin.from_list(pin) for seat, pin in kept.items()}
        self._passing = Passing(self, self._match)

    def _match_at(self, desk: Desk, seating: Seating, file: CardFile[Any], *, number: int = 0) -> Match:
        return Match(
            number=number,
            seating=seating,
            file=file,
            desk=desk,
            words=self.words.for_game(seating.game, file.texts),
            painter=PAINTERS[seating.game],
            clock=self.stage.clock,
        )

    def results_board(self, seating: Seating, file: CardFile[Any], session: Session) -> OverScene:
        """The results board of a match that was played elsewhere and has ended."""
        from pass_and_play.engine.desk import Desk, Over
        from pass_and_play.ui.scenes.over import OverScene

        match = self._match_at(Desk(session, keep=lambda picks, progress: None), seating, file)
        assert isinstance(match.desk.step, Over)
        return OverScene(self, match, match.desk.step)

    def mishap(self, error: Exception) -> None:
        """Something broke: cover everything, keep the report, and say where the match is to be found."""
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
    def playing(self) -> bool:
        """Whether a match is on screen."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match that is on screen."""
        assert self._match is not None
        return self._match

    @property
    def passing(self) -> Passing:
        """Who hands the device round in the match that is on screen."""
        assert self._passing is not None
        return self._passing

    def say_notice(self) -> None:
        """Say what became of the store, once, and never on a private page."""
        notice = self.store.notice
        if notice is not None and notice != self._said and not self.stage.beneath.private:
            self._said = notice
            self.stage.lay_over(Notice(self, notice))

    def cover(self) -> None:
        """Nobody may be looking any more, or somebody else: what is open is covered in the next frame."""
        self.stage.let_go()
        if self._passing is not None:
            self._passing.cover()

    def pause(self) -> None:
        """The pause overlay; an open page is covered first."""
        from pass_and_play.ui.scenes.pause import Pause

        self.cover()
        self.stage.lay_over(Pause(self))

    def choose_seat_again(self) -> None:
        """Who wants to look at their role again; from the pause, never recorded."""
        self.passing.choose_seat_again()

    @property
    def strengths(self) -> tuple[str, ...]:
        """The strengths of the computers that could play on in the match that is on screen."""
        seating = self.match.seating
        return opponents_of(seating.game).offered(len(seating.names))

    def ask_who(self) -> None:
        """Who plays on, people or computers; from the pause, or while a computer thinks."""
        self.stage.lay_over(WhoScene(self, self.match))

    def play_on(self, bots: Mapping[Seat, str]) -> None:
        """These computers and else people play on: the match is opened anew, and comes up covered."""
        number = self.match.number
        self.store.seat_bots(number, bots)
        if self._open(number):
            self.passing.show_due()

    def end_match(self) -> None:
        """Give the match up for good, because the table asked for it twice."""
        self.store.forget(self.match.number)
        self.to_shelf()

    def open_rules(self, phase: str = "") -> None:
        """The rules of the match that is on, at the page of a phase; an open page is covered first."""
        self.cover()
        match = self.match
        self._lay_rules(match.file, words=match.words, table=match.desk.table, phase=phase)

    def open_rules_of(self, game: str) -> None:
        """The rules of a game before a match."""
        file = self._file(game)
        self._lay_rules(file, words=self.words.for_game(game, file.texts), table=None, phase="")

    def _lay_rules(self, file: CardFile[Any], *, words: Words, table: Any, phase: str) -> None:
        from pass_and_play.ui.scenes.rules import RulesScene

        options = self.match.seating.options if table is not None else None
        painter = PAINTERS[file.game]
        self.stage.lay_over(
            RulesScene(
                self, words=words, painter=painter, file=file, table=table, options=options, phase=phase
            )
        )

    # ------------------------------------------------------------------ settings

    def open_settings(self) -> None:
        """The settings, from the shelf or from the seats."""
        from pass_and_play.ui.scenes.settings import SettingsScene

        self.stage.lay_over(SettingsScene(self))

    def set(self, **changes: Any) -> None:
        """Change settings: they hold at once and are kept."""
        self.settings = replace(self.settings, **changes)
        # How the window was asked to be for this start alone is not kept.
        kept = Settings.from_dict(self.store.setting("settings", {}))
        self.store.set_setting("settings", replace(kept, **changes).to_dict())
        self.apply_settings()
        if "fullscreen" in changes:
            self._set_fullscreen(self.settings.fullscreen)

    def apply_settings(self) -> None:
        """Let everything follow the settings."""
        settings = self.settings
        self.stage.theme = replace(
            self.stage.theme,
            text_size=settings.text_size,
            high_contrast=settings.high_contrast,
            reduced_motion=settings.reduced_motion,
        )
        self.stage.rotated = settings.rotated
        self.stage.dirty = True
        self.stage.sound.set_volume(settings.volume)

    def tick(self) -> None:
        """Let time pass."""
        if self._passing is not None:
            self._passing.tick()

    @property
    def waits(self) -> bool:
        """Whether something is due without anybody's doing."""
        return self._passing is not None and self._passing.waits
