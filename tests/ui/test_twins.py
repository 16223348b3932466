"""Twin states: matches that differ only in what a viewer has not seen look the same, byte for byte."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from card_files import card_file
from evening import Evening, evening, seating

from pass_and_play.catalogue import GAMES, Replayer, entry_of
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE, Seat
from pass_and_play.engine.desk import Curtain, Desk, Page, TableStep
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.ui.match import Match
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.passing import Passing
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.curtain import CurtainScene
from pass_and_play.ui.scenes.dark import DarkScene
from pass_and_play.ui.scenes.page import PageScene
from pass_and_play.ui.scenes.table import TableScene

NOTHING_HIDDEN = {
    "caper": {"scoring"},
    "executioner": {"first_executioner", "redraw", "rewards", "succession"},
}
"""Phases in which no card is dealt yet, or all lie open, so that there need be no twins."""

ENOUGH = 12
"""Pairs of pictures of one phase and one way to look at it in one match."""


def picture(app: Evening, session: Session, *, way: str) -> tuple[str, bytes]:
    """The name of a scene and its picture, built from the state as it is now.

    `way` is what one does: leave what is `due`, `open` its page, or `look` back at the table.
    """
    kind = session.record.game
    file = card_file(kind)
    match = Match(
        number=1,
        file=file,
        seating=seating(kind, session.record.seats, **session.record.options),
        desk=Desk(session, keep=lambda picks, progress: None),
        words=app.host.words.for_game(kind, file.texts),
        painter=PAINTERS[kind],
        clock=app.clock,
    )
    app.stage.show(scene_of(app, match, way=way))
    app.stage.draw()
    surface = app.stage.canvas.surface
    return app.scene, surface.get_buffer().raw


def scene_of(app: Evening, match: Match, *, way: str) -> Scene:
    step: Any = match.desk.step
    passing = Passing(app.host, match)
    if isinstance(step, Curtain):
        if way == "due":
            return CurtainScene(passing, match, step)
        if way == "look":
            return TableScene(passing, match, None)
        step = step.lift()
    if isinstance(step, Page):
        dark = step.ask.where.value == "dark"
        return (DarkScene if dark else PageScene)(passing, match, step)
    assert isinstance(step, TableStep)
    return TableScene(passing, match, step)


def compare(
    app: Evening, session: Session, viewer: Seat, *, way: str, pairs: Counter[str], dice: Dice
) -> None:
    """The picture that a viewer sees, against that of a twin state; of every kind of it only so many."""
    kind = f"{session.game.table().phase} {way}"
    if pairs[kind] >= ENOUGH:
        return
    scene, before = picture(app, session, way=way)
    with redealt(session.game, viewer, dice) as differing:
        _, after = picture(app, session, way=way)
    assert before == after, f"{scene} in {session.game.table().phase} depends on what was never seen"
    if differing:
        pairs[kind] += 1


@pytest.mark.long
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_pictures_of_twin_states_are_equal(
    entry: Any, most: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = card_file(entry.id)
    players = file.players[-1 if most else 0]
    pairs: Counter[str] = Counter()
    reached = set()
    with evening(tmp_path) as app:
        record = new_record(entry, file, seats=players, seed=players, options={})
        session = Replayer(entry_of(entry.id), file.cards, record)(())
        dice = Dice(players)
        while (ask := session.waiting) is not None:
            reached.add(session.game.table().phase)
            compare(app, session, TABLE, way="due", pairs=pairs, dice=dice)
            if ask.where.value != "open":
                compare(app, session, TABLE, way="look", pairs=pairs, dice=dice)
                compare(app, session, ask.seat, way="open", pairs=pairs, dice=dice)
            session.answer(random_picks(ask, dice))
    with capsys.disabled():
        print(f"\n{entry.id}: {sum(pairs.values())} pairs of pictures compared, in {len(pairs)} phases:")
        print("  " + ", ".join(f"{kind} {count}" for kind, count in sorted(pairs.items())))
    compared = {kind.partition(" ")[0] for kind, count in pairs.items() if count}
    assert compared >= reached - NOTHING_HIDDEN.get(entry.id, set())


def test_a_turn_in_the_dark_differs_by_role_only_in_its_words_and_panel(tmp_path: Path) -> None:
    """The same seat with another role: outside the prompt and the panel not one pixel differs."""
    entry, file = GAMES[0], card_file("casa_de_papel")
    record = new_record(entry, file, seats=5, seed=3, options={})
    session = Replayer(entry, file.cards, record)(())
    dice, compared = Dice(2), 0
    with evening(tmp_path) as app:
        while (ask := session.waiting) is not None:
            if ask.where.value == "dark":
                compared += other_role(app, session, dice)
            session.answer(random_picks(ask, dice))
    assert compared > 3


def other_role(app: Evening, session: Session, dice: Dice) -> int:
    """Compare the page that is due with that of the same seat under a re-deal of the roles."""
    decisions = session.record.decisions
    entry = entry_of(session.record.game)
    other = Replayer(entry, card_file(entry.id).cards, session.record)(decisions[:-1])
    with redealt(other.game, TABLE, dice):
        other.answer(decisions[-1])
        if other.waiting is None or other.waiting.what == session.waiting.what:  # type: ignore[union-attr]
            return 0
        assert other.waiting.shape == session.waiting.shape  # type: ignore[union-attr]
        picture(app, session, way="open")
        one = app.stage.canvas.surface.copy()
        targets = app.stage.targets
        picture(app, other, way="open")
        assert app.stage.targets == targets
        two = app.stage.canvas.surface.copy()
    for surface in (one, two):
        surface.fill((0, 0, 0), (180, 104, 920, 84))
        surface.fill((0, 0, 0), (862, 462, 196, 194))
    assert one.get_buffer().raw == two.get_buffer().raw
    return 1
