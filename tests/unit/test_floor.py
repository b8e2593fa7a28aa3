"""The floor: seeded, fair, and never without an end."""

from __future__ import annotations

from random import Random

import pytest

from nottingham import Action, Pass, Propose, State, Step, TimeUp, act, awaited, compose, new_game, outcome
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.floor import Floor, Turn
from nottingham.rules.options.deputies.rule import CallSplit, ProposeSplit, SplitPrompt
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt, PledgePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from tests.tables import table


def bargain(players: int = 4) -> State:
    bags = dict.fromkeys(range(1, players), ("apple", "apple silk"))
    return table("first", players).inspecting(bags).state


def taken(state: State, turn: Turn, action: Action) -> State:
    step = act(state, turn.seat, action)
    assert isinstance(step, Step), step
    return step.state


def silent_turns(floor: Floor, state: State, count: int) -> list[Turn]:
    turns = []
    for _ in range(count):
        turn, floor = floor.next(state)
        turns.append(turn)
    return turns


def test_each_round_of_talk_asks_everybody_once() -> None:
    seats = [turn.seat for turn in silent_turns(Floor.seeded(1), bargain(), 12)]
    assert [set(seats[start : start + 4]) for start in (0, 4, 8)] == [{0, 1, 2, 3}] * 3
    assert len({tuple(seats[start : start + 4]) for start in (0, 4, 8)}) > 1


def test_a_seed_is_an_order_for_ever() -> None:
    turns = [silent_turns(Floor.seeded(seed), bargain(), 12) for seed in (1, 1, 2)]
    assert turns[0] == turns[1] != turns[2]


def test_only_those_awaited_must_act() -> None:
    state = bargain()
    for turn in silent_turns(Floor.seeded(1), state, 8):
        assert turn.must == (turn.seat in awaited(state))


def test_after_so_many_offers_new_ones_are_not_taken_but_the_last_are_answered() -> None:
    state, floor, rng, offers = bargain(), Floor.seeded(3, 2), Random(3), 0
    for _ in range(200):
        turn, floor = floor.next(state)
        talk = next((prompt for prompt in turn.prompts if isinstance(prompt, BargainPrompt)), None)
        if offers >= 2 * 3:
            assert not any(isinstance(prompt, BargainPrompt | PledgePrompt) for prompt in turn.prompts)
            if any(isinstance(prompt, AnswerPrompt) for prompt in turn.prompts):
                return
        elif talk:
            state, offers = taken(state, turn, talk.sample(turn.view, rng)), offers + 1
    pytest.fail("nobody was asked for an answer")


def test_when_talk_is_closed_only_the_sheriff_is_asked() -> None:
    state = bargain()
    turns = silent_turns(Floor.seeded(1, 0), state, 5)
    assert {turn.seat for turn in turns} == set(awaited(state))
    assert {type(prompt) for turn in turns for prompt in turn.prompts} == {SettlePrompt}


def test_among_people_talk_is_never_closed() -> None:
    turns = silent_turns(Floor.seeded(1, None), bargain(), 400)
    assert {turn.seat for turn in turns[-4:]} == {0, 1, 2, 3}
    assert all(any(isinstance(prompt, PledgePrompt) for prompt in turn.prompts) for turn in turns)


def test_the_time_is_sometimes_up_and_never_without_a_limit() -> None:
    limited, unlimited = compose("first", 4, ("time_limit",)), compose("first", 4)
    ran_out = [times_up(new_game(limited, seed).state, Floor.seeded(seed)) for seed in range(6)]
    assert 0 < sum(ran_out) < 6 * limited.rounds
    assert not times_up(new_game(unlimited, 1).state, Floor.seeded(1))
    assert not times_up(new_game(limited, 1).state, Floor.seeded(1, has_clock=False))


def times_up(state: State, floor: Floor) -> int:
    rng, count = Random(1), 0
    while outcome(state) is None:
        turn, floor = floor.next(state)
        count += isinstance(turn.action, TimeUp)
        state = taken(state, turn, turn.action or rng.choice(turn.prompts).sample(turn.view, rng))
    return count


def test_stubborn_deputies_come_to_an_end() -> None:
    """One passes only with the offer, the other only for nothing, and both always want all of the loot."""
    state, floor, rng = new_game(compose("second", 6), 4).state, Floor.seeded(4), Random(4)
    for _ in range(6000):
        if outcome(state) is not None:
            return
        turn, floor = floor.next(state)
        state = taken(state, turn, turn.action or stubborn(turn, state, rng))
    pytest.fail("they go on for ever")


def stubborn(turn: Turn, state: State, rng: Random) -> Action:
    lead = isinstance(state.public.phase, Inspecting) and turn.seat == state.public.sheriff
    for prompt in turn.prompts:
        match prompt:
            case SplitPrompt(gold=gold, goods=goods):
                return ProposeSplit(gold, goods)
            case SettlePrompt(bag=bag, may_pass=True, offers=(offer, *_)) if lead:
                return Pass(bag, offer)
            case SettlePrompt(bag=bag, may_pass=True):
                return Pass(bag)
    return rng.choice(turn.prompts).sample(turn.view, rng)


def test_a_split_nobody_accepts_is_called() -> None:
    state = table("second", 6, deputies=(0, 1), gold={6: 5}).inspecting({2: ("apple", "apple")}).state
    floor, rng = Floor.seeded(1), Random(1)
    for _ in range(200):
        turn, floor = floor.next(state)
        if isinstance(turn.action, CallSplit):
            return
        state = taken(state, turn, stubborn(turn, state, rng))
    pytest.fail("nobody called the rule")


def test_when_the_game_is_over_nobody_is_asked() -> None:
    state, floor, rng = new_game(compose("second", 3), 1).state, Floor.seeded(1), Random(1)
    while outcome(state) is None:
        turn, floor = floor.next(state)
        state = taken(state, turn, rng.choice(turn.prompts).sample(turn.view, rng))
    with pytest.raises(ValueError, match="over"):
        floor.next(state)


def test_propose_is_what_talk_is_about() -> None:
    turn = silent_turns(Floor.seeded(1), bargain(), 1)[0]
    talk = next(prompt for prompt in turn.prompts if isinstance(prompt, BargainPrompt))
    assert isinstance(talk.sample(turn.view, Random(1)), Propose)
