"""Setup of La Casa de Papel: teams, hands, the first Leader, the goal and the track."""

from __future__ import annotations

from collections import Counter

import pytest
from casa import ENTRY, FILE, Story, fits

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.engine.session import Session
from pass_and_play.games.casa_de_papel.cards import ActionCard, Character, Power, Team
from pass_and_play.games.casa_de_papel.views import HandView, TableView

PLAYERS = (4, 5, 6, 7, 8)

TABLES = {
    # players: gangsters with the Professor, hostages with Raquel, goal, cards selected, end of the track
    5: (3, 2, 2000, 3, 4500),
    6: (4, 2, 2000, 3, 5000),
    7: (4, 3, 2500, 5, 5750),
    8: (5, 3, 2500, 5, 6000),
}

DECKS = {
    # players: copies of banknotes 0, 250, 500 and of sabotages 0, 250, 500
    4: (6, 4, 1, 5, 3, 1),
    5: (7, 4, 2, 7, 4, 1),
    6: (8, 6, 2, 8, 4, 2),
    7: (8, 7, 3, 11, 4, 2),
    8: (10, 8, 3, 12, 5, 2),
}


def dealt(seats: int, seed: int, **options: bool | int | str) -> Session:
    """A match as it is dealt from this seed."""
    record = new_record(ENTRY, FILE, seats=seats, seed=seed, options=dict(options))
    return Replayer(ENTRY, FILE.cards, record)(())


def table(session: Session) -> TableView:
    """What everybody sees."""
    view = session.game.table()
    assert isinstance(view, TableView)
    return view


def hand(session: Session, seat: int) -> HandView:
    """What this seat sees besides."""
    view = session.game.hand(seat)
    assert isinstance(view, HandView)
    return view


def own_characters(session: Session) -> list[Character]:
    """What every seat reads on its own role card."""
    seats = range(session.record.seats)
    return [c for seat in seats if isinstance(c := hand(session, seat).character, Character)]


def own_cards(session: Session, seat: int) -> list[ActionCard]:
    """The action cards that a seat has in hand."""
    return [c for c in hand(session, seat).cards if isinstance(c, ActionCard)]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_is_dealt_out_completely_five_cards_each(players: int) -> None:
    session = dealt(players, seed=3)
    hands = [own_cards(session, seat) for seat in range(players)]
    assert [len(cards) for cards in hands] == [5] * players
    copies = Counter((card.kind.value, card.value) for cards in hands for card in cards)
    cells = [(kind, value) for kind in ("banknote", "sabotage") for value in (0, 250, 500)]
    assert tuple(copies[cell] for cell in cells) == DECKS[players]


@pytest.mark.parametrize("players", TABLES)
def test_teams_goal_and_track(players: int) -> None:
    gangsters, hostages, goal, select, highest = TABLES[players]
    session = dealt(players, seed=8)
    characters = own_characters(session)
    assert Counter(c.team for c in characters) == {Team.GANGSTERS: gangsters, Team.HOSTAGES: hostages}
    assert Counter(c.power for c in characters)[Power.NONE] == players - 2
    view = table(session)
    assert (view.goal, view.select, view.highest, view.loot) == (goal, select, highest, 0)
    assert view.set_aside == ()


def test_four_players_set_one_character_aside() -> None:
    """The Professor and Raquel are always in play; the fourth is a gangster or a hostage, evenly."""
    fourth: Counter[Team] = Counter()
    for seed in range(200):
        session = dealt(4, seed)
        characters = own_characters(session)
        assert {c.power for c in characters} == {Power.PROFESSOR, Power.RAQUEL, Power.NONE}
        teams = Counter(c.team for c in characters)
        assert teams[Team.GANGSTERS] + teams[Team.HOSTAGES] == 4
        assert teams[Team.GANGSTERS] in (2, 3)
        fourth[Team.GANGSTERS if teams[Team.GANGSTERS] == 3 else Team.HOSTAGES] += 1
        assert table(session).set_aside == (HIDDEN,)
    assert min(fourth.values()) > 70
    view = table(dealt(4, seed=1))
    assert (view.goal, view.select, view.highest) == (2000, 3, 4000)


