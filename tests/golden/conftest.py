"""`pytest tests/golden --update-golden` writes the texts anew; read the difference before you keep it."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--update-golden", action="store_true", help="write the golden texts anew")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the texts are to be written anew."""
    return bool(request.config.getoption("--update-golden", default=False))
