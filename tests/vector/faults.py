"""Rules played wrongly on purpose, one in each family: lockstep must find every one of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from nottingham import Ruleset, compose
from nottingham.research.vector import black_market, closing, game, inspecting, paying, scoring
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import Lane
from tests.vector.lockstep import Difference, play
from tests.vector.plain import with_numpy
from tests.vector.policies import POLICIES


class Fault(NamedTuple):
    """A function put in the place of another, and a game in which that should be seen."""

    where: Any
    name: str
    wrong: Callable[[Callable[..., Any]], Callable[..., Any]]
    """What stands there instead, given what stood there."""
    ruleset: Ruleset
    policy: str


def _kings_who_tie_get_all(right: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG001 - one shape for all faults
    def crowns(plan: Blueprint, counts: Any) -> Any:
        kings = (counts == counts.max(axis=0)) & (counts > 0)
        others = np.where(kings, 0, counts)
        queens = (others == others.max(axis=0)) & (others > 0) & (kings.sum(axis=0) == 1)
        return kings * plan.kings + queens * (plan.queens // np.maximum(queens.sum(axis=0), 1))

    return crowns


def _goods_do_not_pay(right: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG001 - as above
    return lambda plan, lane, debtor, goods: lane  # noqa: ARG005 - as above


def _everyone_sees(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda plan, known, holder, goods, readers: right(plan, known, holder, goods, np.ones_like(readers))


def _chance_stands_still(right: Callable[..., Any]) -> Callable[..., Any]:
    def renewed(plan: Blueprint, lane: Lane, fresh: Any) -> Lane:
        after: Lane = right(plan, lane, fresh)
        return after.but(chance=lane.chance)

    return renewed


def _offers_never_end(right: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG001 - as above
    return lambda plan, lane, was_closed: lane  # noqa: ARG005 - as above


def _both_deputies_pay(right: Callable[..., Any]) -> Callable[..., Any]:
    def owing(plan: Blueprint, lane: Lane, owner: Any, openers: Any, penalty: Any, is_lie: Any) -> Any:
        return right(plan, lane, owner, np.ones_like(openers), penalty, is_lie)

    return owing


def _four_for_a_claim(right: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ARG001 - as above
    def asked(plan: Blueprint, lane: Lane, passes: Any) -> Lane:
        hidden = lane.contraband[: plan.players].sum(axis=1)
        return lane.but(claims=np.where(passes & (hidden >= 4), 1, lane.claims))  # type: ignore[arg-type]

    return asked


def _lead_draws_first(right: Callable[..., Any]) -> Callable[..., Any]:
    def drawn_up(plan: Blueprint, lane: Lane, need: Any, order: Any) -> Any:
        return right(plan, lane, need, np.roll(order, 1))

    return drawn_up


RICH = replace(compose("first", 3), rounds=4)
POOR = replace(compose("first", 3, ("royal_goods",)), start_gold=2, rounds=3)
FEW_CARDS = replace(compose("first", 3), removed=90, rounds=6)
FAULTS = {
    "a tie of Kings (K3)": Fault(scoring, "_crowns", _kings_who_tie_get_all, POOR, "hoarder"),
    "a debt in goods (P3)": Fault(paying, "_hand_over", _goods_do_not_pay, POOR, "liar"),
    "what a seat knows (V3)": Fault(inspecting, "raised", _everyone_sees, RICH, "briber"),
    "the reshuffle (M9)": Fault(game, "renewed", _chance_stands_still, FEW_CARDS, "hoarder"),
    "an offer that should have ended (B10)": Fault(
        inspecting, "without_impossible_offers", _offers_never_end, POOR, "talker"
    ),
    "a lone deputy's penalty (Y4)": Fault(
        inspecting, "_owe_fine", _both_deputies_pay, replace(compose("second", 6), rounds=3), "splitter"
    ),
    "a claim (Z5)": Fault(
        black_market, "asked", _four_for_a_claim, replace(compose("second", 3, ("black_market",)), rounds=6), "smuggler"
    ),
    "the order of refills (E2)": Fault(closing, "drawn_up", _lead_draws_first, POOR, "hoarder"),
}


def found(fault: Fault, monkeypatch: pytest.MonkeyPatch, rng: Random, steps: int = 4000) -> bool:
    """Whether lockstep finds the fault within so many steps."""
    plan = Blueprint(fault.ruleset)
    with with_numpy():
        monkeypatch.setattr(fault.where, fault.name, fault.wrong(getattr(fault.where, fault.name)))
        try:
            play(plan, POLICIES[fault.policy], rng, steps)
        except Difference:
            return True
        return False
