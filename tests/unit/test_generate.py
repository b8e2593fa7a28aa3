"""Generated files: stale ones are found, and put right."""

from pathlib import Path

import pytest

from tools.generate import Generator, run

TOY = Generator("toy", "made", lambda: {"made/apples.txt": "apples\n", "made/deep/bread.txt": "bread\n"})


def test_what_is_made_is_then_fresh(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(check=True, generators=[TOY], root=tmp_path) == 1
    assert not list(tmp_path.iterdir())
    assert run(check=False, generators=[TOY], root=tmp_path) == 0
    assert (tmp_path / "made/deep/bread.txt").read_text() == "bread\n"
    capsys.readouterr()
    assert run(check=True, generators=[TOY], root=tmp_path) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("path", ["made/apples.txt", "made/cheese.txt"])
def test_a_file_that_differs_or_is_no_longer_made_is_stale(path: str, tmp_path: Path) -> None:
    run(check=False, generators=[TOY], root=tmp_path)
    (tmp_path / path).write_text("chickens\n")
    assert run(check=True, generators=[TOY], root=tmp_path) == 1
    run(check=False, generators=[TOY], root=tmp_path)
    assert {file.name for file in tmp_path.rglob("*.txt")} == {"apples.txt", "bread.txt"}


def test_a_generator_stays_at_home(tmp_path: Path) -> None:
    stray = Generator("stray", "made", lambda: {"elsewhere.txt": ""})
    with pytest.raises(AssertionError, match="outside of what it owns"):
        run(check=False, generators=[stray], root=tmp_path)
