"""How a game ends: who has won, and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Ending
from pass_and_play.games.caper import snitch
from pass_and_play.games.caper.board import CREAM, MINT, Side
from pass_and_play.games.caper.measures import SIDES
from pass_and_play.games.caper.parts import Part
from pass_and_play.games.caper.scoring import STEPS, Score

if TYPE_CHECKING:
    from collections.abc import Sequence


def ending(score: Score, parts: Sequence[Part]) -> Ending:
    """The most points win; with three players see `with_snitch`."""
    sides = tuple("snitch" if part.side is None else SIDES[part.side] for part in parts)
    how, side = with_snitch(score) if "snitch" in sides else between_sides(score)
    winner = "snitch" if side is None else SIDES[side]
    return Ending(
        how=how,
        winners=tuple(seat for seat, of in enumerate(sides) if of == winner),
        scores=figures(score, with_snitch="snitch" in sides),
        sides=sides,
    )


def between_sides(score: Score) -> tuple[str, Side]:
    """Most points; in case of a tie most coins; if there is still a tie, cream."""
    for how, (cream, mint) in (("points", score.totals), ("coins", score.coins)):
        if cream != mint:
            return how, CREAM if cream > mint else MINT
    return "cream", CREAM


def with_snitch(score: Score) -> tuple[str, Side | None]:
    """The Snitch wins with at least as many points as the Mastermind who scored the most, who wins else."""
    cream, mint = score.totals
    if snitch.points(score.totals) >= max(cream, mint):
        return "snitch", None
    return "mastermind", CREAM if cream > mint else MINT


def figures(score: Score, *, with_snitch: bool) -> tuple[tuple[str, int], ...]:
    """All points by side and step, and the coins."""
    found = [(SIDES[side], score.totals[side]) for side in (CREAM, MINT)]
    if with_snitch:
        found.append(("snitch", snitch.points(score.totals)))
    for side in (CREAM, MINT):
        found += [(f"{SIDES[side]}_{step}", n) for step, n in zip(STEPS, score.points[side], strict=True)]
        found.append((f"{SIDES[side]}_coins", score.coins[side]))
    return tuple(found)
