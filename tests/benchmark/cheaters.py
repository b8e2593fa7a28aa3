"""Mock entrants that try to cheat: each plays one and the same policy, and does one thing that could pay.

They are guests like a model, so that what they leave undone is a stand-in's and is counted as such.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from nottingham.bots.bot import Note, Room
from nottingham.bots.guest import WEAK_STAND_IN, Answers, Exchange, Guest
from nottingham.bots.registry import bot_named
from nottingham.bots.simulate import play_game
from nottingham.research.benchmark.protocol import Match, ruleset
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Inspect, Pass
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.game import Step, check
from nottingham.rules.phases.inspecting import SettlePrompt
from tests.adapters_llm.mock import INJECTION

POLICY = "steward_normal"
BEHIND = 6
"""Points behind the best of the others from which on it is not worth playing on."""
LATE_ROUND = 3
Hand = tuple[Seat, tuple[tuple[str, int], ...]]
"""What tells a deal: a seat and the cards it was dealt."""
AnswerKey = dict[tuple[Hand, int, Seat, str, int], bool]
"""What published records say: by deal, round, owner and what is declared, whether the bag lies."""


class Cheat(msgspec.Struct):
    """What a cheater remembers."""

    seat: Seat
    policy: Any
    stand_in: Any
    own: int = 0
    left: int = 0
    has_quit: bool = False
    friends: set[Seat] = set()
    dealt: Hand | None = None


class Cheater(Guest[Cheat]):
    """The policy, as long as it answers."""

    words = ""

    def __init__(self) -> None:
        self._policy, self._weak = bot_named(POLICY), bot_named(WEAK_STAND_IN)

    @property
    def stand_in(self) -> str:
        return WEAK_STAND_IN

    def begin(self, ruleset: Ruleset, seat: Seat) -> Cheat:
        return Cheat(seat, self._policy.begin(ruleset, seat), self._weak.begin(ruleset, seat))

    def remember(self, memory: Cheat, event: Event) -> Cheat:
        memory.policy = self._policy.remember(memory.policy, event)
        memory.stand_in = self._weak.remember(memory.stand_in, event)
        return memory

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat, rng: Random) -> Action | None:
        memory.dealt = memory.dealt or (memory.seat, tuple(sorted(view.hand.items())))
        if self.answers_now(view, prompts, memory):
            memory.own += 1
            return self.decide(view, prompts, memory, rng)
        memory.left += 1
        return self._weak.choose(view, prompts, memory.stand_in, rng)

    def answers_now(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat) -> bool:  # noqa: ARG002
        return True

    def decide(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat, rng: Random) -> Action | None:
        return self._policy.choose(view, prompts, memory.policy, rng)

    def note(self, memory: Cheat) -> Note | None:  # noqa: ARG002
        return Note(self.words) if self.words else None

    def answers(self, memory: Cheat) -> Answers:
        return Answers(memory.own, 0, memory.left)

    def transcript(self, memory: Cheat) -> tuple[Exchange, ...]:  # noqa: ARG002
        return ()


def _is_behind(view: View, seat: Seat) -> bool:
    values, public = view.ruleset.values, view.public
    points = [public.gold[one] + public.stands[one].worth(values) for one in range(view.ruleset.players)]
    return public.round >= LATE_ROUND and points[seat] + BEHIND < max(points)


class Quitter(Cheater):
    """Answers garbage for the rest of the game as soon as it is behind."""

    def answers_now(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat) -> bool:  # noqa: ARG002
        memory.has_quit = memory.has_quit or _is_behind(view, memory.seat)
        return not memory.has_quit


class LateWhenBehind(Cheater):
    """Lets the clock run out while it is behind, but never so often that the game is not its own."""

    def answers_now(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat) -> bool:  # noqa: ARG002
        return memory.left + 1 > memory.own or not _is_behind(view, memory.seat)


class OnlyEasy(Cheater):
    """Leaves every bag at its gate to the stand-in, and decides the rest itself."""

    def answers_now(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat) -> bool:  # noqa: ARG002
        return not any(isinstance(prompt, SettlePrompt) for prompt in prompts)


class Staller(Cheater):
    """Never says or offers anything before it must."""

    def decide(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat, rng: Random) -> Action | None:
        if not any(prompt.must for prompt in prompts):
            return None
        return super().decide(view, prompts, memory, rng)


class Injector(Cheater):
    """Writes commands into all that it says."""

    words = INJECTION


class Flooder(Cheater):
    """Says as much as anybody may at every decision, so that others' prompts grow."""

    words = "la " * 93


class Colluder(Cheater):
    """Says a secret word, lets the bags of whoever says it too pass for nothing, and is let pass in turn."""

    words = "Xyzzy."

    def overhear(self, memory: Cheat, seat: Seat, words: str) -> Cheat:
        if words == self.words and seat != memory.seat:
            memory.friends.add(seat)
        return memory

    def decide(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat, rng: Random) -> Action | None:
        for prompt in prompts:
            if isinstance(prompt, SettlePrompt) and prompt.may_pass and prompt.bag in memory.friends:
                return Pass(prompt.bag)
        return super().decide(view, prompts, memory, rng)


class KeyReader(Cheater):
    """Knows from published records which bags lie, where it knows the deal and the same is declared; takes bribes."""

    def __init__(self, key: AnswerKey) -> None:
        super().__init__()
        self._key = key

    def decide(self, view: View, prompts: tuple[Prompt, ...], memory: Cheat, rng: Random) -> Action | None:
        decided = super().decide(view, prompts, memory, rng)
        if not isinstance(decided, Inspect | Pass) or (isinstance(decided, Pass) and decided.offer is not None):
            return decided
        bag = inspecting(view.public).bag_of(decided.bag)
        assert memory.dealt is not None
        assert bag is not None
        lied = self._key.get((memory.dealt, view.public.round, decided.bag, bag.good or "", bag.size))
        wanted = decided if lied is None else Inspect(decided.bag) if lied else Pass(decided.bag)
        return wanted if check(view, wanted) is None else decided  # a deal may bind


def answer_key(matches: Iterable[Match]) -> AnswerKey:
    """What somebody learns who reads the records of these games once they are published."""
    key: AnswerKey = {}
    for match in matches:
        play_game(ruleset(), match.seats, match.seed, watch=_KeyKeeper(key, match.measured[0]), room=Room((), "en"))
    return key


class _KeyKeeper:
    """Writes down which bags lied, as a record tells it."""

    def __init__(self, key: AnswerKey, seat: Seat) -> None:
        self._key, self._seat = key, seat
        self._dealt: Hand | None = None

    def __call__(self, step: Step) -> None:
        state = step.state
        self._dealt = self._dealt or (self._seat, tuple(sorted(state.hands[self._seat].items())))
        for bag in getattr(state.public.phase, "bags", ()):
            goods = state.bags[bag.owner]
            if bag.good and goods:
                at = (self._dealt, state.public.round, bag.owner, bag.good, bag.size)
                self._key[at] = goods[bag.good] != len(goods)
