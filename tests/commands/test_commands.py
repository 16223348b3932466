"""The command line: what it prints, its exit codes, and that it greets nobody."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pass_and_play.app import run
from pass_and_play.places import data_root

CARDS = data_root() / "card_data"

FAULTS = (
    ('title: {en: "La Casa de Papel"}', "title: no", "'no'"),
    ("minutes: 30", "minutes: 12:30", "12:30"),
    ("least: 4", "least: 010", "010"),
    ("default: 3", "default: 4", "4"),
    ('name: {en: "Open report"}', 'name: {de: "Offener Bericht"}', "English"),
    ('note: {en: "Two', 'nota: {en: "Two', "nota"),
    ("team: hostages", "team: police", "police"),
    ("{0: 13, 250: 8, 500: 4}", "{0: 13, 250: 8, 250: 4}", "250"),
    ("goal: 2000", "goal: 2100", "2100"),
    ("select: 3", "select: 4", "4"),
)
"""What stands in the file, a fault that somebody could make of it, and what must be said."""


def test_check_is_content_with_our_own_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check"]) == 0
    assert "in order" in capsys.readouterr().out


def test_check_names_ten_different_faults_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One run over a copy with ten faults names all ten, each in its line."""
    text = (CARDS / "casa_de_papel.yaml").read_text("utf-8")
    lines = []
    for good, bad, _ in FAULTS:
        assert good in text, f"the card file says nothing like '{good}' any more"
        lines.append(text[: text.index(good)].count("\n") + 1)
        text = text.replace(good, bad, 1)
    (tmp_path / "casa_de_papel.yaml").write_text(text, "utf-8")
    assert run(["check", str(tmp_path)]) == 2
    said = capsys.readouterr().err.splitlines()
    for line, (_, bad, word) in zip(lines, FAULTS, strict=True):
        found = [s for s in said if f"casa_de_papel.yaml:{line}:" in s]
        assert found, f"nothing is said of '{bad}' in line {line}: {said}"
        assert any(word in s for s in found), (bad, found)


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "casa_de_papel", "--players", "5", "--games", "3", "--check", "--json"]
    assert run(command) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 3
    assert figures["hand_overs_max"] == 35
    assert figures["twin_views_compared"] > 100
    assert sum(figures["outcomes"].values()) == pytest.approx(1, abs=0.001)
    assert figures["mean_scores"].keys() == {"loot", "goal"}


def test_simulate_may_lean_towards_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    """An executioner who always stops, in a match that always does, has one execution in one game."""
    command = ["simulate", "executioner", "--players", "5", "--games", "20", "--json", "--lean", "stop=1"]
    assert run(command) == 0
    scores = json.loads(capsys.readouterr().out)["mean_scores"]
    assert scores["games"] == 1
    assert scores["end_normal"] + scores["end_pardon"] + scores["end_princess"] == pytest.approx(1)
    for bad in ("stop", "stop=2", "=1", "stop=often"):
        with pytest.raises(SystemExit):
            run([*command[:-1], bad])


def test_simulate_takes_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "simulate",
        "bank_heist",
        "--players",
        "4",
        "--games",
        "1",
        "--record",
        str(tmp_path),
        "--json",
    ]
    for word in ("no_repeat=true", "report=off", "rounds=2"):
        command += ["--option", word]
    assert run(command) == 0
    (file,) = tmp_path.glob("*.json")
    options = json.loads(file.read_text("utf-8"))["options"]
    assert (options["no_repeat"], options["report"], options["rounds"]) == (True, False, 2)
    assert json.loads(capsys.readouterr().out)["winning_sides"] == {}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess", "--players", "2"], "There is no game 'chess'"),
        (["simulate", "casa_de_papel", "--players", "3"], "4 to 8 players"),
        (["simulate", "casa_de_papel", "--players", "4", "--option", "goal=7"], "cannot be 7"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["--data", "nowhere", "simulate", "casa_de_papel", "--players", "4"], "the file is missing"),
        (["gallery", "out", "--game", "chess"], "There is no game 'chess'"),
    ],
)
def test_bad_use_gets_a_sentence_and_exit_code_2(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_a_record_is_replayed_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "casa_de_papel", "--players", "4", "--games", "1", "--record", str(tmp_path)]
    assert run(command) == 0
    (file,) = tmp_path.glob("*.json")
    capsys.readouterr()
    assert run(["replay", str(file)]) == 0
    text = capsys.readouterr().out
    assert "4 seats, seed 1" in text
    assert "end: " in text
    bent = json.loads(file.read_text())
    bent["decisions"][3] = ["card:9"]
    file.write_text(json.dumps(bent))
    assert run(["replay", str(file)]) == 2
    assert "the rules do not allow" in capsys.readouterr().err


def test_commands_that_draw_nothing_know_no_pygame(tmp_path: Path) -> None:
    """It greets on stdout, and is not there on every machine that simulates."""
    script = (
        "import sys; from pass_and_play.app import run; "
        "run(['check']); run(['simulate', 'casa_de_papel', '--players', '4', '--games', '1']); "
        "assert 'pygame' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)


def test_data_folders_may_lie_anywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(CARDS, tmp_path / "my cards")
    assert run(["--data", str(tmp_path / "my cards"), "check"]) == 0
