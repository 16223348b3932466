"""A card of the hand, looked at closer by its holder: what it does, and and what it changes where it goes."""

from __future__ import annotations

from pass_and_play.games.caper.board import Spot, place_of, spot_of
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.plays import free_places, free_spot, gear_spots
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import PICK
from pass_and_play.ui.tables.caper import faces, signs
from pass_and_play.ui.tables.caper.closer_forecast import changes, changes_wide, draw_changes, foreseen
from pass_and_play.ui.tables.caper.closer_layout import Layout
from pass_and_play.ui.tables.caper.closer_parts import ROW_RADIUS, Face, Way, draw_foot, large_card, way_to
from pass_and_play.ui.tables.caper.closer_view import CARD, PLACE, THIEF, View
from pass_and_play.ui.tables.caper.effect_words import effect_sentences, joined
from pass_and_play.words import Text


def draw(canvas: Canvas, layout: Layout, view: View, index: int) -> None:
    """The card on the left; on the right every place for it, with what it would change there."""
    card = view.cards[index]
    x, y, wide, high = layout.card
    if layout.beside:
        x += (layout.rows[2] - wide) / 2
    large_card(canvas, (x, y, wide, high), card_face(view, card))
    if _plays(view):
        _places(canvas, layout, view, index, card)
    else:
        _effects(canvas, layout, view, card)
    draw_foot(canvas, layout.foot, _ways(view, index))


def card_face(view: View, card: Card) -> Face:
    """A card of the hand as a large card: quiet, as hands are."""
    words = view.words
    told = effect_sentences(words, card.effects)
    if isinstance(card, Gear):
        look = CAPER_GEAR[card.colour]
        kind, chip = words(f"colour.{card.colour}"), (look.fill, look.ink, look.icon)
        coins = words.number(card.cost) if card.cost else None
    else:
        kind, chip = words("closer.thief"), None
        coins = words.number(card.income, signed=True) if card.income else None
    return Face(
        kind=kind,
        icon=faces.emblem(card),
        name=faces.card_name(card, words),
        lines=signs.effect_lines(card.effects, words, city=view.city),
        says=joined(words, told) if told else words("closer.plain"),
        coins=coins,
        chip=chip,
        quiet=True,
    )


def _ways(view: View, index: int) -> list[Way]:
    words, count = view.words, len(view.cards)
    ways = []
    if count > 1:
        ways.append(way_to(f"{CARD}:{(index - 1) % count}", words("closer.card_before"), forth=False))
        ways.append(way_to(f"{CARD}:{(index + 1) % count}", words("closer.card_next"), forth=True))
    thing = f"{CARD}:{index}"
    if view.room.offered(thing):
        ways.append(Way(f"{PICK}{thing}", words("closer.pick.card"), "check"))
    return ways


def _plays(view: View) -> bool:
    """Whether whoever holds the card may play it: the Snitch and Lookouts hand it on."""
    return view.hand is not None and view.table.parts[view.hand.seat].role == "mastermind"


def _effects(canvas: Canvas, layout: Layout, view: View, card: Card) -> None:
    """What the card does, a row for each effect."""
    words, palette, small = view.words, canvas.theme.palette, canvas.form is Form.COMPACT
    canvas.write(words("closer.does"), layout.heading, H.at(17 if small else 20), palette.text)
    x, y, wide, _ = layout.rows
    high, style = (66.0, BODY.at(16)) if small else (92.0, BODY.at(19))
    for effect, says in zip(card.effects, effect_sentences(words, card.effects), strict=True):
        canvas.panel((x, y, wide, high), fill=palette.b3, edge=palette.line, radius=ROW_RADIUS)
        line, size = signs.effect_groups((effect,), words, city=view.city), 20.0 if small else 26.0
        taken = signs.line_wide(canvas, line, size)
        signs.draw_line(canvas, line, (x, y, wide - 24, high), size, palette.text, align="right")
        room = (x + 24, y, wide - taken - 72, high)
        canvas.write(says, room, style, palette.text, lines=3 if small is False else 2)
        y += high + layout.gap


def _places(canvas: Canvas, layout: Layout, view: View, index: int, card: Card) -> None:
    """Where the card can go, a row each, which can be touched if the question allows it."""
    assert view.side is not None
    words, palette, small = view.words, canvas.theme.palette, canvas.form is Form.COMPACT
    canvas.write(words("closer.where"), layout.heading, H.at(17 if small else 20), palette.text)
    board = view.table.board
    if isinstance(card, Gear):
        spots = gear_spots(board, view.side, card)
    else:
        spots = tuple(free_spot(board, view.side, place) for place in free_places(board, view.side))
    x, y, wide, _ = layout.rows
    if not spots:
        style = BODY.at(16 if small else 19)
        coins = board.coins[view.side]
        says = words("closer.nowhere")
        if isinstance(card, Gear) and card.cost > coins:
            says = words("closer.dear", n=card.cost, coins=coins)
        canvas.write(says, (x, y, wide, 56), style, palette.text2, lines=2)
        return
    bottom = layout.forecast[1] + layout.forecast[3]
    pitch = min((bottom - y + layout.gap) / len(spots), 66.0 if small else 92.0)
    for number, spot in enumerate(spots):
        place = (x, y + number * pitch, wide, min(pitch - 8, pitch * 0.9))
        _place(canvas, place, view, index, card, spot)


def _place(canvas: Canvas, rect: Rect, view: View, index: int, card: Card, spot: Spot) -> None:
    """One place: what it is called, and the changes of the own side there."""
    assert view.side is not None
    palette, words, small = canvas.theme.palette, view.words, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    part = f"{THIEF}:{spot}" if isinstance(card, Gear) else f"{PLACE}:{place_of(spot)}"
    name, things = _called(view, card, spot), f"{CARD}:{index} {part}"
    fill = palette.b2
    if view.room.offered(things):
        feel = canvas.target(f"{PICK}{things}", rect, name)
        if feel.focused:
            focus_ring(canvas, rect, radius=ROW_RADIUS)
        fill = palette.line if feel.hovered or feel.pressed else palette.b3
    canvas.panel(rect, fill=fill, edge=palette.line, radius=min(ROW_RADIUS, high / 2.4))
    size = 18.0 if small else 21.0
    line = changes(foreseen(view, card, spot), view.side, place_of(spot), words)
    taken = changes_wide(canvas, line, size)
    draw_changes(canvas, (x + wide - 4 - taken, y, taken, high), line, size)
    style = BODY.at(16 if small else 19, weight=700)
    room = (x + 22, y, wide - taken - 64, high)
    lines = 2 if high > 48 else 1
    canvas.write(name, room, style, palette.text, lines=lines, shrink=least(canvas, style))


def _called(view: View, card: Card, spot: Spot) -> Text:
    words, board = view.words, view.table.board
    place = words(f"location.{board.places[place_of(spot)].location.key}")
    if not isinstance(card, Gear):
        return place
    assert view.side is not None
    stack = board.places[place_of(spot)].sides[view.side][spot - spot_of(place_of(spot), 0)]
    thief = words("closer.flipped") if stack.flipped else faces.card_name(stack.thief, words)
    return words("closer.thief_at", thief=thief, place=place)
