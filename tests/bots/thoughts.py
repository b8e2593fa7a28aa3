"""A mind's thought about a table that a test has set up, with no chance in it."""

from __future__ import annotations

from random import Random

from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.engine.state import Declaring, Inspecting
from tests.tables import Table

PLAIN = Temper(noise=0.0, rivalry=0.0)
"""Plain arithmetic: nobody else's points count."""


def memory_of(at: Table, seat: int) -> Memory:
    """What somebody remembers who saw the table as it is and what has happened at it since."""
    memory = Memory.blank(at.state.ruleset, seat)
    memory.deciders = at.public.deciders
    if isinstance(at.phase, Declaring | Inspecting):
        memory.declared = {bag.owner: (bag.good, bag.size) for bag in at.phase.bags if bag.good}
    for event in at.log:
        remember(memory, event.as_seen_by(seat))
    return memory


def thought_of(at: Table, seat: int, temper: Temper = PLAIN, memory: Memory | None = None) -> Thought:
    return Thought(at.view(seat), memory or memory_of(at, seat), temper, Random(1))
