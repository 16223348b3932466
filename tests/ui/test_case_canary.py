"""Whole matches in which every secret card bears a mark: where it may be read, and what else gets out."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from io import StringIO
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from card_files import card_file
from evening import Evening

from pass_and_play.commands.offscreen import NAMES
from pass_and_play.engine.ask import Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SEATS
from pass_and_play.ui.paint.record import Target
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.scenes.curtain import CurtainScene

PLAYERS = 4
FACES = ("role-", "face-", "item-")
HAND_OVER = ("cover", "curtain")


@dataclass(frozen=True, slots=True)
class Canary:
    """A game with marks on what is secret in it: `marks` are the keys of its texts by the card that they
    name, `known` the cards that whoever sees a scene may know of, told from the match at its desk."""

    game: str
    options: Mapping[str, Any]
    marks: Callable[[Any], Mapping[str, tuple[str, ...]]]
    known: Callable[[Any, str, bool], frozenset[str]]


def characters(cards: Any) -> dict[str, tuple[str, ...]]:
    return {one.key: (f"character.{one.key}", f"character.{one.key}.full") for one in cards.characters}


def known_characters(desk: Any, scene: str, private: bool) -> frozenset[str]:
    """The characters that lie open in the table's view, and on a private page those in the hand's."""
    seen = repr(desk.table) + (repr(getattr(desk.step, "hand", None)) if private else "")
    return frozenset(re.findall(r"key='(\w+)'", seen))


def roles_and_items(cards: Any) -> dict[str, tuple[str, ...]]:
    keys = {f"role.{one.key}" for one in cards.roles} | {f"item.{one.key}" for one in cards.items}
    return {key: (key,) for key in keys}


def known_roles_and_items(desk: Any, scene: str, private: bool) -> frozenset[str]:
    """All know what is in play, and after a game what was. A page names only what is shown to its seat."""
    if scene in HAND_OVER:
        return frozenset()
    table: Any = desk.table
    hand: Any = getattr(desk.step, "hand", None)
    if private:
        role = [f"role.{hand.role.key}"] if hand.role is not None else []
        return frozenset([*role, *([f"item.{hand.looked[1].key}"] if hand.looked is not None else [])])
    open_ = [f"role.{one.key}" for one in table.pool_roles] + [f"item.{one.key}" for one in table.pool_items]
    for result in table.results:
        open_ += [f"role.{key}" for key in (*result.roles, result.put_away)]
        open_ += [f"item.{key}" for key in (*result.items, result.centre)]
    return frozenset(open_)


CASA = Canary("casa_de_papel", {}, characters, known_characters)
KING = Canary("executioner", {"length": "fixed", "games": 2}, roles_and_items, known_roles_and_items)


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame showed: `read` are the cards whose marks were in it, `known` those that whoever
    sees this frame may know; `named` are the people whose names were in it, `bare` those of them without
    the shape of their seat."""

    scene: str
    phase: str
    private: bool
    seat: Seat | None
    read: frozenset[str]
    known: frozenset[str]
    named: frozenset[str]
    bare: frozenset[str]
    pictures: tuple[str, ...]
    confirm: Target | None
    caption: tuple[str, str]


class MarkedEvening(Evening):
    """An evening with a card file in which the name of every secret card is a mark."""

    def __init__(self, home: Path, canary: Canary) -> None:
        self.marked: list[Frame] = []
        self._canary = canary
        super().__init__(home)
        file = card_file(canary.game)
        self._marks = canary.marks(file.cards)
        marks = {text: f"<{key}>" for key, texts in self._marks.items() for text in texts}
        self.host.library = {canary.game: replace(file, texts={"en": {**file.texts["en"], **marks}})}

    def _record(self) -> None:
        super()._record()
        scene, canvas = self.stage.scene, self.stage.canvas
        looks = zip(NAMES, SEATS, strict=True)
        self.marked.append(
            Frame(
                scene=scene.name,
                phase=scene.phase,
                private=scene.private,
                seat=scene.seat,
                read=frozenset(key for key in self._marks if f"<{key}>" in self.texts),
                known=self._known(scene.name, private=scene.private),
                named=frozenset(canvas.texts) & frozenset(NAMES),
                bare=frozenset(n for n, x in looks if n in canvas.texts and x.icon not in canvas.pictures),
                pictures=tuple(canvas.pictures),
                confirm=next((target for target in canvas.targets if target.key == "confirm"), None),
                caption=pygame.display.get_caption(),
            )
        )

    def _known(self, scene: str, *, private: bool) -> frozenset[str]:
        if self.stage.beneath.game == "":
            return frozenset()
        return self._canary.known(self.host.match.desk, scene, private)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a match left behind."""

    game: str
    frames: list[Frame]
    printed: str
    logged: list[str]


class Listener(logging.Handler):
    """Keeps every line that anybody logs."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def _no_network(*_: Any) -> None:
    raise AssertionError("the app wants to connect to something")