@pytest.mark.parametrize(("seats", "aside"), [("gangster", "hostage"), ("hostage", "gangster")])
def test_what_was_set_aside_comes_to_light_at_the_end(seats: str, aside: str) -> None:
    story = Story(f"Professor, Raquel, gangster, {seats}").to_round(5)
    assert story.table.set_aside == (HIDDEN,)
    story.to_end()
    (character,) = story.table.set_aside
    assert isinstance(character, Character)
    assert fits(character, aside)


def test_nobody_learns_at_four_what_was_set_aside() -> None:
    """What the table and three players see of five rounds is the same whatever the fourth is."""

    def seen(fourth: str) -> list[object]:
        story = Story(f"Professor, Raquel, gangster, {fourth}").lead(0)
        views: list[object] = []
        while (story.table.phase, story.table.round) != ("result", 5):
            views.append((story.table, story.ask, *(story.hand(seat) for seat in (0, 1, 2))))
            story.pick(*story.options[: story.ask.least])
        return views

    assert len(seen("gangster")) > 40
    assert seen("gangster") == seen("hostage")


def test_every_character_gets_into_play_and_every_seat_gets_each() -> None:
    names: Counter[str] = Counter()
    professors: Counter[int] = Counter()
    for seed in range(150):
        characters = own_characters(dealt(6, seed))
        names.update(c.key for c in characters)
        professors.update(seat for seat, c in enumerate(characters) if c.power is Power.PROFESSOR)
    assert set(names) == {c.key for c in FILE.cards.characters}
    assert len(names) == 13
    assert names["professor"] == names["raquel"] == 150
    assert min(professors[seat] for seat in range(6)) > 8


def test_nobody_knows_more_than_the_own_page() -> None:
    session = dealt(5, seed=2)
    view = table(session)
    assert view.characters == (HIDDEN,) * 5
    assert (view.press, view.log, view.report, view.raquel) == ((), (), None, None)
    assert [hand(session, seat).notes for seat in range(5)] == [()] * 5


def test_the_table_agrees_on_the_first_leader() -> None:
    story = Story("Professor, Raquel, gangster, gangster, hostage")
    story.expect("first_leader", seat=-1)
    assert story.options == ["seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "lot"]
    story.lead(3)
    assert story.table.leaders == (3,)
    assert story.table.leader == 3


def test_the_first_leader_may_be_drawn_at_the_table() -> None:
    leaders: Counter[int] = Counter()
    for seed in range(100):
        story = Story("Professor, Raquel, gangster, gangster, hostage", seed=seed).pick("lot")
        leaders.update(story.table.leaders)
    assert set(leaders) == {0, 1, 2, 3, 4}


def test_the_first_leader_may_be_drawn_by_the_option() -> None:
    leaders: Counter[int] = Counter()
    for seed in range(100):
        session = dealt(5, seed, first_leader="random")
        assert session.waiting is not None
        assert session.waiting.what.key == "choose"
        leaders.update(table(session).leaders)
    assert set(leaders) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("players", "chosen", "goal"),
    [(5, 0, 2000), (7, 0, 2500), (5, 250, 250), (5, 3000, 3000), (4, 4000, 4000), (4, 6000, 4000)],
)
def test_the_goal_is_an_option_and_lies_on_the_track(players: int, chosen: int, goal: int) -> None:
    """6,000 is beyond the track of four players: their goal is its end."""
    assert table(dealt(players, seed=1, goal=chosen)).goal == goal


def test_mixed_hands_deals_again() -> None:
    """Somebody often holds five cards of one kind; with the option nobody ever does."""

    def uniform(*, mixed_hands: bool) -> int:
        hands = (
            {card.kind for card in own_cards(session, seat)}
            for session in (dealt(5, seed, mixed_hands=mixed_hands) for seed in range(100))
            for seat in range(5)
        )
        return sum(len(kinds) == 1 for kinds in hands)

    assert uniform(mixed_hands=False) > 5
    assert uniform(mixed_hands=True) == 0
