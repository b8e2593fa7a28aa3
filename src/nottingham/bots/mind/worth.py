"""What cards are worth to one seat: their value, the way to a crown, and who is ahead."""

from __future__ import annotations

from nottingham.bots.mind.temper import Temper
from nottingham.engine.goods import Goods
from nottingham.engine.scoring import crown_count
from nottingham.engine.seats import Seat
from nottingham.engine.views import View


def worths(view: View, temper: Temper) -> dict[str, float]:
    """Points one more card of each good would bring, crowns included."""
    crowns = {good: temper.collector * crown_pull(view, good) for good in view.ruleset.legal}
    return {
        good.id: good.value + crowns.get(good.crown, 0.0) * max(1, good.crown_count if good.crown else 0)
        for good in view.ruleset.catalogue
    }


def crown_pull(view: View, good: str) -> float:
    """Bonus points that one more of a legal good is worth, from how close the race for it is."""
    assert view.seat is not None
    bonus = view.ruleset.goods[good]
    if not bonus.king:
        return 0.0
    counts = [crown_count(view.ruleset, good, stand) for stand in view.public.stands[: view.ruleset.players]]
    mine = counts[view.seat] + crown_count(view.ruleset, good, view.contraband)
    best = max(count for seat, count in enumerate(counts) if seat != view.seat)
    late = view.public.round / view.ruleset.rounds
    closeness = 1 / (1 + abs(best - mine) / 2)
    return late_weight(late) * (bonus.king + bonus.queen) / 10 * closeness


def late_weight(late: float) -> float:
    return 0.35 + 0.65 * late


def standing(view: View, seat: Seat) -> float:
    """What all can guess of a player's points: gold, legal goods, and an average for what lies face down."""
    public = view.public
    return public.gold[seat] + public.stands[seat].worth(view.ruleset.values) + 7.0 * public.face_down[seat]


def rival_weight(view: View, temper: Temper, rival: Seat) -> float:
    """What a rival's loss of one point is worth; the leader's may be worth more."""
    if not temper.hunts_leader:
        return temper.rivalry
    others = [seat for seat in range(view.ruleset.players) if seat != view.seat]
    leader = max(others, key=lambda seat: standing(view, seat))
    return temper.rivalry + (temper.hunts_leader if rival == leader else 0.0)


def sum_worth(goods: Goods, prices: dict[str, float]) -> float:
    return sum(prices[good] * count for good, count in goods.items())
