"""The actions: who is called, what may be looked at and swapped, and what the table learns of it."""

from __future__ import annotations

from typing import Any

import pytest
from king import Story, item
from tale import keys

from pass_and_play.engine.ask import Say, Where, Who
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.games.executioner.deeds import deed

THREE = "loyalist hat, saboteur pardon, loyalist goblet"


def story(**options: Any) -> Story:
    """A game of four in which the first action is due."""
    return Story(THREE, centre="mimic", **options).to_actions()


def test_the_rulebooks_example_of_the_actions() -> None:
    """Section 2: player 1 swaps with player 2, who looks; 3 swaps with 2; 1, once more, with the centre."""
    game = Story(THREE, centre="mimic", gallows=("market_square", "second_bell")).to_actions()
    game.act(1, "swap item:1 item:2")
    game.call(2).pick("look item:2")
    assert game.hand(2).looked == (2, item("hat"))
    game.pick("done").act(3, "swap item:2 item:3")
    assert [game.item(place) for place in (1, 2, 3, -1)] == ["pardon", "goblet", "hat", "mimic"]
    assert game.knowing(1) == [2]
    assert game.knowing(2) == [3]
    assert game.knowing(3) == [1, 2]
    game.pick("done").pick("seat:1").pick("swap item:1 centre")
    assert game.item(-1) == "pardon"
    # Player 1 never saw it, and neither did player 3: it was player 2's at first.
    assert game.knowing(-1) == [2]
    assert game.prisoner(1).acted == 2


def test_the_executioner_names_the_prisoners_in_any_order() -> None:
    game = story()
    game.expect("call", seat=0)
    assert game.options == ["seat:1", "seat:2", "seat:3"]
    game.act(3, "look item:3")
    assert game.table.pending == (1, 2)
    assert game.options == ["seat:1", "seat:2"]
    game.act(1, "look centre")
    # The last one is not called but simply asked.
    game.expect("action", seat=2)
    assert game.table.acting == 2
    assert not game.table.pending
    game.pick("look item:1").pick("done")
    game.expect("gallows")
    assert [prisoner.acted for prisoner in game.table.prisoners] == [1, 1, 1]
    assert game.table.acting is None


def test_one_looks_at_any_item_or_swaps_any_two() -> None:
    game = story().call(1)
    assert game.options == [
        *("look item:1", "look item:2", "look item:3", "look centre"),
        *("swap item:1 item:2", "swap item:1 item:3", "swap item:1 centre"),
        *("swap item:2 item:3", "swap item:2 centre", "swap item:3 centre"),
    ]
    for wrong in ("pass", "done", "look item:0", "swap item:1 item:1", "swap item:2 item:1"):
        with pytest.raises(IllegalAnswer):
            game.pick(wrong)


def test_the_options_are_the_same_whoever_wears_the_hood() -> None:
    game = Story(THREE).pick("seat:2").go_on("pool").go_on("first_look").go_on("gallows").go_on("shown")
    game.pick(game.options[0])
    assert game.options[:4] == ["look item:0", "look item:1", "look item:3", "look centre"]
    assert "swap item:0 item:3" in game.options


@pytest.mark.parametrize(
    ("action", "seen"),
    [("look item:1", (1, "hat")), ("look item:2", (2, "pardon")), ("look centre", (-1, "mimic"))],
)
def test_a_look_is_for_one_seat_and_one_visit(action: str, seen: tuple[int, str]) -> None:
    game = story().call(1).pick(action)
    game.expect("seen", seat=1, where=Where.PRIVATE)
    assert game.hand(1).looked == (seen[0], item(seen[1]))
    assert [game.hand(seat).looked for seat in (0, 2, 3)] == [None] * 3
    assert {game.table.centre, *(prisoner.item for prisoner in game.table.prisoners)} == {HIDDEN}
    game.pick("done")
    assert game.hand(1).looked is None


def test_a_swap_is_unseen() -> None:
    game = story().call(1).pick("swap item:2 centre")
    game.expect("call")
    assert (game.item(2), game.item(-1)) == ("mimic", "pardon")
    # The first gallows card had shown it to all.
    assert (game.knowing(2), game.knowing(-1)) == ([-1], [2])
    assert [game.hand(seat).looked for seat in range(4)] == [None] * 4


def test_no_page_follows_an_item_that_moves_on() -> None:
    """After a look and a swap the looker may know where the item is; the page says nothing of it."""
    game = story().act(1, "look item:2").act(2, "swap item:1 item:2")
    assert (game.item(1), game.knowing(1)) == ("pardon", [1, 2])
    assert game.hand(1).looked is None
    game.act(3, "look item:3")
    assert game.hand(1).looked is None


def test_the_list_says_who_looked_and_swapped_but_not_what() -> None:
    game = story().act(1, "look item:2").act(3, "swap item:1 centre").act(2, "look item:2")
    assert game.table.deeds[1:] == (
        deed("look", 1, 2),
        deed("swap", 3, 1, -1),
        deed("look", 2, 2),
    )
    assert game.table.log[-4:-1] == (
        Say("log.look", (("seat", Who(1)), ("other", Who(2)))),
        Say("log.swap_centre", (("seat", Who(3)), ("other", Who(1)))),
        Say("log.look_own", (("seat", Who(2)),)),
    )


def test_a_table_without_the_list_keeps_nothing_of_it() -> None:
    game = story(public_list=False).act(1, "look item:2").act(3, "swap item:1 centre")
    assert game.table.deeds == ()
    assert not [key for key in keys(game.table.log) if key.startswith(("log.look", "log.swap", "log.shown"))]


def test_the_notebook_is_empty_unless_the_table_plays_with_it() -> None:
    game = story().act(1, "look item:2")
    assert [game.hand(seat).notes for seat in range(4)] == [()] * 4


def test_the_notebook_keeps_what_its_owner_saw_and_no_more() -> None:
    game = story(memory_aid=True)
    game.act(1, "look item:2").act(2, "swap item:1 item:2").act(3, "look centre")
    assert game.table.memory_aid
    hat, pardon, goblet, mimic = (Say(f"item.{key}") for key in ("hat", "pardon", "goblet", "mimic"))
    assert game.hand(0).notes == ()
    assert game.hand(1).notes == (
        Say("note.own", (("item", hat),)),
        Say("note.other", (("item", pardon), ("seat", Who(2)))),
    )
    assert game.hand(2).notes == (Say("note.own", (("item", pardon),)),)
    assert game.hand(3).notes == (
        Say("note.own", (("item", goblet),)),
        Say("note.centre", (("item", mimic),)),
    )
