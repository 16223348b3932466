"""Naming: by mouse, by keyboard alone, and by the keys on screen alone."""

from __future__ import annotations

import pytest
from scene_screen import GAME, LONG, SHORT, SIZES, WIDEST, Screen, file, seating

from pass_and_play.ui.match import Seating
from pass_and_play.ui.scenes.seats import SeatsScene


def naming(colour: str = "coral", names: tuple[str, ...] = SHORT[:4], **given: object) -> Screen:
    """The seat of a colour is named; the seats lie below."""
    screen = Screen(**given)  # type: ignore[arg-type]
    screen.show(SeatsScene(screen.host, file(), seating(*names) if names else None))
    screen.press(f"seat:{colour}")
    assert screen.scene.name == "naming"
    return screen


def dealt(screen: Screen) -> Seating:
    """What is dealt to from the seats."""
    screen.press("confirm")
    (_, given) = screen.calls.pop()
    assert isinstance(given, Seating)
    return given


# ---------------------------------------------------------------------- the field


def test_the_field_tells_whose_name_it_is_and_how_full_it_is() -> None:
    screen = naming()
    assert {"Name of seat 3", "4 of 20", "Leave it empty and the seat is called Coral."} <= {*screen.texts}
    screen.press("clear")
    assert {"0 of 20", "Coral", "naming now"} <= {*screen.texts}
    assert not screen.offers("clear")
    screen.type("Zoë")
    assert {"3 of 20", "Zoë"} <= {*screen.texts}
    screen.press("done")
    assert screen.scene.name == "seats"
    assert dealt(screen).names == ("Ada", "Ben", "Zoë", "Dev")


def test_an_emptied_name_becomes_the_colour() -> None:
    screen = naming()
    screen.press("clear", "done")
    assert dealt(screen).names == ("Ada", "Ben", "Coral", "Dev")


@pytest.mark.parametrize(
    "typed", [" ", "\0", "\ud83d", "\u200b\u2060", "\u202e\u202c", "\u3164", "\n\t", "\u0301"]
)
def test_what_cannot_be_seen_is_no_name(typed: str) -> None:
    screen = naming()
    screen.press("clear")
    screen.type(typed)
    screen.press("done")
    assert dealt(screen).names[2] == "Coral"


@pytest.mark.parametrize("name", ["小明", "Zoë", "İbrahim", "Q" * 20, "Maximiliane Konstanz"])
def test_names_of_the_fonts_are_kept(name: str) -> None:
    screen = naming()
    screen.press("clear")
    screen.type(name)
    screen.press("done")
    assert dealt(screen).names[2] == name


def test_a_name_ends_after_twenty_letters() -> None:
    screen = naming("amber")
    screen.type("Nebuchadnezzar the Second")
    assert "20 of 20" in screen.texts
    screen.press("done")
    assert dealt(screen).names[0] == "AdaNebuchadnezzar th"


@pytest.mark.parametrize(
    ("typed", "reason", "advice"),
    [
        (
            "Ben",
            "Seat 2 is already called Ben.",
            "Add a letter, or choose another name. Leave it empty and the seat is called Coral.",
        ),
        (
            "ben ",
            "Too much like Ben in seat 2.",
            "Add a letter, or choose another name. Leave it empty and the seat is called Coral.",
        ),
        (
            "Sam😀",
            "Cannot be shown: grinning face.",
            "Take it out, or choose another name. Leave it empty and the seat is called Coral.",
        ),
    ],
)
def test_a_refused_name_says_why_and_what_helps(typed: str, reason: str, advice: str) -> None:
    screen = naming()
    screen.press("clear")
    screen.type(typed)
    assert {reason, advice} <= {*screen.texts}
    assert not screen.offers("done")
    screen.key("return")
    assert screen.scene.name == "naming", "a name that is refused stays on"
    screen.key("backspace", times=2)
    assert reason not in screen.texts
    assert screen.offers("done")


def test_of_two_equal_names_the_later_one_is_refused() -> None:
    screen = naming("amber")
    screen.press("clear")
    screen.type("Ben")
    assert "Seat 2 is already called Ben." in screen.texts
    screen.press("seat:sky")
    assert "Seat 1 is already called Ben." not in screen.texts
    screen.press("clear")
    screen.type("Sam")
    screen.press("done")
    assert dealt(screen).names[:2] == ("Ben", "Sam")


def test_where_somebody_is_called_like_the_colour_leaving_it_empty_is_no_advice() -> None:
    screen = naming("amber", names=())
    screen.type("Coral")
    assert "Seat 3 is already called Coral." in screen.texts
    screen.press("seat:coral")
    screen.type("Sam")
    screen.press("clear")
    assert {"Seat 1 is already called Coral.", "Type a name for this seat."} <= {*screen.texts}
    screen.type("Sky")
    assert "Add a letter, or choose another name." in screen.texts


@pytest.mark.parametrize("by_key", [True, False])
def test_escape_and_the_cross_leave_the_name_as_it_was(by_key: bool) -> None:
    screen = naming("amber")
    screen.type("Ben")
    if by_key:
        screen.key("escape")
    else:
        screen.press("back")
    assert screen.scene.name == "seats"
    assert dealt(screen).names == SHORT[:4]


def test_touching_the_row_that_is_named_does_not_change_what_it_was() -> None:
    screen = naming("amber")
    screen.type("x")
    screen.press("seat:amber")
    screen.press("back")
    assert dealt(screen).names[0] == "Ada"


def test_the_colour_is_chosen_beside_the_name() -> None:
    screen = naming()
    assert not screen.offers("colour:sky")
    screen.press("colour:pearl", "done")
    assert dealt(screen).colours == ("amber", "sky", "pearl", "jade")