@pytest.fixture(scope="module", params=[CASA, KING], ids=lambda canary: canary.game)
def evidence(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evidence]:
    """A whole match, played with an ear on everything that it says, and the network cut."""
    printed, listener, root = StringIO(), Listener(), logging.getLogger()
    level = root.level
    root.addHandler(listener)
    root.setLevel(logging.NOTSET)
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed), redirect_stderr(printed):
        patch.setattr(socket.socket, "connect", _no_network)
        canary = request.param
        app = MarkedEvening(tmp_path_factory.mktemp("home"), canary)
        app.sit_down(PLAYERS, canary.game, **canary.options)
        app.hands.play_match(Dice(4))
        app.store.close()
    root.removeHandler(listener)
    root.setLevel(level)
    assert app.scene == "over"
    yield Evidence(canary.game, app.marked, printed.getvalue(), listener.lines)


def test_no_frame_shows_a_card_to_whom_it_is_hidden(evidence: Evidence) -> None:
    for number, frame in enumerate(evidence.frames):
        assert frame.read <= frame.known, f"frame {number}, {frame.scene}, seat {frame.seat}"
    assert any(frame.read and not frame.private for frame in evidence.frames)


def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A curtain that names the character of the seat behind it."""
    app = MarkedEvening(tmp_path, CASA)
    draw = CurtainScene.draw

    def leak(scene: CurtainScene, canvas: Canvas) -> None:
        draw(scene, canvas)
        hand: Any = app.host.match.desk._session.game.hand(scene.seat or 0)
        name = app.host.match.words(f"character.{hand.character.key}")
        canvas.write(name, (40, 40, 200, 40), H, (9, 9, 9))

    monkeypatch.setattr(CurtainScene, "draw", leak)
    app.sit_down(PLAYERS)
    app.until("curtain", dice=Dice(1))
    app.store.close()
    assert {frame.scene for frame in app.marked if not frame.read <= frame.known} == {"curtain"}


def test_every_seat_sees_its_own_cards_on_its_own_page(evidence: Evidence) -> None:
    """In every visit the same character; or a role and an item, each under its own ring."""
    visits = [(seat, read) for seat, read in _visits(evidence.frames) if read]
    seats = {seat for seat, _ in visits}
    assert seats == set(range(PLAYERS))
    if evidence.game == CASA.game:
        shown = {seat: {key for other, read in visits if other == seat for key in read} for seat in seats}
        assert all(len(keys) == 1 for keys in shown.values()), shown
        assert len(set.union(*shown.values())) == PLAYERS
    else:
        first = [sorted(read) for _, read in visits if len(read) == 2]
        assert len(first) >= 2 * (PLAYERS - 1)
        assert all((one[:5], two[:5]) == ("item.", "role.") for one, two in first)
        assert all(len(frame.read) < 2 for frame in evidence.frames if frame.phase == "first_look")


def _visits(frames: list[Frame]) -> Iterator[tuple[Seat | None, set[str]]]:
    """Whose page was open, and what was read on it from curtain to cover."""
    for seat, group in groupby(frames, lambda frame: frame.seat if frame.scene == "page" else None):
        if seat is not None:
            yield seat, {key for frame in group for key in frame.read}


def test_between_two_pages_there_are_always_cover_and_curtain(evidence: Evidence) -> None:
    """And nothing that belongs to a page: no face, no role, no other title of the window."""
    frames = evidence.frames
    for before, after in pairwise(frames):
        if before.private and not after.private:
            assert after.scene == "cover"
        if after.private and not before.private:
            assert before.scene == "curtain"
        assert not (before.private and after.private and before.seat != after.seat)
    for frame in frames:
        if frame.scene in HAND_OVER:
            assert [name for name in frame.pictures if name.startswith(FACES)] == []
    assert len({frame.caption for frame in frames}) == 1


def test_the_confirming_button_never_moves(evidence: Evidence) -> None:
    for scene in ("page", "dark") if evidence.game == CASA.game else ("page",):
        places = {frame.confirm.rect for frame in evidence.frames if frame.scene == scene and frame.confirm}
        assert len(places) == 1, scene


def test_a_name_on_the_table_stands_with_the_shape_of_its_seat(evidence: Evidence) -> None:
    """So that nobody has to tell colours apart."""
    public = [frame for frame in evidence.frames if not frame.private]
    assert {(frame.scene, frame.phase): frame.bare for frame in public if frame.bare} == {}
    assert len({name for frame in public for name in frame.named}) == PLAYERS


def test_nothing_is_printed_or_logged(evidence: Evidence) -> None:
    assert evidence.printed == ""
    assert evidence.logged == []
