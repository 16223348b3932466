"""Power cuts and second apps, played by a child process that decides for ever until it is killed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from store_samples import all_picks, files, key_of, opened, picks, play

from pass_and_play.store.file import NAME

ROOT = Path(__file__).resolve().parents[2]
WRITER = Path(__file__).with_name("store_writer.py")


@contextmanager
def writer(home: Path) -> Iterator[subprocess.Popen[str]]:
    """A child that decides for ever in the store of `home`; killed in the end."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, str(WRITER), str(home)], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        yield child
    finally:
        child.kill()
        child.communicate()


def killed(home: Path, *, after: float) -> tuple[int, int]:
    """Kills a child `after` seconds of deciding; its match and the number of decisions it had confirmed."""
    with writer(home) as child:
        assert child.stdout is not None
        notice, match = child.stdout.readline().split()
        assert notice == "fine"
        time.sleep(after)
        child.kill()
        lines = child.stdout.read().split("\n")
    return int(match), len(lines) - 1


def test_a_power_cut_loses_at_most_the_decision_being_made(tmp_path: Path) -> None:
    moments = random.Random(20)
    confirmed = {}
    for _ in range(12):
        match, count = killed(tmp_path, after=moments.uniform(0.0, 0.15))
        confirmed[match] = count
        with opened(tmp_path) as store:
            assert store.notice is None
            decisions = store.load(match).record.decisions
            assert count <= len(decisions) <= count + 1
            assert decisions == all_picks(len(decisions))
    assert len(confirmed) == 12
    assert sum(confirmed.values()) > 100
    with opened(tmp_path) as store:
        assert {save.match for save in store.unfinished()} == set(confirmed)
        assert all(len(store.load(match).record.decisions) >= confirmed[match] for match in confirmed)
        play(store, 3, match=1)


def test_a_second_app_learns_at_once_that_the_folder_is_in_use(tmp_path: Path) -> None:
    with writer(tmp_path) as child:
        assert child.stdout is not None
        child.stdout.readline()
        start = time.monotonic()
        with opened(tmp_path) as store:
            assert time.monotonic() - start < 1
            assert key_of(store) == "store.in_use"
            match = play(store, 4)
            assert store.load(match).record.decisions == all_picks(4)
        assert child.poll() is None
    with opened(tmp_path) as store:
        assert store.notice is None
        assert len(store.unfinished()) == 1


def test_a_child_learns_that_the_folder_is_in_use(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 2)
        with writer(tmp_path) as child:
            assert child.stdout is not None
            assert child.stdout.readline().split()[0] == "store.in_use"
        store.decide(match, picks(2), progress=store.unfinished()[0].progress)
    with opened(tmp_path) as store:
        assert store.notice is None
        assert store.load(match).record.decisions == all_picks(3)


def test_damage_after_a_power_cut_keeps_the_log_aside_too(tmp_path: Path) -> None:
    killed(tmp_path, after=0.05)
    log = (tmp_path / f"{NAME}-wal").read_bytes()
    (tmp_path / NAME).write_bytes(b"")
    with opened(tmp_path) as store:
        assert key_of(store) == "store.damaged"
        play(store, 1)
    assert (tmp_path / "pass-and-play.damaged-1.sqlite3-wal").read_bytes() == log
    assert (tmp_path / "pass-and-play.damaged-1.sqlite3").read_bytes() == b""
    assert NAME in files(tmp_path)
