"""`python -m pass_and_play` and the console script."""

from __future__ import annotations

import sys

from pass_and_play.app import run


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
