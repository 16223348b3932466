"""`desktop-entry`: the app in the menu of a Linux desktop, with its icon, for whoever runs the command."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from pass_and_play.commands.trouble import Trouble, missing_file
from pass_and_play.places import data_root

APP = "pass-and-play"
"""Name of the entry and of the icon; windows tell desktops that they belong to it."""

ENTRY = """\
[Desktop Entry]
Type=Application
Version=1.5
Name=Pass and Play
Comment=Card games of secrets on one shared screen
Exec={command}
Icon=pass-and-play
Terminal=false
Categories=Game;CardGame;
StartupWMClass=pass-and-play
"""


def desktop_entry(*, remove: bool) -> int:
    """Write the entry and the icon into the folders of this user, or take them away."""
    if not sys.platform.startswith(("linux", "freebsd")):
        raise Trouble("Only Linux desktops have such entries; make a shortcut to the program instead.")
    share = _share()
    entry = share / "applications" / f"{APP}.desktop"
    icon = share / "icons" / "hicolor" / "scalable" / "apps" / f"{APP}.svg"
    try:
        if remove:
            for path in (entry, icon):
                path.unlink(missing_ok=True)
            print(f"Taken out of the menu: {entry}")
            return 0
        picture = _icon()
        for path, content in ((icon, picture), (entry, ENTRY.format(command=_command()).encode())):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    except OSError as error:
        raise Trouble(f"{error.filename} cannot be changed: {error.strerror}.") from error
    print(f"In the menu now: {entry}")
    return 0


def _icon() -> bytes:
    try:
        return (data_root() / "assets" / "art" / "app-icon.svg").read_bytes()
    except FileNotFoundError as error:
        raise missing_file(error) from error


def _share() -> Path:
    """Where desktops look for what belongs to one user; a path that is not absolute counts as none."""
    share = Path(os.environ.get("XDG_DATA_HOME", ""))
    return share if share.is_absolute() else Path.home() / ".local" / "share"


def _command() -> str:
    """What starts this very program."""
    if getattr(sys, "frozen", False):
        return _quoted(sys.executable)
    started = shutil.which(sys.argv[0])
    if started is not None and Path(started).name == APP:
        return _quoted(str(Path(started).absolute()))
    return f"{_quoted(sys.executable)} -m pass_and_play"


def _quoted(path: str) -> str:
    """A word of a command as the format wants it: quoted once for the command, and again as a text."""
    for sign in ("\\", '"', "`", "$"):
        path = path.replace(sign, f"\\{sign}")
    return f'"{path}"'.replace("\\", "\\\\").replace("%", "%%")
