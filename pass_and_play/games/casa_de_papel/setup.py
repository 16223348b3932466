"""Setup of La Casa de Papel: who is who, and which action cards everybody gets."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.dice import Dice
from pass_and_play.games.casa_de_papel.cards import ROUNDS, ActionCard, Character, Deal, Power, Team


def form_teams(
    box: Sequence[Character], deal: Deal, seats: int, dice: Dice
) -> tuple[list[Character], list[Character]]:
    """The characters of the seats, and those prepared but set aside (four players only)."""
    pool = dice.shuffled(box)
    professor = next(c for c in pool if c.power is Power.PROFESSOR)
    raquel = next(c for c in pool if c.power is Power.RAQUEL)
    plain = [c for c in pool if c.power is Power.NONE]
    gangsters = [c for c in plain if c.team is Team.GANGSTERS][: deal.gangsters - 1]
    hostages = [c for c in plain if c.team is Team.HOSTAGES][: deal.hostages - 1]
    dealt = [professor, raquel, *gangsters, *hostages]
    aside: list[Character] = []
    if len(dealt) > seats:
        # Four players: the fourth card is drawn blindly from one gangster and one hostage.
        fourth, *aside = dice.shuffled([gangsters[-1], *hostages])
        dealt = [professor, raquel, *gangsters[:-1], fourth]
    return dice.shuffled(dealt), aside


def deal_cards(deal: Deal, seats: int, dice: Dice, *, mixed: bool) -> list[list[ActionCard]]:
    """Five action cards for everybody; the deck is dealt out completely. Where hands have to be `mixed`,
    anew until nobody has cards of one kind only."""
    hands = _hands(deal, seats, dice)
    while mixed and any(len({card.kind for card in hand}) == 1 for hand in hands):
        hands = _hands(deal, seats, dice)
    return hands


def _hands(deal: Deal, seats: int, dice: Dice) -> list[list[ActionCard]]:
    deck = dice.shuffled(deal.deck)
    return [deck[seat * ROUNDS : (seat + 1) * ROUNDS] for seat in range(seats)]
