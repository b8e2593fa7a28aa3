"""Packing: which cards go into the bag, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from nottingham.bots.mind.beliefs import at_least, chance_of_catch, chance_of_deal, chance_of_opening
from nottingham.bots.mind.memory import RUN
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.lazy import lazy

KEPT_WORTH = 0.15
"""What a card that stays in hand is worth next to one that is let in: it may still go with a later bag."""
PRICES_WEIGHED = range(3, 24, 4)


class Plan(NamedTuple):
    """A bag, what would be declared, and what it is expected to bring."""

    bag: Goods
    good: str
    worth: float


class Gate:
    """What a merchant expects of this round's Sheriff, or of the two deputies."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.deciders = thought.public.deciders
        self.tilt = 1 + sum(thought.weights[seat] for seat in self.deciders) / len(self.deciders)
        """What a coin that goes to them costs: it is lost, and a rival has it."""

    @lazy
    def openings(self) -> tuple[float, ...]:
        """How likely an honest bag is opened, by size; there is none of size 0."""
        return tuple(chance_of_opening(self.thought, max(1, size), self.deciders) for size in range(6))

    @lazy
    def fears(self) -> tuple[float, ...]:
        """How likely a lie is thought to be opened, by size."""
        caught = (chance_of_catch(self.thought, max(1, size), self.deciders) for size in range(6))
        return tuple(min(0.97, self.thought.temper.daring * chance) for chance in caught)

    @lazy
    def amends(self) -> dict[str, tuple[float, ...]]:
        """Points to expect of an honest bag of each good beyond its goods, by size: the Sheriff who opens it pays."""
        coin = {good: self.tilt * self.thought.ruleset.penalties[good] for good in self.thought.ruleset.legal}
        return {good: tuple(coin[good] * size * self._opening(good, size) for size in range(6)) for good in coin}

    def _opening(self, good: str, size: int) -> float:
        forecast = self.thought.forecast
        return self.openings[size] if forecast is None else forecast.opening(good, size)

    def _fear(self, good: str, size: int) -> float:
        """How likely a lie is thought to be opened; a trained eye tells what is said of it apart."""
        forecast = self.thought.forecast
        return self.fears[size] if forecast is None or not good else forecast.opening(good, size)

    @lazy
    def bribes_today(self) -> bool:
        """Whether a bribe will be offered at all: the same whim decides when it comes to it."""
        return self.thought.whim("bribe") < self.thought.temper.bribes

    @lazy
    def bribes(self) -> list[tuple[float, float]]:
        """Prices, each with how likely it is taken."""
        gold = self.thought.public.gold[self.thought.seat]
        prices = [price for price in PRICES_WEIGHED if price <= gold]
        return [(price, chance_of_deal(self.thought, price, self.deciders)) for price in prices]

    def lie(self, smuggled: float, fine: float, size: int, good: str = "") -> float:
        """Points to expect of what is hidden behind a good, with the best bribe where bribes are given."""
        opened = self._fear(good, min(size, 5))
        plain = (1 - opened) * smuggled - opened * fine * self.tilt
        if not self.bribes_today:
            return plain
        best = plain
        for price, deal in self.bribes:
            covered = deal * (smuggled - price * self.tilt) + (1 - deal) * plain
            best = max(best, covered)
        return best

    def truth(self, good: str, size: int) -> float:
        return self.amends[good][min(size, 5)]


def best_plan(thought: Thought, most: int) -> Plan:
    """The bag with the best expectation, give or take the temper's noise."""
    most, gate = min(most, thought.temper.bag_most), Gate(thought)
    if thought.temper.great_run:
        return _with_a_run(thought, gate, most)
    plans = [judged(thought, gate, bag) for bag in _bags(thought.view.hand, most)]
    noise, rng = thought.temper.noise, thought.rng
    return max(plans, key=lambda plan: plan.worth + rng.gauss(0, noise))


def _with_a_run(thought: Thought, gate: Gate, most: int) -> Plan:
    """The one great run, when there is one to make; a second only at the very end, and only where it brings more."""
    run, honest = _run(thought, gate, most), honest_plan(thought, most)
    if run is None:
        return honest
    return max(run, honest, key=lambda plan: plan.worth) if thought.memory.has_run else run


