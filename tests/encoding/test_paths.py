"""The steps that lead to an action, played back."""

import pytest

from nottingham.bots.simulate import Players, play_game
from nottingham.encoding.paths import NoPath, path_to, take_path
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.actions import Pledge
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose

TABLES = [
    ("first", 4, ()),
    ("first", 5, ("royal_goods", "seven_cards")),
    ("second", 3, ("black_market", "time_limit")),
    ("second", 6, ("royal_goods", "black_market")),
]


def played_by_steps(ruleset: Ruleset, bots: tuple[str, ...], seed: int) -> tuple[int, ...]:
    """Final points of a game in which every action went through its steps."""
    sitting, players = StepwiseGame(Vocabulary(ruleset), seed), Players(ruleset, bots, seed)
    players.hear(sitting.opening)
    while sitting.turn is not None:
        _, happened = take_path(sitting, path_to(sitting, players.answer(sitting.turn)))
        players.hear(happened)
    return tuple(sitting.state.public.gold)


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
@pytest.mark.parametrize("bot", ["steward_hard", "mixer"])
def test_every_action_of_a_game_has_a_path_that_leads_to_it(
    edition: str, players: int, options: tuple[str, ...], bot: str
) -> None:
    ruleset = compose(edition, players, options)
    last = []
    whole = play_game(ruleset, (bot,) * players, 5, watch=lambda step: last.append(step.state.public.gold))
    assert whole.decisions > 50
    assert played_by_steps(ruleset, (bot,) * players, 5) == last[-1]


def test_free_words_have_no_path() -> None:
    sitting = StepwiseGame(Vocabulary(compose("first", 3)), 1)
    with pytest.raises(NoPath):
        path_to(sitting, Pledge(1, words="I swear it"))
