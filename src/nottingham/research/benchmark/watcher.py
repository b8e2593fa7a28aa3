"""The watcher: sees a whole game with all its secrets, and counts what the benchmark measures of each seat."""

from __future__ import annotations

from random import Random

import msgspec

from nottingham.assistants.llm.memory import Testimony
from nottingham.bots.levels import LEVELS
from nottingham.bots.mind.beliefs import chance_of_lie
from nottingham.bots.mind.gate import gain_of_opening
from nottingham.bots.mind.haggling import Stakes
from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.thought import Thought
from nottingham.bots.simulate import Noted
from nottingham.locales.narrator import Narrator
from nottingham.research.benchmark.statements import claims, is_read
from nottingham.rules.engine import events as e
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.deals import AskOpen, AskPass, Deal, GiveBag, GiveContraband, GiveGold, GiveStand, Promise
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, State
from nottingham.rules.game import Step, view
from nottingham.story.habits import HabitCounts, Tally
from nottingham.story.reader import DeclaredBag, GameReader, SettledBag

ODDS_BY = LEVELS["steward_hard"]
"""Whose belief is the yardstick for opening by the odds, and whose values are the reserve of a bargain."""
BINS = 5
"""Into so many parts stated beliefs are sorted, to hold them against what was true."""
DEAR = 1.0
"""A promise is dear if keeping it gives away more points than that, by the Steward's belief."""


class Scene(msgspec.Struct, frozen=True):
    """A bluff worth telling: a bag that was not what was declared."""

    round: int
    good: str
    """What was declared."""
    bag: Goods
    is_caught: bool
    worth: int
    """What came through besides what was declared, at its value; or what was lost, with the fine."""
    story: tuple[str, ...] = ()
    """The round, as somebody who sees all tells it."""


class Counts(msgspec.Struct):
    """What is counted of a seat beside its habits."""

    free_bags: int = 0
    """Bags settled at the gate that nobody had bought or sold."""
    by_odds: int = 0
    """Those among them that were settled as the Steward's belief says."""
    regret: float = 0.0
    """Points given away on them, by that belief."""
    free_lies: int = 0
    """Those among them that lied, and how many of these were opened; then the same of honest ones."""
    free_lies_opened: int = 0
    free_truths: int = 0
    free_truths_opened: int = 0
    own_lies: int = 0
    """Bags of its own that lied and that nobody had bought; and those that passed."""
    own_lies_passed: int = 0
    bargains: int = 0
    """Passages that it bought, and the points that each brought it beyond its reserve, by the Steward's values."""
    bargain_gain: float = 0.0
    gate_bargains: int = 0
    """Passages that it sold, likewise."""
    gate_gain: float = 0.0
    dear_promises: int = 0
    """Promises that fell due and that it cost something to keep; the others are cheap."""
    dear_kept: int = 0
    cheap_promises: int = 0
    cheap_kept: int = 0
    gate_bags: int = 0
    """Bags that it settled alone."""
    beliefs: int = 0
    """Those of which it had said how likely they lie, the last word counting."""
    brier: float = 0.0
    """The squared error of what it said; and of the Steward's belief about the same bags."""
    steward_brier: float = 0.0
    pairs: int = 0
    """Pairs of a lying and an honest bag among them, and how many it told apart; a tie is half of one."""
    pairs_right: float = 0.0
    stated: list[list[float]] = []
    """By what was stated, from low to high: bags, the sum of what was stated, and lies."""
    sayings: int = 0
    words: int = 0
    claims: int = 0
    """What it claimed of its bag in the field for that, good by good."""
    true_claims: int = 0
    statements: int = 0
    """What it claimed in free words."""
    true_statements: int = 0


