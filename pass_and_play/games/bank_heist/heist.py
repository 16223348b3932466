"""One heist: what lies on the table from its loot card to the end of the round."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Secret
from pass_and_play.games.bank_heist.cards import Loot, Role
from pass_and_play.games.bank_heist.character import LaidCharacter
from pass_and_play.games.bank_heist.deals import Deal, Offer
from pass_and_play.games.bank_heist.reveal import Character, Reveal
from pass_and_play.games.bank_heist.split import Split


class Heist:
    """What lies on the table in one round, and what was said. The loot card lies face down at first.

    `row` are the role cards in the middle, the face-down one last. `money` is what every seat has at the
    end of the round, in millions.
    """

    def __init__(self, number: int, loot: Secret[Loot], seats: int) -> None:
        self.number = number
        self.loot = loot
        self.laid: list[tuple[LaidCharacter, ...]] = [() for _ in range(seats)]
        self.characters: list[LaidCharacter] = []
        """All of them, seat by seat and from left to right."""
        self.row: list[Secret[Role]] = []
        self.face_up: tuple[str, ...] = ()
        """Keys of the role cards that lie face up."""
        self.deals: list[Deal] = []
        self.offers_made = [0] * seats
        self.claims_asked = False
        self.countdown = False
        self.reveals: tuple[Reveal, ...] = ()
        self.informer: Character | None = None
        self.named: str | None = None
        self.split: Split | None = None
        self.paid: tuple[Offer, ...] = ()
        """The deals that were kept, once the round has ended."""
        self.money: Secret[tuple[int, ...]] | None = None

    @property
    def is_over(self) -> bool:
        """Whether its round has ended."""
        return self.money is not None

    def is_in(self, seat: Seat) -> bool:
        """Whether a character of this seat still lies there; who has none is a leaver."""
        return any(character.stance != "out" for character in self.laid[seat])

    def at(self, character: Character) -> LaidCharacter:
        """The character at this place."""
        seat, place = character
        return self.laid[seat][place]
