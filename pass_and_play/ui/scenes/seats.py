"""The seats: who sits where, under which name and colour, and by which house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import opponents_of
from pass_and_play.engine.ask import Seat
from pass_and_play.ui.chairs import Chairs
from pass_and_play.ui.dragging import Dragging
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY
from pass_and_play.ui.parts.bars import BarButton, bottom_bar, hint, top_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.keys import Keys
from pass_and_play.ui.room import LOOKS, as_robot
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import seat_tiles
from pass_and_play.ui.scenes.house_rules import HouseRules
from pass_and_play.ui.scenes.naming import Naming
from pass_and_play.ui.scenes.seat_tiles import Plate, Player
from pass_and_play.ui.tables.frame import help_button
from pass_and_play.ui.tables.signs import SIGNS
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the words and the two ways on stand in one form, in canvas units."""

    title: Rect
    size: float
    note: Rect
    foot: float
    """Height of the bottom bar."""
    shelf: Rect
    hint: Rect
    deal: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        title=(40, 92, 736, 48),
        size=34,
        note=(40, 138, 736, 26),
        foot=96,
        shelf=(40, 720, 180, 64),
        hint=(248, 722, 620, 60),
        deal=(900, 720, 340, 64),
    ),
    Form.PORTRAIT: Layout(
        title=(24, 86, 752, 48),
        size=34,
        note=(24, 132, 752, 26),
        foot=196,
        shelf=(32, 1102, 180, 64),
        hint=(240, 1104, 528, 60),
        deal=(32, 1184, 736, 76),
    ),
    Form.COMPACT: Layout(
        title=(16, 56, 584, 34),
        size=27,
        note=(16, 88, 584, 22),
        foot=72,
        shelf=(16, 538, 150, 52),
        hint=(190, 538, 510, 52),
        deal=(724, 538, 280, 52),
    ),
}


