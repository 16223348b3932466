"""The computer's Masterminds: they play by the rules, weigh boards, and think ahead as far as they know."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from caper_boards import board, cards, gear, place, stack, thief

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Replayer, entry_of, opponents_of, read_library
from pass_and_play.commands.contest import Contest
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.secret import Hidden
from pass_and_play.engine.session import Session
from pass_and_play.games.caper.board import CREAM, MINT, Board
from pass_and_play.games.caper.effects import Flip, Retrieve
from pass_and_play.games.caper.opponent.moves import laid, ways
from pass_and_play.games.caper.opponent.outlook import outlook
from pass_and_play.games.caper.opponent.players import OPPONENTS, Planner, position, suits
from pass_and_play.games.caper.opponent.search import Position, best
from pass_and_play.games.caper.parts import SNITCH
from pass_and_play.games.caper.rules import Caper
from pass_and_play.games.caper.scoring import points
from pass_and_play.places import data_root

SETS = (1, 3, 7)


def match(players: int, seed: int, city: str = "paris") -> Session:
    """A match that has just begun."""
    file = read_library(data_root() / "card_data")["caper"]
    assert isinstance(file, CardFile)
    entry = entry_of("caper")
    record = new_record(entry, file, seats=players, seed=seed, options={"city": city})
    return Replayer(entry, file.cards, record)(())


def game_of(session: Session) -> Caper:
    """The rules in the middle of that match."""
    assert isinstance(session.game, Caper)
    return session.game


def thought(bot: Planner, session: Session) -> tuple[tuple[str, ...], int]:
    """What a bot answers to the question that is open, and how often it gave way."""
    ask = session.waiting
    assert ask is not None
    game = game_of(session)
    thinking = bot.choose(game.table(), game.hand(ask.seat), ask, Dice(1))
    pauses = 0
    while True:
        try:
            next(thinking)
            pauses += 1
        except StopIteration as end:
            return end.value, pauses


def decisions(players: int, seed: int) -> Iterator[Session]:
    """A match at every question to a Mastermind; the others are answered by luck."""
    session, dice = match(players, seed), Dice(seed)
    while (ask := session.waiting) is not None:
        if ask.what.key in ("play_thief", "play_gear", "flip", "retrieve"):
            yield session
        else:
            session.answer(random_picks(ask, dice))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("strength", ["easy", "fair", "hard", "greedy"])
def test_every_answer_is_legal_to_the_end(players: int, strength: str) -> None:
    bot = OPPONENTS.make(strength)
    assert isinstance(bot, Planner)
    for session in decisions(players, seed=4):
        picks, _ = thought(bot, session)
        session.answer(picks)  # raises where it is not legal
    assert session.ending is not None


def test_it_gives_way_with_every_play_that_it_weighs() -> None:
    """The window stays alive: between two pauses there is the work of one board."""
    session = next(decisions(2, seed=1))
    _, pauses = thought(Planner(), session)
    assert session.waiting is not None
    assert pauses == len(session.waiting.options)


def test_the_same_views_lead_to_the_same_answer() -> None:
    """It holds nothing of a match, so that it goes on after a resume as it would have."""
    for session in decisions(2, seed=6):
        one, _ = thought(Planner(depth=1, width=3, slip=1.0), session)
        again, _ = thought(Planner(depth=1, width=3, slip=1.0), session)
        assert one == again
        session.answer(one)


def test_it_has_no_answer_for_the_snitch_and_none_for_teams() -> None:
    session = match(3, seed=1)
    while session.waiting is not None and session.waiting.what.key != "give":
        session.answer(random_picks(session.waiting, Dice(1)))
    assert thought(Planner(), session)[0] == ()
    table = game_of(session).table()
    snitch = table.parts.index(SNITCH)
    assert [suits(table, seat) for seat in range(3)] == [seat != snitch for seat in range(3)]
    assert opponents_of("caper").offered(4) == ()


def test_it_knows_the_rivals_hand_when_it_has_passed_on_all_of_it() -> None:
    """In its first turn of a round it has seen one hand, and from the second one on both."""
    known = []
    for session in decisions(2, seed=2):
        game, ask = game_of(session), session.waiting
        assert ask is not None
        table, hand = game.table(), game.hand(ask.seat)
        mine = tuple(card for card in hand.cards if not isinstance(card, Hidden))
        side = table.parts[ask.seat].side
        assert side is not None
        hands = position(table, hand, side, mine).hands
        theirs = hands[1 - side]
        known.append(theirs is not None)
        assert hands[side] == mine
        if theirs is not None:
            held = game.hands[1 - ask.seat].cards
            assert sorted(card.key for card in theirs) == sorted(card.value.key for card in held)
        session.answer(thought(Planner(), session)[0])
        if table.round == 1:
            break
    assert known[:6] == [False, False, True, True, True, True]


def test_all_choices_of_a_card_are_weighed() -> None:
    rival = [stack("the_artist"), stack("the_dame", "velvet_pouch")]
    here = board("paris", place("the_louvre", [stack("the_banker")], rival), coins=(3, 0))
    flips = list(laid(here, CREAM, gear("blazeblaster"), 0))
    assert len(flips) == 2
    assert any(isinstance(effect, Flip) for effect in gear("blazeblaster").effects)
    back = here._replace(discards=((gear("super_magnet"), gear("velvet_pouch")), ()))
    salvage = gear("salvage_hook")
    assert any(isinstance(effect, Retrieve) for effect in salvage.effects)
    assert len(list(laid(back, CREAM, salvage, 0))) == 3, "none, or either of the two"
    assert [way for way, _ in ways(here, CREAM, gear("velvet_pouch"))] == ["thief:0", "discard"]
    assert [way for way, _ in ways(here, CREAM, thief("the_miser"))] == ["place:0"]


def test_a_narrow_lead_is_worth_more_the_later_it_is() -> None:
    ahead = board("paris", place("the_chapel", [stack("the_artist")]))
    early, late = outlook(ahead, SETS, 1.0), outlook(ahead, SETS, 0.1)
    assert 0 < early < late < 7
    assert round(outlook(ahead, SETS, 0.0)) == 7


@pytest.mark.parametrize("left", [0.0, 0.3, 1.0])
def test_the_outlook_is_the_same_from_both_sides(left: float) -> None:
    cream, mint = [stack("the_artist", "tip_jar")], [stack("the_miser", "china_pig")]
    one = board("london", place("the_bank", cream, mint), coins=(2, 5))
    other = board("london", place("the_bank", mint, cream), coins=(5, 2))
    assert outlook(one, SETS, left) == pytest.approx(-outlook(other, SETS, left))


def test_a_coin_brings_less_the_later_it_is_and_decides_a_tie_at_the_end() -> None:
    rich = board("paris", place("the_chapel"), coins=(3, 2))
    values = [outlook(rich, SETS, left) for left in (1.0, 0.5, 0.0)]
    assert values == sorted(values, reverse=True)
    assert 0 < values[-1] < 0.5


def test_thinking_ahead_sees_what_the_rival_will_do() -> None:
    """Cream has one play, mint the last one with a hand that is known."""
    here = board("paris", place("the_chapel", [stack("the_bon_vivant")], [stack("the_fence")]), coins=(2, 2))
    hands = ((gear("rope_ladder"), gear("velvet_pouch")), (gear("super_magnet"), gear("tip_jar")))
    value = _ends_now
    at_once = _through(best(Position(here, CREAM, False, hands), value, depth=1, width=9))
    ahead = _through(best(Position(here, CREAM, False, hands), value, depth=2, width=9))
    assert ahead < at_once
    blind = _through(best(Position(here, CREAM, False, (hands[0], None)), value, depth=2, width=9))
    assert blind == at_once, "what is not known is not foreseen"


def _ends_now(here: Board, plays: int) -> float:
    cream, mint = points(here, cards().sets, lookouts=False)
    return cream - mint


def _through(thinking: Generator[None, None, float]) -> float:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return float(end.value)


@pytest.mark.parametrize("seat", [CREAM, MINT])
def test_the_strongest_wins_more_than_the_greedy_one(seat: int) -> None:
    """Each deal from both sides; the shares over many games are measured by `simulate --bots`."""
    contest = Contest(opponents_of("caper"), "caper", ("hard", "greedy"), players=2)
    for number in range(10):
        deal, line = contest.deal(number)
        if line[0] != ("hard", "greedy")[seat]:
            continue
        session, answers = match(2, deal, "rome"), contest.answers(line, seed=deal)
        while (ask := session.waiting) is not None:
            picks = answers(session, ask)
            session.answer(picks if picks is not None else (ask.options[0].key,))
        assert session.ending is not None
        contest.count(line, session.ending)
    assert contest.figures["hard"].won > contest.figures["greedy"].won
