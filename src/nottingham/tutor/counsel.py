"""The tutor's mind: the Steward's arithmetic, to win, with nothing left to mood.

One mind gives the hint, the judgement and the reasons, so that they cannot contradict each other. What it remembers is
built from one seat's own events.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.views import View

COUNSEL: Final = Mind(
    Temper(
        noise=0.0,
        reads_gates=True,
        reads_markets=True,
        suspicion=0.2,
        bribes=1.0,
        alms=0.0,
        spite=0.0,
        promises=0.0,
        demands=1.0,
        haggles=1.0,
        keeps_word=1.0,
        grudges=0.0,
    )
)


def remembered(view: View, seen: Iterable[Event]) -> Memory:
    """What a seat has learned of the others. `seen` are all events of the game as the seat saw them."""
    assert view.seat is not None, "a spectator is asked nothing"
    memory = COUNSEL.begin(view.ruleset, view.seat)
    for event in seen:
        memory = COUNSEL.remember(memory, event)
    return memory


def thought_of(view: View, memory: Memory) -> Thought:
    """All that a decision of the seat goes by now."""
    return Thought(view, memory, COUNSEL.temper, Random(0))
