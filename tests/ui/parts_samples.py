"""Screens made of parts alone, with the words and amounts of the design's pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, POWER_CUT, SEAT_INK, SEATS, Casa
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY, FIGURE, NAME, SMALL, H, Theme
from pass_and_play.ui.parts.bars import (
    BarButton,
    bottom_bar,
    clock,
    hint,
    progress,
    seat_stripe,
    top_bar,
)
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.card import Print, State, card, dark_card
from pass_and_play.ui.parts.chart import Grid, Point, chart, legend
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.controls import Choice, slider, stepper
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.parts.plate import Sitter, Status, plate
from pass_and_play.ui.parts.track import Scale, track
from pass_and_play.ui.room import as_robot
from pass_and_play.words import Text

Sample = Callable[[Canvas], None]

CORAL = SEATS[2]
BACK = "back-printworks-action"
NUMBERS = [Text(str(number)) for number in range(1, 6)]
HELP_AND_PAUSE = [
    BarButton("help", "help", Text("Rules"), ("f1",)),
    BarButton("pause", "pause", Text("Pause"), ("escape",)),
]


def canvas(
    theme: Theme | None = None, *, pixels: tuple[int, int] = (1280, 800), pointer: Pointer | None = None
) -> Canvas:
    """A fresh canvas in the first game's palette."""
    return Canvas(pygame.Surface(pixels, 0, 32), theme or Theme(CASA_DE_PAPEL), pointer=pointer)


def number(value: int) -> Text:
    return Text(f"{value:,}")


def sitter(seat: int, name: str) -> Sitter:
    return Sitter(SEATS[seat], Text(name))


def printed(value: str, kind: str, ink: tuple[int, int, int] = Casa.QUIET_INK) -> Print:
    return Print(Text(value), Text(kind), ink)


def table(sheet: Canvas) -> None:
    """A public table: bars, five seats, the board with its track, the clock."""
    sheet.backdrop("table")
    top_bar(
        sheet,
        Text("La Casa de Papel"),
        Text("Round 2 of 5 · Discussion"),
        emblem="printing-press",
        numbers=NUMBERS,
        now=1,
        buttons=HELP_AND_PAUSE,
    )
    placed = Status(Text("Card placed"), "check")
    led, leads = Status(Text("Led round 1"), "leader"), Status(Text("Leader"), "leader", loud=True)
    plate(sheet, (296, 88, 312, 130), sitter(0, "Ada"), led, art=BACK, key="seat:0")
    plate(sheet, (672, 88, 312, 130), sitter(1, "Ben"), leads, art=BACK, mood="leader", key="seat:1")
    plate(sheet, (1066, 266, 180, 232), sitter(2, "Cleo"), placed, art=BACK, key="seat:2")
    plate(sheet, (672, 552, 312, 130), sitter(3, "Dev"), placed, art=BACK, key="seat:3")
    plate(sheet, (296, 552, 312, 130), sitter(4, "Emi"), placed, art=BACK, key="seat:4")
    sheet.panel((280, 232, 720, 300), fill=Casa.BOARD, radius=24, shadow=3)
    sheet.panel((289, 241, 702, 282), edge=with_alpha(Casa.ROUND_NOW, 0.5), radius=16)
    caption = Text("Loot printed, in millions")
    sheet.write(caption, (316, 250, 400, 24), SMALL.at(18, weight=700), Casa.BOARD_CAPTION)
    sheet.write(number(750), (316, 268, 120, 74), FIGURE.at(63), Casa.BOARD_INK)
    sheet.write(Text("of 2,000"), (446, 302, 200, 36), H.at(22, weight=700), Casa.BOARD_CAPTION)
    track(sheet, (312, 382, 656, 28), Scale(end=4500, goal=2000), number, value=750)
    bottom_bar(sheet)
    more = BarButton("more_time", "plus", Text("30 s more"), ("t",))
    clock(sheet, (40, 724, 460, 56), Text("2:14"), share=0.74, more=more)
    hint(sheet, (540, 722, 320, 60), Text("Ben must send 3 of 5 cards,\nBen’s own among them."))
    go = Text("Ben picks the cards")
    button(sheet, (880, 720, 360, 64), go, key="done", icon="hand-over", icon_after=True)


