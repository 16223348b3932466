"""A round of La Casa de Papel: laying cards, the discussion, the selection, and what the press does."""

from __future__ import annotations

import pytest
from casa import Story, card, press_of, shown
from tale import keys

from pass_and_play.engine.ask import Where
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.engine.session import IllegalAnswer

FIVE = "Professor, Raquel, gangster, gangster, hostage"
SEVEN = "Professor, Raquel, gangster, gangster, hostage, gangster, hostage"


def without_cuts(characters: str, *rounds: str) -> Story:
    """A story without power cuts, led by seat 0 in the first round."""
    return Story(characters, *rounds, abilities=False).lead(0)


def test_cards_are_laid_in_secret_and_appear_together() -> None:
    story = without_cuts(FIVE, "note 0, note +250, sab 0, sab -250, note +500")
    story.pick(f"card:{story.hand(0).cards.index(card('note 0'))}")
    assert story.table.laid == (0, 0, 0, 0, 0)
    assert story.hand(0).laid is None
    for seat, laid in ((1, "note +250"), (2, "sab 0"), (3, "sab -250"), (4, "note +500")):
        story.expect("choose", seat=seat, where=Where.PRIVATE)
        story.pick(f"card:{story.hand(seat).cards.index(card(laid))}")
    assert story.table.laid == (1, 1, 1, 1, 1)
    assert story.table.press == ()
    assert [story.hand(seat).laid for seat in range(5)] == [
        card("note 0"),
        card("note +250"),
        card("sab 0"),
        card("sab -250"),
        card("note +500"),
    ]
    assert [len(story.hand(seat).cards) for seat in range(5)] == [4] * 5


def test_everybody_takes_the_device_in_table_order_whoever_leads() -> None:
    story = Story(FIVE, abilities=False).lead(2)
    for seat in range(5):
        assert story.expect("choose", seat=seat, where=Where.PRIVATE).order == (0, 1, 2, 3, 4)
        story.pick("card:0")


def test_what_was_laid_is_not_in_hand_any_more() -> None:
    story = without_cuts(FIVE)
    before = story.hand(0).cards
    story.pick("card:2")
    assert story.hand(0).cards == before
    for _ in range(4):
        story.pick("card:0")
    assert story.hand(0).laid == before[2]
    assert story.hand(0).cards == (*before[:2], *before[3:])


def test_the_last_card_is_laid_without_a_choice_but_everybody_is_asked() -> None:
    story = without_cuts(FIVE).to_round(5)
    for seat in range(5):
        story.expect("choose", seat=seat, where=Where.PRIVATE)
        assert story.options == ["card:0"]
        assert len(story.hand(seat).cards) == 1
        story.pick("card:0")
    assert [story.hand(seat).cards for seat in range(5)] == [()] * 5


def test_the_leader_ends_the_discussion() -> None:
    story = without_cuts(FIVE).lay()
    assert story.table.phase == "discuss"
    story.expect("discuss", seat=0)
    assert story.options == ["done"]


@pytest.mark.parametrize(("characters", "others"), [(FIVE, 2), (SEVEN, 4)])
def test_the_leader_selects_others_besides_the_own_card(characters: str, others: int) -> None:
    story = Story(characters, abilities=False).lead(1).lay().talk()
    ask = story.expect("select", seat=1)
    assert (ask.least, ask.most) == (others, others)
    assert story.options == [f"seat:{seat}" for seat in range(story.seats) if seat != 1]
    for picks in (["seat:1", *story.options[: others - 1]], story.options[: others + 1], story.options[:1]):
        with pytest.raises(IllegalAnswer):
            story.pick(*picks)
    story.pick(*story.options[:others])
    assert story.table.selected[0] == 1
    assert len(story.table.selected) == others + 1


def test_only_the_selected_cards_come_to_light_and_nobody_reads_whose_they_were() -> None:
    story = without_cuts(FIVE, "note 0, note +250, sab 0, sab -250, note +500")
    story.lay().talk().select(1, 2)
    assert story.table.selected == (0, 1, 2)
    assert shown(story.table.press) == press_of("note 0, note +250, sab 0")
    assert story.table.characters == (HIDDEN,) * 5
    assert keys(story.table.log) == ["log.leader", "log.laid", "log.selected", "log.running"]
    assert [story.hand(seat).laid for seat in (3, 4)] == [card("sab -250"), card("note +500")]


