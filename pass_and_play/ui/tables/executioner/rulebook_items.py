"""The chapter of the items: what becomes of their holders, and a page for each, by what the card file says
that it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pass_and_play.games.executioner.cards import Item, Part
from pass_and_play.games.executioner.items import EFFECTS, Effect
from pass_and_play.ui.tables.executioner.rulebook_examples import Cast
from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Table
from pass_and_play.words import Text

ROWS: Mapping[str, Mapping[str, str]] = {
    "nothing": {"dies": "skull", "safe": "check"},
    "pardon": {"dies": "skull", "lost": "crown", "jester": "jester"},
    "goblet": {"dies": "skull", "not": "close"},
    "cheese": {"others": "players", "jester": "jester", "alive": "crown"},
    "decoy": {"survives": "exit", "counts": "skull", "roles": "princess"},
    "shield": {"survives": "exit", "passes": "axe", "counts": "close"},
    "parasite": {"kills": "skull", "survives": "exit", "not": "saboteur"},
    "mimic": {"copies": "mimic", "shown": "eye", "middle": "close"},
}
"""The rules of each effect, in their order, with their icons."""

LOYALIST, SABOTEUR, JESTER = Part.LOYALIST, Part.SABOTEUR, Part.JESTER

EXAMPLES: Mapping[str, tuple[Sequence[Cast], Sequence[int], str]] = {
    "nothing": ((Cast(LOYALIST), Cast(LOYALIST)), (1,), "nothing"),
    "pardon": ((Cast(LOYALIST, "pardon"), Cast(LOYALIST), Cast(SABOTEUR)), (1,), "nothing"),
    "goblet": ((Cast(LOYALIST, "goblet"), Cast(LOYALIST)), (1,), "nothing"),
    "cheese": ((Cast(LOYALIST), Cast(JESTER, "cheese")), (1,), "nothing"),
    "decoy": ((Cast(LOYALIST, "decoy"), Cast(LOYALIST)), (1,), "nothing"),
    "shield": ((Cast(LOYALIST, "shield"), Cast(LOYALIST, "decoy"), Cast(SABOTEUR)), (1, 2), "nothing"),
    "parasite": ((Cast(LOYALIST), Cast(LOYALIST, "parasite"), Cast(LOYALIST)), (1,), "nothing"),
    "mimic": ((Cast(LOYALIST, "mimic"), Cast(SABOTEUR)), (1,), "pardon"),
}
"""An example for each effect: the prisoners, on whom the axe falls, and what the centre card does."""


def pages(tell: Teller) -> tuple[Page, ...]:
    """The table of the items, and what each of them does."""
    return (_all(tell), *(_item(tell, item) for item in tell.items()))


def _all(tell: Teller) -> Page:
    """How often there is each item, what becomes of a holder who is executed, and whether that counts."""
    words = tell.words
    head = tuple(words(f"rules.column.{column}") for column in ("item", "copies", "executed", "counts"))
    rows = tuple(
        (words(f"item.{item.key}"), words.number(_copies(tell, item)), *_fate(tell, EFFECTS[item.effect]))
        for item in tell.items()
    )
    # In two tables, so that a small screen can spread them over two sheets.
    half = (len(rows) + 1) // 2
    tables = [Table(head, part) for part in (rows[:half], rows[half:]) if part]
    return tell.page("items", *tables, note=words("rules.items.note"))


def _copies(tell: Teller, item: Item) -> int:
    return sum(other == item for other in tell.cards.items)


def _fate(tell: Teller, effect: Effect) -> tuple[Text, Text]:
    """What becomes of a holder who is executed, in a word or two, and whether it counts."""
    words = tell.words
    if effect.copies:
        return words("rules.fate.copied"), words("rules.fate.copied")
    return words(f"rules.fate.{effect.fate}"), words("rules.yes" if effect.counts else "rules.no")


def _item(tell: Teller, item: Item) -> Page:
    """A page under the name that the card file gives the item. Its first rule is shown by the card."""
    words, key = tell.words, f"effect.{item.effect}"
    rows = [tell.row(f"{key}.{row}", icon, cheese=tell.cheese) for row, icon in ROWS[item.effect].items()]
    cast, struck, centre = EXAMPLES[item.effect]
    example = tell.worked(words("rules.example"), words(f"rules.{key}.example"), cast, struck, centre=centre)
    copies = words("rules.copies", n=_copies(tell, item))
    first = replace(rows[0], cards=(tell.item_card(item.key, copies),), beside=True)
    return Page(
        f"item_{item.key}",
        words(f"item.{item.key}"),
        words(f"rules.{key}.lead"),
        (first, *rows[1:], example),
    )
