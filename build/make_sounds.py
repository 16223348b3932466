"""Make the sounds of the app from nothing but arithmetic, and put them into `assets/sounds/`.

    python build/make_sounds.py

Wood, paper, felt, brass and drum skins: every cue is a few struck or rubbed things, laid over each other.
Each file is one channel of 16 bits. The result is tracked, so this runs again only when a cue changes;
it is the same every time.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22_050
HEADROOM = 5.0
"""Decibels that a level of 0 lies above full scale: the loudest cue, at -6, peaks at -1."""

Samples = list[float]
Placed = tuple[float, float, Samples]
"""When a sound begins in milliseconds, how loud it is, and the sound."""

# Partials of what is struck, as multiples of its pitch, with their loudness and how long they ring.
BELL = (
    (0.5, 0.35, 1.0),
    (1.0, 1.0, 0.9),
    (1.19, 0.4, 0.6),
    (2.0, 0.55, 0.55),
    (2.74, 0.25, 0.35),
    (4.1, 0.1, 0.2),
)
BAR = ((1.0, 1.0, 1.0), (2.0, 0.28, 0.5), (3.93, 0.3, 0.3), (9.1, 0.06, 0.12))
WOOD = ((1.0, 1.0, 1.0), (1.83, 0.6, 0.7), (2.91, 0.35, 0.5))
COIN = ((1.0, 1.0, 1.0), (1.43, 0.8, 0.9), (1.87, 0.6, 0.8), (2.39, 0.5, 0.6))
SKIN = ((1.0, 1.0, 1.0), (1.59, 0.5, 0.55), (2.14, 0.3, 0.4))


def count(ms: float) -> int:
    """How many samples so many milliseconds are."""
    return round(ms * RATE / 1000)


def struck(
    pitch: float, partials: Sequence[tuple[float, float, float]], *, ring: float, ms: float
) -> Samples:
    """Something of this pitch in hertz that is struck and rings: its loudest partial falls to a third in
    `ring` milliseconds."""
    found = [0.0] * count(ms)
    audible = [partial for partial in partials if pitch * partial[0] < 0.45 * RATE]
    for multiple, loud, share in audible:
        step = 2 * math.pi * pitch * multiple / RATE
        fade = math.exp(-1000 / (RATE * ring * share))
        level = loud
        for at in range(len(found)):
            found[at] += level * math.sin(step * at)
            level *= fade
    return found


def falling(start: float, end: float, *, ring: float, ms: float) -> Samples:
    """A thump: a tone that drops from one pitch to another while it dies away."""
    found, phase = [], 0.0
    for at in range(count(ms)):
        passed = at * 1000 / RATE
        pitch = end + (start - end) * math.exp(-passed / (ring * 0.5))
        phase += 2 * math.pi * pitch / RATE
        found.append(math.sin(phase) * math.exp(-passed / ring))
    return found


def rubbed(low: float, high: float, *, ms: float, shape: Callable[[float], float], seed: int) -> Samples:
    """Noise between two pitches in hertz; `shape` is its loudness over its length (0 to 1)."""
    dice, total = random.Random(seed), count(ms)
    found = [dice.uniform(-1, 1) for _ in range(total)]
    for _ in range(2):
        found = _above(_below(found, high), low)
    peak = max(abs(sample) for sample in found)
    return [sample / peak * shape(at / total) for at, sample in enumerate(found)]


def _below(samples: Samples, pitch: float) -> Samples:
    """Without what is higher than this pitch."""
    share, level, found = 1 - math.exp(-2 * math.pi * pitch / RATE), 0.0, []
    for sample in samples:
        level += share * (sample - level)
        found.append(level)
    return found


def _above(samples: Samples, pitch: float) -> Samples:
    """Without what is lower than this pitch."""
    return [sample - low for sample, low in zip(samples, _below(samples, pitch), strict=True)]


def dying(ring: float) -> Callable[[float], float]:
    """Loudest at once, then dying away: down to a third after the share `ring` of the length."""
    return lambda at: math.exp(-at / ring)


def swelling(peak: float) -> Callable[[float], float]:
    """Rising to the share `peak` of the length, and falling after it."""
    return lambda at: math.sin(math.pi / 2 * (at / peak if at < peak else (1 - at) / (1 - peak))) ** 2


def together(ms: float, *placed: Placed) -> Samples:
    """Several sounds laid over each other in so many milliseconds."""
    found = [0.0] * count(ms)
    for begin, loud, samples in placed:
        start = count(begin)
        for at, sample in enumerate(samples[: len(found) - start], start):
            found[at] += loud * sample
    return found


# ---------------------------------------------------------------------- what is heard


def tick(pitch: float, *, ring: float = 7.0) -> Samples:
    """A knuckle on wood."""
    knock = rubbed(pitch, pitch * 3, ms=12, shape=dying(0.18), seed=round(pitch))
    return together(80, (0, 1.0, struck(pitch, WOOD, ring=ring, ms=80)), (0, 0.5, knock))


def click(pitch: float, seed: int) -> Samples:
    """A small metal part that snaps."""
    snap = rubbed(pitch * 0.7, pitch * 1.6, ms=14, shape=dying(0.15), seed=seed)
    return together(40, (0, 1.0, snap), (0, 0.5, struck(pitch, COIN, ring=6, ms=40)))


def beat(pitch: float, seed: int) -> Samples:
    """A stroke on a drum."""
    stick = rubbed(300, 2500, ms=30, shape=dying(0.2), seed=seed)
    skin = struck(pitch, SKIN, ring=70, ms=260)
    return together(
        260, (0, 0.8, falling(pitch * 1.7, pitch, ring=90, ms=260)), (0, 0.4, skin), (0, 0.5, stick)
    )


def coin(pitch: float, *, ring: float = 32.0, ms: float = 140.0) -> Samples:
    """A coin that is struck."""
    touch = rubbed(3000, 9000, ms=8, shape=dying(0.2), seed=round(pitch))
    return together(ms, (0, 1.0, struck(pitch, COIN, ring=ring, ms=ms)), (0, 0.9, touch))


def bell(pitch: float, *, ring: float, ms: float) -> Samples:
    """A brass bell; the clapper is heard."""
    clapper = rubbed(1500, 6000, ms=10, shape=dying(0.2), seed=round(pitch))
    return together(ms, (0, 1.0, struck(pitch, BELL, ring=ring, ms=ms)), (0, 0.35, clapper))


def chain(seed: int) -> Samples:
    """A pull chain: beads that run faster and faster."""
    beads = [(0.0, 0.35), (38.0, 0.45), (70.0, 0.55), (97.0, 0.65), (119.0, 0.75)]
    return together(170, *((at, loud, click(4200 + 130 * n, seed + n)) for n, (at, loud) in enumerate(beads)))


def hum() -> Samples:
    """An even machine, two seconds long; every part of it fits a whole number of times, so that it loops."""
    found, total = [0.0] * count(2000), count(2000)
    for pitch, loud in (
        (55, 0.8),
        (110, 1.0),
        (165, 0.45),
        (220, 0.4),
        (330, 0.22),
        (440, 0.12),
        (111.5, 0.3),
    ):
        step = 2 * math.pi * pitch / RATE
        for at in range(total):
            found[at] += loud * math.sin(step * at)
    sway = 2 * math.pi * 4 / RATE
    return [sample * (1 + 0.12 * math.sin(sway * at)) for at, sample in enumerate(found)]


def figure(*notes: tuple[float, float]) -> Samples:
    """The end of a match: notes (when in milliseconds, pitch) on wooden bars; the last rings on."""
    last = notes[-1][0]
    struck_bars = (
        (at, 1.0 if at == last else 0.8, struck(pitch, BAR, ring=420 if at == last else 200, ms=1800 - at))
        for at, pitch in notes
    )
    under = struck(notes[-1][1] / 2, BAR, ring=480, ms=1800 - last)
    return together(1800, *struck_bars, (last, 0.5, under))


def _refuse() -> Samples:
    return together(120, (0, 1.0, tick(270, ring=11)), (62, 0.85, tick(230, ring=11)))


def _lift() -> Samples:
    slide = rubbed(1800, 6500, ms=118, shape=swelling(0.62), seed=1)
    return together(120, (0, 1.0, slide), (96, 0.3, click(2600, 2)))


def _place() -> Samples:
    slide = rubbed(1500, 5000, ms=60, shape=swelling(0.35), seed=3)
    pat = rubbed(150, 900, ms=60, shape=dying(0.2), seed=4)
    return together(120, (0, 0.5, slide), (42, 0.9, pat), (42, 0.5, falling(210, 130, ring=18, ms=78)))


def _hand_over() -> Samples:
    return together(700, (0, 0.9, bell(880, ring=170, ms=700)), (230, 1.0, bell(659.3, ring=190, ms=470)))


def _cover() -> Samples:
    felt = rubbed(120, 700, ms=60, shape=dying(0.22), seed=5)
    return together(90, (0, 1.0, falling(190, 95, ring=26, ms=90)), (0, 0.9, felt))


def _lamp(pitch: float, seed: int) -> Samples:
    switch = together(100, (0, 1.0, tick(pitch, ring=14)), (0, 0.8, click(pitch * 3, seed)))
    return together(250, (0, 0.7, chain(seed)), (150, 1.0, switch))


def _reveal() -> Samples:
    snap = rubbed(1600, 8000, ms=40, shape=dying(0.1), seed=8)
    flutter = rubbed(900, 4000, ms=60, shape=dying(0.25), seed=9)
    return together(90, (0, 1.0, snap), (14, 0.45, flutter), (0, 0.45, tick(1250, ring=6)))


def _press_run() -> Samples:
    roll = []
    for n, at in enumerate((0.0, 300.0, 600.0)):
        grace = [(at + 42.0 * k, 0.35 + 0.15 * k, beat(150, 20 + 3 * n + k)) for k in range(2)]
        roll += [*grace, (at + 84.0, 0.85 + 0.075 * n, beat(118, 30 + n))]
    return together(900, *roll)


def _press_stop() -> Samples:
    clicks: list[Placed] = []
    at, pause = 0.0, 26.0
    while at < 690:
        share = at / 690
        clicks.append((at, 1.0 - 0.35 * share, tick(980 - 520 * share, ring=9)))
        at, pause = at + pause, pause * 1.17
    return together(800, *clicks, (690, 0.9, falling(170, 80, ring=35, ms=110)))


def _coin_in() -> Samples:
    return together(140, (0, 0.7, coin(3150)), (34, 1.0, coin(3620)))


def _coin_out() -> Samples:
    slide = rubbed(3200, 8500, ms=110, shape=swelling(0.7), seed=10)
    return together(140, (0, 0.8, slide), (88, 0.8, coin(3300, ring=16, ms=52)))


def _deal_struck() -> Samples:
    slap = rubbed(500, 3200, ms=70, shape=dying(0.14), seed=11)
    palm = falling(240, 140, ring=22, ms=90)
    return together(300, (0, 1.0, slap), (0, 0.5, palm), (120, 0.7, coin(3400, ring=45, ms=180)))


def _vault() -> Samples:
    dial = [(70.0 * n, 0.5 + 0.04 * (n % 3), click(1900 + 90 * (n % 2), 40 + n)) for n in range(8)]
    bolt = together(280, (0, 1.0, falling(150, 70, ring=70, ms=280)), (0, 0.7, tick(420, ring=30)))
    scrape = rubbed(350, 2200, ms=90, shape=swelling(0.8), seed=12)
    return together(900, *dial, (560, 0.35, scrape), (640, 1.0, bolt), (640, 0.5, click(1100, 13)))


def _key() -> Samples:
    return together(
        180,
        (0, 0.7, coin(2350, ring=30, ms=180)),
        (46, 0.9, coin(2790, ring=34, ms=134)),
        (88, 1.0, coin(3130, ring=38, ms=92)),
    )


def _flip_over() -> Samples:
    thumb = rubbed(1300, 5200, ms=110, shape=swelling(0.75), seed=14)
    snap = rubbed(1500, 7000, ms=36, shape=dying(0.14), seed=15)
    return together(160, (0, 0.5, thumb), (104, 1.0, snap), (104, 0.4, tick(900, ring=7)))


def _axe() -> Samples:
    crack = rubbed(700, 4200, ms=60, shape=dying(0.12), seed=16)
    thud = falling(210, 85, ring=48, ms=250)
    return together(250, (0, 0.8, crack), (0, 1.0, thud), (0, 0.6, tick(520, ring=22)))


def _win(*pitches: float) -> Samples:
    return figure(*zip((0.0, 170.0, 340.0, 600.0), pitches, strict=True))


# ---------------------------------------------------------------------- the files


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound: its length in milliseconds, its level in decibels, how it is made; a loop is not faded."""

    ms: int
    level: float
    make: Callable[[], Samples]
    loops: bool = False


