"""The command line, and the wiring of the whole house."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import platformdirs

from pass_and_play import __version__
from pass_and_play.commands.trouble import Trouble
from pass_and_play.places import data_root

_FROZEN = getattr(sys, "frozen", False)


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns its exit code: 0 on success, 2 with a sentence on bad use."""
    try:
        return _run(_parser().parse_args(arguments))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has closed it; what is left would only fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(asked: argparse.Namespace) -> int:
    """Each command is imported when it is asked for: the app starts sooner, and what draws nothing needs no
    pygame."""
    card_data: Path = asked.data or data_root() / "card_data"
    home: Path = asked.home or Path(platformdirs.user_data_dir("pass-and-play", appauthor=False))
    match asked.command:
        case "check":
            from pass_and_play.commands.check import check

            return check(asked.folder or card_data)
        case "simulate":
            from pass_and_play.commands.simulate import simulate

            return simulate(
                card_data,
                game=asked.game,
                players=asked.players,
                games=asked.games,
                seed=asked.seed,
                check=asked.check,
                record=asked.record,
                as_json=asked.json,
                options=dict(asked.option),
                lean=dict(asked.lean),
                bots=asked.bots,
            )
        case "replay":
            from pass_and_play.commands.replay import export, replay

            if asked.export is not None:
                return export(home, asked.export, asked.file)
            return replay(card_data, asked.file)
    return _run_on_screen(asked, card_data, home)


def _run_on_screen(asked: argparse.Namespace, card_data: Path, home: Path) -> int:
    """The commands that need a desktop, the app among them."""
    match asked.command:
        case "gallery":
            from pass_and_play.commands.gallery import gallery

            return gallery(
                card_data,
                asked.folder,
                game=asked.game,
                size=asked.size_of_pictures,
                language=asked.language,
                audit=asked.audit,
            )
        case "bench":
            from pass_and_play.commands.bench import bench

            return bench(card_data, as_json=asked.json)
        case "desktop-entry":
            from pass_and_play.commands.desktop import desktop_entry

            return desktop_entry(remove=asked.remove)
    if _FROZEN and (asked.probe is not None or asked.clock != 1):
        # Tests find with these what to click, and need not wait; at a table they would help to peek.
        raise Trouble("--probe and --clock are for tests of the source; an executable has neither.")
    from pass_and_play.commands.play import play

    return play(
        card_data,
        home,
        size=asked.size,
        fullscreen=asked.fullscreen,
        probe=asked.probe,
        speed=asked.clock,
    )


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.lower().partition("x")
    if not (wide.isdigit() and high.isdigit() and 320 <= int(wide) <= 8192 and 240 <= int(high) <= 8192):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1280x800")
    return int(wide), int(high)


def _count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1")
    return int(text)


def _option(text: str) -> tuple[str, bool | int | str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"'{text}' is not of the form key=value")
    if value in ("on", "true", "off", "false"):
        return key, value in ("on", "true")
    return key, int(value) if value.isdigit() else value


def _lean(text: str) -> tuple[str, float]:
    key, _, chance = text.rpartition("=")
    try:
        share = float(chance)
    except ValueError:
        share = -1.0
    if not key or not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not of the form key=chance, with a chance from 0 to 1")
    return key, share


def _bots(text: str) -> tuple[str, ...]:
    return tuple(strength.strip() for strength in text.split(",") if strength.strip())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "pass-and-play",
        description="Card games of secrets on one shared screen. Without a command the app starts.",
    )
    parser.add_argument("--version", action="version", version=f"Pass and Play {__version__}")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of the card files")
    parser.add_argument("--home", type=Path, metavar="DIR", help="folder of saves and settings")
    parser.set_defaults(fullscreen=None)  # as in the settings
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument("--windowed", dest="fullscreen", action="store_false", help="start in a window")
    screen.add_argument("--fullscreen", action="store_true", help="start as large as the screen")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    hidden = argparse.SUPPRESS if _FROZEN else None
    parser.add_argument(
        "--probe", type=Path, metavar="FILE", help=hidden or "for tests: append what can be touched"
    )
    parser.add_argument(
        "--clock", type=_count, default=1, metavar="N", help=hidden or "for tests: wait N times as fast"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_check(commands)
    _add_simulate(commands)
    _add_gallery(commands)
    _add_replay(commands)
    _add_bench(commands)
    _add_desktop_entry(commands)
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add_check(commands: Commands) -> None:
    command = commands.add_parser("check", help="check card files and word files")
    command.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="folder of the card files")


def _add_simulate(commands: Commands) -> None:
    command = commands.add_parser("simulate", help="play matches by luck or by bots, and count")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", type=_count, required=True, metavar="N")
    command.add_argument("--games", type=_count, default=100, metavar="M")
    command.add_argument("--seed", type=int, default=1, metavar="S")
    command.add_argument("--check", action="store_true", help="test the laws after every decision")
    command.add_argument("--record", type=Path, metavar="DIR", help="write the record of every match there")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--option", type=_option, action="append", default=[], metavar="KEY=VALUE")
    command.add_argument(
        "--lean",
        type=_lean,
        action="append",
        default=[],
        metavar="KEY=CHANCE",
        help="pick the option KEY with this chance wherever it is offered",
    )
    command.add_argument(
        "--bots",
        type=_bots,
        nargs="?",
        const=(),
        metavar="STRENGTHS",
        help="computer players for the seats, such as hard,greedy; without a name the strongest for all, "
        "and seats without one play by luck. Every deal is played in all ways in which they can sit",
    )


def _add_gallery(commands: Commands) -> None:
    command = commands.add_parser("gallery", help="draw every screen into a folder")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("--game", metavar="G", help="only this game")
    command.add_argument("--size", dest="size_of_pictures", type=_size, default=(1280, 800), metavar="WxH")
    command.add_argument("--language", default="en", metavar="L")
    command.add_argument("--audit", action="store_true", help="fail on clipped text and misplaced targets")


def _add_replay(commands: Commands) -> None:
    command = commands.add_parser("replay", help="print the record of a match")
    command.add_argument(
        "--export", type=_count, metavar="MATCH", help="write the record of an ended match to FILE"
    )
    command.add_argument("file", type=Path, metavar="FILE")


def _add_bench(commands: Commands) -> None:
    command = commands.add_parser("bench", help="measure speed, idling and memory; takes a minute or two")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add_desktop_entry(commands: Commands) -> None:
    command = commands.add_parser("desktop-entry", help="put the app into the menu of a Linux desktop")
    command.add_argument("--remove", action="store_true", help="take it out of the menu again")
