"""Computers at the table: nobody takes the device for them; neither picture nor time tells what they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from bot_table import GAME, OPPONENTS, Broken, Endless, answer, deal
from card_files import card_file
from evening import Evening, evening, seating
from scene_screen import LONG, SIZES, USUAL, WIDEST

from pass_and_play import catalogue
from pass_and_play.catalogue import GAMES, Entry, Replayer, entry_of
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE, Where
from pass_and_play.engine.bot import Bots, Luck, Opponents
from pass_and_play.engine.desk import Curtain, Desk, Played, Thinking
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.passing import Passing
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.played import PlayedScene
from pass_and_play.ui.scenes.thinking import BEAT, ThinkingScene
from pass_and_play.ui.scenes.who import WhoScene

FRAME = 50.0


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "BOTS", {GAME: lambda: OPPONENTS})
    monkeypatch.setattr(Endless, "goes", False)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path) as one:
        yield one


# ---------------------------------------------------------------------- a computer thinks


def test_no_curtain_leads_to_a_computer_and_its_page_never_opens(app: Evening) -> None:
    deal(app, {1: "easy", 2: "fair"})
    answer(app)
    assert (app.scene, app.stage.scene.seat) == ("thinking", 1)
    app.hands.let_pass(2 * BEAT)
    assert (app.scene, app.stage.scene.seat) == ("curtain", 3)
    assert [name for name, _ in groupby(name for name, _ in app.frames)] == [
        *("curtain", "page", "cover", "thinking", "curtain")
    ]
    assert len(app.store.load(1).record.decisions) == 3


def test_the_table_says_who_thinks_and_what_it_sees(app: Evening) -> None:
    deal(app, {0: "hard"})
    assert "Computer is thinking" in app.texts
    assert "nothing else" in app.texts
    assert "robot" in app.stage.canvas.pictures
    assert not app.stage.scene.private


@pytest.mark.parametrize("strength", ["easy", "fair"])
def test_how_soon_it_has_decided_nobody_can_tell(app: Evening, strength: str) -> None:
    app.host.deal(replace(seating(GAME, 4, first_leader="random"), bots={0: strength}))
    scene = app.stage.scene
    app.hands.let_pass(BEAT - FRAME)
    assert app.stage.scene is scene
    app.hands.let_pass(FRAME)
    assert app.scene == "curtain"


def test_one_that_thinks_long_plays_at_the_end_of_a_beat(app: Evening) -> None:
    app.host.deal(replace(seating(GAME, 4, first_leader="random"), bots={0: "hard"}))
    scene = app.stage.scene
    app.hands.let_pass(BEAT + 4 * FRAME)
    Endless.goes = True
    app.hands.let_pass(BEAT - 5 * FRAME)
    assert app.stage.scene is scene
    app.hands.let_pass(FRAME)
    assert app.scene == "curtain"


def test_the_window_lives_while_it_thinks(app: Evening) -> None:
    deal(app, {0: "hard"})
    assert app.host.waits
    bright = []
    for _ in range(5):
        app.clock.advance(200.0)
        bright.append(app.stage.scene.tick())
    assert bright.count(True) >= 2
    app.hands.touch("pause")
    assert app.scene == "pause"
    app.hands.settle()
    assert not app.host.waits
    app.hands.let_pass(3 * BEAT)
    Endless.goes = True
    app.hands.let_pass(3 * BEAT)
    assert app.scene == "pause", "under the pause nobody plays"
    app.hands.touch("resume")
    app.hands.let_pass(BEAT + FRAME)
    assert app.scene == "curtain"


def test_losing_the_focus_changes_nothing(app: Evening) -> None:
    deal(app, {0: "hard"})
    scene = app.stage.scene
    app.hands.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert app.stage.scene is scene


def test_with_reduced_motion_no_dot_moves(app: Evening) -> None:
    app.host.set(reduced_motion=True)
    deal(app, {0: "hard"})
    for _ in range(4):
        app.clock.advance(200.0)
        assert not app.stage.scene.tick()


def test_a_computer_that_breaks_leaves_its_seat_to_a_person(app: Evening) -> None:
    catalogue.BOTS = {GAME: lambda: replace(OPPONENTS, strengths={"easy": Broken})}
    app.host.deal(replace(seating(GAME, 4, first_leader="random"), bots={0: "easy"}))
    app.hands.let_pass(FRAME)
    assert app.scene == "notice"
    app.hands.settle()
    app.hands.touch("confirm")
    app.hands.settle()
    app.hands.touch(next(t.key for t in app.hands.targets if t.key.startswith("continue")))
    app.hands.settle()
    assert app.scene == "who"
    app.hands.touch("player:0:person")
    app.hands.touch("confirm")
    assert (app.scene, app.stage.scene.seat) == ("curtain", 0)


# ---------------------------------------------------------------------- what pictures tell


def match_of(app: Evening, session: Session, bots: dict[int, str], names: tuple[str, ...] = ()) -> Match:
    """A match on screen as it is now, with these computers."""
    game, seats = session.record.game, session.record.seats
    seated = replace(seating(game, seats, **session.record.options), bots=bots)
    file = card_file(game)
    company = Bots(Opponents({"easy": Luck}), bots, luck=1)
    return Match(
        number=1,
        file=file,
        seating=replace(seated, names=names[:seats]) if names else seated,
        desk=Desk(session, keep=lambda picks, progress: None, bots=company),
        words=app.host.words.for_game(game, file.texts),
        painter=PAINTERS[game],
        clock=app.clock,
    )


def scene_of(app: Evening, match: Match) -> Scene:
    step, passing = match.desk.step, Passing(app.host, match)
    if isinstance(step, Played):
        return PlayedScene(passing, match, step)
    assert isinstance(step, Thinking)
    return ThinkingScene(passing, match, step)


def picture(app: Evening, session: Session, seat: int) -> bytes:
    app.stage.show(scene_of(app, match_of(app, session, {seat: "easy"})))
    app.stage.draw()
    return app.stage.canvas.surface.get_buffer().raw


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_the_picture_of_a_computer_that_thinks_does_not_depend_on_what_it_holds(
    entry: Entry, app: Evening
) -> None:
    pairs: Counter[str] = Counter()
    for session, ask in questions(entry, seats=card_file(entry.id).players[0]):
        if ask.where is Where.PRIVATE and pairs[session.game.table().phase] < 3:
            before = picture(app, session, ask.seat)
            with redealt(session.game, TABLE, Dice(session.decided)) as differing:
                assert picture(app, session, ask.seat) == before
            pairs[session.game.table().phase] += differing > 0
    assert sum(pairs.values()) > 1


def questions(entry: Entry, *, seats: int) -> Iterator[tuple[Session, Any]]:
    """Every question of a random match."""
    file = card_file(entry.id)
    record = new_record(entry, file, seats=seats, seed=seats, options={})
    session, dice = Replayer(entry_of(entry.id), file.cards, record)(()), Dice(seats)
    while (ask := session.waiting) is not None:
        yield session, ask
        session.answer(random_picks(ask, dice))


@pytest.mark.parametrize("theme", [USUAL, WIDEST])
@pytest.mark.parametrize("size", SIZES)
def test_thinking_and_choosing_who_plays_on_have_no_flaws(
    app: Evening, size: tuple[int, int], theme: Theme
) -> None:
    for seats in (4, 8):
        asked = questions(entry_of(GAME), seats=seats)
        session, ask = next(each for each in asked if each[1].where is Where.PRIVATE)
        match = match_of(app, session, {ask.seat: "easy"}, LONG)
        catalogue.BOTS = {GAME: partial(replace, OPPONENTS, players=(seats,))}
        app.host._match = match
        for scene in (scene_of(app, match), WhoScene(app.host, match)):
            canvas = Canvas(pygame.Surface(size), theme, form=Form.of(*size))
            scene.draw(canvas)
            assert canvas.flaws == []


# ---------------------------------------------------------------------- what it did


def test_what_it_did_is_on_the_table_before_the_curtain(app: Evening) -> None:
    """A real table with a step that is made by hand: the way on is the only thing to touch but the bars."""
    deal(app, {1: "easy"})
    app.hands.touch("back")
    looked = app.stage.canvas.texts
    desk = app.host.match.desk
    assert isinstance(desk.step, Curtain)
    played = Played(desk.step.seat, desk.step.order, desk.table, desk)
    desk._step = played
    app.host.passing.show_due()
    app.hands.settle()
    assert app.scene == "played"
    assert app.stage.canvas.texts == looked
    assert {target.key for target in app.hands.targets} == {"help", "pause", "confirm"}
    app.hands.touch("pause")
    app.hands.settle()
    app.hands.touch("resume")
    app.hands.settle()
    app.hands.play_scene(Dice(1))
    assert (app.scene, app.stage.scene.seat) == ("curtain", played.seat)


# ---------------------------------------------------------------------- nobody looks at its hand


def test_nobody_can_look_at_the_role_of_a_computer(app: Evening) -> None:
    deal(app, {1: "easy"})
    app.host.pause()
    app.hands.settle()
    app.hands.touch("roles")
    app.hands.settle()
    assert [target.key for target in app.hands.targets if target.key.startswith("seat")] == [
        *("seat:0", "seat:2", "seat:3")
    ]
    assert "Plays by itself" in app.texts
    with pytest.raises(ValueError, match="computer"):
        app.host.passing.glance(1)


# ---------------------------------------------------------------------- who plays on


def test_continue_asks_who_plays_on_where_computers_play(app: Evening) -> None:
    deal(app, {1: "hard"})
    answer(app)
    number, decided = app.host.match.number, len(app.store.load(1).record.decisions)
    app.host.to_shelf()
    app.host.resume(number)
    app.hands.settle()
    assert app.scene == "who"
    app.hands.touch("back")
    assert app.scene == "shelf"
    app.host.resume(number)
    app.hands.settle()
    app.hands.touch("confirm")
    assert (app.scene, app.stage.scene.seat) == ("thinking", 1)
    assert len(app.store.load(number).record.decisions) == decided
    assert app.store.load(number).bots == {1: "hard"}


def test_a_seat_is_handed_back_to_a_person_behind_its_curtain(app: Evening) -> None:
    deal(app, {1: "hard"})
    answer(app)
    before = app.store.load(app.host.match.number)
    app.hands.touch("take_over")
    app.hands.settle()
    frames = len(app.frames)
    app.hands.touch("player:1:person")
    app.hands.touch("confirm")
    app.hands.settle()
    assert (app.scene, app.stage.scene.seat) == ("curtain", 1)
    assert {name for name, _ in app.frames[frames:]} == {"who", "curtain"}
    assert app.store.load(app.host.match.number) == replace(before, bots={})
    answer(app)
    assert len(app.store.load(app.host.match.number).record.decisions) == 2


def test_a_seat_is_handed_to_a_computer_and_keeps_what_it_holds(app: Evening) -> None:
    deal(app, {})
    hands: Any = app.host.match.desk._session.game
    held = [hands.hand(seat) for seat in range(4)]
    app.host.pause()
    app.hands.settle()
    app.hands.touch("who")
    app.hands.settle()
    app.hands.touch("player:0:easy")
    app.hands.touch("player:0:hard")
    app.hands.touch("confirm")
    app.hands.settle()
    assert (app.scene, app.stage.scene.seat) == ("thinking", 0)
    after: Any = app.host.match.desk._session.game
    assert [after.hand(seat) for seat in range(4)] == held
    assert app.host.match.seating.bots == {0: "hard"}


def test_who_plays_on_offers_what_can_be(app: Evening) -> None:
    """One person stays, and no computer gets a part that it does not play."""
    deal(app, {0: "easy", 1: "easy"})
    app.host.ask_who()
    app.hands.settle()
    assert "No computer plays this part." in app.texts
    assert not any(key.startswith("player:3") for key in (target.key for target in app.hands.targets))
    app.hands.touch("player:2:easy")
    assert app.hands.enabled("player:2:easy"), "seat 3 is a person's still"
    catalogue.BOTS = {GAME: lambda: replace(OPPONENTS, suits=lambda table, seat: True)}
    app.host.ask_who()
    app.hands.settle()
    app.hands.touch("player:2:easy")
    assert app.hands.target("player:3:easy") is None
    app.hands.touch("back")
    assert app.scene == "pause"


def test_without_computers_nothing_is_asked(app: Evening) -> None:
    catalogue.BOTS = {}
    deal(app, {})
    number = app.host.match.number
    app.host.to_shelf()
    app.host.resume(number)
    assert app.scene == "curtain"


def test_a_strength_that_is_gone_leaves_the_seat_to_a_person(app: Evening) -> None:
    deal(app, {1: "hard"})
    number = app.host.match.number
    catalogue.BOTS = {GAME: lambda: Opponents({"easy": Luck}, (4,))}
    app.host.to_shelf()
    app.host.resume(number)
    assert app.host.match.seating.bots == {}
    assert app.scene == "curtain"


def test_the_same_computers_sit_down_again(app: Evening) -> None:
    deal(app, {1: "hard"}, players=5)
    assert app.host.match.seating.options["abilities"] is False
    app.host.to_seats(GAME)
    app.hands.settle()
    app.hands.touch("confirm")
    app.hands.settle()
    assert app.host.match.seating.bots == {1: "hard"}
    assert app.host.match.seating.names[1] == "Computer"


def test_the_shelf_marks_the_seats_of_computers(app: Evening) -> None:
    deal(app, {1: "hard"})
    app.host.to_shelf()
    app.hands.settle()
    assert app.stage.canvas.pictures.count("robot") == 1


# ---------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_match_against_computers(app: Evening, players: int) -> None:
    """All but one are computers; with three players that one is the Snitch, on whom the table agrees."""
    catalogue.BOTS = {
        "caper": lambda: Opponents(
            {"easy": Luck}, (2, 3), house={3: {"parts": "chosen"}}, withheld={"who_snitch": ("lot",)}
        )
    }
    bots = dict.fromkeys(range(1, players), "easy")
    names = ("Ada", "Robot One", "Robot Two")[:players]
    app.host.deal(replace(seating("caper", players), bots=bots, names=names))
    app.hands.play_match(Dice(players))
    shown = [(name, " ".join(texts)) for name, texts in app.frames]
    assert {"thinking", "played", "curtain", "page"} <= {name for name, _ in shown}
    assert not any("Robot" in texts for name, texts in shown if name == "curtain")
    assert all(after != "page" for (name, _), (after, _) in pairwise(shown) if name in ("thinking", "played"))
    if players == 3:
        table: Any = app.host.match.desk.table
        assert table.parts[0].role == "snitch"
    kept = app.store.load(app.host.match.number)
    assert kept.ended
    assert kept.bots == bots
