"""What may be seen of Millions of Dollars: built from what is open, never filtered from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pass_and_play.engine.ask import TABLE, Say, Seat
from pass_and_play.engine.secret import HIDDEN, Hidden, Secret
from pass_and_play.games.bank_heist.cards import Loot, Role
from pass_and_play.games.bank_heist.character import LaidCharacter
from pass_and_play.games.bank_heist.deals import Offer
from pass_and_play.games.bank_heist.heist import Heist
from pass_and_play.games.bank_heist.hints import Hint, hints
from pass_and_play.games.bank_heist.reveal import Reveal
from pass_and_play.games.bank_heist.split import Split

if TYPE_CHECKING:
    from pass_and_play.games.bank_heist.rules import BankHeist

MaybeRole = Role | Literal[Hidden.HIDDEN]


@dataclass(frozen=True, slots=True)
class CharacterView:
    """A character card that lies before its player in this heist, with its deposit in millions on it.

    `stance` is `open` while undecided, then `in` or `out`. `bound` is what the deals of its owner have
    agreed for it, `stay` or `leave`. `claim` is the role that the owner said it is, when the Boss asked;
    `silent` where the owner was asked and said nothing, None where nobody has asked yet.
    """

    role: MaybeRole
    deposit: int
    stance: Literal["open", "in", "out"]
    bound: Literal["stay", "leave"] | None
    claim: str | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """What lies openly before one player.

    `money` in millions, None while it is hidden; deposits and money set aside do not count. `characters`
    are those laid in this heist, from left to right: one, or two with three players; none before all have
    laid. `last` are the keys of the roles that lie face up under the variant 'no repeat'. `offers` counts
    the offers that this seat has made in this heist.
    """

    money: int | None
    threats: int
    characters: tuple[CharacterView, ...]
    last: tuple[str, ...]
    offers: int


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One character in the round report: what was said, what was true, and what became of it.

    `role` is HIDDEN for ever where the table plays without the report and the character left. `fate` is
    one of `left`, `survived`, `doubled` (two or more of this role stayed), `caught` (the informer named
    it), `alone` (an informer with nobody left).
    """

    seat: Seat
    place: int
    claim: str | None
    role: MaybeRole
    fate: Literal["left", "survived", "doubled", "caught", "alone"]


@dataclass(frozen=True, slots=True)
class RoundReport:
    """One finished heist. `changes` and `money` by seat in millions, since the beginning of the round and
    at its end; both None while money is hidden. `deals` are the agreed offers; `hidden_role` is the role
    card that stayed face down."""

    round: int
    loot: Loot
    rows: tuple[ReportRow, ...]
    hidden_role: MaybeRole
    named: str | None
    deals: tuple[Offer, ...]
    changes: tuple[int, ...] | None
    money: tuple[int, ...] | None
    split: Split | None


