"""The keyboard on the stage: a focus that walks from target to target, shortcuts, and keys that edit text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.ui.contacts import Contact
from pass_and_play.ui.paint.record import Target

if TYPE_CHECKING:
    from pass_and_play.ui.stage import Stage

EDITING = ("backspace", "return", "escape", "tab")
LOOK = "l"
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Keyboard:
    """Everything that a pointer can do, by keys. `focus` is the key of the target that it is on."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.focus: str | None = None

    def down(self, name: str, *, ctrl: bool = False, shift: bool = False) -> None:
        """A key went down; `name` as pygame names it. One that is down already does nothing."""
        stage, contact = self._stage, ("key", name)
        repeated = stage.contacts.holds(contact)
        if not stage.hears(contact) or repeated:
            return
        if stage.touch.holding:
            stage.touch.let_go()
            return
        stage.refresh()
        edits = stage.scene.typing or (ctrl and name in ARROWS)
        if not (edits and self._edits(name, ctrl=ctrl)):
            self._command(name, ctrl=ctrl, shift=shift)

    def up(self, name: str) -> None:
        """A key went up."""
        stage, contact = self._stage, ("key", name)
        stage.contacts.lift(contact)
        if stage.touch.press is not None and stage.touch.press.contact == contact:
            stage.touch.end_hold(on_it=True)

    def type(self, text: str) -> None:
        """Text was typed."""
        stage = self._stage
        if stage.scene.typing and not stage.deaf:
            stage.scene.type(text)
            stage.dirty = stage.stale = True

    def compose(self, text: str) -> None:
        """An input method shows what is being typed with it."""
        stage = self._stage
        if stage.scene.typing and not stage.deaf:
            stage.scene.compose(text)
            stage.dirty = True

    def _edits(self, name: str, *, ctrl: bool) -> bool:
        """Let the scene edit its text by a key; True if it did."""
        stage = self._stage
        if name in EDITING and not ctrl:
            used = stage.scene.edit(name)
        elif name in ARROWS and ctrl:
            used = stage.scene.edit(f"ctrl+{name}")
        else:
            return False
        stage.dirty = stage.stale = True
        return used

    def _command(self, name: str, *, ctrl: bool, shift: bool) -> None:
        if name == "tab":
            self._step(-1 if shift else 1)
        elif name in ARROWS and not ctrl and not self._claimed(name):
            self._aim(ARROWS[name])
        elif name == "space" and not self._stage.scene.typing:
            self._hold()
        elif name == LOOK and not ctrl and self._looks():
            pass
        elif name == "return" and not ctrl and self._stage.target(self.focus) is not None:
            self._enter()
        else:
            self._shortcut(f"ctrl+{name}" if ctrl else name, contact=("key", name))

    # ------------------------------------------------------------------ acting

    def _hold(self) -> None:
        """Space holds the ring: the one in focus, else the first there is."""
        holds = [target for target in self._stage.targets if target.hold_ms and target.enabled]
        target = next((t for t in holds if t.key == self.focus), holds[0] if holds else None)
        if target is not None:
            self._stage.touch.begin(("key", "space"), target, target.rect[:2])

    def _looks(self) -> bool:
        """Look closer at what is in focus, or what the mouse points at; False where that has no sheet."""
        stage = self._stage
        target = stage.target(self.focus) or stage.target(stage.touch.hover)
        if stage.scene.typing or target is None or target.closer is None:
            return False
        if not stage.scene.touch_anywhere():
            stage.look(target.closer)
        return True

    def _enter(self) -> None:
        stage = self._stage
        target = stage.target(self.focus)
        if target is None or stage.scene.touch_anywhere():
            return
        if target.hold_ms:
            stage.tap(target.key)
        else:
            stage.act(target)

    def _shortcut(self, name: str, *, contact: Contact) -> None:
        stage = self._stage
        for target in stage.targets:
            if name in target.keys and not (stage.scene.typing and len(name) == 1):
                if target.hold_ms and target.enabled:
                    stage.touch.begin(contact, target, target.rect[:2])
                elif not stage.scene.touch_anywhere():
                    stage.act(target)
                return

    def _claimed(self, name: str) -> bool:
        """Whether an arrow is the key of a target, so that it does not move the focus."""
        return any(name in target.keys for target in self._stage.targets)

    # ------------------------------------------------------------------ the focus

    def _step(self, step: int) -> None:
        """On to the next target, or back to the one before."""
        keys = [target.key for target in self._stage.targets if target.enabled]
        if not keys:
            return
        at = keys.index(self.focus) if self.focus in keys else (-1 if step > 0 else 0)
        self.focus, self._stage.dirty = keys[(at + step) % len(keys)], True

    def _aim(self, way: tuple[int, int]) -> None:
        """Move the focus to the nearest target that lies this way."""
        here = self._stage.target(self.focus)
        if here is None:
            self._step(1)
            return
        x, y = _centre(here)
        best: tuple[float, str] | None = None
        for target in self._stage.targets:
            tx, ty = _centre(target)
            along = (tx - x) * way[0] + (ty - y) * way[1]
            aside = abs((tx - x) * way[1]) + abs((ty - y) * way[0])
            if target.enabled and target.key != here.key and along > 4:
                distance = along + 2.5 * aside
                if best is None or distance < best[0]:
                    best = (distance, target.key)
        if best is not None:
            self.focus, self._stage.dirty = best[1], True


def _centre(target: Target) -> tuple[float, float]:
    left, top, width, height = target.rect
    return left + width / 2, top + height / 2
