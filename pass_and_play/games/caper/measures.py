"""How much there is room for on the table of Caper, and the two sides of it."""

from __future__ import annotations

SIDES = ("cream", "mint")

PLACES = 3
"""Locations in play."""
MOST_THIEVES = 3
"""Thieves of one side at a location."""
MOST_GEAR = 3
"""Gear cards of one thief."""
