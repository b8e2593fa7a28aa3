"""The documentation site: what its check finds, and how the server shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from nottingham.server.transport.docs_site import DocsSite
from tools import docs

INLINE = "document.title = 'The rules'"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Two pages that know each other."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "index.html").write_text('<a href="rules/#b4">B4</a>', encoding="utf-8")
    (tmp_path / "rules/index.html").write_text(
        f'<script>{INLINE}</script><p id="b4"><a href="..">home</a><script src="/x.js"></script>', encoding="utf-8"
    )
    (tmp_path / "x.js").write_text("", encoding="utf-8")
    return tmp_path


def found(site: Path) -> list[str]:
    return [problem for problem in docs.problems(site) if not problem.startswith("mkdocs.yml")]


def test_links_that_hold_are_no_problem(site: Path) -> None:
    assert found(site) == []


def test_a_link_to_no_page_and_a_link_to_no_place_are_found(site: Path) -> None:
    (site / "index.html").write_text('<a href="gone/">x</a><a href="rules/#b99">y</a>', encoding="utf-8")
    assert found(site) == ["index.html: gone/ leads nowhere", "index.html: rules/#b99 has no such place"]


def test_every_page_is_in_the_menu() -> None:
    assert list(docs.orphans()) == []


def test_links_to_sources_become_words(tmp_path: Path) -> None:
    docs.lay_out(tmp_path / "laid-out")
    text = (tmp_path / "laid-out/architecture.md").read_text(encoding="utf-8")
    assert "`game.py`" in text
    assert "src/nottingham/rules/game.py)" not in text


def test_the_server_shows_the_site_and_lets_only_its_own_scripts_run(site: Path) -> None:
    with TestClient(Starlette(routes=[*DocsSite(site).routes()])) as client:
        assert client.get("/docs").url.path == "/docs/"
        page = client.get("/docs/rules/")
        assert INLINE in page.text
        policy = page.headers["content-security-policy"]
        assert "script-src 'self' 'sha256-" in policy
        assert "'unsafe-inline'" not in policy.split("style-src")[0]
        assert client.get("/docs/no-such-page/").status_code == 404
        assert client.get("/docs/..%2f..%2fapp.py").status_code == 404


def test_a_server_without_the_site_has_no_such_address(tmp_path: Path) -> None:
    assert DocsSite(tmp_path / "nothing").routes() == []
