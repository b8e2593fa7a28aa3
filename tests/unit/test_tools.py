"""What those who work on it ask of ./nottingham."""

import pytest

from tools.__main__ import read


@pytest.mark.parametrize("order", ["shots --all gate load", "shots gate --all load", "shots gate load --all"])
def test_names_of_pictures_may_stand_on_either_side_of_all(order: str) -> None:
    asked = read(["web", *order.split()])
    assert (asked.what, asked.all, asked.names) == ("shots", True, ["gate", "load"])


@pytest.mark.parametrize("wrong", ["web shots --al1 gate", "lint all"])
def test_what_is_not_understood_is_not_taken_for_a_name(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(wrong.split())
    assert "unrecognized arguments" in capsys.readouterr().err
