"""What may be seen of Millions of Dollars: built from what is open, never filtered from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Say, Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.cards import Loot, Role
from pass_and_play.games.bank_heist.deals import Offer
from pass_and_play.games.bank_heist.reveal import Reveal
from pass_and_play.games.bank_heist.split import Split

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
class Hint:
    """What a survivor of this role would get, in millions, if everybody who is in now stayed and survived."""

    role: str
    gain: int


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
