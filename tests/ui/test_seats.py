"""The seats: who sits where, in which order and colour, and by which house rules."""

from __future__ import annotations

import pygame
import pytest
from scene_screen import COLOURS, GAME, LONG, SHORT, SIZES, WIDEST, Screen, file, seating

from pass_and_play import catalogue
from pass_and_play.engine.bot import Luck, Opponents
from pass_and_play.ui.match import Seating
from pass_and_play.ui.scenes.seats import SeatsScene


def seats(last: Seating | None = None, **given: object) -> Screen:
    screen = Screen(**given)  # type: ignore[arg-type]
    return screen.show(SeatsScene(screen.host, file(), last))


def dealt(screen: Screen) -> Seating:
    """What the host is given to deal."""
    screen.press("confirm")
    (name, given) = screen.calls.pop()
    assert name == "deal"
    assert isinstance(given, Seating)
    return given


def test_a_new_table_has_five_seats_called_by_their_colours() -> None:
    given = dealt(seats())
    assert given.names == ("Amber", "Sky", "Coral", "Jade", "Rose")
    assert given.colours == COLOURS[:5]
    assert given.options == {rule.key: rule.default for rule in file().options}


def test_seats_come_and_go_between_the_fewest_and_the_most() -> None:
    screen = seats()
    screen.press("another", "add", "another")
    assert not screen.offers("add")
    assert not screen.offers("another")
    assert dealt(screen).colours == COLOURS
    screen.press("fewer", "remove:sky", "remove:amber", "remove:coral")
    assert [screen.offers(key) for key in ("fewer", "remove:jade", "add")] == [False, False, True]
    assert dealt(screen).colours == ("jade", "rose", "violet", "lime")
    screen.press("add")
    assert dealt(screen).colours == ("jade", "rose", "violet", "lime", "amber")


def test_a_colour_is_held_by_one_seat_only() -> None:
    screen = seats(seating(*SHORT[:4]))
    assert "Ada’s colour and shape" in screen.texts
    assert not screen.offers("colour:sky")
    screen.press("mark:sky")
    assert "Ben’s colour and shape" in screen.texts
    screen.press("colour:pearl", "mark:amber", "colour:sky")
    assert dealt(screen).colours == ("sky", "pearl", "coral", "jade")


@pytest.mark.parametrize(("grip", "size"), [*zip(("seat", "mark", "seat"), SIZES, strict=True)])
def test_a_seat_is_dragged_to_another_place(size: tuple[int, int], grip: str) -> None:
    screen = seats(seating(*SHORT[:5]), size=size)
    screen.drag(f"{grip}:jade", "seat:sky", drop=False)
    assert "Drops as seat 2" in screen.texts
    assert [name for name in screen.texts if name in SHORT] == ["Ada", "Ben", "Cleo", "Emi", "Dev"]
    screen.stage.touch.let_go()
    screen.draw()
    assert "Seat 4 · Jade" in screen.texts, "a drag that was broken off moves nothing"
    screen.drag(f"{grip}:jade", "seat:sky")
    assert screen.scene.name == "seats", "the end of a drag is no touch"
    screen.drag("seat:amber", "seat:rose")
    given = dealt(screen)
    assert given.names == ("Dev", "Ben", "Cleo", "Emi", "Ada")
    assert given.colours == ("jade", "sky", "coral", "rose", "amber")


def test_a_seat_dragged_past_the_end_is_the_last() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.drag("seat:amber", "confirm")
    assert dealt(screen).names == ("Ben", "Cleo", "Dev", "Ada")


def test_a_seat_that_is_dragged_back_stays_and_is_not_named() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.drag("seat:sky", "mark:sky")
    assert screen.scene.name == "seats"
    assert dealt(screen).names == SHORT[:4]
    screen.press("seat:sky")
    assert screen.scene.name == "naming"


def test_what_is_no_seat_is_not_dragged() -> None:
    screen = seats(seating(*SHORT[:5]))
    screen.drag("fewer", "seat:sky")
    assert dealt(screen).names == SHORT[:5]


def test_a_refused_name_stands_out_and_nothing_is_dealt() -> None:
    screen = seats(seating(*SHORT[:5]))
    screen.press("seat:coral", "clear")
    screen.type("Ben")
    screen.press("seat:sky", "done")
    assert screen.scene.name == "seats"
    assert "Seat 2 is already called Ben." in screen.texts
    assert "Seat 3 · Coral" not in screen.texts
    assert "Change the name first" in screen.texts
    assert not screen.offers("confirm")


