"""What the stage asks of everything that can stand on it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.picking import Picking


class Scene(ABC):
    """One picture and what touching it does.

    `draw` changes nothing; a scene's only state is what is picked and when it began. `name`, `game`,
    `phase`, `seat` and `chosen` say where the match stands on screen, for the probe and the gallery; like the
    title of the window they hold nothing secret.
    """

    name = ""
    game = ""
    phase = ""
    seat: Seat | None = None

    private = False
    """Whether it shows what only one seat may see: it is covered as soon as nobody may be looking."""

    silent = False
    """Whether touches make no sound: in the dark nobody may hear how often somebody taps."""

    typing = False
    """Whether typed letters are text and not shortcuts."""

    picking: Picking | None = None
    """What is picked on it, where something can be dragged to its place or looked at closer."""

    field: Rect | None = None
    """Where typed text stood in the last drawing, in canvas units: an input method opens its list there."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Paint everything and name what can be touched."""

    def press(self, key: str) -> None:
        """A target was touched (or pressed by key); also called for a hold that is complete."""

    def refuse(self, key: str) -> None:
        """A target that is not enabled was touched."""

    def tap(self, key: str) -> None:
        """A target that is to be held was let go on it before that was complete, or Return was pressed on
        it. A ring that only opens when held does nothing; a letter is typed."""

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is chosen of a public question."""
        return ()

    def adds(self, key: str) -> bool:
        """Whether touching this target would add to what is chosen, and give nothing up."""
        return True

    def release(self, key: str) -> None:
        """A hold that was complete has ended."""

    def drag(self, key: str, place: tuple[float, float]) -> None:
        """The pointer moves, to this place in canvas units, while the target `key` is pressed."""

    def drop(self, key: str) -> None:
        """The target `key` was let go after the pointer had moved more than 12 units from where it was
        pressed. Where it is still on the target, `press` follows, as ever; a scene that takes what is
        dragged leaves that one out."""

    def touch_anywhere(self) -> bool:
        """Something was touched, target or not; True if that was all there is to do."""
        return False

    def rest(self) -> None:
        """An overlay was laid over the scene, or another scene took its place."""

    def wake(self) -> None:
        """The scene came on, or the overlay was taken away."""

    def type(self, text: str) -> None:
        """Letters were typed."""

    def compose(self, text: str) -> None:
        """An input method shows what is being typed with it (empty: nothing any more); `type` brings what
        comes of it."""

    def edit(self, key: str) -> bool:
        """While `typing`, a key that edits text was pressed (`backspace`, `return`, `escape`, `tab`); at any
        time, one that moves what is edited or in focus (`ctrl+up`, `ctrl+down`). True if it was used."""
        return False

    def tick(self) -> bool:
        """Time has passed; True if the picture is another one now."""
        return False

    @property
    def asleep(self) -> bool:
        """Whether the picture is dimmed because nobody touched it for long: the next touch only wakes it."""
        return False

    @property
    def moving(self) -> bool:
        """Whether something moves, so that every frame is to be drawn."""
        return False
