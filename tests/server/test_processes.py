"""Servers that tests start as processes: one that dies fails the test, and a port is kept for the next."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from nottingham.server.client import call
from tests.server import postgres as binaries
from tests.server.processes import Process, sqlite_in


def test_a_server_that_dies_before_it_listens_fails_the_test_at_once() -> None:
    with pytest.raises(AssertionError, match="the server did not start: it ended with"):
        Process("nothing://of-the-kind")


def test_a_port_is_kept_for_the_next_server(tmp_path: Path) -> None:
    first = Process(sqlite_in(tmp_path))
    first.kill()
    second = Process(sqlite_in(tmp_path), urlsplit(first.url).port or 0)
    assert second.url == first.url
    assert call(second.url, "GET", "/health")[0] == 200
    second.stop()


def test_postgresql_takes_another_port_where_one_is_taken(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = urlsplit(postgres).port
    ports = iter((taken, binaries._free_port()))
    monkeypatch.setattr(binaries, "_free_port", lambda: next(ports))
    with binaries.running_postgres() as url:
        assert urlsplit(url).port != taken
