"""The outlook: figures told ahead, from a seat's own view and by the referee's own arithmetic."""

from __future__ import annotations

from nottingham.rules.engine.actions import LoadBag
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import titles_in_sight
from nottingham.rules.engine.stakes import BagStakes, stakes
from nottingham.rules.engine.state import Bag, Declaring, Inspecting
from nottingham.rules.engine.views import View
from nottingham.server.protocol.messages import CrownStanding, OpeningCost, Outlook

AT_THE_GATE = (Declaring, Inspecting)
"""The phases in which there are bags to tell of."""


def bags_told(view: View) -> tuple[Bag, ...]:
    """The bags about which a seat is told something that not everybody is: its own, and those it decides alone.

    Deputies who decide together share the cost, in ways that a figure does not tell.
    """
    phase, seat = view.public.phase, view.seat
    if not isinstance(phase, AT_THE_GATE):
        return ()
    alone = (seat,)
    found = [bag for bag in phase.bags if bag.fate == "closed" and (bag.owner == seat or bag.deciders == alone)]
    return tuple([bag for bag in found if bag.good is not None or seat in phase.awaits()]) if found else ()


def outlook_of(view: View) -> Outlook:
    """What a seat is told ahead."""
    bags = bags_told(view)
    return Outlook(
        stakes=own_stakes(view, bags),
        openings=opening_costs(view, bags),
        crowns=crown_standings(view.ruleset, view.public.stands),
    )


def own_stakes(view: View, bags: tuple[Bag, ...]) -> tuple[BagStakes, ...]:
    """What is at stake with the seat's own bag, under the good that it was declared as, or that it could be."""
    return tuple([stake for bag in bags if bag.owner == view.seat for stake in _stakes_with_bag(view, bag)])


def _stakes_with_bag(view: View, bag: Bag) -> tuple[BagStakes, ...]:
    if bag.good is None:
        return stakes_of(view.ruleset, view.bag)
    return (stakes(view.ruleset, view.bag, bag.good),)


def opening_costs(view: View, bags: tuple[Bag, ...]) -> tuple[OpeningCost, ...]:
    """What it costs the seat to open a bag that is for it alone to decide, if the bag is honest."""
    return tuple([_opening(view, bag) for bag in bags if bag.owner != view.seat])


def _opening(view: View, bag: Bag) -> OpeningCost:
    assert bag.good is not None
    honest = Goods({bag.good: bag.size})
    return OpeningCost(bag.owner, stakes(view.ruleset, honest, bag.good).reward)


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
