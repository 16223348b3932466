"""The settings as rows on a panel: what is drawn, and what touching a row changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import CLOCK, SMALL, TITLE, H
from pass_and_play.ui.parts.bars import progress
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.controls import SWITCH, Choice, choose_one, switch
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.settings import LOUDEST, ROLE_SECONDS, TEXT_SIZES, VOLUME_STEP, Settings
from pass_and_play.words import Text, Words

ICONS = {
    "text_size": "text-size",
    "volume": "sound",
    "two_taps": "hold",
    "high_contrast": "contrast",
    "reduced_motion": "motion",
    "role_seconds": "eye-off",
    "fullscreen": "tablet",
    "rotated": "rotate",
}
"""The rows from top to bottom: a field of the settings, and its icon."""

CHOICES: dict[str, dict[str, float | bool | int]] = {
    "text_size": dict(zip(("small", "normal", "large"), TEXT_SIZES, strict=True)),
    "two_taps": {"hold": False, "taps": True},
    "role_seconds": {str(seconds): seconds for seconds in ROLE_SECONDS},
}
"""The settings that are one of several, with the ends of their keys and words."""

LETTERS = {"small": 17.0, "normal": 24.0, "large": 33.0}
"""How large the letter is that stands for a text size; the letters do not follow the setting."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """What a row takes in one form, in canvas units."""

    pad: float
    """From the panel's edges to the rows."""
    head: float
    """Height of the panel's title with the room around it."""
    title: float
    pitch: float
    """From row to row below a title, where the panel has room for it."""
    tile: float
    """Side of the tile with the row's icon."""
    control: tuple[float, float]
    name: float
    note: float


SIZES = {
    Form.LANDSCAPE: Sizes(32, 69, 32, 78, 52, (316, 60), 20, 17),
    Form.PORTRAIT: Sizes(24, 60, 28, 68, 48, (330, 56), 20, 17),
    Form.COMPACT: Sizes(18, 50, 25, 64, 42, (248, 48), 18, 15),
}


def draw_settings(
    canvas: Canvas, panel: Rect, words: Words, settings: Settings, *, title: bool, heard: bool
) -> None:
    """The panel with a row for every setting, the rows spread evenly. `heard` is False where no sound
    device was found."""
    palette, sizes = canvas.theme.palette, SIZES[canvas.form]
    x, y, wide, high = panel
    fill = BLACK if canvas.theme.high_contrast else (palette.b2, mix(palette.b2, palette.b1, 0.8))
    canvas.panel(panel, fill=fill, edge=palette.line, radius=32, shadow=3)
    inner = wide - 2 * sizes.pad
    if title:
        place = (x + sizes.pad, y + 20, inner, sizes.head - 22)
        canvas.write(words("settings.title"), place, TITLE.at(sizes.title), palette.text)
    top = y + (sizes.head if title else 16)
    pitch = (y + high - 16 - top) / len(ICONS)
    if title:
        pitch = min(pitch, sizes.pitch)
    tall = min(pitch - 4, 64.0)
    for row, name in enumerate(ICONS):
        place = (x + sizes.pad, top + pitch * (row + 0.5) - tall / 2, inner, tall)
        _row(canvas, place, name, words, settings, heard=heard)


def changes(key: str, settings: Settings) -> dict[str, Any]:
    """What touching a row's target `key` changes: the fields of the settings with their new values."""
    name, _, picked = key.partition(":")
    if name == "volume":
        steps = {"off": -LOUDEST, "less": -VOLUME_STEP, "more": VOLUME_STEP}
        return {name: min(LOUDEST, max(0, settings.volume + steps[picked]))}
    if name in CHOICES:
        return {name: CHOICES[name][picked]}
    return {name: not getattr(settings, name)}


# ---------------------------------------------------------------------- one row


def _row(canvas: Canvas, rect: Rect, name: str, words: Words, settings: Settings, *, heard: bool) -> None:
    sizes = SIZES[canvas.form]
    x, y, wide, high = rect
    middle = y + high / 2
    off = name == "volume" and (settings.volume == 0 or not heard)
    _tile(canvas, (x, middle - sizes.tile / 2, sizes.tile, sizes.tile), "sound-off" if off else ICONS[name])
    left = x + sizes.tile + 16
    if name not in (*CHOICES, "volume"):
        _switch(canvas, rect, left, name, words, on=getattr(settings, name))
        return
    control_wide, control_high = sizes.control
    control = (x + wide - control_wide, middle - control_high / 2, control_wide, control_high)
    silent = name == "volume" and not heard
    note = words("settings.volume.silent") if silent else _note(name, words)
    _caption(canvas, (left, y, control[0] - 10 - left, high), words(f"settings.{name}.name"), note)
    if name == "volume":
        _volume(canvas, control, words, settings.volume)
        return
    if canvas.theme.high_contrast:
        canvas.panel(control, edge=canvas.theme.palette.line, radius=18)
    if name == "text_size":
        _letters(canvas, control, words, settings.text_size)
        return
    choices = [Choice(f"{name}:{end}", words(f"settings.{name}.{end}")) for end in CHOICES[name]]
    chosen = next(end for end, value in CHOICES[name].items() if value == getattr(settings, name))
    choose_one(canvas, control, choices, chosen=f"{name}:{chosen}")


