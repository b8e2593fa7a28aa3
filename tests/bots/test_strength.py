"""Strength and holes, on few deals: the soak test asks for the targets themselves."""

import pytest

from nottingham.bots.scripted import SCRIPTS
from tests.bots.strength import win_share


@pytest.mark.parametrize("others", [("mixer",), ("honest", *SCRIPTS)])
def test_the_steward_wins_more_than_a_fair_share(others: tuple[str, ...]) -> None:
    share, _ = win_share("steward_hard", others, deals=6)
    assert share > 0.3


@pytest.mark.parametrize("exploiter", ["liar", "swindler", "boaster"])
def test_nobody_lives_on_goods_that_are_not_there(exploiter: str) -> None:
    """Before minds remembered who lied about goods, the first two of these won nine games in ten."""
    share, error = win_share(exploiter, ("steward_hard",), deals=4, edition="second")
    assert share <= 0.35 + error


@pytest.mark.parametrize("gentle", ["much", "tuck"])
def test_nobody_lives_on_two_coins_and_a_promise(gentle: str) -> None:
    """Before the good-natured remembered who fooled a gate, this won nine games in ten against three Muchs."""
    share, error = win_share("promiser", (gentle,), deals=3)
    assert share <= 0.25 + error