@dataclass(frozen=True, slots=True)
class TableView:
    """The public table. All sums in millions.

    `places` is the number of characters that everybody lays: 1, or 2 with three players. `roles` are those
    in play, in the order of revealing; `row` are the role cards in the middle, the face-down one last;
    `reserve` is None while money is hidden. `maker` is who is making an offer, in the phase `offer`;
    `asked` the character whose claim is asked for, in the phase `claims`. `reveals` are the steps of the
    heist so far, `named` what the informer named. `rounds_done` are the finished heists, in order.
    """

    phase: str
    round: int
    rounds: int
    target: int
    places: int
    hidden_money: bool
    no_repeat: bool
    report: bool
    roles: tuple[Role, ...]
    loot: Loot | None
    reserve: int | None
    boss: Seat | None
    seats: tuple[SeatView, ...]
    row: tuple[MaybeRole, ...]
    offers: tuple[Offer, ...]
    maker: Seat | None
    asked: tuple[Seat, int] | None
    claims_asked: bool
    countdown: bool
    hints: tuple[Hint, ...]
    reveals: tuple[Reveal, ...]
    informer: tuple[Seat, int] | None
    named: str | None
    split: Split | None
    rounds_done: tuple[RoundReport, ...]
    log: tuple[Say, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """The private page of one seat.

    `characters` are those that it has laid in this heist, from left to right. `barred` are the keys of the
    roles that it may not lay again (variant 'no repeat'). `money` in millions is known to its owner even
    while it is hidden. `offer` is the agreed offer that its payer is to confirm (hidden money). `look` is
    what a threat card shows just now: whose character, which place, which role. `touched` and `seen` are
    of no use in this game.
    """

    seat: Seat
    money: int
    characters: tuple[MaybeRole, ...]
    barred: tuple[str, ...]
    offer: Offer | None
    look: tuple[Seat, int, MaybeRole] | None
    notes: tuple[Say, ...]
    touched: Seat | None = None
    seen: None = None


def table(game: BankHeist) -> TableView:
    """What everybody may see now."""
    heist = game.heist
    loot = heist.loot.peek(TABLE)
    return TableView(
        phase=game.phase,
        round=game.round,
        rounds=game.rounds,
        target=game.target,
        places=game.places,
        hidden_money=game.hidden_money,
        no_repeat=game.no_repeat,
        report=game.open_report,
        roles=game.roles,
        loot=None if loot is HIDDEN else loot,
        reserve=_sum(game.reserve, TABLE),
        boss=game.boss,
        seats=tuple(_seat(game, seat) for seat in game.order),
        row=tuple(card.peek(TABLE) for card in heist.row),
        offers=tuple(deal.offer for deal in heist.deals),
        maker=game.maker,
        asked=game.asked,
        claims_asked=heist.claims_asked,
        countdown=heist.countdown,
        hints=_hints(game),
        reveals=heist.reveals,
        informer=heist.informer,
        named=heist.named,
        split=heist.split,
        rounds_done=_reports(game),
        log=tuple(game.log),
    )


def hand(game: BankHeist, seat: Seat) -> HandView:
    """What this seat alone may see besides the table."""
    money = _sum(game.money[seat], seat)
    assert money is not None, "everybody knows their own money"
    confirming, look = game.confirming, game.look
    return HandView(
        seat=seat,
        money=money,
        characters=tuple(character.role.peek(seat) for character in game.heist.laid[seat]),
        barred=game.last[seat],
        offer=confirming.offer if confirming is not None and confirming.payer == seat else None,
        look=_look(*look) if look is not None and look[0] == seat else None,
        notes=tuple(game.notes[seat]),
    )


def _look(seat: Seat, character: LaidCharacter) -> tuple[Seat, int, MaybeRole]:
    return character.seat, character.place, character.role.peek(seat)


def _sum(secret: Secret[int], viewer: Seat) -> int | None:
    """Money that may be hidden."""
    money = secret.peek(viewer)
    return None if money is HIDDEN else money


def _seat(game: BankHeist, seat: Seat) -> SeatView:
    return SeatView(
        money=_sum(game.money[seat], TABLE),
        threats=game.threats[seat],
        characters=tuple(
            CharacterView(
                role=character.role.peek(TABLE),
                deposit=character.deposit,
                stance=character.stance,
                bound=character.bound,
                claim=character.claim,
            )
            for character in game.heist.laid[seat]
        ),
        last=game.last[seat],
        offers=game.heist.offers_made[seat],
    )


def _hints(game: BankHeist) -> tuple[Hint, ...]:
    """While the table negotiates, as long as anybody is in."""
    loot = game.heist.loot.peek(TABLE)
    shares = sum(character.stance != "out" for character in game.heist.characters)
    if game.phase != "negotiate" or loot is HIDDEN or not shares:
        return ()
    return hints(game.roles, loot, game.heist.face_up, shares)


def _reports(game: BankHeist) -> tuple[RoundReport, ...]:
    before: tuple[int, ...] | None = (game.cards.start,) * game.seats
    reports = []
    for heist in game.heists:
        if heist.money is None:
            break
        peeked = heist.money.peek(TABLE)
        money = None if peeked is HIDDEN else peeked
        changes = None
        if money is not None and before is not None:
            changes = tuple(now - then for now, then in zip(money, before, strict=True))
        reports.append(_report(heist, changes, money))
        before = money
    return tuple(reports)


def _report(heist: Heist, changes: tuple[int, ...] | None, money: tuple[int, ...] | None) -> RoundReport:
    loot = heist.loot.peek(TABLE)
    assert loot is not HIDDEN, "the loot card lies face up"
    return RoundReport(
        round=heist.number,
        loot=loot,
        rows=tuple([_row(character) for character in heist.characters]),
        hidden_role=heist.row[-1].peek(TABLE),
        named=heist.named,
        deals=heist.paid,
        changes=changes,
        money=money,
        split=heist.split,
    )


def _row(character: LaidCharacter) -> ReportRow:
    role = character.role.peek(TABLE)
    return ReportRow(character.seat, character.place, character.claim, role, character.fate)
