"""Worlds in which a choice is judged: as the seat sees them, and with bags as honest as it has reason to think."""

from __future__ import annotations

from random import Random

from nottingham.arena.simulate import play_game
from nottingham.bots.mind.beliefs import chance_of_lie
from nottingham.bots.mind.thought import Thought
from nottingham.engine.access import inspecting
from nottingham.engine.state import Inspecting
from nottingham.game import Step, view
from nottingham.rulebook import compose
from nottingham.tutor.believable import PLAIN, believable
from nottingham.worlds import History, possible_world

RULES = compose("first", 4)
WORLDS = 120


def at_the_gate() -> tuple[list[Step], int]:
    """A game of minds up to its third Inspection, and who is Sheriff there."""
    steps: list[Step] = []
    play_game(RULES, ("steward", "guy", "much", "tuck"), 11, watch=steps.append)
    gates = [
        number
        for number, step in enumerate(steps)
        if isinstance(step.state.public.phase, Inspecting) and step.state.public.round == 3
    ]
    steps = steps[: gates[0] + 1]
    return steps, steps[-1].state.public.sheriff


def test_bags_are_honest_as_often_as_is_believed_and_nothing_else_looks_different() -> None:
    steps, seat = at_the_gate()
    state, seen = steps[-1].state, [event.as_seen_by(seat) for step in steps for event in step.events]
    memory = PLAIN.begin(RULES, seat)
    for event in seen:
        memory = PLAIN.remember(memory, event)
    rng = Random(2)
    mine, history = view(state, seat), History(RULES, seat, tuple(seen))
    thought = Thought(mine, memory, PLAIN.temper, rng)
    worlds = [believable(possible_world(history, rng), thought, rng) for _ in range(WORLDS)]
    assert all(view(world, seat) == mine for world in worlds)
    for bag in inspecting(state.public).bags:
        assert bag.good is not None
        honest = sum(not world.bags[bag.owner].without((bag.good,)) for world in worlds) / WORLDS
        believed = 1 - chance_of_lie(thought, bag.owner)
        assert abs(honest - believed) <= 4 * (0.25 / WORLDS) ** 0.5
        assert all(len(world.bags[bag.owner]) == bag.size for world in worlds)
    cards = {
        world: sorted(card for goods in (*worlds[world].bags, *worlds[world].hands) for card in goods.cards())
        for world in range(3)
    }
    whole = [sorted([*cards[world], *worlds[world].deck]) for world in range(3)]
    assert whole[0] == whole[1] == whole[2]  # cards change places, and none is lost