class SeatsScene(Scene):
    """Nothing is dealt before the table says so here."""

    name = "seats"

    def __init__(self, host: Host, file: CardFile[Any], seating: Seating | None) -> None:
        self._host = host
        self._words = host.words.for_game(file.game, file.texts)
        self._sign = SIGNS[file.game]
        self._chairs = Chairs(self._words, file.players, seating, opponents_of(file.game))
        self._rules = HouseRules(file.options, seating.options if seating else {})
        self._keys = Keys(self._words)
        self._dragging = Dragging(self._chairs)
        self.game = file.game

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Tiles and colours, house rules, and the ways on."""
        words, layout, chairs = self._words, LAYOUTS[canvas.form], self._chairs
        canvas.theme = canvas.theme.within(self._sign.palette)
        palette = canvas.theme.palette
        canvas.backdrop("table")
        settings = BarButton("settings", "settings", words("shelf.settings"))
        buttons = (help_button(words), settings)
        top_bar(canvas, words("title"), words("seats.heading"), emblem=self._sign.emblem, buttons=buttons)
        canvas.write(words("seats.title"), layout.title, DISPLAY.at(layout.size), palette.text)
        note = BODY.at(16 if canvas.form is Form.COMPACT else 18.5)
        canvas.write(words("seats.note"), layout.note, note, palette.text2)
        self._tiles(canvas)
        own = chairs[chairs.at].look
        seat_tiles.colour_strip(canvas, words, self._caption(canvas), own=own, taken=chairs.taken)
        self._rules.draw(canvas, words, players=len(chairs), allowed=chairs.allowed, held=chairs.house)
        self._foot(canvas, layout)

    def _tiles(self, canvas: Canvas) -> None:
        words, taken, allowed = self._words, len(self._chairs), self._chairs.allowed
        places = seat_tiles.slots(canvas.form, allowed[-1])
        lift = self._dragging.lift(canvas.pointer.pressed)
        for place, seat in enumerate(lift.order(taken) if lift else range(taken)):
            if lift is None or seat != lift.seat:
                self._tile(canvas, places[place], seat)
        for seat in range(taken, allowed[-1]):
            if seat == taken:
                seat_tiles.add_tile(canvas, places[seat], words("seats.add", n=seat + 1))
            else:
                seat_tiles.free_tile(canvas, places[seat], words("seats.free"))
        if lift is not None:
            x, y, wide, high = places[lift.to]
            seat_tiles.gap_tile(canvas, places[lift.to])
            told = words("seats.lifted", n=lift.to + 1)
            self._tile(canvas, (x + 8, y - 5, wide - 8, high), lift.seat, lifted=told)

    def _tile(self, canvas: Canvas, rect: Rect, seat: Seat, *, lifted: Text | None = None) -> None:
        words, chairs, look = self._words, self._chairs, self._chairs[seat].look
        fault, name = chairs.fault(seat), chairs.shown(seat)
        plate = Plate(
            look=as_robot(look) if chairs.bot(seat) else look,
            name=name,
            typed=bool(chairs[seat].name),
            told=lifted or self._told(rect, seat),
            mark=words("seats.mark", name=name),
            chosen=seat == chairs.at,
            refused=words.say(fault, ()) if fault and not lifted else None,
        )
        spare = len(chairs) > chairs.allowed[0] and not lifted and plate.refused is None
        remove = words("seats.remove", name=name) if spare else None
        player = self._player(seat) if chairs.strengths and not lifted and plate.refused is None else None
        seat_tiles.seat_tile(canvas, rect, plate, remove=remove, player=player, lifted=lifted is not None)

    def _told(self, rect: Rect, seat: Seat) -> Text:
        """Which seat it is; where a narrow tile says who plays, its colour alone, or a strength."""
        words, chairs = self._words, self._chairs
        if not chairs.strengths or not seat_tiles.is_narrow(rect):
            return words("seats.seat", n=seat + 1, colour=chairs.colour(seat))
        return words(f"bot.{chairs.bot(seat)}") if chairs.bot(seat) else chairs.colour(seat)

    def _player(self, seat: Seat) -> Player:
        """Whether a person or a computer plays a seat."""
        words, chairs = self._words, self._chairs
        kind = words(f"bot.{chairs.bot(seat) or 'person'}")
        return Player(
            icon="robot" if chairs.bot(seat) else "player",
            kind=kind,
            words=words("seats.player", name=chairs.shown(seat), player=kind),
            enabled=chairs.may_change(seat),
        )

    def _caption(self, canvas: Canvas) -> Text:
        """Whose colour is to be chosen: by name where a line has room for it."""
        words, seat = self._words, self._chairs.at
        room = seat_tiles.LAYOUTS[canvas.form].caption - 18
        if canvas.measure(words.name(self._chairs.called(seat)), seat_tiles.CAPTION) > room:
            return words("seats.colour_of_seat", n=seat + 1)
        return words("seats.colour_of", name=self._chairs.called(seat))

    def _foot(self, canvas: Canvas, layout: Layout) -> None:
        words, ready = self._words, self._chairs.ready
        bottom_bar(canvas, height=layout.foot)
        button(
            canvas,
            layout.shelf,
            words("seats.shelf"),
            key="shelf",
            kind="ghost",
            icon="arrow-left",
            keys=("escape",),
        )
        hint(canvas, layout.hint, words("seats.hint"), icon="lock")
        button(
            canvas,
            layout.deal,
            words("seats.deal" if ready else "seats.bad"),
            key="confirm",
            icon="arrow-right",
            icon_after=True,
            enabled=ready,
            keys=("ctrl+return",),
        )

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """Seats, colours, house rules, and the ways on."""
        thing, _, which = key.partition(":")
        chairs = self._chairs
        if self._dragging.ends():
            return
        if thing == "seat":
            chairs.at = chairs.seat_of(which)
            naming = Naming(self._host, self.game, chairs, self._keys, self._words, self._sign)
            self._host.stage.lay_over(naming)
        elif thing == "mark":
            chairs.at = chairs.seat_of(which)
        elif thing == "colour":
            chairs[chairs.at].look = LOOKS[which]
        elif thing in ("add", "another"):
            chairs.add()
        elif thing == "player":
            chairs.change(chairs.seat_of(which))
        elif thing == "remove":
            chairs.take_away(chairs.seat_of(which))
        elif thing == "fewer":
            chairs.take_away(len(chairs) - 1)
        else:
            self._leave(thing, key)

    def _leave(self, thing: str, key: str) -> None:
        """The ways to another screen; what is none of them is a house rule."""
        if thing == "shelf":
            self._host.to_shelf()
        elif thing == "confirm":
            self._host.deal(self._chairs.seating(self.game, self._rules.values))
        elif thing == "help":
            self._host.open_rules_of(self.game)
        elif thing == "settings":
            self._host.open_settings()
        else:
            self._rules.press(key, self._host.stage.canvas.form)

    def edit(self, key: str) -> bool:
        """Ctrl and an arrow move the seat that the keyboard is on."""
        thing, _, which = (self._host.stage.focus or "").partition(":")
        if key not in ("ctrl+up", "ctrl+down") or thing not in ("seat", "mark"):
            return False
        seat = self._chairs.seat_of(which)
        self._chairs.move(seat, seat + (1 if key == "ctrl+down" else -1))
        return True

    def drag(self, key: str, place: tuple[float, float]) -> None:
        """A tile goes to the nearest place round the table."""
        if key.startswith(("seat:", "mark:")):
            slots = seat_tiles.slots(self._host.stage.canvas.form, self._chairs.allowed[-1])
            self._dragging.drag(key, place, slots)

    def drop(self, key: str) -> None:
        """The tile stays where it was dropped."""
        self._dragging.drop(key)

    def tick(self) -> bool:
        """The touch that ended a drag is over."""
        self._dragging.ends()
        return False
