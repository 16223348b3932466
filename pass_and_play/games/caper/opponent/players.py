"""The strengths of the computer's Mastermind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.engine.ask import Ask, Seat, number_of
from pass_and_play.engine.bot import Opponents, Thought
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.caper import plays
from pass_and_play.games.caper.board import CREAM, Board, Side
from pass_and_play.games.caper.opponent.moves import brought_back
from pass_and_play.games.caper.opponent.outlook import outlook
from pass_and_play.games.caper.opponent.search import Hand, Position, Value, best, lines
from pass_and_play.games.caper.views import HandView, TableView

DRAFTERS = 2
"""With so many players the hands are drafted, so that what was passed on is what the rival holds."""
FINENESS = 1_000_000


@dataclass(frozen=True, slots=True)
class Planner:
    """Plays what looks best after `depth` plays more in this round, of the `width` plays that look best at
    once. `foresees` says that it thinks of what is still to come in the game; without that it plays as if the
    game ended now. It slips by up to `slip` points when it weighs a play, to either side."""

    depth: int = 0
    width: int = 1
    foresees: bool = True
    slip: float = 0.0

    def choose(self, table: TableView, hand: HandView, ask: Ask, dice: Dice) -> Thought:
        """The best play of the hand, or the best choice that an effect leaves; none for any other part."""
        part = table.parts[hand.seat] if table.parts else None
        if part is None or part.role != "mastermind" or part.side is None:
            return ()
        if ask.what.key not in ("flip", "retrieve"):
            return (yield from self._play(table, hand, part.side, dice))
        sign, value = _sign(part.side), self._value(table)
        found: list[tuple[float, str]] = []
        for each in ask.options:
            boards = _after_choice(table.board, part.side, each.key)
            found.append((max(sign * value(board, 0) for board in boards), each.key))
            yield
        return (max(found)[1],)

    def _play(self, table: TableView, hand: HandView, side: Side, dice: Dice) -> Thought:
        sign, value = _sign(side), self._value(table)
        found: list[tuple[float, str, Position]] = []
        mine = tuple(card for card in hand.cards if not isinstance(card, Hidden))
        for line in lines(position(table, hand, side, mine), mine):
            key = f"card:{line.card} {line.way}"
            weight = sign * value(line.after.board, 1) + self._slips(dice)
            found.append((weight, key, line.after))
            yield
        found.sort(key=lambda each: (-each[0], each[1]))
        if not self.depth:
            return (found[0][1],)
        closer: list[tuple[float, str]] = []
        for _, key, after in found[: self.width]:
            ahead = best(after, value, depth=self.depth, width=self.width, plays=1)
            closer.append((sign * (yield from ahead) + self._slips(dice), key))
        return (max(closer)[1],)

    def _slips(self, dice: Dice) -> float:
        return self.slip * (2 * dice.below(FINENESS) / FINENESS - 1) if self.slip else 0.0

    def _value(self, table: TableView) -> Value:
        plays_of_all = sum(2 * (each.deal - 1) for each in table.rounds)
        done = sum(2 * (each.deal - 1) for each in table.rounds[: table.round])
        here = [move for move in table.moves if move.round == table.round and not move.back]
        done += sum(move.spot is not None or move.coin for move in here)

        def value(board: Board, more: int) -> float:
            left = max(0.0, 1 - (done + more) / plays_of_all) if self.foresees else 0.0
            return outlook(board, table.sets, left)

        return value


def _sign(side: Side) -> int:
    """Boards are weighed for cream."""
    return 1 if side == CREAM else -1


def position(table: TableView, hand: HandView, side: Side, mine: Hand) -> Position:
    """What is known of the round: the own hand, and that of the rival as far as all its cards were passed
    on by this seat."""
    passed = tuple(card for card in hand.passed if not isinstance(card, Hidden))
    rival = next(seat for seat, part in enumerate(table.parts) if part.side == 1 - side)
    drafted = len(table.parts) == DRAFTERS
    theirs = passed if drafted and len(passed) == table.hands[rival] else None
    begun = drafted and table.hands[rival] < len(mine)
    return Position(table.board, side, begun, (mine, theirs) if side == CREAM else (theirs, mine))


def _after_choice(board: Board, side: Side, key: str) -> Iterator[Board]:
    """The boards that come of a choice that an effect leaves."""
    thing = key.partition(":")[0]
    if thing == "rival":
        return iter((plays.flip(board, side, number_of(key, "rival")),))
    if thing == "back":
        index = number_of(key, "back")
        if "thief:" in key:
            return brought_back(board, side, index, number_of(key, "thief"))
        spot = plays.free_spot(board, side, number_of(key, "place"))
        return brought_back(board, side, index, spot)
    return iter((board,))


def suits(table: TableView, seat: Seat) -> bool:
    """Whether a computer can play on at this seat: there are Masterminds among them, but no Snitch."""
    return not table.parts or table.parts[seat].role == "mastermind"


OPPONENTS = Opponents(
    strengths={
        "easy": lambda: Planner(slip=3.0),
        "fair": lambda: Planner(depth=1, width=3, slip=1.0),
        "hard": lambda: Planner(depth=2, width=4),
    },
    players=(2, 3),
    yardsticks={"greedy": lambda: Planner(foresees=False)},
    house={3: {"parts": "chosen"}},
    withheld={"who_snitch": ("lot",)},
    suits=suits,
)
"""Computers play as the Masterminds of two and of three players: the Snitch is a person. The yardstick plays
as if the game ended with its play."""
