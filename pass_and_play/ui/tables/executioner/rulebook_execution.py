"""The chapter of the executions: how they go, who counts, and how they end."""

from __future__ import annotations

from pass_and_play.games.executioner.rewards import LOST_BY_THE_DEAD
from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Table

COUNTED = {
    "died": True,
    "decoy": True,
    "killed": True,
    "fed": True,
    "jester": False,
    "parasite": False,
    "passed": False,
}
"""What may become of a prisoner, and whether it is one of the counted dead."""


def pages(tell: Teller) -> tuple[Page, ...]:
    """From the first blow to the parasite."""
    return _execution(tell), _counted(tell), _passing(tell), _ends(tell)


def _execution(tell: Teller) -> Page:
    return tell.page(
        "execution",
        tell.row("execution.must", "executioner"),
        tell.row("execution.hold", "hold"),
        tell.row("execution.dead", "skull", loss=tell.crowns(LOST_BY_THE_DEAD)),
        tell.row("execution.survives", "exit"),
    )


def _counted(tell: Teller) -> Page:
    """Which ends of a prisoner count, and which do not."""
    words = tell.words
    head = tuple(words(f"rules.counted.column.{column}") for column in ("what", "counts"))
    rows = tuple(
        (words(f"rules.counted.{what}"), words("rules.yes" if counts else "rules.no"))
        for what, counts in COUNTED.items()
    )
    return tell.page("counted", Table(head, rows), note=words("rules.counted.note"))


def _passing(tell: Teller) -> Page:
    return tell.page(
        "passing",
        tell.row("passing.side", "shield"),
        tell.row("passing.nearest", "arrow-right"),
        tell.row("passing.chain", "link"),
        tell.row("passing.nobody", "close"),
        tell.row("passing.one", "axe"),
    )


def _ends(tell: Teller) -> Page:
    return tell.page(
        "ends",
        tell.row("ends.stop", "executioner"),
        tell.row("ends.left", "players"),
        tell.row("ends.saboteurs", "saboteur"),
        tell.row("ends.parasite", "parasite"),
    )
