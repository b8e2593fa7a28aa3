"""Signs: the numbers that the networks see of one bag; all are public, but for what the own hand says of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from nottingham.bots.mind.beliefs import plausibility
from nottingham.bots.mind.thought import LEAD_SCALE, Thought
from nottingham.bots.reading.records import USUAL, CellCounts, Records, gain_of_opening, odds_of_lie
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting

SIZES = 5
KINDS = 4
"""Legal goods that have a number of their own."""
RIVALRY = 1.2


UNMET = CellCounts(1)
"""Of two who have not met at the gate."""


def rates(counts: list[CellCounts]) -> list[float]:
    """By cell, how often it happened, drawn towards the usual, and how much was seen."""
    found: list[float] = []
    for cell in range(len(counts[0].seen)):
        seen, done = sum([one.seen[cell] for one in counts]), sum([one.done[cell] for one in counts])
        found.append((done + 2 * USUAL) / (seen + 2))
        found.append(seen / (seen + 3))
    return found


class Signs:
    """The signs of bags as one seat sees them, for one decision; what does not hang on the bag is worked out once."""

    def __init__(self, thought: Thought, records: Records) -> None:
        self.thought, self.records, self.memory = thought, records, records.mind
        self._owners: dict[Seat, list[float]] = {}
        self._table = self._of_table()

    def of(self, owner: Seat, good: str, size: int, *, has_talk: bool) -> list[float]:
        """One row: the table and its Sheriff, the owner, the bag, and what was said about it so far."""
        if owner not in self._owners:
            self._owners[owner] = self._of_owner(owner)
        talk = self._of_talk(owner) if has_talk else [0.0] * 6
        return [*self._table, *self._owners[owner], *self._of_bag(owner, good, size), *talk]

    def _of_table(self) -> list[float]:
        thought, records, seat = self.thought, self.records, self.thought.seat
        ruleset, public = thought.ruleset, thought.public
        deciders = public.deciders
        others = [one for place, one in enumerate(records.gates) if place not in deciders and place != seat]
        facts = [
            float(ruleset.draws_from_piles),
            *(float(ruleset.players == players) for players in (3, 4, 5)),
            float(ruleset.hand_size == 7),
            float("royal_goods" in ruleset.options),
            float("black_market" in ruleset.options),
            public.round / ruleset.rounds,
            float(thought.rounds_left == 0),
            float(len(deciders) > 1),
            sum(records.deals[one] for one in deciders) / 3,
            max(thought.standings[one] for one in deciders) / 100,
            min(public.gold[one] for one in deciders) / 50,
            float(seat in deciders),
        ]
        strangers = [place for place in range(ruleset.players) if place not in deciders and place != seat]
        facts += [*self._manners(deciders), *self._manners(strangers)]
        return [*facts, *rates([records.gates[one] for one in deciders]), *rates(others or [CellCounts(10)])]

    def _manners(self, seats: Sequence[Seat]) -> list[float]:
        """How these talk, and how far suspicion sways them at the gate."""
        manners = [self.records.manners[seat] for seat in seats]
        gates = sum(self.records.gates[seat].seen[0] + self.records.deals[seat] for seat in seats)
        bags = sum(self.records.bags[seat].seen[0] for seat in seats)
        weight = sum(one.weight for one in manners)
        return [
            sum(one.demands for one in manners) / (1 + gates),
            sum(one.offers for one in manners) / (1 + bags),
            sum(one.promises for one in manners) / (2 + bags),
            sum(one.sway for one in manners) / (0.5 + weight),
            weight / (1 + weight),
        ]

    def _of_owner(self, owner: Seat) -> list[float]:
        thought, records = self.thought, self.records
        standings, public = thought.standings, thought.public
        others = [one for place, one in enumerate(records.bags) if place not in (owner, thought.seat)]
        best = max(points for place, points in enumerate(standings) if place != owner)
        gate = sum(standings[one] for one in public.deciders) / len(public.deciders)
        return [
            (standings[owner] - best) / 30,
            (standings[owner] - gate) / 30,
            self._weight(owner),
            public.gold[owner] / 50,
            public.face_down[owner] / 10,
            self.memory.drawn[owner] / 4,
            len(self.memory.thrown[owner]) / 4,
            len(self.memory.taken[owner].only(thought.ruleset.contraband)) / 2,
            len(self.memory.thrown[owner].only(thought.ruleset.contraband)) / 2,
            self.memory.habits[owner].underpaid / 10,
            *self._manners((owner,)),
            len(self.memory.taken[owner].only(thought.ruleset.legal)) / 3,
            len(self.memory.thrown[owner].only(thought.ruleset.legal)) / 3,
            *rates([records.pairs.get((one, owner), UNMET) for one in public.deciders]),
            *rates([records.pairs.get((owner, one), UNMET) for one in public.deciders]),
            *rates([records.bags[owner]]),
            *rates(others or [CellCounts(9)]),
        ]

    def _weight(self, owner: Seat) -> float:
        """What a Steward at the gate thinks a point of the owner's is worth."""
        thought, sheriff = self.thought, self.thought.public.deciders[0]
        pull = thought.public.round / thought.ruleset.rounds / LEAD_SCALE
        best = max(thought.standings)
        shares = [
            0.0 if one == sheriff else exp(pull * (points - best)) for one, points in enumerate(thought.standings)
        ]
        return RIVALRY * shares[owner] / sum(shares)

    def _of_bag(self, owner: Seat, good: str, size: int) -> list[float]:
        thought, memory, ruleset = self.thought, self.memory, self.thought.ruleset
        taken, thrown, short = memory.taken[owner][good], memory.thrown[owner][good], min(size, SIZES)
        odds = odds_of_lie(memory, owner, good, size)
        gain, weight = gain_of_opening(memory, owner, good, size, odds), self._weight(owner)
        chance = 1 / (1 + exp(-odds))
        penalty = ruleset.penalties[good] * size
        habits = [memory.habits[one] for one in thought.public.deciders]
        stand = thought.public.stands[owner][good]
        rivals = [thought.public.stands[one][good] for one in range(ruleset.players) if one != owner]
        return [
            *(float(short == one) for one in range(1, SIZES + 1)),
            *(float(one == good) for one in _kinds(ruleset.legal)),
            penalty / 10,
            ruleset.values[good] / 4,
            odds / 2,
            gain / 5,
            (chance * 2 * size * (1 + 2.7 * weight) - (1 - chance) * penalty * (1 + weight)) / 5,
            min(taken, size) / size,
            taken / 3,
            thrown / 2,
            plausibility(size, taken, thought.shares[good]),
            thought.shares[good] * 4,
            stand / 5,
            (stand - max(rivals)) / 5,
            sum(thought.public.stands[one][good] for one in thought.public.deciders) / 5,
            sum(one.clearing.chance(short) for one in habits) / len(habits),
            sum(one.catching.chance(short) for one in habits) / len(habits),
            memory.habits[owner].lying.chance(short),
        ]

    def _of_talk(self, owner: Seat) -> list[float]:
        memory, phase = self.memory, self.thought.public.phase
        tribute, talks = memory.tribute.get(owner, 0), memory.talks.get(owner)
        bid = memory.bids.get(owner, 0)
        is_refused = talks is not None and talks.mine > 0 and talks.is_answered and not talks.theirs
        is_asked = isinstance(phase, Inspecting) and any(one.merchant == owner != one.proposer for one in phase.offers)
        return [log(1 + tribute), float(tribute > 0), float(is_refused), float(is_asked), log(1 + bid), 1.0]


def _kinds(legal: tuple[str, ...]) -> tuple[str, ...]:
    """As many goods as have a place, or blanks."""
    return (*legal, *("" for _ in range(KINDS)))[:KINDS]
