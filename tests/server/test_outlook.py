"""What a seat is told ahead is what the referee then does, and nobody else is told it."""

from __future__ import annotations

import pytest

from nottingham import Goods, Inspect, Refusal, Ruleset, State, Step, act, compose, view
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.actions import Declare, LoadBag
from nottingham.rules.engine.events import BagOpened, DutyArose
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.scoring import score
from nottingham.rules.engine.stakes import BagStakes
from nottingham.rules.engine.state import Declaring, Inspecting
from nottingham.rules.phases.paying import Debt
from nottingham.server.protocol.messages import Outlook
from nottingham.server.table.outlook import crown_standings, outlook_of, stakes_of, stakes_with

TABLES = [("first", 4, ("royal_goods",)), ("second", 5, ()), ("second", 6, ("deputies",))]


def states_of(ruleset: Ruleset, seed: int) -> list[State]:
    steps: list[Step] = []
    play_game(ruleset, ("random",) * ruleset.players, seed, watch=steps.append)
    return [step.state for step in steps]


def told(state: State, seat: int) -> Outlook:
    return outlook_of(view(state, seat))


def settled(step: Step, why: str) -> int:
    """What opening a bag made somebody owe."""
    debts = [event.duty for event in step.events if isinstance(event, DutyArose) and isinstance(event.duty, Debt)]
    return sum(debt.amount for debt in debts if debt.why == why)


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_what_a_bag_costs_when_it_is_opened_was_told_before(
    edition: str, players: int, options: tuple[str, ...]
) -> None:
    ruleset = compose(edition, players, options)
    seen = {"lie": 0, "truth": 0}
    for state in states_of(ruleset, seed=3):
        phase = state.public.phase
        if not isinstance(phase, Inspecting):
            continue
        for bag in phase.unsettled:
            step = act(state, bag.deciders[0], Inspect(bag.owner))
            if isinstance(step, Refusal) or not any(isinstance(event, BagOpened) for event in step.events):
                continue  # bound by a deal, or a colleague has a say
            (stake,) = told(state, bag.owner).stakes
            assert (stake.fine, stake.reward) == (settled(step, "fine"), settled(step, "compensation"))
            assert stake.lost == NOTHING if stake.reward else stake.fine > 0
            costs = {one.bag: one.gold for one in told(state, bag.deciders[0]).openings}
            assert (bag.owner in costs) == (len(bag.deciders) == 1)
            if stake.reward and len(bag.deciders) == 1:
                assert costs[bag.owner] == stake.reward
            seen["truth" if stake.reward else "lie"] += 1
    assert all(seen.values())


def test_before_declaring_the_stakes_of_every_tale_are_told_and_only_to_whom_it_is() -> None:
    ruleset = compose("first", 4)
    met = 0
    for state in states_of(ruleset, seed=5):
        phase = state.public.phase
        if not isinstance(phase, Declaring):
            continue
        (teller,) = phase.awaits()
        for stake in told(state, teller).stakes:
            after = act(state, teller, Declare(stake.good, len(state.bags[teller])))
            assert isinstance(after, Step)
            if isinstance(after.state.public.phase, Declaring | Inspecting):
                assert told(after.state, teller).stakes == (stake,)
                met += 1
        for other in range(ruleset.players):
            own = [bag for bag in phase.bags if bag.owner == other and bag.good is not None]
            assert other == teller or len(told(state, other).stakes) == len(own)
    assert met > 20


def test_a_bag_that_could_be_loaded_has_its_stakes() -> None:
    ruleset = compose("first", 4)
    state = next(state for state in states_of(ruleset, seed=1) if state.public.phase.awaits())
    seen = view(state, 1)
    assert stakes_with(seen, LoadBag(Goods.of("apple", "apple", "mead")))[0] == BagStakes(
        "apple", honest=Goods.of("apple", "apple"), lost=Goods.of("mead"), fine=4, reward=0
    )
    assert [stake.good for stake in stakes_of(ruleset, NOTHING)] == list(ruleset.legal)
    assert stakes_with(seen, Declare("apple", 1)) == ()


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_the_crowns_are_those_of_the_reckoning(edition: str, players: int, options: tuple[str, ...]) -> None:
    ruleset = compose(edition, players, options)
    for state in states_of(ruleset, seed=2)[::40]:
        stands = state.public.stands
        scores = score(ruleset, (0,) * players, stands, (NOTHING,) * players, ({},) * players)
        worn = {(crown.good, crown.title, one.seat) for one in scores for crown in one.crowns}
        shown = {
            (standing.good, title, seat)
            for standing in crown_standings(ruleset, stands)
            for title, seats in (("king", standing.kings), ("queen", standing.queens))
            for seat in seats
        }
        assert shown == worn
