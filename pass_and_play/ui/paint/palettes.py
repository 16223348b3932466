"""The colours of the four games, of the app around them, and of the seats."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pass_and_play.ui.paint.colour import BLACK, RGB, rgb


@dataclass(frozen=True, slots=True)
class Palette:
    """The eleven colours that every screen is painted with; a game changes the values, never the names."""

    b0: RGB  #: edge of the table
    b1: RGB  #: the table
    b2: RGB  #: a panel
    b3: RGB  #: a raised control
    line: RGB  #: outline of a control
    text: RGB
    text2: RGB  #: secondary text
    acc: RGB  #: accent fill
    acc_ink: RGB  #: text on the accent
    paper: RGB  #: card stock
    ink: RGB  #: text on card stock

    def high_contrast(self) -> Palette:
        """The same palette for weak eyes: black panels, bright lines, one strength of text."""
        return replace(self, b1=self.b0, b2=BLACK, text2=self.text, line=self.text2)


def _palette(codes: str) -> Palette:
    return Palette(*(rgb(code) for code in codes.split()))


SYSTEM = _palette("#0B0D12 #141820 #1E242F #2A3140 #5F6C83 #F7F1E5 #BDB9B0 #F5BC4F #241703 #F6EEDF #1B1712")
CASA_DE_PAPEL = _palette(
    "#14080B #241015 #381920 #4C232C #9A5763 #FBF1E8 #D4B9B4 #FF6B52 #2A0703 #F8EEDF #2A1014"
)
BANK_HEIST = _palette(
    "#041416 #0A2326 #113439 #19474D #33727A #F1F6EE #A9C9C6 #F0C152 #221802 #F3F0DF #0D2527"
)
CAPER = _palette("#0D0F2B #171A42 #232860 #30377C #6E76C8 #F7F2E6 #BCC0E6 #FF8F78 #2B0B05 #F8EBD0 #1A1B3F")
EXECUTIONER = _palette(
    "#0F110A #1B1E13 #2A2E1E #3A402B #666E4B #F5EFDB #C6C3A8 #E3C67D #231A04 #F0E6CB #211D10"
)
# The lamp is out: b1 is the room, b2 a box, b3 a card, `line` a card's edge, `acc` the ember.
POWER_CUT = _palette(
    "#070505 #070505 #0D0908 #15100E #5A463B #E7DDD0 #B5A9A0 #E9A25B #241703 #F8EEDF #2A1014"
)

PALETTES = {
    "system": SYSTEM,
    "casa_de_papel": CASA_DE_PAPEL,
    "bank_heist": BANK_HEIST,
    "caper": CAPER,
    "executioner": EXECUTIONER,
    "power_cut": POWER_CUT,
}

OK = rgb("#5AD6A0")
BAD = rgb("#FF7A68")


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is told apart: a colour and a shape, one choice that only one seat can hold."""

    key: str  #: end of the word key `seat.colour.<key>`
    colour: RGB
    icon: str


SEATS = (
    SeatLook("amber", rgb("#F5B83D"), "seat-circle"),
    SeatLook("sky", rgb("#5BB9F2"), "seat-square"),
    SeatLook("coral", rgb("#FF7D5C"), "seat-triangle"),
    SeatLook("jade", rgb("#3FCB92"), "seat-diamond"),
    SeatLook("rose", rgb("#F58CC3"), "seat-hexagon"),
    SeatLook("violet", rgb("#AC93FF"), "seat-cross"),
    SeatLook("lime", rgb("#D3E05A"), "seat-drop"),
    SeatLook("pearl", rgb("#EDE7DA"), "seat-spark"),
)
SEAT_INK = rgb("#14110B")  #: text on any seat colour


