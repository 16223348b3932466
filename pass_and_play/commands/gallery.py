"""`gallery`: every scene, phase and overlay of every game as a picture, and what is wrong with them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.fault import Fault
from pass_and_play.cards.option import OptionKind, checked
from pass_and_play.catalogue import GAMES, Library, Replayer, entry_of, read_library
from pass_and_play.commands.simulate import new_record
from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.ask import say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.store import Store
from pass_and_play.ui.clock import VirtualClock
from pass_and_play.ui.hands import Hands
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import Loop
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.palettes import SEATS, SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scenes.cover import Cover
from pass_and_play.ui.scenes.notice import Notice
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Words

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Emi", "Finn", "Gus", "Hana")
LONG_NAMES = (
    *("Wilhelmina", "Bartholomew", "Maximiliano", "Seraphinus"),
    *("Christopher", "Evangeline", "Konstantina", "Montgomery"),
)


@dataclass(frozen=True, slots=True)
class Picture:
    """One line of the manifest: `state` tells pictures of one phase apart, such as `role` or `chosen`."""

    file: str
    scene: str
    game: str
    phase: str
    state: str
    players: int


AUDITED: tuple[dict[str, Any], ...] = (
    {"text_size": 0.9},
    {"text_size": 1.2},
    {"high_contrast": True},
    {"high_contrast": True, "text_size": 1.2},
)
"""Settings under which an audit draws every picture besides."""


class Gallery:
    """Plays matches on a stage that nobody sees, and keeps a picture of everything new.

    With `audit` every picture is also drawn, but not kept, at the other text sizes and contrasts.
    """

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
        self._audit = audit
        self.pictures: list[Picture] = []
        self.flaws: list[str] = []
        self._folder = folder
        self._players = 0
        self._seen: set[str] = set()
        self._library = library
        self._seeds: Iterator[int] = iter(())
        self._surface = pygame.display.set_mode(size)
        self._clock = VirtualClock()
        self._stage = Stage(self._surface, Theme(SYSTEM), self._clock)
        self._loop = Loop(self._stage, self._clock)
        self.host = Host(
            self._stage,
            words=Words.load(language),
            store=store,
            read_library=lambda: self._library,
            present=self._loop.present,
            seeds=lambda: next(self._seeds),
            keep_crash=_raise,
        )
        self.host.set(volume=0)
        self.hands = Hands(self._loop, self.host, self._clock, snap=self.snap)

    def snap(self, state: str) -> None:
        """Keep the picture that is shown, unless there is one of its kind."""
        scene = self._stage.scene
        where = [scene.game, scene.name, scene.phase, state, f"{self._players}" if self._players else ""]
        name = "-".join(part for part in where if part)
        if name in self._seen:
            return
        self._seen.add(name)
        self._loop.present()
        file = f"{name}.png"
        pygame.image.save(self._surface, self._folder / file)
        self.pictures.append(Picture(file, scene.name, scene.game, scene.phase, state, self._players))
        self._note_flaws(file)
        if self._audit:
            self._draw_otherwise(file)

    def _note_flaws(self, what: str) -> None:
        self.flaws += [f"{what}: {flaw}" for flaw in self._stage.canvas.flaws]

    def _draw_otherwise(self, file: str) -> None:
        """Look for flaws under the other settings; the stage is left as it was."""
        theme = self._stage.theme
        for changes in AUDITED:
            self._stage.theme = replace(theme, **changes)
            self._stage.draw()
            self._note_flaws(f"{file} with {changes}")
        self._stage.theme = theme
        self._stage.draw()

    def match(
        self, game: str, *, names: tuple[str, ...], seed: int, options: Mapping[str, Any] | None = None
    ) -> bool:
        """Play one match under these options, not longer than needed, and keep what is new in it; False
        where that is nothing."""
        before = len(self.pictures)
        file = self._library[game]
        assert isinstance(file, CardFile)
        self._players = len(names)
        self._seeds = iter((seed,))
        colours = tuple(look.key for look in SEATS[: len(names)])
        known = {rule.key for rule in file.options}
        chosen = {key: value for key, value in {**BRIEF, **(options or {})}.items() if key in known}
        self.host.deal(Seating(game, names, colours, checked(chosen, file.options)))
        self.hands.play_match(Dice(seed))
        self._players = 0
        return len(self.pictures) > before

    def overlays(self, game: str, *, seed: int) -> None:
        """What can lie over a match, and the table on the way back to a curtain."""
        self._players = 5
        self._seeds = iter((seed,))
        file = self._library[game]
        assert isinstance(file, CardFile)
        names = NAMES[:5]
        colours = tuple(look.key for look in SEATS[:5])
        self.host.deal(Seating(game, names, colours, checked({}, file.options)))
        while self._stage.scene.name != "curtain":
            self.hands.play_scene(Dice(seed))
        self.hands.touch("back")
        self.hands.settle()
        self.snap("looked-at")
        self.host.pause()
        self.snap("")
        self.host.choose_seat_again()
        self.snap("")
        self.host.passing.glance(2)
        self.hands.settle()
        self.snap("again")
        self.hands.open_curtain()
        self.hands.settle()
        self.snap("")
        if self.hands.target("role") is None:
            self._role_later(seed)
        self.hands.touch("pin")
        self.snap("pin")
        self.host.passing.set_pin(2, "1234")
        self.host.cover()
        self.host.passing.glance(2)
        self.hands.settle()
        self.snap("locked")
        self._all_rules()
        self.host.set(two_taps=True)
        self.host.passing.glance(3)
        self.hands.settle()
        self.snap("taps")
        self.hands.touch("tap")
        self.snap("tapped")
        self.host.set(two_taps=False)
        self._clock.advance(90_000)
        self._loop.frame(self.host, ())
        self.snap("asleep")
        self._stage.lay_over(Notice(self.host, say("mishap.not_kept")))
        self.snap("")
        self._stage.show(Cover(self.host.match.painter.palette))
        self.snap("")
        self._players = 0
        self.host.to_shelf()

    def _role_later(self, seed: int) -> None:
        """Play on until there is a role to look at again, and back on the page that it is on."""
        dice = Dice(seed)
        while self.hands.target("role") is None:
            self.hands.touch("confirm")
            self.hands.settle()
            self.hands.play_scene(dice)
            while self._stage.scene.name != "table":
                self.hands.play_scene(dice)
            self.host.passing.glance(2)
            self.hands.settle()
            self.hands.open_curtain()
            self.hands.settle()
        self.snap("laid")
        self.hands.press("role")
        self.hands.let_pass(800)
        self.snap("role")
        self.hands.let_go("role")

    def _all_rules(self) -> None:
        """Every chapter of the rules, as the most players see it."""
        self.host.open_rules("discuss")
        self.hands.settle()
        for key in [target.key for target in self.hands.targets if target.key.startswith("page:")]:
            self.hands.touch(key)
            self.snap(key.partition(":")[2])
        self._stage.lift_overlay()
        self.hands.settle()

    def seats(self, game: str, players: range) -> None:
        """The seats with the fewest and the most players, and the house rules behind the first ones."""
        for count in (players[0], players[-1]):
            self._players = count
            colours = tuple(look.key for look in SEATS[:count])
            self.host.to_seats(game, Seating(game, LONG_NAMES[:count], colours, {}))
            self.snap("")
            self.hands.settle()
            if self.hands.enabled("more"):
                self.hands.touch("more")
                self.snap("more-rules")
            self.hands.touch(f"seat:{colours[-1]}")
            self.snap("")
        self._players = 0
        self.host.to_shelf()

    def endings(self, game: str, *, names: tuple[str, ...], options: dict[str, Any]) -> None:
        """The results board of every way to end that random matches come by."""
        file = self._library[game]
        assert isinstance(file, CardFile)
        self._players = len(names)
        colours = tuple(look.key for look in SEATS[: len(names)])
        seating = Seating(game, names, colours, checked(options, file.options))
        for seed in range(ENDINGS):
            record = new_record(entry_of(game), file, seats=len(names), seed=seed, options=options)
            session = Replayer(entry_of(game), file.cards, record)(())
            how = play_out(session, Dice(seed)).ending.how
            self._stage.show(self.host.results_board(seating, file, session))
            before = len(self.pictures)
            self.snap("-".join([how, *options]))
            if len(self.pictures) > before:
                self._sheets()
        self._players = 0
        self.host.to_shelf()

    def _sheets(self) -> None:
        """The other sheets of the results board, where it has several."""
        for key in [target.key for target in self.hands.targets if target.key.startswith("sheet:")]:
            self.hands.settle()
            self.hands.touch(key)
            self.snap(key.replace(":", "-"))

    def settings(self) -> None:
        """The settings, from the shelf."""
        self.host.open_settings()
        self.snap("")
        self.host.to_shelf()

    def saves(self) -> None:
        """The list of matches that were begun."""
        self.hands.settle()
        self.hands.touch("matches")
        self.snap("")
        self.host.to_shelf()

    def shelf(self, state: str, library: Library) -> None:
        """The shelf with these card files."""
        kept, self._library = self._library, library
        self.host.read_cards_again()
        self.snap(state)
        self._library = kept
        self.host.read_cards_again()


def _raise(error: BaseException) -> None:
    raise error


def gallery(
    card_data: Path, folder: Path, *, game: str | None, size: tuple[int, int], language: str, audit: bool
) -> int:
    """Draw everything into `folder`, with a `manifest.json`; 2 where an `audit` finds flaws to print."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"The folder {folder} cannot be made: {error.strerror}.") from error
    library = read_library(card_data)
    chosen = [entry.id for entry in GAMES if game in (None, entry.id)]
    if not chosen:
        raise Trouble(f"There is no game '{game}'.")
    for one in chosen:
        if not isinstance(library[one], CardFile):
            raise Trouble(f"The card file of {one} has faults; see 'pass-and-play check'.")
    with TemporaryDirectory() as home, closing(Store.open(Path(home))) as store:
        rooms = Gallery(folder, store, size=size, language=language, library=library, audit=audit)
        rooms.shelf("fresh", library)
        rooms.settings()
        for one in chosen:
            _hang(rooms, one, library[one])
        rooms.shelf("saved", library)
        rooms.saves()
        rooms.shelf("broken", {**library, chosen[0]: BROKEN})
    _write_manifest(rooms, folder, size)
    for flaw in rooms.flaws if audit else ():
        print(flaw, file=sys.stderr)
    return 2 if audit and rooms.flaws else 0


