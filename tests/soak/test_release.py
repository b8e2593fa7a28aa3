"""A release, rehearsed: packages that play in clean environments without Node, by pip and by pipx."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import release


def test_a_release_can_be_made_and_says_all_that_it_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    release.make()
    wheel, bill, sdist = sorted((tmp_path / "dist").iterdir(), key=lambda path: path.suffix, reverse=True)
    assert [path.suffix for path in (wheel, bill, sdist)] == [".whl", ".json", ".gz"]
    told = json.loads(bill.read_text(encoding="utf-8"))
    assert told["bomFormat"] == "CycloneDX"
    assert told["metadata"]["component"]["name"] == "nottingham"
    parts = {part["name"] for part in told["components"]}
    assert {"msgspec", "starlette", "uvicorn", "svelte", "@fluent/bundle"} <= parts
    assert not {"pytest", "pip", "eslint"} & parts