class Casa:
    """More colours of La Casa de Papel."""

    GANGSTERS = rgb("#FF6B52")
    HOSTAGES = rgb("#7DB2FF")
    GAIN = rgb("#BFE6C6")
    LOUD_BANKNOTE = (rgb("#E9F6E4"), rgb("#BFE0C0"))
    LOUD_BANKNOTE_INK = rgb("#123B26")
    LOUD_SABOTAGE = (rgb("#FFE0D4"), rgb("#F2A58C"))
    LOUD_SABOTAGE_INK = rgb("#5A0F1A")
    QUIET = (rgb("#F0E8D9"), rgb("#DED3BF"))
    QUIET_INK = rgb("#2A261F")
    BOARD = (rgb("#FBF2E2"), rgb("#E8D9BC"))
    BOARD_FLAT = rgb("#FFF9EE")  #: the board under high contrast
    BOARD_INK = rgb("#2A1014")
    BOARD_CAPTION = rgb("#6B3A34")
    TRACK = rgb("#3A1318")
    TRACK_FILLED = rgb("#D8402C")
    TRACK_GAIN = rgb("#FF8A6E")
    PIECE = rgb("#C9261B")
    PIECE_RIM = rgb("#FFF3E2")
    ROUND_NOW = rgb("#8E1F2B")
    ROUND_NOW_INK = rgb("#FBF2E2")


class Heist:
    """More colours of Millions of Dollars."""

    IN = rgb("#4FD1B0")
    IN_INK = rgb("#06231C")
    INFORMER = rgb("#8FB0F2")
    BRUTE = rgb("#F08A5D")
    DRIVER = rgb("#5CCBB4")
    CROOK = rgb("#C3A1F0")
    MASTERMIND = rgb("#F0C152")
    ROLE_INK = rgb("#0D2527")
    GAIN = rgb("#8FF0D4")
    LOSS = rgb("#FFB3A3")
    TRUE = rgb("#4FD1B0")
    UNTRUE = rgb("#FFB3A3")


@dataclass(frozen=True, slots=True)
class GearLook:
    """A gear colour of Caper: it always carries a shape."""

    fill: RGB
    ink: RGB
    icon: str


class Caper:
    """More colours of Caper."""

    CREAM = rgb("#F6E2B6")
    MINT = rgb("#9FE8CF")
    SIDE_INK = rgb("#1A1B3F")
    THIEF = (rgb("#FDF2DA"), rgb("#EBD6A6"))
    PLACE = (rgb("#343B8C"), rgb("#2A3075"))
    QUIET_HEAD = rgb("#E6D9BC")


CAPER_GEAR = {
    "green": GearLook(rgb("#2C9A66"), rgb("#06210F"), "seat-triangle"),
    "purple": GearLook(rgb("#9A78F2"), rgb("#150838"), "seat-circle"),
    "yellow": GearLook(rgb("#EBB62E"), rgb("#2B1E00"), "seat-square"),
    "red": GearLook(rgb("#E2584F"), rgb("#2E0503"), "seat-diamond"),
    "light_blue": GearLook(rgb("#7CCBF2"), rgb("#03202F"), "seat-cross"),
    "orange": GearLook(rgb("#F08A3C"), rgb("#2A0F00"), "shape-arch"),
    "grey": GearLook(rgb("#A9B0BC"), rgb("#12161D"), "shape-bars"),
}


class King:
    """More colours of By Order of the King."""

    RUBY = rgb("#FF6C7C")
    MOSS = rgb("#A9C27A")
    ITEM_BACK = (rgb("#4E5B33"), rgb("#323B20"))
    EVENT_BACK = (rgb("#4A2A1C"), rgb("#2F1B12"))
    ITEM_BADGE = rgb("#3A402B")
    PARDON_BADGE = rgb("#7A1E2C")
    ROLE_BADGE = rgb("#24301F")
    SABOTEUR_BADGE = rgb("#5A1420")
    CROWNS = (rgb("#F3EAD0"), rgb("#DCCB9E"))
    CROWNS_INK = rgb("#211D10")
    CROWNS_CAPTION = rgb("#5A5030")
    CROWNS_LOSS = rgb("#8E1B2B")


class Dark:
    """More colours of a power cut."""

    EDGE = rgb("#33271F")  #: edge of a box
    INACTIVE = rgb("#8F8279")  #: label of a button that waits
    BAR = rgb("#8A5A33")
    BAR_EMPTY = rgb("#1D1512")


class Dimmed:
    """A curtain that nobody has touched for a minute."""

    ROOM = rgb("#050506")
    NAME = rgb("#BFB8AD")
    HINT = rgb("#A39D95")
    SEAT_SHARE = 0.45  #: how much of the seat's colour is left in the room's
