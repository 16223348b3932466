"""How the games look: a folder for each, and what they have in common."""
