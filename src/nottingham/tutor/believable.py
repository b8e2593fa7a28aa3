"""Believable worlds: a possible world in which closed bags are honest as often as a seat has reason to think.

A possible world is any deal of the unseen cards, and in most of them every bag is a lie, because three apples are
seldom drawn by chance. People pack their bags with care. So a bag is made honest as often as the seat believes it is,
by exchanging its other cards with cards of the deck, of which the seat knows just as little.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from nottingham.bots.mind.beliefs import chance_of_lie
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting, State, put

PLAIN: Final = Mind(Temper(noise=0.0, reads_gates=True, reads_markets=True))
"""Arithmetic alone: what a seat has reason to believe of the others, by all that it has seen of them."""


def believable(world: State, thought: Thought, rng: Random) -> State:
    """The world with the bags at the gate as the seat believes them; it looks to the seat as it did."""
    phase = world.public.phase
    if not isinstance(phase, Inspecting):
        return world
    for bag in phase.bags:
        is_anothers = bag.owner != thought.seat and not bag.is_settled
        if is_anothers and bag.good is not None and rng.random() >= chance_of_lie(thought, bag.owner):
            world = made_honest(world, bag.owner, bag.good)
    return world


def made_honest(world: State, owner: Seat, good: str) -> State:
    """The same with only what was declared in this bag; unchanged where the deck has too little of it."""
    wrong = world.bags[owner].without((good,))
    places = [place for place, card in enumerate(world.deck) if card == good][: len(wrong)]
    if len(places) < len(wrong):
        return world
    deck = list(world.deck)
    for place, card in zip(places, wrong.cards(), strict=True):
        deck[place] = card
    honest = world.bags[owner] - wrong + Goods({good: len(wrong)})
    return replace(world, deck=tuple(deck), bags=put(world.bags, owner, honest))
