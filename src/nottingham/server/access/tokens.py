"""Tokens: a seat belongs to the holder of its secret. The server keeps only a hash of it.

A token has at least 192 random bits, so a plain SHA-256 is as safe as any slower hash. A browser may make its own
token, so that sitting down twice by mistake finds the same seat.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from random import Random

TOKEN_BYTES = 24
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,64}")
DISTINCT_LEAST = 10
"""A random token of 32 letters has fewer different ones less than once in a billion times."""
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for others when read aloud."""
CODE_LENGTH = 8
NAME_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"
NAME_LENGTH = 12
"""Of a table's name in addresses and logs; it opens nothing by itself."""
GAME_LENGTH = 24
"""Of a finished game's name: 121 bits, since everybody who has it can look at the game."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code(length: int = CODE_LENGTH) -> str:
    """An invitation, short enough to be read over the telephone: 40 bits, behind a limit on guesses."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def new_name() -> str:
    """A name for something that nobody sets twice."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))


def table_name_of(token: str) -> str:
    """The name of the table that was set with this token: asked twice, the same table is set once."""
    return _spelt(int.from_bytes(sha256(b"table\0" + token.encode()).digest()[:8]), NAME_LENGTH)


def _spelt(number: int, length: int) -> str:
    base = len(NAME_LETTERS)
    return "".join(NAME_LETTERS[number // base**place % base] for place in range(length))


def evening_key(code: str, table: str) -> str:
    """With which the story of an evening is read: made of the link of its standing table, which it does not tell."""
    number = int.from_bytes(sha256(f"evening\0{code}\0{table}".encode()).digest()[:16])
    return _spelt(number, GAME_LENGTH)


def daily_token(player: str, day: str) -> str:
    """The secret of a player's seat in the market of a day: made of the player's key, which it does not tell."""
    digest = sha256(f"daily\0{day}\0{player}".encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def game_name(rng: Random) -> str:
    """The lasting name of a finished game."""
    return "".join(rng.choice(NAME_LETTERS) for _ in range(GAME_LENGTH))


def is_sound(token: str) -> bool:
    """Whether a token that a client made itself can be a secret."""
    return TOKEN.fullmatch(token) is not None and len(set(token)) >= DISTINCT_LEAST


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