def test_the_next_round_begins_with_an_empty_press() -> None:
    story = without_cuts(FIVE).play_round().appoint()
    assert story.table.round == 2
    assert (story.table.press, story.table.selected) == ((), ())
    assert [story.hand(seat).laid for seat in range(5)] == [None] * 5
    assert len(story.table.scores) == 1


# ---------------------------------------------------------------- worked examples 1 to 6


def test_example_1_the_press_runs() -> None:
    story = without_cuts(FIVE, "note 0, note +250, sab 0, sab 0, sab 0").lay().talk().select(1, 2)
    assert story.table.loot == 750
    (score,) = story.table.scores
    assert (score.banknotes, score.sabotages, score.values, score.before, score.after) == (2, 1, 250, 0, 750)
    assert score.running
    assert score.change == 750


def test_example_2_the_press_stops() -> None:
    story = without_cuts(
        FIVE,
        "note 0, note +500, sab 0, sab 0, sab 0",
        "sab -250, sab 0, note +500, note 0, note 0",
    )
    story.play_round(1, 2).lead(1)
    assert story.table.loot == 1000
    story.lay().talk().select(0, 2)
    assert shown(story.table.press) == press_of("sab 0, sab -250, note +500")
    assert story.table.loot == 750
    assert not story.table.scores[1].running
    assert story.table.scores[1].change == -250


def test_examples_3_and_4_five_cards() -> None:
    story = without_cuts(
        SEVEN,
        "note 0, note +250, note +250, sab -250, sab 0, note +500, note +500",
        "sab -250, sab -250, sab 0, note +500, note 0, sab -500, sab -500",
    )
    story.play_round(1, 2, 3, 4).lead(1)
    assert story.table.loot == 1000
    story.lay().talk().select(0, 2, 3, 4)
    assert story.table.loot == 500
    assert story.table.scores[1].values == 500


def test_example_5_sabotage_of_no_value_stops_the_press_and_takes_nothing() -> None:
    story = without_cuts(FIVE, "sab 0, sab 0, note +500, note +250, note 0").lay().talk().select(1, 2)
    assert story.table.loot == 0
    assert not story.table.scores[0].running


def test_example_6_the_loot_never_falls_below_nothing() -> None:
    story = without_cuts(
        FIVE,
        "note 0, note 0, sab 0, sab 0, sab 0",
        "sab -250, sab 0, note 0, note 0, note 0",
        "sab -500, sab 0, note 0, note 0, sab -250",
    )
    story.play_round(1, 2).lead(1)
    assert story.table.loot == 500
    story.play_round(0, 2).lead(2)
    assert story.table.loot == 250
    story.lay().talk().select(0, 1)
    assert shown(story.table.press) == press_of("sab -500, sab 0, note 0")
    assert story.table.loot == 0
    assert story.table.scores[2].change == -250
    assert story.table.log[-1].params == (("round", 3), ("n", -250))


def test_the_values_of_the_minority_are_ignored() -> None:
    story = without_cuts(FIVE, "note 0, note 0, sab -500, sab 0, sab 0").lay().talk().select(1, 2)
    assert story.table.loot == 500
    story = without_cuts(FIVE, "sab 0, sab 0, note +500, note +500, note +250").lay().talk().select(1, 2)
    assert story.table.loot == 0


def test_all_cards_of_one_kind_count() -> None:
    story = without_cuts(FIVE, "note +250, note +250, note +500, sab 0, sab 0").lay().talk().select(1, 2)
    assert story.table.loot == 1500


def test_always_five_rounds_even_if_the_result_is_certain() -> None:
    """After two rounds at goal 250 nobody could lose or win any more by much; the match goes on."""
    story = without_cuts(FIVE)
    rounds = []
    while story.session.waiting is not None:
        rounds.append(story.table.round)
        story.pick(*story.options[: story.ask.least])
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert len(story.table.scores) == 5


def test_the_save_list_reads_the_round_and_nothing_else() -> None:
    story = without_cuts(FIVE).to_round(3)
    progress = story.session.game.progress()
    assert (progress.key, progress.params) == ("progress", (("round", 3), ("rounds", 5)))
