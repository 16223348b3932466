"""The states sheet of the design, made of parts."""

from __future__ import annotations

from parts_samples import BACK, CORAL, NUMBERS, printed, sitter

from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.palettes import SEATS, Casa, Heist
from pass_and_play.ui.paint.theme import BODY, DISPLAY, SMALL, H
from pass_and_play.ui.parts.button import Kind, button
from pass_and_play.ui.parts.card import Print, State, card, place
from pass_and_play.ui.parts.chips import pill, rounds
from pass_and_play.ui.parts.controls import Choice, choose_one, switch
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.parts.plate import Mood, Status, tile
from pass_and_play.words import Text


def states(sheet: Canvas) -> None:
    """Every state of button, card, seat, hold control, chips and switches."""
    palette = sheet.theme.palette
    sheet.panel((0, 0, 1280, 800), fill=(palette.b1, palette.b0), radius=0)
    sheet.write(Text("States"), (32, 14, 120, 52), DISPLAY.at(34), palette.text)
    note = Text("One system, shown in the La Casa de Papel palette")
    sheet.write(note, (154, 22, 600, 36), BODY.at(18), palette.text2)
    _buttons(sheet)
    _cards(sheet)
    _seats(sheet)
    _rings(sheet)
    _chips(sheet)


def _heading(sheet: Canvas, words: str, x: float, y: float) -> None:
    sheet.write(Text(words), (x, y, 500, 24), H.at(17.5), sheet.theme.palette.acc)


def _caption(sheet: Canvas, words: str, x: float, y: float, wide: float) -> None:
    style = SMALL.at(16.4)
    sheet.write(Text(words), (x, y, wide, 22), style, sheet.theme.palette.text2, align="center")


def _buttons(sheet: Canvas) -> None:
    _heading(sheet, "Button, 64 high, radius 18", 32, 73)
    sheet.pointer = Pointer(hover="hover", focus="focus", pressed="pressed")
    entries: list[tuple[str, str, Kind, str]] = [
        ("default", "Default", "primary", "primary"),
        ("hover", "Hover", "primary", "+14% white"),
        ("pressed", "Pressed", "primary", "3 px down, 16% black"),
        ("focus", "Focus", "primary", "4 px gap, 4 px ring"),
        ("disabled", "Choose 1", "primary", "disabled says why"),
        ("secondary", "Secondary", "secondary", "secondary"),
    ]
    for index, (key, words, kind, caption) in enumerate(entries):
        box = (32 + 204 * index, 104, 190, 64)
        button(sheet, box, Text(words), key=key, kind=kind, enabled=key != "disabled")
        _caption(sheet, caption, box[0], 176, 190)


def _cards(sheet: Canvas) -> None:
    _heading(sheet, "Card, 5 : 7, radius 9% of width", 32, 209)
    sheet.pointer = Pointer(focus="card:1")
    lefts = [32, 168, 304, 440, 576, 712, 848, 984, 1120]
    note = printed("+250", "Banknote")
    loud = printed("Plain", "Banknote", Casa.LOUD_BANKNOTE_INK)
    sabotage = printed("−500", "Sabotage", Casa.LOUD_SABOTAGE_INK)
    entries: list[tuple[str, Print | None, State]] = [
        (BACK, None, "plain"),
        (BACK, None, "plain"),
        ("face-banknote-quiet", note, "plain"),
        ("face-banknote-quiet", note, "chosen"),
        ("face-banknote-quiet", printed("+500", "Banknote"), "barred"),
        ("face-banknote-loud", loud, "counts"),
        ("face-sabotage-loud", sabotage, "outvoted"),
    ]
    for index, (art, print_, state) in enumerate(entries):
        card(
            sheet,
            (lefts[index], 246, 108, 151),
            art,
            print_=print_,
            state=state,
            lift=8 if state == "chosen" else 0,
            key=f"card:{index}",
            words=Text("Card"),
            enabled=state != "barred",
        )
    place(sheet, (lefts[7], 246, 108, 151))
    place(sheet, (lefts[8], 246, 108, 151), icon="check", moved=True)
    captions = (
        "face down/focus/quiet face/chosen/not allowed/loud, counts/loud, outvoted/drop here/moved away"
    )
    for left, caption in zip(lefts, captions.split("/"), strict=True):
        _caption(sheet, caption, left - 10, 410, 128)


def _seats(sheet: Canvas) -> None:
    _heading(sheet, "Seat, 72 high or more", 32, 441)
    entries: list[tuple[str, Status, Mood]] = [
        ("Ada", Status(Text("Waiting"), "hourglass"), "calm"),
        ("Ben", Status(Text("Placed"), "check"), "calm"),
        ("Cleo", Status(Text("Acting now"), "play"), "acting"),
        ("Dev", Status(Text("Leader"), "leader", loud=True), "leader"),
        ("Emi", Status(Text("Out, silent"), "exit"), "out"),
        ("Finn", Status(Text("Choose me"), "plus"), "choosable"),
    ]
    for seat, (name, status, mood) in enumerate(entries):
        box = (32 + 204 * seat, 474, 196, 72)
        tile(sheet, box, sitter(seat, name), status, mood=mood, key=f"seat:{seat}", enabled=mood != "out")


def _rings(sheet: Canvas) -> None:
    _heading(sheet, "Hold control, 120 or more", 32, 567)
    sheet.pointer = Pointer(pressed="ring:1", held=0.45)
    for index, caption in enumerate(("idle", "0.6 s to open", "open while held")):
        x = 108 + 160 * index
        hold_ring(
            sheet,
            (x, 660),
            52,
            Text("Hold to open"),
            key=f"ring:{index}",
            colour=CORAL.colour,
            opened=1.0 if index == 2 else None,
            halo=False,
        )
        _caption(sheet, caption, x - 70, 728, 140)


def _chips(sheet: Canvas) -> None:
    _heading(sheet, "Chips, rounds, switches", 540, 567)
    pill(sheet, (540, 602, 100, 40), Text("In"), icon="stay", fill=Heist.IN, ink=Heist.IN_INK)
    pill(sheet, (650, 602, 104, 40), Text("Out"), icon="exit", look="quiet")
    pill(sheet, (764, 602, 140, 40), Text("Deciding"), icon="hourglass")
    pill(sheet, (914, 602, 150, 40), Text("Leader"), icon="leader")
    pill(sheet, (1074, 602, 172, 40), Text("Power cut"), icon="bolt", look="dashed")
    rounds(sheet, 540, 664, NUMBERS, now=1)
    switch(sheet, (790, 652, 88, 60), Text("Abilities"), key="abilities", on=True)
    switch(sheet, (894, 652, 88, 60), Text("Last trump"), key="last_trump", on=False)
    minutes = [Choice(f"clock:{key}", Text(words)) for key, words in ((0, "Off"), (3, "3 min"), (5, "5 min"))]
    choose_one(sheet, (1010, 654, 236, 56), minutes, chosen="clock:3")
    names = ["Amber", "Sky", "Coral", "Jade", "Rose", "Violet", "Lime", "Pearl"]
    for look, name, x in zip(SEATS, names, (552, 652, 734, 823, 911, 995, 1087, 1175), strict=True):
        sheet.icon(look.icon, (x - 13, 737, 26, 26), look.colour)
        sheet.write(Text(name), (x + 19, 739, 90, 22), SMALL.at(16), sheet.theme.palette.text2)
