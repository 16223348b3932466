"""Names for round tables in tests: short, as long as a name may be, and as long as is readable in full."""

from pass_and_play.commands.offscreen import NAMES as SHORT

__all__ = ["LONG", "LONGEST_IN_FULL", "MIDDLING", "SHORT"]

LONG = (
    "Bartholomew Maximili",
    "Wilhelmina Wolkowitz",
    "Montgomery McMammoth",
    "Maximilian der Große",
    "Anastasia Nikolaevna",
    "Christopher Robinson",
    "Wolfgang Wimmelwagen",
    "克莱奥克莱奥克莱奥克莱奥克莱奥",
)
LONGEST_IN_FULL = (
    "Maximilianus",
    "Wolfgang-Max",
    "Bartholomeus",
    "Konstantinos",
    "Anastasia-Jo",
    "Mme Pompadou",
    "Christophero",
    "Wilhelmina W",
)
MIDDLING = (
    *("Wilhelmina", "Bartholomew", "Maximiliano", "Seraphinus"),
    *("Christopher", "Evangeline", "Konstantina", "Montgomery"),
)
"""Names that have to be readable in full on every seat."""
