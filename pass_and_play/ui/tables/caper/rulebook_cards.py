"""The chapter of the cards: thieves, gear, when they work, flips, and the discard area."""

from __future__ import annotations

from pass_and_play.games.caper.cards import BASE
from pass_and_play.games.caper.measures import MOST_GEAR, MOST_THIEVES
from pass_and_play.games.caper.scoring import DISCARDED_GEAR, EQUIP_BONUS
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.tables.caper.effect_words import joined
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row


def pages(tell: Teller) -> tuple[Page, ...]:
    """From a thief to what is left in the discard area."""
    return (
        _thief(tell),
        _gear(tell),
        _colours(tell),
        _times(tell),
        _flips(tell),
        _protection(tell),
        _discards(tell),
    )


def colours(tell: Teller) -> dict[str, str | None]:
    """The colours of the gear that may be in play, in the order of the card file, and the city of each; None
    where it is in every game."""
    cities = (BASE, *tell.cities)
    return {
        card.colour: None if card.city == BASE else card.city
        for card in tell.cards.gear
        if card.city in cities
    }


def _thief(tell: Teller) -> Page:
    return tell.page(
        "thief",
        tell.row("thief.place", "location", n=MOST_THIEVES),
        tell.row("thief.income", "coin"),
        tell.row("thief.does", "thief"),
        note=tell.words("rules.thief.note"),
    )


def _gear(tell: Teller) -> Page:
    teams = tell.players == 4
    bonus = tell.row("gear_page.bonus", "caper", figure=tell.sum(EQUIP_BONUS), n=MOST_GEAR)
    return tell.page(
        "gear_page",
        tell.row("gear_page.onto", "thief"),
        tell.row("gear_page.cost", "coin"),
        bonus,
        tell.row("gear_page.forced" if teams else "gear_page.coin", "discard"),
        tell.row("gear_page.changed", "location"),
    )


def _colours(tell: Teller) -> Page:
    """Every colour with its shape, and how many cards there are of it."""
    rows = [_colour(tell, colour, city) for colour, city in colours(tell).items()]
    return tell.page("colours", *rows, note=tell.words("rules.colours.note"))


def _colour(tell: Teller, colour: str, city: str | None) -> Row:
    words, look, known = tell.words, CAPER_GEAR[colour], f"rules.colours.{colour}"
    text = words("rules.colours.copies", n=sum(card.colour == colour for card in tell.cards.gear))
    if city is not None:
        text = joined(words, (words("rules.colours.of_city", city=words(f"city.{city}")), text))
    elif words.has(known):
        text = joined(words, (words(known), text))
    return Row(words(f"colour.{colour}"), text, look.icon, tile=(look.fill, look.ink))


def _times(tell: Teller) -> Page:
    return tell.page(
        "times",
        tell.row("times.played", "play"),
        tell.row("times.lies", "protected"),
        tell.row("times.end", "goal-flag"),
        tell.row("times.kept", "coin"),
        tell.row("times.limit", "coin-pile"),
    )


def _flips(tell: Teller) -> Page:
    return tell.page(
        "flips",
        tell.row("flips.top", "flip"),
        tell.row("flips.must", "threat"),
        tell.row("flips.lost", "close"),
        tell.row("flips.still", "gear"),
        tell.row("flips.cover", "plus"),
    )


def _protection(tell: Teller) -> Page:
    return tell.page(
        "protection",
        tell.row("protection.card", "protected"),
        tell.row("protection.thief", "thief"),
        tell.row("protection.location", "location"),
        tell.row("protection.all_thieves", "players"),
        tell.row("protection.below", "hourglass"),
    )


def _discards(tell: Teller) -> Page:
    return tell.page(
        "discards",
        tell.row("discards.back", "retrieve"),
        tell.row("discards.usual", "coin"),
        tell.row("discards.may", "check"),
        tell.row("discards.teams", "discard", points=DISCARDED_GEAR) if tell.told_to(4) else None,
    )
