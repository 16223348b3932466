"""The end of a game and of a match: rewards, the crown board, who wears the hood next, and the results."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import pytest
from card_files import card_file
from evening import evening, seating
from king import ENTRY, FILE, Story, begun
from king_scene import LOOKS, PAINTER, PLAIN, STILL, WORDS, canvas_of, match, paint, room_of, walk
from people import SHORT
from pictures import FORMS, confirm, pixels, readable

from pass_and_play.commands.sample import store_match
from pass_and_play.engine.ask import Ask, Ending
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.executioner.rewards import Payment
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import SEATS
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import crown_board, cues, item_ways, results, rewards
from pass_and_play.ui.tables.executioner.reward_reasons import rewards as reckoned

FOUR = "loyalist hat, jester goblet, saboteur pardon, loyalist decoy"


def drawn(story: Story, *touched: str, elapsed: float = inf, theme: Theme = PLAIN) -> Canvas:
    return paint(story.table, room_of(story.table, story.ask, *touched, elapsed=elapsed), theme=theme)


def played(players: int, seed: int, **options: Any) -> Session:
    """A match that was played by luck for as long as it can be."""
    session, dice = match(players, seed, **options), Dice(seed)
    while (ask := session.waiting) is not None:
        onward = ask.what.key == "rewards" and "done" in [option.key for option in ask.options]
        session.answer(("done",) if onward else random_picks(ask, dice))
    return session


def over(players: int, seed: int, **options: Any) -> tuple[TableView, Ending]:
    """The end of such a match."""
    session = played(players, seed, **options)
    table = session.game.table()
    assert isinstance(table, TableView) and session.ending is not None
    return table, session.ending


@cache
def moments(players: int, phase: str) -> list[tuple[TableView, Ask]]:
    """Tables of a phase in matches of several games, with their questions."""
    found = []
    for seed in range(12):
        options = {"length": "fixed", "games": 6} if seed % 2 else {"tie": "play_off"}
        found += [one for one in walk(match(players, seed, **options), seed) if one[0].phase == phase]
    return found


# ---------------------------------------------------------------------- every picture


@FORMS
@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("phase", ["rewards", "succession"])
def test_no_picture_has_a_flaw(phase: str, players: int, form: Form) -> None:
    shown = sorted(moments(players, phase), key=lambda one: -one[0].game)[: 2 * len(LOOKS)]
    for index, (table, ask) in enumerate(shown):
        names, theme = LOOKS[index % len(LOOKS)]
        for elapsed in (inf, 0.0, PAINTER.motion(table) * 0.6) if PAINTER.motion(table) else (inf,):
            for touched in ((), (ask.options[-1].key,)):
                room = room_of(table, ask, *touched, names=names, elapsed=elapsed)
                canvas = paint(table, room, form=form, theme=theme)
                button = next(target for target in canvas.targets if target.key == "confirm")
                assert button.rect == BARS[form].confirm


# ---------------------------------------------------------------------- who gets what, and why


def notes(story: Story) -> dict[str, tuple[str, str, int]]:
    """What is said of everybody: title, sentence and sum."""
    table = story.table
    told = reckoned(table.results[-1], room_of(table, story.ask))
    return {SHORT[one.seat]: (one.title, one.notes[0], one.sum) for one in told}


def test_everybody_is_told_why() -> None:
    story = begun(FOUR, centre="hat").kill(1, 4).stop()
    assert notes(story) == {
        "Ada": ("Executioner", "1 crown for each counted dead", 2),
        "Ben": ("Loyalist, dead", "Lost 1 at the execution", -1),
        "Cleo": ("Jester, alive", "Nothing for a living jester", 0),
        "Dev": ("Saboteur, alive", "No pardon was hit", 0),
        "Emi": ("Loyalist, saved: Decoy", "1 for each, the own one too", 2),
    }
    assert {"Two counted dead", "Put away"} <= {text.partition(":")[0] for text in drawn(story).texts}


def test_a_jester_who_dies_and_the_saboteurs() -> None:
    story = begun(FOUR, centre="hat").kill(2, 3)
    assert notes(story) == {
        "Ada": ("Executioner", "Lost 1 to the saboteurs’ win, 1 to the jester", -2),
        "Ben": ("Loyalist, alive", "Nothing at a saboteurs’ win, 1 to the jester", -1),
        "Cleo": ("Jester, dead", "Lost 1 at the execution, 4 from the others", 3),
        "Dev": ("Saboteur, dead", "Lost 1 at the execution, 1 to the jester", -2),
        "Emi": ("Loyalist, alive", "Nothing at a saboteurs’ win, 1 to the jester", -1),
    }
    assert "The saboteurs win" in drawn(story).texts


@pytest.mark.parametrize(
    ("cheese", "note", "sum_"),
    [("loyal", "Cheese: 1 for each counted dead", 1), ("two", "Cheese: 6 from the others", 6)],
)
def test_a_jester_who_lives_with_the_cheese(cheese: str, note: str, sum_: int) -> None:
    story = begun("loyalist hat, jester cheese, saboteur pardon", cheese=cheese).kill(1).stop()
    assert notes(story)["Cleo"] == ("Jester, alive", note, sum_)


def test_other_ways_to_be_paid_or_not() -> None:
    golden = begun("loyalist goblet, princess hat, saboteur pardon", gallows=("golden_axe", "sealed_order"))
    said = notes(golden.kill(1).stop())
    assert said["Ada"][1:] == ("2 crowns for each counted dead, 1 for the golden goblet", 3)
    assert said["Cleo"] == ("Princess, alive", "1 for each counted dead", 1)
    bitten = (
        begun("loyalist hat, loyalist parasite, saboteur pardon", crowns=(5, 0, 5, 5)).kill(1).stop().see()
    )
    assert notes(bitten)["Ben"][1:] == ("Had nothing to lose", 0)
    assert notes(bitten)["Cleo"][1:] == ("Lost 1 to the parasite", -1)
    nobody = begun("loyalist parasite, loyalist hat, saboteur pardon").kill(1).stop()
    assert notes(nobody)["Ada"][1:] == ("Nobody counts as dead", 0)
    assert "Nobody counts as dead" in drawn(nobody).texts


def test_a_treasury_that_cannot_pay_is_named() -> None:
    story = begun(FOUR, centre="hat").kill(1, 4).stop()
    table, ask = story.table, story.ask
    result = table.results[-1]
    payments = tuple(
        Payment(one.why, one.payer, one.payee, one.due, 1) if one.why == "kills" else one
        for one in result.payments
    )
    cut = replace(table, results=(result._replace(payments=payments),))
    told = reckoned(cut.results[-1], room_of(cut, ask))
    assert told[0].cut and told[0].notes[0] == "1 of 2: the treasury is empty"
    assert "warning" in paint(cut, room_of(cut, ask)).pictures
    lost = replace(table, results=(result._replace(how="treasury", payments=()),))
    assert "The treasury is empty" in paint(lost, room_of(lost, ask)).texts
    assert {one.notes[0] for one in reckoned(lost.results[-1], room_of(lost, ask))} == {
        "The treasury cannot pay"
    }


# ---------------------------------------------------------------------- paid row by row


@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_rows_are_paid_in_order_and_show_no_number_before(theme: Theme) -> None:
    story = begun(FOUR, centre="hat").kill(1, 4).stop()
    dots = [
        drawn(story, elapsed=rewards.LEAD + rewards.EACH * number - 1, theme=theme).texts.count("…")
        for number in range(6)
    ]
    # In the row, and for everybody on the board.
    assert dots == [10, 8, 6, 4, 2, 0]
    whole = pixels(drawn(story, theme=theme))
    assert pixels(drawn(story, elapsed=rewards.motion(story.table), theme=theme)) == whole
    assert pixels(drawn(story, elapsed=rewards.motion(story.table) - 1, theme=theme)) != whole


def test_the_board_counts_along() -> None:
    story = begun(FOUR, centre="hat").kill(1, 4).stop()
    assert "Treasury 52" in drawn(story).texts  # 55, less 4, and 1 from the dead
    assert "Treasury 55" in drawn(story, elapsed=0).texts
    assert drawn(story, elapsed=0).texts.count("5") == 10  # the start, and nothing paid
    assert [cue for _, cue in cues.cues(story.table)] == ["coin_in", "coin_out", "coin_in"]


def test_the_richest_moves_to_the_top() -> None:
    story = begun(FOUR, centre="hat").kill(1, 4).stop()

    def order(elapsed: float) -> list[str]:
        said = drawn(story, elapsed=elapsed).texts
        board = said[said.index("Crowns of the match") :]
        return [text for text in board if text in SHORT]

    def heights(elapsed: float) -> list[float]:
        canvas = canvas_of()
        PAINTER.table(canvas, story.table, room_of(story.table, story.ask, elapsed=elapsed))
        marks = [mark for mark in canvas._record.texts if mark.what in SHORT[:5]][-5:]
        return [mark.rect[1] for mark in sorted(marks, key=lambda mark: SHORT.index(mark.what))]

    assert order(0) == order(inf) == list(SHORT[:5])
    assert heights(0) == sorted(heights(0))
    ada, ben, cleo, dev, emi = heights(inf)
    assert ada < emi < cleo < dev < ben


def test_only_the_last_games_have_columns() -> None:
    table, _ = over(5, 3, length="fixed", games=5)
    said = _results(table, over(5, 3, length="fixed", games=5)[1]).texts
    assert {"Before", "G 3", "G 4", "G 5"} <= set(said)
    assert said.count("Start") == 1  # in the chart
    early = table.results[1].crowns
    canvas = canvas_of()
    room = Room(WORDS, [WORDS.name(name) for name in SHORT[:5]], [look.key for look in SEATS[:5]])
    place = (664.0, 88.0, 576.0, 600.0)
    crown_board.draw(canvas, place, table.results, room, foot=crown_board.Foot(WORDS("crown_board.open_end")))
    assert [str(one) for one in sorted(early)] == sorted(
        (canvas.texts[canvas.texts.index(name) + 1] for name in SHORT[:5]), key=int
    )


# ---------------------------------------------------------------------- the ways on


def test_going_on_takes_one_touch_and_ending_the_match_two() -> None:
    story = begun(FOUR, centre="hat").kill(1).stop()
    assert confirm(drawn(story)) == ("Ada names the next one", True)
    assert "Game 2 follows." in " ".join(drawn(story).texts)
    assert confirm(drawn(story, "stop")) == ("End the match here", True)
    assert "The match ends here." in " ".join(drawn(story, "stop").texts)


def test_the_last_game_leads_to_the_result() -> None:
    story = begun(FOUR, centre="hat", length="fixed", games=1).kill(1).stop()
    canvas = drawn(story)
    assert confirm(canvas) == ("To the result", True)
    assert "stop" not in {target.key for target in canvas.targets}
    assert "The match is over." in " ".join(canvas.texts)


def test_a_tie_may_be_played_off_or_shared() -> None:
    story = begun(FOUR, centre="hat", length="fixed", games=1, tie="play_off").kill(2, 3)
    assert story.table.tied == () and story.options == ["done"]
    story = begun("loyalist hat, loyalist goblet, saboteur pardon", length="fixed", games=1, tie="play_off")
    story.kill(1).stop()
    tied = story.table.tied
    assert len(tied) == 2
    canvas = drawn(story)
    first = SHORT[story.table.successors[0]]
    assert confirm(canvas) == (f"Play-off: {first}", True)
    assert "Share the victory" in canvas.texts
    assert confirm(drawn(story, "stop")) == ("Share the victory", True)
    assert f"has worn the hood. Play-off: {SHORT[tied[0]]} and {SHORT[tied[1]]}." in canvas.texts


def test_the_foot_of_the_board_says_how_the_match_goes_on() -> None:
    def foot(**options: Any) -> str:
        story = begun(FOUR, centre="hat", **options).kill(1).stop()
        return rewards.board_foot(story.table, room_of(story.table, story.ask)).says

    assert foot() == "has worn the hood. Still to come: Ben, Cleo, Dev and Emi."
    assert foot(length="fixed", games=4) == "has worn the hood. Game 1 of 4."
    assert foot(length="treasury") == "has worn the hood. Until the treasury is empty."


def test_who_may_wear_the_hood_next() -> None:
    story = begun(FOUR, centre="hat").kill(1).stop().pick("done")
    story.expect("succession", seat=0)
    canvas = drawn(story)
    touchable = {target.key for target in canvas.targets if target.enabled}
    assert {"seat:1", "seat:4"} <= touchable and "seat:0" not in touchable
    assert {"Who wears the hood in game 2?", "Had game 1", "1 counted dead"} <= set(canvas.texts)
    assert confirm(canvas) == ("Choose somebody", False)
    assert confirm(drawn(story, "seat:3")) == ("Dev wears the hood", True)
    again = begun(FOUR, centre="hat", length="fixed", games=9).kill(1).stop().next_game(3).play_game()
    again.pick("done")
    assert "Once more" in drawn(again).texts


# ---------------------------------------------------------------------- the results


def _results(
    table: TableView, ending: Ending, *, form: Form = Form.LANDSCAPE, look: int = 0, sheet: int = 0
) -> Canvas:
    names, theme = LOOKS[look]
    canvas = canvas_of(form, theme)
    players = len(table.crowns)
    room = Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[seat.key for seat in SEATS[:players]],
        sheet=sheet,
    )
    with readable(canvas):
        results.draw(canvas, table, ending, room)
    assert not canvas.flaws, canvas.flaws
    return canvas


@FORMS
@pytest.mark.parametrize("players", range(4, 9))
def test_no_results_board_has_a_flaw(players: int, form: Form) -> None:
    table, ending = over(players, players)
    sheets = range(len(table.results) + 1)
    for sheet in sheets:
        _results(table, ending, form=form, look=sheet % len(LOOKS), sheet=sheet)
    for look in range(1, len(LOOKS)):
        _results(table, ending, form=form, look=look)


@FORMS
def test_a_long_match_has_arrows_between_its_games(form: Form) -> None:
    table, ending = over(6, 5, length="treasury")
    games = len(table.results)
    assert games > 18
    seen: set[str] = set()
    sheet = 0
    for _ in range(games):
        canvas = _results(table, ending, form=form, sheet=sheet)
        seen |= {target.key for target in canvas.targets if target.key.startswith("sheet:")}
        later = [target.key for target in canvas.targets if target.words == "Later games"]
        if not later:
            break
        sheet = int(later[0].partition(":")[2])
    assert seen == {f"sheet:{number}" for number in range(games + 1)}


def test_the_winners_are_named_and_how() -> None:
    table, _ = over(5, 1)

    def said(how: str, *winners: int) -> set[str]:
        return set(_results(table, Ending(how, winners, (), ("",) * 5)).texts)

    games, most = len(table.results), max(table.crowns)
    assert {"Cleo wins", f"The most crowns after {games} games: {most}."} <= said("crowns", 2)
    assert "Ada and Emi share the victory" in said("crowns_shared", 0, 4)
    assert f"The treasury is empty. The most crowns: {most}." in said("treasury", 1)
    assert "3 players share the victory" in said("treasury_shared", 0, 1, 4)


def test_every_seat_has_a_mark_after_every_game() -> None:
    table, ending = over(4, 2)
    pictures = _results(table, ending).pictures
    for look in SEATS[:4]:
        assert pictures.count(look.icon) == len(table.results) + 1  # and once on the board


def test_the_sheet_of_a_game_tells_where_every_item_went() -> None:
    story = Story("loyalist hat, jester goblet, saboteur pardon", centre="shield", length="fixed", games=1)
    story.to_actions().act(1, "swap item:1 item:3").act(2, "look item:1").act(3, "swap item:3 centre")
    story._play_gallows().kill(2).stop().pick("done")
    canvas = _results(story.table, story.ending, sheet=1)
    assert {"Game 1", "Loyalist", "Jester", "Saboteur", "Centre card"} <= set(canvas.texts)
    assert "Nobody counts as dead. The hood: −1." in " ".join(canvas.texts)
    # Of each of four items the way begins and ends with its picture; three moves lie between.
    moved = {"pardon": 3, "hat": 4, "shield": 3, "goblet": 2}
    assert {item: canvas.pictures.count(item) for item in moved} == moved
    told = item_ways.steps(story.table.results[0].story)
    assert [step.deeds[0].kind for step in told] == ["shown", "swap", "look", "swap", "look"]


def test_a_roll_call_is_one_step() -> None:
    story = Story(FOUR, gallows=("roll_call", "sealed_order")).to_actions().play_game()
    told = item_ways.steps(story.result.story)
    assert len(told[0].deeds) == 4 and all(len(step.deeds) == 1 for step in told[1:])


def test_the_sheets_are_opened_by_touching_their_tabs(tmp_path: Path) -> None:
    session = played(4, 2)
    table = session.game.table()
    assert isinstance(table, TableView)
    with evening(tmp_path) as app:
        scene = app.host.results_board(seating(ENTRY.id, 4), card_file(ENTRY.id), session)
        app.stage.show(scene)
        app.hands.settle()
        tabs = [target.key for target in app.hands.targets if target.key.startswith("sheet:")]
        assert tabs == [f"sheet:{number}" for number in range(len(table.results) + 1)]
        for number in (3, 0, 1):
            app.hands.touch(f"sheet:{number}")
            app.hands.settle()
            assert (f"Game {number}" if number else "Crowns of the match") in app.stage.canvas.texts
            assert not app.stage.canvas.flaws
        keys = [target.key for target in app.hands.targets]
        assert keys == ["help", "pause", *tabs, "shelf", "seats", "again"]


def test_what_was_paid_once_is_not_paid_again_for_a_tie(tmp_path: Path) -> None:
    """Ending a match that is tied asks whether to play it off, over the same rewards."""
    for seed in range(60):
        session = match(4, seed, tie="play_off")
        for table, ask in walk(session, seed):
            tied = table.crowns.count(max(table.crowns)) > 1
            if table.phase == "rewards" and len(ask.options) > 1 and not table.tied and tied:
                break
        if session.waiting is not None:
            break
    with evening(tmp_path) as app:
        app.host.resume(store_match(app.store, FILE, session.record))
        app.hands.settle()
        assert app.stage.scene.moving
        while app.stage.scene.moving:
            app.hands.let_pass(1000, frame=500)
        app.hands.touch("stop")
        app.hands.touch("confirm")
        app.hands.settle()
        assert app.stage.scene.phase == "rewards" and not app.stage.scene.moving
        assert "Share the victory" in app.texts and "…" not in app.stage.canvas.texts
