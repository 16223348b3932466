"""`bench`: every figure is measured and printed with its goal. How good it is is not judged here."""

from __future__ import annotations

import json
from fnmatch import fnmatch

import pytest

from pass_and_play.app import run
from pass_and_play.catalogue import GAMES
from pass_and_play.commands import bench
from pass_and_play.commands.bench import GOALS, Effort

QUICK = Effort(seconds=0.05, repeats=1, starts=1, fps=1, scenes=1)

FIGURES = [
    *(f"decisions_per_s_{entry.id}" for entry in GAMES),
    *(f"idle_percent_{scene}" for scene in ("shelf", "curtain", "table", "table_with_clock")),
    *(
        f"redraw_ms_{scene}_{size}"
        for size in ("1280x800", "1920x1080")
        for scene in ("shelf", "curtain", "page", "dark", "table", "result", "over")
    ),
    "animation_ms_result_1920x1080",
    "first_frame_ratio",
    "resume_ms",
    "memory_mb",
]


def test_every_figure_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench.bench, "__kwdefaults__", {"effort": QUICK})
    assert run(["bench", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert list(measured) == FIGURES
    assert all(value is None or value > 0 for value in measured.values())
    assert [name for name, value in measured.items() if value is None] in ([], ["memory_mb"])


def test_every_goal_is_that_of_a_figure() -> None:
    """But for the game that is not on the shelf yet."""
    without = {pattern for pattern, _, _ in GOALS if not any(fnmatch(name, pattern) for name in FIGURES)}
    assert without <= {"decisions_per_s_caper"}


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("decisions_per_s_casa_de_papel", 123_456, "123,456   goal >= 100,000"),
        ("decisions_per_s_casa_de_papel", 99_999, "99,999   goal >= 100,000   missed"),
        ("decisions_per_s_caper", 30_000, "30,000   goal >= 30,000"),
        ("idle_percent_table_with_clock", 1.5, "1.50   goal <= 2"),
        ("idle_percent_table", 1.5, "1.50   goal <= 1   missed"),
        ("redraw_ms_table_1280x800", 9.0, "9.00"),
        ("memory_mb", None, "unknown   goal <= 250"),
    ],
)
def test_a_figure_stands_beside_its_goal(name: str, value: float | None, says: str) -> None:
    line = bench.line(name, value)
    assert line.split(maxsplit=1) == [name, says]
