"""No rule of the law is without a test: the names of the tests say which rules they defend.

`test_i6_lie_confiscates_everything_else` defends I6, `test_b4_b11_...` defends B4 and B11.
"""

import ast
import re
from itertools import takewhile
from pathlib import Path

import pytest

from nottingham.rules import law

TESTS = Path(__file__).parents[1]
NUMBER = re.compile(r"[a-z]\d+")


def cited_by(name: str) -> list[str]:
    """The rule numbers with which the name of a test begins."""
    words = name.removeprefix("test_").split("_")
    return [word.upper() for word in takewhile(NUMBER.fullmatch, words)]


def cited_under(folder: Path) -> set[str]:
    """The rule numbers that the tests in a folder cite."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("test_*.py"))
    names = (
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    )
    return {number for name in names for number in cited_by(name)}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_i6_lie_confiscates_everything_else", ["I6"]),
        ("test_b4_b11_a_bribed_sheriff_cannot_inspect", ["B4", "B11"]),
        ("test_w10", ["W10"]),
        ("test_nobody_cites_b4_later_in_a_name", []),
    ],
)
def test_a_name_begins_with_the_rules_it_defends(name: str, numbers: list[str]) -> None:
    assert cited_by(name) == numbers


def test_every_rule_is_cited_by_a_test() -> None:
    cited = cited_under(TESTS)
    uncited = [number for number in law.rules() if number not in cited]
    assert not uncited, f"rules that no test defends: {', '.join(uncited)}"


def test_every_rule_cited_in_this_folder_exists() -> None:
    unknown = cited_under(TESTS / "rules") - set(law.rules())
    assert not unknown, f"tests that defend no rule of the law: {', '.join(sorted(unknown))}"
