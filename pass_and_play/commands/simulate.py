"""`simulate`: many matches played by luck or by bots, with the laws of the house checked if wanted."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import checked
from pass_and_play.catalogue import Entry, Replayer, entry_of, opponents_of, read_library
from pass_and_play.commands.contest import Contest, told
from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.ask import Ask, Picks
from pass_and_play.engine.bot import LUCK
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import LawBroken, Laws
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session


@dataclass(slots=True)
class Tally:
    """What came of the matches: `seconds` is the time spent playing, `pairs` the twin views compared."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    hand_overs_max: int = 0
    pairs: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    scores: Counter[str] = field(default_factory=Counter)

    def summary(self) -> dict[str, Any]:
        """The figures by name; shares sum to 1."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / self.seconds) if self.seconds else 0,
            "hand_overs_max": self.hand_overs_max,
            "twin_views_compared": self.pairs,
            "outcomes": _shares(self.outcomes, self.games),
            "winning_sides": _shares(self.winners, self.games),
            "mean_scores": {key: round(total / self.games, 4) for key, total in self.scores.items()},
        }


def _shares(counts: Counter[str], games: int) -> dict[str, float]:
    return {key: round(count / games, 4) for key, count in sorted(counts.items())}


def card_file(card_data: Path, game: str) -> CardFile[Any]:
    """The card file of a game; Trouble with its faults where it has any."""
    try:
        entry = entry_of(game)
    except KeyError as error:
        raise Trouble(str(error.args[0])) from error
    file = read_library(card_data)[entry.id]
    if not isinstance(file, CardFile):
        raise Trouble("\n".join(map(str, file)))
    return file


def new_record(
    entry: Entry, file: CardFile[Any], *, seats: int, seed: int, options: dict[str, Any]
) -> Record:
    """The record of a match that has not begun. Trouble where the options or seats are not to be had."""
    if seats not in file.players:
        raise Trouble(f"{entry.id} is for {file.players[0]} to {file.players[-1]} players, not {seats}.")
    try:
        full = checked(options, file.options)
    except ValueError as error:
        raise Trouble(str(error)) from error
    return Record(
        game=entry.id,
        rules=entry.kind.rules,
        cards=file.digest,
        options=full,
        seats=seats,
        seed=seed,
        decisions=(),
    )


def simulate(
    card_data: Path,
    *,
    game: str,
    players: int,
    games: int,
    seed: int,
    check: bool,
    record: Path | None,
    as_json: bool,
    options: dict[str, Any],
    lean: dict[str, float] | None = None,
    bots: tuple[str, ...] | None = None,
) -> int:
    """Play `games` matches and print what came of them; 2 where a law was broken.

    `lean`: the chance with which an option, named by its key, is picked wherever it is offered. `bots` are
    the strengths of computer players (see `Contest`), who play as many matches as let them sit in all ways.
    """
    file = card_file(card_data, game)
    entry, opponents = entry_of(game), opponents_of(game)
    line = (LUCK,) if bots is None else bots
    contest = Contest(opponents, game, line, players=players)
    if bots is not None:
        options = {**opponents.house.get(players, {}), **options}
    tally = Tally(game, players)
    for number in range(contest.whole(games)):
        deal, seated = contest.deal(number)
        begun = new_record(entry, file, seats=players, seed=seed + deal, options=options)
        replay = Replayer(entry, file.cards, begun)
        played = contest.answers(seated, seed=seed + deal) if bots is not None else None
        try:
            session = _play(replay, tally, seed=seed + deal, check=check, lean=lean, played=played)
        except LawBroken as broken:
            print(f"match {number} (seed {seed + deal}): {broken}")
            return 2
        assert session.ending is not None
        contest.count(seated, session.ending)
        if record is not None:
            _write(record, session, seated if bots is not None else ())
    summary = tally.summary()
    _print(summary if bots is None else {**summary, "bots": contest.summary()}, as_json=as_json)
    return 0


def _write(folder: Path, session: Session, line: tuple[str, ...]) -> None:
    """The record of a match, under its game, players and seed, and the bots that played."""
    folder.mkdir(parents=True, exist_ok=True)
    record = session.record
    name = "-".join([record.game, str(record.seats), str(record.seed), *line])
    (folder / f"{name}.json").write_text(record.to_json(), "utf-8")


def _play(
    replay: Replayer,
    tally: Tally,
    *,
    seed: int,
    check: bool,
    lean: dict[str, float] | None,
    played: Callable[[Session, Ask], Picks | None] | None,
) -> Session:
    start = time.perf_counter()
    session = replay(())
    laws = Laws(session, replay, Dice(~seed)) if check else None
    result = play_out(session, Dice(seed ^ 0x5EED), after=laws, lean=lean, played=played)
    tally.seconds += time.perf_counter() - start
    tally.games += 1
    tally.decisions += result.decisions
    tally.hand_overs_max = max(tally.hand_overs_max, result.hand_overs)
    tally.pairs += laws.pairs if laws is not None else 0
    tally.outcomes[result.ending.how] += 1
    tally.scores.update(dict(result.ending.scores))
    for side in {result.ending.sides[seat] for seat in result.ending.winners} - {""}:
        tally.winners[side] += 1
    return session


def _print(summary: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(summary, indent=1))
        return
    for key, value in summary.items():
        if key == "bots":
            for strength, figures in value.items():
                print(f"{strength}: {told(figures)}")
            continue
        if key == "mean_scores":
            value = ", ".join(f"{name} {mean:,}" for name, mean in value.items())
        elif isinstance(value, dict):
            value = ", ".join(f"{name} {share:.1%}" for name, share in value.items())
        print(f"{key}: {value}")
