"""The chapters of what the game is about, and of how its rounds go."""

from __future__ import annotations

from pass_and_play.games.caper.measures import SIDES
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Figure, Page, Row, Table


def aims(tell: Teller) -> tuple[Page, ...]:
    """What to play for, the cities, and who is who."""
    return _aim(tell), _cities(tell), _sides(tell)


def rounds(tell: Teller) -> tuple[Page, ...]:
    """The rounds of a game, and a turn."""
    return _rounds(tell), _turn(tell)


def _aim(tell: Teller) -> Page:
    return tell.page(
        "aim",
        tell.row("aim.capers", "caper"),
        tell.row("aim.points", "point"),
        tell.row("aim.coins", "coin", coins=tell.coins(tell.cards.coins)),
        tell.row("aim.two", "swap") if tell.told_to(2) else None,
        tell.row("aim.snitch", "snitch") if tell.players == 3 else None,
        tell.row("aim.teams", "lookout") if tell.players == 4 else None,
        note=tell.words("rules.aim.note"),
    )


def _cities(tell: Teller) -> Page:
    """What each city is known for, or the one in play and how many cards it takes."""
    rows = [_city(tell, city) for city in tell.cities]
    if tell.table is not None:
        thieves, gear, locations = (len(deck) for deck in tell.cards.of_city(tell.table.city))
        rows.append(tell.row("cities.cards", "shuffle", thieves=thieves, gear=gear, locations=locations))
    return tell.page("cities", *rows, note=tell.words("rules.cities.note"))


def _city(tell: Teller, key: str) -> Row:
    words, city = tell.words, tell.cards.cities[key]
    stars = Figure(words("rules.stars", n=city.stars), large=False)
    name, icon = words(f"city.{key}"), CAPER_GEAR[city.colour].icon
    return Row(name, words(f"rules.cities.{key}"), icon, figure=stars)


def _sides(tell: Teller) -> Page:
    return tell.page(
        "sides",
        tell.row(f"sides.{tell.values['parts']}", "speech"),
        tell.row("sides.first", "round-marker"),
        tell.row("sides.own", "location"),
        tell.row("sides.snitch", "snitch") if tell.players == 3 else None,
        tell.row("sides.lookouts", "lookout") if tell.players == 4 else None,
    )


def _rounds(tell: Teller) -> Page:
    """Cards and first player of every round; the Snitch's deck is dealt from, not to."""
    words = tell.words
    hand = {3: "snitch", 4: "lookout"}.get(tell.players or 2, "each")
    head = tuple(words(f"rules.column.{column}") for column in ("round", "deck", hand, "first"))
    rows = tuple(
        (
            words.number(number),
            words(f"rules.deck.{one.deck}"),
            words.number(2 * one.deal if hand == "snitch" else one.deal),
            words(f"rules.first.{SIDES[one.first]}"),
        )
        for number, one in enumerate(tell.cards.rounds, 1)
    )
    return tell.page("rounds", Table(head, rows), note=words("rules.rounds.note"))


def _turn(tell: Teller) -> Page:
    """A turn with this number of players; without a match, that of two."""
    ways = {
        3: (tell.row("turn.snitch", "snitch"), tell.row("turn.snitch_last", "discard")),
        4: (tell.row("turn.teams", "lookout"), tell.row("turn.teams_last", "discard")),
    }
    two = (tell.row("turn.swap", "swap"), tell.row("turn.last", "discard"))
    note = tell.words("rules.turn.note") if tell.players is None else None
    return tell.page("turn", tell.row("turn.play", "play"), *ways.get(tell.players or 2, two), note=note)
