from pathlib import Path

import pytest

from nottingham.rules import law
from tests.record.expectations import Referee, check

FILES = sorted((Path(__file__).parent / "examples").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_worked_example_comes_out_as_printed(file: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    check(Referee(capsys, tmp_path), file.read_text(encoding="utf-8"))


def test_every_worked_example_is_here_in_each_edition_that_has_it() -> None:
    stems = {tuple(file.stem.split("_")[:2]) for file in FILES}
    numbers = [rule.number for rule in law.sections()["W"].rules]
    wanted = {
        (f"w{int(number[1:]):02}", edition)
        for number in numbers
        for edition in (("second",) if number in {"W12", "W13"} else ("first", "second"))
    }
    assert stems == wanted
