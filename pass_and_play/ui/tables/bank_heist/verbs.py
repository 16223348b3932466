"""The verbs of the negotiation in the bottom bar: a new offer, to stay, to leave, a threat card."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import MOST_OFFERS
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON
from pass_and_play.ui.parts.button import Kind, button
from pass_and_play.ui.parts.label import fitting
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.badges import NEAR
from pass_and_play.ui.tables.bank_heist.moves import chosen_number
from pass_and_play.ui.tables.standing import Standing, is_begun, standing
from pass_and_play.words import Text

SIZES = {Form.LANDSCAPE: 20.0, Form.PORTRAIT: 20.0, Form.COMPACT: 16.5}

_ICONS = {"offer": "offer", "stay": "stay", "leave": "exit"}


def draw(canvas: Canvas, places: Sequence[Rect], table: TableView, room: Room) -> None:
    """The four buttons; one that does not fit the chosen seat is shut and says why."""
    offer, stay, leave, threat = places
    _verb(canvas, offer, "offer", table, room, kind="secondary")
    _verb(canvas, stay, "stay", table, room, kind="ghost")
    _verb(canvas, leave, "leave", table, room, kind="ghost")
    _threat(canvas, threat, table, room)


def outline(canvas: Canvas, rect: Rect, standing: Standing, *, radius: float = 18.0) -> None:
    """Accent where a button fits what is chosen, a broad white line where it is chosen itself."""
    palette = canvas.theme.palette
    if standing == "chosen":
        canvas.panel(rect, edge=palette.text, radius=radius, width=5)
    elif standing == "lit":
        canvas.panel(rect, edge=palette.acc, radius=radius, width=3)


def _verb(canvas: Canvas, rect: Rect, verb: str, table: TableView, room: Room, *, kind: Kind) -> None:
    reason = why_not(table, room, verb)
    words = reason or room.words(f"verbs.{verb}")
    seat = chosen_number(room, "seat")
    if reason is None and verb == "offer" and seat is not None and table.seats[seat].offers >= NEAR:
        words = room.words("verbs.offer_of", n=table.seats[seat].offers + 1, most=MOST_OFFERS)
    _button(canvas, rect, words, verb, _ICONS[verb], kind, enabled=reason is None, keys=(verb[0],))
    outline(canvas, rect, standing(room, verb) if reason is None else "shut")


def why_not(table: TableView, room: Room, verb: str) -> Text | None:
    """Why the chosen seat, or everybody, cannot do this; None where they can."""
    words, seat = room.words, chosen_number(room, "seat")
    if chosen_number(room, "threat") is not None or seat is None:
        return None if room.offered(verb) else words(f"verbs.no_{verb}")
    place = chosen_number(room, "place")
    about = f"seat:{seat} {verb}" if place is None or verb == "offer" else f"seat:{seat} place:{place} {verb}"
    if room.offered(about):
        return None
    view = table.seats[seat]
    if verb == "offer":
        gone = all(one.stance == "out" for one in view.characters)
        key = "gone" if gone else "ten" if view.offers >= MOST_OFFERS else "no_offer"
        return words(f"verbs.{key}", n=MOST_OFFERS)
    mine = view.characters if place is None else view.characters[place : place + 1]
    bound = any(one.stance == "open" and one.bound not in (None, verb) for one in mine)
    return words("verbs.bound" if bound else "verbs.decided")


def _threat(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Using a threat card: where several players have one, each touch goes on to the next of them."""
    words, owners = room.words, _owners(table, room)
    if not owners:
        held = any(seat.threats for seat in table.seats)
        says = words("verbs.no_target" if held else "verbs.no_threat")
        _button(canvas, rect, says, "threat", "threat", "ghost", enabled=False)
        return
    using, seat = chosen_number(room, "threat"), chosen_number(room, "seat")
    if using is None:
        owner = seat if seat in owners else owners[0]
        stands: Standing = "lit" if is_begun(room) and room.lit(f"threat:{owner}") else "open"
        says = words("verbs.threat")
        if len(owners) == 1 or seat == owner:
            says = _of(canvas, room, owner, rect)
    else:
        after = owners.index(using) + 1 if using in owners else 0
        owner, stands = owners[after] if after < len(owners) else using, "chosen"
        says = _of(canvas, room, using, rect)
    _button(canvas, rect, says, f"threat:{owner}", "threat", "ghost", enabled=True)
    outline(canvas, rect, stands)


def _of(canvas: Canvas, room: Room, owner: Seat, rect: Rect) -> Text:
    """Whose threat card it is, if there is room for the name."""
    words = room.words
    style = BUTTON.at(min(SIZES[canvas.form], 18))
    return fitting(
        canvas,
        style,
        (rect[2] - 72) * 1.6,
        words("verbs.threat_of", name=room.names[owner]),
        words("verbs.threat"),
    )


def _owners(table: TableView, room: Room) -> list[Seat]:
    """Who may use a threat card now."""
    return [seat for seat in range(len(table.seats)) if room.offered(f"threat:{seat}")]


def _button(
    canvas: Canvas,
    rect: Rect,
    words: Text,
    key: str,
    icon: str,
    kind: Kind,
    *,
    enabled: bool,
    keys: tuple[str, ...] = (),
) -> None:
    style = BUTTON.at(SIZES[canvas.form])
    button(canvas, rect, words, key=key, kind=kind, icon=icon, enabled=enabled, style=style, keys=keys)
