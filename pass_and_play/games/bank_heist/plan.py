"""The plan: a loot card, a secret character for everybody, and the role cards in the middle (rulebook,
phase 1). All sums in millions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Flow,
    Option,
    Seat,
    in_the_open,
    numbered,
    option,
    say,
    who,
)
from pass_and_play.engine.secret import Secret
from pass_and_play.engine.together import together
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.character import LaidCharacter
from pass_and_play.games.bank_heist.heist import Heist

if TYPE_CHECKING:
    from pass_and_play.games.bank_heist.rules import BankHeist

LOOT = in_the_open(TABLE, say("loot"), DONE)
PLAN = say("plan")


class Plan:
    """Phase 1 of one heist."""

    def __init__(self, game: BankHeist) -> None:
        self.game = game

    def play(self) -> Flow[None]:
        """The loot card is turned; then everybody secretly lays a character with its deposit."""
        game = self.game
        self._turn_a_loot_card()
        yield LOOT
        game.phase = "plan"
        picks = yield from together(game.order, self._choice)
        for seat, (pick,) in picks.items():
            game.heist.laid[seat] = laid = self._laid(seat, pick)
            game.heist.characters += laid
        game.announce(say("log.laid"))
        for seat in game.order:
            self._pay_deposits(seat)
        self._lay_out_role_cards()

    def _turn_a_loot_card(self) -> None:
        """It says what the survivors share, and the deposit on every character."""
        game = self.game
        game.phase = "loot"
        if game.heist.is_over:
            self._take_characters_back()
            game.heist = Heist(game.round, game.loot[game.round - 1], game.seats)
            game.heists.append(game.heist)
        loot = game.heist.loot.value
        game.heist.loot.show_all()
        game.announce(say("log.loot", bank=say(f"bank.{loot.key}"), n=loot.amount, deposit=loot.deposit))

    def _take_characters_back(self) -> None:
        for character in self.game.heist.characters:
            card = character_card(character.seat, self.game.roles[character.number])
            self.game.gangs[character.seat][character.number] = card

    def _choice(self, seat: Seat) -> Ask:
        """Any role in play, but under 'no repeat' the one that lies face up before the player."""
        game = self.game
        if not (barred := game.last[seat]):
            return game.choices[seat]
        options = _cards_but(tuple([role.key in barred for role in game.roles]))
        return game.choices[seat]._replace(options=options)

    def _laid(self, seat: Seat, pick: str) -> tuple[LaidCharacter, ...]:
        gang, deposit, places = self.game.gangs[seat], self.game.heist.loot.value.deposit, self.game.places
        return tuple(
            [
                LaidCharacter(seat, place, number, gang.pop(number), places=places, deposit=deposit)
                for place, number in enumerate(_numbers(pick))
            ]
        )

    def _pay_deposits(self, seat: Seat) -> None:
        """Whoever has too little is given what is missing; with hidden money nobody else hears of it."""
        game, money = self.game, self.game.money[seat]
        money.value -= game.heist.loot.value.deposit * game.places
        if money.value >= 0:
            return
        missing = -money.value
        money.value = 0
        game.reserve.value -= missing
        if game.hidden_money:
            game.tell(seat, say("note.given", round=game.round, n=missing))
        else:
            game.announce(say("log.given", seat=who(seat), n=missing))

    def _lay_out_role_cards(self) -> None:
        """They are shuffled, so that nobody knows whose they are; one stays face down."""
        heist = self.game.heist
        *face_up, hidden = self.game.dice.shuffled([one.role.value for one in heist.characters])
        heist.face_up = tuple([role.key for role in face_up])
        # The face-down card is one of its own, so that it is told apart from all that is shown.
        printed = {role.key: role for role in self.game.roles}
        heist.row = [Secret(printed[key], "role", TABLE) for key in heist.face_up]
        heist.row.append(Secret(Role(hidden.key, hidden.order), "role"))


def character_card(seat: Seat, role: Role) -> Secret[Role]:
    """A card of its own, so that two drivers are told apart, and none is followed from heist to heist."""
    return Secret(Role(role.key, role.order), "character", seat)


def choice(seat: Seat, roles: int, order: tuple[Seat, ...]) -> Ask:
    """What a seat is asked: for one of so many roles, or with three players for two different ones."""
    options = _pairs(roles) if len(order) == 3 else numbered("card", roles)
    return Ask(seat, PLAN, options, order=order)


@cache
def _pairs(roles: int) -> tuple[Option, ...]:
    return tuple(
        option(f"left:{left} right:{right}")
        for left in range(roles)
        for right in range(roles)
        if left != right
    )


@cache
def _cards_but(barred: tuple[bool, ...]) -> tuple[Option, ...]:
    return tuple(option(f"card:{number}") for number, is_barred in enumerate(barred) if not is_barred)


@cache
def _numbers(pick: str) -> tuple[int, ...]:
    """The roles that an option lays, from left to right."""
    return tuple(int(thing.partition(":")[2]) for thing in pick.split())
