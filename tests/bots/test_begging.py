"""Begging by set phrases is no strategy: it wins no more than silence does."""

from math import sqrt
from statistics import fmean, stdev

from nottingham import compose
from tests.bots.begging import paired_wins

GAMES = 100


def test_begging_at_every_gate_wins_no_more_than_silence() -> None:
    """Within two standard errors of the pairs; docs/arena.md has the figure of 200 games."""
    differences = [begging - silent for begging, silent in paired_wins(compose("second", 4), GAMES)]
    assert any(differences)  # words are heard: they change games
    assert fmean(differences) <= 2 * stdev(differences) / sqrt(GAMES)