def test_the_rules_of_the_house_are_chosen_on_two_pages() -> None:
    screen = seats()
    screen.press("option:abilities", "option:last_trump", "option:last_trump", "option:minutes:5")
    assert not screen.offers("option:mixed_hands")
    screen.press("more")
    assert "By players" in screen.texts
    assert not screen.offers("option:goal:less")
    screen.press("option:first_leader:random", "option:goal:more", "option:goal:more", "option:mixed_hands")
    assert "500" in screen.texts
    screen.press("option:open_report", "back")
    assert screen.offers("option:abilities")
    defaults = {rule.key: rule.default for rule in file().options}
    assert dealt(screen).options == defaults | {
        "abilities": False,
        "minutes": 5,
        "first_leader": "random",
        "goal": 500,
        "mixed_hands": True,
        "open_report": False,
    }


def test_an_amount_ends_at_its_most() -> None:
    screen = seats(seating(*SHORT[:4], goal=6000))
    screen.press("more")
    assert "6,000" in screen.texts
    assert not screen.offers("option:goal:more")
    screen.press("option:goal:less")
    assert dealt(screen).options["goal"] == 5750


@pytest.mark.parametrize("size", SIZES)
def test_every_house_rule_is_on_one_page_of_every_form(size: tuple[int, int]) -> None:
    screen = seats(size=size)
    found = []
    while True:
        for target in screen.stage.targets:
            thing, _, rest = target.key.partition(":")
            if thing == "option" and rest.partition(":")[0] not in found:
                found.append(rest.partition(":")[0])
        if not screen.offers("more"):
            break
        screen.press("more")
    assert found == [rule.key for rule in file().options]
    while screen.offers("back"):
        screen.press("back")
    assert "House rules" in screen.texts


def test_a_page_that_another_form_does_not_have_is_its_last() -> None:
    screen = seats(size=(800, 1280))
    screen.press("more", "more")
    screen.stage.resize(pygame.Surface((1280, 800)))
    screen.draw()
    assert not screen.offers("more")
    screen.press("back")
    assert screen.offers("option:abilities")


@pytest.mark.parametrize("names", [SHORT[:4], SHORT, LONG])
def test_the_same_people_sit_down_again(names: tuple[str, ...]) -> None:
    before = Seating(GAME, names, tuple(reversed(COLOURS))[: len(names)], {"minutes": 0})
    given = dealt(seats(before))
    assert (given.names, given.colours) == (before.names, before.colours)
    assert given.options["minutes"] == 0


def test_those_who_were_called_by_their_colours_are_so_again() -> None:
    screen = seats(dealt(seats()))
    screen.press("mark:rose", "colour:pearl")
    assert dealt(screen).names == ("Amber", "Sky", "Coral", "Jade", "Pearl")


def test_a_seating_that_does_not_fit_any_more_is_made_to_fit() -> None:
    old = Seating(
        GAME,
        ("Ada", "B\0en\u200b", *SHORT[2:], "Ivo"),
        ("amber", "amber", "puce", *COLOURS[1:7]),
        {"minutes": 4, "goal": True, "gone": 1},
    )
    given = dealt(seats(old))
    assert given.names == ("Ada", "Ben", *SHORT[2:])
    assert sorted(given.colours) == sorted(COLOURS)
    assert given.options == {rule.key: rule.default for rule in file().options}
    assert len(dealt(seats(seating("Ada", "Ben"))).names) == 4


@pytest.mark.parametrize(
    ("key", "call"),
    [("shelf", ("to_shelf",)), ("help", ("open_rules_of", GAME)), ("settings", ("open_settings",))],
)
def test_the_ways_on(key: str, call: tuple[str, ...]) -> None:
    screen = seats()
    screen.press(key)
    assert screen.calls == [call]


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_in_every_form_under_the_widest_setting(size: tuple[int, int]) -> None:
    for names in (SHORT[:4], LONG):
        screen = seats(seating(*names), size=size, theme=WIDEST)
        while screen.offers("more"):
            screen.press("more")


