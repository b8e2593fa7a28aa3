"""Where the browser comes from."""

from __future__ import annotations

from pathlib import Path

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