def _run(thought: Thought, gate: Gate, most: int) -> Plan | None:
    """All the contraband there is room for, once there is enough of it for the one great run, or no time for more."""
    contraband = thought.view.hand.only(thought.ruleset.contraband)
    enough = RUN if thought.rounds_left else RUN - 1
    if len(contraband) < enough or (thought.memory.has_run and not thought.is_last_fortune):
        return None
    bags = [bag for bag in _bags(thought.view.hand, most) if bag.only(contraband) == contraband or len(bag) == most]
    runs = [bag for bag in bags if len(bag.only(contraband)) == min(len(contraband), most)]
    return max((judged(thought, gate, bag) for bag in runs), key=lambda plan: plan.worth)


def _bags(hand: Goods, most: int) -> Iterator[Goods]:
    """Every different bag that can be packed from a hand."""
    kinds = hand.items()
    for counts in product(*(range(count + 1) for _, count in kinds)):
        if 0 < sum(counts) <= most:
            yield Goods({good: count for (good, _), count in zip(kinds, counts, strict=True)})


def judged(thought: Thought, gate: Gate, bag: Goods) -> Plan:
    """What a bag is expected to bring with the best story for it."""
    if thought.forecast is None:
        return told_as(thought, gate, bag, story(thought, bag))
    plans = [told_as(thought, gate, bag, good) for good in thought.ruleset.legal]
    return max(plans, key=lambda plan: (plan.worth, bag[plan.good], plan.good))


def told_as(thought: Thought, gate: Gate, bag: Goods, good: str) -> Plan:
    """What a bag is expected to bring if it is said to be all of one good."""
    size = len(bag)
    told, hidden = bag[good], bag.without((good,))
    worth = thought.gain(good, told) - _worth_in_hand(thought, bag)
    if not hidden:
        return Plan(bag, good, worth + thought.temper.scruples + gate.truth(good, size))
    fine = hidden.worth(thought.ruleset.penalties)
    is_thrilling = thought.thrill and len(bag.only(thought.ruleset.contraband)) == size  # half a lie is no fun
    thrill = size * thought.thrill if is_thrilling else 0.0
    return Plan(bag, good, worth + thrill + gate.lie(thought.worth(hidden), fine, size, good))


def _worth_in_hand(thought: Thought, bag: Goods) -> float:
    """What the cards of the bag would still have been worth in hand; nothing in the last round (E3)."""
    if not thought.rounds_left:
        return 0.0
    return KEPT_WORTH * sum(thought.prices[good] * count for good, count in bag.items())


def told(thought: Thought, bag: Goods) -> str:
    """What is said of a bag that is packed."""
    return story(thought, bag) if thought.forecast is None else judged(thought, Gate(thought), bag).good


def story(thought: Thought, bag: Goods) -> str:
    """What to say of a bag: the good there is most of, so that most is safe; with none, one easy to believe."""
    told = [good for good in thought.ruleset.legal if good in bag]
    if len(told) == 1:
        return told[0]
    if told:
        return max(told, key=lambda good: (bag[good], thought.prices[good], good))
    return max(thought.ruleset.legal, key=lambda good: _believable(thought, good, len(bag)))


def _believable(thought: Thought, good: str, size: int) -> float:
    """How likely so many of a good could be had, with a whim: not always the same tale."""
    return at_least(size, 9, round(thought.shares[good], 2)) * (0.5 + thought.whim(good))


def honest_plan(thought: Thought, most: int) -> Plan:
    """The best bag that needs no lie; with no legal card in hand, the cheapest to lose."""
    hand, gate = thought.view.hand, Gate(thought)
    legal = [good for good in thought.ruleset.legal if good in hand]
    if not legal:
        card = min(hand, key=lambda good: (thought.ruleset.penalties[good], thought.prices[good], good))
        return judged(thought, gate, Goods.of(card))
    bags = [Goods({good: min(hand[good], most)}) for good in legal]
    return max((judged(thought, gate, bag) for bag in bags), key=lambda plan: plan.worth)
