"""The doors open: what the Informer may name, and how those who stayed turn their cards."""

from __future__ import annotations

from math import inf

import pytest
from heist_scene import LOOKS, PLAIN, STILL, found, paint, room_of
from heist_story import LEFT, RIGHT, Story
from pictures import FORMS, confirm, pixels

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.motion import FADE, FLIP
from pass_and_play.ui.tables.bank_heist import cues, heist, informer
from pass_and_play.ui.tables.bank_heist.heist_steps import LEAD, end, steps

BACK = "back-heist"


def doors(story: Story, elapsed: float = inf, theme: Theme = PLAIN) -> Canvas:
    table = story.table
    return paint(heist.draw, table, room_of(table, story.ask, elapsed=elapsed), theme=theme)


def five(roles: str, *, face_down: str | None = None, named: str | None = None) -> Story:
    """Five players with all roles; Emi leaves, the others stay."""
    story = Story(5, "8/1/none", roles="all").lay(roles, face_down=face_down)
    story.leave(4).stay(0, 1, 2, 3)
    return story.name(named) if named is not None else story


# ---------------------------------------------------------------------- every screen


@FORMS
@pytest.mark.parametrize("players", (3, 4, 6, 7, 8))
def test_no_picture_has_a_flaw(players: int, form: Form) -> None:
    for index, (table, ask) in enumerate(found("heist", players, count=4)):
        names, theme = LOOKS[index]
        for elapsed in (0.0, heist.motion(table) / 2, inf):
            room = room_of(table, ask, names=names, elapsed=elapsed)
            canvas = paint(heist.draw, table, room, form=form, theme=theme)
            assert canvas.targets[-1].rect == BARS[form].confirm


@FORMS
@pytest.mark.parametrize("players", (3, 5, 8))
def test_no_question_to_the_informer_has_a_flaw(players: int, form: Form) -> None:
    for index, (table, ask) in enumerate(found("informer", players, count=4)):
        names, theme = LOOKS[index]
        for touched in (None, ask.options[0].key):
            room = room_of(table, ask, names=names, touched=touched)
            canvas = paint(informer.draw, table, room, form=form, theme=theme)
            assert confirm(canvas)[1] is (touched is not None or len(ask.options) == 1)


def test_hidden_money_is_nowhere() -> None:
    for phase, draw in (("heist", heist.draw), ("informer", informer.draw)):
        table, ask = found(phase, 5, hidden_money=True)[0]
        canvas = paint(draw, table, room_of(table, ask))
        assert not [text for text in canvas.texts if text in {f"{n}M" for n in range(40)}]


# ---------------------------------------------------------------------- what the Informer may name


def test_the_informer_names_a_role_that_lies_face_up() -> None:
    story = five("informer, brute, driver, driver, crook", face_down="brute")
    table = story.table
    canvas = paint(informer.draw, table, room_of(table, story.ask))
    offered = [target.key for target in canvas.targets if target.key.startswith("role:")]
    assert offered == ["role:driver", "role:crook"]
    assert {"2 on the table", "1 on the table", "Ada is the only Informer"} <= set(canvas.texts)
    assert confirm(canvas) == ("Choose a role", False)
    canvas = paint(informer.draw, table, room_of(table, story.ask, touched="role:crook"))
    assert confirm(canvas) == ("Name Crook", True)


def test_nothing_tells_with_which_role_the_others_stayed() -> None:
    pictures = set()
    for roles in ("informer, brute, driver, crook, driver", "informer, driver, crook, driver, brute"):
        story = five(roles, face_down="crook")
        table = story.table
        pictures.add(pixels(paint(informer.draw, table, room_of(table, story.ask))))
    assert len(pictures) == 1


def test_two_characters_each_are_told_apart_by_their_place() -> None:
    story = Story(3, "10/1/none").lay("informer driver, crook brute, crook mastermind", face_down="brute")
    story.stay((0, LEFT), (0, RIGHT), (1, RIGHT)).leave((1, LEFT), (2, LEFT), (2, RIGHT))
    table = story.table
    canvas = paint(informer.draw, table, room_of(table, story.ask))
    assert canvas.texts.count("Left") == canvas.texts.count("Right") == 3
    assert canvas.pictures.count(BACK) == 2


# ---------------------------------------------------------------------- the cards turn


@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_no_card_shows_its_face_before_it_has_turned_half_way(theme: Theme) -> None:
    story = five("informer, brute, driver, driver, crook", named="brute")
    half = (FADE if theme.reduced_motion else FLIP) / 2
    closed = 3
    for step in steps(story.table):
        if not step.turns:
            continue
        assert step.reveal is not None
        before = doors(story, step.start + half - 1, theme)
        after = doors(story, step.start + half + 1, theme)
        assert before.pictures.count(BACK) == closed
        closed -= len(step.reveal.characters)
        assert after.pictures.count(BACK) == closed
    assert closed == 0


