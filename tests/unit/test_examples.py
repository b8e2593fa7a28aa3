"""The examples run as they are, and say what they promise."""

import subprocess
import sys

import pytest

from tools.generate import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def run_example(name: str) -> str:
    return subprocess.run(
        [sys.executable, ROOT / "examples" / name], capture_output=True, check=True, text=True, encoding="utf-8"
    ).stdout


@pytest.mark.parametrize("name", [path.name for path in EXAMPLES])
def test_an_example_runs(name: str) -> None:
    assert run_example(name)


def test_ten_lines_play_a_whole_game() -> None:
    lines = run_example("ten_lines.py").splitlines()
    assert [line.partition(":")[0] for line in lines] == [f"seat {seat}" for seat in range(4)]
    assert any(line.endswith("place 1") for line in lines)


def test_the_lying_merchant_pays_eight_and_the_sheriff_pays_for_the_truth() -> None:
    told = run_example("lying_merchant.py")
    assert "seat 1 may not: not_declarable (rule D1)" in told
    assert "gold: (50, 42, 58)" in told
    assert "Goods(mead=1, silk=2)" in told
