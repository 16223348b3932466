"""`simulate --bots`: who wins how often, every deal played in all ways in which the bots can sit."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pass_and_play import catalogue
from pass_and_play.app import run
from pass_and_play.commands.contest import Contest, wilson
from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.ask import Ask, Ending
from pass_and_play.engine.bot import Luck, Opponents, Thought
from pass_and_play.engine.dice import Dice

GAME = "bank_heist"


class First:
    """Picks the first options there are."""

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """At once."""
        yield
        return tuple(each.key for each in ask.options[: max(1, ask.least)])


OPPONENTS = Opponents({"easy": Luck, "hard": First}, (3,), {"greedy": First}, house={3: {"no_repeat": True}})


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "BOTS", {GAME: lambda: OPPONENTS})


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (550, 1000, 0.519, 0.5806)],
)
def test_the_interval_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=1e-4)


def test_every_deal_is_played_in_all_ways_in_which_they_can_sit() -> None:
    contest = Contest(OPPONENTS, GAME, ("hard", "easy"), players=3)
    assert sorted(contest.ways[0]) == ["easy", "hard", "luck"]
    assert len(set(contest.ways)) == 6
    assert [contest.whole(games) for games in (1, 6, 7)] == [6, 6, 12]
    assert [contest.deal(number)[0] for number in (0, 5, 6)] == [0, 0, 1]
    assert len({contest.deal(number)[1] for number in range(6)}) == 6


def test_two_who_are_alike_need_not_change_seats() -> None:
    assert Contest(OPPONENTS, GAME, (), players=3).ways == (("hard", "hard", "hard"),)
    assert len(Contest(OPPONENTS, GAME, ("hard",), players=3).ways) == 3


def test_every_seat_among_the_winners_counts() -> None:
    contest = Contest(OPPONENTS, GAME, ("hard",), players=3)
    contest.count(("luck", "hard", "luck"), Ending("so", winners=(0, 1)))
    contest.count(("hard", "luck", "luck"), Ending("so", winners=(1,)))
    assert [(f.seats, f.won) for f in (contest.figures["hard"], contest.figures["luck"])] == [(2, 1), (4, 2)]


@pytest.mark.parametrize(
    ("strengths", "players", "why"),
    [
        (("perfect",), 3, "no computer player 'perfect'; it has: easy, hard, greedy, luck"),
        (("hard",) * 4, 3, "4 computer players are too many for 3 seats"),
        (("hard",), 4, "no computer players where 4 play"),
    ],
)
def test_what_a_game_does_not_have_is_refused(strengths: tuple[str, ...], players: int, why: str) -> None:
    with pytest.raises(Trouble, match=why):
        Contest(OPPONENTS, GAME, strengths, players=players)
    with pytest.raises(Trouble, match="no computer players"):
        Contest(Opponents(), GAME, (), players=players)


def test_the_command_prints_the_shares_of_wins(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", GAME, "--players", "3", "--games", "4", "--bots", "hard,greedy", "--check"]
    assert run(command) == 0
    said = capsys.readouterr().out
    assert "games: 6" in said
    assert [line.partition(":")[0] for line in said.splitlines()[-3:]] == ["hard", "greedy", "luck"]
    assert "95 %" in said
    assert run([*command, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["bots"]
    assert {strength: of["seats"] for strength, of in figures.items()} == dict.fromkeys(figures, 6)
    assert all(0 <= of["low"] <= of["share"] <= of["high"] <= 1 for of in figures.values())
    assert figures["hard"]["think_ms_max"] >= figures["hard"]["think_ms_mean"] > 0


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        run(["simulate", GAME, "--players", "3", "--games", "6", "--bots", "easy", "--seed", "7", "--json"])
        figures = json.loads(capsys.readouterr().out)
        told.append((figures["decisions"], figures["outcomes"], figures["bots"]["easy"]["won"]))
    assert told[0] == told[1]


def test_the_house_rules_of_a_table_with_computers_hold(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", GAME, "--players", "3", "--games", "1", "--record", str(tmp_path)]
    assert run([*command, "--bots"]) == 0
    assert run(command) == 0
    kept = {path.name: json.loads(path.read_text("utf-8"))["options"] for path in tmp_path.iterdir()}
    assert kept["bank_heist-3-1-hard-hard-hard.json"]["no_repeat"] is True
    assert kept["bank_heist-3-1.json"]["no_repeat"] is False


def test_a_game_without_computers_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "casa_de_papel", "--players", "4", "--bots"]) == 2
    assert "casa_de_papel has no computer players." in capsys.readouterr().err
