"""Caper: two Masterminds draft thieves and gear for three locations."""
