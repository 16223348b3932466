"""A loot card has been turned: what there is to split, what it costs to be in, and where the match stands."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.cards import Loot
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import faces, loot_card, race, table_head
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units; `facts` is the field of the three facts with
    the height of one, the sizes of its letters, and the side of its tile."""

    card: Rect
    title: Rect
    size: float
    note: Rect
    facts: Rect
    fact: float
    letters: tuple[float, float]
    tile: float
    race: Rect
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        card=(56, 96, 354, 580),
        title=(452, 96, 772, 60),
        size=44,
        note=(452, 156, 772, 36),
        facts=(452, 204, 772, 264),
        fact=80,
        letters=(22, 18),
        tile=56,
        race=(452, 480, 772, 196),
        hint=(56, 720, 780, 64),
    ),
    Form.PORTRAIT: _Plan(
        card=(24, 92, 366, 600),
        title=(414, 92, 362, 110),
        size=42,
        note=(414, 204, 362, 64),
        facts=(414, 282, 362, 410),
        fact=126,
        letters=(22, 18.5),
        tile=56,
        race=(24, 712, 752, 300),
        hint=(34, 1032, 732, 116),
    ),
    Form.COMPACT: _Plan(
        card=(20, 64, 275, 450),
        title=(316, 62, 688, 44),
        size=32,
        note=(316, 106, 688, 28),
        facts=(316, 142, 688, 198),
        fact=60,
        letters=(18, 15.5),
        tile=44,
        race=(316, 352, 688, 162),
        hint=(20, 538, 684, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    assert table.loot is not None
    plan, palette, words = _PLANS[canvas.form], canvas.theme.palette, room.words
    canvas.backdrop("table")
    table_head.draw(canvas, table, room, "loot")
    loot_card.draw(canvas, plan.card, table.loot, room, each=table.places > 1)
    upright = canvas.form is Form.PORTRAIT
    lines = 2 if upright else 1
    title, note = words("loot_reveal.title", n=table.loot.amount), words("loot_reveal.note")
    canvas.write(title, plan.title, DISPLAY.at(plan.size), palette.text, lines=lines, shrink=0.7)
    style = BODY.at(17 if canvas.form is Form.COMPACT else 20)
    canvas.write(note, plan.note, style, palette.text2, lines=lines, valign="top" if upright else "middle")
    x, y, wide, high = plan.facts
    gap = (high - 3 * plan.fact) / 2
    for index, fact in enumerate(_facts(table, room, table.loot)):
        _fact(canvas, (x, y + (plan.fact + gap) * index, wide, plan.fact), fact)
    _race(canvas, plan.race, table, room)
    bottom_bar(canvas)
    hint(canvas, plan.hint, words("loot_reveal.hint"), icon="hand-over")
    says = words("loot_reveal.confirm_two" if table.places > 1 else "loot_reveal.confirm")
    frame.confirm(canvas, says, icon="hand-over", enabled=room.ready)


@dataclass(frozen=True, slots=True)
class _Fact:
    """What a part of the card means: an icon and its colour, a heading, and a sentence."""

    icon: str
    tint: Colour
    title: Text
    text: Text
    mark: tuple[str, Colour] | None = None


def _facts(table: TableView, room: Room, loot: Loot) -> list[_Fact]:
    """Deposit, symbol and Boss."""
    words, gold = room.words, faces.COLOURS["mastermind"]
    deposit = money(words, loot.deposit)
    each = "each" if table.places > 1 else "one"
    facts = [
        _Fact(
            "deposit",
            gold,
            words(f"loot_reveal.deposit_{each}", deposit=deposit),
            words("loot_reveal.deposit_text"),
        )
    ]
    if loot.symbol is None:
        facts.append(_Fact("loot", gold, words("loot_reveal.no_symbol"), words("loot_reveal.no_symbol_text")))
    else:
        role = words(f"role.{loot.symbol}")
        title = words("loot_reveal.symbol", role=role)
        in_play = any(one.key == loot.symbol for one in table.roles)
        text = words("loot_reveal.symbol_text" if in_play else "loot_reveal.symbol_out")
        facts.append(_Fact(loot.symbol, faces.COLOURS.get(loot.symbol, gold), title, text))
    if table.boss is not None:
        look = room.look(table.boss)
        text = words("loot_reveal.boss_text")
        facts.append(_Fact("hat-boss", gold, room.names[table.boss], text, (look.icon, look.colour)))
    return facts


def _fact(canvas: Canvas, rect: Rect, fact: _Fact) -> None:
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    x, y, wide, high = rect
    edge = palette.line if canvas.theme.high_contrast else None
    canvas.panel(rect, fill=with_alpha(BLACK, 0.4), edge=edge, radius=20)
    side = plan.tile
    pad = min((high - side) / 2, 14.0)
    tile = (x + pad, y + (high - side) / 2, side, side)
    canvas.panel(tile, fill=with_alpha(BLACK, 0.5), radius=14)
    inner = side * 0.6
    canvas.icon(fact.icon, (tile[0] + side * 0.2, tile[1] + side * 0.2, inner, inner), fact.tint)
    left = x + 2 * pad + side + 4
    space = x + wide - 14 - left
    bold, light = H.at(plan.letters[0]), BODY.at(plan.letters[1])
    lines = 2 if high > 100 else 1
    share = high / (lines + 1)  # the title has one line, the text the others
    start, mark = left, plan.letters[0]
    if fact.mark is not None:
        canvas.icon(fact.mark[0], (left, y + 2 + (share - mark) / 2 + 2, mark, mark), fact.mark[1])
        start += mark + 8
    title = (start, y + 4, left + space - start, share)
    canvas.write(fact.title, title, bold, palette.text, shrink=least(canvas, bold))
    text = (left, y + share, space, share * lines - 4)
    canvas.write(fact.text, text, light, palette.text2, lines=lines, shrink=least(canvas, light))


def _race(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """What everybody has, on the way to the target; that it is covered, with hidden money."""
    palette = canvas.theme.palette
    canvas.panel(rect, fill=with_alpha(BLACK, 0.3), edge=palette.line, radius=20)
    x, y, wide, high = rect
    if table.hidden_money:
        style = H.at(18 if canvas.form is Form.COMPACT else 21)
        says = room.words("race.hidden", n=table.target)
        label(canvas, rect, says, style, palette.text2, icon="eye-off", icon_size=30, gap=14)
        return
    pad = 72 if canvas.form is Form.LANDSCAPE else 36  # so that there are three columns at most
    inner = (x + pad / 2, y + 8, wide - pad, high - 16)
    slack = max(0.0, high - 16 - race.strip_high(canvas.form, inner[2], len(table.seats), roomy=True))
    race.draw_strip(canvas, (inner[0], inner[1] + slack / 2, inner[2], inner[3] - slack), table, room)
