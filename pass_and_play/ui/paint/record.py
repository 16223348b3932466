"""What a finished picture holds: things to touch, words and pictures, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from pass_and_play.words import Text

Rect = tuple[float, float, float, float]


def within(whole: Rect, part: Rect) -> Rect:
    """The place of a part whose upper left corner is told from that of the whole."""
    return whole[0] + part[0], whole[1] + part[1], part[2], part[3]


@dataclass(frozen=True, slots=True)
class Target:
    """A thing that can be touched, in canvas units.

    `key` is its name (an option's key, or a control's), `words` what it is called, `hold_ms` how long it
    must be held (0: a tap), `keys` the keyboard's keys for it. `closer` is the key of the sheet on which the
    thing can be looked at closer (`look:...`), if there is one: a long press, a double click and L open it,
    be the target enabled or not. A `grip` can be dragged onto another target.
    """

    key: str
    words: Text
    rect: Rect
    enabled: bool = True
    hold_ms: int = 0
    keys: tuple[str, ...] = ()
    closer: str | None = None
    grip: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A text or a picture that was drawn, and the canvas units that its ink takes."""

    what: str
    rect: Rect


@dataclass(slots=True)
class Record:
    """Everything that one drawing put on the canvas, in order."""

    targets: list[Target] = field(default_factory=list)
    texts: list[Mark] = field(default_factory=list)
    pictures: list[Mark] = field(default_factory=list)
    cuts: list[Mark] = field(default_factory=list)

    def cover(self, rect: Rect) -> None:
        """Forget what lies inside `rect`: something opaque is drawn over it."""
        self.targets = [target for target in self.targets if not _holds(rect, target.rect)]
        self.texts = [mark for mark in self.texts if not _holds(rect, mark.rect)]
        self.pictures = [mark for mark in self.pictures if not _holds(rect, mark.rect)]
        self.cuts = [mark for mark in self.cuts if not _holds(rect, mark.rect)]

    def flaws(self, size: tuple[float, float], least_target: float) -> Iterator[str]:
        """One sentence for each thing that a player would stumble over."""
        whole = (0.0, 0.0, *size)
        for mark in self.cuts:
            yield mark.what
        for mark in self.texts:
            if not _holds(whole, mark.rect):
                yield f"The text {mark.what!r} leaves the canvas at {_place(mark.rect)}."
        for one, two in combinations(self.texts, 2):
            if _overlap(one.rect, two.rect) > 2:
                yield f"The texts {one.what!r} and {two.what!r} overlap at {_place(two.rect)}."
        yield from self._target_flaws(whole, least_target)

    def _target_flaws(self, whole: Rect, least: float) -> Iterator[str]:
        for target in self.targets:
            if not _holds(whole, target.rect):
                yield f"The target {target.key} leaves the canvas at {_place(target.rect)}."
            if target.enabled and min(target.rect[2:]) < least:
                yield f"The target {target.key} is smaller than {least:g} at {_place(target.rect)}."
        for one, two in combinations([target for target in self.targets if target.enabled], 2):
            if _overlap(one.rect, two.rect) > 0.5:
                yield f"The targets {one.key} and {two.key} overlap at {_place(two.rect)}."


def _holds(outer: Rect, inner: Rect) -> bool:
    """Whether `inner` lies in `outer`, two units of tolerance included."""
    return (
        inner[0] >= outer[0] - 2
        and inner[1] >= outer[1] - 2
        and inner[0] + inner[2] <= outer[0] + outer[2] + 2
        and inner[1] + inner[3] <= outer[1] + outer[3] + 2
    )


def _overlap(a: Rect, b: Rect) -> float:
    """How far two rectangles reach into each other: the smaller of the two directions, 0 if apart."""
    across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    down = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(min(across, down), 0.0)


def _place(rect: Rect) -> str:
    return ", ".join(f"{value:.0f}" for value in rect)
