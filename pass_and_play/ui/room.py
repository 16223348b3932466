"""What a painter knows besides the views: who sits where, what is picked, and how time stands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from pass_and_play.engine.ask import Ask, Seat
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Countdown
from pass_and_play.ui.paint.palettes import SEATS, SeatLook
from pass_and_play.words import Text, Words

LOOKS = {look.key: look for look in SEATS}


def as_robot(look: SeatLook) -> SeatLook:
    """The look of a seat that a computer plays: a robot in the place of its shape."""
    return replace(look, icon="robot")


AT_ONCE = "at once: "
"""Before an option key: what is drawn under this name answers with the option, without Confirm. For ways back
out of something, where there is nothing to think about."""

SHEET = "sheet:"
"""Before a number: touching this opens that sheet of a picture with several."""

LOOK = "look:"
"""Before a thing: touching this opens the sheet of it; with nothing behind it, it closes what is open."""

PICK = "pick:"
"""Before a part of an option: touching this on a sheet chooses the part and closes the sheet."""


@dataclass(frozen=True, slots=True)
class Room:
    """The room around one picture. Nothing in it is secret but `choice` on a private page.

    `elapsed` is the time since the picture began, in milliseconds; `talk` is the clock, if one runs, and
    `final` says that its end decides something, so that nobody prolongs it. `passing` are the seats of the
    series that is being passed round and `holder` the one whose turn it is, if any. `sheet` is the one that
    is open of a table or results board with several; touching `sheet:2` opens another, and on a table
    `elapsed` begins anew. `closer` is the thing that is looked at closer, on a sheet over everything. On a
    private page `refused` is the last thing that was touched in vain, `opened` is the thing whose ring is
    held, and `looked` are those that were looked at. With `two_taps` what is to be held is tapped twice
    instead; `tapped` says that it was once.

    `bots` are the seats that computers play, and `thinking` is the one that decides just now: the scene tells
    that in the place that the painter has for it.
    """

    words: Words
    names: Sequence[Text]
    colours: Sequence[str]
    ask: Ask | None = None
    choice: Choice | None = None
    elapsed: float = 0.0
    talk: Countdown | None = None
    final: bool = False
    speaker: Seat | None = None
    passing: tuple[Seat, ...] = ()
    holder: Seat | None = None
    sheet: int = 0
    closer: str | None = None
    refused: str | None = None
    opened: str | None = None
    looked: frozenset[str] = frozenset()
    two_taps: bool = False
    tapped: bool = False
    bots: Collection[Seat] = ()
    thinking: Seat | None = None

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.names))

    def look(self, seat: Seat) -> SeatLook:
        """Colour, shape and name of the colour of a seat."""
        look = LOOKS[self.colours[seat]]
        return as_robot(look) if seat in self.bots else look

    def lit(self, key: str) -> bool:
        """Whether touching this thing, or these, would add to the choice."""
        return self.choice is not None and self.choice.adds(key)

    def offered(self, key: str) -> bool:
        """Whether an option of the question names this thing, or all of these together."""
        return self.choice is not None and self.choice.offers(key)

    def chosen(self, key: str) -> bool:
        """Whether this thing is part of the choice, or all of these are."""
        return self.choice is not None and self.choice.holds(key)

    @property
    def chosen_seat(self) -> Seat | None:
        """The seat that is chosen, where exactly one is."""
        seats = [seat for seat in self.seats if self.chosen(f"seat:{seat}")]
        return seats[0] if len(seats) == 1 else None

    @property
    def ready(self) -> bool:
        """Whether Confirm would answer the question."""
        return self.choice is not None and self.choice.ready is not None
