"""Prospects: what a forecast goes by, for each seat, through the eyes of one seat or with the whole truth.

The two differ in what they may see and in nothing else: hands, bags and face-down cards of others are unknown to a
seat, and what it cannot know never gets as far as these numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import crown_count
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag, Closing, Declaring, Finished, Inspecting, Loading, Market, Public, State
from nottingham.rules.engine.views import View
from nottingham.rules.rulebook import points_in_sight

FACE_DOWN_WORTH: Final = 7.0
"""The average value of contraband."""
USUAL_LEGAL, USUAL_CONTRABAND = 8.0, 10.0
"""What an unseen hand holds in its best legal good and in contraband, about the average."""
BELIEVED: Final = 0.6
"""How much of what others declare counts for crowns, to eyes that cannot see it."""
SPREAD_AT_ONCE, SPREAD_OF_A_ROUND = 0.3, 0.8
"""How far a race for a crown may still swing, in cards: in any case, and with each round that is left."""
SLOPE: Final = 1.6
"""From a lead in spreads to the log odds of keeping it: a logistic curve beside a normal one."""

LONGEST_ODDS: Final = 20.0
"""Log odds beyond which a race is lost."""


class Holding(NamedTuple):
    """What one seat has that does not lie open, as far as the eyes can see it."""

    contraband: Goods
    unknown: int
    """Face-down cards that the eyes do not know."""
    hand: Goods | None
    """None is a hand that the eyes do not see; so with a bag."""
    bag: Goods | None


class Load(NamedTuple):
    """What a bag at the gate holds, as far as the eyes can see it."""

    safe: Goods
    """Of the good that was declared; before that, of the one that will most likely be."""
    hidden: Goods
    certain: float
    """How far the eyes may count on what is safe."""


class Prospect(NamedTuple):
    """One seat in numbers, in points but for the last two."""

    points: float
    """Gold, goods on the stand and face down, and what was claimed on the black market."""
    crowns: float
    """Of Kings and Queens, as the races stand."""
    safe_in_bag: float
    """Of the good that was declared, as long as a bag is not settled: the gate cannot keep it. It counts for crowns."""
    hidden_in_bag: float
    """All else in it."""
    legal_in_hand: float
    contraband_in_hand: float
    bags_to_come: float
    """Times that the seat will still pack a bag."""


class Moment(NamedTuple):
    """A table at one time."""

    rounds_left: float
    """With the rest of the round at hand as a fraction."""
    seats: tuple[Prospect, ...]


def true_moment(state: State) -> Moment:
    """With everything that is hidden."""
    at_turn = state.public.phase.order[:1] if isinstance(state.public.phase, Market) else ()
    holdings = [
        Holding(
            state.contraband[seat],
            0,
            state.hands[seat] + state.aside if seat in at_turn else state.hands[seat],
            state.bags[seat],
        )
        for seat in range(state.ruleset.players)
    ]
    return _moment(state.ruleset, state.public, holdings)


def seen_moment(view: View) -> Moment:
    """With what one seat knows, and nothing else."""
    assert view.seat is not None, "a spectator has no forecast"
    holdings = [
        Holding(view.contraband, 0, view.hand + view.aside, view.bag)
        if seat == view.seat
        else Holding(view.known[seat], view.public.face_down[seat] - len(view.known[seat]), None, None)
        for seat in range(view.ruleset.players)
    ]
    return _moment(view.ruleset, view.public, holdings)


def _moment(ruleset: Ruleset, public: Public, holdings: list[Holding]) -> Moment:
    left = rounds_left(ruleset, public)
    loads = [_load(ruleset, public, seat, holding) for seat, holding in enumerate(holdings)]
    crowns = _crowns(ruleset, public, holdings, loads, left)
    seats = tuple(
        _prospect(ruleset, public, seat, holdings[seat], loads[seat], crowns[seat]) for seat in range(ruleset.players)
    )
    return Moment(left, seats)


def rounds_left(ruleset: Ruleset, public: Public) -> float:
    """Rounds after this one, and the part of this one that is to come."""
    return ruleset.rounds - public.round + _rest_of_round(public)


def _rest_of_round(public: Public) -> float:
    match public.phase:
        case Market(order=order):
            return 0.7 + 0.3 * len(order) / len(public.hand_sizes)
        case Loading():
            return 0.7
        case Declaring():
            return 0.65
        case Inspecting(bags=bags) as phase:
            return 0.6 * len(phase.unsettled) / len(bags)
        case Closing() | Finished():
            return 0.0
    return 1.0


# --- one seat ----------------------------------------------------------------------------------------------------


def _prospect(ruleset: Ruleset, public: Public, seat: Seat, holding: Holding, load: Load, crowns: float) -> Prospect:
    to_come = bags_to_come(ruleset, public, seat)
    packed = float(load.safe.worth(ruleset.values)), float(load.hidden.worth(ruleset.values))
    hand = _in_hand(ruleset, holding.hand) if to_come else (0.0, 0.0)
    return Prospect(_points(ruleset, public, seat, holding), crowns, *packed, *hand, to_come)


def _points(ruleset: Ruleset, public: Public, seat: Seat, holding: Holding) -> float:
    claimed = points_in_sight(ruleset, public, seat)
    goods = (public.stands[seat] + holding.contraband).worth(ruleset.values)
    return public.gold[seat] + goods + claimed + FACE_DOWN_WORTH * holding.unknown


def bags_to_come(ruleset: Ruleset, public: Public, seat: Seat) -> float:
    """Where two deputies are drawn, a third of the rounds are nobody's to foresee; else the marker goes round."""
    now = float(seat not in public.deciders and not _is_packed(public, seat))
    later = ruleset.rounds - public.round
    players = ruleset.players
    if len(public.deciders) > 1:
        return now + later * (1 - len(public.deciders) / players)
    at_gate = sum((public.sheriff + ahead) % players == seat for ahead in range(1, later + 1))
    return now + later - at_gate


