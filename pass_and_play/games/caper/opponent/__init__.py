"""The computer's Mastermind in Caper: it reckons with the board, its hand, and what it passed on."""
