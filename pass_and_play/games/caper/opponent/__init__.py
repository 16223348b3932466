"""The computer's Mastermind in Caper: it reckons with the public board, its own hand, and what it passed on."""
