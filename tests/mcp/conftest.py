"""Real servers for assistants to sit at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import empty_database, serve
from tests.server.processes import sqlite_in

__all__ = ["empty_database", "serve"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where the servers of a test keep their tables."""
    return sqlite_in(tmp_path)
