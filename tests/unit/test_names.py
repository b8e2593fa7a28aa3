"""One name, one meaning: what two modules both define, a reader finds by accident."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src/nottingham"


def classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def test_no_class_name_means_two_things() -> None:
    found = Counter(name for path in SOURCES.rglob("*.py") for name in classes(path))
    assert len(found) > 500  # or we did not look
    assert [name for name, count in found.items() if count > 1] == []
