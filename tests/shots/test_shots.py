"""A few pictures as they are meant to look, compared with a tolerance for other versions of SDL."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pass_and_play.catalogue import read_library
from pass_and_play.commands.offscreen import NAMES
from pass_and_play.commands.rooms import Rooms
from pass_and_play.places import data_root
from pass_and_play.store import Store

FOLDER = Path(__file__).parent
SHOTS = (
    "shelf-fresh",
    "casa_de_papel-curtain-choose-5",
    "casa_de_papel-page-choose-role-5",
    "casa_de_papel-table-discuss-5",
)
SIZE = (640, 400)
MOST = 3.0
"""Mean difference of a colour channel, of 255, that is still the same picture."""


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some pictures of the gallery, drawn now."""
    folder = tmp_path_factory.mktemp("pictures")
    pygame.display.init()
    pygame.font.init()
    library = read_library(data_root() / "card_data")
    store = Store.open(folder / "home")
    rooms = Rooms(folder, store, size=(1280, 800), language="en", library=library)
    rooms.shelf("fresh", library)
    rooms.match("casa_de_papel", names=NAMES[:5], seed=1)
    store.close()
    return folder


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of a channel, and no corner may differ much more than the whole."""
    a, b = one.convert(24).get_buffer().raw, other.convert(24).get_buffer().raw
    assert len(a) == len(b)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("name", SHOTS)
def test_a_picture_looks_as_it_is_meant_to(name: str, pictures: Path, request: pytest.FixtureRequest) -> None:
    drawn = pygame.transform.smoothscale(pygame.image.load(pictures / f"{name}.png"), SIZE)
    kept = FOLDER / f"{name}.png"
    if request.config.getoption("--update-shots", default=False):
        pygame.image.save(drawn, kept)
    assert difference(drawn, pygame.image.load(kept)) < MOST


def test_other_pictures_are_told_apart(pictures: Path) -> None:
    """The tolerance is not so wide that one picture passes for another."""
    role = pygame.image.load(FOLDER / "casa_de_papel-page-choose-role-5.png")
    table = pygame.image.load(FOLDER / "casa_de_papel-table-discuss-5.png")
    assert difference(role, table) > 3 * MOST
