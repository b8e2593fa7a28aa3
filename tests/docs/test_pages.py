"""Every example in the documentation runs as it stands, each block copied alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^```(python|py)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
EXAMPLES = {
    f"{page.relative_to(DOCS).as_posix()}-{number}": code
    for page in sorted(DOCS.rglob("*.md"))
    for number, (language, code) in enumerate(BLOCK.findall(page.read_text("utf-8")), 1)
    if language == "python"
}


def test_there_are_pages_with_examples() -> None:
    assert {"environments.md-1", "tutorials/research.md-1", "tutorials/add-a-bot.md-1"} <= set(EXAMPLES)


def test_what_looks_like_an_example_is_tried() -> None:
    """Two need something first and are tried elsewhere: the arrays are compiled, a data set is made."""
    found = {
        page.name
        for page in DOCS.rglob("*.md")
        for language, _ in BLOCK.findall(page.read_text("utf-8"))
        if language == "py"
    }
    assert found <= {"dataset.md", "vector.md"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs_alone(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[name], name, "exec"), {})  # noqa: S102 - that is what a page of examples is for
    assert capsys.readouterr().out
