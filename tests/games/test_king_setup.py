"""Setting up a game: the crowns, the open cards and what must be among them, the deal, the first look."""

from __future__ import annotations

from collections import Counter

import pytest
from king import ENTRY, FILE, Story, item
from tale import keys

from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import HIDDEN, Secret
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.games.executioner.cards import Item, Part, Role
from pass_and_play.games.executioner.pool import Row
from pass_and_play.games.executioner.rules import ByOrderOfTheKing

FOUR = "loyalist hat, saboteur pardon, jester shield"
NO_SAFE = "loyalist pardon, saboteur pardon, jester shield"


def test_everybody_begins_with_five_crowns_and_the_treasury_has_the_rest() -> None:
    for prisoners in (3, 7):
        story = Story(", ".join(["any any"] * prisoners))
        assert story.crowns == [5] * (prisoners + 1)
        assert story.table.treasury == 80 - 5 * (prisoners + 1)


def test_the_table_chooses_the_first_executioner_or_draws_a_lot() -> None:
    story = Story(FOUR)
    story.expect("first_executioner", seat=TABLE)
    assert story.options == ["seat:0", "seat:1", "seat:2", "seat:3", "lot"]
    assert (story.table.executioner, story.table.executioners) == (None, ())
    assert Story(FOUR).pick("seat:2").table.executioner == 2
    drawn = {Story(FOUR, seed=seed).pick("lot").table.executioner for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_the_app_may_draw_the_first_executioner() -> None:
    stories = [Story(FOUR, seed=seed, first_executioner="random") for seed in range(30)]
    assert {story.table.phase for story in stories} == {"pool"}
    assert {story.table.executioner for story in stories} == {0, 1, 2, 3}


def test_as_many_roles_and_items_as_players_are_shown_to_all() -> None:
    story = Story(FOUR, centre="mimic", put_away="princess").pick("seat:0")
    story.expect("pool", seat=TABLE)
    assert [role.key for role in story.table.pool_roles] == ["loyalist", "saboteur", "jester", "princess"]
    assert [item.key for item in story.table.pool_items] == ["hat", "pardon", "shield", "mimic"]
    assert story.table.guarantees == (True, True)
    # They are dealt, and nobody has looked.
    assert [story.hand(seat).looked for seat in range(4)] == [None] * 4


def test_a_missing_pardon_takes_the_place_of_the_last_item() -> None:
    story = Story("loyalist hat, saboteur decoy, jester shield", centre="mimic").pick("seat:0")
    assert [item.key for item in story.table.pool_items] == ["hat", "decoy", "shield", "pardon"]
    assert "log.pardon_added" in keys(story.table.log)


def test_without_a_safe_item_the_executioner_draws_anew_until_there_is_one() -> None:
    story = Story(NO_SAFE, centre="mimic").pick("seat:2")
    redraws = 0
    while story.ask.what.key == "redraw":
        ask = story.expect("redraw", seat=2)
        assert (ask.least, ask.most, story.table.phase) == (1, 1, "redraw")
        assert story.table.guarantees == (True, False)
        assert story.options == ["card:0", "card:1", "card:2", "card:3"]
        story.pick("card:3")
        redraws += 1
    assert redraws == keys(story.table.log).count("log.redraw") > 0
    assert story.table.guarantees == (True, True)
    assert story.table.pool_items[3].safe
    assert [item.key for item in story.table.pool_items[:3]] == ["pardon", "pardon", "shield"]


def test_the_last_pardon_may_not_be_taken_out() -> None:
    story = Story("loyalist mimic, saboteur pardon, jester shield", centre="parasite").pick("seat:0")
    assert story.options == ["card:0", "card:2", "card:3"]
    with pytest.raises(IllegalAnswer):
        story.pick("card:1")


def test_what_was_taken_out_does_not_come_back() -> None:
    """With nothing but unsafe cards kept, all six others are drawn in the end."""
    for seed in range(20):
        story = Story(NO_SAFE, centre="mimic", seed=seed).pick("seat:0")
        gone = ["mimic"]
        while story.ask.what.key == "redraw":
            story.pick("card:3")
            come = story.table.pool_items[3]
            assert come.key not in ("mimic", "parasite") or come.key not in gone
            gone.append(come.key)


def test_the_pardon_is_seen_to_before_the_safe_item() -> None:
    """The last card was the only safe one, and the pardon takes its place: so a safe one is drawn for."""
    story = Story("loyalist mimic, saboteur shield, jester shield", centre="hat").pick("seat:0")
    assert [item.key for item in story.table.pool_items] == ["mimic", "shield", "shield", "pardon"]
    assert story.ask.what.key == "redraw"
    assert story.options == ["card:0", "card:1", "card:2"]


def test_a_saboteur_at_least_only_if_the_table_plays_so() -> None:
    none = "loyalist hat, loyalist pardon, jester shield"
    story = Story(none, put_away="princess").pick("seat:0")
    assert Role(Part.SABOTEUR) not in story.table.pool_roles
    story = Story(none, put_away="princess", one_saboteur=True).pick("seat:0")
    assert [role.key for role in story.table.pool_roles] == ["loyalist", "loyalist", "jester", "saboteur"]
    assert "log.saboteur_added" in keys(story.table.log)
    story = Story(FOUR, put_away="princess", one_saboteur=True).pick("seat:0")
    assert story.table.pool_roles[-1].key == "princess"


def test_each_prisoner_looks_at_role_and_item_in_one_visit() -> None:
    story = Story(FOUR, centre="mimic").pick("seat:0").pick("done")
    for seat, role, key in ((1, "loyalist", "hat"), (2, "saboteur", "pardon"), (3, "jester", "shield")):
        ask = story.expect("first_look", seat=seat, where=Where.PRIVATE)
        assert ask.order == (1, 2, 3)
        hand = story.hand(seat)
        assert hand.role == Role(Part(role))
        assert hand.looked == (seat, item(key))
        assert [story.hand(other).looked for other in range(4) if other != seat] == [None] * 3
        story.pick("done")
        assert story.hand(seat).role == Role(Part(role))
        assert story.hand(seat).looked is None


def test_the_executioner_has_neither_role_nor_item() -> None:
    story = Story(FOUR).to_gallows()
    assert (story.hand(0).role, story.hand(0).looked) == (None, None)
    assert [prisoner.seat for prisoner in story.table.prisoners] == [1, 2, 3]


def test_the_prisoners_sit_clockwise_from_the_executioners_left() -> None:
    story = Story(FOUR).pick("seat:2").pick("done")
    assert [prisoner.seat for prisoner in story.table.prisoners] == [3, 0, 1]
    assert story.ask.order == (3, 0, 1)


def test_nothing_that_was_dealt_is_open() -> None:
    story = Story(FOUR).to_gallows()
    table = story.table
    assert (table.centre, table.put_away) == (HIDDEN, HIDDEN)
    assert {(p.role, p.item, p.state) for p in table.prisoners} == {(HIDDEN, HIDDEN, "alive")}


def deals(count: int) -> Counter[tuple[int, int]]:
    """How often the n-th of four different open items came to the m-th place, the centre being the last."""
    found: Counter[tuple[int, int]] = Counter()
    options = new_record(ENTRY, FILE, seats=4, seed=0, options={"first_executioner": "random"}).options
    for seed in range(count):
        one = ByOrderOfTheKing(4, FILE.cards, options, Dice(seed))
        flow = one.play()
        ask = next(flow)
        while ask.where is Where.OPEN:
            ask = flow.send((ask.options[0].key,))
        listed = [item.key for item in one.table().pool_items]
        dealt = [item.value.key for item in one.game.court.items.values()]
        assert sorted(listed) == sorted(dealt)
        if len(set(listed)) == 4:
            found.update((listed.index(key), place) for place, key in enumerate(dealt))
    return found


def unevenness(found: Counter[tuple[int, int]]) -> float:
    """How far from even: chi-square over its degrees of freedom, about 1 for a fair shuffle."""
    expected = found.total() / 16
    return sum((found[one, other] - expected) ** 2 for one in range(4) for other in range(4)) / expected / 9


def test_who_is_dealt_what_is_not_told_by_the_order_of_the_open_cards() -> None:
    found = deals(2000)
    assert found.total() > 2000
    assert unevenness(found) < 2.5


def test_a_deal_that_begins_with_the_first_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cut(Row[Item]):
        """A row that is dealt as it lies, save for a cut."""

        def deal(self, dice: Dice) -> list[Secret[Item]]:
            """The cards from the second on, more often than not."""
            cut = dice.below(2)
            return [Secret(card, self._kind) for card in (*self._row[cut:], *self._row[:cut])]

    monkeypatch.setattr("pass_and_play.games.executioner.pool.Row", Cut)
    assert unevenness(deals(500)) > 10
