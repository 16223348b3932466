"""The panel of house rules beside the seats: how many play, and the options of the game, page by page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pass_and_play.cards.option import OptionKind, OptionRule, Value
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import lighten, mix
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.controls import Choice, choose_one, stepper, switch
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.scenes.house_rule_pages import LAYOUTS, Layout, paged
from pass_and_play.words import Text, Words

LEAST_NOTE = 0.88
"""What a rule does is told at this share of its size or more, or not at all."""


class HouseRules:
    """The values that the table has chosen so far, and the page of the panel that is shown."""

    def __init__(self, rules: Sequence[OptionRule], chosen: Mapping[str, object]) -> None:
        """`chosen` may come from an older card file: what is not allowed any more becomes the default."""
        self.values = {rule.key: _allowed(rule, chosen.get(rule.key, rule.default)) for rule in rules}
        self._rules = {rule.key: rule for rule in rules}
        self._page = 0

    # ------------------------------------------------------------------ drawing

    def draw(
        self,
        canvas: Canvas,
        words: Words,
        *,
        players: int,
        allowed: range,
        held: Mapping[str, Value] | None = None,
    ) -> None:
        """The panel; `players` of the `allowed` numbers sit at the table. Rules that are `held` have the
        value that is given there."""
        palette, layout = canvas.theme.palette, LAYOUTS[canvas.form]
        pages = self._paged(layout)
        page = self._shown(pages)
        fill = (palette.b2, mix(palette.b2, palette.b1, 0.8))
        canvas.panel(layout.panel, fill=fill, edge=palette.line, radius=26, shadow=3)
        title = words("seats.more" if page else "seats.rules")
        canvas.write(title, layout.title, TITLE.at(26 if layout.title[3] > 36 else 23), palette.text)
        if page == 0:
            _players(canvas, layout, words, players, allowed)
        top = layout.later if page else layout.first
        bottom = layout.end(first=page == 0) if len(pages) > 1 else layout.bottom
        spare = bottom - top - sum(layout.high(rule) for rule in pages[page])
        gap = spare / (len(pages[page]) + 1)
        for rule in pages[page]:
            top += gap
            self._row(canvas, layout, words, rule, top, (held or {}).get(rule.key))
            top += layout.high(rule)
        _foot(canvas, layout, words, pages, page)

    def _paged(self, layout: Layout) -> list[list[OptionRule]]:
        return paged(list(self._rules.values()), layout)

    def _shown(self, pages: list[list[OptionRule]]) -> int:
        """The page that is on: another form of the screen may have fewer."""
        return min(self._page, len(pages) - 1)

    def _row(
        self,
        canvas: Canvas,
        layout: Layout,
        words: Words,
        rule: OptionRule,
        top: float,
        held: Value | None,
    ) -> None:
        name, note = words(f"option.{rule.key}"), f"option.{rule.key}.note"
        told = words("seats.held") if held is not None else words(note) if words.has(note) else None
        key, value = f"option:{rule.key}", self.values[rule.key] if held is None else held
        left, wide, high = layout.left, layout.wide, layout.high(rule)
        if rule.kind is OptionKind.SWITCH:
            switch(canvas, (left, top, wide, high), name, key=key, on=bool(value))
            _caption(canvas, (left, top, wide - 104, high), name, told)
            return
        if layout.caption:
            _caption(canvas, (left, top - 2, wide, layout.caption), name, told)
            place = (layout.foot[0], top + layout.caption, layout.foot[2], layout.control)
        else:
            room = wide / 2 - 16
            _caption(canvas, (left, top, room, high), name, told)
            place = (left + wide / 2, top + (high - layout.control) / 2, wide / 2, layout.control)
        if rule.kind is OptionKind.CHOICE:
            choices = [Choice(f"{key}:{one}", words(f"option.{rule.key}.{one}")) for one in rule.choices]
            choose_one(canvas, place, choices, chosen=f"{key}:{value}", fixed=held is not None)
        else:
            self._amount(canvas, words, rule, place)

    def _amount(self, canvas: Canvas, words: Words, rule: OptionRule, rect: Rect) -> None:
        """A number between minus and plus, or the words that stand for it."""
        x, y, wide, side = rect
        name, at = words(f"option.{rule.key}"), rule.choices.index(self.values[rule.key])
        for way, icon, left, enabled in (
            ("less", "minus", x, at > 0),
            ("more", "plus", x + wide - side, at < len(rule.choices) - 1),
        ):
            icon_button(
                canvas,
                (left, y, side, side),
                icon,
                words(f"seats.{way}_of", option=name),
                key=f"option:{rule.key}:{way}",
                kind="secondary",
                enabled=enabled,
                icon_size=22,
            )
        between = (x + side + 8, y, wide - 2 * side - 16, side)
        told = _told(words, rule.key, self.values[rule.key])
        canvas.write(told, between, H.at(22), canvas.theme.palette.text, align="center")

    # ------------------------------------------------------------------ touching

    def press(self, key: str, form: Form) -> None:
        """Change a value (`option:<option>`, with what was picked behind it), or the page."""
        if key in ("more", "back"):
            self._page = self._shown(self._paged(LAYOUTS[form])) + (1 if key == "more" else -1)
            return
        option, _, picked = key.removeprefix("option:").partition(":")
        rule, value = self._rules[option], self.values[option]
        at = rule.choices.index(value)
        if rule.kind is OptionKind.SWITCH:
            self.values[option] = not value
        elif rule.kind is OptionKind.AMOUNT:
            self.values[option] = rule.choices[at + (1 if picked == "more" else -1)]
        else:
            self.values[option] = next(one for one in rule.choices if str(one) == picked)


def _players(canvas: Canvas, layout: Layout, words: Words, players: int, allowed: range) -> None:
    note = words("seats.players_note", least=allowed[0], most=allowed[-1])
    high = 44.0 if canvas.form is Form.COMPACT else 56.0
    wide = high * 2 + 52
    left, top = layout.left, layout.players
    _caption(canvas, (left, top, layout.wide - wide - 12, high), words("seats.players"), note)
    stepper(
        canvas,
        (left + layout.wide - wide, top, wide, high),
        words.number(players),
        less=Choice("fewer", words("seats.fewer")),
        more=Choice("another", words("seats.another")),
        can_less=players > allowed[0],
        can_more=players < allowed[-1],
    )


def _foot(canvas: Canvas, layout: Layout, words: Words, pages: list[list[OptionRule]], page: int) -> None:
    """The way to the next page and back."""
    x, y, wide, high = layout.back
    last = page == len(pages) - 1
    if page:
        back = layout.back if last else (x, y, wide / 2 - 6, high)
        button(canvas, back, words("seats.less"), key="back", kind="ghost", icon="arrow-left")
    if last:
        return
    if page:
        more = (x + wide / 2 + 6, y, wide / 2 - 6, high)
        button(canvas, more, words("seats.more"), key="more", kind="secondary", icon="arrow-right")
        return
    _more(canvas, layout.foot, words, [rule.key for later in pages[1:] for rule in later])


def _more(canvas: Canvas, rect: Rect, words: Words, hidden: Sequence[str]) -> None:
    """What leads from the first page to the second, and names what is to be found there."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    feel = canvas.target("more", rect, words("seats.more"))
    if feel.focused:
        focus_ring(canvas, rect, radius=20)
    fill = lighten(palette.b3, 0.1) if feel.hovered else palette.b3
    canvas.panel(rect, fill=fill, edge=palette.line, radius=20)
    canvas.icon("settings", (x + 18, y + high / 2 - 14, 28, 28), palette.acc)
    place = (x + 62, y + 3, wide - 112, high - 9)
    note = _named(canvas, place[2], words, hidden) if high > 70 else None
    _caption(canvas, place, words("seats.more"), note)
    canvas.icon("chevron-right", (x + wide - 44, y + high / 2 - 14, 28, 28), palette.text)


