"""The painter of every game."""

from __future__ import annotations

from pass_and_play.ui.tables.bank_heist.painter import BankHeistPainter
from pass_and_play.ui.tables.caper.painter import CaperPainter
from pass_and_play.ui.tables.casa_de_papel.painter import CasaDePapelPainter
from pass_and_play.ui.tables.executioner.painter import ExecutionerPainter
from pass_and_play.ui.tables.painter import Painter

PAINTERS: dict[str, Painter] = {
    "casa_de_papel": CasaDePapelPainter(),
    "bank_heist": BankHeistPainter(),
    "executioner": ExecutionerPainter(),
    "caper": CaperPainter(),
}