def hand(sheet: Canvas) -> None:
    """A private page: the seat's stripe, four quiet cards, one chosen, the covered role."""
    palette = sheet.theme.palette
    sheet.backdrop("table")
    top_bar(
        sheet,
        Text("La Casa de Papel"),
        Text("Cleo, in private · round 2 of 5"),
        emblem="printing-press",
        numbers=NUMBERS,
        now=1,
        buttons=HELP_AND_PAUSE,
    )
    seat_stripe(sheet, CORAL.colour)
    sheet.icon(CORAL.icon, (56, 103, 44, 44), CORAL.colour)
    sheet.write(Text("Choose one card, Cleo"), (116, 100, 800, 52), DISPLAY.at(40), palette.text)
    note = Text("It goes face down in front of you. No talking until all five have placed.")
    sheet.write(note, (56, 154, 900, 28), BODY, palette.text2)
    hide = Text("Hide now")
    button(sheet, (1024, 100, 200, 72), hide, key="hide", kind="shade", icon="eye-off", style=BUTTON.at(20))
    _hand_cards(sheet)
    role = Text("Hold to see your role")
    hold_ring(sheet, (116, 630), 51, role, key="role", colour=CORAL.colour)
    sheet.write(role, (200, 602, 300, 30), H.at(22), palette.text)
    sheet.write(Text("Let go and it is covered again."), (200, 632, 320, 26), BODY.at(18), palette.text2)
    runs = [(Text("Leader"), BODY, palette.text2), (Text("Ben"), H.at(20), palette.text)]
    sheet.spans(runs, (658, 616, 160, 28), gap=7)
    bottom_bar(sheet)
    hint(sheet, (56, 720, 560, 64), Text("All faces are printed in one quiet tone."), icon="lock")
    button(sheet, (864, 720, 360, 64), Text("Place face down"), key="done", icon="check", icon_after=True)


def _hand_cards(sheet: Canvas) -> None:
    faces = [("banknote", "+250"), ("sabotage", "−250"), ("sabotage", "Plain"), ("banknote", "+500")]
    for index, (kind, value) in enumerate(faces):
        state: State = "chosen" if index == 2 else "plain"
        box = (201 + 226 * index, 246, 200, 280)
        card(
            sheet,
            box,
            f"face-{kind}-quiet",
            print_=printed(value, kind.title()),
            state=state,
            lift=24 if index == 2 else 0,
            key=f"card:{index}",
            words=Text(value),
        )
        sheet.write(
            Text(f"Key {index + 1}"),
            (box[0], 534, 200, 24),
            SMALL.at(18, weight=700),
            sheet.theme.palette.text2,
            align="center",
        )


def curtain(sheet: Canvas) -> None:
    """A curtain: the seat's light, its name, its ring."""
    palette = sheet.theme.palette
    sheet.backdrop("curtain", tint=CORAL.colour)
    sheet.veil((0, 0, 1280, 14), CORAL.colour)
    sheet.veil((0, 786, 1280, 14), CORAL.colour)
    sheet.icon(CORAL.icon, (90, -80, 1100, 800), with_alpha(CORAL.colour, 0.1))
    sheet.icon("hand-over", (481, 73, 40, 40), palette.text)
    sheet.write(Text("Hand the device to"), (538, 74, 300, 38), H.at(30, weight=700), palette.text)
    sheet.write(Text("Cleo"), (90, 102, 1100, 280), NAME, palette.text, align="center")
    pill(
        sheet,
        (539, 380, 202, 56),
        Text("Coral seat"),
        icon=CORAL.icon,
        fill=CORAL.colour,
        ink=SEAT_INK,
        style=H.at(23),
        icon_size=30,
        gap=12,
    )
    hold = Text("Only Cleo: press and hold to open")
    hold_ring(sheet, (640, 566), 91, hold, key="open", colour=CORAL.colour)
    sheet.write(hold, (240, 678, 800, 34), H.at(25), palette.text, align="center")
    back = Text("Go back")
    button(sheet, (1108, 708, 144, 56), back, key="back", kind="shade", icon="undo", style=BUTTON.at(19))
    icon_button(sheet, (1196, 34, 56, 56), "pause", Text("Pause"), key="pause", kind="shade")


