"""Who sits down and comes back: between the seats on screen and what the store keeps of them."""

from __future__ import annotations

from typing import Any

from pass_and_play.cards.card_file import CardFile, read_card_file
from pass_and_play.cards.option import checked
from pass_and_play.catalogue import entry_of, opponents_of
from pass_and_play.engine.ask import say
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.store import LoadedMatch, NewMatch, Store
from pass_and_play.ui.match import Seating


def keep_seating(store: Store, seating: Seating) -> None:
    """Keep who sat down to a game, for the next time."""
    kept = {
        "names": seating.names,
        "colours": seating.colours,
        "options": dict(seating.options),
        "bots": {str(seat): strength for seat, strength in seating.bots.items()},
    }
    store.set_setting(f"seating.{seating.game}", kept)


def last_seating(store: Store, game: str) -> Seating | None:
    """Who sat down to this game the last time; None where nobody has."""
    kept: dict[str, Any] = store.setting(f"seating.{game}", {})
    if not kept:
        return None
    bots = {int(seat): str(strength) for seat, strength in kept.get("bots", {}).items()}
    return Seating(game, tuple(kept["names"]), tuple(kept["colours"]), dict(kept["options"]), bots)


def new_match(seating: Seating, file: CardFile[Any], *, seed: int) -> NewMatch:
    """A match of these people and computers, with the house rules that hold where computers play."""
    seats = len(seating.names)
    house = opponents_of(seating.game).house.get(seats, {}) if seating.bots else {}
    record = Record(
        game=seating.game,
        rules=entry_of(seating.game).kind.rules,
        cards=file.digest,
        options=checked({**seating.options, **house}, file.options),
        seats=seats,
        seed=seed,
        decisions=(),
    )
    return NewMatch(
        record=record,
        names=seating.names,
        colours=seating.colours,
        cards_source=file.source,
        progress=say("progress.begins"),
        bots=seating.bots,
    )


def restored(loaded: LoadedMatch) -> tuple[Seating, CardFile[Any]]:
    """The seating of a stored match, and the cards that it was begun with, whatever the file says today.

    A computer of a strength that there is no more leaves its seat to a person. Raises IllegalAnswer where
    cards and record do not fit together.
    """
    record = loaded.record
    entry = entry_of(record.game)
    raw = loaded.cards_source.encode()
    file = read_card_file(raw, file=f"{entry.id}.yaml", game=entry.id, read=entry.read)
    if not isinstance(file, CardFile) or file.digest != record.cards:
        raise IllegalAnswer("the stored cards do not fit the record")
    offered = opponents_of(record.game).offered(record.seats)
    bots = {seat: strength for seat, strength in loaded.bots.items() if strength in offered}
    return Seating(record.game, loaded.names, loaded.colours, record.options, bots), file
