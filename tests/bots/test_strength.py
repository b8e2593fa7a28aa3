import pytest

from nottingham.bots.populations import YARDSTICK
from tests.bots.strength import win_share


@pytest.mark.parametrize("others", [("mixer",), tuple(name for name in YARDSTICK if name != "steward_hard")])
def test_the_steward_wins_more_than_a_fair_share(others: tuple[str, ...]) -> None:
    share, _ = win_share("steward_hard", others, deals=12)
    assert share > 0.3  # few games; the soak test asks for the target itself
