"""The executable as people get it: unpacked at an odd place, and started with nothing in its environment.

    python -m pytest -m executable

builds it first, which takes a minute or two. `PASS_AND_PLAY_BUILT=DIR` in front of that takes what
`build/make_executable.py --out DIR` has made before.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from pass_and_play import __version__
from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, read_library
from pass_and_play.places import data_root
from pass_and_play.store import Store

from .framebuffer import Display, alike, display

pytestmark = pytest.mark.executable

ROOT = Path(__file__).parents[2]
ODD = "Spiele für Ştefan & 名字"
"""A folder with spaces and letters of three scripts."""

FOLDER_MB, SINGLE_MB = 60, 30
"""How large folder and single file may be."""

LIBRARY = read_library(data_root() / "card_data")
PLAYABLE = [file for file in LIBRARY.values() if isinstance(file, CardFile)]


@dataclass(frozen=True, slots=True)
class Built:
    """The folder program, unpacked from its archive, and the single file."""

    folder: Path
    single: Path

    @property
    def program(self) -> Path:
        """What is started in the folder."""
        return self.folder / "pass-and-play"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """What was built, moved to a place with an odd name, and not to be written any more."""
    if "PASS_AND_PLAY_BUILT" in os.environ:
        out = Path(os.environ["PASS_AND_PLAY_BUILT"])
    else:
        out = tmp_path_factory.mktemp("built")
        subprocess.run([sys.executable, ROOT / "build" / "make_executable.py", "--out", out], check=True)
    place = tmp_path_factory.mktemp("place") / ODD
    place.mkdir()
    with tarfile.open(next(out.glob("pass-and-play-*.tar.gz"))) as archive:
        archive.extractall(place, filter="tar")
    single = Path(shutil.copy(next(out.glob("pass-and-play-*-single")), place / "pass and play"))
    found = Built(place / "pass-and-play", single)
    for path in (*found.folder.rglob("*"), found.folder, single):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return found


@pytest.fixture(params=["folder", "single"])
def program(request: pytest.FixtureRequest, built: Built) -> Path:
    """Either form of the executable."""
    return built.program if request.param == "folder" else built.single


def run(program: Path, *arguments: str | Path, folder: Path, **environment: str) -> tuple[int, str, str]:
    """Run a command in another folder; its exit code, and what it prints."""
    done = subprocess.run(
        [program, *arguments], cwd=folder, env=environment, capture_output=True, check=False, timeout=300
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.returncode, done.stdout.decode(), done.stderr.decode()


# ---------------------------------------------------------------- what is in it


def megabytes(path: Path) -> float:
    """How much room a file or a folder takes."""
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file() and not p.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


def test_it_is_small_enough_to_be_sent(built: Built) -> None:
    assert megabytes(built.folder) <= FOLDER_MB
    assert megabytes(built.single) <= SINGLE_MB


def test_it_says_whose_the_things_inside_are(built: Built) -> None:
    said = (built.folder / "LICENCES.txt").read_text(encoding="utf-8")
    for name in ("Pass and Play", "Python", "pygame-ce", "SDL", "PyYAML", "platformdirs", "figtree"):
        assert name in said
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in said
    assert not list(built.folder.rglob("freesansbold.ttf"))


# ---------------------------------------------------------------- commands


def test_it_knows_its_version(program: Path, tmp_path: Path) -> None:
    assert run(program, "--version", folder=tmp_path) == (0, f"Pass and Play {__version__}\n", "")


def test_its_own_files_are_in_order(program: Path, tmp_path: Path) -> None:
    code, said, wrong = run(program, "check", folder=tmp_path)
    assert (code, wrong) == (0, "")
    assert f"{len(GAMES)} card files" in said


@pytest.mark.parametrize("file", PLAYABLE, ids=lambda file: str(file.game))
def test_every_game_is_played(built: Built, file: CardFile[Any], tmp_path: Path) -> None:
    command = ["simulate", file.game, "--players", f"{file.players[0]}", "--games", "2", "--json"]
    code, said, wrong = run(built.program, *command, folder=tmp_path)
    assert (code, wrong) == (0, "")
    assert json.loads(said)["games"] == 2


def test_it_plays_with_cards_of_ones_own(program: Path, tmp_path: Path) -> None:
    cards = tmp_path / "meine Karten"
    shutil.copytree(data_root() / "card_data", cards)
    assert run(program, "--data", cards, "check", folder=tmp_path)[0] == 0
    file = cards / f"{GAMES[0].id}.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("minutes:", "minuets:"), encoding="utf-8")
    code, _, wrong = run(program, "--data", cards, "check", folder=tmp_path)
    assert code == 2
    assert f"{file.name}:" in wrong and "minuets" in wrong


def test_it_helps_nobody_to_peek(built: Built, tmp_path: Path) -> None:
    for options in (["--probe", "seen.jsonl"], ["--clock", "20"]):
        code, _, wrong = run(built.program, *options, folder=tmp_path)
        assert code == 2 and "an executable has neither" in wrong
    assert list(tmp_path.iterdir()) == []


def test_without_a_screen_it_says_so(built: Built, tmp_path: Path) -> None:
    code, _, wrong = run(built.program, "--home", tmp_path, folder=tmp_path)
    assert code == 2 and "screen" in wrong


def test_it_is_put_into_the_menu(built: Built, tmp_path: Path) -> None:
    share = str(tmp_path / "share")
    assert run(built.program, "desktop-entry", folder=tmp_path, XDG_DATA_HOME=share)[0] == 0
    (entry,) = (tmp_path / "share").rglob("*.desktop")
    assert f'Exec="{built.program}"' in entry.read_text(encoding="utf-8")


# ---------------------------------------------------------------- a window


@pytest.fixture(scope="module")
def screen() -> Iterator[Display]:
    with display() as found:
        yield found


@pytest.fixture(scope="module")
def gallery(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pictures of the first game, drawn by the executable itself, and audited."""
    folder = tmp_path_factory.mktemp("gallery")
    command = ["gallery", str(folder), "--game", GAMES[0].id, "--size", "1280x800", "--audit"]
    code, said, wrong = run(built.program, *command, folder=folder)
    assert (code, wrong) == (0, ""), said
    return folder