@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_nothing_tells_two_heists_apart_before_the_first_card_turns(theme: Theme) -> None:
    """Neither who is out nor what that does to anybody's money."""
    for elapsed in (0.0, LEAD - 1):
        pictures = set()
        for roles in ("driver, driver, crook, brute, crook", "brute, crook, driver, crook, driver"):
            story = five(roles, face_down="brute")
            canvas = doors(story, elapsed, theme)
            assert confirm(canvas) == ("Skip to the end", True)
            pictures.add(pixels(canvas))
        assert len(pictures) == 1


@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_the_heist_ends_as_the_still_picture(theme: Theme) -> None:
    story = five("informer, brute, driver, driver, crook", named="brute")
    still = pixels(doors(story, theme=theme))
    last = heist.motion(story.table)
    assert pixels(doors(story, last, theme)) == still
    assert pixels(doors(story, last - 1, theme)) != still


def test_the_money_moves_when_it_is_said_why() -> None:
    story = five("driver, driver, brute, crook, crook")
    told = {step.role.key: step.told for step in steps(story.table)}
    assert doors(story, told["brute"] - 1).texts.count("5M") == 1  # only Emi, who left
    assert doors(story, told["brute"] + 1).texts.count("5M") == 2
    assert doors(story).texts.count("4M") == 2  # the two Drivers


# ---------------------------------------------------------------------- what it came to


def texts(story: Story) -> set[str]:
    return set(doors(story).texts)


def test_whoever_is_alone_survives_and_two_are_out() -> None:
    story = five("driver, driver, brute, crook, mastermind")
    said = doors(story).texts
    assert {"2 of them: out", "Deposits lost", "Survives", "Threat card gained", "Nobody"} <= set(said)
    assert said.count("Doubled") == 2 and said.count("1M lost") == 2
    assert "2 are left, and share the loot." in said
    assert confirm(doors(story)) == ("Split the loot", True)


def test_two_brutes_take_their_deposits_back() -> None:
    said = doors(five("brute, brute, driver, crook, crook")).texts
    assert said.count("+1M back") == 4 and "Deposits back" in said and "1M lost" not in said


def test_what_the_informer_named_shows_at_the_very_end() -> None:
    story = five("informer, brute, driver, crook, crook", named="driver")
    named = [step for step in steps(story.table) if step.role.key == "driver"]
    assert [step.kind for step in named] == ["named", "last"]
    canvas = doors(story, named[0].told + 1)
    assert {"Named", "Shows at the very end", "Names Driver"} <= set(canvas.texts)
    assert {"Caught", "Deposit lost"} <= texts(story)
    assert "Shows at the very end" not in texts(story)


def test_a_role_that_nobody_had_was_named_in_vain() -> None:
    story = five("informer, brute, crook, crook, driver", named="driver")
    assert "Nobody had it" in texts(story)


def test_an_informer_with_nobody_left_pays() -> None:
    story = Story(4, "8/1/none", roles="all").lay("informer, driver, crook, brute", face_down="crook")
    story.stay(0, 1).leave(2, 3).name("driver")
    canvas = doors(story)
    assert {"Alone, and out", "Pays 3M", "Nobody is left. The loot card is lost."} <= set(canvas.texts)
    assert confirm(canvas) == ("Round report", True)
    alone = steps(story.table)[-1]
    assert "5M" in doors(story, alone.told - 1).texts and "2M" in canvas.texts


def test_everybody_may_leave() -> None:
    story = Story(4, "8/1/none").lay("driver, crook, brute, brute").leave(0, 1, 2, 3)
    canvas = doors(story)
    assert "Nobody stayed. The loot card is lost." in canvas.texts
    assert canvas.texts.count("Left, role shut") == 4 and BACK not in canvas.pictures


# ---------------------------------------------------------------------- what is heard


def test_the_vault_and_a_snap_for_every_role_are_heard() -> None:
    story = five("driver, driver, brute, crook, mastermind")
    heard = cues.cues(story.table)
    assert [cue for _, cue in heard if cue != "coin_in" and cue != "coin_out"] == ["vault", *["reveal"] * 3]
    assert [cue for _, cue in heard if cue.startswith("coin")] == ["coin_in", "coin_out", "coin_in"]
    assert [time for time, _ in heard] == sorted(time for time, _ in heard)
    assert heard[-1][0] < end(story.table)


def test_a_deal_is_heard_when_it_is_struck_and_when_it_is_paid() -> None:
    story = Story(4, "8/1/none").lay("driver, crook, brute, brute")
    assert cues.cues(story.table) == ()
    story.deal(0, "pay seat:1 deed:leave amount:2")
    assert [cue for _, cue in cues.cues(story.table)] == ["deal_struck"]
    story.leave(1)
    assert [cue for _, cue in cues.cues(story.table)] == ["coin_in"]


def test_what_is_heard_never_depends_on_a_secret() -> None:
    """Up to the opening of the doors nothing is heard but what the table has just seen."""
    for roles in ("driver, crook, brute, brute", "brute, brute, crook, driver"):
        story = Story(4, "8/1/none").lay(roles, face_down="brute").stay(0, 1)
        assert cues.cues(story.table) == ()
