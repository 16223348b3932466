"""The painter of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pass_and_play.ui.tables.painter import Painter


def _casa_de_papel() -> Painter:
    from pass_and_play.ui.tables.casa_de_papel.painter import CasaDePapelPainter

    return CasaDePapelPainter()


def _bank_heist() -> Painter:
    from pass_and_play.ui.tables.bank_heist.painter import BankHeistPainter

    return BankHeistPainter()


def _executioner() -> Painter:
    from pass_and_play.ui.tables.executioner.painter import ExecutionerPainter

    return ExecutionerPainter()


def _caper() -> Painter:
    from pass_and_play.ui.tables.caper.painter import CaperPainter

    return CaperPainter()


class _Painters(Mapping[str, "Painter"]):
    """Game -> its painter, imported when it is first asked for: the pictures of all games are most of the
    program, and the shelf, which is to be there at once, shows none of them."""

    def __init__(self, makers: Mapping[str, Callable[[], Painter]]) -> None:
        self._makers = makers
        self._made: dict[str, Painter] = {}

    def __getitem__(self, game: str) -> Painter:
        if game not in self._made:
            self._made[game] = self._makers[game]()
        return self._made[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


PAINTERS: Mapping[str, Painter] = _Painters(
    {
        "casa_de_papel": _casa_de_papel,
        "bank_heist": _bank_heist,
        "executioner": _executioner,
        "caper": _caper,
    }
)
