"""Where the browser comes from."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from tools import browser


def test_the_one_that_is_named_comes_first() -> None:
    assert browser.chromium({"CHROMIUM": "/somewhere/chromium", "PATH": "/usr/bin"}).program == Path(
        "/somewhere/chromium"
    )


def test_then_one_on_the_path(tmp_path: Path) -> None:
    program = tmp_path / "chromium"
    program.touch(0o755)
    assert browser.chromium({"PATH": str(tmp_path)}).program == program


def test_else_one_from_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only that it is asked for: the long tests start it."""
    monkeypatch.setattr(browser, "packed", lambda environment: browser.Chromium(tmp_path / "packed", environment))
    assert browser.chromium({"PATH": str(tmp_path)}).program == tmp_path / "packed"


@pytest.mark.parametrize(("free", "has_room"), [(64 * 2**20, False), (24 * 2**30, True), (None, False)])
def test_shared_memory_is_used_where_there_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int | None, *, has_room: bool
) -> None:
    class Usage(NamedTuple):
        free: int

    def disk_usage(place: Path) -> Usage:
        assert place == browser.SHARED_MEMORY
        if free is None:
            raise FileNotFoundError(place)
        return Usage(free)

    monkeypatch.setattr(shutil, "disk_usage", disk_usage)
    assert (browser.WITHOUT_SHARED_MEMORY in browser.Chromium(tmp_path, {}).flags) is not has_room
