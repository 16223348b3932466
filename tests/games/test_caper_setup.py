"""Before the first round: who is who, the city, the three decks, the locations, the coins."""

from __future__ import annotations

from collections import Counter

import pytest
from caper_story import FILE, Story

from pass_and_play.engine.ask import TABLE, Where
from pass_and_play.games.caper.board import CREAM, MINT
from pass_and_play.games.caper.cards import CITIES
from pass_and_play.games.caper.parts import Part

CREAM_MASTERMIND, MINT_MASTERMIND = Part("mastermind", CREAM), Part("mastermind", MINT)
CREAM_LOOKOUT, MINT_LOOKOUT = Part("lookout", CREAM), Part("lookout", MINT)
SNITCH = Part("snitch", None)


def test_two_agree_who_is_cream() -> None:
    story = Story(begin=False)
    story.expect("who_cream", seat=TABLE, where=Where.OPEN)
    assert story.options == ["seat:0", "seat:1", "lot"]
    assert (story.table.phase, story.table.parts) == ("parts", ())
    assert story.pick("seat:1").table.parts == (MINT_MASTERMIND, CREAM_MASTERMIND)


def test_three_agree_first_who_is_the_snitch() -> None:
    story = Story(seats=3, begin=False)
    story.expect("who_snitch", seat=TABLE, where=Where.OPEN)
    assert story.options == ["seat:0", "seat:1", "seat:2", "lot"]
    story.pick("seat:1").expect("who_cream", seat=TABLE, where=Where.OPEN)
    assert story.options == ["seat:0", "seat:2", "lot"]
    assert story.pick("seat:2").table.parts == (MINT_MASTERMIND, SNITCH, CREAM_MASTERMIND)


@pytest.mark.parametrize("cream", range(4))
def test_teams_sit_clockwise(cream: int) -> None:
    """Cream Mastermind, cream Lookout, mint Mastermind, mint Lookout: every Lookout on the left."""
    story = Story(seats=4, begin=False)
    assert story.options == ["seat:0", "seat:1", "seat:2", "seat:3", "lot"]
    parts = story.pick(f"seat:{cream}").table.parts
    clockwise = [parts[(cream + step) % 4] for step in range(4)]
    assert clockwise == [CREAM_MASTERMIND, CREAM_LOOKOUT, MINT_MASTERMIND, MINT_LOOKOUT]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_may_fall_on_anybody(seats: int) -> None:
    drawn: Counter[tuple[Part, ...]] = Counter()
    agreed: Counter[tuple[Part, ...]] = Counter()
    for seed in range(120):
        story = Story(seats=seats, begin=False, seed=seed)
        while story.table.phase == "parts":
            story.pick("lot")
        agreed[story.table.parts] += 1
        random = Story(seats=seats, begin=False, seed=seed, parts="random")
        assert random.table.phase != "parts"
        drawn[random.table.parts] += 1
    ways = {2: 2, 3: 6, 4: 4}[seats]
    for counted in (drawn, agreed):
        assert len(counted) == ways
        assert min(counted.values()) > 120 / ways / 4


@pytest.mark.parametrize("city", CITIES)
def test_only_the_cards_of_the_city_are_in_the_game(city: str) -> None:
    thieves, gear, locations = FILE.cards.of_city(city)
    assert (len(thieves), len(gear), len(locations)) == (18, 36, 13)
    keys = sorted([*(card.key for card in thieves), *(card.key for card in gear)])
    seen: set[str] = set()
    for seed in range(60):
        story = Story(city=city, seed=seed)
        held = sorted(card.value.key for card in story.game.held_cards)
        assert held == keys
        places = [place.location for place in story.board.places]
        assert len({place.key for place in places}) == 3
        seen.update(place.key for place in places)
        assert (story.table.city, story.board.city_colour) == (city, FILE.cards.cities[city].colour)
    assert seen == {card.key for card in locations}


def test_the_locations_lie_open_before_the_parts_are_given_out() -> None:
    story = Story(begin=False)
    assert len(story.board.places) == 3
    assert story.pick("lot").board.places == Story(begin=False).board.places


def test_the_supply_begins_with_all_ten_coins() -> None:
    assert Story().coins == (0, 0, 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_use_both_decks_up(seats: int) -> None:
    story = Story(seats=seats)
    rounds = [(entry.deck, entry.deal, entry.first) for entry in story.table.rounds]
    thieves, gear = ("thief", CREAM), ("gear", MINT)
    assert rounds == [
        (deck, deal, first)
        for (deck, first), deal in zip((thieves, gear) * 3, (4, 6, 3, 6, 2, 6), strict=True)
    ]
    assert all(story.game.decks.values())
    story.to_round(7).expect("scoring", where=Where.OPEN)
    assert not any(story.game.decks.values())


def test_decks_are_shuffled() -> None:
    orders = {tuple(card.value.key for card in Story(seed=seed).game.held_cards) for seed in range(40)}
    assert len(orders) == 40
    first = {Story(seed=seed).game.held_cards[0].value.key for seed in range(200)}
    assert len(first) == 18
