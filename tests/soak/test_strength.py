"""The Steward at his best, and holes in minds, on so many deals, each in every seat."""

from itertools import pairwise
from math import hypot, sqrt

import pytest

from nottingham.bots.characters import CHARACTERS, TEMPERED
from nottingham.bots.exploiters import TRICKS
from nottingham.bots.scripted import SCRIPTS
from tests.bots.strength import PLAYERS, win_share
from tests.soak.scale import scaled

DEALS = scaled(25)
TRICK_DEALS = scaled(25)
EDITIONS = ("first", "second")
STANDARD_ERRORS = 3
"""So many shares are looked at that two would be missed by chance."""


def room(deals: int, *errors: float) -> float:
    """What chance may do; few deals that happen to agree would tell too small an error."""
    return STANDARD_ERRORS * max(hypot(*errors), 0.5 / sqrt(PLAYERS * deals))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("script", ["honest", *SCRIPTS])
def test_the_steward_alone_against_three_of_a_script(script: str, edition: str) -> None:
    share, error = win_share("steward_hard", (script,), DEALS, edition=edition)
    assert share >= 0.35 - room(DEALS, error)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_steward_among_the_characters(edition: str) -> None:
    share, error = win_share("steward_hard", tuple(CHARACTERS), DEALS, edition=edition)
    assert share >= 0.40 - room(DEALS, error)


@pytest.mark.parametrize("edition", EDITIONS)
def test_prince_john_does_not_beat_him_head_to_head(edition: str) -> None:
    share, error = win_share("prince_john", ("steward_hard",), DEALS, edition=edition)
    assert share <= 0.25 + room(DEALS, error)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mind", ["steward_hard", "prince_john"])
@pytest.mark.parametrize("exploiter", TRICKS)
def test_no_exploiter_alone_against_three_of_a_mind(exploiter: str, mind: str, edition: str) -> None:
    share, error = win_share(exploiter, (mind,), DEALS, edition=edition)
    assert share <= 0.35 + room(DEALS, error)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", TEMPERED)
def test_no_trick_on_a_character_beats_playing_well(character: str, edition: str) -> None:
    """The characters are company first: who plays as the Steward does wins against them, but no trick wins more."""
    plain, plain_error = win_share("steward_hard", (character,), TRICK_DEALS, edition=edition)
    for exploiter in TRICKS:
        share, error = win_share(exploiter, (character,), TRICK_DEALS, edition=edition)
        assert share <= max(0.35, plain) + room(TRICK_DEALS, error, plain_error), (exploiter, share, plain)


def test_levels_are_five_points_apart() -> None:
    levels = ("steward_easy", "steward_normal", "steward_hard")
    for (low, low_error), (high, high_error) in pairwise(win_share(level, levels, DEALS) for level in levels):
        assert low + 0.05 <= high + room(DEALS, low_error, high_error)
