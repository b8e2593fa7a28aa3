"""A mind's thought about a table that a test has set up, with no chance in it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.events import BagOpened, BagPassed, Declared, MarkerPassed, RoundStarted
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Declaring, Inspecting
from tests.tables import Table, goods

PLAIN = Temper(noise=0.0, rivalry=0.0)
"""Plain arithmetic: nobody else's points count."""


def memory_of(at: Table, seat: int, past: Sequence[Event] = ()) -> Memory:
    """What somebody remembers who saw earlier rounds, the table as it is, and what has happened at it since."""
    memory = Memory.blank(at.state.ruleset, seat)
    for event in past:
        remember(memory, event.as_seen_by(seat))
    memory.deciders = at.public.deciders
    if isinstance(at.phase, Declaring | Inspecting):
        memory.declared = {bag.owner: (bag.good, bag.size) for bag in at.phase.bags if bag.good}
    for event in at.log:
        remember(memory, event.as_seen_by(seat))
    return memory


def thought_of(at: Table, seat: int, temper: Temper = PLAIN, memory: Memory | None = None) -> Thought:
    return Thought(at.view(seat), memory or memory_of(at, seat), temper, Random(1))


def chosen(at: Table, seat: int, temper: Temper = PLAIN, past: Sequence[Event] = ()) -> Action | None:
    """What a mind does at a table, asked as in a game."""
    return Mind(temper).choose(at.view(seat), at.prompts(seat), memory_of(at, seat, past), Random(1))


def rounds(owner: int, cards: str, times: int = 1, *, sheriff: int = 0, is_opened: bool = True) -> list[Event]:
    """Earlier rounds in which a merchant declared so much bread and brought these cards to a gate."""
    bag = goods(cards)
    legal, hidden = bag.only(("apple", "cheese", "bread", "chicken")), bag.only(("pepper", "mead", "silk", "crossbow"))
    opened = BagOpened(owner, bag, not bag.without(("bread",)))
    passed = BagPassed(owner, legal, len(hidden), Sealed((owner,), hidden))
    one = (MarkerPassed((sheriff,)), Declared(owner, "bread", len(bag)), opened if is_opened else passed)
    return [event for number in range(times) for event in (RoundStarted(number + 1), *one, RoundStarted(number + 2))]
