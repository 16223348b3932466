"""Looking closer at a thing, and dragging it to its place: by mouse, finger and key."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from evening import evening
from toy_stage import Bench, Toy, key_down, key_up, mouse_down, mouse_up

from pass_and_play.engine.ask import Ask, Option, say
from pass_and_play.engine.dice import Dice
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.picking import Picking
from pass_and_play.ui.room import SHEET as SHEET_OF
from pass_and_play.ui.stage import DEAF
from pass_and_play.ui.touch import DOUBLE, LONG
from pass_and_play.words import Text

CARD, OTHER, PLACE, POOR, SHEET = "card:0", "card:1", "place:0", "card:2", "look:card:0"
SPOTS = {CARD: (100, 100), OTHER: (300, 100), POOR: (500, 100), PLACE: (100, 600)}


class Table(Toy):
    """Two cards and a place for one of them, all to be looked at closer; and a card that cannot be laid."""

    def __init__(self) -> None:
        super().__init__()
        options = ("card:0 place:0", "card:0 place:1", "card:1 place:1")
        self.picking = Picking(Choice(Ask(0, say("play"), tuple(map(Option, options)))))
        self.feels: dict[str, Feel] = {}
        self.skips = False

    @property
    def chosen(self) -> tuple[str, ...]:
        assert self.picking is not None and self.picking.choice is not None
        return self.picking.choice.chosen

    def draw(self, canvas: Canvas) -> None:
        assert self.picking is not None and self.picking.choice is not None
        for key, (x, y) in SPOTS.items():
            enabled = key in (CARD, OTHER) or (CARD in self.chosen and self.picking.choice.adds(key))
            self.feels[key] = canvas.target(
                key,
                (x, y, 100, 100),
                Text(key),
                enabled=enabled,
                closer=f"look:{key}",
                grip=key.startswith("card:"),
            )
        if self.picking.closer is not None:
            canvas.cover(canvas.window)
            canvas.target("look:", (0, 0, 100, 100), Text("close"))
            canvas.target("pick:place:0", (200, 0, 100, 100), Text("place it here"))

    def press(self, key: str) -> None:
        super().press(key)
        assert self.picking is not None and self.picking.choice is not None
        if not self.picking.press(key):
            self.picking.choice.touch(key)

    def touch_anywhere(self) -> bool:
        return self.skips


class TableBench(Bench):
    """A bench with such a table."""

    def __init__(self, *, finger: bool = False) -> None:
        super().__init__(finger=finger)
        self.table = Table()
        self.put(self.table)
        self.let_pass(DEAF)

    @property
    def closer(self) -> str | None:
        assert self.table.picking is not None
        return self.table.picking.closer

    def spot(self, key: str) -> tuple[int, int]:
        """The pixel in the middle of a thing."""
        x, y = SPOTS[key]
        return self.pixel((x + 50, y + 50))

    def close(self) -> None:
        """Close the sheet that is open."""
        self.table.press("look:")
        self.stage.dirty = True
        self.frame()

    def click(self, key: str) -> None:
        """Click or tap a thing."""
        self.frame(self.down(self.spot(key)), self.up(self.spot(key)))


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def bench(request: pytest.FixtureRequest) -> TableBench:
    return TableBench(finger=request.param)


# ---------------------------------------------------------------------- a long press


@pytest.mark.parametrize("key", [CARD, POOR, PLACE])
def test_a_long_press_looks_closer_and_chooses_nothing(bench: TableBench, key: str) -> None:
    bench.frame(bench.down(bench.spot(key)))
    bench.let_pass(LONG - 50)
    assert bench.closer is None
    bench.let_pass(100)
    assert bench.closer == key and bench.stage.touch.press is None
    bench.frame(bench.up(bench.spot(key)))
    assert bench.table.chosen == () and bench.closer == key


def test_a_press_that_slides_off_does_not_look(bench: TableBench) -> None:
    bench.frame(bench.down(bench.spot(CARD)), bench.move(bench.spot(PLACE)))
    bench.let_pass(2 * LONG)
    assert bench.closer is None


def test_a_long_press_on_what_has_no_sheet_is_a_tap(bench: TableBench) -> None:
    bench.put(bench.toy)
    bench.let_pass(DEAF)
    bench.frame(bench.down(bench.pixel((100, 50))))
    bench.let_pass(2 * LONG)
    bench.frame(bench.up(bench.pixel((100, 50))))
    assert [line for line in bench.toy.told if line != "anywhere"] == ["press a"]


def test_a_long_press_while_something_moves_only_skips(bench: TableBench) -> None:
    bench.table.skips = True
    bench.frame(bench.down(bench.spot(CARD)))
    bench.let_pass(2 * LONG)
    assert bench.closer is None and bench.stage.touch.press is None


def test_a_cover_in_the_middle_of_a_press_leaves_nothing_held(bench: TableBench) -> None:
    bench.frame(bench.down(bench.spot(CARD)))
    bench.let_pass(LONG / 2)
    bench.put(Table())
    bench.let_pass(2 * LONG)
    scene = bench.stage.scene
    assert isinstance(scene, Table) and scene.picking is not None
    assert scene.picking.closer is None and bench.stage.touch.press is None


# ---------------------------------------------------------------------- a double click


def test_a_double_click_looks_closer_and_leaves_the_choice_as_it_was() -> None:
    bench = TableBench()
    bench.click(OTHER)
    for key in (CARD, OTHER):
        bench.let_pass(2 * DOUBLE)
        bench.click(key)
        bench.let_pass(100)
        bench.click(key)
        assert bench.closer == key and bench.table.chosen == (OTHER,)
        bench.close()


def test_a_double_click_on_what_cannot_be_laid_takes_nothing_back() -> None:
    bench = TableBench()
    bench.click(CARD)
    bench.click(POOR)
    bench.click(POOR)
    assert bench.closer == POOR and bench.table.chosen == (CARD,)


def test_slow_clicks_and_clicks_on_two_things_are_none() -> None:
    bench = TableBench()
    bench.click(CARD)
    bench.let_pass(DOUBLE + 50)
    bench.click(CARD)
    bench.click(OTHER)
    assert bench.closer is None and bench.table.chosen == (OTHER,)


def test_two_taps_of_a_finger_choose_and_take_back() -> None:
    bench = TableBench(finger=True)
    bench.click(CARD)
    bench.let_pass(100)
    bench.click(CARD)
    assert bench.closer is None and bench.table.chosen == ()


# ---------------------------------------------------------------------- the key


def test_l_looks_at_what_is_in_focus_or_pointed_at() -> None:
    bench = TableBench()
    bench.frame(key_down(pygame.K_l), key_up(pygame.K_l))
    assert bench.closer is None
    bench.frame(key_down(pygame.K_TAB), key_up(pygame.K_TAB), key_down(pygame.K_l), key_up(pygame.K_l))
    assert bench.closer == CARD
    bench.close()
    bench.stage.keyboard.focus = None
    bench.stage.touch.hover = OTHER
    bench.frame(key_down(pygame.K_l), key_up(pygame.K_l))
    assert bench.closer == OTHER


# ---------------------------------------------------------------------- on the sheet


def test_a_sheet_is_closed_or_chosen_from_and_covers_what_lies_below() -> None:
    bench = TableBench()
    bench.click(CARD)
    for key, chosen in (("look:", (CARD,)), ("pick:place:0", (CARD, PLACE)), ("pick:place:0", (CARD, PLACE))):
        bench.table.press(SHEET)
        bench.stage.dirty = True
        bench.frame()
        assert {target.key for target in bench.stage.targets} == {"look:", "pick:place:0"}
        target = bench.stage.target(key)
        assert target is not None
        place = bench.pixel((target.rect[0] + 50, 50))
        bench.frame(mouse_down(place), mouse_up(place))
        assert bench.closer is None and bench.table.chosen == chosen


# ---------------------------------------------------------------------- dragging


def test_a_card_is_dragged_to_its_place(bench: TableBench) -> None:
    bench.frame(bench.down(bench.spot(CARD)))
    bench.frame(bench.move(bench.pixel((190, 300))))
    bench.frame()
    assert list(bench.table.chosen) == [CARD] and bench.table.feels[CARD].pull == (40, 150)
    bench.frame(bench.move(bench.spot(PLACE)), bench.up(bench.spot(PLACE)))
    assert bench.table.chosen == (CARD, PLACE) and bench.stage.touch.press is None
    bench.frame()
    assert bench.table.feels[CARD].pull is None


def test_a_drag_in_one_frame_finds_the_place_that_it_lights(bench: TableBench) -> None:
    bench.frame(bench.down(bench.spot(CARD)), bench.move(bench.spot(PLACE)), bench.up(bench.spot(PLACE)))
    assert bench.table.chosen == (CARD, PLACE)


@pytest.mark.parametrize("end", [(700, 700), (160, 160)], ids=["nowhere", "where it lay"])
def test_a_drag_that_ends_nowhere_leaves_the_card_chosen(bench: TableBench, end: tuple[int, int]) -> None:
    bench.frame(bench.down(bench.spot(CARD)), bench.move(bench.pixel((150, 180))))
    bench.frame(bench.move(bench.pixel(end)), bench.up(bench.pixel(end)))
    assert bench.table.chosen == (CARD,) and bench.closer is None


def test_a_chosen_card_stays_chosen_when_it_is_dragged(bench: TableBench) -> None:
    bench.click(CARD)
    bench.frame(bench.down(bench.spot(CARD)), bench.move(bench.spot(PLACE)), bench.up(bench.spot(PLACE)))
    assert bench.table.chosen == (CARD, PLACE)


def test_what_cannot_be_laid_is_not_dragged(bench: TableBench) -> None:
    bench.frame(bench.down(bench.spot(POOR)), bench.move(bench.spot(PLACE)), bench.up(bench.spot(PLACE)))
    assert bench.table.chosen == ()


def test_a_second_finger_ends_a_drag() -> None:
    bench = TableBench(finger=True)
    bench.frame(bench.down(bench.spot(CARD)), bench.move(bench.pixel((190, 300))))
    bench.stage.touch.let_go()
    bench.frame(bench.move(bench.spot(PLACE)), bench.up(bench.spot(PLACE)))
    assert bench.table.chosen == (CARD,)


# ---------------------------------------------------------------------- in a match


def test_a_long_press_on_a_private_page_looks_and_a_cover_drops_it(tmp_path: Path) -> None:
    with evening(tmp_path, seeds=[1]) as app:
        app.sit_down(2, "caper", parts="random")
        app.until("page", "play", dice=Dice(1))
        card = next(target for target in app.hands.targets if target.closer is not None)
        app.hands.press(card.key)
        app.hands.let_pass(LONG + 100)
        page = app.stage.scene
        assert page.picking is not None and page.picking.closer is not None
        assert page.picking.choice is not None and page.picking.choice.chosen == ()
        assert not {"confirm", "hide"} & {target.key for target in app.hands.targets}
        app.host.cover()
        assert app.scene == "curtain" and app.stage.touch.press is None
        app.hands.settle()
        app.hands.let_go("open")
        app.hands.settle()
        app.hands.open_curtain()
        app.hands.settle()
        page = app.stage.scene
        assert app.scene == "page" and page.picking is not None and page.picking.closer is None


def test_what_is_looked_at_on_the_table_stays_under_the_pause(tmp_path: Path) -> None:
    with evening(tmp_path, seeds=[1]) as app:
        app.sit_down(2, "caper")
        app.until("table", "scoring", dice=Dice(1))
        app.hands.touch(f"{SHEET_OF}1")
        app.hands.touch("look:line:0")
        app.hands.touch("pause")
        app.hands.settle()
        app.hands.key("escape")
        app.hands.settle()
        assert app.scene == "table"
        table = app.stage.scene
        assert table.picking is not None and table.picking.closer == "line:0"
