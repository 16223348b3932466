"""Executions: who may be chosen, the axe that is held, what a blow turns up, and shields that pass it on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path

import pygame
import pytest
from evening import Evening, evening
from king import FILE, Story, begun
from king_scene import LOOKS, PLAIN, STILL, enabled, match, paint, room_of, walk
from pictures import FORMS, confirm, pixels

from pass_and_play.commands.sample import store_match
from pass_and_play.games.executioner.execution import Blow
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.motion import FADE, FLIP
from pass_and_play.ui.tables.executioner import blow_lines, cues, death, shield
from pass_and_play.ui.tables.executioner.axe_ring import HOLD_MS
from pass_and_play.ui.tables.executioner.execution import STOP
from pass_and_play.ui.tables.executioner.faces import ITEM_BACK

FOUR = "loyalist hat, jester goblet, loyalist pardon, saboteur decoy"


def drawn(story: Story, *touched: str, elapsed: float = inf, theme: Theme = PLAIN) -> Canvas:
    return paint(story.table, room_of(story.table, story.ask, *touched, elapsed=elapsed), theme=theme)


def texts(story: Story, *touched: str) -> list[str]:
    return drawn(story, *touched).texts


# ---------------------------------------------------------------------- every picture


@FORMS
@pytest.mark.parametrize("players", range(4, 9))
def test_no_picture_has_a_flaw(players: int, form: Form) -> None:
    looks = dict.fromkeys(("execute", "shield", "death", "first_executioner"), 0)
    for seed in range(40):
        for table, ask in walk(match(players, seed, length="fixed", games=2), seed):
            look = looks.get(table.phase, len(LOOKS))
            if look == len(LOOKS):
                continue
            looks[table.phase] += 1
            names, theme = LOOKS[look]
            touch = ask.options[-1 if table.phase == "death" else 0].key
            shown = {"death": (0.0, death.motion(table) - 1) if table.execution else ()}.get(table.phase, ())
            if table.phase == "shield":
                shown = (0.0, shield.motion(table) - 1)
            for elapsed in (*shown, inf):
                for touched in ((), (touch,)):
                    room = room_of(table, ask, *touched, names=names, elapsed=elapsed)
                    paint(table, room, form=form, theme=theme)
        if all(look == len(LOOKS) for look in looks.values()):
            return
    assert players == 4 and looks["shield"], looks


# ---------------------------------------------------------------------- whom, and what it brings


def test_whoever_can_be_executed_can_be_touched_and_nobody_else() -> None:
    story = begun(FOUR, gallows=("market_square", "sealed_order")).kill(1).execute(4).see()
    canvas = drawn(story)
    assert enabled(canvas) >= {"seat:2", "seat:3", STOP}
    assert not {"seat:0", "seat:1", "seat:4"} & {target.key for target in canvas.targets}
    assert {"Dead, silent", "Escaped, counts", "Pretty hat", "Decoy"} <= set(canvas.texts)
    assert canvas.pictures.count(ITEM_BACK) == 2


def test_a_protected_prisoner_is_named_so() -> None:
    story = Story(FOUR, gallows=("crooked_beam", "sealed_order")).to_gallows().pick("done").pick("seat:3")
    story.idle().pick("done").go_on("seen")
    canvas = drawn(story)
    assert "seat:3" not in {target.key for target in canvas.targets}
    assert "Protected" in canvas.texts


def test_the_first_execution_is_a_must() -> None:
    story = begun(FOUR)
    target = next(target for target in drawn(story).targets if target.key == STOP)
    assert (target.words, target.enabled) == ("Execute one first", False)
    assert "Ada has to execute one prisoner at least." in texts(story)
    story.kill(1)
    target = next(target for target in drawn(story).targets if target.key == STOP)
    assert (target.words, target.enabled) == ("Stop, take 1 crown", True)


def test_a_gallows_card_may_demand_more() -> None:
    story = begun(FOUR, gallows=("double_frame", "sealed_order"))
    assert "Ada has to execute 2 prisoners at least." in texts(story)
    assert "There has to be one more execution." in texts(story.kill(1))


def test_what_an_execution_may_bring_is_reckoned() -> None:
    said = texts(begun(FOUR).kill(1), "seat:2")
    for words, n in (
        ("Ada earns so far", "+1"),
        ("If Cleo dies safely", "+2"),
        ("If Cleo is pardoned", "−1"),
    ):
        assert said[said.index(words) - 1] == n
    golden = begun("loyalist goblet, jester hat, loyalist pardon", gallows=("golden_axe", "sealed_order"))
    said = texts(golden.kill(1), "seat:2")
    assert said[said.index("Ada earns so far") - 1] == "+3"  # 2 for the dead, and the goblet
    poor = begun(FOUR, crowns=(0, 5, 5, 5, 5))
    said = texts(poor, "seat:1")
    assert said[said.index("If Ben is pardoned") - 1] == "0"


def test_what_they_did_stands_beside_the_living() -> None:
    story = Story("loyalist hat, jester goblet, loyalist pardon").to_actions()
    story.act(1, "look centre").act(2, "swap item:1 item:3").act(3, "look item:1")._play_gallows()
    assert drawn(story).pictures.count("eye") == 2 and drawn(story).pictures.count("swap") == 1
    hidden = begun("loyalist hat, jester goblet, loyalist pardon", public_list=False)
    assert not {"eye", "swap"} & set(drawn(hidden).pictures)


# ---------------------------------------------------------------------- the axe is held


@contextmanager
def at_the_block(home: Path, *, begun: int = 0, two_taps: bool = False) -> Iterator[Evening]:
    """An evening with a match that has come to an execution, after so many of them."""
    for seed in range(40):
        session = match(5, seed)
        for table, _ in walk(session, seed):
            if table.phase == "execute" and table.begun == begun:
                break
        if session.waiting is not None:
            break
    with evening(home) as app:
        app.host.set(two_taps=two_taps)
        app.host.resume(store_match(app.store, FILE, session.record))
        app.hands.settle()
        assert app.stage.scene.phase == "execute"
        yield app


def test_the_ring_waits_for_a_prisoner_and_is_held_for_a_while() -> None:
    story = begun(FOUR)
    assert confirm(drawn(story)) == ("Touch a prisoner", False)
    ring = next(target for target in drawn(story, "seat:2").targets if target.key == "confirm")
    assert (ring.words, ring.hold_ms) == ("Hold to execute Cleo", HOLD_MS)
    assert {"space", "x"} <= set(ring.keys)
    room = room_of(story.table, story.ask, "seat:2")
    held = paint(story.table, room, pointer=Pointer(pressed="confirm", held=0.5))
    assert pixels(held) != pixels(drawn(story, "seat:2"))


def test_letting_go_early_spares_the_prisoner(tmp_path: Path) -> None:
    with at_the_block(tmp_path) as app:
        seat = next(key for key in sorted(enabled(app.stage.canvas)) if key.startswith("seat:"))
        app.hands.touch(seat)
        app.hands.press("confirm")
        app.hands.let_pass(HOLD_MS - 100)
        app.hands.let_go("confirm")
        app.hands.let_pass(HOLD_MS)
        assert app.stage.scene.phase == "execute"
        app.hands.press("confirm")
        app.hands.let_pass(HOLD_MS + 100)
        assert app.stage.scene.phase in ("death", "shield")


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_x])
def test_a_key_is_held_instead(tmp_path: Path, key: int) -> None:
    with at_the_block(tmp_path) as app:
        app.hands.key("1")
        app.hands.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
        app.hands.let_pass(HOLD_MS - 100)
        assert app.stage.scene.phase == "execute"
        app.hands.let_pass(200)
        assert app.stage.scene.phase in ("death", "shield")


def test_two_taps_for_those_who_cannot_hold(tmp_path: Path) -> None:
    with at_the_block(tmp_path, two_taps=True) as app:
        seats = [key for key in sorted(enabled(app.stage.canvas)) if key.startswith("seat:")]
        app.hands.touch(seats[0])
        assert app.hands.target("confirm") is None and app.hands.target("tap_again") is None
        app.hands.touch("tap")
        assert app.hands.target("tap_again") is not None
        assert not app.stage.canvas.flaws
        app.hands.touch(seats[1])  # another one: the first tap is forgotten
        assert app.hands.target("tap_again") is None
        app.hands.touch("tap")
        app.hands.touch("tap_again")
        assert app.stage.scene.phase in ("death", "shield")


@FORMS
def test_the_two_rings_have_room(form: Form) -> None:
    story = begun(FOUR)
    for names, theme in LOOKS:
        for tapped in (False, True):
            room = room_of(story.table, story.ask, "seat:2", names=names)
            room = replace(room, two_taps=True, tapped=tapped)
            paint(story.table, room, form=form, theme=theme)


def test_one_touch_stops(tmp_path: Path) -> None:
    with at_the_block(tmp_path, begun=1) as app:
        app.hands.touch(STOP)
        assert app.stage.scene.phase in ("rewards", "death")


# ---------------------------------------------------------------------- what a blow turns up


@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_nothing_is_told_before_the_card_has_turned_half_way(theme: Theme) -> None:
    half = (FADE if theme.reduced_motion else FLIP) / 2
    pictures: dict[float, set[bytes]] = {}
    for cast in ("hat", "pardon", "decoy", "shield", "goblet", "parasite"):
        others = "saboteur decoy, jester cheese, princess shield"
        story = begun(f"loyalist {cast}, {others}", centre="mimic").execute(1)
        fall = blow_lines.fall(story.table)
        for elapsed in (0.0, fall.struck, fall.item + half - 1):
            pictures.setdefault(elapsed, set()).add(pixels(drawn(story, elapsed=elapsed, theme=theme)))
    assert [len(same) for same in pictures.values()] == [1, 1, 1]


@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_a_blow_ends_as_the_still_picture(theme: Theme) -> None:
    story = begun(FOUR).execute(2)
    last = death.motion(story.table)
    still = pixels(drawn(story, theme=theme))
    assert pixels(drawn(story, elapsed=last, theme=theme)) == still
    assert pixels(drawn(story, elapsed=last - 1, theme=theme)) != still


def test_crowns_change_when_it_is_said_why() -> None:
    story = begun(FOUR).execute(2)
    fall = blow_lines.fall(story.table)
    assert drawn(story, elapsed=fall.told - 1).texts.count("5") == 4
    assert "8" in drawn(story, elapsed=fall.told).texts
    assert drawn(story, elapsed=fall.role).texts.count("Jester") == 0
    assert drawn(story, elapsed=fall.told).texts.count("Jester") == 2  # on the card, and on the tile


def test_the_axe_and_every_card_are_heard() -> None:
    story = begun(FOUR).execute(2)
    fall = blow_lines.fall(story.table)
    assert [cue for _, cue in cues.cues(story.table)] == ["axe", "reveal", "reveal"]
    assert [time for time, _ in cues.cues(story.table)] == [
        fall.struck,
        fall.item + FLIP / 2,
        fall.role + FLIP / 2,
    ]
    quiet = begun("loyalist hat, loyalist goblet, saboteur parasite", centre="pardon").kill(1).stop()
    assert [cue for _, cue in cues.cues(quiet.table)] == ["reveal"]


def told(story: Story) -> list[str]:
    """The icons of the lines that tell what came of it."""
    return [line.icon for line in blow_lines.lines(story.table, room_of(story.table, story.ask), blow(story))]


def blow(story: Story) -> Blow:
    assert story.table.execution is not None
    return story.table.execution.blows[-1]


@pytest.mark.parametrize(
    ("holder", "icons", "word"),
    [
        ("loyalist hat", ["crown", "skull", "executioner"], "Dies"),
        ("loyalist goblet", ["crown", "skull", "goblet", "executioner"], "Dies"),
        ("jester hat", ["crown", "jester", "minus", "executioner"], "Dies"),
        ("jester cheese", ["crown", "skull", "executioner"], "Dies"),
        ("loyalist decoy", ["skull", "executioner"], "Survives"),
        ("loyalist parasite", ["minus", "executioner"], "Survives"),
        ("saboteur pardon", ["crown", "pardon"], "Dies"),
        ("princess hat", ["crown", "princess"], "Dies"),
        ("jester pardon", ["crown", "jester", "pardon"], "Dies"),
    ],
)
def test_what_comes_of_a_blow(holder: str, icons: list[str], word: str) -> None:
    story = begun(f"{holder}, loyalist decoy, saboteur pardon, loyalist shield", centre="mimic").execute(1)
    assert told(story) == icons
    assert word in texts(story)
    words = confirm(drawn(story))
    assert words == ("To the rewards" if blow(story).ends else "Go on", True)


def test_whoever_has_nothing_loses_nothing() -> None:
    story = begun("loyalist hat, loyalist goblet, saboteur pardon", crowns=(5, 0, 5, 5)).execute(1)
    assert "Had nothing to lose" in texts(story)


def test_a_mimic_turns_the_centre_card_up_with_it() -> None:
    story = begun("loyalist mimic, loyalist hat, saboteur pardon", centre="decoy").execute(1)
    fall = blow_lines.fall(story.table)
    assert "Centre card" not in drawn(story, elapsed=fall.item - 1).texts
    said = drawn(story).texts
    assert {"Mimic", "Decoy", "Centre card", "Ben survives"} <= set(said)


def test_a_parasite_needs_no_axe() -> None:
    story = begun("loyalist hat, loyalist goblet, princess parasite", centre="pardon").kill(1).stop()
    assert "Dev has a parasite" in drawn(story, elapsed=0).texts
    assert "Not executed" in drawn(story, elapsed=0).texts
    assert {"The saboteurs win", "The princess: the saboteurs win"} <= set(texts(story))


# ---------------------------------------------------------------------- shields

FIVE = "loyalist hat, jester shield, loyalist pardon, saboteur decoy"


def test_left_stands_to_the_left() -> None:
    story = begun(FIVE).execute(2)
    assert story.table.candidates == (3, 1)
    targets = {target.key: target for target in drawn(story).targets}
    assert (targets["left"].words, targets["right"].words) == ("Dev", "Ben")
    assert targets["left"].rect[0] < targets["right"].rect[0]
    assert confirm(drawn(story)) == ("Touch a prisoner", False)
    assert confirm(drawn(story, "left")) == ("Hold to execute Dev", True)
    assert STOP not in targets


def test_both_ways_may_lead_to_the_same_prisoner() -> None:
    story = begun("loyalist decoy, jester shield, princess parasite", centre="cheese").kill(1).execute(2)
    canvas = drawn(story)
    assert "left" in enabled(canvas) and "right" not in enabled(canvas)
    assert {"To either side", "Nobody else can be executed."} <= set(canvas.texts)


def test_the_chain_of_shields_is_told() -> None:
    story = begun("loyalist shield, loyalist shield, saboteur hat, loyalist pardon").execute(1).pick("left")
    assert story.ask.what.key == "shield"
    assert "Where does Cleo pass it on?" in texts(story)
    story.pick("left")
    canvas = drawn(story, elapsed=0)
    assert "Cleo passes it on to Dev" in canvas.texts
    assert canvas.pictures.count("shield") == 2
    story = begun("loyalist shield, loyalist decoy, loyalist decoy", centre="pardon").kill(2, 3).execute(1)
    assert {"Nobody to pass it on to", "Ben survives"} <= set(texts(story))


# ---------------------------------------------------------------------- the clock


@FORMS
def test_the_clock_has_its_place_and_the_button_its_own(form: Form) -> None:
    story = begun(FOUR).kill(1)
    for clock in (True, False):
        room = room_of(story.table, story.ask, clock=clock)
        canvas = paint(story.table, room, form=form)
        assert ("more_time" in enabled(canvas)) is clock
        assert next(target.rect for target in canvas.targets if target.key == STOP) == BARS[form].confirm


def test_a_table_without_a_list_tells_no_swaps_by_sound() -> None:
    heard = []
    for listed in (True, False):
        story = Story("loyalist hat, jester goblet, loyalist pardon", public_list=listed).to_actions()
        heard.append(cues.cues(story.act(1, "swap item:1 item:2").table))
    assert heard == [((0.0, "place"),), ()]


def test_cues_of_gallows_cards() -> None:
    story = Story("loyalist hat, jester goblet, loyalist pardon", gallows=("last_wish", "sealed_order"))
    assert [cue for _, cue in cues.cues(story.to_gallows().table)] == ["bell_toll", "reveal"]
    story.pick("done").expect("choose_prisoners")
    table: TableView = story.table
    assert cues.cues(table) == ()
