"""The pages of Snitch and Lookout of Caper, in every form and in the app."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from caper_scene import (
    FILE,
    LOOKS,
    PAINTER,
    PLAIN,
    WORDS,
    enabled,
    hand_of,
)
from caper_seats import LOOKOUT_SEAT, SNITCH_SEAT, giving, passing, snitch_table, team_table
from evening import evening
from pictures import FORMS, confirm, empty, pixels, readable
from toy_stage import mouse_down, mouse_move, mouse_up

from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import Room
from pass_and_play.ui.scenes.page import PageScene
from pass_and_play.ui.scenes.private_page import LAYOUTS

GEAR = tuple(one.key for one in FILE.cards.gear)
THIEVES = tuple(one.key for one in FILE.cards.thieves)
CHOICES: tuple[tuple[str, ...], ...] = ((), ("card:0",), ("side:1",), ("card:1", "side:0"))
SIX = ("velvet_pouch", "super_magnet", "plasma_cutter", "smoke_egg", "fire_axe", "chariot_wheel")


def page(
    table: TableView, hand: HandView, room: Room, *, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN
) -> Canvas:
    """A page with the buttons that the scene adds to it, without a flaw."""
    canvas, layout = empty(form, theme), LAYOUTS[form]
    canvas.backdrop("table")
    with readable(canvas):
        PAINTER.page(canvas, table, hand, room)
        words = PAINTER.confirm_words(table, hand, room)
        button(canvas, BARS[form].confirm, words, key="confirm", icon="check", enabled=room.ready)
        button(canvas, layout.hide, WORDS("page.hide"), key="hide", kind="shade", icon="eye-off")
    assert not canvas.flaws, canvas.flaws
    return canvas


def brightness(canvas: Canvas) -> float:
    """Mean of all pixels, 0 to 255: how much light falls on a face."""
    return sum(pygame.transform.average_color(canvas.surface)[:3]) / 3


def reach(canvas: Canvas, *keys: str) -> list[Rect]:
    """Where these things can be touched."""
    return [target.rect for key in keys for target in canvas.targets if target.key == key]


# ---------------------------------------------------------------------- the Snitch


@FORMS
def test_the_snitch_gives_out_any_two_cards_without_a_flaw(form: Form) -> None:
    table = snitch_table()
    for number, (names, theme) in enumerate(LOOKS):
        for one, two in [*pairwise(GEAR), *pairwise(THIEVES)][number::4]:
            hand = hand_of(one, two, seat=SNITCH_SEAT)
            touched = CHOICES[number]
            page(table, hand, giving(*touched, names=names), form=form, theme=theme)


@FORMS
@pytest.mark.parametrize("touched", CHOICES)
def test_every_step_of_the_snitchs_choice_is_readable(form: Form, touched: tuple[str, ...]) -> None:
    for names, theme in LOOKS:
        for deck in (4, 0):
            table, hand = snitch_table(), hand_of("waiters_jacket", "blank_certificate", seat=SNITCH_SEAT)
            page(replace(table, deck=deck), hand, giving(*touched, names=names), form=form, theme=theme)


@FORMS
def test_card_and_side_may_be_touched_in_either_order(form: Form) -> None:
    table, hand = snitch_table(), hand_of("legion_banner", "tip_jar", seat=SNITCH_SEAT)
    one = page(table, hand, giving("card:0", "side:1"), form=form)
    assert pixels(one) == pixels(page(table, hand, giving("side:1", "card:0"), form=form))
    assert confirm(one) == ("Give both cards", True)


def test_the_other_card_follows_by_itself() -> None:
    table, hand = snitch_table(), hand_of("legion_banner", "tip_jar", seat=SNITCH_SEAT)
    before = page(table, hand, giving("card:0"))
    assert {"Give to Ada", "Give to Ben"} <= set(before.texts)
    assert confirm(before) == ("Choose who gets it", False)
    after = page(table, hand, giving("card:0", "side:1"))
    assert not {"Give to Ada", "Give to Ben"} & set(after.texts)
    assert after.texts.count("Tip Jar") == after.texts.count("Legion Banner") == 2
    cream, mint = reach(after, "side:0", "side:1")
    pills = {
        mark.what: mark.rect for mark in after._record.texts if mark.what in ("Tip Jar", "Legion Banner")
    }
    sides = [
        {
            mark.what
            for mark in after._record.texts
            if rect[0] <= mark.rect[0] <= rect[0] + rect[2] and mark.what in pills
        }
        for rect in (cream, mint)
    ]
    assert sides == [{"Tip Jar"}, {"Legion Banner"}]


def test_without_a_choice_the_snitch_is_asked_for_a_card() -> None:
    table, hand = snitch_table(), hand_of("legion_banner", "tip_jar", seat=SNITCH_SEAT)
    for touched in ((), ("side:0",)):
        assert confirm(page(table, hand, giving(*touched))) == ("Choose a card", False)
    shown = page(table, hand, giving())
    assert {"Free", "Cream Mastermind · 2 coins", "Mint Mastermind · 3 coins"} <= set(shown.texts)
    last = page(replace(table, deck=0), hand, giving())
    assert any("The last two of this round" in text for text in last.texts)


@FORMS
def test_the_snitchs_page_looks_the_same_whatever_the_cards(form: Form) -> None:
    table = snitch_table()
    for touched in CHOICES:
        pages = [
            page(table, hand_of(*keys, seat=SNITCH_SEAT), giving(*touched), form=form)
            for keys in (
                ("tip_jar", "fire_axe"),
                ("velvet_pouch", "legion_banner"),
                ("chariot_wheel", "gilded_frame"),
            )
        ]
        lights = [brightness(one) for one in pages]
        assert max(lights) - min(lights) < 1.5
        assert len({tuple((target.key, target.rect) for target in one.targets) for one in pages}) == 1


# ---------------------------------------------------------------------- the Lookout


@FORMS
@pytest.mark.parametrize("count", range(2, 7))
def test_a_lookout_passes_two_of_any_hand_without_a_flaw(form: Form, count: int) -> None:
    for number, (names, theme) in enumerate(LOOKS):
        for start in range(number, len(GEAR) - count, 4 * count):
            hand = hand_of(*GEAR[start : start + count], seat=LOOKOUT_SEAT)
            for touched in ((), ("card:1",), ("card:1", "card:0")):
                room = passing(count, *touched, names=names)
                canvas = page(team_table(count), hand, room, form=form, theme=theme)
                assert confirm(canvas)[1] is (len(touched) == 2)


@FORMS
def test_thieves_are_passed_on_the_same_page(form: Form) -> None:
    for start in range(0, len(THIEVES) - 4, 2):
        hand = hand_of(*THIEVES[start : start + 4], seat=LOOKOUT_SEAT)
        page(team_table(4), hand, passing(4, "card:0"), form=form)


def test_chosen_cards_are_numbered_in_the_order_of_touching() -> None:
    table, hand = team_table(6), hand_of(*SIX, seat=LOOKOUT_SEAT)
    canvas = page(table, hand, passing(6, "card:3", "card:1"))
    numbers = {mark.what: mark.rect for mark in canvas._record.texts if mark.what in ("1", "2")}
    (third,), (first,) = reach(canvas, "card:3"), reach(canvas, "card:1")
    assert canvas.texts.count("To Ada") == 2 and canvas.texts.count("Stays with you") == 4
    tops = [mark for mark in canvas._record.texts if mark.rect[1] < third[1] - 20 and mark.what in numbers]
    assert [mark.what for mark in sorted(tops, key=lambda mark: mark.rect[0])] == ["2", "1"]
    assert first[0] < third[0]
    assert confirm(canvas) == ("Pass these two", True)


def test_with_two_chosen_only_these_can_be_taken_back() -> None:
    canvas = page(team_table(6), hand_of(*SIX, seat=LOOKOUT_SEAT), passing(6, "card:3", "card:1"))
    assert {key for key in enabled(canvas) if key.startswith("card:")} == {"card:1", "card:3"}


@FORMS
def test_the_way_of_the_cards_is_told_at_the_foot(form: Form) -> None:
    texts = page(team_table(5), hand_of(*SIX[:5], seat=LOOKOUT_SEAT), passing(5), form=form).texts
    assert {"Ada", "plays one", "Ben", "gets the other, for Cream"} <= set(texts)
    last = page(team_table(2), hand_of(*SIX[:2], seat=LOOKOUT_SEAT), passing(2), form=form).texts
    assert "plays one and discards the other" in last and "gets the other, for Cream" not in last


@FORMS
def test_a_lookouts_page_looks_the_same_whatever_the_cards(form: Form) -> None:
    for touched in ((), ("card:0", "card:3")):
        room = passing(4, *touched)
        hands = [hand_of(*GEAR[start : start + 4], seat=LOOKOUT_SEAT) for start in (0, 9, 20, 31)]
        pages = [page(team_table(4), hand, room, form=form) for hand in hands]
        lights = [brightness(one) for one in pages]
        assert max(lights) - min(lights) < 1.5
        assert len({tuple((target.key, target.rect) for target in one.targets) for one in pages}) == 1


# ---------------------------------------------------------------------- on screen


def cards_of(scene: PageScene) -> Sequence[Card]:
    hand = scene._hand
    assert isinstance(hand, HandView)
    return [one for one in hand.cards if one is not HIDDEN]


def test_the_snitch_chooses_by_key_and_drags_a_card_to_a_side(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(3, "caper", parts="random")
        app.until("page", "give", dice=Dice(3))
        scene = app.stage.scene
        assert isinstance(scene, PageScene)
        app.hands.settle()
        app.hands.key("2")
        app.hands.key("right")
        assert set(scene.picking.choice.chosen) == {"card:1", "side:1"}  # type: ignore[union-attr]
        app.hands.key("left")
        assert set(scene.picking.choice.chosen) == {"card:1", "side:0"}  # type: ignore[union-attr]
        start, end = app.hands.place("card:0"), app.hands.place("side:0")
        app.hands.send(mouse_down(start), mouse_move((start[0] - 40, start[1]), held=True))
        app.hands.send(mouse_move(end, held=True))
        assert scene.picking.choice is not None and "card:0" in scene.picking.choice.chosen
        app.hands.send(mouse_up(end))
        assert set(scene.picking.choice.chosen) == {"card:0", "side:0"}
        app.hands.let_pass(4000)
        app.hands.touch("confirm")
        app.hands.settle()
        assert app.scene != "page"


@pytest.mark.parametrize(("players", "phase"), [(3, "give"), (4, "pass")])
def test_nothing_of_the_cards_is_left_when_the_page_is_hidden(
    tmp_path: Path, players: int, phase: str
) -> None:
    with evening(tmp_path) as app:
        app.sit_down(players, "caper", parts="random")
        app.until("page", phase, dice=Dice(1))
        scene = app.stage.scene
        assert isinstance(scene, PageScene)
        names = {WORDS.bare(f"{one.deck}.{one.key}") for one in cards_of(scene)}
        app.hands.settle()
        assert names <= set(app.stage.canvas.texts)
        app.hands.touch("hide")
        app.hands.settle()
        assert app.scene == "curtain" and not names & set(app.stage.canvas.texts)


@pytest.mark.parametrize(("players", "phase"), [(3, "give"), (4, "pass")])
def test_a_card_and_a_location_can_be_looked_at_closer(tmp_path: Path, players: int, phase: str) -> None:
    with evening(tmp_path) as app:
        app.sit_down(players, "caper", parts="random")
        app.until("page", phase, dice=Dice(2))
        scene = app.stage.scene
        assert isinstance(scene, PageScene)
        app.hands.settle()
        app.hands.touch("look:place:1")
        assert scene.picking.closer == "place:1" and not app.hands.enabled("confirm")
        app.hands.touch("look:")
        assert scene.picking.closer is None
        card_target = app.hands.target("card:0")
        assert card_target is not None and card_target.closer == "look:card:0"
