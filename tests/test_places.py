"""The program finds its own files, however it was installed and wherever it is started."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pass_and_play
from pass_and_play.places import data_root

PACKAGE = Path(pass_and_play.__file__).resolve().parent
CHECK = "import sys; from pass_and_play.app import run; sys.exit(run(['check']))"


def test_a_clone_has_its_data_at_the_top() -> None:
    assert data_root() == PACKAGE.parent
    assert {"assets", "card_data"} <= {path.name for path in data_root().iterdir()}


def test_an_executable_unpacks_its_data_beside_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert data_root() == tmp_path


def test_an_installed_package_carries_its_data(tmp_path: Path) -> None:
    """Laid out as in the wheel, away from the clone, under a locale that knows no UTF-8."""
    installed = tmp_path / "site" / "pass_and_play"
    shutil.copytree(PACKAGE, installed, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(PACKAGE.parent / "card_data", installed / "_data" / "card_data")
    card_file = installed / "_data" / "card_data" / "casa_de_papel.yaml"
    checked = run_check(tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")
    card_file.unlink()
    checked = run_check(tmp_path)
    assert checked.returncode == 2
    assert "casa_de_papel.yaml:1: the file is missing" in checked.stderr
    assert "Traceback" not in checked.stderr


def run_check(folder: Path) -> subprocess.CompletedProcess[str]:
    """`check`, started in another folder, by the copy of the package in `folder/site`."""
    others = [path for path in sys.path if path and Path(path).resolve() != PACKAGE.parent]
    paths = os.pathsep.join([str(folder / "site"), *others])
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    return subprocess.run(
        [sys.executable, "-c", CHECK],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, **plain},
        capture_output=True,
        text=True,
        check=False,
    )
