"""Views are built from what is open: they never read a hidden value, and nothing in them is left to luck."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pass_and_play.games

VIEWS = sorted(Path(pass_and_play.games.__path__[0]).glob("*/views.py"))

SECRET_PARTS = ("value", "open_to", "seen_by", "dice")
LUCK = ("Dice", "Random", "random", "secrets", "shuffled", "shuffle", "uuid")
WAYS_ROUND = ("getattr", "attrgetter", "vars", "eval", "exec", "__dict__", "__getattribute__")


def faults(source: str) -> Iterator[str]:
    """What a view must not do, by line: read the inside of a Secret, draw lots, or get round this test."""
    for node in ast.walk(ast.parse(source)):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Attribute(attr=name) if name in SECRET_PARTS:
                yield f"{line}: reads .{name}"
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name) if name in (
                *LUCK,
                *WAYS_ROUND,
            ):
                yield f"{line}: uses {name}"
            case ast.ImportFrom(module=str(module)) if set(LUCK) & set(module.split(".")):
                yield f"{line}: imports {module}"
            case ast.MatchClass(kwd_attrs=names) if set(names) & set(SECRET_PARTS):
                yield f"{line}: matches .{', .'.join(names)}"


def test_every_game_has_views() -> None:
    games = [path.parent for path in VIEWS]
    rules = [path.parent for path in Path(pass_and_play.games.__path__[0]).glob("*/rules.py")]
    assert sorted(rules) == games != []


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.parent.name)
def test_views_read_no_hidden_value(path: Path) -> None:
    assert list(faults(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("leak", "fault"),
    [
        ("game.characters[seat].value", "2: reads .value"),
        ("[card.value for card in game.hands[seat]]", "2: reads .value"),
        ("seat in game.press[0].open_to", "2: reads .open_to"),
        ("game.press[0].seen_by", "2: reads .seen_by"),
        ("game.dice.shuffled(game.press)", "2: reads .dice"),
        ("getattr(game.press[0], 'val' + 'ue')", "2: uses getattr"),
        ("vars(game)", "2: uses vars"),
        ("random.choice(game.log)", "2: uses random"),
        ("shuffled(game.press, game.luck)", "2: uses shuffled"),
    ],
)
def test_a_leaky_view_is_caught(leak: str, fault: str) -> None:
    assert fault in list(faults(f"def hand(game, seat):\n    return {leak}\n"))


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import random as luck",
        "from random import choice",
        "from pass_and_play.engine.dice import Dice as Cup",
        "from pass_and_play.engine.secret import shuffled as mixed",
        "match card:\n    case Secret(value=it):\n        it",
    ],
)
def test_a_view_that_could_leak_is_caught(source: str) -> None:
    assert list(faults(source)) != []