def dark(sheet: Canvas) -> None:
    """A power cut: dark cards, a bar, a button that waits."""
    sheet.backdrop("dark")
    palette = sheet.theme.palette
    sheet.panel((200, 202, 880, 226), fill=palette.b2, edge=palette.line, radius=26)
    for index in range(3):
        key, box = f"card:{index}", (426 + 218 * index, 214, 112, 157)
        dark_card(sheet, box, "printing-press", chosen=index == 2, key=key, words=Text("Card"))
    wait = Text("Done, when the bar is full")
    button(sheet, (660, 700, 420, 64), wait, key="done", enabled=False, waiting="hourglass")
    progress(sheet, (200, 776, 880, 12), share=0.73)


def results(sheet: Canvas) -> None:
    """The loot of a match as a line, with a last step after the last round."""
    sheet.backdrop("table")
    sheet.panel((40, 204, 640, 344), fill=Casa.BOARD, radius=24, shadow=3)
    sheet.write(Text("Loot by round"), (68, 222, 150, 28), H.at(21), Casa.BOARD_INK)
    legend(sheet, 222, 236, [("disc", Text("press")), ("diamond", Text("sabotage"))])
    points = [
        Point(Text("Start"), 0, None),
        Point(Text("R1"), 750, number(750), "disc", Text("+750")),
        Point(Text("R2"), 1500, number(1500), "disc", Text("+750")),
        Point(Text("R3"), 1250, number(1250), "diamond", Text("−250")),
        Point(Text("R4"), 1750, number(1750), "disc", Text("+500")),
        Point(Text("R5"), 2250, number(2250), "disc", Text("+500")),
        Point(Text("Trump"), 1750, number(1750), "square", Text("−500"), "inspector"),
    ]
    lines = ((0, None), (1000, number(1000)), (2000, None), (3000, number(3000)), (4500, number(4500)))
    chart(sheet, (52, 244, 602, 294), points, Grid(4500, 2000, Text("Goal 2,000"), lines))


def settings(sheet: Canvas) -> None:
    """The controls of a settings page, and the track while the piece walks back."""
    sheet.backdrop("shelf")
    less, more = Choice("less", Text("Fewer")), Choice("more", Text("More"))
    stepper(sheet, (100, 100, 164, 56), Text("5"), less=less, more=more, can_less=False)
    slider(sheet, (100, 200, 300, 64), Text("Sound"), key="sound", share=0.7)
    end = Text("End this match")
    button(sheet, (100, 300, 440, 64), end, key="end", kind="danger", icon="close")
    long = Text("Das Spiel speichern und zum Regal mit allen Spielen zurückkehren")
    button(sheet, (100, 400, 440, 64), long, key="shelf", kind="secondary", icon="home")
    robot = Sitter(as_robot(SEATS[7]), Text("Computer"))
    plate(sheet, (700, 100, 292, 130), robot, Status(Text("Caught"), "close"), mood="caught", key="seat:7")
    plate(sheet, (700, 250, 292, 130), sitter(6, "Gus"), None, mood="aimed", key="seat:6")
    track(sheet, (102, 600, 1076, 28), Scale(end=4500, goal=2000), number, value=1750, before=2250)


SAMPLES: dict[str, Sample] = {
    "table": table,
    "hand": hand,
    "curtain": curtain,
    "results": results,
    "settings": settings,
}
DARK = Theme(POWER_CUT)
