"""The shelf: what can be played, what can be continued, and what is wrong with a card file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, cast

import pytest
from scene_screen import GAME, LONG, SHORT, SIZES, WIDEST, Screen, file, saved

from pass_and_play.cards.fault import Fault
from pass_and_play.catalogue import GAMES
from pass_and_play.engine.ask import Who, say
from pass_and_play.store import SavedMatch
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.scenes.saves import Saves
from pass_and_play.ui.scenes.shelf import Shelf
from pass_and_play.ui.tables.signs import SIGNS

FAULTS = (
    Fault(
        "card_data/caper.yaml", 214, "cards.gear.drill.cost is 'three'", "Write a whole number from 0 to 9."
    ),
    Fault("card_data/caper.yaml", 301, "cards.gear.flag has no field 'name'", "Add 'name: ...'."),
    Fault("card_data/caper.yaml", 302, "cards.gear.flag.cost is a list", "Write a whole number."),
)
LONG_FAULT = Fault(
    "/somewhere/with/a/long/way/to/the/folder/of/the/program/and/its/card_data/casa_de_papel.yaml",
    1234,
    "cards.characters.tokyo.full.en is 'a text that goes on and on and on', " * 2,
    "Check indentation and brackets, and put texts that hold ': ', '#' or quotes in quotes. " * 2,
)
STRAY = Fault("card_data/extra.yaml", 1, "no game reads this file", "Take it out.")


def ready(*broken: str) -> str:
    """What the shelf says of the games that are left beside these."""
    left = len({entry.id for entry in GAMES} - {*broken})
    return f"{('No', 'One', 'Two', 'Three', 'Four')[left]} {'game is' if left < 2 else 'games are'} ready."


def shelf(**given: Any) -> Screen:
    screen = Screen(**given)
    return screen.show(Shelf(screen.host))


def test_the_shelf_offers_the_games_that_can_be_played_and_shows_those_to_come() -> None:
    screen = shelf()
    for title in ("La Casa de Papel", "Caper"):
        assert title in screen.texts
    others = [entry.id for entry in GAMES if entry.id != GAME]
    assert all(screen.offers(f"game:{game}") for game in others)
    assert not screen.offers("continue")
    screen.press("play")
    assert screen.calls == [("to_seats", GAME)]


@pytest.mark.parametrize(("key", "call"), [("close", "quit"), ("settings", "open_settings")])
def test_the_app_is_closed_and_set_from_the_shelf(key: str, call: str) -> None:
    screen = shelf()
    screen.press(key)
    assert screen.calls == [(call,)]


def test_the_sound_is_turned_off_and_on_again() -> None:
    screen = shelf()
    screen.set(volume=40)
    screen.press("sound")
    assert screen.settings.volume == 0
    assert "sound-off" in screen.canvas.pictures
    screen.press("sound")
    assert screen.settings.volume == 40
    assert "sound-off" not in screen.canvas.pictures
    silent = Screen()
    silent.set(volume=0)
    silent.show(Shelf(silent.host)).press("sound")
    assert silent.settings.volume > 0


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_in_every_form_under_the_widest_setting(size: tuple[int, int]) -> None:
    for kept in ((), (saved(1, LONG), saved(2))):
        shelf(kept=kept, size=size, theme=WIDEST)
        shelf(kept=kept, size=size, theme=WIDEST, broken={"caper": FAULTS})
        shelf(kept=kept, size=size, theme=WIDEST, broken={GAME: (LONG_FAULT,)})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [entry.id for entry in GAMES if entry.id != GAME])
def test_every_game_fits_its_tile_when_it_is_chosen(size: tuple[int, int], game: str) -> None:
    for kept in ((), (saved(1, LONG), saved(2))):
        shelf(kept=kept, size=size, theme=WIDEST).press(f"game:{game}")


def test_a_game_is_begun_by_keyboard_alone() -> None:
    screen = shelf(kept=(saved(7),))
    screen.focus("play")
    screen.key("return")
    assert screen.calls == [("to_seats", GAME)]


def test_one_game_is_chosen_at_a_time() -> None:
    screen = shelf(broken={"caper": cast(Any, file())})
    screen.press("game:caper")
    assert screen.offers(f"game:{GAME}")
    screen.press("play")
    assert screen.calls == [("to_seats", "caper")]


@pytest.mark.parametrize("names", [SHORT[:4], SHORT, LONG])
def test_the_last_match_can_be_continued(names: tuple[str, ...]) -> None:
    screen = shelf(kept=(saved(7, names), saved(3)))
    assert "Continue La Casa de Papel" in screen.texts
    assert any(text.startswith("Round 3 of 5") for text in screen.texts)
    screen.press("continue")
    assert screen.calls == [("resume", 7)]


def test_progress_that_no_words_can_tell_any_more_is_left_out() -> None:
    for lost in (say("a_key_of_yesterday"), say("progress"), say("progress", round=Who(9), rounds=5)):
        screen = shelf(kept=(saved(1, progress=lost),))
        assert any(text.startswith("Kept · Ada") for text in screen.texts)


def test_a_saved_match_of_a_game_that_is_unknown_here_is_not_offered() -> None:
    other = SavedMatch(1, "tomorrows_game", ("Ada",), ("amber",), say("progress"), datetime.now(UTC))
    assert not shelf(kept=(other,)).offers("continue")


def test_matches_are_taken_away_only_after_a_second_question() -> None:
    screen = shelf(kept=tuple(saved(number, LONG if number % 2 else SHORT[:4]) for number in range(7)))
    assert "6 more" in screen.texts
    screen.press("matches")
    assert isinstance(screen.scene, Saves)
    assert [screen.offers(f"continue:{number}") for number in range(7)] == [True] * 5 + [False] * 2
    first = {target.key: target.rect for target in screen.canvas.targets}["forget:2"]
    screen.press("forget:2", "keep:2", "forget:2")
    assert screen.calls == []
    rects = {target.key: target.rect for target in screen.canvas.targets}
    assert rects["keep:2"] == first, "a second touch in the same place must not take the match away"
    screen.press("forget:2")
    assert screen.calls == [("forget", 2)]


def test_the_list_of_matches_continues_any_and_leads_back() -> None:
    screen = shelf(kept=(saved(1),))
    screen.press("matches", "continue:1")
    assert screen.calls == [("resume", 1)]
    screen = shelf(kept=(saved(1),))
    screen.press("matches", "back")
    assert screen.scene.name == "shelf"


@pytest.mark.parametrize("kept", [(), (saved(1, LONG),), (saved(1), saved(2))])
def test_a_broken_file_tells_its_faults_two_at_a_time(kept: tuple[SavedMatch, ...]) -> None:
    screen = shelf(broken={"caper": FAULTS}, kept=kept)
    assert ready("caper") in screen.texts
    assert not screen.offers("game:caper")
    assert [fault.what in screen.texts for fault in FAULTS] == [True, True, False]
    assert {"line 214", FAULTS[0].advice, "card_data/caper.yaml", "Caper: 3 faults in its card file"} <= {
        *screen.texts
    }
    assert screen.offers("continue") == bool(kept)
    screen.press("next")
    assert [fault.what in screen.texts for fault in FAULTS] == [False, False, True]
    screen.press("next")
    assert FAULTS[0].what in screen.texts
    screen.press("again")
    assert screen.calls == [("read_cards_again",)]


def test_two_faults_need_no_second_page() -> None:
    assert not shelf(broken={"caper": FAULTS[:2]}).offers("next")


def test_two_broken_files_are_told_one_after_the_other() -> None:
    screen = shelf(broken={"caper": FAULTS[:2], GAME: (LONG_FAULT, FAULTS[2])}, kept=(saved(1, LONG),))
    assert ready("caper", GAME) in screen.texts
    assert "2 card files need mending." in screen.texts
    pages = []
    for _ in range(3):
        pages.append(next(text for text in screen.texts if "card file" in text and ":" in text))
        screen.press("next")
    assert pages == [*["La Casa de Papel: 2 faults in its card file"] * 2, "Caper: 2 faults in its card file"]
    assert "Continue La Casa de Papel" in screen.texts
    screen.press("continue")
    assert screen.calls == [("resume", 1)]


def test_without_a_sound_game_there_is_nothing_to_play() -> None:
    screen = shelf(broken={entry.id: FAULTS[:1] for entry in GAMES})
    assert "No game is ready." in screen.texts
    assert not screen.offers("play")


def test_a_long_path_keeps_its_end() -> None:
    screen = shelf(broken={GAME: (LONG_FAULT,)})
    (path,) = [text for text in screen.texts if text.endswith("card_data/casa_de_papel.yaml")]
    assert path.startswith("…/")


def test_a_file_of_no_game_is_told_only_where_the_games_are_sound() -> None:
    assert "card_data/extra.yaml" in shelf(broken={"extra.yaml": (STRAY,)}).texts
    screen = shelf(broken={"extra.yaml": (STRAY,), "caper": FAULTS})
    for _ in range(2):
        assert "card_data/extra.yaml" not in screen.texts
        screen.press("next")


def test_every_game_has_its_painter_and_its_sign() -> None:
    games = {entry.id for entry in GAMES}
    assert set(PAINTERS) == games
    assert all(PAINTERS[game].sign is SIGNS[game] for game in games)
    assert set(SIGNS) == games
