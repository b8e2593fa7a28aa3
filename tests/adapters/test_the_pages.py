"""The examples in the pages about environments run as they stand, one after another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("environments.md", "gymnasium.md", "openspiel.md", "pettingzoo.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)  # noqa: S102 - that is what a page of examples is for
    assert blocks
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES)
def test_the_links_of_a_page_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (DOCS / page).read_text(encoding="utf-8"))
    assert [link for link in links if not (DOCS / link).exists()] == []
