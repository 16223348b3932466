"""Imports point one way, and a game is played by its record alone: no clock, no luck, no order of chance."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import pass_and_play
from pass_and_play.catalogue import GAMES

ROOT = Path(pass_and_play.__file__).parent
HOUSE = "pass_and_play"
DRAWING_COMMANDS = tuple(
    f"pass_and_play.commands.{name}" for name in ("album", "bench", "gallery", "offscreen", "play", "rooms")
)


@dataclass(frozen=True, slots=True)
class Module:
    """One file of the program."""

    name: str
    source: str

    @property
    def imports(self) -> frozenset[str]:
        """Every module that it imports anywhere, by its full name; for `from x import y` also `x.y`."""
        found: set[str] = set()
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self._base(node)
                found.add(base)
                found.update(f"{base}.{alias.name}" for alias in node.names)
        return frozenset(found)

    def _base(self, node: ast.ImportFrom) -> str:
        if node.level == 0:
            return node.module or ""
        parents = self.name.split(".")[: -node.level]
        return ".".join([*parents, node.module] if node.module else parents)

    @property
    def ours(self) -> frozenset[str]:
        """The imports from our own house."""
        return frozenset(name for name in self.imports if name == HOUSE or name.startswith(f"{HOUSE}."))

    def outside(self, *allowed: str) -> list[str]:
        """The imports of ours that are none of the allowed packages or modules."""
        return sorted(name for name in self.ours - {HOUSE} if not within(name, allowed))

    def uses(self, *packages: str) -> list[str]:
        """The imports that are one of these packages or inside it."""
        return sorted(name for name in self.imports if within(name, packages))


def within(name: str, packages: Iterable[str]) -> bool:
    """Whether a module is one of these, or inside one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def modules(package: str = "") -> list[Module]:
    """The files of a package of ours, or all of them."""
    found = []
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(Module(".".join((HOUSE, *parts)), path.read_text("utf-8")))
    return found


def named(package: str = "") -> list[object]:
    """The same for parametrising, each under its name."""
    return [pytest.param(module, id=module.name) for module in modules(package)]


@pytest.mark.parametrize("module", named("engine"))
def test_the_engine_imports_nothing_of_ours_but_itself(module: Module) -> None:
    assert module.outside("pass_and_play.engine") == []


@pytest.mark.parametrize("module", named("cards"))
def test_the_card_reader_imports_nothing_of_ours_but_itself(module: Module) -> None:
    assert module.outside("pass_and_play.cards") == []


@pytest.mark.parametrize("module", named("games"))
def test_a_game_imports_engine_and_cards_and_itself_alone(module: Module) -> None:
    own = ".".join(module.name.split(".")[:3])
    allowed = ["pass_and_play.engine", "pass_and_play.cards", own]
    # `from pass_and_play.games.x import views` names the package of the game, which is its own.
    assert module.outside(*allowed) == []
    assert not module.uses(
        "pass_and_play.engine.session", "pass_and_play.engine.desk", "pass_and_play.engine.laws"
    )


@pytest.mark.parametrize("module", named("store"))
def test_the_store_imports_engine_and_cards_alone(module: Module) -> None:
    assert module.outside("pass_and_play.store", "pass_and_play.engine", "pass_and_play.cards") == []
    assert not module.uses(
        "pass_and_play.engine.session", "pass_and_play.engine.secret", "pass_and_play.engine.desk"
    )


@pytest.mark.parametrize("module", named("words"))
def test_words_import_sentences_and_the_reader_of_files_alone(module: Module) -> None:
    allowed = (
        "pass_and_play.words",
        "pass_and_play.engine.ask",
        "pass_and_play.cards",
        "pass_and_play.places",
    )
    assert module.outside(*allowed) == []


@pytest.mark.parametrize("module", named("ui"))
def test_the_screen_knows_no_rules(module: Module) -> None:
    rules = [name for name in module.ours if name.startswith("pass_and_play.games.") and ".rules" in name]
    assert rules == []
    assert not module.uses("pass_and_play.commands", "pass_and_play.app", "pass_and_play.engine.laws")


@pytest.mark.parametrize("folder", ["ui/scenes", "ui/tables", "ui/parts", "ui/paint"])
def test_no_screen_holds_the_match(folder: str) -> None:
    secret = ("session", "record", "dice", "together", "playout", "playthrough")
    for module in modules(folder):
        assert module.uses(*(f"pass_and_play.engine.{name}" for name in secret)) == [], module.name
        assert "Secret" not in module.source, module.name


def test_nothing_but_the_screen_imports_pygame() -> None:
    users = {module.name for module in modules() if module.uses("pygame", "pygame_ce")}
    assert [
        n for n in sorted(users) if not n.startswith("pass_and_play.ui.") and n not in DRAWING_COMMANDS
    ] == []


