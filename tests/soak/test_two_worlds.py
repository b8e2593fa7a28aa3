"""The two-worlds check over mixes of edition, players and options, in a game of each; from scale 3 on over all."""

from __future__ import annotations

from random import Random

import pytest

from nottingham import Ruleset, fold
from nottingham.record.codec import to_bytes
from nottingham.worlds import possible_history
from tests.invariants import cards_in
from tests.mixes import all_rulesets
from tests.soak.scale import sampled
from tests.two_worlds import attempts, differences, moments


@pytest.mark.parametrize(
    "ruleset", sampled(all_rulesets(), 100), ids=lambda one: f"{one.edition}-{one.players}-{one.options}"
)
def test_v5_two_worlds_look_the_same_whatever_is_played(ruleset: Ruleset) -> None:
    rng = Random(ruleset.players)
    for moment in moments(ruleset, 100 + ruleset.players, 0.04):
        for seat in (None, *range(ruleset.players)):
            history = moment.history(seat)
            events = possible_history(history, rng)
            world = fold(ruleset, events)
            assert differences(moment.state, world, seat, attempts(moment.state, seat, rng)) == []
            assert [to_bytes(one.as_seen_by(seat)) for one in events] == [to_bytes(one) for one in history.events]
            assert cards_in(world) == ruleset.all_cards