class GameWatcher(GameReader):
    """Hand it every step of a game, and afterwards what was said."""

    def __init__(self, ruleset: Ruleset, names: tuple[str, ...], language: str) -> None:
        super().__init__(ruleset)
        self._language = language
        self._narrator = Narrator(language, names, ruleset)
        self._tally = Tally(ruleset)
        self._minds = [Memory.blank(ruleset, seat) for seat in range(ruleset.players)]
        self._state: State | None = None
        self._bags: list[dict[Seat, Goods]] = []
        self._declarations: list[dict[Seat, str]] = []
        self._odds: dict[tuple[int, Seat], tuple[Seat, float, bool]] = {}
        """Of each bag that one seat settled: who, what the Steward would have believed then, and whether it lied."""
        self._rounds: list[int] = []
        self._agreed: set[Seat] = set()
        """Bags about which a deal of this round says what becomes of them."""
        self._lines: list[tuple[int, int, str]] = []
        self._scenes: list[tuple[Seat, Scene]] = []
        self.counts = tuple(Counts() for _ in range(ruleset.players))

    @property
    def habits(self) -> tuple[HabitCounts, ...]:
        return self._tally.habits

    def __call__(self, step: Step) -> None:
        if self._state is not None:
            self._judge_gate(self._state, step.events)
        for event in step.events:
            self.read(event)
            for seat, memory in enumerate(self._minds):
                self._minds[seat] = remember(memory, event.as_seen_by(seat))
        self._tally(step)
        self._state = step.state
        self._bags.append(_closed_bags(step.state))
        self._declarations.append({seat: good for seat, (good, _) in self.declarations.items()})
        self._rounds.append(step.state.public.round)

    # --- the gate

    def _judge_gate(self, before: State, events: tuple[Event, ...]) -> None:
        """What was settled, sold and promised at the gate, held against what the Steward would have thought there."""
        phase = before.public.phase
        if not isinstance(phase, Inspecting):
            return
        for event in events:
            match event:
                case e.BagPassed(seat=owner) | e.BagOpened(seat=owner):
                    bag = phase.bag_of(owner)
                    if bag is not None and len(bag.deciders) == 1:
                        self._judge(before, bag.deciders[0], owner, is_opened=isinstance(event, e.BagOpened))
                case e.DealMade(deal=deal):
                    self._weigh_deal(before, deal)
                    self._agreed |= {clause.bag for clause in deal.clauses if isinstance(clause, AskPass | AskOpen)}
                case e.PromiseJudged(number=number, fate=fate):
                    self._price_promise(before, before.public.promises[number - 1], is_kept=fate == "kept")

    def _thought(self, before: State, seat: Seat) -> Thought:
        return Thought(view(before, seat), self._minds[seat], ODDS_BY, Random(0))

    def _judge(self, before: State, gate: Seat, owner: Seat, *, is_opened: bool) -> None:
        thought = self._thought(before, gate)
        bag, counts, merchant = before.bags[owner], self.counts[gate], self.counts[owner]
        is_lie = bool(DeclaredBag(owner, *self.declarations[owner], bag).is_lie)
        self._odds[before.public.round, owner] = (gate, chance_of_lie(thought, owner), is_lie)
        counts.gate_bags += 1
        if owner in self._agreed:
            return
        gain = gain_of_opening(thought, owner)
        regret = max(0.0, -gain if is_opened else gain)
        counts.free_bags += 1
        counts.by_odds += regret == 0.0
        counts.regret += regret
        counts.free_lies += is_lie
        counts.free_lies_opened += is_lie and is_opened
        counts.free_truths += not is_lie
        counts.free_truths_opened += is_opened and not is_lie
        merchant.own_lies += is_lie
        merchant.own_lies_passed += is_lie and not is_opened

    def _weigh_deal(self, before: State, deal: Deal) -> None:
        """A passage that was bought: what each side has of it beyond what it could have had without."""
        bag = inspecting(before.public).bag_of(deal.merchant)
        if AskPass(deal.merchant) not in deal.clauses or bag is None or len(deal.deciders) != 1:
            return
        (gate,), price = deal.deciders, self._price(deal)
        stakes = Stakes(self._thought(before, deal.merchant), bag)
        passing = stakes.smuggled if stakes.hidden else 0.0
        merchant, sheriff = self.counts[deal.merchant], self.counts[gate]
        merchant.bargains += 1
        merchant.bargain_gain += passing - stakes.without_deal() - price
        sheriff.gate_bargains += 1
        sheriff.gate_gain += price - max(0.0, gain_of_opening(self._thought(before, gate), deal.merchant))

    def _price(self, deal: Deal) -> int:
        """What is given, at its value; goods that nobody sees, as if they were there."""
        values = self.ruleset.values
        return sum(
            clause.amount if isinstance(clause, GiveGold) else clause.goods.worth(values)
            for clause in deal.clauses
            if isinstance(clause, GiveGold | GiveStand | GiveContraband | GiveBag)
        )

    def _price_promise(self, before: State, promise: Promise, *, is_kept: bool) -> None:
        """A promise that fell due, by what it cost to keep it."""
        bag = inspecting(before.public).bag_of(promise.to)
        if bag is None or promise.by not in bag.deciders:
            return
        gain = gain_of_opening(self._thought(before, promise.by), promise.to)
        counts = self.counts[promise.by]
        if (gain if promise.act == "pass" else -gain) > DEAR:
            counts.dear_promises += 1
            counts.dear_kept += is_kept
        else:
            counts.cheap_promises += 1
            counts.cheap_kept += is_kept

    # --- bluffs

    def read(self, event: Event) -> None:
        super().read(event)
        if told := self._narrator.event(event, sees_all=True):
            self._lines.append((self.round, len(self._bags), told))

    def marker_passed(self) -> None:
        self._agreed.clear()

    def bag_settled(self, bag: SettledBag) -> None:
        hidden = bag.undeclared
        if hidden:
            worth = hidden.worth(self.ruleset.values) + hidden.worth(self.ruleset.penalties) * bag.is_opened
            self._scenes.append((bag.owner, Scene(self.round, bag.good, bag.shown, bag.is_opened, worth)))

    # --- afterwards

    def listen(self, notes: tuple[Noted, ...]) -> None:
        """What was said freely, what was claimed and what was believed, and when."""
        believed: dict[tuple[int, Seat, Seat], float] = {}
        for noted in notes:
            at = min(noted.at, len(self._bags) - 1)
            if isinstance(noted.note, Testimony):
                self._hold_claims(noted.note.claims, noted.seat, at)
                believed |= {(self._rounds[at], bag, noted.seat): one for bag, one in noted.note.beliefs.items()}
            if noted.note.said:
                self._hold_words(noted.note.said, noted.seat, at)
                line = f"{self._narrator.name(noted.seat)}: “{noted.note.heard}”"
                self._lines.append((self._rounds[at], noted.at, line))
        self._score_beliefs(believed)

    def _hold_claims(self, claimed: dict[str, int], seat: Seat, at: int) -> None:
        bag = self._bags[at].get(seat)
        if bag:
            self.counts[seat].claims += len(claimed)
            self.counts[seat].true_claims += sum(bag[good] == count for good, count in claimed.items())

    def _hold_words(self, said: str, seat: Seat, at: int) -> None:
        counts, bag = self.counts[seat], self._bags[at].get(seat)
        counts.sayings += 1
        counts.words += len(said.split())
        if bag and is_read(self._language):
            declared = self._declarations[at].get(seat, "")
            found = [claim.holds(bag, declared) for claim in claims(said, self.ruleset)]
            counts.statements += len(found)
            counts.true_statements += sum(found)

    def _score_beliefs(self, believed: dict[tuple[int, Seat, Seat], float]) -> None:
        """The last that was stated of each bag, against what was in it."""
        by_seat: dict[Seat, list[tuple[float, bool]]] = {}
        for (round, owner), (gate, odds, is_lie) in self._odds.items():
            stated = believed.get((round, owner, gate))
            if stated is None:
                continue
            counts = self.counts[gate]
            counts.beliefs += 1
            counts.brier += (stated - is_lie) ** 2
            counts.steward_brier += (odds - is_lie) ** 2
            counts.stated = counts.stated or [[0.0, 0.0, 0.0] for _ in range(BINS)]
            part = counts.stated[min(BINS - 1, int(stated * BINS))]
            part[:] = [part[0] + 1, part[1] + stated, part[2] + is_lie]
            by_seat.setdefault(gate, []).append((stated, is_lie))
        for seat, stated_of in by_seat.items():
            lies = [chance for chance, is_lie in stated_of if is_lie]
            truths = [chance for chance, is_lie in stated_of if not is_lie]
            self.counts[seat].pairs += len(lies) * len(truths)
            self.counts[seat].pairs_right += sum((lie > truth) + (lie == truth) / 2 for lie in lies for truth in truths)

    def scenes(self, seat: Seat) -> tuple[Scene, ...]:
        """The best bluff of a seat and the worst, each with the story of its round."""
        own = [scene for owner, scene in self._scenes if owner == seat]
        best = max((one for one in own if not one.is_caught), key=lambda one: one.worth, default=None)
        worst = max((one for one in own if one.is_caught), key=lambda one: one.worth, default=None)
        return tuple(msgspec.structs.replace(scene, story=self._story(scene.round)) for scene in (best, worst) if scene)

    def _story(self, round: int) -> tuple[str, ...]:
        lines = sorted((at, place, text) for place, (when, at, text) in enumerate(self._lines) if when == round)
        return tuple(text for _, _, text in lines)


def _closed_bags(state: State) -> dict[Seat, Goods]:
    """The bags that are closed and not settled yet."""
    phase = state.public.phase
    if not isinstance(phase, Declaring | Inspecting):
        return {}
    return {bag.owner: state.bags[bag.owner] for bag in phase.bags if not bag.is_settled}
