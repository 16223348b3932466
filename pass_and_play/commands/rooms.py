"""The rooms of the gallery: the app on a screen nobody sees, and hands that play what is to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Library, Replayer, entry_of, opponents_of
from pass_and_play.commands import sample
from pass_and_play.commands.album import Album
from pass_and_play.commands.offscreen import LONG_NAMES, Screen, seating
from pass_and_play.commands.sights import Sight, sights
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import say
from pass_and_play.engine.desk import Glance
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.record import Record
from pass_and_play.store import Store
from pass_and_play.ui.clock import VirtualClock
from pass_and_play.ui.hands import HELD, Hands
from pass_and_play.ui.scenes.cover import Cover
from pass_and_play.ui.scenes.notice import Notice

BRIEF = {"rounds": 2, "length": "fixed", "games": 2}
"""Options that keep a match short, in the games that have them."""

ENDINGS = 30
"""Random matches in which the endings are looked for."""


class Rooms:
    """Plays matches on a screen that nobody sees, and keeps a picture of everything new in its album."""

    def __init__(
        self,
        folder: Path,
        store: Store,
        *,
        size: tuple[int, int],
        language: str,
        library: Library,
        audit: bool = False,
    ) -> None:
        self._clock = VirtualClock()
        self._screen = Screen(store, library, size=size, clock=self._clock, language=language)
        self._stage = self._screen.stage
        self._host = self._screen.host
        self._host.set(volume=0)
        self.album = Album(folder, self._screen, audit=audit)
        self._snap = self.album.snap
        self._hands = Hands(self._screen.loop, self._host, self._clock, snap=self._snap)
        self._store = store
        self._seen: dict[str, set[Sight]] = {}

    def _file(self, game: str) -> CardFile[Any]:
        file = self._screen.library[game]
        assert isinstance(file, CardFile)
        return file

    def _deal(self, game: str, names: tuple[str, ...], *, seed: int, **options: bool | int | str) -> None:
        self.album.players = len(names)
        self._screen.seed = seed
        self._host.deal(seating(self._file(game), names, **options))

    def match(
        self, game: str, *, names: tuple[str, ...], seed: int, options: Mapping[str, Any] | None = None
    ) -> bool:
        """Play one match under these options, not longer than needed, and keep what is new in it; False
        where that is nothing."""
        before = len(self.album.pictures)
        known = {rule.key for rule in self._file(game).options}
        chosen = {key: value for key, value in {**BRIEF, **(options or {})}.items() if key in known}
        self._deal(game, names, seed=seed, **chosen)
        self._hands.play_match(Dice(seed))
        self.album.players = 0
        return len(self.album.pictures) > before

    def moments(self, game: str, *, names: tuple[str, ...], options: Mapping[str, Any]) -> None:
        """Everything that matches of these people can come by under these options and that no picture
        shows yet. Each moment is opened as a match that was begun; a phase that is new is also played."""
        file = self._file(game)
        seen = self._seen.setdefault(f"{game}-{len(names)}", self._phases(game, len(names)))
        found = sights(entry_of(game), file, seats=len(names), options=options, seen=seen)
        for (_, what), record in found:
            self._open(file, record, names, what)
            if what:
                self._see_it_complete()
            else:
                self._hands.play_scene(Dice(1))
        self.album.sight = ""
        self.album.players = 0
        self._host.to_shelf()

    def _phases(self, game: str, players: int) -> set[Sight]:
        """The phases of which there is a picture."""
        return {
            (picture.phase, "")
            for picture in self.album.pictures
            if (picture.game, picture.players) == (game, players) and picture.scene in ("table", "page")
        }

    def _open(self, file: CardFile[Any], record: Record, names: tuple[str, ...], what: str) -> None:
        """Continue a match at this moment, on its table or on the page behind its curtain."""
        self.album.players, self.album.sight = len(names), what
        self._host.resume(sample.store_match(self._store, file, record, names))
        self._hands.settle()
        if self._stage.scene.name == "curtain":
            self._hands.open_curtain()

    def _see_it_complete(self) -> None:
        """Wait until nothing moves any more, and keep that picture alone."""
        self._hands.settle()
        while self._stage.scene.moving:
            self._hands.let_pass(1000, frame=1000)
        self._snap("")

    def notes(self, game: str, *, names: tuple[str, ...], options: Mapping[str, Any]) -> None:
        """The page of a seat that has looked at much and keeps notes of it."""
        file, seat = self._file(game), len(names) - 1
        played = sample.moments(entry_of(game), file, seats=len(names), **options)
        full = next(session for session in played if len(session.game.hand(seat).notes) > 1)
        self._open(file, full.record, names, "notes")
        self._host.passing.glance(seat)
        self._hands.settle()
        self._hands.open_curtain()
        self._hands.settle()
        self._snap("")
        self.album.sight = ""
        self.album.players = 0
        self._host.to_shelf()

    def overlays(self, game: str, *, names: tuple[str, ...], seed: int) -> None:
        """What can lie over a match of four or more, and the table on the way back to a curtain."""
        self._deal(game, names, seed=seed)
        while self._stage.scene.name != "curtain":
            self._hands.play_scene(Dice(seed))
        self._hands.touch("back")
        self._hands.settle()
        self._snap("looked-at")
        self._host.pause()
        self._snap("")
        self._host.choose_seat_again()
        self._snap("")
        self._host.passing.glance(2)
        self._hands.settle()
        self._snap("again")
        self._hands.open_curtain()
        self._hands.settle()
        self._snap("")
        glance = self._host.match.desk.step
        if self._hands.target("role") is None and isinstance(glance, Glance) and hasattr(glance.hand, "role"):
            self._role_later(seed)
        self._hands.touch("pin")
        self._snap("pin")
        self._host.passing.set_pin(2, "1234")
        self._host.cover()
        self._host.passing.glance(2)
        self._hands.settle()
        self._snap("locked")
        self._all_rules()
        self._two_taps()
        self._clock.advance(90_000)
        self._screen.loop.frame(self._host, ())
        self._snap("asleep")
        self._stage.lay_over(Notice(self._host, say("mishap.not_kept")))
        self._snap("")
        self._stage.show(Cover(self._host.match.painter.sign.palette))
        self._snap("")
        self.album.players = 0
        self._host.to_shelf()

    def _role_later(self, seed: int) -> None:
        """Play on until there is a role to look at again, and back on the page that it is on."""
        dice = Dice(seed)
        while self._hands.target("role") is None:
            self._hands.touch("confirm")
            self._hands.settle()
            self._hands.play_scene(dice)
            while self._stage.scene.name != "table":
                self._hands.play_scene(dice)
            self._host.passing.glance(2)
            self._hands.settle()
            self._hands.open_curtain()
            self._hands.settle()
        self._snap("laid")
        self._hands.press("role")
        self._hands.let_pass(2 * HELD, frame=HELD)
        self._snap("role")
        self._hands.let_go("role")

    def _all_rules(self) -> None:
        """Every chapter of the rules, as the most players see it."""
        self._host.open_rules("discuss")
        self._hands.settle()
        for key in [target.key for target in self._hands.targets if target.key.startswith("page:")]:
            self._hands.touch(key)
            self._snap(key.partition(":")[2])
        self._stage.lift_overlay()
        self._hands.settle()

    def _two_taps(self) -> None:
        """The curtain of those who need not hold its ring."""
        self._host.set(two_taps=True)
        self._host.passing.glance(1)
        self._hands.settle()
        self._snap("taps")
        self._hands.touch("tap")
        self._snap("tapped")
        self._host.set(two_taps=False)

    def seats(self, game: str, players: range) -> None:
        """The seats with the fewest and the most players, and the house rules behind the first ones."""
        for count in (players[0], players[-1]):
            self.album.players = count
            seated = seating(self._file(game), LONG_NAMES[:count])
            self._host.to_seats(game, seated)
            self._snap("")
            self._hands.settle()
            if self._hands.enabled("more"):
                self._hands.touch("more")
                self._snap("more-rules")
            self._hands.touch(f"seat:{seated.colours[-1]}")
            self._snap("")
        self.album.players = 0
        self._host.to_shelf()

    def computers(self, game: str, *, names: tuple[str, ...]) -> None:
        """The seats of computers, all but the first; one that thinks, what it did, and who plays on."""
        strengths = opponents_of(game).offered(len(names))
        bots = dict.fromkeys(range(1, len(names)), strengths[-1])
        seated = replace(seating(self._file(game), names), bots=bots)
        self.album.players, self.album.sight, self._screen.seed = len(names), "computers", 1
        self._host.to_seats(game, seated)
        self._snap("")
        self._host.deal(seated)
        while self._stage.scene.name != "played":
            self._hands.play_scene(Dice(1))
        self._snap("")
        for lay_over in (self._host.pause, self._host.choose_seat_again, self._host.ask_who):
            lay_over()
            self._snap("")
        self.album.players, self.album.sight = 0, ""
        self._host.to_shelf()

    def endings(self, game: str, *, names: tuple[str, ...], options: dict[str, Any]) -> None:
        """The results board of every way to end that random matches come by."""
        file = self._file(game)
        self.album.players = len(names)
        seated = seating(file, names, **options)
        for seed in range(ENDINGS):
            record = new_record(entry_of(game), file, seats=len(names), seed=seed, options=options)
            session = Replayer(entry_of(game), file.cards, record)(())
            how = play_out(session, Dice(seed)).ending.how
            self._stage.show(self._host.results_board(seated, file, session))
            before = len(self.album.pictures)
            self._snap("-".join([how, *options]))
            if len(self.album.pictures) > before:
                self._sheets()
        self.album.players = 0
        self._host.to_shelf()

    def _sheets(self) -> None:
        """The other sheets of the results board, where it has several."""
        for key in [target.key for target in self._hands.targets if target.key.startswith("sheet:")]:
            self._hands.settle()
            self._hands.touch(key)
            self._snap(key.replace(":", "-"))

    def settings(self) -> None:
        """The settings, from the shelf."""
        self._host.open_settings()
        self._snap("")
        self._host.to_shelf()

    def saves(self) -> None:
        """The list of matches that were begun."""
        self._hands.settle()
        self._hands.touch("matches")
        self._snap("")
        self._host.to_shelf()

    def shelf(self, state: str, library: Library) -> None:
        """The shelf with these card files."""
        kept, self._screen.library = self._screen.library, library
        self._host.read_cards_again()
        self._snap(state)
        self._screen.library = kept
        self._host.read_cards_again()
