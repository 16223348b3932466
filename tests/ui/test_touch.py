"""Pressing, holding and dragging by mouse and by finger, and everything that must come to nothing."""

from __future__ import annotations

import pygame
import pytest
from toy_stage import (
    DEAD,
    HELD,
    RING,
    RING_MS,
    A,
    B,
    Bench,
    finger_down,
    finger_up,
    key_down,
    key_up,
    mouse_down,
    mouse_move,
    mouse_up,
)

from pass_and_play.ui import devices
from pass_and_play.ui.contacts import FORGET
from pass_and_play.ui.stage import DEAF


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def bench(request: pytest.FixtureRequest) -> Bench:
    return Bench(finger=request.param)


@pytest.fixture
def touch() -> Bench:
    return Bench(finger=True)


# ---------------------------------------------------------------------- taps


def test_a_tap_acts_when_it_ends(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(A)))
    bench.let_pass(1000)
    assert bench.told == []
    bench.frame(bench.up(bench.at(A)))
    assert bench.told == [f"press {A}"]


def test_a_press_that_slides_off_or_ends_elsewhere_does_nothing(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(A)), bench.up(bench.at(B)))
    bench.frame(bench.down(bench.at(A)), bench.move(bench.at(B)))
    bench.frame(bench.move(bench.at(A)), bench.up(bench.at(A)))
    assert [line for line in bench.told if line.startswith("press")] == []


def test_a_little_slip_is_still_a_tap(bench: Bench) -> None:
    edge = bench.pixel((205, 50))
    bench.frame(bench.down(bench.at(A)), bench.move(edge), bench.move(bench.at(A)), bench.up(bench.at(A)))
    assert f"press {A}" in bench.told


def test_what_is_not_enabled_is_refused(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(DEAD)), bench.up(bench.at(DEAD)))
    assert bench.told == [f"refuse {DEAD}"]


def test_two_taps_in_one_frame_act_once_each(bench: Bench) -> None:
    bench.frame(*2 * [bench.down(bench.at(A)), bench.up(bench.at(A))])
    assert bench.told == 2 * [f"press {A}"]


def test_the_second_of_two_taps_meets_what_the_first_has_left(bench: Bench) -> None:
    bench.toy.fades = True
    bench.frame(*2 * [bench.down(bench.at(A)), bench.up(bench.at(A))])
    assert bench.told == [f"press {A}"]


