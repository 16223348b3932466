"""The results of La Casa de Papel: reveal, last trump and report, drawn from real matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path

import pygame
import pytest
from card_files import card_file
from evening import evening, seating
from people import LONG, SHORT

from pass_and_play.catalogue import entry_of
from pass_and_play.engine.ask import Ask, Ending
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.games.casa_de_papel.cards import ActionCard, Character, Kind
from pass_and_play.games.casa_de_papel.report import Guess, Mark, Report
from pass_and_play.games.casa_de_papel.scoring import score
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, SEATS
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.motion import FADE, FLIP
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel import outcome, report, result, trump
from pass_and_play.ui.tables.casa_de_papel.reveal import LEAD, Timeline
from pass_and_play.ui.tables.casa_de_papel.story import Story, professors_cut, raquels_cut
from pass_and_play.words import Words

GAME = "casa_de_papel"
PLAYERS = range(4, 9)
ENDINGS = ("goal_missed", "goal_reached", "right_name_missed", "right_name_reached", "wrong_name")
PLAIN = Theme(CASA_DE_PAPEL)
STILL = Theme(CASA_DE_PAPEL, reduced_motion=True)
WEAK_EYES = Theme(CASA_DE_PAPEL, text_size=1.2, high_contrast=True)
SMALL_TEXT = Theme(CASA_DE_PAPEL, text_size=0.9)
THEMES = (PLAIN, WEAK_EYES, SMALL_TEXT)
NAMES = (SHORT, LONG)
FORMS = pytest.mark.parametrize("form", Form, ids=lambda form: form.name.lower())
WORDS_ONLY = 0.2
"""Scale of a picture of which only the words and the targets are read."""

Draw = Callable[[Canvas, TableView, Room], None]
SCREENS: dict[str, Draw] = {"result": result.draw, "trump": trump.draw, "outcome": outcome.draw}


FILE = card_file(GAME)
WORDS = Words.load("en").for_game(GAME, FILE.texts)


def match(players: int, seed: int, **options: bool | int | str) -> Session:
    rules = {rule.key: rule.default for rule in FILE.options} | options
    record = Record(
        game=GAME, rules=1, cards=FILE.digest, options=rules, seats=players, seed=seed, decisions=()
    )
    return Session(entry_of(GAME).kind, FILE.cards, record)


def table_of(session: Session) -> TableView:
    table = session.game.table()
    assert isinstance(table, TableView)
    return table


def walk(session: Session, seed: int = 1) -> Iterator[tuple[TableView, Ask]]:
    """Every table of a random match with its question."""
    dice = Dice(seed)
    while (ask := session.waiting) is not None:
        yield table_of(session), ask
        session.answer(random_picks(ask, dice))


@cache
def over(players: int, how: str, **options: bool | int | str) -> tuple[TableView, Ending]:
    """The end of the first random match that ends in this way."""
    options |= {"last_trump": how != "goal_reached"}
    for seed in range(400):
        session = match(players, seed, **options)
        for _ in walk(session, seed):
            pass
        assert session.ending is not None
        if session.ending.how == how:
            return table_of(session), session.ending
    raise AssertionError(f"no match with {players} players ends with {how}")


def room_of(
    table: TableView,
    ask: Ask | None = None,
    *,
    names: Sequence[str] = SHORT,
    touched: str | None = None,
    elapsed: float = inf,
) -> Room:
    players = len(table.laid)
    choice = Choice(ask) if ask is not None else None
    if choice is not None and touched is not None:
        assert choice.touch(touched)
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[look.key for look in SEATS[:players]],
        ask=ask,
        choice=choice,
        elapsed=elapsed,
    )


def canvas_of(form: Form, theme: Theme = PLAIN, *, scale: float = 1.0) -> Canvas:
    wide, high = form.size
    return Canvas(pygame.Surface((round(wide * scale), round(high * scale)), 0, 32), theme, form=form)


def paint(
    draw: Draw,
    table: TableView,
    room: Room,
    *,
    theme: Theme = PLAIN,
    form: Form = Form.LANDSCAPE,
    scale: float = 1.0,
) -> Canvas:
    canvas = canvas_of(form, theme, scale=scale)
    draw(canvas, table, room)
    return canvas


def paint_report(
    table: TableView,
    ending: Ending,
    *,
    names: Sequence[str] = SHORT,
    theme: Theme = PLAIN,
    form: Form = Form.LANDSCAPE,
    scale: float = 1.0,
) -> Canvas:
    canvas = canvas_of(form, theme, scale=scale)
    report.draw(canvas, table, ending, room_of(table, names=names))
    return canvas


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


def confirm(canvas: Canvas) -> tuple[str, bool]:
    """What the confirming button says, and whether it can be pressed."""
    target = next(target for target in canvas.targets if target.key == "confirm")
    return target.words, target.enabled


BANKNOTE, SABOTAGE = Kind.BANKNOTE, Kind.SABOTAGE
RUNNING = (ActionCard(BANKNOTE, 250), ActionCard(SABOTAGE, 500), ActionCard(BANKNOTE, 0))
STOPPED = (ActionCard(SABOTAGE, 250), ActionCard(BANKNOTE, 0), ActionCard(SABOTAGE, 500))
FIVE = (ActionCard(SABOTAGE, 0), *RUNNING, ActionCard(BANKNOTE, 500))


def revealed(press: Sequence[ActionCard], *, loot: int = 750, number: int = 2) -> tuple[TableView, Ask]:
    """The result of a round in which these cards were in the press."""
    players = 5 if len(press) == 3 else 7
    for table, ask in walk(match(players, 1)):
        if (table.phase, table.round) == ("result", number):
            made = score(press, loot=loot)
            scores = (*table.scores[:-1], made)
            return replace(table, press=tuple(press), scores=scores, loot=made.after), ask
    raise AssertionError("the match has no such round")


# ---------------------------------------------------------------------- every screen


@cache
def results(players: int) -> list[tuple[TableView, Ask]]:
    """The results of one match, and the first trump and the first two outcomes after any."""
    found: list[tuple[TableView, Ask]] = []
    wanted = {"result": 5, "trump": 1, "outcome": 2}
    for seed in range(60):
        for table, ask in walk(match(players, seed), seed):
            if wanted.get(table.phase):
                wanted[table.phase] -= 1
                found.append((table, ask))
        if not any(wanted.values()):
            return found
    raise AssertionError(f"too few results with {players} players")


def mixed(*numbers: int) -> tuple[Theme, Sequence[str]]:
    """A theme and names, so that with growing numbers every two of their choices meet."""
    return THEMES[sum(numbers) % 3], NAMES[sum(numbers) % 2]


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_no_result_of_a_match_has_flaws(players: int, form: Form) -> None:
    theme, names = mixed(players, list(Form).index(form))
    for table, ask in results(players):
        for touched in (None, ask.options[-1].key) if table.phase == "trump" else (None,):
            room = room_of(table, ask, names=names, touched=touched)
            assert paint(SCREENS[table.phase], table, room, theme=theme, form=form).flaws == []


@FORMS
@pytest.mark.parametrize("players", PLAYERS)
def test_no_report_has_flaws(players: int, form: Form) -> None:
    for number, how in enumerate(ENDINGS):
        place = list(Form).index(form)
        theme, names = mixed(players, number, place)
        options = ({}, {"open_report": False}, {"abilities": False})[(players + 2 * number + place) % 3]
        table, ending = over(players, how, **options)
        assert paint_report(table, ending, names=names, theme=theme, form=form).flaws == []


@pytest.mark.parametrize("size", [(1920, 1080), (800, 1000), (640, 400)])
def test_results_have_no_flaws_in_any_window(size: tuple[int, int]) -> None:
    table, ending = over(8, "wrong_name")
    canvas = Canvas(pygame.Surface(size, 0, 32), PLAIN, form=Form.of(*size))
    report.draw(canvas, table, ending, room_of(table))
    assert canvas.flaws == []
    for table, ask in results(8)[4:]:
        SCREENS[table.phase](canvas, table, room_of(table, ask))
        assert canvas.flaws == []


@FORMS
@pytest.mark.parametrize("phase", SCREENS)
def test_the_confirming_button_stands_where_it_always_stands(phase: str, form: Form) -> None:
    table, ask = next((t, a) for t, a in results(5) if t.phase == phase)
    canvas = paint(SCREENS[phase], table, room_of(table, ask), form=form, scale=WORDS_ONLY)
    assert next(target.rect for target in canvas.targets if target.key == "confirm") == BARS[form].confirm


@FORMS
@pytest.mark.parametrize("players", (PLAYERS[0], PLAYERS[-1]))
def test_three_ways_lead_on_from_the_results_board(tmp_path: Path, players: int, form: Form) -> None:
    session = match(players, 1)
    for _ in walk(session):
        pass
    with evening(tmp_path) as one:
        scene = one.host.results_board(seating(GAME, players), FILE, session)
        for theme in THEMES:
            canvas = canvas_of(form, theme)
            scene.draw(canvas)
            assert [target.key for target in canvas.targets] == ["help", "pause", "shelf", "seats", "again"]
            assert canvas.flaws == []


@pytest.mark.parametrize("phase", SCREENS)
def test_a_result_that_is_only_looked_at_can_only_be_paused(phase: str) -> None:
    table = next(t for t, _ in results(5) if t.phase == phase)
    canvas = paint(SCREENS[phase], table, room_of(table))
    assert [target.key for target in canvas.targets] == ["help", "pause"]
    assert canvas.flaws == []


# ---------------------------------------------------------------------- the reveal


def test_the_way_on_is_what_the_rules_do_next() -> None:
    seen = set()
    for players in PLAYERS:
        for seed in range(8):
            session = match(players, seed, last_trump=seed % 3 > 0)
            words, leaders = None, 0
            for table, ask in walk(session, seed):
                if words is not None:
                    if table.phase == "succession":
                        assert words == "Name the next leader"
                    elif table.phase == "trump":
                        assert words == "Raquel’s last trump"
                    else:
                        assert len(table.leaders) == leaders + 1
                        assert words == f"{SHORT[table.leaders[-1]]} leads round {table.round}"
                    seen.add("leads" if "leads" in words else words)
                words = None
                if table.phase == "result":
                    leaders = len(table.leaders)
                    words, enabled = confirm(paint(result.draw, table, room_of(table, ask), scale=WORDS_ONLY))
                    assert enabled
            if words is not None:
                assert words == "All secrets"
                seen.add(words)
    assert seen == {"Name the next leader", "Raquel’s last trump", "leads", "All secrets"}


@pytest.mark.parametrize("press", [RUNNING, STOPPED, FIVE], ids=["running", "stopped", "five"])
@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_no_card_shows_its_face_before_it_has_turned_half_way(
    press: Sequence[ActionCard], theme: Theme
) -> None:
    table, ask = revealed(press)
    times = Timeline(cards=len(press), lines=3)
    half = (FADE if theme.reduced_motion else FLIP) / 2
    for place in range(len(press)):
        for shift, turned in ((-1, place), (1, place + 1)):
            elapsed = times.flip(place) + half + shift
            canvas = paint(result.draw, table, room_of(table, ask, elapsed=elapsed), theme=theme)
            faces = sorted(name for name in canvas.pictures if name.startswith("face-"))
            assert faces == sorted(f"face-{one.kind}-loud" for one in press[:turned])
            assert canvas.pictures.count("back-printworks-action") == len(press) - turned


@pytest.mark.parametrize("number", [2, 5])
@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_nothing_tells_two_results_apart_before_the_first_card_turns(number: int, theme: Theme) -> None:
    half = (FADE if theme.reduced_motion else FLIP) / 2
    for elapsed in (0.0, LEAD, LEAD + half - 1):
        pictures = set()
        for press, loot in ((RUNNING, 1250), (STOPPED, 1250)):
            table, ask = revealed(press, loot=loot, number=number)
            canvas = paint(result.draw, table, room_of(table, ask, elapsed=elapsed), theme=theme)
            assert confirm(canvas) == ("Skip to the result", True)
            pictures.add(pixels(canvas))
        assert len(pictures) == 1


@pytest.mark.parametrize("press", [RUNNING, STOPPED, FIVE], ids=["running", "stopped", "five"])
@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_the_reveal_ends_as_the_still_picture(press: Sequence[ActionCard], theme: Theme) -> None:
    table, ask = revealed(press)
    end = result.motion(table)
    still = pixels(paint(result.draw, table, room_of(table, ask), theme=theme))
    assert pixels(paint(result.draw, table, room_of(table, ask, elapsed=end), theme=theme)) == still
    assert pixels(paint(result.draw, table, room_of(table, ask, elapsed=end - 40), theme=theme)) != still


def test_the_lines_add_up_to_the_change_of_the_loot() -> None:
    floored = 0
    keys = ("banknotes", "sabotages", "bonus", "deduction", "floor", "minority_none", "minority_plain")
    said = {str(WORDS(f"result.{key}")) for key in keys}
    for seed in range(30):
        for table, ask in walk(match(4 + seed % 5, seed), seed):
            if table.phase != "result":
                continue
            texts = paint(result.draw, table, room_of(table, ask), scale=WORDS_ONLY).texts
            sums = [
                int(texts[at - 1].replace(",", "").replace("−", "-"))
                for at, text in enumerate(texts)
                if text in said or "is in the minority" in text
            ]
            assert len(sums) in (3, 4) and sum(sums) == table.scores[-1].change
            floored += len(sums) == 4
    assert floored > 0


def test_a_loot_that_cannot_fall_further_says_so() -> None:
    table, ask = revealed(STOPPED, loot=250)
    texts = paint(result.draw, table, room_of(table, ask)).texts
    assert "The loot cannot fall below 0" in texts
    assert {"−750", "+500", "−250"} <= set(texts)


# ---------------------------------------------------------------------- the last trump


@pytest.mark.parametrize("players", PLAYERS)
def test_raquel_may_name_everybody_else_and_only_her_card_is_open(players: int) -> None:
    table, ask = next(
        (t, a) for seed in range(60) for t, a in walk(match(players, seed), seed) if t.phase == "trump"
    )
    canvas = paint(trump.draw, table, room_of(table, ask))
    others = [seat for seat in range(players) if seat != table.raquel]
    seats = [target.key for target in canvas.targets if target.key.startswith("seat:")]
    assert seats == [f"seat:{seat}" for seat in others]
    assert confirm(canvas) == ("Choose a player", False)
    assert [name for name in canvas.pictures if name.startswith("role-")] == ["role-inspector-loud"]
    assert canvas.pictures.count("back-role") == players - 1
    canvas = paint(trump.draw, table, room_of(table, ask, touched=seats[0]))
    assert confirm(canvas) == (f"Name {SHORT[others[0]]}", True)


def test_the_two_outcomes_are_those_of_the_rules() -> None:
    table, ask = next(
        (t, a) for seed in range(60) for t, a in walk(match(5, seed), seed) if t.phase == "trump"
    )
    for loot, goal, right, note in (
        (2250, 2000, "Right: 2,250 − 500 = 1,750", "Under the goal. The Hostages win."),
        (2500, 2000, "Right: 2,500 − 500 = 2,000", "Still at the goal. The Gangsters win."),
        (250, 250, "Right: 250 − 250 = 0", "Under the goal. The Hostages win."),
    ):
        texts = paint(trump.draw, replace(table, loot=loot, goal=goal), room_of(table, ask)).texts
        assert {right, note, f"Wrong: it stays {WORDS.number(loot)}", "The Gangsters win."} <= set(texts)


@pytest.mark.parametrize("how", ENDINGS[2:])
@pytest.mark.parametrize("theme", [PLAIN, STILL], ids=["motion", "reduced"])
def test_the_outcome_unfolds_and_ends_as_the_still_picture(how: str, theme: Theme) -> None:
    table, ask = next(
        (t, a)
        for seed in range(400)
        for t, a in walk(match(5, seed), seed)
        if t.phase == "outcome" and _how(t) == how
    )

    def at(elapsed: float) -> Canvas:
        return paint(outcome.draw, table, room_of(table, ask, elapsed=elapsed), theme=theme)

    half = (FADE if theme.reduced_motion else FLIP) / 2
    before, after = at(outcome.LEAD + half - 1), at(outcome.LEAD + half + 1)
    assert "back-role" in before.pictures and "back-role" not in after.pictures
    assert sum(name.startswith("role-") for name in before.pictures) == 1
    assert sum(name.startswith("role-") for name in after.pictures) == 2
    winner = "The Hostages win" if how == "right_name_missed" else "The Gangsters win"
    assert winner not in at(outcome.MOTION - 1).texts
    still = at(inf)
    assert pixels(at(outcome.MOTION)) == pixels(still)
    assert winner in still.texts and confirm(still) == ("All secrets", True)
    assert ("stays" in still.texts) is (how == "wrong_name")


def _how(table: TableView) -> str:
    if not table.trump:
        return "wrong_name"
    return "right_name_missed" if table.loot < table.goal else "right_name_reached"


# ---------------------------------------------------------------------- the report


@pytest.mark.parametrize("how", ENDINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_report_shows_every_character_and_every_card(players: int, how: str) -> None:
    table, ending = over(players, how)
    canvas = paint_report(table, ending)
    texts = " | ".join(canvas.texts)
    assert canvas.pictures.count("trophy") == 1 + len(ending.winners)
    assert canvas.pictures.count("banknote") + canvas.pictures.count("sabotage") == 5 * players
    exchanged = sum(laid.exchanged for hand in table.report.hands for laid in hand) if table.report else 0
    assert canvas.pictures.count("swap") == (exchanged + 1 if exchanged else 0)
    for character in table.characters:
        assert isinstance(character, Character)
        assert WORDS(f"character.{character.key}") in canvas.texts
    assert ("Set aside, unseen: " in texts) is (players == 4)
    assert "Round 2: " in texts and "Round 4: " in texts


def test_a_closed_report_shows_characters_and_no_card() -> None:
    table, ending = over(5, "goal_missed", open_report=False)
    canvas = paint_report(table, ending)
    assert "The cards stay secret" in canvas.texts
    assert not {"banknote", "sabotage", "swap", "bolt"} & set(canvas.pictures)
    assert {"professor", "inspector"} <= set(canvas.pictures)


def test_a_match_without_abilities_has_no_power_cuts_to_tell() -> None:
    table, ending = over(6, "goal_missed", abilities=False)
    canvas = paint_report(table, ending)
    assert "No power cuts in this match" in canvas.texts
    assert "bolt" not in canvas.pictures


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("goal_missed", "The loot came to 1,750. The goal was 2,000."),
        ("goal_reached", "The loot came to 1,750, and the goal was 2,000."),
        ("right_name_missed", "Emi named the Professor, so 2,250 became 1,750. The goal was 2,000."),
        ("right_name_reached", "Emi named the Professor, but 1,750 were left. The goal was 2,000."),
        ("wrong_name", "Emi named Cleo, who is not the Professor. The loot stayed 1,750."),
    ],
)
def test_the_sentence_of_the_end(how: str, sentence: str) -> None:
    table, ending = over(5, how)
    taken = 500 if how.startswith("right") else 0
    named = (4, 2) if "name" in how else (None, None)
    table = replace(table, loot=1750, goal=2000, trump=taken, raquel=named[0], named=named[1])
    assert sentence in paint_report(table, ending).texts


def stories(
    marks: Sequence[Mark], guesses: Sequence[Guess], *, plain: int = 1500, after: int = 1500
) -> tuple[Story, Story]:
    """The two stories of five players; Emi (4) is Raquel, Cleo (2) the Professor."""
    table, _ = over(5, "goal_missed")
    second = replace(table.scores[1], after=after)
    table = replace(table, scores=(table.scores[0], second, *table.scores[2:]))
    told = Report((), raquel=4, professor=2, plain=plain, marks=tuple(marks), guesses=tuple(guesses))
    room = room_of(table)
    return raquels_cut(table, told, room), professors_cut(told, room)


LOOKED = (Guess(2, 3, right=False),)
SABOTAGE_500 = ActionCard(SABOTAGE, 500)


def left(seat: int) -> Mark:
    return Mark(seat, None, None, None, 1500)


@pytest.mark.parametrize(
    ("mark", "title"),
    [
        (Mark(4, 3, 0, SABOTAGE_500, 1500), "Round 2: Emi changed Ada’s card for Dev’s −500"),
        (
            Mark(4, 3, 0, ActionCard(BANKNOTE, 0), 1500),
            "Round 2: Emi changed Ada’s card for Dev’s plain banknote",
        ),
        (Mark(4, 4, 0, ActionCard(BANKNOTE, 250), 1500), "Round 2: Emi put Emi’s own +250 in for Ada’s card"),
        (Mark(4, 3, 4, SABOTAGE_500, 1500), "Round 2: Emi put Dev’s −500 in for Emi’s own card"),
        (left(4), "Round 2: Emi left the press as it was"),
    ],
)
def test_what_raquel_did(mark: Mark, title: str) -> None:
    assert stories([mark], LOOKED)[0].title == title


@pytest.mark.parametrize(
    ("after", "marks", "text"),
    [
        (1500, [left(0)], "It made no difference. Nobody else marked a change."),
        (750, [left(0)], "It cost 750. Nobody else marked a change."),
        (2000, [left(0)], "It brought 500. Nobody else marked a change."),
        (
            1500,
            [Mark(0, 3, 1, SABOTAGE_500, 1500), Mark(2, 3, 1, SABOTAGE_500, 750), left(3)],
            "It made no difference. Of 2 guesses, Cleo’s would have cost 750.",
        ),
        (
            1500,
            [Mark(0, 3, 1, SABOTAGE_500, 1750), Mark(1, 3, 0, SABOTAGE_500, 1000)],
            "It made no difference. Of 2 guesses, Ben’s would have cost 500.",
        ),
        (
            1500,
            [Mark(0, 3, 1, SABOTAGE_500, 2000), Mark(1, 3, 0, SABOTAGE_500, 2000), left(2)],
            "It made no difference. Of 2 guesses, 2 would have brought 500.",
        ),
        (
            1500,
            [Mark(0, 3, 1, SABOTAGE_500, 2000)],
            "It made no difference. Ada’s guess would have brought 500.",
        ),
        (
            1500,
            [Mark(0, 3, 1, SABOTAGE_500, 1500)],
            "It made no difference. The one guess would have changed nothing.",
        ),
    ],
)
def test_what_the_exchange_and_the_guesses_were_worth(after: int, marks: list[Mark], text: str) -> None:
    raquels = Mark(4, 3, 0, SABOTAGE_500, after)
    assert stories([*marks, raquels], LOOKED, after=after)[0].text == text
    assert text.startswith(stories([*marks, raquels], LOOKED, after=after)[0].short)


def test_guesses_are_told_alone_if_raquel_left_the_press() -> None:
    marks = [Mark(0, 3, 1, SABOTAGE_500, 750), Mark(1, 3, 0, SABOTAGE_500, 1500), left(4)]
    assert stories(marks, LOOKED)[0].text == "Of 2 guesses, Ada’s would have cost 750."


def test_nobody_guesses_with_closed_eyes() -> None:
    exchange, look = stories([Mark(4, 3, 0, SABOTAGE_500, 1500)], LOOKED)
    assert exchange.text == "It made no difference. All the others had their eyes closed."
    assert (look.title, look.text) == ("Round 4: Cleo looked at Dev", "All the others had their eyes closed.")


@pytest.mark.parametrize(
    ("guesses", "title", "text", "short"),
    [
        (
            [
                Guess(2, 3, False),
                Guess(3, 2, True),
                Guess(4, 2, True),
                Guess(0, 1, False),
                Guess(1, 0, False),
            ],
            "Round 4: Cleo looked at Dev",
            "Dev and Emi marked Cleo as the Professor. Ada and Ben were wrong.",
            "2 of 4 guesses named Cleo.",
        ),
        (
            [Guess(0, 2, True), Guess(1, 2, True), Guess(2, None, False), Guess(3, 2, True)],
            "Round 4: Cleo looked at nobody",
            "Ada, Ben and Dev marked Cleo as the Professor.",
            "3 of 3 guesses named Cleo.",
        ),
        (
            [Guess(0, 1, False), Guess(1, None, False), Guess(2, None, False)],
            "Round 4: Cleo looked at nobody",
            "Nobody marked Cleo as the Professor. Ada was wrong.",
            "None of 1 guesses named Cleo.",
        ),
        (
            [Guess(0, None, False), Guess(2, 0, False)],
            "Round 4: Cleo looked at Ada",
            "Nobody else made a guess.",
            "Nobody else made a guess.",
        ),
    ],
)
def test_what_the_professor_did_and_who_was_right(
    guesses: list[Guess], title: str, text: str, short: str
) -> None:
    assert stories([left(4)], guesses)[1] == Story(WORDS.name(title), WORDS.name(text), WORDS.name(short))
