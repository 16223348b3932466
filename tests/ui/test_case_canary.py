"""A whole match in which every character bears a mark: where it may be read, and what else gets out."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from evening import Evening, card_file

from pass_and_play.commands.offscreen import NAMES
from pass_and_play.engine.ask import Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SEATS
from pass_and_play.ui.paint.record import Target
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.scenes.curtain import CurtainScene

GAME = "casa_de_papel"
PLAYERS = 4
FACES = ("role-", "face-", "item-")


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame showed: `read` are the characters whose marks were in it, `known` those that whoever
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
    """An evening with a card file in which the name of every character is a mark."""

    def __init__(self, home: Path) -> None:
        self.marked: list[Frame] = []
        super().__init__(home)
        file = card_file(GAME)
        self.characters = [c.key for c in file.cards.characters]
        marks = {f"character.{key}{full}": f"<{key}>" for key in self.characters for full in ("", ".full")}
        self.host.library = {GAME: replace(file, texts={"en": {**file.texts["en"], **marks}})}

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
                read=frozenset(key for key in self.characters if f"<{key}>" in self.texts),
                known=self._known(private=scene.private),
                named=frozenset(canvas.texts) & frozenset(NAMES),
                bare=frozenset(n for n, x in looks if n in canvas.texts and x.icon not in canvas.pictures),
                pictures=tuple(canvas.pictures),
                confirm=next((target for target in canvas.targets if target.key == "confirm"), None),
                caption=pygame.display.get_caption(),
            )
        )

    def _known(self, *, private: bool) -> frozenset[str]:
        """The characters that lie open in the table's view, and on a private page those in the hand's."""
        if self.stage.beneath.game == "":
            return frozenset()
        desk = self.host.match.desk
        seen = repr(desk.table) + (repr(getattr(desk.step, "hand", None)) if private else "")
        return frozenset(key for key in self.characters if f"key='{key}'" in seen)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a match left behind."""

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


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evidence]:
    """A whole match, played with an ear on everything that it says, and the network cut."""
    printed, listener, root = StringIO(), Listener(), logging.getLogger()
    level = root.level
    root.addHandler(listener)
    root.setLevel(logging.NOTSET)
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed), redirect_stderr(printed):
        patch.setattr(socket.socket, "connect", _no_network)
        app = MarkedEvening(tmp_path_factory.mktemp("home"))
        app.sit_down(PLAYERS)
        app.hands.play_match(Dice(4))
        app.store.close()
    root.removeHandler(listener)
    root.setLevel(level)
    assert app.scene == "over"
    yield Evidence(app.marked, printed.getvalue(), listener.lines)


def test_no_frame_shows_a_character_to_whom_it_is_hidden(evidence: Evidence) -> None:
    for number, frame in enumerate(evidence.frames):
        assert frame.read <= frame.known, f"frame {number}, {frame.scene}, seat {frame.seat}"
    assert any(frame.read and not frame.private for frame in evidence.frames)


def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A curtain that names the character of the seat behind it."""
    app = MarkedEvening(tmp_path)
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


def test_every_seat_sees_its_own_character_on_its_own_page(evidence: Evidence) -> None:
    pages = [frame for frame in evidence.frames if frame.scene == "page" and frame.read]
    by_seat = {seat: {frame.read for frame in pages if frame.seat == seat} for seat in range(PLAYERS)}
    assert all(len(shown) == 1 for shown in by_seat.values()), by_seat
    assert len(set.union(*by_seat.values())) == PLAYERS


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
        if frame.scene in ("cover", "curtain"):
            assert [name for name in frame.pictures if name.startswith(FACES)] == []
    assert len({frame.caption for frame in frames}) == 1


def test_the_confirming_button_never_moves(evidence: Evidence) -> None:
    for scene in ("page", "dark"):
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