def test_wheel_and_other_buttons_do_nothing() -> None:
    bench = Bench()
    bench.let_pass(1000)
    waited = bench.stage.idle_ms
    for button in (2, 3, 4, 5):
        place = bench.at(A)
        bench.frame(mouse_down(place, button=button), mouse_up(place, button=button))
    bench.frame(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert bench.told == []
    assert bench.stage.idle_ms >= waited >= 1000


# ---------------------------------------------------------------------- one press, told twice


def test_mouse_events_made_from_a_finger_are_left_out(touch: Bench) -> None:
    place = touch.at(A)
    touch.frame(finger_down(touch, place), mouse_down(place, touch=True))
    touch.frame(finger_up(touch, place), mouse_up(place, touch=True))
    assert touch.told == [f"press {A}"]
    touch.let_pass(500)
    hovering = pygame.event.Event(
        pygame.MOUSEMOTION, pos=touch.at(B), rel=(0, 0), buttons=(0, 0, 0), touch=True
    )
    touch.frame(mouse_down(place, touch=True), mouse_up(place, touch=True), hovering)
    assert touch.told == []
    assert touch.stage.touch.hover is None


@pytest.mark.parametrize("hold", [0, 700])
@pytest.mark.parametrize("later", [0, 25, 50])
def test_an_unmarked_second_pair_is_no_second_tap(touch: Bench, later: int, hold: int) -> None:
    """One touch gave two mouse clicks, the second one not marked as touch."""
    place = touch.at(A)
    touch.frame(finger_down(touch, place), mouse_down(place, touch=True))
    touch.let_pass(hold)
    touch.frame(finger_up(touch, place), mouse_up(place, touch=True))
    touch.let_pass(later)
    touch.frame(mouse_down(place), mouse_up(place))
    assert touch.told == [f"press {A}"]


@pytest.mark.parametrize("spot", [(40, 50), (160, 50)])
def test_the_second_pair_may_come_where_the_finger_went_down_or_up(
    touch: Bench, spot: tuple[int, int]
) -> None:
    first, last = touch.pixel((40, 50)), touch.pixel((160, 50))
    touch.frame(finger_down(touch, first), touch.move(last), finger_up(touch, last))
    touch.frame(mouse_down(touch.pixel(spot)), mouse_up(touch.pixel(spot)))
    assert touch.told.count(f"press {A}") == 1


def test_a_mouse_that_repeats_a_finger_while_it_is_down_does_not_disturb_it(touch: Bench) -> None:
    place = touch.at(RING)
    touch.frame(finger_down(touch, place))
    touch.let_pass(300)
    touch.frame(mouse_down(place), mouse_move(place, held=True))
    touch.let_pass(350)
    assert touch.told == [f"press {RING}"]
    touch.frame(mouse_up(place))
    assert touch.told == []


def test_a_finger_that_repeats_a_mouse_is_left_out() -> None:
    bench = Bench()
    place = bench.at(A)
    bench.frame(mouse_down(place), finger_down(bench, place), mouse_up(place), finger_up(bench, place))
    assert bench.told == [f"press {A}"]


def test_a_click_after_a_tap_counts(touch: Bench) -> None:
    touch.frame(touch.down(touch.at(A)), touch.up(touch.at(A)))
    touch.frame(mouse_down(touch.at(B)), mouse_up(touch.at(B)))
    touch.let_pass(75)
    touch.frame(mouse_down(touch.at(A)), mouse_up(touch.at(A)))
    assert touch.told == [f"press {A}", f"press {B}", f"press {A}"]


def test_fingers_on_a_trackpad_are_no_touches(touch: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "TRACKPAD", 7)
    touch.frame(*[finger_down(touch, touch.at(A), which) for which in range(3)])
    touch.frame(finger_up(touch, touch.at(A)))
    assert touch.told == []
    assert touch.host.covers == 0
    touch.frame(mouse_down(touch.at(A)), mouse_up(touch.at(A)))
    assert touch.told == [f"press {A}"]


# ---------------------------------------------------------------------- where a finger is


def test_a_finger_is_placed_by_shares_or_pixels_and_the_bars_are_dead() -> None:
    bench = Bench((800, 800))  # landscape, with bars above and below

    def tap(x: float, y: float) -> list[str]:
        told = {"touch_id": 1, "finger_id": 1, "x": x, "y": y}
        bench.frame(pygame.event.Event(pygame.FINGERDOWN, told))
        bench.frame(pygame.event.Event(pygame.FINGERUP, told))
        return bench.told

    x, y = bench.at(B)
    assert tap(x / 800, y / 800) == [f"press {B}"]
    assert tap(float(x), float(y)) == [f"press {B}"]
    assert tap(x / 800, 0.01) == []
    assert tap(float(x), 5.0) == []
    assert tap(1.0, 1.0) == []


def test_places_are_those_of_the_window_and_not_of_the_screen(touch: Bench) -> None:
    small = Bench((800, 480), finger=True)
    assert pygame.display.get_desktop_sizes()[0] != (800, 480)
    for key in (A, B, DEAD):
        small.frame(small.down(small.at(key)), small.up(small.at(key)))
    assert small.told == [f"press {A}", f"press {B}", f"refuse {DEAD}"]


def test_a_picture_that_is_turned_is_touched_where_things_are_seen(bench: Bench) -> None:
    bench.stage.rotated = True
    bench.stage.dirty = True
    bench.frame()
    assert bench.at(A)[0] > 1000
    bench.frame(bench.down(bench.at(A)), bench.up(bench.at(A)))
    assert bench.told == [f"press {A}"]


# ---------------------------------------------------------------------- holding


def test_a_hold_is_complete_after_its_time_and_ends_with_the_release(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(RING)))
    assert bench.stage.moving
    bench.let_pass(RING_MS - 50)
    assert bench.told == []
    bench.let_pass(50)
    assert bench.told == [f"press {RING}"]
    bench.let_pass(5000)
    assert not bench.stage.moving
    bench.frame(bench.up(bench.at(RING)))
    assert bench.told == [f"release {RING}"]


def test_a_hold_that_is_released_too_early_was_a_tap_on_it(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(RING)))
    bench.let_pass(200)
    bench.frame(bench.up(bench.at(RING)))
    bench.let_pass(1000)
    assert bench.told == [f"tap {RING}"]


def slide_off(bench: Bench) -> list[pygame.event.Event]:
    return [bench.move(bench.pixel((600 - 81, 350)))]


def leave_the_window(bench: Bench) -> list[pygame.event.Event]:
    return [pygame.event.Event(pygame.WINDOWLEAVE)]


def lose_the_release(bench: Bench) -> list[pygame.event.Event]:
    return [mouse_move(bench.at(RING), held=False)]


def press_another_key(bench: Bench) -> list[pygame.event.Event]:
    return [key_down(pygame.K_LCTRL)]


def lay_a_second_finger(bench: Bench) -> list[pygame.event.Event]:
    return [finger_down(bench, bench.at(A), which=5)]


