"""The rules of Millions of Dollars in short pages: which there are, and what shows them."""

from __future__ import annotations

from collections.abc import Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.games.bank_heist.cards import Cards, Loot
from pass_and_play.games.bank_heist.deals import MOST_OFFERS
from pass_and_play.games.bank_heist.reveal import PENALTY
from pass_and_play.games.bank_heist.split import BONUS, FARE, SYMBOL, THEFT
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.colour import rgb
from pass_and_play.ui.tables.bank_heist import rulebook_roles
from pass_and_play.ui.tables.bank_heist.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Rulebook, Table
from pass_and_play.words import Words

PHASES = {
    "first_boss": "boss",
    "loot": "round",
    "plan": "round",
    "negotiate": "negotiation",
    "offer": "deals",
    "confirm": "deals",
    "claims": "boss",
    "look": "threat",
    "informer": "informer",
    "heist": "doors",
    "split": "split",
    "report": "after",
}
"""The page that each phase of a match opens at."""

OPTION_ICONS = {
    "roles": "players",
    "no_repeat": "lock",
    "hidden_money": "eye-off",
    "report": "history",
    "minutes": "timer",
    "first_boss": "hat-boss",
    "target": "goal-flag",
    "rounds": "round-marker",
}

BOARD = (rgb("#F6F3E2"), rgb("#E2DCBE"))
MARK = rgb("#19474D")
MARK_INK = rgb("#F1F6EE")


def rulebook(
    file: CardFile[Cards],
    words: Words,
    *,
    table: TableView | None,
    options: Mapping[str, Value] | None,
) -> Rulebook:
    """The rules for the table of a match, or for all tables of this card file where there is none."""
    tell = Teller(words, file.cards, table)
    values = {rule.key: rule.default for rule in file.options} | dict(options or {})
    house = tell.house(file.options, values, icons=OPTION_ICONS, agreed=options is not None)
    chapters = [
        tell.chapter("aim", "goal-flag", _aim(tell, values), _end(tell, values)),
        tell.chapter("round", "round-marker", _round(tell, values), _doors(tell), _after(tell)),
        tell.chapter("roles", "players", *rulebook_roles.pages(tell, values)),
        tell.chapter("deals", "deal", _negotiation(tell), _deals(tell), _boss(tell)),
        tell.chapter("threat", "threat", _threat(tell)),
        tell.chapter("split", "cash", _split(tell), _worked(tell)),
    ]
    if tell.with_three:
        chapters.append(tell.chapter("three", "swap", _three(tell)))
    chapters += [
        tell.chapter("variants", "shuffle", _variants(tell)),
        tell.chapter("cards", "loot", _cards(tell, values)),
        tell.chapter("house", "settings", house),
    ]
    return Rulebook(chapters=tuple(chapters), phases=PHASES, board=BOARD, mark=MARK, mark_ink=MARK_INK)


def _aim(tell: Teller, values: Mapping[str, Value]) -> Page:
    hidden = tell.table is not None and tell.table.hidden_money
    return tell.page(
        "aim",
        tell.row("aim.start", "cash", start=tell.sum_of(tell.cards.start)),
        tell.row("aim.target", "goal-flag", target=tell.sum_of(int(values["target"]))),
        tell.row("aim.hidden" if hidden else "aim.open", "eye-off" if hidden else "eye"),
        tell.row("aim.talk", "speech"),
    )


def _end(tell: Teller, values: Mapping[str, Value]) -> Page:
    return tell.page(
        "end",
        tell.row("end.split", "trophy", target=tell.sum_of(int(values["target"]))),
        tell.row("end.no_split", "close"),
        tell.row("end.last", "round-marker", n=int(values["rounds"])),
        tell.row("end.equal", "equal"),
    )


def _round(tell: Teller, values: Mapping[str, Value]) -> Page:
    return tell.page(
        "round",
        tell.row("round.plan", "loot"),
        tell.row("round.row", "shuffle"),
        tell.row("round.negotiate", "speech"),
        tell.row("round.doors", "vault"),
        tell.row("round.split", "cash"),
        note=tell.words("rules.round.note"),
        n=int(values["rounds"]),
    )


def _doors(tell: Teller) -> Page:
    order = tell.words.listed([tell.words(f"role.{role.key}") for role in tell.cards.roles])
    return tell.page(
        "doors",
        tell.row("doors.one", "check"),
        tell.row("doors.more", "close"),
        tell.row("doors.named", "informer"),
        tell.row("doors.alone", "warning", sum=tell.sum_of(PENALTY)),
        tell.row("doors.nobody", "loot"),
        order=order,
    )


