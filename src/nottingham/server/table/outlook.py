"""The outlook: figures told ahead, from a seat's own view and by the referee's own arithmetic."""

from __future__ import annotations

from collections.abc import Iterator

from nottingham.engine.actions import LoadBag
from nottingham.engine.families import Action
from nottingham.engine.goods import Goods
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.scoring import titles_in_sight
from nottingham.engine.stakes import BagStakes, stakes
from nottingham.engine.state import Bag, Declaring, Inspecting
from nottingham.engine.views import View
from nottingham.server.protocol.messages import CrownStanding, OpeningCost, Outlook


def outlook_of(view: View, crowns: tuple[CrownStanding, ...]) -> Outlook:
    """What a seat is told ahead; what is the same for all is handed in."""
    phase = view.public.phase
    if not isinstance(phase, Declaring | Inspecting):
        return Outlook(crowns=crowns)
    return Outlook(
        stakes=tuple(stake for bag in phase.bags for stake in _own_stakes(view, bag)),
        openings=tuple(cost for bag in phase.bags for cost in _opening(view, bag)),
        crowns=crowns,
    )


def _own_stakes(view: View, bag: Bag) -> Iterator[BagStakes]:
    if bag.owner != view.seat or bag.fate != "closed":
        return
    if bag.good is not None:
        yield stakes(view.ruleset, view.bag, bag.good)
    elif bag.owner in view.public.phase.awaits():
        yield from stakes_of(view.ruleset, view.bag)


def _opening(view: View, bag: Bag) -> Iterator[OpeningCost]:
    """Deputies who decide together share the cost, in ways that a figure does not tell."""
    if bag.good is not None and bag.fate == "closed" and bag.deciders == (view.seat,):
        honest = Goods({bag.good: bag.size})
        yield OpeningCost(bag.owner, stakes(view.ruleset, honest, bag.good).reward)


def stakes_of(ruleset: Ruleset, bag: Goods) -> tuple[BagStakes, ...]:
    """What is at stake with a bag under each good that it can be declared as."""
    return tuple(stakes(ruleset, bag, good) for good in ruleset.legal)


def stakes_with(view: View, action: Action) -> tuple[BagStakes, ...]:
    """What is at stake once something allowed has been done: only a bag that is loaded puts anything at stake."""
    return stakes_of(view.ruleset, action.goods) if isinstance(action, LoadBag) else ()


def crown_standings(ruleset: Ruleset, stands: tuple[Goods, ...]) -> tuple[CrownStanding, ...]:
    return tuple(
        CrownStanding(
            good.id,
            kings=tuple(seat for seat, crown in worn if crown.title == "king"),
            queens=tuple(seat for seat, crown in worn if crown.title == "queen"),
        )
        for good, worn in titles_in_sight(ruleset, stands)
    )
