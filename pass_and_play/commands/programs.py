"""Python programs that `bench` starts and measures: how soon they show something, and how large they grow."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from pass_and_play.commands.trouble import Trouble

BARE = """
import os, pygame
pygame.display.init()
pygame.display.set_mode((1280, 800)).fill((20, 24, 32))
pygame.display.flip()
os._exit(0)
"""

OURS = """
import os, sys
from pass_and_play.app import run
from pass_and_play.commands import play
flip = play.pygame.display.flip
def first():
    flip()
    os._exit(0)
play.pygame.display.flip = first
sys.exit(run(sys.argv[1:]) or 1)
"""

MATCH = """
import sys
from pathlib import Path
from pass_and_play.commands.bench import print_memory_of_a_match
print_memory_of_a_match(Path(sys.argv[1]), scenes=int(sys.argv[2]))
"""


def first_frame_ratio(card_data: Path, starts: int) -> float:
    """From the start of the process to its first frame: the app against a bare window of pygame.

    The first start of each only compiles, into a folder of its own; it counts where it is the only one.
    """
    with TemporaryDirectory() as folder:
        ours = ["--data", str(card_data), "--home", str(Path(folder) / "home")]
        times = [(_seconds(BARE, [], folder), _seconds(OURS, ours, folder)) for _ in range(starts)]
    counted = times[1:] or times
    return median(app for _, app in counted) / median(bare for bare, _ in counted)


def _seconds(code: str, arguments: list[str], bytecode: str) -> float:
    began = time.perf_counter()
    _run(code, arguments, PYTHONDONTWRITEBYTECODE="", PYTHONPYCACHEPREFIX=bytecode)
    return time.perf_counter() - began


def memory_mb(card_data: Path, scenes: int) -> float | None:
    """The most memory of a process that shows so many scenes of a match at 1920x1080."""
    told: float | None = json.loads(_run(MATCH, [str(card_data), str(scenes)]))
    return told


def peak_mb() -> float | None:
    """The most memory that this process has had, in megabytes of 1024 kilobytes; None where nobody counts."""
    with suppress(OSError):
        # Linux adds the memory of the parent to what `getrusage` tells, so it is asked otherwise.
        lines = Path("/proc/self/status").read_text().splitlines()
        return round(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024, 1)
    try:
        import resource
    except ImportError:
        return None
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024**2, 1)


def _run(code: str, arguments: list[str], **environment: str) -> str:
    """What a program prints that knows the same modules as this one. Trouble where it fails."""
    paths = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": paths, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble(f"A program that was to be measured has failed: {done.stderr.strip()}")
    return done.stdout
