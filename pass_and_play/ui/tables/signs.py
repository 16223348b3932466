"""What each game is known by from afar: on the shelf, before anything of it is drawn, and in every bar."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.palettes import BANK_HEIST, CAPER, CASA_DE_PAPEL, EXECUTIONER, Palette


@dataclass(frozen=True, slots=True)
class Sign:
    """The colours of a game, its icon in the top bar, and its picture on the shelf."""

    palette: Palette
    emblem: str
    cover: str


SIGNS = {
    "casa_de_papel": Sign(CASA_DE_PAPEL, "printing-press", "cover-printworks"),
    "bank_heist": Sign(BANK_HEIST, "vault", "cover-the-split"),
    "caper": Sign(CAPER, "caper", "cover-grand-caper"),
    "executioner": Sign(EXECUTIONER, "axe", "cover-the-gallows"),
}
