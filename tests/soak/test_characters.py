"""How characters do at mixed tables."""

import pytest

from nottingham import compose
from nottingham.bots.populations import POPULATIONS
from nottingham.bots.simulate import GameResult, play_game
from tests.bots.cards import counted
from tests.bots.recognition import recognised, samples_of
from tests.soak.scale import scaled

GAMES = scaled(200)
NAMES = POPULATIONS["characters"]
PLAYERS = 4
STANDARD_ERRORS = 3
"""Some sixty shares are looked at."""


@pytest.fixture(scope="module")
def played() -> list[GameResult]:
    """Duplicate deals: the same four at the same deal, every seat once."""
    ruleset, rows = compose("first", PLAYERS), []
    for deal in range(GAMES // PLAYERS):
        row = tuple(NAMES[(deal * 3 + step * (1 + deal % 3)) % len(NAMES)] for step in range(PLAYERS))
        row = row if len(set(row)) == PLAYERS else NAMES[deal % 5 : deal % 5 + PLAYERS]
        rows += [play_game(ruleset, row[turn:] + row[:turn], deal) for turn in range(PLAYERS)]
    return rows


@pytest.mark.parametrize(
    ("edition", "players"),
    [*(("first", players) for players in (3, 4, 5)), *(("second", players) for players in (3, 4, 5, 6))],
)
def test_nobody_wins_below_half_or_above_twice_a_fair_share(edition: str, players: int) -> None:
    did = counted(edition, players, GAMES // 2, seed=players)
    for name, counts in did.items():
        share = counts["won"] / 100 / counts["games"]
        slack = STANDARD_ERRORS * (share * (1 - share) / counts["games"]) ** 0.5
        assert 0.5 / players - slack <= share <= 2 / players + slack, (name, share)


def test_deals_are_struck_on_15_to_30_percent_of_bags(played: list[GameResult]) -> None:
    bags = sum(game.ruleset.rounds * (PLAYERS - 1) for game in played)
    assert 0.15 <= sum(game.deals for game in played) / bags <= 0.30


def test_each_is_recognised_from_three_games() -> None:
    ruleset = compose("first", PLAYERS)
    training, held_out = (samples_of(ruleset, NAMES, GAMES // 2, seed) for seed in (11, 12))
    assert recognised(training, held_out) >= 0.8
