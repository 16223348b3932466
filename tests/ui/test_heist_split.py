"""The split: the sum, every payment in its column, and the race to the target."""

from __future__ import annotations

from dataclasses import replace

import pytest
from heist_scene import LOOKS, WORDS, canvas_of, found, paint, room_of
from heist_story import LEFT, RIGHT, Story
from people import SHORT
from pictures import FORMS, confirm

from pass_and_play.games.bank_heist.deals import Deed, Offer, Stage
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.tables.bank_heist import cues, race, split
from pass_and_play.ui.tables.bank_heist.split_rows import gained


def drawn(story: Story) -> Canvas:
    return paint(split.draw, story.table, room_of(story.table, story.ask))


def gains(table: TableView) -> dict[str, int]:
    """What every survivor gains, by its role."""
    assert table.split is not None
    return {role.key: gained(table.split, character) for character, role in table.split.survivors}


@FORMS
@pytest.mark.parametrize("players", (3, 4, 6, 8))
def test_no_split_has_a_flaw(players: int, form: Form) -> None:
    for index, (table, ask) in enumerate(found("split", players, count=4)):
        names, theme = LOOKS[index]
        canvas = paint(split.draw, table, room_of(table, ask, names=names), form=form, theme=theme)
        assert next(one.rect for one in canvas.targets if one.key == "confirm") == BARS[form].confirm
        assert confirm(canvas) == ("Round report", True)


@FORMS
def test_hidden_money_is_not_drawn(form: Form) -> None:
    table, ask = found("split", 5, hidden_money=True)[0]
    canvas = paint(split.draw, table, room_of(table, ask), form=form)
    assert "Money is hidden" in canvas.texts and "goal-flag" not in canvas.pictures


def test_the_split_of_the_rulebook() -> None:
    """8 and the Mastermind's 2, three shares of 3, 1 goes back; the Crook robs the Brute with the symbol."""
    story = Story(3 + 1, "8/1/brute", roles="all").lay("mastermind, crook, brute, brute")
    story.leave(3).stay(0, 1, 2).done("heist")
    assert gains(story.table) == {"mastermind": 3, "crook": 5, "brute": 2}
    said = drawn(story).texts
    for number in ("8", "2", "10", "3", "1", "−2", "+2", "+1", "+3", "+5"):
        assert number in said
    assert said.count("3") >= 4  # the number of survivors, and three shares


def test_a_row_for_every_surviving_character_of_three_players() -> None:
    story = Story(3, "10/1/none").lay("driver brute, mastermind crook, crook informer")
    story.stay((0, LEFT), (0, RIGHT), (1, LEFT)).leave((1, RIGHT), (2, LEFT), (2, RIGHT)).done("heist")
    assert gains(story.table) == {"brute": 3, "driver": 6, "mastermind": 3}
    said = drawn(story).texts
    assert said.count("Ada") >= 2
    assert {"Left", "Right", "+6", "14M"} <= set(said)


def test_a_payment_that_is_cut_short_says_so() -> None:
    story = Story(4, "8/1/none", roles="all").lay("crook, brute, driver, driver").leave(2, 3).stay(0, 1)
    table = story.done("heist").table
    assert table.split is not None
    payments = tuple(replace(one, amount=1) if one.why == "crook" else one for one in table.split.payments)
    table = replace(table, split=replace(table.split, payments=payments))
    assert {"−1 of 2", "+1 of 2"} <= set(paint(split.draw, table, room_of(table, story.ask)).texts)


def test_deals_leavers_and_the_next_boss_are_told() -> None:
    story = Story(5, "9/1/none").lay("driver, brute, crook, driver, brute", boss=1)
    story.deal(0, "pay seat:3 deed:leave amount:2").deal(2, "pay seat:1 deed:stay amount:1")
    story.leave(3, 4).stay(0, 1, 2).done("heist")
    canvas = drawn(story)
    assert {"left for Ada’s 2M", "stayed for Cleo’s 1M", "left", "Dev", "Emi"} <= set(canvas.texts)
    assert "The Boss’s card moves on to Cleo." in canvas.texts


def test_many_deals_are_told_by_marks_and_the_rest_is_counted() -> None:
    table, ask = found("split", 8)[0]
    deal = Offer(1, 0, 0, 1, 0, 2, Deed.LEAVE, Stage.PAID)
    for count in (4, 12, 60):
        deals = tuple(replace(deal, number=number) for number in range(1, count + 1))
        canvas = paint(split.draw, replace(table, offers=deals), room_of(table, ask))
        told, marked = canvas.texts.count("left for Ada’s 2M"), canvas.pictures.count("exit")
        rest = [text for text in canvas.texts if text.endswith(" more")]
        if count == 4:
            assert (told, rest) == (4, [])
        else:
            assert told == 0 and marked >= 12 and bool(rest) is (count == 60)


def test_everybody_is_in_the_race_where_there_is_room() -> None:
    story = Story(5, "9/1/none").lay("driver, brute, brute, crook, crook").stay(0, 1, 2, 3, 4).done("heist")
    said = drawn(story).texts
    assert "The race to 20M" in said
    assert set(SHORT[:5]) <= set(said)


@FORMS
@pytest.mark.parametrize("players", (3, 8))
def test_a_strip_of_the_race_is_as_high_as_it_says(players: int, form: Form) -> None:
    for hidden in (False, True):
        table, _ = found("report", players, hidden_money=hidden)[0]
        for names, theme in LOOKS:
            canvas = canvas_of(form, theme)
            canvas.backdrop("table")
            wide = form.size[0] - 40
            for roomy in (False, True):
                high = race.strip_high(form, wide, players, roomy=roomy)
                place = (20.0, 100.0, wide, high)
                race.draw_strip(canvas, place, table, room_of(table, names=names))
                assert not canvas.flaws, canvas.flaws
                canvas.cover((0, 0, *form.size))
    assert WORDS("race.hidden")


def test_coins_are_heard_for_every_kind_of_payment() -> None:
    story = Story(4, "8/1/brute", roles="all").lay("driver, crook, brute, brute")
    story.leave(3).stay(0, 1, 2).done("heist")
    heard = [cue for _, cue in cues.cues(story.table)]
    assert heard == ["coin_in", "coin_out", "coin_out", "coin_in"]
