"""`pytest tests/shots --update-shots` keeps the pictures as they are drawn now."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-shots", action="store_true", help="keep the pictures as they are drawn now")
