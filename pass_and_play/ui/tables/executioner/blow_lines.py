"""What came of a blow, in a title and a few lines: who dies or survives, and what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.execution import Blow
from pass_and_play.games.executioner.items import EFFECTS
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.axe_fall import Fall, last_blow
from pass_and_play.ui.tables.executioner.execution_panel import earned
from pass_and_play.ui.tables.executioner.sums import signed
from pass_and_play.words import Text

Tone = Literal["gain", "loss", "plain"]


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that came of a blow: an icon, words in full and in short, and a sum if it is one."""

    icon: str
    says: tuple[Text, ...]
    sum: Text | None = None
    tone: Tone = "plain"


def fall(table: TableView) -> Fall:
    """How the last blow falls. How long that takes depends on nothing but the cards that it turned up."""
    assert table.execution is not None
    blow = last_blow(table)
    by_axe = table.execution.cause == "executioner"
    return Fall(blow, by_axe, count(table, blow))


def count(table: TableView, blow: Blow) -> int:
    """How many lines there are."""
    return len(list(_keys(table, blow)))


def lines(table: TableView, room: Room, blow: Blow) -> list[Line]:
    """All lines of a blow."""
    return [_line(table, room, blow, key) for key in _keys(table, blow)]


def cost(table: TableView, blow: Blow, seat: Seat) -> int:
    """What a blow made of somebody's crowns: the dead lose one, and a jester takes some from all others."""
    change = 0
    for paid in table.payments:
        of_death = paid.why == "death" and paid.payer == blow.seat
        of_theft = paid.why == "steal" and paid.payee == blow.seat
        if blow.fate == "died" and (of_death or of_theft):
            change += paid.amount * ((paid.payee == seat) - (paid.payer == seat))
    return change


def _keys(table: TableView, blow: Blow) -> Iterator[str]:
    """What is told, in this order."""
    if table.phase == "shield":
        return
    if blow.fate == "died":
        yield "loses"
    if blow.stolen:
        yield "steals"
    if blow.ends:
        yield "ends"
        return
    if blow.fate == "passed":
        yield "nobody"
    yield "counts" if blow.counted else "no_count"
    if blow.counted and blow.fate == "died" and _worth(table, blow):
        yield "goblet"
    yield "earns"


def _worth(table: TableView, blow: Blow) -> int:
    """What a golden goblet brings besides, if its holder was executed."""
    by_axe = table.execution is not None and table.execution.cause == "executioner"
    return EFFECTS[(blow.centre or blow.item).effect].worth if by_axe else 0


def _line(table: TableView, room: Room, blow: Blow, key: str) -> Line:
    words, name = room.words, room.names[blow.seat]
    assert table.executioner is not None
    executioner = room.names[table.executioner]
    match key:
        case "loses":
            lost = sum(p.amount for p in table.payments if p.why == "death" and p.payer == blow.seat)
            if not lost:
                return Line("crown", (words("death.nothing_to_lose"),), signed(words, 0))
            loses = words("death.loses", name=name), words("death.loses_short")
            return Line("crown", loses, signed(words, -lost), "loss")
        case "steals":
            return Line("jester", (words("death.steals"),), signed(words, blow.stolen), "gain")
        case "ends":
            icon = "pardon" if blow.ends == "pardon" else "princess"
            return Line(icon, (words(f"death.ends_{blow.ends}"), words("death.ends_short")), tone="loss")
        case "nobody":
            return Line("shield", (words("death.nobody"), words("death.nobody_short")))
        case "counts":
            counts = words("death.counts", name=executioner), words("death.counts_short")
            return Line("skull", counts, signed(words, table.per_dead), "gain")
        case "goblet":
            return Line("goblet", (words("death.goblet"),), signed(words, _worth(table, blow)), "gain")
        case "earns":
            earns = words("execute.earns", name=executioner), words("execute.earns_short")
            return Line("executioner", earns, signed(words, earned(table)), "gain")
        case _:
            return Line("minus", (words("death.no_count"), words("death.no_count_short")))


# ---------------------------------------------------------------------- titles


def title(table: TableView, room: Room, *, told: bool) -> Text:
    """Whom the axe falls on, and once that is told, what became of them."""
    assert table.execution is not None and table.executioner is not None
    blow, words = last_blow(table), room.words
    name = room.names[blow.seat]
    if told:
        key = "ends" if blow.ends else "dies" if blow.fate == "died" else "survives"
        return words(f"death.title_{key}", name=name)
    if table.execution.cause == "parasite":
        return words("death.title_parasite", name=name)
    if len(table.execution.blows) > 1:
        holder = room.names[table.execution.blows[-2].seat]
        return words("death.title_passed", name=holder, other=name)
    return words("death.title_axe", name=room.names[table.executioner], other=name)
