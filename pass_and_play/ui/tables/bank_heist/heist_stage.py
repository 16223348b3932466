"""The stage of the heist: a column for every role, with its card and what its turn came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Character
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H, Style
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.heist_steps import Step
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the stage lies in one form, from its upper edge the tops of the cards, the marks, the outcome
    and the note below it, with their sizes; and where it is summed up, where the bottom bar has no room."""

    rect: Rect
    top: float
    card: float
    marks: tuple[float, float]
    outcome: tuple[float, Style]
    note: tuple[float, Style, int]
    summary: Rect | None


STAGES = {
    Form.LANDSCAPE: Stage(
        (24, 176, 1232, 286), 18, 112, (183, 24), (214, H.at(22)), (244, SMALL.at(17), 1), None
    ),
    Form.PORTRAIT: Stage(
        (24, 208, 752, 406),
        *(18, 108, (180, 24)),
        *((210, H.at(21)), (240, SMALL.at(17), 2)),
        (44, 536, 712, 64),
    ),
    Form.COMPACT: Stage(
        (16, 112, 992, 216), 12, 76, (126, 20), (150, H.at(18)), (175, SMALL.at(16), 1), None
    ),
}


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a role's turn came to: in one or two words and their colour, more about it, and the cards."""

    title: Text
    ink: Colour
    note: Text | None
    characters: tuple[Character, ...] = ()


def draw_stage(
    canvas: Canvas, table: TableView, room: Room, steps: Sequence[Step], summary: Text | None
) -> None:
    """All columns; `summary` says who is left, once that is known."""
    stage, palette = STAGES[canvas.form], canvas.theme.palette
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(stage.rect, fill=fill, edge=palette.line, radius=26)
    x, y, wide, _ = stage.rect
    pitch = (wide - 24) / len(table.roles)
    for index, role in enumerate(table.roles):
        column = (x + 12 + index * pitch, y, pitch, stage.rect[3])
        own = [step for step in steps if step.role == role and step.start <= room.elapsed]
        _column(canvas, stage, column, role, room, _outcome(canvas, table, room, own), begun=bool(own))
    if summary is not None and stage.summary is not None:
        sums = stage.summary
        canvas.veil((sums[0], sums[1] - 12, sums[2], 2), palette.line)
        canvas.write(summary, sums, BODY, palette.text, align="center", lines=2)


def _column(
    canvas: Canvas,
    stage: Stage,
    rect: Rect,
    role: Role,
    room: Room,
    outcome: _Outcome | None,
    *,
    begun: bool,
) -> None:
    palette = canvas.theme.palette
    x, y, wide, _ = rect
    card = stage.card
    place = (x + (wide - card) / 2, y + stage.top, card, card * 1.4)
    if begun:
        faces.public_role(canvas, place, role, room.words, named=card > 90)
    else:
        canvas.panel(place, edge=palette.text2, radius=card * ROUNDNESS, dashed=True)
        side = card * 0.4
        icon = (place[0] + (card - side) / 2, place[1] + (place[3] - side) / 2, side, side)
        canvas.icon(role.key, icon, palette.text2)
    if outcome is None:
        return
    down, side = stage.marks
    _marks(canvas, (x + 4, y + down, wide - 8, side), room, outcome.characters)
    down, style = stage.outcome
    line = (x + 3, y + down, wide - 6, style.size * 1.3)
    shrink = least(canvas, style)
    canvas.write(outcome.title, line, style, outcome.ink, align="center", shrink=shrink)
    if outcome.note is not None:
        down, style, lines = stage.note
        line = (x + 3, y + down, wide - 6, style.size * 1.6 * lines)
        canvas.write(
            outcome.note,
            line,
            style,
            palette.text2,
            align="center",
            valign="top",
            lines=lines,
            shrink=least(canvas, style),
        )


def _marks(canvas: Canvas, rect: Rect, room: Room, characters: Sequence[Character]) -> None:
    """The marks of the seats whose cards they are, side by side."""
    x, y, wide, side = rect
    pitch = min(side + 8, wide / max(len(characters), 1))
    left = x + (wide - pitch * len(characters)) / 2
    for index, (seat, _) in enumerate(characters):
        look = room.look(seat)
        small = min(side, pitch - 2)
        box = (left + index * pitch + (pitch - small) / 2, y + (side - small) / 2, small, small)
        canvas.icon(look.icon, box, look.colour)


def _outcome(canvas: Canvas, table: TableView, room: Room, own: Sequence[Step]) -> _Outcome | None:
    """What is told of a role by now: the last of its steps counts."""
    told = [step for step in own if step.told <= room.elapsed]
    if not told:
        return None
    step, words, palette = told[-1], room.words, canvas.theme.palette
    reveal = step.reveal
    if step.kind == "named":
        return _Outcome(words("heist.named"), palette.acc, words("heist.at_the_end"))
    if reveal is None:
        named = step.kind == "last"
        return _Outcome(
            words("heist.named" if named else "heist.nobody"),
            palette.text2,
            words("heist.missed" if named else "heist.nobody_stayed"),
        )
    count = len(reveal.characters)
    title = words(f"heist.fate.{reveal.fate}", n=count)
    if reveal.fate == "survived":
        return _Outcome(title, Heist.GAIN, _survivor(table, room, step), reveal.characters)
    if reveal.fate == "alone":
        note = words("heist.pays", n=reveal.penalty)
    else:
        note = words("heist.deposits_back" if reveal.deposit_back else "heist.deposits_lost", n=count)
    return _Outcome(title, Heist.LOSS, note, reveal.characters)


def _survivor(table: TableView, room: Room, step: Step) -> Text:
    """What else a survivor does or gets: the Informer names, the Brute takes a threat card."""
    words = room.words
    if step.role.key == "informer" and table.named is not None:
        return words("heist.names", role=words(f"role.{table.named}"))
    assert step.reveal is not None
    return words("heist.threat" if step.reveal.threat else "heist.deposits_back", n=1)