def _named(canvas: Canvas, room: float, words: Words, options: Sequence[str]) -> Text:
    """As many of the options as there is room for, by name."""
    names = [words(f"option.{option}") for option in options]
    told = [words.listed(names)]
    for left_out in range(1, len(names)):
        told.append(words.listed([*names[:-left_out], words("shelf.more", n=left_out)]))
    return next((text for text in told if canvas.measure(text, SMALL) <= room), told[-1])


def _allowed(rule: OptionRule, value: object) -> Value:
    try:
        return rule.checked(value)
    except ValueError:
        return rule.default


def _told(words: Words, option: str, value: Value) -> Text:
    """A value in words where it has some, else the number."""
    key = f"option.{option}.{value}"
    return words(key) if words.has(key) else words.number(int(value))


def _caption(canvas: Canvas, rect: Rect, name: Text, note: Text | None) -> None:
    """The name of a rule, and what it does below it, if there is room for that."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    low = high < 50
    title, small = H.at(18 if low else 20), SMALL.at(16 if low else 17)
    if note is None or canvas.measure(note, small) * LEAST_NOTE > wide:
        canvas.write(name, rect, title, palette.text)
        return
    step = 21 if low else 25
    _, tall = canvas.extent(note, small, wide)
    top = y + (high - step - tall) / 2
    canvas.write(name, (x, top, wide, step + 1), title, palette.text)
    canvas.write(note, (x, top + step, wide, tall), small, palette.text2)
