"""What is kept is on the disk: the settings of SQLite on which a power cut is survived."""

from __future__ import annotations

from pathlib import Path

import pytest

from pass_and_play.store import Store

FULL = 2


@pytest.mark.parametrize(("pragma", "value"), [("journal_mode", "wal"), ("synchronous", FULL)])
def test_every_transaction_is_flushed(tmp_path: Path, pragma: str, value: object) -> None:
    store = Store.open(tmp_path)
    assert store._file is not None
    assert store._file.execute(f"PRAGMA {pragma}").fetchone() == (value,)
    store.close()