@pytest.mark.parametrize(
    ("finger", "happens"),
    [
        (False, slide_off),
        (True, slide_off),
        (False, leave_the_window),
        (False, lose_the_release),
        (False, press_another_key),
        (True, press_another_key),
        (False, lay_a_second_finger),
        (True, lay_a_second_finger),
    ],
)
@pytest.mark.parametrize("held", [300, 900])
def test_a_hold_lets_go(finger: bool, happens: object, held: int) -> None:
    bench = Bench(finger=finger)
    bench.frame(bench.down(bench.at(RING)))
    bench.let_pass(held)
    assert callable(happens)
    bench.frame(*happens(bench))
    assert bench.told == ([f"press {RING}", f"release {RING}"] if held > RING_MS else [])
    bench.let_pass(2000)
    bench.frame(bench.up(bench.at(RING)))
    assert bench.told == []


def test_a_hold_at_the_edge_lets_go_outside_of_the_window(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(HELD)))
    bench.frame(bench.move((1285, 750)))
    bench.let_pass(2000)
    assert bench.told == []


def test_a_hold_stands_a_little_slide(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(RING)))
    bench.frame(bench.move(bench.pixel((600 - 78, 350))))
    bench.let_pass(700)
    assert bench.told == [f"press {RING}"]


def test_the_mouse_that_leaves_does_not_end_what_a_finger_holds(touch: Bench) -> None:
    touch.frame(touch.down(touch.at(RING)))
    touch.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    touch.let_pass(700)
    assert touch.told == [f"press {RING}"]


@pytest.mark.parametrize("how", ["gone", "barred"])
def test_a_hold_ends_when_its_target_is_gone_or_no_longer_enabled(bench: Bench, how: str) -> None:
    bench.frame(bench.down(bench.at(RING)))
    getattr(bench.toy, how).add(RING)
    bench.let_pass(1000)
    bench.frame(bench.up(bench.at(RING)))
    assert bench.told == []


# ---------------------------------------------------------------------- several fingers


def test_a_second_finger_cancels_a_press(touch: Bench) -> None:
    touch.frame(finger_down(touch, touch.at(A), 1), finger_down(touch, touch.at(B), 2))
    touch.frame(finger_up(touch, touch.at(B), 2), finger_up(touch, touch.at(A), 1))
    assert touch.told == []
    touch.frame(finger_down(touch, touch.at(A), 3), finger_up(touch, touch.at(A), 3))
    assert touch.told == [f"press {A}"]


def test_a_finger_that_comes_while_another_rests_does_nothing(touch: Bench) -> None:
    touch.frame(finger_down(touch, touch.at(A), 1), finger_down(touch, touch.at(B), 2))
    touch.frame(finger_up(touch, touch.at(B), 2))
    touch.frame(finger_down(touch, touch.at(B), 3), finger_up(touch, touch.at(B), 3))
    assert touch.told == []


@pytest.mark.parametrize("rest", [0, 3000])
def test_three_fingers_are_a_palm_and_cover(touch: Bench, rest: int) -> None:
    touch.frame(finger_down(touch, touch.at(RING), 1))
    touch.let_pass(rest)
    touch.frame(finger_down(touch, touch.at(A), 2))
    assert touch.host.covers == 0
    touch.frame(finger_down(touch, touch.at(B), 3))
    assert touch.host.covers == 1
    for which in (2, 1, 3):
        touch.frame(finger_up(touch, touch.at(A), which))
    assert [line for line in touch.told if line.startswith("tap") or line == f"press {A}"] == []
    touch.frame(finger_down(touch, touch.at(A), 4), finger_up(touch, touch.at(A), 4))
    assert touch.told == [f"press {A}"]


def test_a_palm_covers_even_while_nothing_else_reacts(touch: Bench) -> None:
    touch.put(touch.toy)
    assert touch.stage.deaf
    touch.frame(*[finger_down(touch, touch.at(A), which) for which in range(3)])
    assert touch.host.covers == 1


def test_one_finger_told_twice_acts_once(touch: Bench) -> None:
    down = finger_down(touch, touch.at(A))
    touch.frame(down, down, finger_up(touch, touch.at(A)), finger_up(touch, touch.at(A)))
    assert touch.told == [f"press {A}"]


def test_a_finger_whose_release_was_lost_acts_again(touch: Bench) -> None:
    touch.frame(finger_down(touch, touch.at(A)))
    touch.frame(finger_down(touch, touch.at(B)), finger_up(touch, touch.at(B)))
    assert touch.told == [f"press {B}"]


def test_a_lost_release_is_made_up_for(touch: Bench) -> None:
    """The release of a second finger never comes; after a while nobody waits for it any longer."""
    touch.frame(finger_down(touch, touch.at(A), 1), finger_down(touch, touch.at(B), 2))
    touch.frame(finger_up(touch, touch.at(A), 1))
    touch.let_pass(FORGET)
    touch.frame(finger_down(touch, touch.at(A), 3), finger_up(touch, touch.at(A), 3))
    assert touch.told == [f"press {A}"]