class Window:
    """The executable in a window, and a hand that clicks where the gallery says that things are."""

    def __init__(self, program: Path, home: Path, screen: Display, gallery: Path) -> None:
        self._program = program
        self._home = home
        self._screen = screen
        self._gallery = gallery
        pictures = json.loads((gallery / "manifest.json").read_text(encoding="utf-8"))["pictures"]
        self._targets: Mapping[str, Mapping[str, Any]] = {
            picture["file"]: {target["key"]: target for target in picture["targets"]} for picture in pictures
        }
        self.log = home / "app.log"

    def start(self) -> None:
        """Start it with nothing but a screen, from a folder that is not its own."""
        self._home.mkdir(exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self._program, "--home", self._home, "--size", "1280x800"],
                cwd=self._home,
                env={"DISPLAY": self._screen.name},
                stdout=log,
                stderr=log,
            )
        self._wait(self._appeared)
        assert self._place.size == (1280, 800)

    def _appeared(self) -> bool:
        """Whether there is a window in which something is drawn. SDL may open a first one, and put another
        into its place before anything is drawn: its number is of no use."""
        self._window = self._found()
        told = self._xdotool("getwindowgeometry", "--shell", self._window, check=False)
        at = dict(line.split("=") for line in told.split())
        if "WINDOW" not in at:
            return False
        self._place = pygame.Rect(int(at["X"]), int(at["Y"]), int(at["WIDTH"]), int(at["HEIGHT"]))
        return any(pygame.transform.average_color(self.shown)[:3])

    def _found(self) -> str:
        found = self._xdotool("search", "--onlyvisible", "--class", "pass-and-play", check=False)
        return found.partition("\n")[0]

    def _xdotool(self, *arguments: str | int, check: bool = True) -> str:
        command = ["xdotool", *map(str, arguments)]
        environment = {**os.environ, "DISPLAY": self._screen.name}
        done = subprocess.run(command, env=environment, check=check, capture_output=True, text=True)
        return done.stdout.strip()

    def _wait(self, wanted: Callable[[], bool], *, seconds: float = 30) -> None:
        until = time.monotonic() + seconds
        while not wanted():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, f"it still shows what it did: {self.log.read_text()}"
            time.sleep(0.05)

    @property
    def shown(self) -> pygame.Surface:
        """What is in the window now."""
        return self._screen.pixels(self._place)

    def wait_for(self, picture: str) -> None:
        """Wait until the window shows a picture of the gallery."""
        wanted = pygame.image.load(self._gallery / picture)
        self._wait(lambda: alike(self.shown, wanted) > 0.97)
        time.sleep(0.5)  # touches right after a change come to nothing

    def click(self, picture: str, key: str, *, hold: float = 0.0, changes: bool = True) -> None:
        """Press what lies under this key in a picture of the gallery, for so many seconds, and wait until
        another picture is shown, at rest."""
        x, y, wide, high = self._targets[picture][key]["rect"]
        before = self.shown
        self._xdotool("mousemove", "--window", self._window, x + wide // 2, y + high // 2)
        self._xdotool("mousedown", 1)
        time.sleep(hold)
        self._xdotool("mouseup", 1)
        if changes:
            self._wait(lambda: alike(self.shown, before) < 0.97)
        self.rest()

    def rest(self) -> None:
        """Wait until nothing moves, and touches are listened to."""

        def rests() -> bool:
            before = self.shown
            time.sleep(0.4)
            return alike(self.shown, before) > 0.9999

        self._wait(rests)
        time.sleep(0.2)

    def answer(self) -> None:
        """Open the page of the seat whose curtain is shown, look at the role, lay a card and confirm."""
        curtain, page, chosen = (f"{GAMES[0].id}-{name}-5.png" for name in PAGES)
        self.click(curtain, "open", hold=1.0)
        self.click(page, "role", hold=1.0, changes=False)
        time.sleep(3.2)  # nobody is through with a page sooner, so that nobody's turn looks short
        self.click(page, "card:0", changes=False)
        self.click(chosen, "confirm")

    def pull_the_power(self) -> None:
        """End it without a goodbye, and wait until the screen has noticed."""
        self.process.kill()
        self.process.wait()
        while self._found():
            time.sleep(0.05)

    def stop(self) -> int:
        """Ask it to go, if it is still there; its exit code."""
        self.process.terminate()
        try:
            return self.process.wait(timeout=10)
        finally:
            self.process.kill()

    @property
    def said(self) -> list[str]:
        """What it printed; the system's own library of sound complains where there is no sound card."""
        return [line for line in self.log.read_text().splitlines() if not line.startswith("ALSA lib ")]

    def decisions(self) -> int:
        """How many decisions of the match are kept, after the app has ended."""
        store = Store.open(self._home)
        try:
            (match,) = store.unfinished()
            return len(store.load(match.match).record.decisions)
        finally:
            store.close()


PAGES = ("curtain-choose", "page-choose", "page-choose-chosen")


@pytest.fixture
def windows(gallery: Path, screen: Display, tmp_path: Path) -> Iterator[Callable[[Path], Window]]:
    """Makes windows of a program; none outlives its test."""
    made: list[Window] = []

    def window(program: Path) -> Window:
        made.append(Window(program, tmp_path / "home", screen, gallery))
        return made[-1]

    yield window
    for one in made:
        one.stop()


def test_a_match_is_begun_and_continued_by_clicks(built: Built, windows: Callable[[Path], Window]) -> None:
    """Its power is pulled in between. Nothing is written beside the program, and nothing is printed."""
    before = sorted((path, path.lstat().st_mtime_ns) for path in built.folder.rglob("*"))
    window = windows(built.program)
    window.start()
    window.wait_for("shelf-fresh.png")
    window.click("shelf-fresh.png", "play")
    window.click(f"{GAMES[0].id}-seats-4.png", "confirm")
    window.click(f"{GAMES[0].id}-table-first_leader-5.png", "seat:0", changes=False)
    window.click(f"{GAMES[0].id}-table-first_leader-chosen-5.png", "confirm")
    window.answer()
    window.pull_the_power()
    assert window.decisions() == 2
    window.start()
    window.rest()
    window.click("shelf-saved.png", "continue")
    window.answer()
    assert window.stop() == 0
    assert window.decisions() == 3
    assert window.said == []
    assert sorted((path, path.lstat().st_mtime_ns) for path in built.folder.rglob("*")) == before


def test_a_window_of_the_single_file(built: Built, windows: Callable[[Path], Window]) -> None:
    window = windows(built.single)
    window.start()
    window.wait_for("shelf-fresh.png")
    assert window.stop() == 0
    assert window.said == []


# ---------------------------------------------------------------- a file is missing


@pytest.fixture
def copy(built: Built, tmp_path: Path) -> Path:
    """A copy of the folder, to be spoilt."""
    folder = tmp_path / "copy"
    shutil.copytree(built.folder, folder, symlinks=True)
    for path in folder.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    return folder


@pytest.mark.parametrize(
    "file",
    [
        "assets/icons/lamp.svg",
        "assets/art/app-icon.svg",
        "assets/fonts/fraunces/Fraunces_900Black.ttf",
        "pass_and_play/words/en/app.yaml",
    ],
)
def test_a_missing_file_is_named(copy: Path, screen: Display, file: str, tmp_path: Path) -> None:
    (copy / "_internal" / file).unlink()
    home = tmp_path / "home"
    code, _, wrong = run(
        copy / "pass-and-play", "--home", home, "--windowed", folder=tmp_path, DISPLAY=screen.name
    )
    assert code == 2
    assert f"A file of the program is missing: {Path(file).name}." in wrong


def test_a_missing_card_file_is_named(copy: Path, tmp_path: Path) -> None:
    (copy / "_internal" / "card_data" / f"{GAMES[0].id}.yaml").unlink()
    code, _, wrong = run(copy / "pass-and-play", "check", folder=tmp_path)
    assert code == 2
    assert f"{GAMES[0].id}.yaml:1: the file is missing" in wrong
