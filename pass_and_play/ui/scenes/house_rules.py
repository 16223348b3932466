"""The panel of house rules beside the seats: how many play, and the options of the game, page by page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pass_and_play.cards.option import OptionKind, OptionRule, Value
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import lighten, mix
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.controls import Choice, choose_one, stepper, switch
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.words import Text, Words

PANEL: Rect = (808.0, 96.0, 432.0, 586.0)
LEFT, WIDE = 836.0, 376.0
PLAYERS_TOP = 162.0
FIRST_TOP = 218.0
"""Where the rows of the first page begin: below the number of players."""
LATER_TOP = 152.0
FOOT: Rect = (832.0, 580.0, 384.0, 84.0)
"""What leads to the other pages."""
BOTTOM = 664.0
LEAST_GAP = 12.0
HEIGHTS = {OptionKind.SWITCH: 64.0, OptionKind.CHOICE: 114.0, OptionKind.AMOUNT: 110.0}

_NAME = H.at(20)
_NOTE = SMALL


class HouseRules:
    """The values that the table has chosen so far, and the page of the panel that is shown."""

    def __init__(self, rules: Sequence[OptionRule], chosen: Mapping[str, object]) -> None:
        """`chosen` may come from an older card file: what is not allowed any more becomes the default."""
        self.values = {rule.key: _allowed(rule, chosen.get(rule.key, rule.default)) for rule in rules}
        self._rules = {rule.key: rule for rule in rules}
        self._pages = _pages(rules)
        self._page = 0

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, words: Words, *, players: int, allowed: range) -> None:
        """The panel; `players` of the `allowed` numbers sit at the table."""
        palette = canvas.theme.palette
        fill = (palette.b2, mix(palette.b2, palette.b1, 0.8))
        canvas.panel(PANEL, fill=fill, edge=palette.line, radius=26, shadow=3)
        title = words("seats.more" if self._page else "seats.rules")
        canvas.write(title, (LEFT, 114, WIDE, 40), TITLE.at(26), palette.text)
        if self._page == 0:
            self._players(canvas, words, players, allowed)
        rules = self._pages[self._page]
        top = LATER_TOP if self._page else FIRST_TOP
        bottom = FOOT[1] if len(self._pages) > 1 else BOTTOM
        gap = (bottom - top - sum(HEIGHTS[rule.kind] for rule in rules)) / (len(rules) + 1)
        for rule in rules:
            top += gap
            self._row(canvas, words, rule, top)
            top += HEIGHTS[rule.kind]
        self._foot(canvas, words)

    def _players(self, canvas: Canvas, words: Words, players: int, allowed: range) -> None:
        note = words("seats.players_note", least=allowed[0], most=allowed[-1])
        _caption(canvas, (LEFT, PLAYERS_TOP, WIDE - 176, 56), words("seats.players"), note)
        stepper(
            canvas,
            (LEFT + WIDE - 164, PLAYERS_TOP, 164, 56),
            words.number(players),
            less=Choice("fewer", words("seats.fewer")),
            more=Choice("another", words("seats.another")),
            can_less=players > allowed[0],
            can_more=players < allowed[-1],
        )

    def _row(self, canvas: Canvas, words: Words, rule: OptionRule, top: float) -> None:
        name, note = words(f"option.{rule.key}"), f"option.{rule.key}.note"
        told = words(note) if words.has(note) else None
        key, value = f"option:{rule.key}", self.values[rule.key]
        if rule.kind is OptionKind.SWITCH:
            row = (LEFT, top, WIDE, HEIGHTS[rule.kind])
            switch(canvas, row, name, key=key, on=bool(value))
            _caption(canvas, (LEFT, top, WIDE - 104, row[3]), name, told)
            return
        _caption(canvas, (LEFT, top - 4, WIDE, 56), name, told)
        if rule.kind is OptionKind.CHOICE:
            choices = [Choice(f"{key}:{one}", words(f"option.{rule.key}.{one}")) for one in rule.choices]
            choose_one(canvas, (FOOT[0], top + 54, FOOT[2], 60), choices, chosen=f"{key}:{value}")
        else:
            self._amount(canvas, words, rule, (FOOT[0], top + 54, FOOT[2], 56))

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

    def _foot(self, canvas: Canvas, words: Words) -> None:
        """The way to the next page and back."""
        last = self._page == len(self._pages) - 1
        if self._page:
            back = FOOT if last else (FOOT[0], FOOT[1], FOOT[2] / 2 - 6, FOOT[3])
            button(canvas, back, words("seats.less"), key="back", kind="ghost", icon="arrow-left")
        if last:
            return
        if self._page:
            more = (FOOT[0] + FOOT[2] / 2 + 6, FOOT[1], FOOT[2] / 2 - 6, FOOT[3])
            button(canvas, more, words("seats.more"), key="more", kind="secondary", icon="arrow-right")
            return
        self._more(canvas, words)

    def _more(self, canvas: Canvas, words: Words) -> None:
        """What leads from the first page to the second, and names what is to be found there."""
        palette = canvas.theme.palette
        feel = canvas.target("more", FOOT, words("seats.more"))
        if feel.focused:
            focus_ring(canvas, FOOT, radius=20)
        fill = lighten(palette.b3, 0.1) if feel.hovered else palette.b3
        canvas.panel(FOOT, fill=fill, edge=palette.line, radius=20)
        x, y, wide, high = FOOT
        canvas.icon("settings", (x + 18, y + high / 2 - 14, 28, 28), palette.acc)
        hidden = [words(f"option.{rule.key}") for page in self._pages[1:] for rule in page]
        note = words.listed(hidden)
        _caption(canvas, (x + 62, y + 3, wide - 112, high - 9), words("seats.more"), note, lines=2)
        canvas.icon("chevron-right", (x + wide - 44, y + high / 2 - 14, 28, 28), palette.text)

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """Change a value (`option:<option>`, with what was picked behind it), or the page."""
        if key in ("more", "back"):
            self._page += 1 if key == "more" else -1
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


def _allowed(rule: OptionRule, value: object) -> Value:
    try:
        return rule.checked(value)
    except ValueError:
        return rule.default


def _pages(rules: Sequence[OptionRule]) -> list[list[OptionRule]]:
    """The rules in their order, as many on a page as there is room for."""
    if _needs(rules) <= BOTTOM - FIRST_TOP:
        return [list(rules)]
    pages: list[list[OptionRule]] = [[]]
    for rule in rules:
        room = FOOT[1] - (LATER_TOP if len(pages) > 1 else FIRST_TOP)
        if pages[-1] and _needs([*pages[-1], rule]) > room:
            pages.append([])
        pages[-1].append(rule)
    return pages


def _needs(rules: Sequence[OptionRule]) -> float:
    return sum(HEIGHTS[rule.kind] for rule in rules) + LEAST_GAP * (len(rules) + 1)


def _told(words: Words, option: str, value: Value) -> Text:
    """A value in words where it has some, else the number."""
    key = f"option.{option}.{value}"
    return words(key) if words.has(key) else words.number(int(value))


def _caption(canvas: Canvas, rect: Rect, name: Text, note: Text | None, *, lines: int = 1) -> None:
    """The name of a rule, and what it does below it."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    if note is None:
        canvas.write(name, rect, _NAME, palette.text)
        return
    _, tall = canvas.extent(note, _NOTE, wide, lines=lines)
    top = y + (high - 25 - tall) / 2
    canvas.write(name, (x, top, wide, 26), _NAME, palette.text)
    canvas.write(note, (x, top + 25, wide, tall), _NOTE, palette.text2, lines=lines)