# ---------------------------------------------------------------------- after a change of scene


def test_nothing_reacts_until_everything_was_let_go(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(B)))
    bench.put(bench.toy)
    bench.let_pass(DEAF + 500)
    assert bench.stage.deaf
    bench.frame(bench.up(bench.at(B)))
    assert not bench.stage.deaf
    assert bench.told == []
    bench.frame(bench.down(bench.at(B)), bench.up(bench.at(B)))
    assert bench.told == [f"press {B}"]


def test_a_finger_that_moves_is_waited_for(touch: Bench) -> None:
    touch.frame(touch.down(touch.at(B)))
    touch.put(touch.toy)
    for _ in range(4):
        touch.let_pass(FORGET / 2)
        touch.frame(touch.move(touch.at(A)))
        assert touch.stage.deaf
    touch.let_pass(FORGET)
    assert not touch.stage.deaf


def test_what_was_down_when_the_focus_went_is_not_waited_for(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(B)))
    bench.frame(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    bench.put(bench.toy)
    bench.let_pass(DEAF)
    assert not bench.stage.deaf


# ---------------------------------------------------------------------- dragging


def test_what_is_pressed_can_be_dragged(bench: Bench) -> None:
    bench.frame(bench.down(bench.pixel((100, 50))))
    bench.frame(bench.move(bench.pixel((108, 50))))
    assert bench.told == []
    bench.frame(bench.move(bench.pixel((140, 50))), bench.move(bench.pixel((400, 300))))
    assert bench.told == [f"drag {A} 140 50", f"drag {A} 400 300"]
    bench.frame(bench.up(bench.pixel((400, 300))))
    assert bench.told == [f"drag {A} 400 300", f"drop {A}"]


def test_a_drag_that_ends_where_it_began_is_a_tap_as_well(bench: Bench) -> None:
    bench.frame(bench.down(bench.pixel((100, 50))), bench.move(bench.pixel((150, 50))))
    bench.frame(bench.up(bench.pixel((150, 50))))
    assert bench.told == [f"drag {A} 150 50", f"drag {A} 150 50", f"drop {A}", f"press {A}"]


def test_a_drag_that_is_broken_off_is_not_dropped(bench: Bench) -> None:
    bench.frame(bench.down(bench.at(A)), bench.move(bench.at(B)))
    bench.stage.let_go()
    bench.frame(bench.up(bench.at(B)))
    assert "drop a" not in bench.told


def test_rings_and_what_is_not_enabled_are_not_dragged(bench: Bench) -> None:
    for key in (DEAD, RING):
        bench.frame(bench.down(bench.at(key)), bench.move(bench.at(B)), bench.up(bench.at(B)))
    assert bench.told == []


# ---------------------------------------------------------------------- hovering, idling, sleeping


def test_the_mouse_points_and_a_finger_does_not(touch: Bench) -> None:
    touch.frame(touch.down(touch.at(A)), touch.move(touch.at(A)))
    assert touch.stage.touch.hover is None
    touch.frame(touch.up(touch.at(A)), mouse_move(touch.at(B), held=False))
    assert touch.stage.touch.hover == B
    touch.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    assert touch.stage.touch.hover is None


def test_idling_ends_with_a_touch_and_not_with_a_mouse_that_moves(bench: Bench) -> None:
    bench.let_pass(1000)
    before = bench.stage.idle_ms
    assert before >= 1000
    bench.frame(mouse_move(bench.at(A), held=False))
    assert bench.stage.idle_ms == before
    bench.frame(bench.down(bench.at(A)))
    assert bench.stage.idle_ms == 0
    bench.let_pass(200)
    bench.frame(bench.up(bench.at(A)))
    assert bench.stage.idle_ms == 0


@pytest.mark.parametrize("key", [A, RING])
def test_the_first_touch_only_wakes_a_scene_that_is_asleep(
    bench: Bench, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asleep = property(lambda toy: bench.stage.idle_ms >= 60_000)
    monkeypatch.setattr(type(bench.toy), "asleep", asleep)
    bench.clock.advance(60_000)
    bench.frame()
    drawn = bench.toy.drawn
    bench.frame(bench.down(bench.at(key)))
    assert bench.toy.drawn == drawn + 1
    bench.let_pass(1000)
    bench.frame(bench.up(bench.at(key)))
    assert bench.told == []
    bench.frame(bench.down(bench.at(A)), bench.up(bench.at(A)))
    assert bench.told == [f"press {A}"]
    bench.clock.advance(60_000)
    bench.frame(key_down(pygame.K_a), key_up(pygame.K_a))
    assert bench.told == []
    bench.frame(key_down(pygame.K_a), key_up(pygame.K_a))
    assert bench.told == [f"press {A}"]
