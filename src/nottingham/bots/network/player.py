"""The trained player at one kind of table: menus, observations and the network's choice, step by step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
import numpy as np

from nottingham.bots.network.policy import Forecast, Network, Policy, Vector, chances
from nottingham.encoding.drafts import menu
from nottingham.encoding.forms import Form
from nottingham.encoding.memory import TableMemory
from nottingham.encoding.observation import Layout, Observer
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.engine.events import OfferMade, PromiseMade, RoundStarted
from nottingham.engine.families import Action, Event, Prompt
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting
from nottingham.engine.views import View
from nottingham.floor import OFFERS_PER_BAG, TalkLeft
from nottingham.phases.bargaining import BargainPrompt, PledgePrompt

TO_WIN: Final = (0.8, 0.0, 0.2, 0.0)
"""To win, with some care for the margin."""


class SeatMemory(msgspec.Struct, frozen=True):
    """What the trained player keeps of a game: the table's memory, and what was said in this round."""

    table: TableMemory
    offers: int = 0
    promises: int = 0
    """Promises that the seat itself gave in this round."""

    @classmethod
    def blank(cls, ruleset: Ruleset) -> SeatMemory:
        return cls(TableMemory.blank(ruleset.players))

    def after(self, event: Event, ruleset: Ruleset, seat: Seat) -> SeatMemory:
        table = self.table.after((event,), ruleset)
        match event:
            case RoundStarted():
                return SeatMemory(table)
            case OfferMade():
                return SeatMemory(table, self.offers + 1, self.promises)
            case PromiseMade(promise=promise) if promise.by == seat:
                return SeatMemory(table, self.offers, self.promises + 1)
        return self if table is self.table else SeatMemory(table, self.offers, self.promises)


class NetworkPlayer:
    """The network at one kind of table."""

    def __init__(self, network: Network, ruleset: Ruleset, aim: tuple[float, ...] = TO_WIN) -> None:
        self.ruleset = ruleset
        self.vocabulary = Vocabulary(ruleset)
        self.layout = Layout(self.vocabulary)
        self.policy = Policy(network, ruleset, aim)

    def begin(self) -> SeatMemory:
        return SeatMemory.blank(self.ruleset)

    def remember(self, memory: SeatMemory, event: Event, seat: Seat) -> SeatMemory:
        return memory.after(event, self.ruleset, seat)

    def choose(
        self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory, rng: Random, temperature: float
    ) -> Action | None:
        """Take steps until they are an action, each by its chance. None is to say nothing."""
        return self._walk(view, prompts, memory, lambda logits: picked(chances(logits, temperature), rng))

    def best(self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory) -> Action | None:
        """The likeliest step each time."""
        return self._walk(view, prompts, memory, lambda logits: int(np.argmax(logits)))

    def _walk(
        self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory, pick: Callable[[Vector], int]
    ) -> Action | None:
        seat = view.seat
        assert seat is not None, "a spectator chooses nothing"
        observer, left = Observer(self.layout, seat), talk_left(view, prompts, memory)
        form: Form = menu(self.vocabulary, view, prompts)
        draft: tuple[int, ...] = ()
        while True:
            choices = form.choices()
            place = 0
            if len(choices) > 1:
                seen = observer.see(view, draft, left, memory.table)
                place = pick(self.policy.logits(self.policy.hidden(seen))[choices])
            step = choices[place]
            if step == self.vocabulary.silence:
                return None
            followed = form.taken(step)
            if not isinstance(followed, Form):
                return followed
            form, draft = followed, (*draft, step)

    def forecast(self, view: View, memory: SeatMemory) -> Forecast:
        """What a seat may expect, from all that it knows and nothing else."""
        assert view.seat is not None, "a spectator wins nothing"
        seen = Observer(self.layout, view.seat).see(view, None, talk_left(view, (), memory), memory.table)
        return self.policy.forecast(self.policy.hidden(seen))


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
