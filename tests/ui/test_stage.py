"""The keyboard on the stage: holds, shortcuts, focus and text; and which scene is on and listens."""

from __future__ import annotations

import pygame
import pytest
from toy_stage import HELD, HELD_MS, PLACES, RING, RING_MS, A, B, Bench, Toy, key_down, key_up, mouse_down

from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.stage import DEAF


@pytest.fixture
def bench() -> Bench:
    return Bench()


class Field(Toy):
    """A toy that takes text."""

    typing = True
    field: Rect | None = (100.0, 200.0, 300.0, 40.0)


@pytest.fixture
def field(bench: Bench) -> Bench:
    """A bench on which a scene takes text."""
    bench.toy = Field()
    bench.put(bench.toy)
    bench.let_pass(DEAF)
    return bench


def typed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def strike(bench: Bench, key: int, mod: int = 0) -> list[str]:
    bench.frame(key_down(key, mod), key_up(key, mod))
    return bench.told


# ---------------------------------------------------------------------- acting by key


def test_a_shortcut_acts_once_per_press_however_often_it_repeats(bench: Bench) -> None:
    bench.frame(key_down(pygame.K_a), key_down(pygame.K_a))
    for _ in range(70):
        bench.let_pass(30)
        bench.frame(key_down(pygame.K_a))
    assert bench.told == [f"press {A}"]
    bench.frame(key_up(pygame.K_a))
    assert strike(bench, pygame.K_a) == [f"press {A}"]


def test_a_key_whose_release_was_lost_acts_again(bench: Bench) -> None:
    bench.frame(key_down(pygame.K_a))
    bench.let_pass(1500)
    bench.frame(key_down(pygame.K_a))
    assert bench.told == 2 * [f"press {A}"]


def test_space_holds_the_first_ring_and_the_one_in_focus(bench: Bench) -> None:
    for expected, tabs in ((RING, 0), (HELD, 4)):
        for _ in range(tabs):
            strike(bench, pygame.K_TAB)
        bench.frame(key_down(pygame.K_SPACE))
        bench.let_pass(RING_MS if expected == RING else HELD_MS)
        bench.frame(key_up(pygame.K_SPACE))
        assert bench.told == [f"press {expected}", f"release {expected}"]


@pytest.mark.parametrize("other", [pygame.K_TAB, pygame.K_LEFT, pygame.K_a, pygame.K_LSHIFT, pygame.K_LALT])
@pytest.mark.parametrize("held", [300, 900])
def test_any_other_key_ends_a_hold_and_does_nothing_else(bench: Bench, other: int, held: int) -> None:
    bench.frame(key_down(pygame.K_SPACE))
    bench.let_pass(held)
    bench.frame(key_down(other, pygame.KMOD_ALT if other == pygame.K_LALT else 0))
    assert bench.told == ([f"press {RING}", f"release {RING}"] if held > RING_MS else [])
    assert bench.stage.focus is None
    bench.let_pass(1000)
    bench.frame(key_up(other), key_up(pygame.K_SPACE))
    assert bench.told == []


def test_a_key_of_its_own_holds_as_long_as_it_is_down(bench: Bench) -> None:
    bench.frame(key_down(pygame.K_x))
    bench.let_pass(HELD_MS - 100)
    bench.frame(key_up(pygame.K_x))
    assert bench.told == [f"tap {HELD}"]
    bench.frame(key_down(pygame.K_x))
    bench.let_pass(HELD_MS)
    bench.frame(key_up(pygame.K_x))
    assert bench.told == [f"press {HELD}", f"release {HELD}"]


def test_a_press_of_the_mouse_ends_a_hold_of_the_keyboard(bench: Bench) -> None:
    bench.frame(key_down(pygame.K_SPACE))
    bench.let_pass(300)
    bench.frame(mouse_down(bench.at(A)))
    bench.let_pass(1000)
    assert bench.told == []


def test_return_acts_on_the_focus_and_taps_a_ring(bench: Bench) -> None:
    assert strike(bench, pygame.K_RETURN) == []
    strike(bench, pygame.K_TAB)
    assert strike(bench, pygame.K_RETURN) == [f"press {A}"]
    bench.stage.keyboard.focus = RING
    assert strike(bench, pygame.K_KP_ENTER) == [f"tap {RING}"]


def test_arrows_find_the_nearest_target_that_way(bench: Bench) -> None:
    seen = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        strike(bench, key)
        seen.append(bench.stage.focus)
    assert seen == [A, B, RING, B, B]


