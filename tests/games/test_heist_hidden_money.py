"""The option 'hidden money': everybody sees only their own until the end."""

from __future__ import annotations

from heist_story import Story
from tale import keys

from pass_and_play.engine.ask import Where, say

ROLES = "driver, brute, crook, crook"


def begun(*money: int, loot: str = "10/1/none") -> Story:
    """Four players, and nothing is decided."""
    return Story(4, loot, money=money, hidden_money=True).lay(ROLES)


def asked_to_confirm(payer: int, *money: int, amount: int = 3) -> Story:
    """Seat 0 has offered money to seat 1, or the other way round, and it was accepted."""
    story = begun(*money)
    story.offer(0, f"{'pay' if payer == 0 else 'get'} seat:1 deed:leave amount:{amount}")
    return story.pick("offer:1 accept")


def test_everybody_sees_their_own_money_alone() -> None:
    story = begun(3, 9, 5, 5)
    assert story.money == [None] * 4
    assert story.table.reserve is None
    assert story.purses == [2, 8, 4, 4]


def test_offers_do_not_depend_on_money() -> None:
    story = begun(1, 9, 5, 5)
    assert [key for key in story.options if key.endswith("offer")] == [
        f"seat:{seat} offer" for seat in range(4)
    ]
    amounts = set()
    for seat in (0, 1):
        story.pick(f"seat:{seat} offer")
        amounts |= {key.rpartition(":")[2] for key in story.options if key != "back"}
        assert len(story.options) == 3 * 2 * 2 * 20 + 1
        story.pick("back")
    assert amounts == {str(n) for n in range(1, 21)}


def test_the_payer_confirms_in_private() -> None:
    for payer in (0, 1):
        story = asked_to_confirm(payer)
        story.expect("confirm", seat=payer, where=Where.PRIVATE)
        assert story.table.phase == "confirm"
        assert story.options == ["pay", "refuse"]
        assert story.hand(payer).offer == story.table.offers[0]
        assert story.hand(1 - payer).offer is None
        story.pick("pay")
        assert story.stage(1) == "agreed"
        assert story.purses[payer] == 1
        assert story.hand(payer).offer is None


def test_too_much_can_only_be_refused() -> None:
    story = asked_to_confirm(0, 3, 9, 5, 5)
    assert story.options == ["refuse"]
    story.pick("refuse")
    assert story.stage(1) == "void"
    story.expect("negotiate")


def test_the_table_cannot_tell_why_it_was_refused() -> None:
    poor, rich = (
        asked_to_confirm(0, 3, 9, 5, 5).pick("refuse"),
        asked_to_confirm(0, 9, 3, 5, 5).pick("refuse"),
    )
    assert poor.table == rich.table
    assert poor.options == rich.options
    assert poor.table.log[-1].key == "log.dropped"


def test_an_offer_can_be_accepted_though_the_money_is_promised_elsewhere() -> None:
    story = begun().offer(0, "pay seat:1 deed:leave amount:4").offer(0, "pay seat:2 deed:leave amount:4")
    story.pick("offer:1 accept").pick("pay")
    assert "offer:2 accept" in story.options
    story.pick("offer:2 accept")
    assert story.options == ["refuse"]


def test_a_missing_deposit_is_told_to_its_owner_alone() -> None:
    story = begun(0, 5, 5, 5, loot="12/2/none")
    assert "log.given" not in keys(story.table.log)
    assert story.hand(0).notes == (say("note.given", round=1, n=2),)
    assert [story.hand(seat).notes for seat in (1, 2, 3)] == [()] * 3
    assert [story.character(seat).deposit for seat in range(4)] == [2] * 4


def test_the_report_shows_no_money_until_the_end() -> None:
    story = Story(4, "10/1/none", hidden_money=True, rounds=2).lay(ROLES).leave(2, 3).stay(0, 1).to_report()
    assert (story.report.changes, story.report.money) == (None, None)
    assert story.table.split is not None
    story.done("report").everybody_leaves()
    reports = story.table.rounds_done
    assert [report.changes for report in reports] == [(6, 4, 0, 0), (0, 0, 0, 0)]
    assert [report.money for report in reports] == [(11, 9, 5, 5)] * 2
    assert story.money == [11, 9, 5, 5]
    assert story.table.reserve == 175 - 30


def test_a_penalty_that_was_cut_short_is_public() -> None:
    story = Story(5, "10/1/none", money=[2, 5, 5, 5, 5], hidden_money=True)
    story.lay("informer, driver, crook, brute, brute", face_down="brute").leave(1, 2, 3, 4).stay(0)
    story.name("driver")
    assert story.table.reveals[-1].penalty == 2
    assert [secret.value for secret in story.game.secrets() if secret.kind == "cut"] == [2]


def test_the_target_ends_the_match_all_the_same() -> None:
    story = Story(4, "10/1/none", money=[19, 5, 5, 5], hidden_money=True).lay(ROLES)
    story.leave(2, 3).stay(0, 1).to_report().done("report")
    assert (story.ending.how, story.ending.winners) == ("target", (0,))
    assert story.money[0] == 25
