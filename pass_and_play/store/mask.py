"""Masks over what must not be read by chance.

Whoever opens the saves file in a viewer must not stumble over the seed or over anybody's choices. This is
courtesy, not security: the key lies in the same file, and this module says how to use it.

A masked text is a check of 8 bytes and the text in UTF-8, filled up with spaces to whole blocks so that its
length says nothing either, all XORed with a key stream of SHA-256. The stream depends on the place where the
text belongs, so that a text that was moved there from elsewhere, or damaged, is noticed.
"""

from __future__ import annotations

from hashlib import sha256

BLOCK = 128
CHECK = 8


def mask(text: str, *, key: bytes, place: str) -> bytes:
    """The text under its mask. It must not end in spaces, which only fill up."""
    plain = text.encode()
    plain += b" " * (-len(plain) % BLOCK)
    return _xor(_check(plain, key, place) + plain, key, place)


def unmask(blob: bytes, *, key: bytes, place: str) -> str:
    """The text that was masked for this place; ValueError where it is not the same any more."""
    bare = _xor(blob, key, place)
    check, plain = bare[:CHECK], bare[CHECK:]
    if check != _check(plain, key, place):
        raise ValueError("the masked text is damaged or belongs elsewhere")
    return plain.decode().rstrip(" ")


def _check(plain: bytes, key: bytes, place: str) -> bytes:
    return sha256(b"check" + key + place.encode() + plain).digest()[:CHECK]


def _xor(blob: bytes, key: bytes, place: str) -> bytes:
    start = sha256(b"stream" + key + place.encode()).digest()
    blocks = range(-(-len(blob) // len(start)))
    stream = b"".join(sha256(start + number.to_bytes(4, "big")).digest() for number in blocks)
    return bytes(a ^ b for a, b in zip(blob, stream, strict=False))
