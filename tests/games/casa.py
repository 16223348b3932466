"""Stories of La Casa de Papel: a match with the characters and cards that a test needs, told in its words.

    story = Story("Professor, Raquel, gangster, gangster, hostage", "note 0, note +250, sab 0, sab 0, sab 0")
    story.lead(0).lay().talk().select(1, 2)

Whatever is not named is dealt as it comes. Tests look at `table` and `hand(seat)`, as players do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from card_files import card_file
from tale import Tale

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import entry_of
from pass_and_play.engine.ask import Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Hidden, Secret
from pass_and_play.games.casa_de_papel.cards import ActionCard, Cards, Character, Kind, Power, Team
from pass_and_play.games.casa_de_papel.rules import CasaDePapel
from pass_and_play.games.casa_de_papel.views import HandView, TableView

ENTRY = entry_of("casa_de_papel")

NAMED = {"Professor": Power.PROFESSOR, "Raquel": Power.RAQUEL}
SIDES = {"gangster": Team.GANGSTERS, "hostage": Team.HOSTAGES}
KINDS = {"note": Kind.BANKNOTE, "sab": Kind.SABOTAGE}


FILE: CardFile[Cards] = card_file(ENTRY.id)


def card(text: str) -> ActionCard:
    """The card that a test calls `note +250` or `sab -500`."""
    kind, value = text.split()
    return ActionCard(KINDS[kind], abs(int(value)))


def cards(text: str) -> list[ActionCard]:
    """The cards of a list such as `note 0, sab -250`."""
    return [card(part) for part in text.split(",")]


def fits(character: Character, name: str) -> bool:
    """Whether this character is the one that a test calls `Professor`, `Raquel`, `gangster` or `hostage`."""
    if name in NAMED:
        return character.power is NAMED[name]
    return character.power is Power.NONE and character.team is SIDES[name]


class Story(Tale):
    """One match. `characters` are given seat by seat, and so is what the seats lay in each of `rounds`."""

    def __init__(self, characters: str, *rounds: str, seed: int = 1, **options: Any) -> None:
        self.names = [name.strip() for name in characters.split(",")]
        self.rounds = [cards(row) for row in rounds]
        super().__init__(ENTRY, FILE, seats=len(self.names), seed=seed, options=options)

    def _open(self, seats: int, cards: Any, options: Options, dice: Dice) -> CasaDePapel:
        """The game as it is dealt, with the cards exchanged among the seats so that the story can happen."""
        game = CasaDePapel(seats, cards, options, dice)
        hands = [secret for hand in game.hands for secret in hand]
        rows = [row[seat] for seat in range(seats) for row in self.rounds]
        places = [hand[number] for hand in game.hands for number in range(len(self.rounds))]
        exchange(hands, places, rows)
        characters = [*game.characters, *game.set_aside]
        wanted = []
        for name in self.names:
            wanted.append(next(c.value for c in characters if fits(c.value, name) and c.value not in wanted))
        exchange(characters, game.characters, wanted)
        return game

    # ------------------------------------------------------------------ what is to be seen

    @property
    def table(self) -> TableView:
        """What everybody sees."""
        view = self.session.game.table()
        assert isinstance(view, TableView)
        return view

    def hand(self, seat: int) -> HandView:
        """What this seat sees besides."""
        view = self.session.game.hand(seat)
        assert isinstance(view, HandView)
        return view

    def character(self, name: str) -> int:
        """The seat whose own page shows this character."""
        for seat in range(self.seats):
            if isinstance(shown := self.hand(seat).character, Character) and fits(shown, name):
                return seat
        raise AssertionError(name)

    # ------------------------------------------------------------------ what happens

    def lead(self, seat: int) -> Story:
        """The table chooses the first Leader, or the Leader appoints the next one."""
        assert self.ask.what.key in ("first_leader", "succession")
        return self.pick(f"seat:{seat}")

    def lay(self) -> Story:
        """Everybody lays the card of this round that the story names, or else the first one in hand."""
        number = self.table.round - 1
        for seat in range(self.seats):
            self.expect("choose", seat=seat, where=Where.PRIVATE)
            held = self.hand(seat).cards
            wanted = self.rounds[number][seat] if number < len(self.rounds) else held[0]
            self.pick(f"card:{held.index(wanted)}")
        return self

    def talk(self) -> Story:
        """The discussion, which the Leader ends."""
        self.expect("discuss")
        return self.pick("done")

    def select(self, *others: int) -> Story:
        """The Leader selects these cards besides the own one; with none named, those of the next seats."""
        ask = self.expect("select", seat=self.table.leader)
        keys = [f"seat:{seat}" for seat in others] or [o.key for o in ask.options[: ask.most]]
        return self.pick(*keys)

    def cut_2(self, **marks: tuple[int, int] | None) -> Story:
        """The power cut of round 2: `seat_3=(2, 0)` lets the card of seat 2 come in for that of seat 0.

        Whoever is not named leaves it as it is.
        """
        for seat in range(self.seats):
            self.mark(seat, marks.get(f"seat_{seat}"))
        return self

    def mark(self, seat: int, mark: tuple[int, int] | None) -> Story:
        """The turn of one seat in round 2."""
        assert (self.ask.seat, self.ask.where) == (seat, Where.DARK)
        if mark is None:
            return self.leave()
        comes, goes = mark
        return self.pick(f"seat:{comes}").pick(f"seat:{goes}")

    def cut_4(self, **marks: int | None) -> Story:
        """The power cut of round 4: `seat_3=2` lets seat 3 touch seat 2. The others leave it as it is."""
        for seat in range(self.seats):
            assert (self.ask.seat, self.ask.where) == (seat, Where.DARK)
            other = marks.get(f"seat_{seat}")
            if other is None:
                self.leave()
            else:
                self.pick(f"seat:{other}").pick("done")
        return self

    def leave(self) -> Story:
        """Decline in the dark: as many touches as for those who do not."""
        self.pick("leave")
        return self.pick(self.ask.options[0].key)

    def go_on(self) -> Story:
        """From the result of the round to what comes after it."""
        self.expect("result")
        return self.pick("done")

    def cuts(self) -> Story:
        """A power cut that nobody uses, if one is due."""
        while self.ask.where is Where.DARK:
            self.leave()
        return self

    def play_round(self, *others: int) -> Story:
        """A whole round in which nobody uses a power, up to the appointment of the next Leader."""
        return self.lay().cuts().talk().select(*others).cuts().go_on()

    def appoint(self) -> Story:
        """The next Leader is the first candidate, if the Leader is asked at all."""
        return self.pick(self.options[0]) if self.ask.what.key == "succession" else self

    def to_round(self, number: int) -> Story:
        """Rounds that do not matter, up to the choice of cards of this round."""
        if self.ask.what.key == "first_leader":
            self.lead(0)
        while self.table.round < number:
            self.play_round().appoint()
        return self

    def to_end(self) -> Story:
        """The rest of the match: the first option, time and again."""
        while self.session.waiting is not None:
            self.pick(*self.options[: self.ask.least])
        return self


def exchange(pool: Sequence[Secret[Any]], places: Sequence[Secret[Any]], wanted: Sequence[Any]) -> None:
    """Lay the wanted values into these places; whatever lay there goes to where the values came from."""
    done: list[Secret[Any]] = []
    for place, value in zip(places, wanted, strict=True):
        other = next(s for s in pool if s.value == value and not any(s is d for d in done))
        other.value, place.value = place.value, other.value
        done.append(place)


def shown(press: Sequence[ActionCard | Hidden]) -> list[ActionCard]:
    """The revealed cards in an order of their own, for what is laid out in a shuffled order."""
    assert all(isinstance(each, ActionCard) for each in press)
    return sorted((each for each in press if isinstance(each, ActionCard)), key=lambda c: (c.kind, c.value))


def press_of(text: str) -> list[ActionCard]:
    """The cards of a list such as `note 0, sab -250`, in the order of `shown`."""
    return sorted(cards(text), key=lambda c: (c.kind, c.value))
