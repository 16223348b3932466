"""The two verbs of an action as equal buttons. The one that is chosen becomes the button that does it."""

from __future__ import annotations

from typing import Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.actions import CENTRE_THING
from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import fitting
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

Verb = Literal["swap", "look"]
VERBS: tuple[Verb, Verb] = ("swap", "look")
_ICONS: dict[Verb, str] = {"swap": "swap", "look": "peek"}
_KEYS: dict[Verb, tuple[str, ...]] = {"swap": ("s",), "look": ("e",)}
_NEEDS: dict[Verb, int] = {"swap": 2, "look": 1}
_SIZES = {Form.LANDSCAPE: 21.0, Form.PORTRAIT: 22.0, Form.COMPACT: 18.0}


def draw(canvas: Canvas, rects: tuple[Rect, Rect], table: TableView, room: Room) -> None:
    """Both buttons in their places."""
    verb, touched = chosen_verb(room), chosen_places(table, room)
    for one, rect in zip(VERBS, rects, strict=True):
        if one == verb:
            _deed(canvas, rect, one, touched, room)
        else:
            quiet = verb is not None or len(touched) > _NEEDS[one]
            _button(canvas, rect, (room.words(f"action.{one}"),), one, one, quiet=quiet, enabled=True)


def chosen_verb(room: Room) -> Verb | None:
    """What is to be done, if that is chosen."""
    return next((verb for verb in VERBS if room.chosen(verb)), None)


def thing(place: int) -> str:
    """The card that lies in a place, as option keys name it."""
    return CENTRE_THING if place == CENTRE else f"item:{place}"


def touch(room: Room, place: int) -> str:
    """What touching the card in a place chooses. With a look it takes the place of the card chosen before;
    by itself it would be the second card of a swap."""
    key = thing(place)
    return f"look {key}" if room.chosen("look") and not room.chosen(key) else key


def chosen_places(table: TableView, room: Room) -> list[int]:
    """Where the chosen cards lie: seats by their number, the centre last."""
    places: list[Seat] = sorted(one.seat for one in table.prisoners)
    return [place for place in (*places, CENTRE) if room.chosen(thing(place))]


def _deed(canvas: Canvas, rect: Rect, verb: Verb, touched: list[int], room: Room) -> None:
    """The chosen verb: what will be done, or how many cards are missing."""
    missing = _NEEDS[verb] - len(touched)
    if missing > 0:
        ways: tuple[Text, ...] = (room.words(f"action.missing_{verb}", n=missing),)
    else:
        ways = _ways(verb, touched, room)
    _button(canvas, rect, ways, verb, "confirm", quiet=False, enabled=room.ready)


def _ways(verb: Verb, touched: list[int], room: Room) -> tuple[Text, ...]:
    """What will be done, from the fullest to the shortest."""
    words, centre = room.words, CENTRE in touched
    names = [room.names[place] for place in touched if place != CENTRE]
    short = words(f"action.do_{verb}")
    if verb == "look":
        full = words("action.look_centre") if centre else words("action.look_at", name=names[0])
        return full, short
    if centre:
        return words("action.swap_centre", name=names[0]), short
    return words("action.swap_two", name=names[0], other=names[1]), short


def _button(
    canvas: Canvas,
    rect: Rect,
    ways: tuple[Text, ...],
    verb: Verb,
    key: str,
    *,
    quiet: bool,
    enabled: bool,
) -> None:
    style = BUTTON.at(_SIZES[canvas.form])
    confirms = key == "confirm"
    lines = 1.75 if rect[3] >= 48 else 1.0
    button(
        canvas,
        rect,
        fitting(canvas, BUTTON.at(18), (rect[2] - 80) * lines, *ways),
        key=key,
        kind="secondary" if quiet else "primary",
        icon="check" if confirms else _ICONS[verb],
        enabled=enabled,
        waiting=_ICONS[verb],
        style=style,
        keys=("ctrl+return",) if confirms else _KEYS[verb],
    )
