"""The gallery shows every phase and overlay that a match can come by."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pass_and_play.app import run
from pass_and_play.catalogue import GAMES, Replayer, entry_of, opponents_of, read_library
from pass_and_play.commands.sights import sights
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Seat, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.session import Session
from pass_and_play.places import data_root

OVERLAYS = {"pause", "notice", "saves", "rules", "settings", "again", "glance", "naming"}


def reached(game: str) -> set[tuple[str, str]]:
    """Every (scene, phase) that random matches of every number of players come by; a power cut may also be
    played with closed eyes."""
    file = read_library(data_root() / "card_data")[game]
    assert not isinstance(file, tuple)
    entry = next(entry for entry in GAMES if entry.id == game)
    found = set()
    holder: Seat | None = None

    def note(session: Session) -> None:
        nonlocal holder
        phase, ask = session.game.table().phase, session.waiting
        before, holder = holder, ask.seat if ask is not None and ask.where is Where.PRIVATE else None
        if ask is None:
            found.add(("over", phase))
        elif ask.where is Where.OPEN:
            found.add(("table", phase))
        else:
            found.add(("dark" if ask.where is Where.DARK else "page", phase))
            if ask.seat != before:
                found.add(("curtain", phase))
        if ask is not None and ask.where is Where.DARK:
            found.add(("eyes", phase))

    for players in file.players:
        for seed in range(20):
            record = new_record(entry, file, seats=players, seed=seed, options={})
            play_out(Replayer(entry, file.cards, record)(()), Dice(seed), after=note)
    return found


def apart(game: str) -> Iterator[tuple[str, str, int]]:
    """What sets moments of one phase apart, with the fewest and the most players."""
    file = read_library(data_root() / "card_data")[game]
    assert not isinstance(file, tuple)
    for seats in (file.players[0], file.players[-1]):
        for (phase, what), _ in sights(entry_of(game), file, seats=seats, options={}, seen=set()):
            if what:
                yield phase, what, seats


@pytest.mark.long
@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_every_phase_and_overlay_hangs_in_the_gallery(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["gallery", str(tmp_path), "--game", game, "--size", "512x300"]) == 0, capsys.readouterr().err
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    pictures = manifest["pictures"]
    assert {(p["scene"], p["phase"]) for p in pictures if p["game"] == game} >= reached(game)
    assert {p["scene"] for p in pictures} >= OVERLAYS | {"shelf", "seats", "over", "cover"}
    with_computers = {"thinking", "played", "who"} if opponents_of(game).strengths else set()
    assert {p["scene"] for p in pictures} >= with_computers
    shown = {(p["phase"], p["state"], p["players"]) for p in pictures if p["game"] == game}
    assert set(apart(game)) <= shown
    for picture in pictures:
        assert (tmp_path / picture["file"]).stat().st_size > 5000
        for target in picture["targets"]:
            x, y, wide, high = target["rect"]
            assert 0 <= x <= x + wide <= 512 and 0 <= y <= y + high <= 300, (picture["file"], target)
    fresh = {target["key"]: target for target in pictures[0]["targets"]}
    assert fresh["play"]["words"] == "Play" and fresh["play"]["enabled"]
