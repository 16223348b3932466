"""By Order of the King: a match of several games, in which crowns carry over (rulebook, section 5)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ending,
    Flow,
    Say,
    Seat,
    in_the_open,
    numbered,
    option,
    say,
    seat_of,
)
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret
from pass_and_play.games.executioner import views
from pass_and_play.games.executioner.cards import Cards
from pass_and_play.games.executioner.crowns import Crowns
from pass_and_play.games.executioner.game import STOP, Game
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.games.executioner.rewards import HOWS
from pass_and_play.games.executioner.schedule import Schedule

DONE_OR_STOP = (*DONE, STOP)


class ByOrderOfTheKing:
    """One match. Everybody begins it with the same crowns; every game is played from full decks."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        """The decks lie ready, and are dealt as soon as there is an executioner."""
        self.seats = seats
        self.cards = cards
        self.options = options
        self.dice = dice
        by_length = options["play_on"] == "by_length" and options["length"] == "everyone"
        self.plays_on = by_length or options["play_on"] == "always"
        self.crowns = Crowns(seats, box=cards.crowns, start=cards.start, may_owe=self.plays_on)
        self.schedule = Schedule(
            seats,
            length=str(options["length"]),
            games=int(options["games"]),
            breaks_ties=options["tie"] == "play_off",
        )
        self.results: list[GameResult] = []
        self.log: list[Say] = []
        self.game = self._new_game()

    def play(self) -> Flow[Ending]:
        """One game after the other, until the match has its length, the treasury is empty, or the table
        stops."""
        executioner: Seat | None = yield from self._first_executioner()
        while executioner is not None:
            self.schedule.executioners.append(executioner)
            result = yield from self.game.play(executioner, len(self.schedule.executioners))
            self.results.append(result)
            executioner = yield from self._another_game()
        return self._close()

    def _new_game(self) -> Game:
        return Game(self.seats, self.cards, self.options, self.dice, self.crowns, self.log)

    def _first_executioner(self) -> Flow[Seat]:
        """The player with the most experience, as the table sees it, or anybody by lot."""
        if self.options["first_executioner"] == "random":
            return self.dice.below(self.seats)
        options = (*numbered("seat", self.seats), option("lot"))
        (pick,) = yield in_the_open(TABLE, say("first_executioner"), options)
        return self.dice.below(self.seats) if pick == "lot" else seat_of(pick)

    def _another_game(self) -> Flow[Seat | None]:
        """The rewards are looked at; then the executioner names the next one. None ends the match."""
        schedule, richest = self.schedule, self.crowns.richest
        self.game.phase = "rewards"
        if self.is_out_of_crowns:
            schedule.stop()
        elif not schedule.goes_on:
            schedule.break_tie(richest)
        if not schedule.goes_on:
            yield in_the_open(TABLE, say("rewards"), DONE)
        while schedule.goes_on:
            (pick,) = yield in_the_open(TABLE, say("rewards"), DONE_OR_STOP)
            if pick != STOP.key:
                return (yield from self._succession())
            schedule.stop()
            schedule.break_tie(richest)
        return None

    def _succession(self) -> Flow[Seat]:
        self.game.phase = "succession"
        successor = yield from self.game.name_one(self.schedule.successors, "succession")
        self.game = self._new_game()
        return successor

    @property
    def is_out_of_crowns(self) -> bool:
        """Whether the treasury ends the match: it could not pay, or it is empty after a game's rewards.

        Where the table plays on, only a match that was to end with the treasury does.
        """
        if self.plays_on and self.options["length"] != "treasury":
            return False
        return self.crowns.ran_out or self.crowns.is_treasury_empty

    def _close(self) -> Ending:
        """The most crowns win the match; a tie is shared."""
        self.game.phase = "over"
        winners = self.crowns.richest
        how = "treasury" if self.is_out_of_crowns else "crowns"
        ends = [result.how for result in self.results]
        return Ending(
            how=f"{how}_shared" if len(winners) > 1 else how,
            winners=winners,
            scores=(
                ("games", len(ends)),
                *((f"end_{end}", ends.count(end)) for end in HOWS),
                ("dead", sum(len(result.dead) for result in self.results)),
                ("treasury", self.crowns.treasury),
            ),
            sides=("",) * self.seats,
        )

    # ------------------------------------------------------------------ what the house asks

    def table(self) -> views.TableView:
        """What everybody may see now."""
        return views.table(self)

    def hand(self, seat: Seat) -> views.HandView:
        """What this seat alone may see besides the table."""
        return views.hand(self, seat)

    def progress(self) -> Say:
        """The game of the match, in public words."""
        number = max(1, len(self.schedule.executioners))
        if self.schedule.games is None:
            return say("progress", n=number)
        return say("progress_of", n=number, games=self.schedule.games)

    def secrets(self) -> Iterator[Secret[Any]]:
        """Roles and items of the game that is being played; those of the games before are back in the box."""
        return self.game.court.secrets()

    def totals(self) -> Hashable:
        """All crowns, and all cards."""
        return (sum(self.crowns.held) + self.crowns.treasury, self.game.totals())