def test_the_rules_of_the_game_can_be_read() -> None:
    screen = naming()
    screen.press("help")
    assert screen.calls == [("open_rules_of", GAME)]


def test_the_touch_or_key_that_opens_the_field_types_nothing() -> None:
    screen = Screen()
    screen.show(SeatsScene(screen.host, file(), seating(*SHORT[:4])))
    screen.focus("seat:coral")
    screen.stage.keyboard.down("return")
    screen.stage.keyboard.type("x")
    screen.draw()
    assert screen.scene.name == "naming"
    assert "4 of 20" in screen.texts


def test_an_input_method_shows_what_it_is_about_to_write() -> None:
    screen = naming()
    screen.press("clear")
    assert screen.scene.field == (40, 124, 600, 80)
    screen.type("小")
    screen.stage.keyboard.compose("ming")
    screen.draw()
    assert {"小ming", "1 of 20"} <= {*screen.texts}
    for key in ("backspace", "return", "escape"):
        screen.key(key)
    assert "小ming" in screen.texts, "while it composes these keys are the input method's"
    screen.type("明")
    assert "小明" in screen.texts
    screen.stage.keyboard.compose("")
    screen.key("backspace")
    screen.press("done")
    assert dealt(screen).names[2] == "小"


# ---------------------------------------------------------------------- the order


@pytest.mark.parametrize(
    ("size", "hidden", "names"),
    [
        (SIZES[0], False, SHORT[:5]),
        (SIZES[0], True, SHORT),
        (SIZES[1], False, SHORT),
        (SIZES[2], False, SHORT),
    ],
)
def test_a_row_is_dragged_to_another_place(
    size: tuple[int, int], hidden: bool, names: tuple[str, ...]
) -> None:
    screen = naming(names=names, size=size)
    if hidden:
        screen.press("hide")
    screen.drag("seat:jade", "seat:sky")
    assert "Name of seat 4" in screen.texts, "the seat that is named has moved on"
    screen.press("done")
    assert dealt(screen).names == ("Ada", "Dev", "Ben", "Cleo", *names[4:])


def test_a_lifted_row_says_where_it_drops() -> None:
    screen = naming(names=SHORT[:5])
    screen.drag("seat:jade", "seat:sky", drop=False)
    assert "lifted, drops as seat 2" in screen.texts


# ---------------------------------------------------------------------- by keyboard alone


def test_a_group_is_named_by_keyboard_alone() -> None:
    screen = Screen()
    screen.show(SeatsScene(screen.host, file(), None))
    screen.focus("seat:amber")
    screen.key("return")
    for name in SHORT[:5]:
        for letter in name:
            screen.type(letter)
        screen.key("return")
    assert screen.scene.name == "seats"
    screen.key("return", ctrl=True)
    (_, given) = screen.calls.pop()
    assert isinstance(given, Seating)
    assert given.names == SHORT[:5]


def test_colour_and_order_are_changed_by_keyboard_alone() -> None:
    screen = naming()
    screen.key("backspace", times=2)
    screen.focus("colour:lime")
    screen.key("return")
    screen.key("up", ctrl=True)
    screen.focus("seat:amber")
    screen.key("down", ctrl=True, times=9)
    assert screen.stage.focus == "seat:amber", "the focus goes with the row"
    screen.key("return", ctrl=True)
    assert screen.scene.name == "seats"
    given = dealt(screen)
    assert given.names == ("Cl", "Ben", "Dev", "Ada")
    assert given.colours == ("lime", "sky", "jade", "amber")


def test_the_keys_on_screen_are_worked_by_keyboard_too() -> None:
    screen = naming()
    screen.press("clear")
    for key in ("key:e", "more", "form:Ë", "done"):
        screen.focus(key)
        screen.key("return")
    assert dealt(screen).names[2] == "Ë"


# ---------------------------------------------------------------------- by the keys on screen alone


def test_a_name_is_written_with_the_keys_on_screen_alone() -> None:
    screen = naming()
    screen.press("backspace", "backspace", "backspace", "backspace", "key:z", "key:o")
    screen.hold("key:e", 600)
    assert "Other forms of e" in screen.texts
    screen.press("form:ë", "space", "key:o", "key:’", "shift", "key:n", "key:e", "signs", "key:2", "done")
    assert dealt(screen).names[2] == "Zoë O’Ne2"


def test_the_keys_are_put_away_and_brought_back() -> None:
    screen = naming()
    for back in ("keys", "field"):
        screen.press("hide")
        assert not screen.offers("key:a")
        screen.type("x")
        screen.press(back)
        assert screen.offers("key:a")
    screen.press("hide", "done", "seat:amber")
    assert not screen.offers("key:a"), "they stay away for the next name"
    screen.press("done")
    assert dealt(screen).names[2] == "Cleoxx"


# ---------------------------------------------------------------------- every form


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_in_every_form_under_the_widest_setting(size: tuple[int, int]) -> None:
    for names in (SHORT[:4], LONG):
        screen = naming(names=names, size=size, theme=WIDEST)
        screen.press("clear")
        screen.hold("key:o", 600)
        screen.press("clear")
        screen.type(names[0])
        screen.drag("seat:jade", "seat:sky", drop=False)
        screen.stage.touch.let_go()
        screen.press("hide")


@pytest.mark.parametrize("seat", ["amber", "lime", "pearl"])
def test_any_seat_can_be_named_with_the_longest_names(seat: str) -> None:
    screen = naming(seat, names=LONG)
    screen.key("backspace")
    screen.type("x")
