"""The seats: who sits where, under which name and colour, and by which house rules."""

from __future__ import annotations

import pytest
from scene_screen import COLOURS, GAME, LONG, SHORT, Screen, file, seating

from pass_and_play.ui.match import Seating
from pass_and_play.ui.scenes.seats import SeatsScene


def seats(last: Seating | None = None) -> Screen:
    screen = Screen()
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
    screen.press("fewer", "remove:1", "remove:0", "remove:0")
    assert [screen.offers(key) for key in ("fewer", "remove:0", "add")] == [False, False, True]
    assert dealt(screen).colours == ("jade", "rose", "violet", "lime")
    screen.press("add")
    assert dealt(screen).colours == ("jade", "rose", "violet", "lime", "amber")


def test_a_name_is_typed_and_the_tile_is_left_by_touch() -> None:
    screen = seats()
    screen.press("seat:1")
    assert screen.scene.typing
    for letter in "Łucja 2":
        screen.type(letter)
    assert "Łucja 2" in screen.texts
    screen.press("seat:1")
    assert not screen.scene.typing
    assert dealt(screen).names[:3] == ("Amber", "Łucja 2", "Coral")


def test_return_and_tab_lead_to_the_next_seat_and_end_after_the_last() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.press("seat:2")
    screen.edit("backspace")
    screen.edit("return")
    screen.type("a")
    screen.edit("tab")
    assert not screen.scene.typing
    assert dealt(screen).names == ("Ada", "Ben", "Cle", "Deva")


def test_escape_gives_the_old_name_back() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.press("seat:0")
    screen.type("Ben")
    screen.edit("escape")
    assert not screen.scene.typing
    assert dealt(screen).names[0] == "Ada"


def test_an_emptied_name_becomes_the_colour() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.rename(2, "")
    assert dealt(screen).names == ("Ada", "Ben", "Coral", "Dev")


@pytest.mark.parametrize(
    "typed", ["", " ", "\0", "\ud83d", "\u200b\u2060", "\u202e\u202c", "\u3164", "\n\t", "\u0301"]
)
def test_what_cannot_be_seen_is_no_name(typed: str) -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.rename(2, typed)
    assert dealt(screen).names[2] == "Coral"


@pytest.mark.parametrize("name", ["小明", "Zoë", "İbrahim", "Q" * 20, "Maximiliane Konstanz"])
def test_names_of_the_fonts_are_kept(name: str) -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.rename(2, name)
    assert dealt(screen).names[2] == name


def test_a_name_ends_after_twenty_letters() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.press("seat:0")
    screen.type("Nebuchadnezzar the Second")
    assert "20 letters at most." in screen.texts
    assert dealt(screen).names[0] == "AdaNebuchadnezzar th"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("Ben", "Ben sits here already."),
        ("ben ", "Looks too much like Ben."),
        ("\u202eBen\u202c\u200b", "Ben sits here already."),
        ("Sam😀", "Cannot be shown: grinning face"),
    ],
)
def test_a_refused_name_says_why_and_nothing_is_dealt(typed: str, reason: str) -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.rename(2, typed)
    assert reason in screen.texts
    assert "Seat 3 · Coral" not in screen.texts
    assert not screen.offers("confirm")
    assert "Change the name first" in screen.texts
    screen.rename(2, "Sam")
    assert dealt(screen).names[2] == "Sam"


def test_of_two_equal_names_the_later_one_is_refused() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.rename(0, "Ben")
    assert "Seat 1 · Amber" not in screen.texts
    assert "Seat 2 · Sky" in screen.texts
    screen.rename(1, "Sam")
    assert dealt(screen).names[:2] == ("Ben", "Sam")


def test_a_name_may_not_be_the_colour_by_which_another_seat_is_called() -> None:
    screen = seats()
    screen.rename(0, "Coral")
    assert not screen.offers("confirm")
    screen.rename(2, "Sam")
    assert dealt(screen).names[:3] == ("Coral", "Sky", "Sam")


def test_a_colour_is_held_by_one_seat_only() -> None:
    screen = seats(seating(*SHORT[:4]))
    screen.press("seat:1")
    assert not screen.offers("colour:amber")
    screen.press("colour:pearl")
    assert screen.scene.typing
    screen.press("seat:0", "colour:sky")
    assert dealt(screen).colours == ("sky", "pearl", "coral", "jade")


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
    assert dealt(screen).options == {
        "abilities": False,
        "last_trump": True,
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


@pytest.mark.parametrize("names", [SHORT[:4], SHORT, LONG])
def test_the_same_people_sit_down_again(names: tuple[str, ...]) -> None:
    before = Seating(GAME, names, tuple(reversed(COLOURS))[: len(names)], {"minutes": 0})
    given = dealt(seats(before))
    assert (given.names, given.colours) == (before.names, before.colours)
    assert given.options["minutes"] == 0


def test_those_who_were_called_by_their_colours_are_so_again() -> None:
    screen = seats(dealt(seats()))
    screen.press("seat:4", "colour:pearl")
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


@pytest.mark.parametrize("seat", range(8))
def test_any_seat_can_be_edited_with_the_longest_names(seat: int) -> None:
    screen = seats(seating(*LONG))
    screen.press(f"seat:{seat}")
    screen.edit("backspace")
    screen.type("x")
    assert screen.scene.typing


def test_from_the_seats_back_to_the_shelf() -> None:
    screen = seats()
    screen.press("shelf")
    assert screen.calls == [("to_shelf",)]
