"""By Order of the King on screen: one file for each of its pictures."""