BROKEN = (
    Fault("card_data/casa_de_papel.yaml", 41, "'value' is 'three'", "Write a whole number from 0 to 500."),
    Fault("card_data/casa_de_papel.yaml", 97, "the field 'copys' is unknown", "Did you mean 'copies'?"),
    Fault("card_data/casa_de_papel.yaml", 120, "'goal' is missing", "Add it to this table."),
)
"""Faults for the picture of a card file that needs mending."""


def _hang(rooms: Gallery, game: str, file: Any) -> None:
    """All pictures of one game: the fewest, the usual and the most players, every ending, every option."""
    assert isinstance(file, CardFile)
    least, most = file.players[0], file.players[-1]
    rooms.seats(game, file.players)
    rooms.overlays(game, seed=5)
    usual = NAMES[: min(5, most)]
    for names in (NAMES[:least], LONG_NAMES[:most]):
        rooms.match(game, names=names, seed=1)
    for seed in range(MATCHES):
        if not rooms.match(game, names=usual, seed=seed):
            break
    known = {rule.key for rule in file.options}
    for options in VARIANTS:
        if options.keys() <= known:
            for names in (NAMES[:least], LONG_NAMES[:most]):
                rooms.match(game, names=names, seed=1, options=options)
    for names in (NAMES[:least], usual, LONG_NAMES[:most]):
        rooms.endings(game, names=names, options={})
    for rule in file.options:
        if rule.kind is OptionKind.SWITCH:
            rooms.endings(game, names=NAMES[:least], options={rule.key: not rule.default})


MATCHES = 6
"""Matches of the usual number of players at most: they end with the first one that shows nothing new."""

VARIANTS: tuple[dict[str, Any], ...] = ({"power_cut": "closed"}, {"hidden_money": True, "no_repeat": True})
"""Options under which there are pictures that no other match comes by, in the games that have them."""

BRIEF = {"rounds": 2}
"""Options that keep a match short, in the games that have them."""

ENDINGS = 30
"""Random matches in which the endings are looked for."""


def _write_manifest(rooms: Gallery, folder: Path, size: tuple[int, int]) -> None:
    manifest = {"size": list(size), "pictures": [asdict(picture) for picture in rooms.pictures]}
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    print(f"{len(rooms.pictures)} pictures in {folder}.")
