"""The chapters of all cards in play: thieves, gear and locations, in signs and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.board import CREAM
from pass_and_play.games.caper.cards import BASE, Gear, Location, Thief
from pass_and_play.ui.paint.palettes import CAPER, CAPER_GEAR, Caper
from pass_and_play.ui.tables.caper import emblems, sides
from pass_and_play.ui.tables.caper.effect_words import effect_sentences, joined
from pass_and_play.ui.tables.caper.rulebook_cards import colours
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row
from pass_and_play.words import Text


def thieves(tell: Teller) -> tuple[Page, ...]:
    """A page of those in every game, and one for each city."""
    return _by_city(tell, "thieves", [(card.city, _thief(tell, card)) for card in tell.cards.thieves])


def locations(tell: Teller) -> tuple[Page, ...]:
    """A page of those in every game, and one for each city."""
    return _by_city(tell, "locations", [(card.city, _location(tell, card)) for card in tell.cards.locations])


def gear(tell: Teller) -> tuple[Page, ...]:
    """A page for each colour."""
    return tuple(_colour(tell, colour) for colour in colours(tell))


def _by_city(tell: Teller, deck: str, rows: Sequence[tuple[str, Row]]) -> tuple[Page, ...]:
    words = tell.words
    pages = []
    for city in (BASE, *tell.cities):
        found = tuple(row for of, row in rows if of == city)
        if found:
            where = {} if city == BASE else {"city": words(f"city.{city}")}
            title = words(f"rules.list.{deck}_{'of_city' if where else 'every'}", **where)
            pages.append(Page(f"{deck}_{city}", title, words(f"rules.list.{deck}", n=len(found)), found))
    return tuple(pages)


def _colour(tell: Teller, colour: str) -> Page:
    cities = (BASE, *tell.cities)
    cards = [card for card in tell.cards.gear if card.colour == colour and card.city in cities]
    lead = tell.words("rules.list.gear", n=len(cards))
    rows = tuple(_gear(tell, card) for card in cards)
    title = tell.words("rules.list.gear_of_colour", colour=tell.words(f"colour.{colour}"))
    return Page(f"gear_{colour}", title, lead, rows)


def _thief(tell: Teller, card: Thief) -> Row:
    words = tell.words
    told = effect_sentences(words, card.effects)
    if card.income:
        told = (words("rules.list.income", n=card.income), *told)
    tile = (sides.DISCS[CREAM], Caper.CREAM)
    icon, name = emblems.thief(card.key), words(f"thief.{card.key}")
    return Row(name, _told(tell, told), icon, figure=tell.signs(card.effects), tile=tile)


def _gear(tell: Teller, card: Gear) -> Row:
    words, look = tell.words, CAPER_GEAR[card.colour]
    price = words("rules.list.cost", n=card.cost) if card.cost else words("rules.list.free")
    told = (price, *effect_sentences(words, card.effects))
    icon, name = emblems.gear(card.key), words(f"gear.{card.key}")
    return Row(name, joined(words, told), icon, figure=tell.signs(card.effects), tile=(look.fill, look.ink))


def _location(tell: Teller, card: Location) -> Row:
    words = tell.words
    reward = effect_sentences(words, card.reward, voice="winner")
    told = (*reward, *effect_sentences(words, card.modifiers))
    icon, name = emblems.location(card.key), words(f"location.{card.key}")
    signs = tell.signs(card.reward, modifiers=card.modifiers)
    return Row(name, _told(tell, told), icon, figure=signs, tile=(Caper.PLACE[0], CAPER.acc))


def _told(tell: Teller, sentences: Sequence[Text]) -> Text:
    return joined(tell.words, sentences) if sentences else tell.words("rules.list.none")
