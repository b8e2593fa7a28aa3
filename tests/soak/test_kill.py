"""kill -9 at every step of a game, with a command on its way and without, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.killing import KilledGame
from tests.server.postgres import running_postgres
from tests.server.processes import sqlite_in


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.mark.parametrize("in_flight", [False, True], ids=["between commands", "during a command"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_killed_at_every_step_has_lost_nothing(
    tmp_path: Path, postgres: str, kind: str, *, in_flight: bool
) -> None:
    with KilledGame(sqlite_in(tmp_path) if kind == "sqlite" else postgres, 5) as game:
        while not game.is_over:
            if not in_flight:
                game.play(1)
            game.kill(in_flight=in_flight)
        game.end()
    assert game.kills > 12
