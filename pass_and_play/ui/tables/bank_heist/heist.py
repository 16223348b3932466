"""The heist: role by role, those who stayed turn their cards, and what that comes to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.reveal import Character, Reveal, survivors
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import BARS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.motion import FLIP, turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.heist_order import Turn, draw_order
from pass_and_play.ui.tables.bank_heist.heist_seats import Stand, draw_seats
from pass_and_play.ui.tables.bank_heist.heist_stage import draw_stage
from pass_and_play.ui.tables.bank_heist.heist_steps import Step, end, steps
from pass_and_play.ui.tables.bank_heist.informer import EMBLEM
from pass_and_play.words import Text

_HINTS = {
    Form.LANDSCAPE: (40.0, 720.0, 800.0, 64.0),
    Form.COMPACT: (20.0, 538.0, 684.0, 52.0),
}
"""Where it is said who is left; in portrait that stands on the stage."""


def motion(table: TableView) -> float:
    """How long the whole heist takes, in milliseconds."""
    return end(table)


def cues(table: TableView) -> tuple[tuple[float, str], ...]:
    """The vault opens; a snap whenever the cards of a role are half turned; coins where deposits go."""
    heard = [(0.0, "vault")]
    for step in steps(table):
        if step.reveal is None or step.kind == "open":
            continue
        if step.turns:
            heard.append((step.start + FLIP / 2, "reveal"))
        heard.append((step.told, "coin_in" if step.reveal.deposit_back else "coin_out"))
    return tuple(heard)


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen, as far as it has come."""
    canvas.backdrop("table")
    subtitle = room.words("heist.heading", round=table.round, rounds=table.rounds)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=table.round - 1, rounds=table.rounds)
    told, complete = steps(table), room.elapsed >= end(table)
    draw_order(canvas, room, table.roles, _turns(told, room.elapsed, complete=complete))
    summary = left(table, room) if complete else None
    draw_stage(canvas, table, room, told, summary)
    stands = {
        (seat, place): _stand(table, room, told, (seat, place))
        for seat, one in enumerate(table.seats)
        for place, character in enumerate(one.characters)
        if character.stance != "out"
    }
    draw_seats(canvas, table, room, stands, _sums(table, room, told))
    _foot(canvas, table, room, summary, complete=complete)


def _turns(told: tuple[Step, ...], elapsed: float, *, complete: bool) -> dict[str, Turn]:
    """Whose turn it is, whose was, and who is still to come."""
    turns: dict[str, Turn] = {step.role.key: "to_come" for step in told}
    begun = [step for step in told if step.start <= elapsed]
    turns |= {step.role.key: "done" for step in begun}
    if begun and not complete:
        turns[begun[-1].role.key] = "now"
    return turns


def left(table: TableView, room: Room) -> Text:
    """Who is left when all have revealed."""
    words = room.words
    if not table.reveals:
        return words("heist.all_left")
    count = len(survivors(table.reveals))
    return words("heist.survivors", n=count) if count else words("heist.no_survivors")


# ---------------------------------------------------------------------- the seats


def _deposit(table: TableView) -> int:
    assert table.loot is not None
    return table.loot.deposit


def _stand(table: TableView, room: Room, told: tuple[Step, ...], character: Character) -> Stand:
    """How one character stands at this moment."""
    stand = Stand()
    for step in told:
        reveal = step.reveal
        if reveal is None or character not in reveal.characters or room.elapsed < step.start:
            continue
        now = room.elapsed < step.told
        if step.turns and now:
            shown = step.role if room.elapsed >= step.start + FLIP / 2 else None
            stand = replace(stand, role=shown, turning=partial(_turning, room.elapsed, step.start), now=True)
        elif not now:
            stand = _told(table, room, replace(stand, role=step.role, turning=None, now=False), reveal)
    return stand


def _turning(elapsed: float, start: float, canvas: Canvas, rect: Rect, face: Callable[[], object]) -> None:
    turn(canvas, rect, elapsed, start, back=lambda: faces.back(canvas, rect, shadow=0), face=face)


def _told(table: TableView, room: Room, stand: Stand, reveal: Reveal) -> Stand:
    """What a reveal came to, on the seats whose card it is."""
    words, n = room.words, _deposit(table)
    out = words(f"heist.out.{reveal.fate}") if reveal.fate != "survived" else None
    if reveal.fate == "alone":
        return replace(stand, out=out, note=(words("heist.due", n=-reveal.penalty),), gain=False)
    if reveal.deposit_back:
        note = (words("heist.back", n=n), words("heist.back_short", n=n))
    else:
        note = (words("heist.lost", n=n), words("heist.lost_short", n=-n))
    return replace(stand, out=out, note=note, gain=reveal.deposit_back, threat=reveal.threat)


def _sums(table: TableView, room: Room, told: tuple[Step, ...]) -> dict[Seat, int]:
    """What every seat has at this moment: what a step pays or takes is only there once it is told."""
    sums = {seat: one.money for seat, one in enumerate(table.seats) if one.money is not None}
    for step in told:
        if step.reveal is None or room.elapsed >= step.told:
            continue
        for seat, _ in step.reveal.characters:
            if seat not in sums:
                continue
            if step.reveal.deposit_back:
                sums[seat] -= _deposit(table)
            elif step.kind == "alone" and sums[seat] > 0:
                # With nothing left it is not known how much there was to pay.
                sums[seat] += step.reveal.penalty
    return sums


# ---------------------------------------------------------------------- the way on


def _foot(canvas: Canvas, table: TableView, room: Room, summary: Text | None, *, complete: bool) -> None:
    """Who is left, and the button: until the picture is complete it skips to the end of it."""
    bottom_bar(canvas)
    place = _HINTS.get(canvas.form)
    if summary is not None and place is not None:
        hint(canvas, place, summary, icon="players")
    if room.ask is None:
        return
    words = room.words
    said = words("heist.skip")
    if complete:
        said = words("heist.to_split" if survivors(table.reveals) else "heist.to_report")
    button(
        canvas,
        BARS[canvas.form].confirm,
        said,
        key="confirm",
        kind="primary" if complete else "secondary",
        icon="arrow-right",
        icon_after=True,
        enabled=room.ready,
        keys=("ctrl+return",),
    )
