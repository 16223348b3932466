"""A look into the saves file or at the list of saves spoils nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_samples import SECRET, SEED, all_picks, edited, new_match, opened, play, raw

from pass_and_play.store import DamagedMatch
from pass_and_play.store.mask import mask, unmask

KEY = bytes(range(16))

GROWN = 2 * (4096 + 24)
"""Two changed pages with their frame headers: the row of the match and the one of the decision."""


def spellings() -> list[bytes]:
    """What an onlooker might recognise of seed and picks."""
    size = (SEED.bit_length() + 7) // 8
    seed = [str(SEED).encode(), SEED.to_bytes(size, "big"), SEED.to_bytes(size, "little"), b"%x" % SEED]
    return [*seed, SECRET.encode(), b"card:", b"place:", b"seat:", b"amount:"]


def test_files_hold_neither_seed_nor_picks(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        play(store, 12)
        store.begin(new_match(decisions=all_picks(6)))
        during = raw(tmp_path)
    after = raw(tmp_path)
    for content in (during, after):
        assert "Zoë".encode() in content or b"Zo\\u00eb" in content
        for spelling in spellings():
            assert spelling not in content


def test_equal_decisions_look_different_and_all_have_one_length(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        play(store, 30)
        play(store, 30)
    with edited(tmp_path) as database:
        blobs = [blob for (blob,) in database.execute("SELECT picks FROM decisions")]
    assert len(set(blobs)) == 60
    assert len({len(blob) for blob in blobs}) == 1


def test_the_list_of_saves_and_every_repr_keep_quiet(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 12)
        loaded = store.load(match)
        assert SECRET in str(loaded.record.decisions)
        for shown in (repr(store.unfinished()), repr(loaded), repr(new_match(decisions=all_picks(3)))):
            assert str(SEED) not in shown
            assert "card:" not in shown
            assert "amount:" not in shown


@pytest.mark.parametrize("choice", [(), ("card:0",), ("seat:1", "seat:2", "amount:5000")])
def test_a_decision_costs_the_same_whatever_it_is(tmp_path: Path, choice: tuple[str, ...]) -> None:
    """The same statements, with values of the same sizes, and the same bytes added to the file."""
    with opened(tmp_path) as store:
        match = store.begin(new_match())
        statements: list[str] = []
        store._memory.set_trace_callback(statements.append)
        before = len(raw(tmp_path))
        store.decide(match, choice, progress=new_match().progress)
        grown = len(raw(tmp_path)) - before
    assert [statement.split()[0] for statement in statements] == [
        "SELECT",
        "BEGIN",
        "INSERT",
        "UPDATE",
        "COMMIT",
    ]
    assert len(statements[2]) == len("INSERT INTO decisions VALUES (1, 0, x'')") + 2 * (8 + 128)
    assert grown == GROWN


@given(text=st.text().filter(lambda text: not text.endswith(" ")), place=st.text())
def test_a_masked_text_reads_only_in_its_place(text: str, place: str) -> None:
    blob = mask(text, key=KEY, place=place)
    assert unmask(blob, key=KEY, place=place) == text
    with pytest.raises(ValueError, match="masked"):
        unmask(blob, key=KEY, place=place + "'")
    with pytest.raises(ValueError, match="masked"):
        unmask(blob, key=KEY[::-1], place=place)


@given(spot=st.integers(min_value=0, max_value=135), bits=st.integers(min_value=1, max_value=255))
def test_a_damaged_mask_is_noticed(spot: int, bits: int) -> None:
    blob = bytearray(mask('["card:2"]', key=KEY, place="0"))
    blob[spot] ^= bits
    with pytest.raises(ValueError, match="masked"):
        unmask(bytes(blob), key=KEY, place="0")


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM decisions WHERE number = 2",
        "DELETE FROM decisions WHERE number = 5",
        "UPDATE decisions SET picks = (SELECT picks FROM decisions WHERE number = 1) WHERE number = 4",
        "UPDATE decisions SET picks = x'00' WHERE number = 4",
        "UPDATE decisions SET picks = 'text' WHERE number = 4",
        "UPDATE decisions SET picks = x'' WHERE number = 4",
        "UPDATE matches SET key = randomblob(16)",
        "UPDATE matches SET key = 'text'",
        "UPDATE matches SET seed = x''",
        "UPDATE matches SET rules = 4",
        "UPDATE matches SET game = 'caper'",
        "UPDATE matches SET options = replace(options, '2000', '2500')",
        "UPDATE matches SET cards_source = replace(cards_source, '500', '501')",
        "UPDATE matches SET cards_source = CAST(x'ff00ff' AS TEXT)",
        "UPDATE matches SET seats = '[]'",
        "UPDATE matches SET seats = '[1, 2, 3]'",
        "UPDATE matches SET decided = 'many'",
        "UPDATE matches SET decided = 7",
    ],
)
def test_rows_that_do_not_fit_together_are_a_damaged_match(tmp_path: Path, damage: str) -> None:
    with opened(tmp_path) as store:
        play(store, 6)
        other = play(store, 2)
    with edited(tmp_path) as database:
        where = " AND match = 1" if "decisions" in damage else " WHERE id = 1"
        changed = database.execute(damage + where).rowcount
    assert changed == 1
    with opened(tmp_path) as store:
        with pytest.raises(DamagedMatch) as told:
            store.load(1)
        assert told.value.sentence.key == "store.damaged_match"
        assert str(SEED) not in str(told.value)
        assert store.load(other).record.decisions == all_picks(2)


def test_a_row_that_cannot_be_listed_is_told_and_kept(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        broken, sound = play(store, 1), play(store, 1)
    with edited(tmp_path) as database:
        database.execute("UPDATE matches SET progress = '{' WHERE id = ?", (broken,))
    with opened(tmp_path) as store:
        assert store.notice is None
        assert [save.match for save in store.unfinished()] == [sound]
        assert store.notice is not None
        assert store.notice.key == "store.damaged_rows"
    with edited(tmp_path) as database:
        assert database.execute("SELECT count(*) FROM matches").fetchone() == (2,)


def test_a_broken_setting_gives_the_default(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        store.set_setting("language", "de")
    with edited(tmp_path) as database:
        database.execute("UPDATE settings SET value = CAST(x'22ff' AS TEXT)")
    with opened(tmp_path) as store:
        assert store.setting("language", "en") == "en"


def test_the_samples_would_be_found_if_they_were_bare(tmp_path: Path) -> None:
    """Guards the search itself: the same search finds a seed that is written in the clear."""
    with opened(tmp_path) as store:
        store.set_setting("bare", f"{SEED} {SECRET}")
        content = raw(tmp_path)
    assert str(SEED).encode() in content
    assert SECRET.encode() in content
