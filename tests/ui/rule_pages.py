"""The rules overlay of any game for tests: what it is given, its sheets, and every sentence on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import pygame

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Entry
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.scenes.rules import RulesScene
from pass_and_play.ui.tables.rulebook import Figure, Page, Row, Rulebook
from pass_and_play.words import Text, Words

PLAIN = Theme(SYSTEM)
LARGE = Theme(SYSTEM, text_size=1.2)
LARGE_STRONG = Theme(SYSTEM, text_size=1.2, high_contrast=True)
SMALL = Theme(SYSTEM, text_size=0.9)

NO_MATCH: dict[str, Any] = {"table": None, "options": None}
"""What the rules are given where nobody plays."""

ASKED: set[str] = set()


class Asked(Words):
    """Words that take note of the keys that they were asked for, in `ASKED`."""

    def __call__(self, key: str, /, **params: int | str) -> Text:
        ASKED.add(key)
        return super().__call__(key, **params)


def of_match(session: Session) -> dict[str, Any]:
    """What the rules are given of a match."""
    return {"table": session.game.table(), "options": session.record.options}


@dataclass(frozen=True, slots=True)
class Reader:
    """Opens the rules of one game, in matches or without one."""

    entry: Entry
    file: CardFile[Any]

    @property
    def words(self) -> Words:
        """The words of the game."""
        return Words.load("en").for_game(self.entry.id, self.file.texts)

    def match(self, players: int, **options: Any) -> Session:
        """A match that has just begun."""
        record = new_record(self.entry, self.file, seats=players, seed=3, options=options)
        return Session(self.entry.kind, self.file.cards, record)

    def book(
        self, players: int | None = None, *, file: CardFile[Any] | None = None, **options: Any
    ) -> Rulebook:
        """The rules as the painter tells them to so many players, or where nobody plays."""
        found = of_match(self.match(players, **options)) if players else NO_MATCH
        return PAINTERS[self.entry.id].rulebook(file or self.file, self.words, **found)

    def scene(self, phase: str = "", **found: Any) -> RulesScene:
        """The overlay, opened in this phase."""
        painter = PAINTERS[self.entry.id]
        return RulesScene(
            cast(Any, None), words=self.words, painter=painter, file=self.file, phase=phase, **found
        )


def twin_pictures(
    session: Session, scene: Callable[..., RulesScene], *, enough: int
) -> Iterator[tuple[bytes, bytes, bool]]:
    """Question by question the rules as they are drawn now, and as they are where what the table has not
    seen is dealt otherwise; and whether that differs at all. Ends when it did so `enough` times."""
    dice, compared = Dice(1), 0
    while session.waiting is not None and compared < enough:
        phase = session.game.table().phase
        before = drawn(scene(phase, **of_match(session))).surface.get_buffer().raw
        with redealt(session.game, TABLE, Dice(2)) as differing:
            twin = drawn(scene(phase, **of_match(session))).surface.get_buffer().raw
        compared += differing > 0
        yield before, twin, differing > 0
        session.answer(random_picks(session.waiting, dice))


def drawn(
    one: RulesScene, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN, *, scale: float = 0.5
) -> Canvas:
    """A picture of the scene; half as large as usual, since nothing that is read from it depends on that."""
    pygame.font.init()
    size = (round(form.size[0] * scale), round(form.size[1] * scale))
    canvas = Canvas(pygame.Surface(size), theme, form=form)
    one.draw(canvas)
    return canvas


def enabled(canvas: Canvas, key: str) -> bool:
    """Whether a target can be touched."""
    return next(target.enabled for target in canvas.targets if target.key == key)


def sheets(one: RulesScene, form: Form, theme: Theme = PLAIN) -> Iterator[Canvas]:
    """Every sheet from the first to the last, turned as people turn them."""
    canvas = drawn(one, form, theme)
    yield canvas
    while enabled(canvas, "next"):
        one.press("next")
        canvas = drawn(one, form, theme)
        yield canvas


def page(rules: Rulebook, key: str) -> Page:
    """A page by its key."""
    return next(page for page in rules.pages if page.key == key)


def rows(rules: Rulebook, key: str) -> list[Row]:
    """The rows of a page."""
    return [block for block in page(rules, key).blocks if isinstance(block, Row)]


def told(rules: Rulebook) -> set[str]:
    """Every sentence of the rules."""
    found: set[str] = set()
    for one in rules.pages:
        found |= {text for text in (one.title, one.lead, one.note) if text}
        for block in one.blocks:
            if isinstance(block, Row):
                found |= {text for text in (block.title, block.text) if text}
    return found


def figures(told: Iterable[Row]) -> dict[str, str]:
    """What stands in words at the end of these rows, by their titles."""
    return {str(row.title): row.figure.words for row in told if isinstance(row.figure, Figure)}
