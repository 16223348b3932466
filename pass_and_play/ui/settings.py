"""What the players set for themselves: kept beside the matches, the same for all games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

TEXT_SIZES = (0.9, 1.0, 1.2)
ROLE_SECONDS = (6, 12, 20)
LOUDEST = 100
VOLUME_STEP = 10


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `volume` is 0 to `LOUDEST`, 0 being off; `role_seconds` is how long a role stays open.

    `two_taps` opens a page by two taps at different places instead of a hold; `rotated` turns everything
    by 180 degrees.
    """

    text_size: float = 1.0
    volume: int = 70
    two_taps: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    role_seconds: int = 12
    fullscreen: bool = False
    rotated: bool = False

    def to_dict(self) -> dict[str, Any]:
        """As the store keeps it."""
        return asdict(self)

    @classmethod
    def from_dict(cls, kept: object) -> Settings:
        """From what the store kept; whatever does not fit is as new."""
        new = asdict(cls())
        given: dict[str, Any] = kept if isinstance(kept, dict) else {}
        fitting = {
            name: value
            for name, value in given.items()
            if name in new and type(value) is type(new[name]) and _fits(name, value)
        }
        return cls(**{**new, **fitting})


def _fits(name: str, value: object) -> bool:
    match name:
        case "text_size":
            return value in TEXT_SIZES
        case "role_seconds":
            return value in ROLE_SECONDS
        case "volume":
            return value in range(LOUDEST + 1)
    return True
