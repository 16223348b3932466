"""The executioner's table: pool, gallows cards, calls and actions, looks, and the list of what was done."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from king import FILE, Story
from king_scene import LOOKS, PLAIN, STILL, WEAK_EYES, WORDS, canvas_of, enabled, match, paint, room_of, walk
from people import LONG
from pictures import FORMS, confirm, pixels

from pass_and_play.engine.ask import TABLE, Ask
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.games.executioner.cards import ITEMS
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.motion import FADE, FLIP
from pass_and_play.ui.room import LOOK
from pass_and_play.ui.tables.executioner import (
    deed_lines,
    deeds_list,
    gallows,
    gallows_card,
    in_play,
    pool_places,
    shown,
    table_head,
    table_places,
    verbs,
)

PLAYERS = range(4, 9)
CAST = (
    "loyalist hat, saboteur shield, jester cheese, loyalist decoy, princess mimic, saboteur goblet, "
    "loyalist hat"
)
UNSAFE = "loyalist shield, saboteur parasite, loyalist mimic, loyalist pardon, jester shield, saboteur pardon"
KINDS = {
    "pool": "pool",
    "first_look": "first_look",
    "gallows": "gallows",
    "choose_prisoners": "gallows",
    "choose_neighbour": "gallows",
    "seen": "look",
    "shown": "shown",
    "call": "call",
    "action": "action",
}
"""The questions during which this table is seen, and their phases."""


def story(players: int, *cards: str, **options: Any) -> Story:
    """A match of so many players, that begins with these gallows cards."""
    cast = ", ".join(CAST.split(", ")[: players - 1])
    return Story(cast, centre="pardon", gallows=(*cards, "market_square", "sealed_order")[:2], **options)


def picture(
    told: Story, *touched: str, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN, **room: Any
) -> Canvas:
    """The table of a story as it is."""
    return paint(told.table, room_of(told.table, told.ask, *touched, **room), form=form, theme=theme)


def apart(one: Rect, two: Rect) -> float:
    """How far two boxes are from each other, across or down."""
    across = max(one[0], two[0]) - min(one[0] + one[2], two[0] + two[2])
    down = max(one[1], two[1]) - min(one[1] + one[3], two[1] + two[3])
    return max(across, down)


# ---------------------------------------------------------------------- every table


def _kinds_of_tables(players: int) -> dict[str, list[tuple[TableView, Ask]]]:
    """Two tables at each of the questions, late in the game if it may be."""
    found: dict[str, list[tuple[TableView, Ask]]] = {kind: [] for kind in KINDS}
    for seed in range(60):
        for table, ask in walk(match(players, seed, minutes=3), seed):
            kept = found.get(ask.what.key)
            if kept is not None and (len(kept) < 1 or (len(kept) < 2 and len(table.deeds) >= players)):
                kept.append((table, ask))
        if all(found.values()):
            return found
    raise AssertionError("some questions are never asked")


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_no_table_has_a_flaw(players: int, form: Form) -> None:
    for number, (kind, tables) in enumerate(_kinds_of_tables(players).items()):
        for index, (table, ask) in enumerate(tables):
            assert table.phase == KINDS[kind]
            for names, theme in (LOOKS[(number + index) % 4], LOOKS[1]):
                room = room_of(
                    table, ask, names=names, closer="deeds" if index == 1 and table.deeds else None
                )
                canvas = paint(table, room, form=form, theme=theme)
                touchable = [target for target in canvas.targets if target.enabled]
                for at, one in enumerate(touchable):
                    assert all(apart(one.rect, two.rect) >= 7.9 for two in touchable[at + 1 :])


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_has_its_own_place_between_the_bars(players: int, form: Form) -> None:
    lie = table_places.places(form, players - 1)
    boxes = [lie.card, lie.deeds, lie.centre, *lie.seats, lie.in_play, *([lie.deck] if lie.deck else [])]
    assert len(lie.seats) == players - 1
    assert all(apart(a, b) > 0 for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    wide, high = form.size
    assert all(x >= 0 and x + w <= wide and y > BARS[form].top + 8 for x, y, w, _ in boxes)
    assert all(y + h <= high - lie.bar for _, y, _, h in boxes)
    rows = pool_places.places(form, players, badges=True)
    assert len(rows.items) == len(rows.roles) == players
    cards = [*rows.items, rows.checks, *rows.roles, *([rows.told] if rows.told else [])]
    assert all(apart(a, b) >= 0 for i, a in enumerate(cards) for b in cards[i + 1 :])


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_never_seen_changes_no_picture(kind: str) -> None:
    differing = 0
    for seed in range(40):
        session = match(5, seed)
        for table, ask in walk(session, seed):
            if ask.what.key != kind:
                continue
            room = room_of(table, ask)
            before = pixels(paint(table, room))
            with redealt(session.game, TABLE, Dice(1)) as changed:
                after = session.game.table()
                assert isinstance(after, TableView)
                assert pixels(paint(after, room)) == before
            differing += bool(changed)
            break
        if differing > 2:
            return
    assert differing


@FORMS
@pytest.mark.parametrize("theme", [PLAIN, WEAK_EYES], ids=["plain", "large"])
def test_every_gallows_card_has_room_for_its_text(form: Form, theme: Theme) -> None:
    place = table_places.places(form, 6).card
    for card in FILE.cards.gallows:
        canvas = canvas_of(form, theme)
        gallows_card.draw(canvas, place, card.key, WORDS("court.gallows_card", n=2), WORDS)
        assert not canvas.flaws, canvas.flaws
        assert WORDS(f"gallows.{card.key}.text") in canvas.texts


# ---------------------------------------------------------------------- the pool


def test_the_pool_shows_every_card_that_is_in_play() -> None:
    told = story(8).pick("seat:0")
    canvas = picture(told)
    counts = Counter(canvas.texts)
    for item in ITEMS:
        assert counts[WORDS(f"item.{item}")] == sum(one.key == item for one in told.table.pool_items)
    assert counts["Loyalist"] == sum(one.key == "loyalist" for one in told.table.pool_roles)
    assert {"Eight items, eight roles", "At least one pardon", "Ada wears the hood"} <= set(canvas.texts)
    assert confirm(canvas) == ("Shuffle and deal", True)


@FORMS
@pytest.mark.parametrize("players", range(4, 8))
def test_the_executioner_takes_out_any_item_but_the_last_pardon(players: int, form: Form) -> None:
    cast = ", ".join(UNSAFE.split(", ")[: players - 1])
    told = Story(cast, centre="pardon", gallows=()).pick("seat:0")
    told.expect("redraw", seat=0)
    for names, theme in LOOKS:
        canvas = picture(told, form=form, theme=theme, names=names)
        keys = {key for key in enabled(canvas) if key.startswith("card:")}
        assert keys == set(told.options)
        assert confirm(canvas) == ("Touch an item", False)
    index = next(at for at, item in enumerate(told.table.pool_items) if item.key == "shield")
    canvas = picture(told, f"card:{index}", form=form)
    assert confirm(canvas) == ("Take out: Shield", True)


def test_the_pool_tells_what_was_replaced() -> None:
    told = Story(", ".join(UNSAFE.split(", ")[:3]), centre="pardon", gallows=()).pick("seat:0")
    assert "Nothing safe to execute yet" in picture(told).texts
    while told.ask.what.key == "redraw":
        told.pick(told.options[0])
    assert any(text.startswith("Ada took out an item") for text in picture(told).texts)


# ---------------------------------------------------------------------- the gallows cards


def test_the_steps_of_a_game_are_told_apart() -> None:
    told = story(5, "second_bell", "slow_drum").to_gallows()
    seen = [table_head.step(told.table)]
    told.pick("done").pick("seat:1")
    seen.append(table_head.step(told.table))  # one more action, by the card
    told.pick("look item:1").pick("done")
    for seat in range(1, 5):
        told.call(seat)
        assert f"Actions {seat - 1} / 4" in picture(told).texts
        seen.append(table_head.step(told.table))
        told.pick("swap item:1 item:2")
    seen.append(table_head.step(told.table))
    told.pick("done").pick("seat:1")
    seen.append(table_head.step(told.table))
    told.pick("look item:1").pick("done")
    seen.append(table_head.step(told.table))
    assert seen == [0, 0, 1, 1, 1, 1, 2, 2, 3]


@FORMS
@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_a_card_shows_its_face_when_it_has_turned_half_way(theme: Theme, form: Form) -> None:
    half = (FADE if theme.reduced_motion else FLIP) / 2
    told = story(5, "market_square").to_gallows()
    name = WORDS("gallows.market_square")
    for elapsed, seen in ((0.0, False), (gallows.LEAD + half - 1, False), (gallows.LEAD + half + 1, True)):
        assert (name in picture(told, form=form, theme=theme, elapsed=elapsed).texts) is seen
    last = gallows.motion(told.table)
    assert pixels(picture(told, form=form, elapsed=last)) == pixels(picture(told, form=form))
    told.pick("done")
    item = f"face-king-item-{told.item(-1)}"
    for elapsed, seen in ((shown.LEAD + half - 1, False), (shown.LEAD + half + 1, True)):
        assert (item in picture(told, form=form, theme=theme, elapsed=elapsed).pictures) is seen
    assert "face-king-item-" not in "".join(picture(told.pick("done")).pictures)


def test_the_card_says_what_comes_next() -> None:
    for card in FILE.cards.gallows:
        canvas = picture(story(6, card.key).to_gallows())
        assert confirm(canvas) == (WORDS(f"gallows_page.next.{card.effect}"), True)


def test_three_are_chosen_and_not_a_fourth() -> None:
    told = story(6, "three_hoods").to_gallows().pick("done")
    told.expect("choose_prisoners", seat=0)
    assert confirm(picture(told)) == ("Choose 3 more", False)
    canvas = picture(told, "seat:1", "seat:3", "seat:4")
    assert confirm(canvas) == ("Choose Ben, Dev and Emi", True)
    assert {"seat:1", "seat:3", "seat:4"} <= enabled(canvas)
    assert not {"seat:2", "seat:5"} & enabled(canvas)


def test_the_chosen_one_chooses_a_neighbour() -> None:
    told = story(6, "shared_cart").to_gallows().pick("done").pick("seat:3")
    canvas = picture(told)
    assert {key for key in enabled(canvas) if key.startswith("seat:")} == {"seat:2", "seat:4"}
    assert "Dev chooses a neighbour" in canvas.texts
    assert confirm(picture(told, "seat:4")) == ("Look at Emi’s item", True)


def test_whom_nobody_can_execute_has_a_mark() -> None:
    told = story(5, "crooked_beam").to_gallows().pick("done").pick("seat:2")
    assert told.table.phase == "call"
    canvas = picture(told)
    assert canvas.pictures.count("protected") == 1 and "Spared" in canvas.texts


# ---------------------------------------------------------------------- calls and actions


def test_those_who_have_not_acted_can_be_named() -> None:
    told = story(6).to_actions().act(2, "look item:4").act(5, "swap item:5 centre")
    canvas = picture(told)
    assert {key for key in enabled(canvas) if key.startswith("seat:")} == {"seat:1", "seat:3", "seat:4"}
    assert {"Ada names who acts", "Swapped", "Looked at"} <= set(canvas.texts)
    assert confirm(canvas) == ("Name a prisoner", False)
    canvas = picture(told, "seat:3")
    assert confirm(canvas) == ("Dev acts next", True)
    assert {"seat:1", "seat:4"} <= enabled(canvas)


@pytest.mark.parametrize("key", ["look item:2", "look centre", "swap item:1 item:3", "swap item:2 centre"])
def test_an_action_can_be_touched_in_any_order(key: str) -> None:
    told = story(4).to_actions().call(2)
    parts = set(key.split())
    for order in permutations(key.split()):
        touched: list[str] = []
        for part in order:
            found = enabled(picture(told, *touched))
            touched.append(next(one for one in found if part in one.split() and set(one.split()) <= parts))
        room = room_of(told.table, told.ask, *touched)
        assert room.choice is not None and room.choice.ready == (key,)
        assert confirm(paint(told.table, room))[1]


def test_both_verbs_wait_for_their_cards() -> None:
    told = story(6).to_actions().call(2)
    assert {"swap", "look", "centre", *(f"item:{seat}" for seat in range(1, 6))} <= enabled(picture(told))
    assert {"Cleo acts", "Acts now", "Swap two", "Look at one"} <= set(picture(told).texts)
    assert confirm(picture(told, "swap")) == ("Touch two cards", False)
    assert confirm(picture(told, "item:4", "swap")) == ("Touch one more card", False)
    assert confirm(picture(told, "swap", "item:4", "item:1")) == ("Swap Ben and Emi", True)
    assert confirm(picture(told, "centre", "item:2", "swap")) == ("Swap Cleo and the centre", True)
    assert confirm(picture(told, "look")) == ("Touch a card", False)
    assert confirm(picture(told, "look", "look item:5")) == ("Look at Finn’s item", True)
    assert confirm(picture(told, "centre", "look")) == ("Look at the centre card", True)


def test_another_card_takes_the_place_of_the_one_before() -> None:
    told = story(6).to_actions().call(2)
    room = room_of(told.table, told.ask, "look", "look item:1")
    assert room.choice is not None
    assert verbs.touch(room, 1) == "item:1" and verbs.touch(room, 3) == "look item:3"
    assert room.choice.touch(verbs.touch(room, 3)) and room.choice.ready == ("look item:3",)
    assert room.choice.touch("swap") and room.choice.ready is None
    assert room.choice.touch("centre") and room.choice.ready == ("swap item:3 centre",)


def test_a_long_name_goes_where_the_button_has_no_room() -> None:
    told = story(6).to_actions().call(2)
    names = ("Ada", "W" * 20, "M" * 20, "Dev", "Emi", "Finn")
    assert (
        confirm(picture(told, "swap", "item:1", "item:2", names=names, form=Form.PORTRAIT))[0]
        == "Swap these two"
    )


@FORMS
def test_the_keyboard_can_be_on_any_target(form: Form) -> None:
    told = story(6).to_actions().act(1, "look item:2").call(2)
    room = room_of(told.table, told.ask)
    plain = paint(told.table, room, form=form)
    for target in plain.targets:
        focused = paint(told.table, room, form=form, pointer=Pointer(focus=target.key))
        assert pixels(focused) != pixels(plain), target.key
    keys = [key for target in plain.targets for key in target.keys]
    assert len(keys) == len(set(keys))


@FORMS
def test_the_table_goes_on_without_a_clock(form: Form) -> None:
    told = story(5).to_actions()
    assert "more_time" in enabled(picture(told, form=form))
    assert "more_time" not in enabled(picture(told, form=form, clock=False))


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_that_waits_leaves_room_for_the_way_back(players: int, form: Form) -> None:
    told = story(players, "roll_call").pick("seat:0").go_on("pool").pick("done")
    first = picture(told, form=form)
    told.go_on("first_look").pick("done").pick("done")
    again = picture(told, form=form, names=LONG, theme=WEAK_EYES)
    for canvas in (first, again):
        assert canvas.texts.count("Has looked") == canvas.texts.count("Looks now") == 1
        assert not [mark for mark in canvas._record.texts if apart(mark.rect, BARS[form].confirm) < 0]


def test_all_see_which_card_is_looked_at() -> None:
    """An eye lies on the card, but not where the table keeps no list."""
    eyes = []
    for public_list in (True, False):
        told = story(6, public_list=public_list).to_actions().call(2).pick("look item:4")
        canvas = picture(told)
        assert {"Cleo looks", "Looks now"} <= set(canvas.texts)
        eyes.append(canvas.pictures.count("eye"))
    assert eyes[0] == eyes[1] + 1


# ---------------------------------------------------------------------- what was done


def test_the_list_tells_in_sentences_what_was_done() -> None:
    told = story(7, "roll_call").to_gallows().pick("done")
    while told.ask.what.key == "seen":
        told.pick("done")
    told.act(1, "swap item:1 item:3").act(3, "look centre").act(4, "swap item:2 centre")
    canvas = picture(told)
    assert deeds_list.KEY in enabled(canvas) and "Dev looked at the centre card." not in canvas.texts
    canvas = picture(told, closer="deeds")
    says = [
        "Every prisoner: a look at their own item.",
        "Ben swapped the items of Ben and Dev.",
        "Dev looked at the centre card.",
        "Emi swapped Cleo’s item and the centre card.",
    ]
    assert [text for text in canvas.texts if text in says] == says
    assert not [key for key in enabled(canvas) if key.startswith("seat:")]
    assert LOOK in enabled(canvas) and deeds_list.KEY not in enabled(canvas)


def test_a_look_of_one_is_not_taken_for_a_look_of_all() -> None:
    told = story(5, "last_wish", "roll_call").to_gallows().pick("done").pick("seat:1").pick("done").idle()
    told.pick("done").pick("done")
    room = room_of(told.table, told.ask)
    says = [line.says for line in deed_lines.lines(told.table, room)]
    assert says[0] == "Ben looked at the item of their own."
    assert says[-1] == "Every prisoner: a look at their own item."
    assert len(says) == 6


def test_without_a_list_nothing_is_kept() -> None:
    told = story(5, public_list=False).to_actions()
    told.act(1, "swap item:2 item:3").act(2, "look centre")
    canvas = picture(told)
    assert deeds_list.KEY not in enabled(canvas)
    assert "This table plays without a list. Remember who did what." in canvas.texts
    assert canvas.texts.count("Has acted") == 2 and "Swapped" not in canvas.texts


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_in_play_is_counted(players: int) -> None:
    told = story(players).to_actions()
    room = room_of(told.table, told.ask)
    for kinds in (in_play.items(told.table, room), in_play.roles(told.table, room)):
        assert sum(int(kind.count) for kind in kinds) == players
    assert f"{players} roles, one lies aside" in picture(told).texts
