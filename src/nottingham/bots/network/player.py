"""The trained player at one kind of table: menus, observations and the network's choice, step by step."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np

from nottingham.bots.levels import LEVELS
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.mind import Mind
from nottingham.bots.network.policy import Network, Policy, Vector, chances
from nottingham.encoding.drafts import Menu, menu
from nottingham.encoding.forms import StepForm
from nottingham.encoding.layout import Layout
from nottingham.encoding.memory import TableMemory
from nottingham.encoding.observation import Observer
from nottingham.encoding.pieces import NoPath
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.events import OfferMade, PromiseMade, RoundStarted
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.engine.views import View
from nottingham.rules.floor import OFFERS_PER_BAG, TalkLeft
from nottingham.rules.phases.bargaining import BargainPrompt, PledgePrompt

TO_WIN: Final = (0.8, 0.0, 0.2, 0.0)
"""To win, with some care for the margin."""


COUNSEL: Final = Mind(LEVELS["steward_hard"])
"""Whose advice a network hears that was trained with a counsel: the Steward at his best."""


class SeatMemory(msgspec.Struct, frozen=True):
    """What the trained player keeps of a game: the table's memory, and what was said in this round."""

    table: TableMemory
    counsel: Memory | None
    """What the counsel remembers, where there is one."""
    offers: int = 0
    promises: int = 0
    """Promises that the seat itself gave in this round."""

    def after(self, event: Event, ruleset: Ruleset, seat: Seat) -> SeatMemory:
        table = self.table.after((event,), ruleset)
        counsel = None if self.counsel is None else COUNSEL.remember(self.counsel, event)
        match event:
            case RoundStarted():
                return SeatMemory(table, counsel)
            case OfferMade():
                return SeatMemory(table, counsel, self.offers + 1, self.promises)
            case PromiseMade(promise=promise) if promise.by == seat:
                return SeatMemory(table, counsel, self.offers, self.promises + 1)
        is_same = table is self.table and counsel is self.counsel
        return self if is_same else SeatMemory(table, counsel, self.offers, self.promises)


class Look(NamedTuple):
    """One step that the network has to take: what it sees, what it may do, and what it says to that."""

    seen: Vector
    choices: list[int]
    advised: int | None
    """The step that the counsel would take; None if there is no counsel, or it has been left."""
    logits: Vector
    """Of the choices."""


Pick = Callable[[Look], int]
"""Which of the choices is taken, by its place."""


class NetworkPlayer:
    """The network at one kind of table."""

    def __init__(
        self, network: Network, ruleset: Ruleset, aim: tuple[float, ...] = TO_WIN, deference: float = 0.0
    ) -> None:
        self.ruleset = ruleset
        self.vocabulary = Vocabulary(ruleset)
        self.layout = Layout(self.vocabulary)
        self.policy = Policy(network, ruleset, aim, deference)

    def with_aim(self, aim: tuple[float, ...]) -> NetworkPlayer:
        """The same player with another temper."""
        other = copy(self)
        other.policy = self.policy.with_aim(aim)
        return other

    def begin(self, seat: Seat) -> SeatMemory:
        counsel = COUNSEL.begin(self.ruleset, seat) if self.policy.counsel else None
        return SeatMemory(TableMemory.blank(self.ruleset.players), counsel)

    def remember(self, memory: SeatMemory, event: Event, seat: Seat) -> SeatMemory:
        return memory.after(event, self.ruleset, seat)

    def choose(
        self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory, rng: Random, temperature: float
    ) -> Action | None:
        """Take steps until they are an action, each by its chance. None is to say nothing."""
        return self.walk(view, prompts, memory, rng, lambda look: picked(chances(look.logits, temperature), rng))

    def walk(
        self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory, rng: Random, pick: Pick
    ) -> Action | None:
        """From the menu to an action, step by step as `pick` says."""
        seat = view.seat
        assert seat is not None, "a spectator chooses nothing"
        observer, left = Observer(self.layout, seat), talk_left(view, prompts, memory)
        begun = menu(self.vocabulary, view, prompts)
        path = self._advice(view, prompts, memory, rng, begun)
        form: StepForm = begun
        draft: tuple[int, ...] = ()
        while True:
            choices = form.choices()
            place = 0
            if len(choices) > 1:
                seen = observer.see(view, draft, left, memory.table)
                advised = next_on(path, draft)
                logits = self.policy.logits(self.policy.hidden(seen, advised), advised)[choices]
                place = pick(Look(seen, choices, advised, logits))
            step = choices[place]
            if step == self.vocabulary.silence:
                return None
            followed = form.taken(step)
            if not isinstance(followed, StepForm):
                return followed
            form, draft = followed, (*draft, step)

    def _advice(
        self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory, rng: Random, begun: Menu
    ) -> tuple[int, ...]:
        """The steps that the counsel would take; none where it says what has no steps, or there is none."""
        if memory.counsel is None:
            return ()
        action = COUNSEL.choose(view, prompts, memory.counsel, rng)
        try:
            return begun.path(action)
        except NoPath:
            return ()


def next_on(path: tuple[int, ...], draft: tuple[int, ...]) -> int | None:
    """The next step of a path, as long as the draft has not left it."""
    done = len(draft)
    return path[done] if done < len(path) and path[:done] == draft else None


def picked(odds: Vector, rng: Random) -> int:
    """A place by its chance."""
    return min(int(np.searchsorted(np.cumsum(odds), rng.random())), len(odds) - 1)


def talk_left(view: View, prompts: tuple[Prompt, ...], memory: SeatMemory) -> TalkLeft:
    """How much talk is left, as far as a seat can count it itself; among people there is always some."""
    phase = view.public.phase
    if not isinstance(phase, Inspecting):
        return TalkLeft()
    may_offer = any(isinstance(prompt, BargainPrompt) for prompt in prompts)
    may_promise = any(isinstance(prompt, PledgePrompt) for prompt in prompts)
    offers = max(OFFERS_PER_BAG * len(phase.bags) - memory.offers, int(may_offer))
    return TalkLeft(0, offers, max(OFFERS_PER_BAG - memory.promises, int(may_promise)), 0)
