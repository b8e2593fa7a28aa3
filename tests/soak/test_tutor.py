"""The tutor over many games of bots of all kinds: its hints agree with their reasons, and what it calls costly is."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from nottingham import compose
from nottingham.bots.simulate import play_game
from nottingham.rules.game import Step
from nottingham.tutor.analysis import analyse
from nottingham.tutor.findings import Account
from tests.soak.scale import scaled
from tests.tutor.contradictions import contradiction, hints_of_a_game
from tools.forecast import TABLES, company

HINTS, GAMES = scaled(1000), scaled(400)
PLAYERS = 4
STANDARD_ERRORS = 3


def test_no_hint_contradicts_its_reasons() -> None:
    rng, asked = Random("hints"), 0
    while asked < HINTS:
        edition, players, options = rng.choice(TABLES)
        bots, seed = company(rng, players), rng.getrandbits(32)
        for given in islice(hints_of_a_game(compose(edition, players, options), bots, seed, every=3), 60):
            asked += 1
            assert contradiction(given) == "", (edition, options, bots, seed, given.hint)


Row = tuple[float, Account]
"""Points that a seat's choices gave away, and its account."""


@pytest.fixture(scope="module")
def judged() -> list[tuple[list[Row], list[Row]]]:
    """Of each game that had one winner, the winner and the others."""
    rng, found = Random("luck and skill"), []
    for number in range(GAMES):
        ruleset, steps = compose(("first", "second")[number % 2], PLAYERS), list[Step]()
        game = play_game(ruleset, company(rng, PLAYERS), rng.getrandbits(32), watch=steps.append)
        analysis = analyse(ruleset, steps, game.moves)
        costs = [sum(one.lost_points for one in analysis.judged if one.seat == seat) for seat in range(PLAYERS)]
        rows = list(zip(costs, analysis.accounts, strict=True))
        winners, losers = ([row for row in rows if (row[1].ended > 0) is is_won] for is_won in (True, False))
        if len(winners) == 1:
            found.append((winners, losers))
    return found


def standard_errors(differences: list[float]) -> float:
    """How many of them the mean is above nothing."""
    return float(fmean(differences) * sqrt(len(differences)) / stdev(differences))


def test_choices_cost_losers_more_than_winners(judged: list[tuple[list[Row], list[Row]]]) -> None:
    points = [fmean(cost for cost, _ in losers) - winners[0][0] for winners, losers in judged]
    shares = [winners[0][1].choices - fmean(one.choices for _, one in losers) for winners, losers in judged]
    assert standard_errors(points) > STANDARD_ERRORS
    assert standard_errors(shares) > STANDARD_ERRORS


def test_winners_were_luckier_and_luck_adds_up_to_nothing(judged: list[tuple[list[Row], list[Row]]]) -> None:
    for winners, losers in judged:
        assert abs(sum(one.luck for _, one in (*winners, *losers))) < 1e-9
    luck = [winners[0][1].luck - fmean(one.luck for _, one in losers) for winners, losers in judged]
    assert standard_errors(luck) > STANDARD_ERRORS
    everybody = [one.luck for winners, losers in judged for _, one in (*winners, *losers)]
    assert abs(fmean(everybody)) < 1e-9
