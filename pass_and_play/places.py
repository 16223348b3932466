"""Where the program's own files lie, whichever way it was installed."""

from __future__ import annotations

import sys
from pathlib import Path


def data_root() -> Path:
    """The folder that holds `card_data` and `assets`.

    An executable unpacks them beside its code, a wheel carries them inside the package, and a clone or
    an editable install has them at the top of the checkout.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    return packed if packed.is_dir() else package.parent
