"""What there is to be seen in the matches of a game: a moment of every kind, for `gallery`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Entry
from pass_and_play.commands.sample import moments
from pass_and_play.engine.ask import Ask
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.games.caper import views as caper
from pass_and_play.games.executioner import views as executioner
from pass_and_play.games.executioner.court import CENTRE

MATCHES = 60
"""Random matches in which the moments are looked for."""

FOLDED = 3
"""After more games than these, older ones stand in one column of the crown board."""

Sight = tuple[str, str]
"""A phase, and what sets the moment apart from others of it: '' for nothing."""


def sights(
    entry: Entry, file: CardFile[Any], *, seats: int, options: Mapping[str, Any], seen: set[Sight]
) -> Iterator[tuple[Sight, Record]]:
    """The first moment of every kind that is not yet `seen`, and the record of its match up to there."""
    for seed in range(MATCHES):
        for session in moments(entry, file, seats=seats, seed=seed, **options):
            if (
                session.waiting is not None
                and (sight := _sight(entry.id, session, session.waiting)) not in seen
            ):
                seen.add(sight)
                yield sight, session.record


def _sight(game: str, session: Session, ask: Ask) -> Sight:
    table = session.game.table()
    tell = KINDS.get(game)
    return table.phase, tell(table, ask) if tell is not None else ""


def _of_executioner(table: executioner.TableView, ask: Ask) -> str:
    """Questions, executions and ends that look different."""
    match ask.what.key:
        case "choose_prisoners":
            return f"choose-{ask.least}"
        case "choose_neighbour":
            return "neighbour"
        case "call" | "action" if any(prisoner.acted for prisoner in table.prisoners):
            return "deeds" if table.deeds else "unlisted"
        case "seen":
            return _looked(table, ask)
        case "execute":
            return "must" if table.must > max(1, table.begun) else "again" if table.begun else ""
        case "shield":
            return "chain" if table.execution is not None and len(table.execution.blows) > 1 else ""
        case "death":
            return _death(table)
        case "rewards":
            return (
                "tied" if table.tied else "folded" if len(table.results) > FOLDED else table.results[-1].how
            )
        case _:
            return ""


def _looked(table: executioner.TableView, ask: Ask) -> str:
    """Who looks where; all have seen that."""
    place = table.deeds[-1].places[0] if table.deeds else None
    where = {CENTRE: "centre", ask.seat: "own", None: "unlisted"}.get(place, "other")
    return f"{where}-hood" if ask.seat == table.executioner else where


def _death(table: executioner.TableView) -> str:
    """How the execution that all look at has ended."""
    assert table.execution is not None
    blow = table.execution.blows[-1]
    parts = (
        "killed" if table.execution.cause == "parasite" else "",
        blow.fate,
        blow.ends or (blow.role.key if blow.role is not None else ""),
        "mimic" if blow.centre is not None else "",
    )
    return "-".join(part for part in parts if part)


def _of_caper(table: caper.TableView, ask: Ask) -> str:
    """Thieves and gear, at the beginning and on a full table; the full tables of every city."""
    if table.phase not in ("round", "play", "give", "pass"):
        return ""
    late = table.round >= len(table.rounds) - 2
    parts = (table.city, "late") if late else ()
    return "-".join((table.rounds[table.round].deck, *parts))


KINDS: Mapping[str, Callable[[Any, Ask], str]] = {"caper": _of_caper, "executioner": _of_executioner}
"""By game: what sets a moment apart from others of its phase, for all to see."""
