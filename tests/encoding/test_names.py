"""Names of the numbers in an observation."""

import pytest

from nottingham.encoding.layout import Layout
from nottingham.encoding.names import observation_names
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.rulebook import compose


@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("first", 5), ("second", 4), ("second", 6)])
def test_every_number_has_a_name_of_its_own(edition: str, players: int) -> None:
    options = ("royal_goods", "seven_cards", "time_limit", *(("black_market",) if edition == "second" else ()))
    layout = Layout(Vocabulary(compose(edition, players, options)))
    names = observation_names(layout)
    assert len(names) == len(set(names)) == layout.size


def test_a_name_says_where_a_number_stands() -> None:
    layout = Layout(Vocabulary(compose("first", 4)))
    names = observation_names(layout)
    assert names[layout.gold + 2] == "gold seat+2"
    assert names[layout.stands + layout.legal] == f"stands seat+1 {layout.vocabulary.ruleset.legal[0]}"