CUES = {
    "press": Cue(40, -18, lambda: tick(1150, ring=6)),
    "refuse": Cue(120, -16, _refuse),
    "lift": Cue(120, -14, _lift),
    "place": Cue(120, -14, _place),
    "hand_over": Cue(700, -8, _hand_over),
    "cover": Cue(90, -14, _cover),
    "turn": Cue(300, -12, lambda: bell(1046.5, ring=95, ms=300)),
    "lamp_off": Cue(250, -10, lambda: _lamp(620, 50)),
    "lamp_on": Cue(250, -10, lambda: _lamp(930, 60)),
    "cut_bed": Cue(2000, -20, hum, loops=True),
    "reveal": Cue(90, -10, _reveal),
    "press_run": Cue(900, -8, _press_run),
    "press_stop": Cue(800, -8, _press_stop),
    "coin_in": Cue(140, -12, _coin_in),
    "coin_out": Cue(140, -12, _coin_out),
    "deal_struck": Cue(300, -10, _deal_struck),
    "vault": Cue(900, -8, _vault),
    "key": Cue(180, -12, _key),
    "flip_over": Cue(160, -12, _flip_over),
    "bell_toll": Cue(1600, -8, lambda: bell(146.8, ring=620, ms=1600)),
    "axe": Cue(250, -8, _axe),
    "clock_30": Cue(100, -14, lambda: tick(760, ring=12)),
    "clock_10": Cue(
        100, -14, lambda: together(100, (0, 1.0, tick(760, ring=9)), (52, 1.0, tick(860, ring=9)))
    ),
    "win_casa_de_papel": Cue(1800, -6, lambda: _win(440, 523.3, 659.3, 880)),
    "win_bank_heist": Cue(1800, -6, lambda: _win(392, 493.9, 587.3, 740)),
    "win_caper": Cue(1800, -6, lambda: _win(523.3, 392, 587.3, 659.3)),
    "win_executioner": Cue(1800, -6, lambda: _win(293.7, 440, 392, 587.3)),
}
"""Levels are in decibels, to be compared with each other. A match ends with the figure of its game."""


def finished(cue: Cue) -> array[int]:
    """The samples of a cue as they stand in its file: cut to length, faded at both ends, at its level."""
    made, total = cue.make(), count(cue.ms)
    samples = (made + [0.0] * total)[:total]
    if not cue.loops:
        rise, fall = count(1.0), max(count(4.0), total // 6)
        for at in range(rise):
            samples[at] *= at / rise
        for at in range(fall):
            samples[-1 - at] *= math.sin(math.pi / 2 * at / fall) ** 2
    peak = 32767 * 10 ** ((cue.level + HEADROOM) / 20) / max(abs(sample) for sample in samples)
    return array("h", (round(sample * peak) for sample in samples))


def write(folder: Path) -> None:
    """Write a file for every cue."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, cue in CUES.items():
        samples = finished(cue)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(SOUNDS)