def test_nothing_but_the_screen_and_its_commands_imports_the_screen() -> None:
    users = {module.name for module in modules() if module.uses("pass_and_play.ui")}
    strangers = [name for name in users if not name.startswith("pass_and_play.ui.")]
    assert set(strangers) <= set(DRAWING_COMMANDS)


def test_commands_that_draw_nothing_do_not_load_pygame() -> None:
    """It would greet on the standard output."""
    code = (
        "import sys, pass_and_play.app as app; "
        "app.run(['simulate', 'casa_de_papel', '--players', '4', '--games', '1']); "
        "sys.exit('pygame' in sys.modules)"
    )
    path = [str(ROOT.parent)]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}; {code}"],
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_shelf_is_there_before_any_game_is_loaded() -> None:
    """Their rules and pictures are most of the program, and would be most of its start."""
    code = (
        "import sys; from pass_and_play.commands import play; "
        "print(*(name for name in sys.modules if name.startswith('pass_and_play.')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {[str(ROOT.parent)]!r}; {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.split()
    assert "pass_and_play.ui.scenes.shelf" in loaded
    late = [f"{HOUSE}.games.{entry.id}.rules" for entry in GAMES]
    late += [f"{HOUSE}.ui.tables.{entry.id}" for entry in GAMES]
    assert [name for name in loaded if within(name, late)] == []


# ---------------------------------------------------------------- determinism of the games

CHANCE = ("random", "secrets", "uuid", "numpy")
WORLD = ("time", "os", "datetime", "pathlib", "io", "sys", "socket", "threading", "asyncio", "locale")


@pytest.mark.parametrize("module", named("games"))
def test_a_game_knows_neither_luck_nor_clock_nor_files(module: Module) -> None:
    assert module.uses(*CHANCE, *WORLD) == []
    called = {
        node.func.id
        for node in ast.walk(ast.parse(module.source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "input", "print", "hash", "id"}


@pytest.mark.parametrize("module", named("engine"))
def test_only_the_dice_import_luck(module: Module) -> None:
    assert module.uses(*WORLD) == []
    assert module.uses(*CHANCE) == (
        ["random", "random.Random"] if module.name == "pass_and_play.engine.dice" else []
    )


def goes_through_a_set(source: str) -> Iterator[int]:
    """The lines in which a set is gone through in whatever order it has."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case (
                ast.For(iter=it) | ast.AsyncFor(iter=it) | ast.comprehension(iter=it) | ast.Starred(value=it)
            ):
                if is_set(it):
                    yield it.lineno
            case ast.Call(func=ast.Name(id="list" | "tuple" | "iter" | "enumerate" | "next"), args=[it, *_]):
                if is_set(it):
                    yield it.lineno


def is_set(node: ast.AST) -> bool:
    """Whether this plainly makes a set."""
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left) or is_set(right)
        case ast.Call(func=ast.Name(id="iter" | "enumerate" | "list" | "tuple"), args=[inner, *_]):
            return is_set(inner)
    return False


@pytest.mark.parametrize("module", named("games"))
def test_no_game_goes_through_a_set(module: Module) -> None:
    assert list(goes_through_a_set(module.source)) == []


# ---------------------------------------------------------------- the tests themselves


@pytest.mark.parametrize(
    "line",
    [
        "for seat in set(seats): pass",
        "for seat in {1, 2}: pass",
        "seats = [seat for seat in {other for other in seats}]",
        "seats = list(frozenset(seats))",
        "seats = (*set(seats), 1)",
        "for seat in set(seats) - {1}: pass",
        "for n, seat in enumerate(set(seats)): pass",
        "first = next(iter({1, 2}))",
    ],
)
def test_going_through_a_set_is_noticed(line: str) -> None:
    assert list(goes_through_a_set(line)) != []


@pytest.mark.parametrize(
    "line",
    ["for seat in sorted(set(seats)): pass", "n = len(set(seats))", "ok = 1 in {1, 2}", "seats = [*seats]"],
)
def test_a_set_may_be_sorted_counted_and_asked(line: str) -> None:
    assert list(goes_through_a_set(line)) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import random", "random"),
        ("import os.path as p", "os.path"),
        ("def f():\n    from random import choice", "random"),
        ("from ..store import Store", "pass_and_play.store"),
        ("from . import views", "pass_and_play.games.views"),
        ("from pass_and_play import store", "pass_and_play.store"),
    ],
)
def test_every_form_of_import_is_found(line: str, found: str) -> None:
    assert found in Module("pass_and_play.games.x", line).imports


def test_there_is_something_to_look_at() -> None:
    names = {module.name for module in modules()}
    assert {"pass_and_play.engine.dice", "pass_and_play.games.casa_de_papel.rules"} <= names
    assert all(modules(package) for package in ("engine", "games", "cards", "store", "words", "ui"))