def _is_packed(public: Public, seat: Seat) -> bool:
    match public.phase:
        case Market():
            return False
        case Loading(ready=ready):
            return seat in ready
    return True


def _bag_at_gate(public: Public, seat: Seat) -> Bag | None:
    """The seat's bag, until it is settled; before it is declared it has a size and nothing else."""
    match public.phase:
        case Declaring(bags=bags) | Inspecting(bags=bags):
            return next((bag for bag in bags if bag.owner == seat and not bag.is_settled), None)
        case Loading(ready=ready) if seat in ready:
            return Bag(seat, 0, None, public.deciders)
    return None


def _load(ruleset: Ruleset, public: Public, seat: Seat, holding: Holding) -> Load:
    """What is in a bag; of a bag that the eyes cannot see into, what was said."""
    bag = _bag_at_gate(public, seat)
    if bag is None:
        return Load(NOTHING, NOTHING, 1.0)
    if holding.bag is None:
        return Load(Goods({bag.good: bag.size}) if bag.good else NOTHING, NOTHING, BELIEVED)
    told = bag.good or max(ruleset.legal, key=lambda good: holding.bag[good] if holding.bag else 0)
    hidden = holding.bag.without((told,))
    return Load(holding.bag - hidden, hidden, 1.0)


def _in_hand(ruleset: Ruleset, hand: Goods | None) -> tuple[float, float]:
    """The best bag of one legal good, and the best of contraband."""
    if hand is None:
        return USUAL_LEGAL, USUAL_CONTRABAND
    values, most = ruleset.values, ruleset.bag_most
    legal = max((values[good] * min(count, most) for good, count in hand.items() if good in ruleset.legal), default=0)
    dearest = sorted((values[card] for card in hand.only(ruleset.contraband).cards()), reverse=True)
    return float(legal), float(sum(dearest[:most]))


# --- crowns ------------------------------------------------------------------------------------------------------


def _crowns(ruleset: Ruleset, public: Public, holdings: list[Holding], loads: list[Load], left: float) -> list[float]:
    """By seat, the points of Kings and Queens to expect, where every count may still grow."""
    spread = SPREAD_AT_ONCE + SPREAD_OF_A_ROUND * left
    points = [0.0] * ruleset.players
    for good in ruleset.catalogue:
        if good.king or good.queen:
            counts = [
                crown_count(ruleset, good.id, public.stands[seat] + holding.contraband)
                + load.certain * crown_count(ruleset, good.id, load.safe)
                for seat, (holding, load) in enumerate(zip(holdings, loads, strict=True))
            ]
            for seat, (king, queen) in enumerate(races(counts, spread)):
                points[seat] += king * good.king + queen * good.queen
    return points


def races(counts: Sequence[float], spread: float) -> list[tuple[float, float]]:
    """Each one's chances to end with the most and with the second most, which add up to one each."""
    if not any(counts) and spread <= SPREAD_AT_ONCE:
        return [(0.0, 0.0)] * len(counts)
    strength = [exp(max(-LONGEST_ODDS, SLOPE * (count - max(counts)) / spread)) for count in counts]
    total = sum(strength)
    kings = [one / total for one in strength]
    queens = [
        sum(kings[other] * strength[seat] / (total - strength[other]) for other in range(len(counts)) if other != seat)
        for seat in range(len(counts))
    ]
    return list(zip(kings, queens, strict=True))
