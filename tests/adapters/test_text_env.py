"""Strings in, strings out: whole games, feedback instead of exceptions, rewards, and what a seat reads."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nottingham.encoding.setting import most_points
from nottingham.research.environments.text_env import TextEnv, TextObservation, TextStep
from tests.adapters_llm.mock import filled

MANY = 1000
"""Tries enough for a reader who fills in forms by lot."""


def answered(seen: TextObservation, rng: Random) -> str:
    return json.dumps(filled(seen.schema, rng))


def played(env: TextEnv, seed: int) -> list[TextStep]:
    """A game by readers who know nothing but the schema of an answer; only the steps that were carried out."""
    rng, seen, steps = Random(seed), env.reset(seed), list[TextStep]()
    while seen is not None:
        step = env.step(answered(seen, rng))
        seen = step.observation
        if not step.feedback:
            steps.append(step)
    return steps


@pytest.mark.parametrize(
    "setting",
    [
        {"players": 3, "rounds": 2},
        {"players": 4, "edition": "second", "options": "black_market+royal_goods", "rounds": 2, "language": "fr"},
        {"players": 6, "edition": "second", "options": ("time_limit",), "rounds": 1, "language": "pl"},
        {"players": 4, "bots": {1: "honest", 3: "steward"}, "rounds": 2, "free_words": False},
    ],
)
def test_whole_games_in_words(setting: dict[str, Any]) -> None:
    env = TextEnv(**setting, tries=MANY)
    steps = played(env, 3)
    assert env.is_over
    assert sum(steps[-1].rewards) == pytest.approx(0)
    assert steps[-1].info["points"] == [score.total for score in env.scores or ()]
    assert {step.info["seat"] for step in steps} <= set(range(env.ruleset.players)) - set(env.bots)
    assert played(env, 3) == steps  # the same seed, the same answers, the same game


def test_what_is_wrong_with_an_answer_is_told_and_nothing_happens() -> None:
    env = TextEnv(players=3, tries=4)
    seen = env.reset(seed=1)
    state = env.state
    for answer, complaint in (("I'd rather not.", "JSON"), ("99", "choice must be from"), ('{"choice": "no"}', "int")):
        step = env.step(answer)
        assert complaint in step.feedback
        assert step.observation == seen
        assert (step.is_over, step.rewards, env.state is state) == (False, (0.0, 0.0, 0.0), True)
    assert "tries left: 1" in step.feedback


def test_whoever_never_answers_forfeits_and_that_never_pays() -> None:
    env = TextEnv(players=3, tries=2)
    seen = env.reset(seed=1)
    assert seen is not None
    env.step("")
    step = env.step("")
    assert step.is_over
    assert step.observation is None
    assert "forfeits the game" in step.feedback
    assert step.rewards[seen.seat] < -most_points(env.ruleset)
    assert [reward for seat, reward in enumerate(step.rewards) if seat != seen.seat] == [0.0, 0.0]
    with pytest.raises(ValueError, match="reset it first"):
        env.step("1")


def test_a_number_alone_is_a_choice() -> None:
    env = TextEnv(players=3, bots={1: "honest", 2: "honest"})
    seen = env.reset(seed=1)
    assert seen is not None
    assert seen.choices[1] == "2: open P2's bag"
    assert env.step("[2]").feedback == ""
    assert any("P2" in line for line in (env.observe() or seen).text.splitlines())


def test_rewards_by_round_add_up_to_those_of_the_end() -> None:
    whole = played(TextEnv(players=3, rounds=3, tries=MANY), 5)
    parts = played(TextEnv(players=3, rounds=3, tries=MANY, by_round=True), 5)
    assert sum(any(step.rewards) for step in whole) == 1
    assert sum(any(step.rewards) for step in parts) == 3
    for seat in range(3):
        assert sum(step.rewards[seat] for step in parts) == pytest.approx(whole[-1].rewards[seat])


def test_a_seat_reads_its_own_cards_and_how_much_talk_is_left() -> None:
    env = TextEnv(players=3, rounds=1, tries=MANY)
    rng, seen, clocks = Random(2), env.reset(seed=2), 0
    while seen is not None:
        hands = [line for line in seen.text.splitlines() if line.startswith("hand ")]
        assert all(("card" in line) == (not line.startswith(f"hand {seen.name}:")) for line in hands)
        clocks += "Talk left in this inspection:" in seen.text
        assert seen.messages[0]["content"] == seen.rules
        seen = env.step(answered(seen, rng)).observation
    assert clocks > 0


def test_words_are_heard_by_those_who_read() -> None:
    env = TextEnv(players=3, tries=MANY)
    seen = env.reset(seed=1)
    assert seen is not None
    seat = seen.seat
    assert env.step('{"choice": 1, "say": "Mind the geese."}').feedback == ""
    rng = Random(1)
    while (seen := env.observe()) is not None and seen.seat == seat:
        env.step(answered(seen, rng))
    assert seen is not None
    assert "Mind the geese." in seen.text


def played_on(env: TextEnv, rng: Random) -> list[TextStep]:
    steps, seen = list[TextStep](), env.observe()
    while seen is not None:
        steps.append(step := env.step(answered(seen, rng)))
        seen = step.observation
    return steps


def pickled(env: TextEnv) -> TextEnv:
    twin: TextEnv = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    return twin


@pytest.mark.parametrize("copied", [TextEnv.clone, copy.deepcopy, pickled])
def test_a_copy_plays_on_apart_from_the_original(copied: Callable[[TextEnv], TextEnv]) -> None:
    """From several decisions of a game: copies play alike, and the original knows nothing of it."""
    env = TextEnv(players=3, rounds=1, tries=MANY, bots={1: "steward"})
    rng, seen, decisions = Random(4), env.reset(seed=4), 0
    while seen is not None:
        decisions += 1
        if decisions in (1, 4, 9):
            branch, other = copied(env), copied(env)
            assert branch.observe() == seen
            way = played_on(branch, Random(decisions))
            assert env.observe() == seen
            assert played_on(other, Random(decisions)) == way
        seen = env.step(answered(seen, rng)).observation
    assert decisions > 9


def test_an_environment_that_never_began_can_be_copied() -> None:
    assert pickled(TextEnv(players=3)).reset(seed=1) == TextEnv(players=3).reset(seed=1)


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ({"bots": {7: "honest"}}, "there is no seat 7"),
        ({"bots": {0: "nobody"}}, "nobody"),
        ({"bots": dict.fromkeys(range(4), "honest")}, "nobody to read and write"),
        ({"language": "xx"}, "there are en"),
        ({"tries": 0}, "at least one try"),
        ({"reward": "win", "by_round": True}, "there are margin, points"),
        ({"illegal_reward": 0}, "less than the worst game"),
        ({"rounds": 0}, "at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(setting: dict[str, Any], complaint: str) -> None:
    with pytest.raises((ValueError, LookupError), match=complaint):
        TextEnv(**setting)
