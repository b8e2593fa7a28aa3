"""The watcher: sees a whole game with all its secrets, and counts what the benchmark measures of each seat."""

from __future__ import annotations

from random import Random

import msgspec

from nottingham.arena.habits import HabitCounts, Tally
from nottingham.arena.simulate import Noted
from nottingham.benchmark.statements import claims
from nottingham.bots.levels import LEVELS
from nottingham.bots.mind.gate import gain_of_opening
from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.thought import Thought
from nottingham.engine import events as e
from nottingham.engine.deals import AskOpen, AskPass
from nottingham.engine.families import Event
from nottingham.engine.goods import Goods
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.state import Declaring, Inspecting, State
from nottingham.game import Step, view
from nottingham.locales.narrator import Narrator

ODDS_BY = LEVELS["steward_hard"]
"""Whose belief is the yardstick for opening by the odds."""


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
    sayings: int = 0
    words: int = 0
    statements: int = 0
    true_statements: int = 0


class GameWatcher:
    """Hand it every step of a game, and afterwards what was said."""

    def __init__(self, ruleset: Ruleset, names: tuple[str, ...], language: str) -> None:
        self._ruleset = ruleset
        self._language = language
        self._narrator = Narrator(language, names, ruleset)
        self._tally = Tally(ruleset)
        self._minds = [Memory.blank(ruleset, seat) for seat in range(ruleset.players)]
        self._state: State | None = None
        self._bags: list[dict[Seat, Goods]] = []
        self._rounds: list[int] = []
        self._declared: dict[Seat, str] = {}
        self._bought: set[Seat] = set()
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
            self._hear(event, len(self._bags))
            for seat, memory in enumerate(self._minds):
                self._minds[seat] = remember(memory, event.as_seen_by(seat))
        self._tally(step)
        self._state = step.state
        self._bags.append(_unsettled(step.state))
        self._rounds.append(step.state.public.round)

    # --- the gate

    def _judge_gate(self, before: State, events: tuple[Event, ...]) -> None:
        """Bags that were settled freely, by one who decides alone: whether it was as the odds have it."""
        phase = before.public.phase
        if not isinstance(phase, Inspecting):
            return
        for event in events:
            if isinstance(event, e.BagPassed | e.BagOpened) and event.seat not in self._bought:
                bag = phase.bag_of(event.seat)
                if bag is not None and len(bag.deciders) == 1:
                    self._judge(before, bag.deciders[0], event.seat, is_opened=isinstance(event, e.BagOpened))
            elif isinstance(event, e.DealMade):
                self._bought |= _bound(event)

    def _judge(self, before: State, gate: Seat, owner: Seat, *, is_opened: bool) -> None:
        thought = Thought(view(before, gate), self._minds[gate], ODDS_BY, Random(0))
        gain, counts = gain_of_opening(thought, owner), self.counts[gate]
        regret = max(0.0, -gain if is_opened else gain)
        counts.free_bags += 1
        counts.by_odds += regret == 0.0
        counts.regret += regret

    # --- bluffs

    def _hear(self, event: Event, at: int) -> None:
        told = self._narrator.event(event, sees_all=True)
        match event:
            case e.RoundStarted():
                self._declared.clear()
                self._bought.clear()
            case e.Declared(seat=seat, good=good):
                self._declared[seat] = good
            case e.BagPassed(seat=seat, legal=legal, contraband=contraband):
                self._bluffed(seat, legal + contraband.opened(), is_caught=False)
            case e.BagOpened(seat=seat, goods=goods, is_truthful=False):
                self._bluffed(seat, goods, is_caught=True)
        if told:
            self._lines.append((self._round(event), at, told))

    def _round(self, event: Event) -> int:
        if isinstance(event, e.RoundStarted):
            return event.round
        return self._state.public.round if self._state else 0

    def _bluffed(self, seat: Seat, bag: Goods, *, is_caught: bool) -> None:
        good = self._declared[seat]
        hidden = bag.without((good,))
        if not hidden or self._state is None:
            return
        worth = hidden.worth(self._ruleset.values) + (hidden.worth(self._ruleset.penalties) if is_caught else 0)
        self._scenes.append((seat, Scene(self._state.public.round, good, bag, is_caught, worth)))

    # --- afterwards

    def listen(self, notes: tuple[Noted, ...]) -> None:
        """What was said freely, and when."""
        for noted in notes:
            if not noted.note.said:
                continue
            counts, at = self.counts[noted.seat], min(noted.at, len(self._bags) - 1)
            counts.sayings += 1
            counts.words += len(noted.note.said.split())
            name = self._narrator.name(noted.seat)
            self._lines.append((self._rounds[at], noted.at, f"{name}: “{noted.note.said}”"))
            bag = self._bags[at].get(noted.seat)
            if bag:
                found = [claim.holds(bag) for claim in claims(noted.note.said, self._ruleset, self._language)]
                counts.statements += len(found)
                counts.true_statements += sum(found)

    def scenes(self, seat: Seat) -> tuple[Scene, ...]:
        """The best bluff of a seat and the worst, each with the story of its round."""
        own = [scene for owner, scene in self._scenes if owner == seat]
        best = max((one for one in own if not one.is_caught), key=lambda one: one.worth, default=None)
        worst = max((one for one in own if one.is_caught), key=lambda one: one.worth, default=None)
        return tuple(msgspec.structs.replace(scene, story=self._story(scene.round)) for scene in (best, worst) if scene)

    def _story(self, round: int) -> tuple[str, ...]:
        lines = sorted((at, place, text) for place, (when, at, text) in enumerate(self._lines) if when == round)
        return tuple(text for _, _, text in lines)


def _unsettled(state: State) -> dict[Seat, Goods]:
    """The bags that are closed and not settled yet."""
    phase = state.public.phase
    if not isinstance(phase, Declaring | Inspecting):
        return {}
    return {bag.owner: state.bags[bag.owner] for bag in phase.bags if not bag.is_settled}


def _bound(event: e.DealMade) -> set[Seat]:
    """Bags about which a deal says what becomes of them."""
    return {clause.bag for clause in event.deal.clauses if isinstance(clause, AskPass | AskOpen)}