def _tile(canvas: Canvas, rect: Rect, icon: str) -> None:
    palette = canvas.theme.palette
    edge = palette.line if canvas.theme.high_contrast else None
    canvas.panel(rect, fill=with_alpha(BLACK, 0.45), edge=edge, radius=14)
    canvas.icon(icon, grown(rect, -0.23 * rect[2]), palette.acc)


def _note(name: str, words: Words) -> Text | None:
    key = f"settings.{name}.note"
    return words(key) if words.has(key) else None


def _caption(canvas: Canvas, rect: Rect, name: Text, note: Text | None) -> None:
    """The name of a setting; below it what it does, where the text size leaves room for that."""
    palette, sizes = canvas.theme.palette, SIZES[canvas.form]
    x, y, wide, high = rect
    style, quiet = H.at(sizes.name), SMALL.at(sizes.note)
    if note is None or canvas.measure(note, quiet) > wide:
        canvas.write(name, rect, style, palette.text, lines=2)
        return
    tall = 0.56 * (canvas.theme.size(style) + canvas.theme.size(quiet))
    middle = y + high / 2
    canvas.write(name, (x, middle - tall - 1, wide, tall + 2), style, palette.text)
    canvas.write(note, (x, middle, wide, tall + 2), quiet, palette.text2)


def _switch(canvas: Canvas, rect: Rect, left: float, name: str, words: Words, *, on: bool) -> None:
    """A switch; the whole row is what can be touched."""
    palette, sizes = canvas.theme.palette, SIZES[canvas.form]
    switch(canvas, rect, words(f"settings.{name}.name"), key=name, on=on)
    state, style = words("settings.is_on" if on else "settings.is_off"), H.at(sizes.name)
    right = rect[0] + rect[2] - SWITCH[0] - 14
    wide = canvas.measure(state, style) + 1
    colour = palette.acc if on else palette.text2
    canvas.write(state, (right - wide, rect[1], wide, rect[3]), style, colour, align="right")
    place = (left, rect[1], right - wide - 12 - left, rect[3])
    _caption(canvas, place, words(f"settings.{name}.name"), _note(name, words))


def _letters(canvas: Canvas, rect: Rect, words: Words, size: float) -> None:
    """The text sizes, each as a letter of its own size."""
    palette, x, high = canvas.theme.palette, rect[0], rect[3]
    canvas.panel(rect, fill=with_alpha(BLACK, 0.6), radius=18)
    wide = rect[2] / len(LETTERS)
    letter = words("settings.text_size.letter")
    for end, letter_size in LETTERS.items():
        cell = (x, rect[1], wide, high)
        inner = (x + 2, rect[1] + 2, wide - 4, high - 4)
        feel = canvas.target(f"text_size:{end}", cell, words(f"settings.text_size.{end}"))
        if feel.focused:
            focus_ring(canvas, inner, radius=16, gap=2)
        if CHOICES["text_size"][end] == size:
            canvas.panel(inner, fill=palette.text, radius=16)
            label(canvas, cell, letter, CLOCK.at(letter_size), palette.ink, icon="check", icon_size=16)
        else:
            canvas.write(letter, cell, CLOCK.at(letter_size, weight=600), palette.text, align="center")
        x += wide


def _volume(canvas: Canvas, rect: Rect, words: Words, volume: int) -> None:
    """Off, one step less, the volume with its bar, one step more."""
    palette = canvas.theme.palette
    x, y, wide, side = rect
    gap = 8.0
    less, more = x + side + gap, x + wide - side
    targets = (
        ("off", "sound-off", x, volume > 0),
        ("less", "minus", less, volume > 0),
        ("more", "plus", more, volume < LOUDEST),
    )
    for end, icon, left, enabled in targets:
        icon_button(
            canvas,
            (left, y, side, side),
            icon,
            words(f"settings.volume.{end}"),
            key=f"volume:{end}",
            kind="secondary",
            enabled=enabled,
            icon_size=side * 0.42,
        )
    between = (less + side + gap, y, more - less - side - 2 * gap, side)
    told: Text = words.number(volume) if volume else words("settings.is_off")
    number = (between[0], y + side * 0.08, between[2], side * 0.54)
    canvas.write(told, number, CLOCK.at(side * 0.37), palette.text, align="center")
    bar = (between[0], y + side * 0.74, between[2], 8.0)
    progress(canvas, bar, share=volume / LOUDEST)
