"""Fingerprints: a hash of what a bot is, so that results of two bots under one name are never mixed."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from nottingham.bots.bot import Bot

OURS = Path(__file__).parent
TALK = "voice"
"""What bots say decides nothing."""
DIGITS = 12


def fingerprint(bot: Bot[Any]) -> str:
    """The same for the same code and the same parameters, and for nothing else."""
    kind = type(bot)
    digest = sha256(f"{kind.__module__}:{kind.__qualname__}/{bot.parameters()!r}".encode())
    for base in kind.__mro__:
        digest.update(_code_of(base.__module__))
    return digest.hexdigest()[:DIGITS]


@cache
def _code_of(module: str) -> bytes:
    """A hash of the source a class comes from: all our bots for one of ours, its whole package for one from outside."""
    path = getattr(sys.modules.get(module), "__file__", None)
    if module.startswith("nottingham.bots"):
        return _hash_of(OURS)
    if path is None or module.split(".", maxsplit=1)[0] in sys.stdlib_module_names:
        return b""
    source = Path(path)
    return _hash_of(source.parent if "." in module else source)


def _hash_of(source: Path) -> bytes:
    files = sorted(source.rglob("*.py")) if source.is_dir() else [source]
    digest = sha256()
    for file in files:
        if TALK not in file.parts:
            digest.update(file.relative_to(source.parent).as_posix().encode() + file.read_bytes())
    return digest.digest()
