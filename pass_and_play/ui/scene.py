"""What the stage asks of everything that can stand on it."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas


class Scene:
    """One picture and what touching it does.

    `draw` changes nothing; a scene's only state is what is picked and when it began. `name`, `game`,
    `phase` and `seat` say where the match stands on screen, for the probe and the gallery; like the
    title of the window they hold nothing secret.
    """

    name = ""
    game = ""
    phase = ""
    seat: Seat | None = None

    private = False
    """Whether it shows what only one seat may see: it is covered as soon as nobody may be looking."""

    typing = False
    """Whether typed letters are text and not shortcuts."""

    def draw(self, canvas: Canvas) -> None:
        """Paint everything and name what can be touched."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """A target was touched (or pressed by key); also called for a hold that is complete."""

    def refuse(self, key: str) -> None:
        """A target that is not enabled was touched."""

    def release(self, key: str) -> None:
        """A hold that was complete has ended."""

    def touch_anywhere(self) -> bool:
        """Something was touched, target or not; True if that was all there is to do."""
        return False

    def rest(self) -> None:
        """An overlay was laid over the scene."""

    def wake(self) -> None:
        """The overlay was taken away."""

    def type(self, text: str) -> None:
        """Letters were typed."""

    def edit(self, key: str) -> bool:
        """A key that edits text was pressed (`backspace`, `return`...); True if it was used."""
        return False

    def tick(self) -> bool:
        """Time has passed; True if the picture is another one now."""
        return False

    @property
    def moving(self) -> bool:
        """Whether something moves, so that every frame is to be drawn."""
        return False
