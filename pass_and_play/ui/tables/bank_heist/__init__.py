"""Millions of Dollars on screen: one file for each of its pictures."""
