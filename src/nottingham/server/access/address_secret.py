"""Address secret: what addresses are hashed with. It is not in the database, so that no backup of that has both."""

from __future__ import annotations

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

logger = logging.getLogger(__name__)


def address_secret(given: str, file: Path) -> bytes:
    """The secret that was set, or that of a file, which is made at the first start."""
    if given:
        return given.encode()
    try:
        _make(file)
        return file.read_bytes()
    except OSError:
        logger.warning("no secret can be kept: who comes from where is not known again after a restart")
        return secrets.token_bytes(32)


def _make(file: Path) -> None:
    """Whole or not at all, and once, whoever else starts at this moment."""
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    draft.touch(0o600)
    draft.write_bytes(secrets.token_hex(32).encode())
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()
