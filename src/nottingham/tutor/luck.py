"""Luck: what the cards that were drawn did to everybody's chances, beside what such draws do on average."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from nottingham.rules.engine.events import CardsDrawn
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State, put
from nottingham.rules.game import Step, outcome
from nottingham.tutor.forecast import Forecast, Shares

OTHER_DRAWS: Final = 12
"""Draws that might have come instead, over which the average is taken."""


def luck_of(forecast: Forecast, step: Step, rng: Random) -> Shares:
    """By seat; it adds up to nothing, since everybody's chances always add up to one."""
    drawn = _cards_drawn(step)
    fair = forecast.of_state(step.state)
    if not drawn or outcome(step.state) is not None:
        return (0.0,) * len(fair)
    others = [forecast.of_state(_draw_anew(step.state, drawn, rng)) for _ in range(OTHER_DRAWS)]
    return tuple(share - sum(one[seat] for one in others) / OTHER_DRAWS for seat, share in enumerate(fair))


def _cards_drawn(step: Step) -> dict[Seat, Goods]:
    """What each seat drew unseen in this step and still has."""
    found: dict[Seat, Goods] = {}
    for event in step.events:
        if isinstance(event, CardsDrawn):
            found[event.seat] = found.get(event.seat, Goods()) + event.goods.opened()
    return {seat: goods & step.state.hands[seat] for seat, goods in found.items()}


def _draw_anew(state: State, drawn: dict[Seat, Goods], rng: Random) -> State:
    """The same with other cards of the deck in place of those that came."""
    pool = [*state.deck, *(card for goods in drawn.values() for card in goods.cards())]
    rng.shuffle(pool)
    hands = state.hands
    for seat, goods in drawn.items():
        cards, pool = pool[: len(goods)], pool[len(goods) :]
        hands = put(hands, seat, hands[seat] - goods + Goods.counting(cards))
    return replace(state, hands=hands, deck=tuple(pool))
