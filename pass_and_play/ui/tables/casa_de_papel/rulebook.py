"""The rules of La Casa de Papel in short pages: which there are, and what shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import OptionRule, Value
from pass_and_play.games.casa_de_papel.cards import ActionCard, Cards, Kind, Power, Team
from pass_and_play.games.casa_de_papel.scoring import NAMED_PROFESSOR, score
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.tables.casa_de_papel import faces
from pass_and_play.ui.tables.casa_de_papel.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row, Rulebook, SmallCard, Table
from pass_and_play.words import Text, Words

PHASES = {
    "first_leader": "leader",
    "choose": "round",
    "cut_2": "cut_raquel",
    "cut_4": "cut_professor",
    "discuss": "round",
    "select": "leader",
    "result": "scoring",
    "succession": "succession",
    "trump": "trump",
    "outcome": "trump",
}
"""The page that each phase of a match opens at."""

OPTION_ICONS = {
    "abilities": "bolt",
    "last_trump": "trump",
    "minutes": "timer",
    "power_cut": "lamp-off",
    "first_leader": "leader",
    "goal": "goal-flag",
    "eyes_seconds": "eye-off",
    "mixed_hands": "shuffle",
    "open_report": "history",
}

BEFORE = 1000
"""Loot before each worked round, in millions: enough to take from."""

NOTE, SABOTAGE = Kind.BANKNOTE, Kind.SABOTAGE

WORKED: dict[int, dict[str, tuple[tuple[Kind, int], ...]]] = {
    3: {
        "bonus": ((NOTE, 250), (NOTE, 0), (SABOTAGE, 500)),
        "minus": ((SABOTAGE, 250), (SABOTAGE, 0), (NOTE, 500)),
        "plain": ((SABOTAGE, 0), (SABOTAGE, 0), (NOTE, 250)),
    },
    5: {
        "bonus": ((NOTE, 250), (NOTE, 250), (NOTE, 0), (SABOTAGE, 0), (SABOTAGE, 250)),
        "minus": ((SABOTAGE, 250), (SABOTAGE, 250), (SABOTAGE, 0), (NOTE, 0), (NOTE, 500)),
        "plain": ((SABOTAGE, 0), (SABOTAGE, 0), (SABOTAGE, 0), (NOTE, 0), (NOTE, 250)),
    },
}
"""The worked rounds by the number of cards in the press; the outvoted cards stand last."""


def rulebook(
    file: CardFile[Cards],
    words: Words,
    *,
    table: TableView | None,
    options: Mapping[str, Value] | None,
) -> Rulebook:
    """The rules for the table of a match, or for all tables of this card file where there is none."""
    tell = Teller(words, file.cards, table)
    chapters = (
        tell.chapter("aim", "goal-flag", _aim(tell)),
        tell.chapter("teams", "players", _teams(tell), _characters(tell)),
        tell.chapter("round", "round-marker", _round(tell)),
        tell.chapter("scoring", "printing-press", _scoring(tell)),
        tell.chapter("leader", "leader", _leader(tell), _succession(tell)),
        tell.chapter(
            "cuts", "bolt", _cuts(tell, options), _eyes(tell), _cut_raquel(tell), _cut_professor(tell)
        ),
        tell.chapter("trump", "trump", _trump(tell)),
        tell.chapter("cards", "banknote", _cards(tell)),
        tell.chapter("house", "settings", _house(tell, file.options, options)),
    )
    return Rulebook(
        chapters=chapters, phases=PHASES, board=Casa.BOARD, mark=Casa.ROUND_NOW, mark_ink=Casa.ROUND_NOW_INK
    )


def _aim(tell: Teller) -> Page:
    return tell.page(
        "aim",
        tell.row("aim.gangsters", "gangster", goal=tell.goal),
        tell.row("aim.hostages", "hostage"),
        tell.row("aim.talk", "speech"),
        note=tell.words("rules.aim.note"),
    )


def _teams(tell: Teller) -> Page:
    words, number = tell.words, tell.words.number
    columns = ("players", "gangsters", "hostages", "goal", "select", "majority")
    rows = []
    for deal in tell.cards.deals.values():
        aside = deal.set_aside
        # The gangster that is set aside leaves the fewest gangsters and the most hostages.
        gangsters = _either(words, deal.gangsters - aside, deal.gangsters)
        hostages = _either(words, deal.hostages, deal.hostages - aside)
        sums = [number(deal.goal), number(deal.select), number(deal.select // 2 + 1)]
        rows.append((number(deal.players), gangsters, hostages, *sums))
    head = tuple(words(f"rules.column.{column}") for column in columns)
    return tell.page("teams", Table(head, tuple(rows), _own_row(tell)), note=words("rules.teams.note"))


def _either(words: Words, one: int, other: int) -> Text:
    """One number, or one of two."""
    if one == other:
        return words.number(one)
    return words("rules.either", first=words.number(one), rest=words.number(other))


def _own_row(tell: Teller) -> int | None:
    """The row of this table among the deals."""
    return list(tell.cards.deals).index(tell.seats) if tell.seats is not None else None


def _characters(tell: Teller) -> Page:
    four = tell.row("characters.four", "eye-off") if tell.with_four else None
    return tell.page(
        "characters",
        tell.row("characters.professor", "professor", n=NAMED_PROFESSOR),
        tell.row("characters.raquel", "inspector"),
        tell.row("characters.gangsters", "gangster", names=_names(tell, Team.GANGSTERS)),
        tell.row("characters.hostages", "hostage", names=_names(tell, Team.HOSTAGES)),
        four,
        note=tell.words("rules.characters.note"),
    )


def _names(tell: Teller, team: Team) -> Text:
    """The characters of a side that differ in name only."""
    plain = [one for one in tell.cards.team(team) if one.power is Power.NONE]
    return tell.words.listed([tell.words(f"character.{one.key}.full") for one in plain])


def _round(tell: Teller) -> Page:
    return tell.page(
        "round",
        tell.row("round.choose", "hand-over"),
        tell.row("round.talk", "speech"),
        tell.row("round.select", "leader", select=tell.selected),
        tell.row("round.reveal", "printing-press"),
        tell.row("round.next", "players"),
        note=tell.words("rules.round.note"),
    )


def _scoring(tell: Teller) -> Page:
    count = tell.table.select if tell.table is not None else min(WORKED)
    rows = [_worked(tell, f"scoring.{name}", cards) for name, cards in WORKED[count].items()]
    return tell.page("scoring", *rows, note=tell.words("rules.scoring.note", select=tell.selected))


def _worked(tell: Teller, key: str, press: Sequence[tuple[Kind, int]]) -> Row:
    """A round that is scored by the game itself; the last card of the press is outvoted."""
    cards = [ActionCard(kind, value) for kind, value in press]
    result = score(cards, loot=BEFORE)
    return tell.row(
        key,
        "printing-press" if result.running else "press-stopped",
        cards=tuple(tell.card(card, faint=card.kind is not result.majority) for card in cards),
        figure=tell.sum(result.change),
        first=faces.value(cards[0], tell.words),
        outvoted=faces.value(cards[-1], tell.words),
    )


def _leader(tell: Teller) -> Page:
    return tell.page(
        "leader",
        tell.row("leader.first", "leader"),
        tell.row("leader.quiet", "sound-off"),
        tell.row("leader.asks", "speech"),
        tell.row("leader.own", "lock", select=tell.selected),
        note=tell.words("rules.leader.note"),
    )


def _succession(tell: Teller) -> Page:
    return tell.page(
        "succession",
        tell.row("succession.talk", "speech"),
        tell.row("succession.once", "leader"),
        tell.row("succession.four", "undo") if tell.with_four else None,
        tell.row("succession.fifth", "round-marker") if tell.with_four else None,
        tell.row("succession.before", "timer"),
    )


def _cuts(tell: Teller, options: Mapping[str, Value] | None) -> Page:
    way = options["power_cut"] if options is not None else None
    if tell.table is not None and not tell.table.abilities:
        way = "off"
    return tell.page(
        "cuts",
        tell.row("cuts.raquel", "inspector"),
        tell.row("cuts.professor", "professor"),
        tell.row("cuts.same", "hand-over"),
        tell.row("cuts.guess", "mark"),
        note=tell.words(f"rules.cuts.{way}") if way is not None else None,
    )


def _cut_raquel(tell: Teller) -> Page:
    return tell.page(
        "cut_raquel",
        tell.row("cut_raquel.look", "eye"),
        tell.row("cut_raquel.give", "swap"),
        _exchange(tell),
        tell.row("cut_raquel.leave", "undo"),
        tell.row("cut_raquel.hidden", "eye-off"),
        tell.row("cut_raquel.others", "mark"),
    )


def _cut_professor(tell: Teller) -> Page:
    return tell.page(
        "cut_professor",
        tell.row("cut_professor.look", "eye"),
        tell.row("cut_professor.leave", "undo"),
        tell.row("cut_professor.others", "mark"),
        tell.row("cut_professor.careful", "speech"),
    )


def _exchange(tell: Teller) -> Row:
    """Raquel brings in a sabotage: what the press does then."""
    press = ((SABOTAGE, 250), (SABOTAGE, 0), (NOTE, 0))
    return _worked(tell, "cut_raquel.worked", press)


def _eyes(tell: Teller) -> Page:
    return tell.page(
        "eyes",
        tell.row("eyes.middle", "eye-off"),
        tell.row("eyes.one", "eye"),
        tell.row("eyes.time", "timer"),
    )


def _trump(tell: Teller) -> Page:
    off = tell.table is not None and not tell.table.last_trump
    return tell.page(
        "trump",
        tell.row("trump.under", "hostage"),
        tell.row("trump.reached", "inspector"),
        tell.row("trump.right", "check", figure=tell.sum(-NAMED_PROFESSOR)),
        tell.row("trump.wrong", "close", figure=tell.sum(0)),
        note=tell.words("rules.trump.off" if off else "rules.trump.note"),
        goal=tell.goal,
    )


def _cards(tell: Teller) -> Page:
    words, deals = tell.words, tell.cards.deals.values()
    kinds = sorted({card for deal in deals for card in deal.deck}, key=lambda card: (card.kind, card.value))
    rows = tuple(
        (words.number(deal.players), *(words.number(deal.deck.count(card)) for card in kinds))
        for deal in deals
    )
    head: tuple[Text | SmallCard, ...] = (
        words("rules.column.players"),
        *(tell.card(card) for card in kinds),
    )
    return tell.page("cards", Table(head, rows, _own_row(tell)), note=words("rules.cards.note"))


def _house(tell: Teller, rules: Sequence[OptionRule], options: Mapping[str, Value] | None) -> Page:
    """The house rules; the goal is that of the table."""
    values = {rule.key: rule.default for rule in rules} | dict(options or {})
    if tell.table is not None:
        values["goal"] = tell.table.goal
    return tell.house(rules, values, icons=OPTION_ICONS, agreed=options is not None)
