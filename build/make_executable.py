"""Build the executable for the system that this runs on, and pack it.

    python3 build/make_executable.py [--out DIR]

makes in `dist`, or in DIR: the folder `pass-and-play` with the program in it, the same folder as an archive,
and the program in a single file, which unpacks itself at every start. What is inside comes from a virtual
environment of its own, made for this and thrown away, so that nothing of this machine slips in. Python 3.11
or newer and its `venv` module are needed; everything else is fetched by pip. There is no building for another
system than this one.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from venv import EnvBuilder

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "build" / "pass_and_play.spec"
NAME = "pass-and-play"


def main() -> None:
    """Build, pack, and say how large everything is."""
    parser = argparse.ArgumentParser(description="Build the executable for this system.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where it goes; dist")
    out: Path = parser.parse_args().out.resolve()
    if out == ROOT / "build" or ROOT / "build" in out.parents:
        parser.error("build holds sources; choose another folder")
    with TemporaryDirectory(prefix=f"{NAME}-") as work:
        built = _built(Path(work))
        for made in _packed(built, out):
            print(f"{_megabytes(made):6.1f} MB  {made}")


def _built(work: Path) -> Path:
    """Run the spec in an environment of its own; the folder with what PyInstaller has made."""
    EnvBuilder(with_pip=True).create(work / "venv")
    python = work / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    _run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *needed())
    _run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--workpath", work / "work", "--distpath", work / "dist", SPEC),
        PYINSTALLER_CONFIG_DIR=str(work / "cache"),
        PYTHONDONTWRITEBYTECODE="1",
        PYTHONHASHSEED="1",
        SDL_VIDEODRIVER="dummy",
    )
    return work / "dist"


def needed() -> list[str]:
    """What the program and its making need, as `pyproject.toml` says, with pygame-ce whatever the Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["build"]]
    plain = [requirement.partition(";")[0].strip() for requirement in wanted]
    return [requirement for requirement in plain if not re.match(r"(pygame\W(?!ce)|fonttools)", requirement)]


def _run(*command: str | Path, **environment: str) -> None:
    # What the caller's own Python is told, such as where more packages lie, is none of this one's business.
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run([str(part) for part in command], env={**kept, **environment}, check=False)
    if done.returncode:
        raise SystemExit(f"This has failed: {' '.join(map(str, command))}")


def _packed(built: Path, out: Path) -> list[Path]:
    """Put the folder, its archive and the single file into `out`; what is there under their names goes."""
    name = f"{NAME}-{_version()}-{_system()}"
    out.mkdir(parents=True, exist_ok=True)
    folder = out / NAME
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(built / NAME, folder, symlinks=True)
    licences = next(folder.rglob("LICENCES.txt"))
    for place in (folder, out):
        shutil.copyfile(licences, place / "LICENCES.txt")
    kind = "zip" if os.name == "nt" else "gztar"
    archive = Path(shutil.make_archive(str(out / name), kind, root_dir=out, base_dir=NAME))
    suffix = ".exe" if os.name == "nt" else ""
    single = out / f"{name}-single{suffix}"
    shutil.copy(built / f"{NAME}-single{suffix}", single)
    made = [folder, archive, single]
    for app in built.glob("*.app"):
        shutil.rmtree(out / app.name, ignore_errors=True)
        made.append(Path(shutil.copytree(app, out / app.name, symlinks=True)))
    return made


def _version() -> str:
    package = (ROOT / "pass_and_play" / "__init__.py").read_text(encoding="utf-8")
    return package.partition('__version__ = "')[2].partition('"')[0]


def _system() -> str:
    """The system and the machine in one word, such as `linux-x86_64`."""
    return f"{platform.system()}-{platform.machine()}".lower().replace("darwin", "macos")


def _megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file() and not p.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


if __name__ == "__main__":
    main()
