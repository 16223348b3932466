"""The end of a game of Caper on screen: who is who, every point with its card, and the results board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import pytest
from caper_boards import board as build
from caper_boards import cards, place, stack
from card_files import card_file
from evening import evening
from people import LONG, MIDDLING, SHORT
from pictures import FORMS, confirm, empty, readable

from pass_and_play.catalogue import entry_of
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Option, Where, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.caper.board import Board
from pass_and_play.games.caper.parts import MASTERMINDS
from pass_and_play.games.caper.scoring import STEPS
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER, SEATS
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.room import LOOK, SHEET, Room
from pass_and_play.ui.tables.caper import results, scoring_run, who_is_who
from pass_and_play.ui.tables.caper.score_facts import facts
from pass_and_play.ui.tables.caper.score_list import PAGE
from pass_and_play.ui.tables.caper.score_rows import Row, by_step, counted, rows
from pass_and_play.words import Words

ENTRY = entry_of("caper")
FILE = card_file("caper")
WORDS = Words.load("en").for_game("caper", FILE.texts)
PLAYERS = (2, 3, 4)
CITIES = ("paris", "rome", "london")
PLAIN = Theme(CAPER)
LOOKS = (
    (SHORT, PLAIN),
    (LONG, Theme(CAPER, text_size=1.2, high_contrast=True)),
    (MIDDLING, Theme(CAPER, text_size=0.9)),
)
ASKED = Ask(0, say("scoring"), (Option("done"),), where=Where.OPEN)


@cache
def played(players: int, seed: int, until: str = "over") -> Session:
    """A match that was played by luck to this phase."""
    options = {"city": CITIES[seed % 3], "parts": "chosen"}
    session = Session(
        ENTRY.kind, FILE.cards, new_record(ENTRY, FILE, seats=players, seed=seed, options=options)
    )
    dice = Dice(seed)
    while session.waiting is not None and view(session).phase != until:
        session.answer(random_picks(session.waiting, dice))
    return session


def view(session: Session) -> TableView:
    """What everybody sees."""
    table = session.game.table()
    assert isinstance(table, TableView)
    return table


def room_of(players: int, ask: Ask | None = ASKED, *, names: Sequence[str] = SHORT, **more: Any) -> Room:
    """The room round a public picture."""
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[look.key for look in SEATS[:players]],
        ask=ask,
        choice=Choice(ask) if ask is not None else None,
        elapsed=inf,
        **more,
    )


def run(table: TableView, room: Room, *, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN) -> Canvas:
    """The scoring, without a flaw."""
    canvas = empty(form, theme)
    with readable(canvas):
        scoring_run.draw(canvas, table, room)
    assert not canvas.flaws, canvas.flaws
    return canvas


def keys(canvas: Canvas) -> set[str]:
    """What can be touched."""
    return {target.key for target in canvas.targets if target.enabled}


def table_of(board: Board, **more: Any) -> TableView:
    """The table at the end of a game of two on this board."""
    known: dict[str, Any] = {"lookouts": False, **more}
    return TableView(
        phase="scoring",
        city="rome",
        parts=MASTERMINDS,
        rounds=cards().rounds,
        round=5,
        turn=None,
        swap=False,
        board=board,
        hands=(0, 0),
        deck=0,
        moves=(),
        sets=cards().sets,
        log=(),
        **known,
    )


def row_of(table: TableView, step: str, index: int = 0) -> tuple[int, Row]:
    """A row of a step, and its number."""
    return [(number, row) for number, row in enumerate(rows(counted(table))) if row.step == step][index]


# ---------------------------------------------------------------------- what is counted


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_the_rows_are_all_points_and_no_more(players: int, seed: int) -> None:
    table = view(played(players, seed))
    whole = counted(table)
    known = rows(whole)
    assert by_step(known) == whole.points
    assert [row.at.place for row in known if row.step == "locations" and row.at] == [0, 1, 2]
    assert [STEPS.index(row.step) for row in known] == sorted(STEPS.index(row.step) for row in known)
    assert all(row.points for row in known if row.step != "locations")


def test_a_card_with_two_effects_is_one_row_with_both() -> None:
    fence = stack("the_fence", "velvet_pouch", "poster_tube")
    table = table_of(build("rome", place("the_casino", cream=[fence])))
    _, row = row_of(table, "thieves")
    assert [line.n for line in row.lines] == [2, 1] and row.points == 3
    told = facts(table, counted(table), row.lines, room_of(2))
    assert [(fact.says, fact.n) for fact in told] == [
        ("Ada’s green gear", 2),
        ("1 point for each", 2),
        ("Printed on the card", 1),
    ]


def test_full_coins_are_told_as_they_are_counted() -> None:
    table = table_of(
        build("rome", place("the_casino", cream=[stack("the_artist", "china_pig")]), coins=(5, 0))
    )
    _, row = row_of(table, "gear")
    told = facts(table, counted(table), row.lines, room_of(2))
    assert [fact.n for fact in told] == [5, 2, 2]
    assert told[0].icon == "coin" and told[-1].icon == "point"


def test_sets_of_the_rival_are_told_by_the_rival() -> None:
    table = table_of(
        build(
            "rome",
            place("the_casino", cream=[stack("the_informer")], mint=[stack("the_dame"), stack("the_artist")]),
        )
    )
    _, row = row_of(table, "thieves")
    told = facts(table, counted(table), row.lines, room_of(2))
    assert [(fact.says, fact.n) for fact in told] == [("Ben’s thieves", 2), ("2 points for each", 4)]


def test_discarded_gear_of_a_team_is_a_row_of_its_own() -> None:
    area = ("rope_ladder", "smoke_egg", "the_dame")
    table = table_of(build("rome", place("the_casino"), discards=(area, ())), lookouts=True)
    number, row = row_of(table, "gear")
    assert (row.at, row.points) == (None, 6)
    canvas = run(table, room_of(2, sheet=number))
    assert {"Gear cards discarded", "3 points for each", "+6"} <= set(canvas.texts)


# ---------------------------------------------------------------------- the picture


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_no_row_has_a_flaw(players: int, form: Form) -> None:
    table = view(played(players, players))
    count = len(rows(counted(table)))
    for number in range(count):
        names, theme = LOOKS[number % 3]
        run(table, room_of(players, names=names, sheet=number), form=form, theme=theme)
    run(table, room_of(players, None), form=form)


@FORMS
def test_a_crowded_board_has_no_flaw(form: Form) -> None:
    cream = [
        stack("the_banker", "tip_jar", "double_ledger", "velvet_pouch"),
        stack("the_chef", "rope_ladder", "super_magnet", "padded_crate"),
        stack("the_ringleader", "aqueduct_map", "legion_banner", "plaster_bust"),
    ]
    mint = [
        stack("the_dame", "china_pig"),
        stack("the_informer", "trapdoor"),
        stack("the_fence", "dust_sheet"),
    ]
    places = [place(key, cream, mint) for key in ("the_arena", "the_art_gallery", "the_marble_baths")]
    table = table_of(build("rome", *places, coins=(4, 3)))
    for number in range(len(rows(counted(table)))):
        names, theme = LOOKS[1]
        run(table, room_of(2, names=names, sheet=number), form=form, theme=theme)


def test_a_row_shows_its_card_and_only_what_is_counted_so_far() -> None:
    table = view(played(2, 3))
    known = rows(counted(table))
    number, row = row_of(table, "gear", 1)
    canvas = run(table, room_of(2, sheet=number))
    assert f"+{row.points}" in canvas.texts
    sums = by_step(known[: number + 1])
    assert {str(sum(points)) for points in sums} <= set(canvas.texts)
    ahead = [later for later in known[number + 1 :] if later.step == "gear"]
    assert canvas.texts.count("…") == min(len(ahead), PAGE - 2)


def test_locations_to_come_do_not_tell_who_wins_them() -> None:
    table = view(played(2, 3))
    canvas = run(table, room_of(2, sheet=0))
    assert canvas.texts.count("…") == 4 and canvas.texts.count("The winner gets") == 2


def test_it_is_stepped_on_and_back_and_skipped_after_the_first() -> None:
    table = view(played(2, 3))
    last = len(rows(counted(table))) - 1
    first = run(table, room_of(2))
    assert {key for key in keys(first) if key.startswith(SHEET)} == {f"{SHEET}1"}
    second = run(table, room_of(2, sheet=1))
    assert {f"{SHEET}0", f"{SHEET}2", f"{SHEET}{last}"} <= keys(second)
    for canvas in (first, second):
        assert "confirm" not in keys(canvas)
    end = run(table, room_of(2, sheet=last))
    assert confirm(end) == ("Results", True)
    assert f"{SHEET}{last - 1}" in keys(end)
    assert not {key for key in keys(end) if key.startswith(SHEET) and int(key.removeprefix(SHEET)) > last - 1}


def test_a_step_that_is_done_leads_back_to_its_first_row() -> None:
    table = view(played(2, 3))
    number, _ = row_of(table, "gear", 1)
    canvas = run(table, room_of(2, sheet=number))
    assert {f"{SHEET}0", f"{SHEET}{row_of(table, 'thieves')[0]}"} <= keys(canvas)
    counts = [target.key for target in canvas.targets]
    assert len(counts) == len(set(counts))


def test_a_line_that_was_counted_shows_its_card_again() -> None:
    table = view(played(2, 3))
    number, _ = row_of(table, "gear", 2)
    before = number - 1
    plain = run(table, room_of(2, sheet=number))
    assert f"{LOOK}line:{before}" in keys(plain) and LOOK not in keys(plain)
    looked = run(table, room_of(2, sheet=number, closer=f"line:{before}"))
    assert LOOK in keys(looked) and f"{LOOK}line:{before}" not in keys(looked)
    alone = run(table, room_of(2, sheet=before))
    assert _before_the_list(looked) == _before_the_list(alone)


def _before_the_list(canvas: Canvas) -> str:
    """The last words that stand before the rows of gear."""
    at = next(n for n, text in enumerate(canvas.texts) if text.startswith("Gear, card by card"))
    return canvas.texts[at - 1]


def test_more_than_six_rows_of_a_step_stand_on_pages() -> None:
    worn = [
        stack("the_artist", *names)
        for names in (
            ("aqueduct_map", "trapdoor", "dust_sheet"),
            ("plaster_bust", "rope_ladder", "bedsheet_toga"),
            ("restorers_brush", "china_pig", "blank_certificate"),
        )
    ]
    table = table_of(build("rome", place("the_casino", cream=worn), coins=(4, 0)))
    of_step = [number for number, row in enumerate(rows(counted(table))) if row.step == "gear"]
    assert len(of_step) > PAGE
    assert "Gear, card by card · 1 of 2" in run(table, room_of(2, sheet=of_step[0])).texts
    assert "Gear, card by card · 2 of 2" in run(table, room_of(2, sheet=of_step[PAGE])).texts


# ---------------------------------------------------------------------- in the app


@pytest.mark.parametrize("players", PLAYERS)
def test_the_run_is_played_through_the_app(tmp_path: Path, players: int) -> None:
    with evening(tmp_path, seeds=[players]) as app:
        app.sit_down(players, "caper")
        app.until("table", "scoring", dice=Dice(players))
        assert app.hands.target("confirm") is None
        app.hands.touch(f"{SHEET}1")
        app.hands.touch(f"{LOOK}line:0")
        assert app.hands.target(LOOK) is not None
        app.hands.touch(f"{SHEET}2")
        assert app.hands.target(f"{LOOK}line:0") is not None and app.hands.target(LOOK) is None
        app.hands.key("backspace")
        assert app.hands.target(f"{SHEET}2") is not None
        app.hands.key("return")
        app.hands.key("escape")
        assert app.scene == "table" and app.hands.enabled("confirm")
        app.hands.touch("confirm")
        app.hands.settle()
        assert app.scene == "over"
        assert "Points after each step" in app.texts


# ---------------------------------------------------------------------- the results


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_no_results_board_has_a_flaw(players: int, form: Form) -> None:
    for seed in range(3):
        session = played(players, seed)
        for names, theme in LOOKS:
            canvas = empty(form, theme)
            assert session.ending is not None
            with readable(canvas):
                results.draw(canvas, view(session), session.ending, room_of(players, None, names=names))
            assert not canvas.flaws, canvas.flaws


@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_tells_all_points_and_the_sum_of_the_snitch(players: int) -> None:
    for seed in range(4):
        session = played(players, seed)
        assert session.ending is not None
        figures = dict(session.ending.scores)
        canvas = empty(Form.LANDSCAPE, PLAIN)
        results.draw(canvas, view(session), session.ending, room_of(players, None))
        told = set(canvas.texts)
        assert {str(n) for key, n in figures.items() if key in ("cream", "mint", "snitch")} <= told
        assert {str(figures[f"{side}_{step}"]) for side in ("cream", "mint") for step in STEPS} <= told
        assert ("snitch" in canvas.pictures) is (players == 3)
        assert len([text for text in canvas.texts if text.startswith("and ")]) == (2 if players == 4 else 0)


@pytest.mark.parametrize("how", ["points", "coins", "cream", "snitch", "mastermind"])
def test_every_way_to_end_has_a_sentence(how: str) -> None:
    assert WORDS.has(f"over.how.{how}")


# ---------------------------------------------------------------------- who is who


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_no_question_who_is_who_has_a_flaw(players: int, form: Form) -> None:
    options = {"city": "rome", "parts": "chosen"}
    record = new_record(ENTRY, FILE, seats=players, seed=1, options=options)
    session = Session(ENTRY.kind, FILE.cards, record)
    asked = []
    while session.waiting is not None and view(session).phase == "parts":
        asked.append(session.waiting.what.key)
        for names, theme in LOOKS:
            canvas = empty(form, theme)
            room = room_of(players, session.waiting, names=names)
            with readable(canvas):
                who_is_who.draw(canvas, view(session), room)
            assert not canvas.flaws, canvas.flaws
            assert {option.key for option in session.waiting.options} <= keys(canvas)
            seats = [key for key in keys(canvas) if key.startswith("seat:")]
            assert len(seats) == (2 if asked[-1] == "who_cream" and players == 3 else players)
        session.answer(("seat:1",) if len(asked) == 1 else ("seat:2",))
    assert asked == (["who_snitch", "who_cream"] if players == 3 else ["who_cream"])
