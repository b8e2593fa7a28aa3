"""Records: what each player was seen to do at the gate and before it, counted by what a spectator could tell apart."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log

from nottingham.bots.mind.beliefs import (
    FINE_PER_CARD,
    GOODS_SPEAK,
    VALUE_OF_FINE,
    WEIGHT_OF_USUAL,
    market_signs,
    plausibility,
)
from nottingham.bots.mind.memory import Memory, remember
from nottingham.rules.engine.events import BagOpened, BagPassed, OfferMade, PromiseMade
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat

SMALL, BIG = 2, 4
"""The most cards of a small bag, and the fewest of a big one."""
GAIN_STEPS = (-4.0, -1.0, 2.0)
"""Points of opening a bag, as a spectator reckons them, between which Sheriffs are told apart."""
ODDS_STEPS = (-1.0, 0.5)
"""Log odds of a lie, as a spectator sees them, between which merchants are told apart."""
RIVAL = 0.4
"""What a spectator thinks a rival's point is worth to a Sheriff."""
EVEN, SWING = -1.0, 5.0
"""Points around which a Sheriff who reckons changes his mind, and over how many."""
USUAL = 0.3
"""What is thought to happen as long as nothing was seen."""
GATE_CELLS, BAG_CELLS = 10, 9
"""In how many ways a bag that a Sheriff settled, and one that a merchant brought, are counted."""


class CellCounts:
    """How often something could have happened, and how often it did, by cells; one bag falls into several."""

    __slots__ = ("done", "seen")

    def __init__(self, cells: int) -> None:
        self.seen, self.done = [0.0] * cells, [0.0] * cells

    def add(self, cells: tuple[int, ...], *, happened: bool) -> None:
        for cell in cells:
            self.seen[cell] += 1
            self.done[cell] += happened


@dataclass(slots=True)
class Manners:
    """How one player talks, and whether suspicion moves that one: it tells a mind from one who goes by rates."""

    demands: int = 0
    offers: int = 0
    promises: int = 0
    """What the player asked for at the gate, offered as a merchant, and promised."""
    sway: float = 0.0
    """Openings and passings as Sheriff, each as far as a spectator's reckoning spoke for opening, or against it."""
    weight: float = 0.0
    """How much such reckonings there were to go by."""


@dataclass(slots=True)
class Records:
    """A mind's memory, and beside it how every player opened and lied so far."""

    mind: Memory
    gates: list[CellCounts]
    """By seat as Sheriff: bags for which nothing was paid, and which of them were opened."""
    bags: list[CellCounts]
    """By seat as merchant: bags, and which of them lied."""
    deals: list[int]
    """By seat as Sheriff: bags that were let off for a price."""
    manners: list[Manners]
    pairs: dict[tuple[Seat, Seat], CellCounts]
    """By Sheriff and merchant: bags of the one before the other for which nothing was paid, and which were opened."""

    @classmethod
    def blank(cls, ruleset: Ruleset, seat: Seat) -> Records:
        seats = range(ruleset.players)
        gates, bags = [CellCounts(GATE_CELLS) for _ in seats], [CellCounts(BAG_CELLS) for _ in seats]
        return cls(Memory.blank(ruleset, seat), gates, bags, [0 for _ in seats], [Manners() for _ in seats], {})

    def after(self, event: Event) -> Records:
        """Records are one seat's own and change in place."""
        if isinstance(event, BagOpened | BagPassed) and event.seat in self.mind.declared:
            self._count_bag(event)
        elif isinstance(event, OfferMade):
            manners, is_demand = self.manners[event.offer.proposer], event.offer.proposer in self.mind.deciders
            manners.demands += is_demand
            manners.offers += not is_demand
        elif isinstance(event, PromiseMade):
            self.manners[event.promise.by].promises += 1
        remember(self.mind, event)
        return self

    def _count_bag(self, event: BagOpened | BagPassed) -> None:
        """Counted by what was known before the bag was settled."""
        memory, owner = self.mind, event.seat
        good, size = memory.declared[owner]
        is_opened, is_lie = isinstance(event, BagOpened), _is_lie(memory, event, good)
        odds = odds_of_lie(memory, owner, good, size)
        gain = gain_of_opening(memory, owner, good, size, odds)
        for decider in memory.deciders:
            if owner in memory.dealt:
                self.deals[decider] += 1
            else:
                cells = (0, 1 + _size(size), 4 + _step(gain, GAIN_STEPS), 8 + (not is_lie))
                self.gates[decider].add(cells, happened=is_opened)
                self._count_sway(decider, gain, is_opened=is_opened)
                self.pairs.setdefault((decider, owner), CellCounts(1)).add((0,), happened=is_opened)
        self.bags[owner].add(_bag_cells(memory, owner, good, size, odds), happened=is_lie)

    def _count_sway(self, decider: Seat, gain: float, *, is_opened: bool) -> None:
        leans = max(-1.0, min(1.0, (gain - EVEN) / SWING))
        self.manners[decider].sway += leans * (is_opened - USUAL)
        self.manners[decider].weight += leans * leans


def _bag_cells(memory: Memory, owner: Seat, good: str, size: int, odds: float) -> tuple[int, ...]:
    cells: tuple[int, ...] = (0, 1 + _size(size), 4 + _step(odds, ODDS_STEPS))
    if memory.taken[owner][good]:
        cells = (*cells, 7)
    return (*cells, 8) if memory.tribute.get(owner) else cells


def _is_lie(memory: Memory, event: BagOpened | BagPassed, good: str) -> bool:
    """Passed or opened, a bag tells whether it was what was said: legal goods and the number face down are seen."""
    if isinstance(event, BagOpened):
        return bool(event.goods.without((good,)))
    given, given_down = memory.given_from_bag.get(event.seat, (NOTHING, 0))
    return bool((event.legal + given).without((good,))) or event.face_down + given_down > 0


def _size(size: int) -> int:
    return 0 if size <= SMALL else 1 if size < BIG else 2


def _step(number: float, steps: tuple[float, ...]) -> int:
    return sum(number > step for step in steps)


def odds_of_lie(memory: Memory, owner: Seat, good: str, size: int) -> float:
    """Log odds of a lie to a spectator who knows the deck and saw the market."""
    ruleset = memory.ruleset
    share = ruleset.all_cards[good] / len(ruleset.all_cards)
    signs = market_signs(memory, owner, good) - GOODS_SPEAK * plausibility(size, memory.taken[owner][good], share)
    chance = memory.habits[owner].lying.chance(min(size, 5), signs)
    return log(chance / (1 - chance))


def gain_of_opening(memory: Memory, owner: Seat, good: str, size: int, odds: float) -> float:
    """Points that a spectator thinks opening would bring a Sheriff."""
    habits = memory.habits[owner]
    lie = 1 - 1 / (1 + exp(max(-30.0, min(30.0, odds))))
    fine = size * (habits.fines_in_lies + WEIGHT_OF_USUAL * FINE_PER_CARD) / (habits.cards_in_lies + WEIGHT_OF_USUAL)
    loss = memory.ruleset.penalties[good] * size * (1 + RIVAL)
    return lie * fine * (1 + RIVAL + RIVAL * VALUE_OF_FINE) - (1 - lie) * loss
