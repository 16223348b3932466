"""What became of a character in a heist, in one sentence: stayed, left or caught, and who paid whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.deals import Deed, Offer, Stage
from pass_and_play.games.bank_heist.reveal import Character, Reveal
from pass_and_play.games.bank_heist.views import ReportRow, RoundReport
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells what happened in one finished heist. `reveals` are its steps, where they are still known."""

    report: RoundReport
    room: Room
    reveals: Sequence[Reveal] = ()

    def told(self, row: ReportRow) -> tuple[Text, ...]:
        """The sentence about one character, the whole first, then with less and less in it."""
        parts = [self._main(row), *self._more(row)]
        ways = []
        for count in range(len(parts), 0, -1):
            sentence = parts[0]
            for part in parts[1:count]:
                sentence = self.room.words("report.both", first=sentence, second=part)
            ways.append(sentence)
        return tuple(ways)

    # What became of the character itself.

    def _main(self, row: ReportRow) -> Text:
        words = self.room.words
        if row.fate in ("left", "survived"):
            return self._paid_for(row)
        if row.fate == "doubled":
            same = sum(one.role == row.role and one.fate == "doubled" for one in self.report.rows)
            return words("report.fate.doubled", n=same)
        informer = self._informer()
        name = self.room.names[informer.seat] if informer is not None else ""
        return words(f"report.fate.{row.fate}", name=name)

    def _paid_for(self, row: ReportRow) -> Text:
        """It left or stayed, and for whose money."""
        words, deals = self.room.words, self._got(row)
        deed = _deed(row)
        if not deals:
            return words(f"report.{deed}.freely")
        total = money(words, sum(deal.amount for deal in deals))
        payers = {deal.payer for deal in deals}
        if len(payers) == 1:
            return words(f"report.{deed}.one", name=self.room.names[payers.pop()], sum=total)
        return words(f"report.{deed}.several", sum=total)

    def _informer(self) -> ReportRow | None:
        """Who named a role."""
        if self.report.named is None:
            return None
        for row in self.report.rows:
            if not isinstance(row.role, Hidden) and row.role.key == "informer" and row.fate != "left":
                return row
        return None

    # What else happened to it.

    def _more(self, row: ReportRow) -> Iterator[Text]:
        words, names = self.room.words, self.room.names
        if row == self._informer() and self.report.named is not None:
            yield words("report.named", role=words(f"role.{self.report.named}"))
        yield from self._split(row)
        if any(step.threat and (row.seat, row.place) in step.characters for step in self.reveals):
            yield words("report.threat")
        if row.fate not in ("left", "survived") and (got := self._got(row)):
            yield words("report.got", sum=money(words, sum(deal.amount for deal in got)))
        if row.place == 0 and (given := self._given(row.seat)):
            total = money(words, sum(deal.amount for deal in given))
            payees = {deal.payee for deal in given}
            if len(payees) == 1:
                yield words("report.paid", name=names[payees.pop()], sum=total)
            else:
                yield words("report.paid_several", sum=total)

    def _split(self, row: ReportRow) -> Iterator[Text]:
        """What the Crook took from the Brute."""
        if self.report.split is None:
            return
        for payment in self.report.split.payments:
            if (
                payment.why == "crook"
                and payment.payee == (row.seat, row.place)
                and payment.payer is not None
            ):
                name = self.room.names[payment.payer[0]]
                yield self.room.words("report.took", name=name, sum=money(self.room.words, payment.amount))

    def _got(self, row: ReportRow) -> list[Offer]:
        own: Character = (row.seat, row.place)
        return [deal for deal in self._kept() if (deal.payee, deal.place) == own]

    def _given(self, seat: int) -> list[Offer]:
        return [deal for deal in self._kept() if deal.payer == seat]

    def _kept(self) -> list[Offer]:
        return [deal for deal in self.report.deals if deal.stage is Stage.PAID]


def _deed(row: ReportRow) -> Deed:
    return Deed.LEAVE if row.fate == "left" else Deed.STAY
