"""Pictures for tests of any game: a canvas at half size, and what can be read from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pygame
import pytest

from pass_and_play.ui.paint import text
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.label import LEAST

FORMS = pytest.mark.parametrize("form", Form, ids=lambda form: form.name.lower())
HALF = 0.5
"""Scale of the pictures, which is enough for words, targets and turning cards."""


def empty(form: Form, theme: Theme, pointer: Pointer | None = None) -> Canvas:
    """A canvas with nothing on it."""
    pygame.font.init()
    wide, high = form.size
    surface = pygame.Surface((round(wide * HALF), round(high * HALF)), 0, 32)
    return Canvas(surface, theme, form=form, pointer=pointer)


@contextmanager
def readable(canvas: Canvas) -> Iterator[None]:
    """Fails where letters are drawn that are smaller than they may be at all."""
    least = LEAST[canvas.form] * min(1.0, canvas.theme.text_size) * canvas.scale - 0.1
    with patch.object(text, "line", wraps=text.line) as lines:
        yield
    small = {str(call.args[0]) for call in lines.call_args_list if call.args[2] < least}
    assert not small, f"too small to read: {small}"


def pixels(canvas: Canvas) -> bytes:
    """What is to be seen."""
    return pygame.image.tobytes(canvas.surface, "RGB")


def confirm(canvas: Canvas) -> tuple[str, bool]:
    """What the confirming button says, and whether it can be pressed."""
    target = next(target for target in canvas.targets if target.key == "confirm")
    return target.words, target.enabled
