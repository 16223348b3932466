"""The seats: who sits where, under which name and colour, and by which house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.engine.ask import Say
from pass_and_play.ui import names
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SEATS, SeatLook
from pass_and_play.ui.paint.theme import BODY, DISPLAY
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.parts.bars import bottom_bar, hint, top_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import LOOKS
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import seat_tiles
from pass_and_play.ui.scenes.house_rules import HouseRules
from pass_and_play.ui.scenes.seat_tiles import Plate
from pass_and_play.words import Text, Words

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

USUAL = 5
"""Players that a table begins with where nobody has sat before, if the game allows it."""


@dataclass(slots=True)
class Chair:
    """One seat while it can still be changed.

    `name` is empty where nobody typed one: the seat is then called by its colour. `named` grows with
    every naming; of two equal names the one that came later is refused.
    """

    look: SeatLook
    name: str = ""
    named: int = 0


class SeatsScene(Scene):
    """Nothing is dealt before the table says so here."""

    name = "seats"

    def __init__(self, host: Host, file: CardFile[Any], seating: Seating | None) -> None:
        self._host = host
        self._words = host.words.for_game(file.game, file.texts)
        self._painter = PAINTERS[file.game]
        self._allowed = file.players
        self._chairs = _chairs(self._words, seating, file.players)
        self._rules = HouseRules(file.options, seating.options if seating else {})
        self._at = 0
        self._before = ("", 0)  # name and naming of that seat before it was edited
        self._namings = len(self._chairs)
        self.game = file.game

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Tiles and colours to the left, house rules to the right."""
        words = self._words
        canvas.theme = canvas.theme.within(self._painter.palette)
        palette = canvas.theme.palette
        canvas.backdrop("table")
        top_bar(canvas, words("title"), words("seats.heading"), emblem=self._painter.emblem)
        canvas.write(words("seats.title"), (40, 92, 736, 48), DISPLAY.at(34), palette.text)
        canvas.write(words("seats.note"), (40, 138, 736, 26), BODY.at(18.5), palette.text2)
        refusals = self._refusals()
        self._tiles(canvas, refusals)
        own = self._chairs[self._at].look
        seat_tiles.colours(
            canvas, words, self._caption(canvas), own=own, taken=[chair.look for chair in self._chairs]
        )
        self._rules.draw(canvas, words, players=len(self._chairs), allowed=self._allowed)
        self._foot(canvas, ready=not any(refusals))

    def _tiles(self, canvas: Canvas, refusals: Sequence[Say | None]) -> None:
        words, taken = self._words, len(self._chairs)
        for seat, refusal in enumerate(refusals):
            plate = self._plate(seat, refusal)
            spare = taken > self._allowed[0]
            remove = words("seats.remove", name=plate.name) if spare else None
            seat_tiles.seat_tile(canvas, seat, plate, remove=remove)
        for seat in range(taken, self._allowed[-1]):
            if seat == taken:
                seat_tiles.add_tile(canvas, seat, words("seats.add", n=seat + 1))
            else:
                seat_tiles.free_tile(canvas, seat, words("seats.free"))

    def _plate(self, seat: int, refusal: Say | None) -> Plate:
        words, chair = self._words, self._chairs[seat]
        editing = self.typing and seat == self._at
        colour = words(f"seats.colour.{chair.look.key}")
        told = words("seats.seat", n=seat + 1, colour=colour)
        if editing:
            full = len(chair.name) == names.LONGEST
            told = words("seats.bad_name.too_long" if full else "seats.editing")
        return Plate(
            look=chair.look,
            name=words.name(chair.name) if chair.name else colour,
            typed=bool(chair.name),
            told=told,
            editing=editing,
            refused=words.say(refusal, ()) if refusal else None,
        )

    def _caption(self, canvas: Canvas) -> Text:
        """Whose colour is to be chosen: by name where a line has room for it."""
        words, name = self._words, self._called(self._at)
        if canvas.measure(words.name(name), seat_tiles.CAPTION) > 90:
            return words("seats.colour_of_seat", n=self._at + 1)
        return words("seats.colour_of", name=name)

    def _foot(self, canvas: Canvas, *, ready: bool) -> None:
        words = self._words
        bottom_bar(canvas)
        button(
            canvas,
            (40, 720, 180, 64),
            words("seats.shelf"),
            key="shelf",
            kind="ghost",
            icon="arrow-left",
            keys=("escape",),
        )
        hint(canvas, (248, 722, 620, 60), words("seats.hint"), icon="lock")
        button(
            canvas,
            (900, 720, 340, 64),
            words("seats.deal" if ready else "seats.bad"),
            key="confirm",
            icon="arrow-right",
            icon_after=True,
            enabled=ready,
            keys=("ctrl+return",),
        )

    # ------------------------------------------------------------------ the names

    def _called(self, seat: int) -> str:
        """The name by which a seat would be called if the match began now."""
        chair = self._chairs[seat]
        return names.clean(chair.name) or str(self._words(f"seats.colour.{chair.look.key}"))

    def _refusals(self) -> list[Say | None]:
        """For each seat, why its name cannot stand: it is measured against those that were named before."""
        refusals = []
        for seat, chair in enumerate(self._chairs):
            before = [
                self._called(other)
                for other, rival in enumerate(self._chairs)
                if (rival.named, other) < (chair.named, seat)
            ]
            refusals.append(names.fault(self._called(seat), before))
        return refusals

    def _edit(self, seat: int) -> None:
        self._at = seat
        self._before = (self._chairs[seat].name, self._chairs[seat].named)
        self.typing = True

    def _keep(self) -> None:
        """End editing: the name stays as it was typed."""
        self._chairs[self._at].name = names.clean(self._chairs[self._at].name)
        self.typing = False

    def type(self, text: str) -> None:
        """Letters for the name that is edited."""
        self._rename(names.typed(self._chairs[self._at].name, text))

    def edit(self, key: str) -> bool:
        """Backspace, Return and Tab (on to the next seat), Escape (as it was)."""
        if key == "backspace":
            self._rename(self._chairs[self._at].name[:-1])
        elif key in ("return", "tab"):
            self._keep()
            if self._at + 1 < len(self._chairs):
                self._edit(self._at + 1)
        elif key == "escape":
            self._chairs[self._at].name, self._chairs[self._at].named = self._before
            self.typing = False
        return True

    def _rename(self, name: str) -> None:
        chair = self._chairs[self._at]
        if name != chair.name:
            self._namings += 1
            chair.name, chair.named = name, self._namings

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """Seats, colours, house rules, and the two ways on."""
        thing, _, which = key.partition(":")
        edited = self._at if self.typing else None
        if thing == "colour":
            self._chairs[self._at].look = LOOKS[which]
            return
        self._keep()
        if thing == "seat":
            if int(which) != edited:
                self._edit(int(which))
        elif thing in ("add", "another"):
            self._namings += 1
            self._chairs.append(Chair(_free(self._chairs), named=self._namings))
            self._at = len(self._chairs) - 1
        elif thing == "remove":
            self._take_away(int(which))
        elif thing == "fewer":
            self._take_away(len(self._chairs) - 1)
        elif thing == "shelf":
            self._host.to_shelf()
        elif thing == "confirm":
            self._host.deal(self._seating())
        else:
            self._rules.press(key)

    def _take_away(self, seat: int) -> None:
        del self._chairs[seat]
        if self._at > seat or self._at == len(self._chairs):
            self._at -= 1

    def _seating(self) -> Seating:
        return Seating(
            game=self.game,
            names=tuple(self._called(seat) for seat in range(len(self._chairs))),
            colours=tuple(chair.look.key for chair in self._chairs),
            options=dict(self._rules.values),
        )


def _free(chairs: Sequence[Chair]) -> SeatLook:
    """The first colour that nobody has."""
    taken = [chair.look for chair in chairs]
    return next(look for look in SEATS if look not in taken)


def _chairs(words: Words, seating: Seating | None, allowed: range) -> list[Chair]:
    """Those who sat here last, as many as may play; without them as many as usual."""
    chairs: list[Chair] = []
    last = list(zip(seating.names, seating.colours, strict=False)) if seating else []
    for name, colour in last[: allowed[-1]]:
        free = _free(chairs)
        look = LOOKS.get(colour, free)
        chair = Chair(free if look in [one.look for one in chairs] else look, names.clean(name), len(chairs))
        if chair.name == words(f"seats.colour.{chair.look.key}"):
            chair.name = ""
        chairs.append(chair)
    least = allowed[0] if seating or USUAL not in allowed else USUAL
    while len(chairs) < least:
        chairs.append(Chair(_free(chairs), named=len(chairs)))
    return chairs