def test_tab_goes_round_and_shift_tab_back(bench: Bench) -> None:
    enabled = [key for key in PLACES if key != "dead"]
    seen = []
    for _ in range(5):
        strike(bench, pygame.K_TAB)
        seen.append(bench.stage.focus)
    assert seen == [*enabled, A]
    strike(bench, pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert bench.stage.focus == enabled[-1]


def test_keys_of_the_window_system_are_left_to_it(bench: Bench) -> None:
    assert strike(bench, pygame.K_a, pygame.KMOD_LALT) == []
    strike(bench, pygame.K_TAB, pygame.KMOD_LALT)
    assert bench.stage.focus is None


def test_modifiers_do_not_stick_when_the_focus_comes_and_goes(bench: Bench) -> None:
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        bench.frame(key_down(pygame.K_LCTRL, pygame.KMOD_LCTRL))
        pygame.key.set_mods(pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
        bench.frame(pygame.event.Event(event))
        assert pygame.key.get_mods() == pygame.KMOD_NONE
        assert not bench.stage.contacts.any


# ---------------------------------------------------------------------- hiding, and the whole screen


def test_h_hides_what_is_private_even_while_nothing_else_reacts(bench: Bench) -> None:
    assert strike(bench, pygame.K_h) == []
    assert bench.host.covers == 0
    bench.toy.private = True
    bench.put(bench.toy)
    assert bench.stage.deaf
    strike(bench, pygame.K_h)
    assert bench.host.covers == 1


def test_h_is_a_letter_where_text_is_typed(field: Bench) -> None:
    field.toy.private = True
    strike(field, pygame.K_h)
    assert field.host.covers == 0


def test_f11_changes_the_setting_once_per_press(bench: Bench) -> None:
    bench.frame(key_down(pygame.K_F11), key_down(pygame.K_F11))
    bench.frame(key_down(pygame.K_F11), key_up(pygame.K_F11))
    assert bench.host.changes == [{"fullscreen": True}]
    strike(bench, pygame.K_F11)
    assert len(bench.host.changes) == 2


# ---------------------------------------------------------------------- text


def test_text_goes_to_a_scene_that_takes_it_and_to_no_other(field: Bench) -> None:
    field.frame(typed("ö"), pygame.event.Event(pygame.TEXTEDITING, text="xiao", start=0, length=4))
    assert field.told == ["type ö", "compose xiao"]
    assert strike(field, pygame.K_a) == []
    field.put(Toy())
    field.let_pass(DEAF)
    field.frame(typed("a"), pygame.event.Event(pygame.TEXTEDITING, text="a", start=0, length=1))
    assert field.told == []


def test_the_shortcut_that_opens_a_field_is_not_typed_into_it(bench: Bench) -> None:
    """Before the scene is another one, and when the same scene begins to take text."""
    bench.frame(key_down(pygame.K_a), typed("a"), key_up(pygame.K_a))
    assert bench.told == [f"press {A}"]
    bench.toy.typing = True
    bench.frame(key_down(pygame.K_b), typed("b"))
    assert bench.told == []
    bench.frame(typed("c"))
    assert bench.told == ["type c"]


def test_text_waits_until_the_scene_listens(field: Bench) -> None:
    field.put(field.toy)
    field.frame(typed("a"))
    assert field.told == []


def test_keys_that_edit_are_asked_for_first(field: Bench) -> None:
    names = {
        "backspace": (pygame.K_BACKSPACE, 0),
        "return": (pygame.K_RETURN, 0),
        "escape": (pygame.K_ESCAPE, 0),
        "tab": (pygame.K_TAB, 0),
        "ctrl+up": (pygame.K_UP, pygame.KMOD_LCTRL),
        "ctrl+down": (pygame.K_DOWN, pygame.KMOD_RCTRL),
        "ctrl+left": (pygame.K_LEFT, pygame.KMOD_LCTRL),
        "ctrl+right": (pygame.K_RIGHT, pygame.KMOD_LMETA),
    }
    field.toy.edits = set(names)
    for name, (key, mod) in names.items():
        assert strike(field, key, mod) == [f"edit {name}"]
    assert field.stage.focus is None
    field.toy.edits = set()
    assert strike(field, pygame.K_TAB) == ["edit tab"]
    assert field.stage.focus == A
    assert strike(field, pygame.K_RIGHT) == []
    assert field.stage.focus == B


def test_the_input_method_is_told_where_the_field_is(field: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    field.toy.field = (200.0, 100.0, 300.0, 40.0)
    field.let_pass(100)
    assert told == [pygame.Rect(200, 100, 300, 40)]
    field.stage.rotated = field.stage.dirty = True
    field.let_pass(25)
    field.toy.field = (0.0, 0.0, 300.0, 40.0)
    field.let_pass(25)
    assert told[1:] == [pygame.Rect(980, 760, 300, 40)]


def test_text_input_is_on_only_while_a_scene_takes_text(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    bench.let_pass(100)
    bench.put(Field())
    bench.put(Field())
    bench.let_pass(100)
    bench.put(Toy())
    assert calls == ["start", "stop"]


# ---------------------------------------------------------------------- which scene is on


class Under(Toy):
    """A toy that tells when something lies over it."""

    def rest(self) -> None:
        self.told.append("rest")

    def wake(self) -> None:
        self.told.append("wake")


def test_an_overlay_takes_the_touches_and_gives_them_back(bench: Bench) -> None:
    under, over = Under(), Toy()
    bench.put(under)
    for _ in range(2):
        bench.stage.lay_over(over)
    bench.let_pass(DEAF + 25)
    strike(bench, pygame.K_a)
    assert (under.told, over.told) == (["wake", "rest"], ["anywhere", f"press {A}"])
    assert bench.stage.beneath is under
    bench.stage.lift_overlay()
    bench.let_pass(DEAF + 25)
    strike(bench, pygame.K_a)
    assert under.told == ["wake", "rest", "wake", "anywhere", f"press {A}"]
    bench.put(Toy())
    assert under.told[-1] == "rest"


def test_a_new_scene_forgets_focus_and_listens_after_a_while(bench: Bench) -> None:
    strike(bench, pygame.K_TAB)
    bench.put(bench.toy)
    assert bench.stage.focus is None
    for _ in range(5):
        assert strike(bench, pygame.K_a) == []
        bench.let_pass(DEAF / 5)
    assert strike(bench, pygame.K_a) == [f"press {A}"]


def test_nothing_can_be_touched_before_it_is_drawn(bench: Bench) -> None:
    bench.stage.resize(pygame.display.set_mode((800, 500)))
    bench.frame(mouse_down(bench_place := (60, 30)))
    bench.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=bench_place, button=1, touch=False))
    assert bench.told == []
