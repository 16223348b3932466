"""Settings, matches and results: what goes in comes out, in this sitting and in the next."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from store_samples import COLOURS, ENDING, NAMES, all_picks, new_match, opened, picks, play, progress

from pass_and_play.engine.ask import Ending, Say, Who, say
from pass_and_play.store import Store, sentence


def test_a_match_comes_back_whole_after_every_decision(tmp_path: Path) -> None:
    new = new_match()
    for number in range(7):
        with opened(tmp_path) as store:
            match = play(store, 1, match=None if number == 0 else 1)
            assert match == 1
        with opened(tmp_path) as store:
            loaded = store.load(1)
            assert store.notice is None
        assert loaded.record.decisions == all_picks(number + 1)
        assert loaded.record.seed == new.record.seed
        assert loaded.record.options == new.record.options
        assert type(loaded.record.options["short"]) is bool
        assert (loaded.record.game, loaded.record.rules, loaded.record.cards) == (
            "casa_de_papel",
            3,
            "c0ffee",
        )
        assert (loaded.names, loaded.colours) == (NAMES, COLOURS)
        assert loaded.cards_source == new.cards_source
        assert not loaded.ended


def test_a_match_may_begin_with_decisions(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = store.begin(new_match(decisions=all_picks(4)))
        play(store, 2, match=match)
    with opened(tmp_path) as store:
        assert store.load(match).record.decisions == all_picks(6)


def test_the_list_of_saves_has_the_last_touched_first(tmp_path: Path) -> None:
    time = count(1_800_000_000, 60)
    store = Store.open(tmp_path, now=lambda: next(time))
    first, second, third = (store.begin(new_match()) for _ in range(3))
    store.decide(second, picks(1), progress=progress(5))
    store.close()
    with opened(tmp_path) as store:
        saves = store.unfinished()
    assert [save.match for save in saves] == [second, third, first]
    assert saves[0].progress == progress(5)
    assert (saves[0].game, saves[0].names, saves[0].colours) == ("casa_de_papel", NAMES, COLOURS)
    assert saves[0].touched > saves[1].touched > datetime(2027, 1, 1, tzinfo=UTC)


def test_a_finished_match_moves_to_the_results(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 3)
        other = store.begin(new_match(game="caper"))
        store.finish(match, ENDING)
        store.finish(other, Ending(how="draw", winners=()))
    with opened(tmp_path) as store:
        assert store.unfinished() == ()
        (result,) = store.results("casa_de_papel")
        assert (result.match, result.names, result.colours) == (match, NAMES, COLOURS)
        assert result.ending == ENDING
        (draw,) = store.results("caper")
        assert draw.ending == Ending(how="draw", winners=())
        assert store.results("executioner") == ()
        assert store.load(match).ended
        assert store.load(match).record.decisions == all_picks(3)


def test_results_have_the_last_one_first(tmp_path: Path) -> None:
    time = count(1_800_000_000, 60)
    store = Store.open(tmp_path, now=lambda: next(time))
    first, second = store.begin(new_match()), store.begin(new_match())
    store.finish(second, ENDING)
    store.finish(first, ENDING)
    assert [result.match for result in store.results("casa_de_papel")] == [first, second]
    store.close()


def test_time_spent_playing_leaves_breaks_out(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    store = Store.open(tmp_path, now=lambda: now[0])
    match = store.begin(new_match())
    for silence in (30, 90, 100_000, -5_000):
        now[0] += silence
        store.decide(match, picks(0), progress=progress(0))
    store.close()
    now[0] += 86_400
    store = Store.open(tmp_path, now=lambda: now[0])
    store.load(match)
    now[0] += 12.4
    store.finish(match, ENDING)
    (result,) = store.results("casa_de_papel")
    assert result.seconds == 30 + 90 + 600 + 0 + 12
    assert result.begun < result.ended
    store.close()


def test_a_forgotten_match_is_gone(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match, other = play(store, 3), play(store, 2)
        store.forget(match)
    with opened(tmp_path) as store:
        assert [save.match for save in store.unfinished()] == [other]
        assert store.load(other).record.decisions == all_picks(2)
        with pytest.raises(KeyError):
            store.load(match)


def test_only_unfinished_matches_go_on(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 1)
        store.finish(match, ENDING)
        for number in (match, 99):
            with pytest.raises(KeyError):
                store.decide(number, picks(0), progress=progress(0))
            with pytest.raises(KeyError):
                store.finish(number, ENDING)
            with pytest.raises(KeyError):
                store.forget(number)
        assert store.load(match).record.decisions == all_picks(1)


def test_names_must_fit_the_seats(tmp_path: Path) -> None:
    new = new_match()
    with opened(tmp_path) as store, pytest.raises(ValueError, match="3 seats"):
        store.begin(type(new)(new.record, ("Ann",), new.colours, new.cards_source, new.progress))


@pytest.mark.parametrize("value", [True, 0, 1.5, "模式 \ud800 \0", ["Ann", "李雷"], {"a": [1, {"b": None}]}])
def test_settings_come_back_with_their_type(tmp_path: Path, value: Any) -> None:
    empty = type(value)()
    with opened(tmp_path) as store:
        assert store.setting("it's", empty) == empty
        store.set_setting("it's", value)
        store.set_setting("it's", value)
    with opened(tmp_path) as store:
        again = store.setting("it's", empty)
        assert again == value
        assert type(again) is type(value)


def test_a_setting_of_another_type_gives_the_default(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        store.set_setting("text_size", "large")
        assert store.setting("text_size", 1.2) == 1.2
        store.set_setting("reduced_motion", 1)
        assert store.setting("reduced_motion", False) is False


def test_sentences_come_back() -> None:
    said = say("a", n=-3, who=Who(2), text="é", part=say("b", deep=say("c", who=Who(0))))
    assert sentence.from_json(sentence.to_json(said)) == said


@pytest.mark.parametrize("text", ["1", '"a"', "null", "[]", '{"who": 1}', '{"say": "a", "with": {"n": 1.5}}'])
def test_other_json_is_no_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="sentence"):
        sentence.from_json(text)


def test_a_sentence_without_parameters_stays_bare() -> None:
    assert sentence.from_json(sentence.to_json(Say("done"))) == Say("done")
