"""Every example in the documentation runs as it stands, the blocks of a page one after another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PAGES = sorted(
    page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if BLOCK.search(page.read_text("utf-8"))
)


def test_there_are_pages_with_examples() -> None:
    assert {"environments.md", "tutorials/research.md", "tutorials/add-a-bot.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
        exec(compile(block, page, "exec"), names)  # noqa: S102 - that is what a page of examples is for
    assert capsys.readouterr().out
