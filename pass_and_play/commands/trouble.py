"""The one way in which a command says that it cannot do what it was asked."""

from __future__ import annotations


class Trouble(Exception):
    """A sentence for the person at the command line; the command ends with exit code 2."""
