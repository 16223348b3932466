"""There is always a way on: whatever cards, table and luck, every state has a legal continuation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from king import ENTRY, FILE, Story, begun

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import Laws
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.session import Session
from pass_and_play.games.executioner.cards import (
    GALLOWS_EFFECTS,
    ITEM_EFFECTS,
    Cards,
    Gallows,
    Item,
    Part,
    Role,
)
from pass_and_play.games.executioner.views import TableView

ITEMS = st.sampled_from(ITEM_EFFECTS).map(lambda effect: Item(effect, effect, effect in ("nothing", "decoy")))
ROLES = st.sampled_from(Part).map(Role)
EFFECTS = st.sampled_from(sorted(GALLOWS_EFFECTS))


@st.composite
def decks(draw: st.DrawFn) -> Cards:
    """Any cards that a card file may hold: a pardon, something safe, a saboteur, and enough for eight."""
    items = [Item("pardon", "pardon", safe=False), *[Item("decoy", "decoy", safe=True) for _ in range(2)]]
    items += draw(st.lists(ITEMS, min_size=5, max_size=12))
    roles = [Role(Part.SABOTEUR), *draw(st.lists(ROLES, min_size=7, max_size=12))]
    effects = draw(st.lists(EFFECTS, min_size=2, max_size=6))
    gallows = [Gallows(f"card_{n}", effect, number_for(effect)) for n, effect in enumerate(effects)]
    return Cards(tuple(roles), tuple(items), tuple(gallows), crowns=draw(st.integers(50, 90)), start=5)


def number_for(effect: str) -> int:
    """The highest number that an effect may have."""
    needs = GALLOWS_EFFECTS[effect]
    return needs[1][-1] if needs is not None else 0


TABLES = st.fixed_dictionaries({rule.key: st.sampled_from(rule.choices) for rule in FILE.options})


@settings(max_examples=150)
@given(cards=decks(), seats=st.integers(4, 8), options=TABLES, seed=st.integers(0, 2**32))
def test_every_match_with_any_cards_comes_to_its_end(
    cards: Cards, seats: int, options: dict[str, Any], seed: int
) -> None:
    record = new_record(ENTRY, FILE, seats=seats, seed=seed, options=options)
    session = Replayer(ENTRY, cards, record)(())
    totals = session.game.totals()
    play_out(session, Dice(seed), limit=5_000)
    assert session.game.totals() == totals
    assert session.ending is not None
    assert len(session.ending.winners) >= 1


@settings(max_examples=6)
@given(cards=decks(), seats=st.integers(4, 6), options=TABLES, seed=st.integers(0, 2**32))
def test_the_laws_hold_with_any_cards(cards: Cards, seats: int, options: dict[str, Any], seed: int) -> None:
    record = new_record(ENTRY, FILE, seats=seats, seed=seed, options=options)
    replay = Replayer(ENTRY, cards, record)
    session = replay(())
    play_out(session, Dice(seed), after=Laws(session, replay, Dice(~seed)))


def cards_of(*items: str, gallows: tuple[str, ...] = ("show_centre", "look_centre")) -> Cards:
    """A box with these items, in this number."""
    known = {item.key: item for item in FILE.cards.items}
    return Cards(
        roles=FILE.cards.roles,
        items=tuple(Item(key, known[key].effect, known[key].safe) for key in items),
        gallows=tuple(Gallows(effect, effect, 0) for effect in gallows),
        crowns=80,
        start=5,
    )


@pytest.mark.parametrize("side", ["left", "right"])
def test_nothing_but_shields(side: str) -> None:
    """The axe is passed on until nobody is left, and then the execution just fails."""
    cards = cards_of(*["shield"] * 3, "pardon", "decoy", "decoy")
    prisoners = "loyalist shield, saboteur shield, jester shield, princess decoy"
    story = Story(prisoners, centre="pardon", cards=cards, gallows=("show_centre", "look_centre"))
    story.to_executions().kill(4).execute(2)
    for _ in range(2):
        story.expect("shield")
        story.pick(side)
    story.expect("death")
    story.see().expect("rewards")
    assert [prisoner.state for prisoner in story.table.prisoners] == ["survived"] * 4
    assert (story.result.how, story.result.counted) == ("normal", 1)


def test_all_have_escaped() -> None:
    story = begun("loyalist decoy, saboteur decoy, jester parasite", centre="pardon").kill(1, 2, 3)
    story.expect("rewards")
    assert (story.result.how, story.result.dead, story.result.counted) == ("normal", (), 2)


def test_nobody_at_all_can_be_executed() -> None:
    """Two cards that protect leave one of three; and where the box has more of them, nobody."""
    cards = ("crooked_beam", "market_square")
    story = Story("loyalist hat, saboteur shield, loyalist decoy", centre="pardon", gallows=cards)
    story.to_gallows().pick("done").pick("seat:1").idle().go_on("gallows").go_on("shown")
    story.kill(3).execute(2)
    # The shield has nowhere to go: seat 1 is protected, seat 3 has escaped.
    story.see().expect("rewards")
    assert story.result.counted == 1


def test_nobody_can_be_executed_from_the_beginning() -> None:
    """The executions end before the first, the compulsory one; then the parasite acts."""
    story = Story("loyalist parasite, saboteur hat, loyalist goblet", centre="pardon")
    story.to_second_gallows()
    for prisoner in story.court.prisoners.values():
        prisoner.protected = True
    story.pick("done").pick("done")
    story.see().expect("rewards")
    assert (story.table.begun, story.result.dead, story.result.how) == (0, (1,), "normal")


def test_the_last_pardon_is_never_drawn_away() -> None:
    """A box with two safe items and one pardon: drawn anew until a safe one comes, the pardon stays."""
    cards = cards_of("pardon", "hat", "hat", *["shield"] * 6)
    for seed in range(30):
        record = new_record(ENTRY, FILE, seats=4, seed=seed, options={"first_executioner": "random"})
        session = Replayer(ENTRY, cards, record)(())
        dice = Dice(seed)
        while (ask := session.waiting) is not None and ask.what.key == "redraw":
            place = keys_of(session).index("pardon")
            assert f"card:{place}" not in [option.key for option in ask.options]
            session.answer((dice.one_of(ask.options).key,))
        assert "pardon" in keys_of(session)
        assert "hat" in keys_of(session)


def keys_of(session: Session) -> list[str]:
    """The items that all see."""
    table = session.game.table()
    assert isinstance(table, TableView)
    return [item.key for item in table.pool_items]
