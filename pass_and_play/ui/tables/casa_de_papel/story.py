"""The sentences of the end: how it came about, and what happened in the two power cuts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Ending, Seat
from pass_and_play.games.casa_de_papel.report import RAQUELS_TURN, Mark, Report
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.faces import value
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Story:
    """What happened in one power cut: a title, and more about it; `short` is for want of room."""

    title: Text
    text: Text
    short: Text


def how_it_ended(table: TableView, ending: Ending, room: Room) -> Text:
    """The sentence below the winner's name."""
    names = {}
    if table.raquel is not None and table.named is not None:
        names = {"name": room.names[table.raquel], "other": room.names[table.named]}
    before = table.loot + table.trump
    return room.words(f"over.{ending.how}", **names, before=before, loot=table.loot, goal=table.goal)


def raquels_cut(table: TableView, report: Report, room: Room) -> Story:
    """Round 2: the exchange, what it made of the loot, and the boldest of the others' guesses."""
    words = room.words
    own = next(mark for mark in report.marks if mark.seat == report.raquel)
    guess = _guesses(report, room)
    if own.comes is None:
        title = words("over.cut_2_left", name=room.names[report.raquel])
        return Story(title, guess, guess)
    made = table.scores[RAQUELS_TURN].after - report.plain
    if made == 0:
        difference = words("over.no_difference")
    else:
        difference = words("over.cost" if made < 0 else "over.brought", n=abs(made))
    return Story(_exchange(own, room), words("over.both", first=difference, second=guess), difference)


def professors_cut(report: Report, room: Room) -> Story:
    """Round 4: whom the Professor looked at, and who took the right player for the Professor."""
    words, professor = room.words, report.professor
    name = room.names[professor]
    looked = next(guess.other for guess in report.guesses if guess.seat == professor)
    if looked is None:
        title = words("over.cut_4_left", name=name)
    else:
        title = words("over.cut_4", name=name, other=room.names[looked])
    if len(report.guesses) == 1:
        return Story(title, words("over.eyes"), words("over.eyes"))
    made = [guess for guess in report.guesses if guess.seat != professor and guess.other is not None]
    if not made:
        return Story(title, words("over.marks_none"), words("over.marks_none"))
    right = [guess.seat for guess in made if guess.right]
    wrong = [guess.seat for guess in made if not guess.right]
    if right:
        text = words("over.right", names=_listed(right, room), name=name)
        short = words("over.marks", n=len(right), all=len(made), name=name)
    else:
        text = words("over.right_none", name=name)
        short = words("over.marks_wrong", all=len(made), name=name)
    if wrong:
        missed = words("over.wrong", names=_listed(wrong, room), n=len(wrong))
        text = words("over.both", first=text, second=missed)
    return Story(title, text, short)


def _listed(seats: Sequence[Seat], room: Room) -> Text:
    return room.words.listed([room.names[seat] for seat in seats])


def _exchange(mark: Mark, room: Room) -> Text:
    """Whose card Raquel changed for whose; the names of cards without a value stand in a sentence."""
    assert mark.comes is not None and mark.goes is not None and mark.card is not None
    words, card = room.words, mark.card
    said = value(card, words) if card.value else words(f"over.plain.{card.kind}")
    name, comes, goes = (room.names[seat] for seat in (mark.seat, mark.comes, mark.goes))
    if mark.comes == mark.seat:
        return words("over.cut_2_own_comes", name=name, goes=goes, card=said)
    if mark.goes == mark.seat:
        return words("over.cut_2_own_goes", name=name, comes=comes, card=said)
    return words("over.cut_2", name=name, goes=goes, comes=comes, card=said)


def _guesses(report: Report, room: Room) -> Text:
    """Which of the others' guesses would have moved the loot most, seen from what it was without any."""
    words = room.words
    if len(report.marks) == 1:
        return words("over.eyes")
    made = [mark for mark in report.marks if mark.seat != report.raquel and mark.comes is not None]
    if not made:
        return words("over.guesses_none")
    changes = {mark.seat: mark.loot - report.plain for mark in made}
    boldest = max(changes.values(), key=abs)
    if boldest == 0:
        return words("over.guesses_same", n=len(made))
    seats = [seat for seat, change in changes.items() if change == boldest]
    what = "cost" if boldest < 0 else "brought"
    if len(seats) > 1:
        return words(f"over.guesses_{what}", n=len(made), some=len(seats), amount=abs(boldest))
    return words(f"over.guess_{what}", n=len(made), name=room.names[seats[0]], amount=abs(boldest))
