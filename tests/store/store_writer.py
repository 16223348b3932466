"""A child process that opens the store of a folder, for the tests that kill it or find it in the way.

`store_writer.py HOME` tells the notice's key and the number of the match, then the number of every decision
once it is kept, until it is killed.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from store_samples import key_of, new_match, picks, progress

from pass_and_play.store import Store


def main(home: Path) -> None:
    """Decides for ever."""
    store = Store.open(home)
    match = store.begin(new_match())
    print(key_of(store) or "fine", match, flush=True)
    for number in count():
        store.decide(match, picks(number), progress=progress(number))
        print(number, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
