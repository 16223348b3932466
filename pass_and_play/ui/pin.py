"""A seat's PIN: kept only as a salted hash, and no more than a hurdle for the curious."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

ROUNDS = 20_000
"""Rounds of the hash: ten thousand PINs can be tried anyway, so they need only be no instant look-up."""


@dataclass(frozen=True, slots=True)
class Pin:
    """Salt and hash of four digits, both in hex."""

    salt: str
    digest: str

    @classmethod
    def of(cls, digits: str) -> Pin:
        """A new PIN."""
        salt = secrets.token_hex(8)
        return cls(salt, _digest(digits, salt))

    def opens(self, digits: str) -> bool:
        """Whether these are the digits."""
        return hmac.compare_digest(_digest(digits, self.salt), self.digest)

    def to_list(self) -> list[str]:
        """As the store keeps it."""
        return [self.salt, self.digest]

    @classmethod
    def from_list(cls, kept: list[str]) -> Pin:
        """From what the store kept."""
        salt, digest = kept
        return cls(salt, digest)


def _digest(digits: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", digits.encode(), bytes.fromhex(salt), ROUNDS).hex()
