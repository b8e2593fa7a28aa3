"""What somebody says of their own bag: found by patterns, held to labelled sentences and to what is in the bag."""

from __future__ import annotations

from pathlib import Path

import pytest

from nottingham import compose
from nottingham.research.benchmark.statements import claims, labelled_lines, quality
from tests.tables import goods
from tools import measure_statements

RULESET = compose("second", 4)
LABELLED = Path(__file__).parent / "labelled"
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    ("said", "bag", "holds"),
    [
        ("I have 2 apples.", "apple apple silk", [True]),
        ("I have three apples!", "apple apple silk", [False]),
        ("My bag holds apples and cheese.", "apple silk", [True, False]),
        ("There is no contraband in my bag.", "apple silk", [False]),
        ("There is no contraband in my bag.", "apple", [True]),
        ("No silk in my bag, only bread.", "bread", [True, True]),
        ("You'll find nothing but chickens in my bag.", "chicken chicken", [True]),
        ("Trust me, I have only cheese.", "cheese silk", [False]),
        ("My bag is clean.", "bread pepper", [False]),
        ("Everything is as declared.", "bread bread", [True]),
        ("Everything is as declared.", "bread apple", [False]),
        ("Five apples, nothing else.", "apple apple apple apple apple", [True, True]),
    ],
)
def test_claims_are_held_against_the_bag(said: str, bag: str, holds: list[bool]) -> None:
    assert [claim.holds(goods(bag), "bread") for claim in claims(said, RULESET)] == holds


@pytest.mark.parametrize("part", ["development", "held_out"])
def test_the_reader_is_held_to_labelled_sentences(part: str) -> None:
    lines = labelled_lines((LABELLED / f"{part}.tsv").read_text(encoding="utf-8"))
    found = quality(lines, RULESET)
    assert found.precision >= 0.97
    assert found.recall >= 0.9
    assert found.sentences == len({said for _, said in lines}) > 150


def test_the_command_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert measure_statements.main(["--misses"]) == 0
    page = (DOCS / "benchmark.md").read_text(encoding="utf-8")
    figures = [line for line in capsys.readouterr().out.splitlines() if "precision" in line]
    assert len(figures) == 2
    for line in figures:
        part, _, rest = line.partition(": ")
        precision, recall = rest.partition("precision ")[2].split(", recall ")
        sentences = rest.split()[0]
        assert f"| `{part}` | {sentences} | {precision} | {recall} |" in page


def test_the_two_halves_share_no_sentence() -> None:
    halves = [{said for _, said in labelled_lines(file.read_text(encoding="utf-8"))} for file in LABELLED.iterdir()]
    assert len(halves) == 2
    assert halves[0].isdisjoint(halves[1])
    assert sum(map(len, halves)) >= 300
