"""What a game brought everybody, and why: a title, a sentence and a sum for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.cards import Part
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.games.executioner.rewards import Payment
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

FOR_THE_DEAD = ("loyal", "princess", "cheese")
"""Why a prisoner is paid for every counted dead."""


Reason = tuple[Text, Text]
"""Why somebody was paid or lost something, in full and in short."""


@dataclass(frozen=True, slots=True)
class Reward:
    """What one seat gained or lost in a game: an icon, a title, a sentence in full and in short, and the sum.
    `cut` says that the treasury could not pay all of it."""

    seat: Seat
    icon: str
    title: Text
    notes: tuple[Text, ...]
    sum: int
    cut: bool = False


def rewards(result: GameResult, room: Room) -> list[Reward]:
    """Everybody in the order of payment: the executioner, then clockwise."""
    return [_reward(result, room, seat) for seat in result.order]


def fate_of(result: GameResult, seat: Seat) -> str:
    """`alive`, `dead`, or `saved` by an item."""
    if seat in result.dead:
        return "dead"
    return "saved" if any(stroke.seat == seat for stroke in result.strokes) else "alive"


def _reward(result: GameResult, room: Room, seat: Seat) -> Reward:
    words, role, item = room.words, result.roles[seat], result.items[seat]
    paid = [each for each in result.payments if seat in (each.payer, each.payee)]
    cut = any(each.payer is None and each.amount < each.due for each in paid)
    if role is None or item is None:
        title, icon = words("rewards.executioner"), "executioner"
    else:
        how = f"rewards.how.{fate_of(result, seat)}"
        title, icon = words(how, role=words(f"role.{role}"), item=words(f"item.{item}")), role
    return Reward(seat, icon, title, _notes(result, room, seat, paid), result.changes[seat], cut)


def _notes(result: GameResult, room: Room, seat: Seat, paid: list[Payment]) -> tuple[Text, ...]:
    """All reasons, in full or in short, or in the end the first one alone."""
    reasons = list(_reasons(result, room, seat, paid))
    ways = []
    for length in (0, 1):
        told = reasons[0][length]
        for reason in reasons[1:]:
            told = room.words("rewards.both", first=told, second=reason[length])
        ways.append(told)
    return (*ways, reasons[0][0])


def _reasons(result: GameResult, room: Room, seat: Seat, paid: list[Payment]) -> Iterator[Reason]:
    """Why, the most important reason first; at least one."""
    yield from list(_got(result, room, seat, paid)) or [_nothing(result, room, seat)]
    for each in paid:
        if each.payer == seat and each.payee is not None:
            yield _said(room, "to_jester", each.amount)


def _said(room: Room, key: str, n: int = 0) -> Reason:
    """A reason in full, and in short where there is a shorter way."""
    full, short = f"rewards.{key}", f"rewards.{key}_short"
    said = room.words(full, n=n)
    return said, room.words(short, n=n) if room.words.has(short) else said


def _got(result: GameResult, room: Room, seat: Seat, paid: list[Payment]) -> Iterator[Reason]:
    """What was paid to somebody, or by them to the treasury."""
    taken = {"steal": 0, "cheese_two": 0}
    for each in paid:
        if each.payee == seat and each.why in taken:
            taken[each.why] += each.amount
    for each in paid:
        n = each.amount
        match each.why:
            case "death":
                yield _said(room, f"death.{_cause(result, seat)}" if n else "death.none")
            case "blame":
                yield _said(room, "blame" if n else "death.none")
            case "kills":
                yield _cut(room, each) or _said(room, "kills", each.due // max(1, result.counted))
            case "goblet" | "saboteur":
                yield _cut(room, each) or _said(room, each.why, n)
            case why if why in FOR_THE_DEAD:
                own = any(stroke.seat == seat and stroke.counted for stroke in result.strokes)
                key = "cheese" if why == "cheese" else "each_own" if own else "each"
                yield _cut(room, each) or _said(room, key)
            case why if each.payee == seat and taken.get(why):
                yield _said(room, why, taken.pop(why))


def _cut(room: Room, paid: Payment) -> Reason | None:
    """That the treasury could not pay all."""
    if paid.amount == paid.due:
        return None
    said = room.words("rewards.cut", n=paid.amount, due=paid.due)
    return said, said


def _cause(result: GameResult, seat: Seat) -> str:
    """Whether somebody died of the axe or of a parasite."""
    stroke = next(stroke for stroke in result.strokes if stroke.seat == seat)
    return "parasite" if stroke.cause == "parasite" else "axe"


def _nothing(result: GameResult, room: Room, seat: Seat) -> Reason:
    """Why somebody got nothing and lost nothing."""
    role = result.roles[seat]
    if result.how == "treasury":
        key = "treasury"
    elif result.how != "normal":
        key = "lost"
    elif role == Part.SABOTEUR:
        key = "no_pardon"
    elif role == Part.JESTER:
        key = "jester"
    else:
        key = "nobody"
    return _said(room, f"nothing.{key}")
