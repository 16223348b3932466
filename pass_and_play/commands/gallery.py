"""`gallery`: every scene, phase and overlay of every game as a picture, and what is wrong with them."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.fault import Fault
from pass_and_play.cards.option import OptionKind
from pass_and_play.catalogue import GAMES, Library, opponents_of, read_library
from pass_and_play.commands.album import Album
from pass_and_play.commands.offscreen import LONG_NAMES, NAMES, use_dummy_drivers
from pass_and_play.commands.rooms import Rooms
from pass_and_play.commands.trouble import Trouble, missing_file
from pass_and_play.store import Store


def gallery(
    card_data: Path, folder: Path, *, game: str | None, size: tuple[int, int], language: str, audit: bool
) -> int:
    """Draw everything into `folder`, with a `manifest.json`; 2 where an `audit` finds flaws to print."""
    use_dummy_drivers()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"The folder {folder} cannot be made: {error.strerror}.") from error
    library = read_library(card_data)
    chosen = [entry.id for entry in GAMES if game in (None, entry.id)]
    if not chosen:
        raise Trouble(f"There is no game '{game}'.")
    for one in chosen:
        if not isinstance(library[one], CardFile):
            raise Trouble(f"The card file of {one} has faults; see 'pass-and-play check'.")
    try:
        album = _hung(folder, library, chosen, size=size, language=language, audit=audit)
    except FileNotFoundError as error:
        raise missing_file(error) from error
    print(f"{len(album.pictures)} pictures in {folder}.")
    flaws = album.flaws if audit else []
    for flaw in flaws:
        print(flaw, file=sys.stderr)
    return 2 if flaws else 0


def _hung(
    folder: Path, library: Library, games: list[str], *, size: tuple[int, int], language: str, audit: bool
) -> Album:
    """All pictures of these games, and their manifest."""
    with TemporaryDirectory() as home, closing(Store.open(Path(home))) as store:
        rooms = Rooms(folder, store, size=size, language=language, library=library, audit=audit)
        rooms.shelf("fresh", library)
        rooms.settings()
        for one in games:
            _hang(rooms, one, library[one])
        rooms.shelf("saved", library)
        rooms.saves()
        rooms.shelf("broken", {**library, games[0]: BROKEN})
    rooms.album.write_manifest()
    return rooms.album


BROKEN = (
    Fault("card_data/casa_de_papel.yaml", 41, "'value' is 'three'", "Write a whole number from 0 to 500."),
    Fault("card_data/casa_de_papel.yaml", 97, "the field 'copys' is unknown", "Did you mean 'copies'?"),
    Fault("card_data/casa_de_papel.yaml", 120, "'goal' is missing", "Add it to this table."),
)
"""Faults for the picture of a card file that needs mending."""


def _hang(rooms: Rooms, game: str, file: Any) -> None:
    """All pictures of one game: the fewest, the usual and the most players, every ending, every option."""
    assert isinstance(file, CardFile)
    least, most = file.players[0], file.players[-1]
    rooms.seats(game, file.players)
    usual = NAMES[: USUAL if most > USUAL else (least + most) // 2]
    rooms.overlays(game, names=usual, seed=5)
    for names in (NAMES[:least], LONG_NAMES[:most]):
        rooms.match(game, names=names, seed=1)
    for seed in range(MATCHES):
        if not rooms.match(game, names=usual, seed=seed):
            break
    known = {rule.key for rule in file.options}
    for options in VARIANTS:
        if options.keys() <= known:
            for names in (NAMES[:least], LONG_NAMES[:most]):
                rooms.match(game, names=names, seed=1, options=options)
    for options in ({}, *SEEN_BY_FEW):
        if options.keys() <= known:
            for names in (NAMES[:least], LONG_NAMES[:most]):
                rooms.moments(game, names=names, options=options)
    if "memory_aid" in known:
        for names in (NAMES[:least], LONG_NAMES[:most]):
            rooms.notes(game, names=names, options={"memory_aid": True})
    for count in file.players:
        if opponents_of(game).offered(count):
            rooms.computers(game, names=LONG_NAMES[:count])
    for names in (NAMES[:least], usual, LONG_NAMES[:most]):
        rooms.endings(game, names=names, options={})
    for rule in file.options:
        if rule.kind is OptionKind.SWITCH:
            rooms.endings(game, names=NAMES[:least], options={rule.key: not rule.default})


USUAL = 5
"""Players of most games; of those for fewer, the number in the middle."""

MATCHES = 6
"""Matches of the usual number of players at most: they end with the first one that shows nothing new."""

VARIANTS: tuple[dict[str, Any], ...] = ({"power_cut": "closed"}, {"hidden_money": True, "no_repeat": True})
"""Options under which there are pictures that no other match comes by, in the games that have them."""

SEEN_BY_FEW: tuple[dict[str, Any], ...] = (
    {"public_list": False},
    {"tie": "play_off", "length": "fixed"},
    {"city": "rome"},
    {"city": "london"},
)
"""Options under which single moments look different, in the games that have them."""
