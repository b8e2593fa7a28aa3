"""What a paper cites is the same in every place that says it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
BIBTEX = (ROOT / "docs/paper.md").read_text(encoding="utf-8").split("```bibtex")[1]


def field(name: str, text: str) -> str:
    """A field of either format, without what stands around its value."""
    (value,) = re.findall(rf"^\s*{name}\s*[:=]\s*(.*?),?$", text, re.MULTILINE)
    return str(value).strip('{}"')


def test_the_page_and_the_file_cite_the_same() -> None:
    for name, of_file in (
        ("title", "title"),
        ("version", "version"),
        ("date", "date-released"),
        ("license", "license"),
    ):
        assert field(name, BIBTEX) == field(of_file, CITATION)


def test_the_version_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert field("version", CITATION) == project["version"]