def test_a_table_is_set_by_keyboard_alone() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.focus("mark:sky")
    screen.key("return")
    screen.focus("colour:pearl")
    screen.key("return")
    screen.focus("another")
    screen.key("return")
    screen.focus("option:abilities")
    screen.key("return")
    screen.key("return", ctrl=True)
    (_, given) = screen.calls.pop()
    assert isinstance(given, Seating)
    assert given.names == (*SHORT[:4], "Sky")
    assert given.colours == ("amber", "pearl", "coral", "jade", "sky")
    assert given.options["abilities"] is False


def test_the_seat_in_focus_is_moved_by_ctrl_and_an_arrow() -> None:
    screen = seats(seating(*SHORT[:4]))
    assert not screen.scene.edit("ctrl+down")
    screen.focus("seat:sky")
    assert screen.scene.edit("ctrl+down")
    assert screen.scene.edit("ctrl+down")
    assert screen.scene.edit("ctrl+down"), "past the end nothing changes"
    screen.draw()
    assert screen.stage.focus == "seat:sky"
    assert dealt(screen).names == ("Ada", "Cleo", "Dev", "Ben")


# ---------------------------------------------------------------------- computers

BOTS = Opponents({"easy": Luck, "fair": Luck, "hard": Luck}, (4, 5), house={5: {"minutes": 5}})


@pytest.fixture
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "BOTS", {GAME: lambda: BOTS})


@pytest.mark.usefixtures("_bots")
@pytest.mark.parametrize("size", SIZES)
def test_a_touch_changes_who_plays_a_seat(size: tuple[int, int]) -> None:
    screen = seats(seating(*SHORT[:4]), size=size)
    assert "robot" not in screen.canvas.pictures
    for strength in ("Easy", "Fair", "Hard"):
        screen.press("player:sky")
        assert any(strength in text for text in screen.texts)
        assert "robot" in screen.canvas.pictures
    assert dealt(screen).bots == {1: "hard"}
    screen.press("player:sky", "player:coral")
    assert dealt(screen).bots == {2: "easy"}


@pytest.mark.usefixtures("_bots")
def test_one_person_plays_at_least() -> None:
    screen = seats(seating(*SHORT[:5]))
    screen.press("player:amber", "player:sky", "player:coral", "player:rose")
    assert not screen.offers("player:jade")
    screen.press("remove:jade")
    assert dealt(screen).bots == {1: "easy", 2: "easy", 3: "easy"}


@pytest.mark.usefixtures("_bots")
def test_computers_are_offered_where_so_many_can_play() -> None:
    screen = seats(seating(*SHORT[:5]))
    screen.press("player:sky", "add")
    assert screen.target("player:sky") is None
    assert "robot" not in screen.canvas.pictures
    assert dealt(screen).bots == {}
    screen.press("fewer")
    assert dealt(screen).bots == {1: "easy"}


def test_a_game_without_computers_offers_none() -> None:
    assert not any(target.key.startswith("player:") for target in seats().canvas.targets)


@pytest.mark.usefixtures("_bots")
def test_computers_are_called_so_until_somebody_names_them() -> None:
    screen = seats()
    screen.press("player:sky", "player:rose", "player:coral")
    assert dealt(screen).names == ("Amber", "Computer", "Computer 2", "Jade", "Computer 3")
    screen.press("seat:sky")
    assert "Leave it empty and the seat is called Computer." in screen.texts
    screen.type("Deep Mint")
    screen.press("done")
    given = dealt(screen)
    assert given.names == ("Amber", "Deep Mint", "Computer", "Jade", "Computer 2")
    again = seats(given)
    again.press("player:coral", "player:coral", "player:coral")
    assert dealt(again).names == ("Amber", "Deep Mint", "Coral", "Jade", "Computer")


@pytest.mark.usefixtures("_bots")
def test_a_house_rule_that_holds_with_computers_is_shown_and_stays() -> None:
    screen = seats(seating(*SHORT[:5], minutes=2))
    screen.press("player:sky")
    assert "Always so where a computer plays" in screen.texts
    assert not screen.offers("option:minutes:2")
    assert dealt(screen).options["minutes"] == 5
    screen.press("player:sky", "player:sky", "player:sky")
    assert dealt(screen).options["minutes"] == 2


@pytest.mark.usefixtures("_bots")
@pytest.mark.parametrize("size", SIZES)
def test_computers_with_the_widest_words_fit(size: tuple[int, int]) -> None:
    screen = seats(seating(*LONG[:5]), size=size, theme=WIDEST)
    screen.press("player:sky", "player:coral", "player:coral")
    assert screen.canvas.flaws == []
