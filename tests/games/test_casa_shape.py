"""The shape of a match tells nothing: the device goes round as often whoever was dealt into play."""

from __future__ import annotations

from collections import defaultdict

from casa import ENTRY, FILE

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.games.casa_de_papel.cards import Team
from pass_and_play.games.casa_de_papel.rules import CasaDePapel


def test_it_goes_round_seven_times_whoever_was_set_aside() -> None:
    """At a table of four one character is left out, and nobody can count out which."""
    rounds: dict[Team, set[int]] = defaultdict(set)
    for seed in range(40):
        record = new_record(ENTRY, FILE, seats=4, seed=seed, options={})
        session = Replayer(ENTRY, FILE.cards, record)(())
        assert isinstance(session.game, CasaDePapel)
        (aside,) = session.game.set_aside
        rounds[aside.value.team].add(play_out(session, Dice(seed)).hand_overs)
    assert rounds == {Team.GANGSTERS: {28}, Team.HOSTAGES: {28}}