def _after(tell: Teller) -> Page:
    closed = tell.table is not None and not tell.table.report
    return tell.page(
        "after",
        tell.row("after.closed" if closed else "after.report", "lock" if closed else "history"),
        tell.row("after.cards", "undo"),
        tell.row("after.boss", "hat-boss"),
    )


def _negotiation(tell: Teller) -> Page:
    return tell.page(
        "negotiation",
        tell.row("negotiation.talk", "speech"),
        tell.row("negotiation.stay", "stay"),
        tell.row("negotiation.leave", "exit"),
        tell.row("negotiation.end", "vault"),
    )


def _deals(tell: Teller) -> Page:
    hidden = tell.table is None or tell.table.hidden_money
    return tell.page(
        "deals",
        tell.row("deals.offer", "offer"),
        tell.row("deals.bind", "lock"),
        tell.row("deals.money", "cash"),
        tell.row("deals.several", "players"),
        tell.row("deals.hidden", "eye-off") if hidden else None,
        note=tell.words("rules.deals.note", n=MOST_OFFERS),
    )


def _boss(tell: Teller) -> Page:
    return tell.page(
        "boss",
        tell.row("boss.first", "hat-boss"),
        tell.row("boss.ask", "claim"),
        tell.row("boss.countdown", "timer"),
        tell.row("boss.left", "exit"),
    )


def _threat(tell: Teller) -> Page:
    return tell.page(
        "threat",
        tell.row("threat.gain", "brute"),
        tell.row("threat.use", "threat"),
        tell.row("threat.seen", "eye"),
        tell.row("threat.gone", "discard"),
        note=tell.words("rules.threat.note", n=tell.cards.threats),
    )


def _split(tell: Teller) -> Page:
    return tell.page(
        "split",
        tell.row("split.loot", "mastermind", sum=tell.sum_of(BONUS)),
        tell.row("split.share", "players"),
        tell.row("split.driver", "driver", sum=tell.sum_of(FARE)),
        tell.row("split.crook", "crook", sum=tell.sum_of(THEFT)),
        tell.row("split.symbol", "star", sum=tell.sum_of(SYMBOL)),
        note=tell.words("rules.split.note"),
    )


def _worked(tell: Teller) -> Page:
    first, second, third = Loot("", 8, 1, "brute"), Loot("", 9, 1, "crook"), Loot("", 9, 1, "driver")
    return tell.page(
        "worked",
        tell.worked("worked.first", first, ((0, "brute"), (1, "crook"), (2, "mastermind"))),
        tell.worked("worked.second", second, ((0, "informer"), (1, "brute"), (2, "driver"))),
        tell.worked("worked.third", third, ((0, "crook"),)),
    )


def _three(tell: Teller) -> Page:
    loot = Loot("", 10, 1, None)
    return tell.page(
        "three",
        tell.row("three.row", "shuffle"),
        tell.row("three.apart", "swap"),
        tell.row("three.doubles", "close"),
        tell.row("three.own", "informer"),
        tell.worked("three.worked", loot, ((0, "brute"), (0, "driver"), (1, "mastermind"))),
        note=tell.words("rules.three.note"),
    )


def _variants(tell: Teller) -> Page:
    return tell.page(
        "variants",
        tell.row("variants.no_repeat", "lock"),
        tell.row("variants.hidden", "eye-off"),
        tell.row("variants.report", "history"),
        tell.row("variants.roles", "players"),
    )


def _cards(tell: Teller, values: Mapping[str, Value]) -> Page:
    words = tell.words
    head = tuple(words(f"rules.column.{column}") for column in ("bank", "loot", "deposit", "symbol"))
    rows = tuple(
        (
            words(f"bank.{loot.key}"),
            tell.sum_of(loot.amount),
            tell.sum_of(loot.deposit),
            words(f"role.{loot.symbol}") if loot.symbol is not None else words("rules.none"),
        )
        for loot in tell.cards.loot
    )
    note = words("rules.cards.note", n=int(values["rounds"]), all=len(rows))
    # In two tables, so that a small screen can spread them over two sheets.
    half = (len(rows) + 1) // 2
    tables = [Table(head, part) for part in (rows[:half], rows[half:]) if part]
    return tell.page("cards", *tables, note=note)
