"""Two games that differ only in what a seat cannot know look the same to it in every way."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from nottingham import (
    Action,
    Event,
    Goods,
    LoadBag,
    Pass,
    Prompt,
    Ruleset,
    SetAside,
    State,
    Step,
    act,
    awaited,
    check,
    fold,
    from_position,
    outcome,
    prompts,
    view,
)
from nottingham.record.codec import to_bytes
from nottingham.rules.engine.events import DutyArose
from nottingham.rules.engine.state import Finished, Inspecting, Loading
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.worlds import possible_history, possible_world
from tests.invariants import cards_in
from tests.two_worlds import (
    HONEST,
    Moment,
    attempts,
    differences,
    is_different,
    moments,
    random_play,
    rulesets,
    tells_apart,
)

SHARE = 0.06
SEEDS = (1, 2)


def observers(ruleset: Ruleset) -> tuple[int | None, ...]:
    return (None, *range(ruleset.players))


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda one: f"{one.edition}-{one.players}")
@pytest.mark.parametrize("seed", SEEDS)
def test_v5_two_worlds_look_the_same(ruleset: Ruleset, seed: int) -> None:
    rng = Random(seed)
    looked = differing = 0
    for moment in moments(ruleset, seed, SHARE):
        for seat in observers(ruleset):
            history = moment.history(seat)
            events = possible_history(history, rng)
            world = fold(ruleset, events)
            assert differences(moment.state, world, seat, attempts(moment.state, seat, rng)) == []
            assert [to_bytes(event.as_seen_by(seat)) for event in events] == [to_bytes(one) for one in history.events]
            assert cards_in(world) == ruleset.all_cards
            looked += 1
            differing += is_different(moment.state, world)
    # The check proves nothing about worlds that are the same.
    assert differing > 0.95 * looked > 0


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda one: f"{one.edition}-{one.players}")
def test_v5_two_worlds_from_a_position_look_the_same(ruleset: Ruleset) -> None:
    """Nobody knows how a position came about; from there on it is a game as any other."""
    rng = Random(13)
    for start in moments(ruleset, 14, 0.02):
        for moment in islice(random_play(from_position(start.state), rng), 0, 25, 8):
            for seat in observers(ruleset):
                history = moment.history(seat)
                events = possible_history(history, rng)
                world = fold(ruleset, events)
                assert differences(moment.state, world, seat, attempts(moment.state, seat, rng)) == []
                assert [to_bytes(one.as_seen_by(seat)) for one in events] == [to_bytes(one) for one in history.events]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda one: f"{one.edition}-{one.players}")
def test_e3_a_game_that_is_over_can_be_imagined_too(ruleset: Ruleset) -> None:
    """Hands and stands are known then, but not how everything came there."""
    rng = Random(15)
    *_, last = moments(ruleset, 16, 1)
    state, log = last.state, list(last.log)
    while outcome(state) is None:
        mover = rng.choice(awaited(state))
        must = [prompt for prompt in prompts(view(state, mover)) if prompt.must]
        step = act(state, mover, rng.choice(must).sample(view(state, mover), rng))
        assert isinstance(step, Step)
        state = step.state
        log.extend(step.events)
    for seat in observers(ruleset):
        world = possible_world(Moment(state, log).history(seat), rng)
        assert world.contraband == state.contraband
        assert to_bytes(view(world, seat)) == to_bytes(view(state, seat))


def test_v2_a_possible_world_is_imagined_from_what_the_seat_may_read() -> None:
    """The same redacted events give the same worlds, whatever the truth under the seals is."""
    moment = next(one for one in moments(rulesets()[1], 1, 1) if one.state.public.round == 3)
    twin = Moment(moment.state, possible_history(moment.history(2), Random(1)))
    for seed in range(5):
        worlds = [possible_world(one.history(2), Random(seed)) for one in (moment, twin)]
        assert worlds[0] == worlds[1]
    assert not any(_is_readable(event, 2) for event in moment.history(2).events)


def _is_readable(event: Event, seat: int) -> bool:
    """Whether a seat holds a value under a seal that is not for it."""
    seals = [getattr(event, name) for name in event.sealed]
    return any(seal.value is not None and seat not in seal.readers for seal in seals)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda one: f"{one.edition}-{one.players}")
def test_v5_what_others_do_looks_the_same_in_both_worlds(ruleset: Ruleset) -> None:
    """The same action of another seat, or its own in each world, gives the observer the same events."""
    rng = Random(5)
    compared = 0
    for moment in moments(ruleset, 3, SHARE * 2):
        for seat in observers(ruleset):
            world = possible_world(moment.history(seat), rng)
            for other in awaited(moment.state):
                if other != seat:
                    compared += _compare_moves(moment.state, world, seat, other, rng)
    assert compared > 50


def _compare_moves(truth: State, world: State, observer: int | None, mover: int, rng: Random) -> int:
    """How many moves of a seat could be made in both worlds; the observer sees no difference in any."""
    compared = 0
    for prompt in prompts(view(truth, mover)):
        action = prompt.sample(view(truth, mover), rng)
        for twin in (action, _twin(action, world, mover, rng)):
            if twin is None or check(view(world, mover), twin) is not None:
                continue
            one, other = act(truth, mover, action), act(world, mover, twin)
            assert isinstance(one, Step)
            assert isinstance(other, Step)
            assert tells_apart(one.events, other.events, observer) is None
            compared += 1
    return compared


def _twin(action: Action, world: State, mover: int, rng: Random) -> Action | None:
    """The same kind of secret move with other cards of the other world: a bag of any size, as many set aside."""
    cards = view(world, mover).hand.cards()
    match action:
        case LoadBag(goods=goods):
            return LoadBag(Goods.counting(rng.sample(cards, rng.randint(1, min(5, len(cards))))))
        case SetAside(goods=goods) if world.ruleset.draws_from_piles:
            return SetAside(Goods.counting(rng.sample(cards, len(goods))))
    return None


def test_l2_a_closed_bag_says_no_more_than_that_its_owner_is_ready() -> None:
    """Bags of different sizes and contents: nobody but the owner sees a difference."""
    rng = Random(0)
    moment = next(m for m in moments(rulesets()[1], 4, 1) if isinstance(m.state.public.phase, Loading))
    first, second = moment.state.public.phase.awaits()[:2]
    small, large = (LoadBag(_some(moment, first, size, rng)) for size in (1, 4))
    steps = [act(moment.state, first, load) for load in (small, large)]
    one, other = (step for step in steps if isinstance(step, Step))
    assert tells_apart(one.events, other.events, second) is None
    assert tells_apart(one.events, other.events, None) is None
    assert tells_apart(one.events, other.events, first) is not None
    assert to_bytes(view(one.state, second)) == to_bytes(view(other.state, second))


def _some(moment: Moment, seat: int, count: int, rng: Random) -> Goods:
    hand = moment.state.hands[seat]
    return Goods.counting(rng.sample(hand.cards(), count))


def test_i3_bags_that_agree_in_legal_goods_and_number_pass_alike() -> None:
    """Which contraband was in it stays hidden from all but the owner."""
    rng, agreed = Random(8), 0
    for ruleset in rulesets():
        for moment in moments(ruleset, 6, SHARE * 3):
            phase = moment.state.public.phase
            if not isinstance(phase, Inspecting) or phase.duties or len(moment.state.public.deciders) > 1:
                continue
            sheriff = moment.state.public.sheriff
            world = possible_world(moment.history(sheriff), rng)
            for prompt in prompts(view(moment.state, sheriff)):
                agreed += _passes_alike(moment.state, world, sheriff, prompt)
    assert agreed > 10


def _passes_alike(truth: State, world: State, sheriff: int, prompt: Prompt) -> bool:
    if not isinstance(prompt, SettlePrompt) or not prompt.may_pass:
        return False
    legal = truth.ruleset.legal
    mine, theirs = truth.bags[prompt.bag], world.bags[prompt.bag]
    if mine.only(legal) != theirs.only(legal):
        return False
    one, other = act(truth, sheriff, Pass(prompt.bag)), act(world, sheriff, Pass(prompt.bag))
    assert isinstance(one, Step)
    assert isinstance(other, Step)
    seen = [[to_bytes(event.as_seen_by(sheriff)) for event in step.events] for step in (one, other)]
    ends = any(isinstance(state.public.phase, Finished) for state in (one.state, other.state))
    assert ends or seen[0] == seen[1]
    return not ends


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda one: f"{one.edition}-{one.players}")
def test_v7_who_is_awaited_and_asked_depends_on_what_all_know(ruleset: Ruleset) -> None:
    """Whether a payment or a claim is asked for is the same over all the worlds that a spectator could be in."""
    rng = Random(7)
    for moment in moments(ruleset, 9, SHARE):
        worlds = [possible_world(moment.history(None), rng) for _ in range(3)]
        for world in worlds:
            assert awaited(world) == awaited(moment.state)
            assert world.public == moment.state.public
            for seat in range(ruleset.players):
                asked = [type(prompt) for prompt in prompts(view(world, seat))]
                assert asked == [type(prompt) for prompt in prompts(view(moment.state, seat))]


@pytest.mark.parametrize("ruleset", rulesets()[3:], ids=lambda one: f"{one.edition}-{one.players}")
def test_v7_duties_arise_alike(ruleset: Ruleset) -> None:
    """After the same move, the same seats owe the same duties, unless the rules showed a difference on the way."""
    rng = Random(11)
    for moment in moments(ruleset, 12, SHARE * 2):
        world = possible_world(moment.history(None), rng)
        for mover in awaited(moment.state):
            for action in attempts(moment.state, mover, rng, 4):
                one, other = act(moment.state, mover, action), act(world, mover, action)
                if isinstance(one, Step) and isinstance(other, Step):
                    _assert_same_duties(one, other)


def _assert_same_duties(one: Step, other: Step) -> None:
    assert tells_apart(one.events, other.events, None) is None
    shown = [[to_bytes(HONEST.event(event, None)) for event in step.events] for step in (one, other)]
    if shown[0] == shown[1]:
        duties = [[event for event in step.events if isinstance(event, DutyArose)] for step in (one, other)]
        assert duties[0] == duties[1]
        assert awaited(one.state) == awaited(other.state)
