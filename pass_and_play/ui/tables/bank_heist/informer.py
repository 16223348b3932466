"""The doors open, and a lone Informer names the role that goes out.

Only roles that lie face up are offered, one card for each with its number on the table: nothing tells who
stayed, or with which role.
"""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Character
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, SMALL, H, Style
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.heist_order import Turn, draw_order
from pass_and_play.ui.tables.bank_heist.heist_seats import Stand, draw_seats

EMBLEM = "vault"


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything on the stage stands in one form: the Informer's card, who it is, the question and
    its note, the row of cards that can be named with their size, greatest pitch and captions; and the
    hint in the bottom bar."""

    stage: Rect
    card: Rect
    who: Rect
    name: Style
    title: Rect
    title_size: float
    note: Rect
    note_style: Style
    row: Rect
    role: tuple[float, float]
    pitch: float
    hint: Rect


LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        stage=(24, 176, 1232, 286),
        card=(56, 198, 166, 232),
        who=(252, 236, 420, 44),
        name=H.at(26),
        title=(252, 282, 424, 56),
        title_size=40,
        note=(252, 340, 424, 88),
        note_style=BODY.at(19),
        row=(696, 204, 536, 248),
        role=(148, 207),
        pitch=182,
        hint=(24, 720, 820, 64),
    ),
    Form.PORTRAIT: _Layout(
        stage=(24, 208, 752, 406),
        card=(44, 226, 112, 157),
        who=(178, 220, 580, 40),
        name=H.at(25),
        title=(178, 260, 580, 50),
        title_size=38,
        note=(178, 310, 580, 94),
        note_style=BODY.at(18),
        row=(44, 408, 712, 202),
        role=(112, 157),
        pitch=178,
        hint=(32, 1168, 736, 10),
    ),
    Form.COMPACT: _Layout(
        stage=(16, 112, 992, 216),
        card=(32, 126, 128, 179),
        who=(180, 136, 346, 34),
        name=H.at(20),
        title=(180, 170, 346, 46),
        title_size=30,
        note=(180, 218, 346, 88),
        note_style=BODY.at(16.5),
        row=(540, 124, 440, 196),
        role=(108, 151),
        pitch=146,
        hint=(20, 538, 684, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen; without a question the cards can only be looked at."""
    assert table.informer is not None
    layout, seat = LAYOUTS[canvas.form], table.informer[0]
    canvas.backdrop("table")
    subtitle = room.words("heist.heading", round=table.round, rounds=table.rounds)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=table.round - 1, rounds=table.rounds, stripe=seat)
    turns: dict[str, Turn] = {role.key: "to_come" for role in table.roles}
    turns["informer"] = "now"
    draw_order(canvas, room, table.roles, turns)
    _stage(canvas, layout, table, room, seat)
    sums = {at: one.money for at, one in enumerate(table.seats) if one.money is not None}
    draw_seats(canvas, table, room, _stands(table, room), sums)
    _foot(canvas, layout, table, room, seat)


def _stands(table: TableView, room: Room) -> dict[Character, Stand]:
    """All who stayed lie face down, but for the Informer, who has the deposit back."""
    back = table.loot.deposit if table.loot is not None else 0
    note = (room.words("heist.back", n=back), room.words("heist.back_short", n=back))
    found: dict[Character, Stand] = {}
    for seat, one in enumerate(table.seats):
        for place, character in enumerate(one.characters):
            if character.stance == "out":
                continue
            role = character.role
            if (seat, place) == table.informer and not isinstance(role, Hidden):
                found[seat, place] = Stand(role=role, note=note, now=True)
            else:
                found[seat, place] = Stand()
    return found


# ---------------------------------------------------------------------- the stage


def _stage(canvas: Canvas, layout: _Layout, table: TableView, room: Room, seat: Seat) -> None:
    palette, words = canvas.theme.palette, room.words
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(layout.stage, fill=fill, edge=palette.line, radius=26)
    role = next(role for role in table.roles if role.key == "informer")
    faces.public_role(canvas, layout.card, role, words)
    look, beside = room.look(seat), layout.name.size * 1.2 + 12
    only = words("informer.only", name=room.names[seat]), words("informer.only_one")
    said = fitting(canvas, layout.name, layout.who[2] - beside, *only)
    label(
        canvas,
        layout.who,
        said,
        layout.name,
        palette.text,
        icon=look.icon,
        icon_size=layout.name.size * 1.2,
        icon_colour=look.colour,
        gap=12,
        align="left",
        shrink=least(canvas, layout.name),
    )
    title = DISPLAY.at(layout.title_size)
    canvas.write(words("informer.title"), layout.title, title, palette.text, shrink=0.7)
    note = words("informer.note")
    if canvas.form is Form.PORTRAIT:
        both = words("informer.both", first=note, second=words("informer.alone", name=room.names[seat]))
        _, tall = canvas.extent(both, layout.note_style, layout.note[2], lines=5)
        note = both if tall <= layout.note[3] else note
    canvas.write(note, layout.note, layout.note_style, palette.text2, lines=4, valign="top")
    _row(canvas, layout, table, room)


def named_once(table: TableView) -> list[tuple[Role, int]]:
    """The roles that lie face up, but for the Informer, each with its number of cards, in order."""
    lying = [card.key for card in table.row if not isinstance(card, Hidden)]
    found = [(role, lying.count(role.key)) for role in table.roles if role.key != "informer"]
    return [(role, count) for role, count in found if count]


def _row(canvas: Canvas, layout: _Layout, table: TableView, room: Room) -> None:
    """The roles that can be named, side by side."""
    words, palette = room.words, canvas.theme.palette
    roles = named_once(table)
    x, y, wide, high = layout.row
    card, tall = layout.role
    gap = 14.0
    card = min(card, (wide + gap) / len(roles) - gap)
    tall = card * 1.4
    pitch = min(layout.pitch, (wide - card) / max(len(roles) - 1, 1))
    left = x + (wide - card - pitch * (len(roles) - 1)) * (0.5 if canvas.form is Form.PORTRAIT else 1.0)
    caption = 34.0
    top = y + (high - tall - caption) / 2
    for index, (role, count) in enumerate(roles):
        key = f"role:{role.key}"
        chosen = room.chosen(key)
        place = (left + index * pitch, top, card, tall)
        faces.public_role(
            canvas,
            place,
            role,
            words,
            state="chosen" if chosen else "plain",
            key=key if room.offered(key) else None,
            keys=(str(index + 1),),
        )
        style = SMALL.at(17 if canvas.form is not Form.COMPACT else 16, weight=700)
        below = (place[0] - gap, top + tall + 10, card + 2 * gap, caption - 10)
        ink = palette.text if chosen else palette.text2
        said = words("informer.count", n=count)
        canvas.write(said, below, style, ink, align="center", shrink=least(canvas, style))


# ---------------------------------------------------------------------- the way on


def _foot(canvas: Canvas, layout: _Layout, table: TableView, room: Room, seat: Seat) -> None:
    bottom_bar(canvas)
    words = room.words
    if canvas.form is not Form.PORTRAIT:
        alone = words("informer.alone", name=room.names[seat])
        both = words("informer.lines", first=words("informer.only_open"), second=alone)
        hint(canvas, layout.hint, both, icon="warning")
    if room.ask is None:
        return
    chosen = next((role for role, _ in named_once(table) if room.chosen(f"role:{role.key}")), None)
    if chosen is None:
        said = words("informer.choose")
    else:
        said = words("informer.confirm", role=words(f"role.{chosen.key}"))
    frame.confirm(canvas, said, icon="informer", enabled=room.ready)
