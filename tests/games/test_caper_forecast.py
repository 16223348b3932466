"""What a placement in Caper would change, told before it is made."""

from __future__ import annotations

from caper_boards import Story, board, card, cards, place, stack

from pass_and_play.games.caper.board import CREAM, MINT, Board, Side
from pass_and_play.games.caper.forecast import Forecast, forecast, laid_and_taken
from pass_and_play.games.caper.plays import flip, retrievable


def foresee(of: Board, side: Side, key: str, spot: int, *, lookouts: bool = False) -> Forecast:
    return forecast(of, side, card(key), spot, cards().sets, lookouts=lookouts)


def test_gear_tells_its_cost_and_the_capers_that_it_brings() -> None:
    of = board("rome", place("the_yacht"), place("the_bank", cream=[stack("the_artist")]), coins=(2, 0))
    seen = foresee(of, CREAM, "super_magnet", 3)
    assert (seen.before.coins, seen.after.coins) == ((2, 0), (1, 0))
    assert seen.before.capers == ((0, 0), (2, 0))
    assert seen.after.capers == ((0, 0), (4, 0))
    assert (
        seen.board
        == Story("rome", "the_yacht", "the_bank", coins=(2, 0))
        .play("C the_artist, C super_magnet", at=1)
        .board
    )


def test_a_thief_tells_income_and_who_would_be_ahead() -> None:
    of = board("paris", place("the_chapel", cream=[stack("the_bodyguard")]), coins=(0, 0))
    seen = foresee(of, MINT, "the_artist", 0)
    assert (seen.before.capers, seen.before.totals) == (((1, 0),), (7, 0))
    assert (seen.after.capers, seen.after.totals) == (((1, 2),), (0, 7))


def test_it_changes_what_others_count_too() -> None:
    of = board("rome", place("the_bank", cream=[stack("the_tribune")]))
    assert foresee(of, MINT, "the_acrobat", 0).after.capers == ((1, 1),)


def test_coins_and_drains_are_foreseen() -> None:
    of = board("london", place("the_bank", cream=[stack("the_miser", "tip_jar")]), coins=(1, 2))
    assert foresee(of, CREAM, "soft_gloves", 0).after.coins == (3, 0)
    seen = foresee(of, CREAM, "double_ledger", 0)
    assert seen.after.coins == (3, 2)
    assert (seen.before.totals, seen.after.totals) == ((1, 0), (3, 0))


def test_it_never_promises_more_than_the_supply_holds() -> None:
    of = board("london", place("the_bank", cream=[stack("the_artist")]), coins=(4, 5))
    assert foresee(of, CREAM, "tip_jar", 0).after.coins == (5, 5)


def test_a_flip_is_not_foreseen() -> None:
    of = board(
        "rome",
        place("the_bank", cream=[stack("the_barber")], mint=[stack("the_artist", "marked_notes")]),
        coins=(1, 0),
    )
    seen = foresee(of, CREAM, "blazeblaster", 0)
    assert seen.board.places[0].sides[MINT] == of.places[0].sides[MINT]
    assert seen.after.capers == ((1, 3),)
    assert flip(seen.board, CREAM, 0) != seen.board


def test_a_card_that_could_come_back_is_left_where_it_is() -> None:
    of = board("rome", place("the_bank"), coins=(2, 0), discards=(("super_magnet",), ()))
    after = laid_and_taken(of, CREAM, card("the_scrap_dealer"), 0)
    assert after.discards == of.discards
    (back,) = [effect for effect in card("the_scrap_dealer").effects if effect.kind == "retrieve"]
    assert retrievable(after, CREAM, back, 0) == ((0, 0),)


def test_with_teams_discarded_gear_is_in_the_totals() -> None:
    of = board("rome", place("the_bank"), discards=(("super_magnet", "tip_jar"), ()))
    assert foresee(of, MINT, "the_bon_vivant", 0, lookouts=True).after.totals == (6, 1)
    assert foresee(of, MINT, "the_bon_vivant", 0).after.totals == (0, 1)
