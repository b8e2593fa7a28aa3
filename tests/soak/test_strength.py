"""The Steward at his best, and holes in minds, on so many deals, each in every seat."""

import pytest

from nottingham.bots.characters import CHARACTERS, TEMPERED
from nottingham.bots.exploiters import TRICKS
from nottingham.bots.scripted import SCRIPTS
from tests.bots.strength import win_share
from tests.soak.scale import scaled

DEALS = scaled(15)
EDITIONS = ("first", "second")
STANDARD_ERRORS = 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("script", ["honest", *SCRIPTS])
def test_the_steward_alone_against_three_of_a_script(script: str, edition: str) -> None:
    share, error = win_share("steward_hard", (script,), DEALS, edition=edition)
    assert share >= 0.35 - STANDARD_ERRORS * error


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_steward_among_the_characters(edition: str) -> None:
    share, error = win_share("steward_hard", tuple(CHARACTERS), DEALS, edition=edition)
    assert share >= 0.40 - STANDARD_ERRORS * error


@pytest.mark.parametrize("edition", EDITIONS)
def test_prince_john_does_not_beat_him_head_to_head(edition: str) -> None:
    share, error = win_share("prince_john", ("steward_hard",), DEALS, edition=edition)
    assert share <= 0.25 + STANDARD_ERRORS * error


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mind", ["steward_hard", "prince_john"])
@pytest.mark.parametrize("exploiter", TRICKS)
def test_no_exploiter_alone_against_three_of_a_mind(exploiter: str, mind: str, edition: str) -> None:
    share, error = win_share(exploiter, (mind,), DEALS, edition=edition)
    assert share <= 0.35 + STANDARD_ERRORS * error


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", TEMPERED)
def test_no_trick_on_a_character_beats_playing_well(character: str, edition: str) -> None:
    """The characters are company first: who plays as the Steward does wins against them, but no trick wins more."""
    deals = max(4, DEALS // 6)
    plain, plain_error = win_share("steward_hard", (character,), deals, edition=edition)
    for exploiter in TRICKS:
        share, error = win_share(exploiter, (character,), deals, edition=edition)
        slack = STANDARD_ERRORS * (error**2 + plain_error**2) ** 0.5
        assert share <= max(0.35, plain) + slack, (exploiter, share, plain)


def test_levels_are_five_points_apart() -> None:
    levels = ("steward_easy", "steward_normal", "steward_hard")
    easy, normal, hard = (win_share(level, levels, DEALS)[0] for level in levels)
    assert easy + 0.05 <= normal <= hard - 0.05
