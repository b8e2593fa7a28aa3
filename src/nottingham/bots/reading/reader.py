"""The reader: a mind that asks trained eyes, instead of its own habits, who lies and who opens."""

from __future__ import annotations

from pathlib import Path
from random import Random

from nottingham.bots.bot import Bot, SetPhrase
from nottingham.bots.mind.ears import hear
from nottingham.bots.mind.mind import decide
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.bots.reading.forecast import WEIGHTS, EyesForecast, load_eyes
from nottingham.bots.reading.records import Records
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Market
from nottingham.rules.engine.views import View


class Reader(Bot[Records]):
    """Plays by expected values, as a mind does, with forecasts in place of habits from the packing on."""

    def __init__(self, temper: Temper, weights: Path = WEIGHTS) -> None:
        self.temper, self.weights = temper, weights

    def parameters(self) -> object:
        from hashlib import sha256  # noqa: PLC0415 - only tournaments ask

        return self.temper, sha256(self.weights.read_bytes()).hexdigest()

    def begin(self, ruleset: Ruleset, seat: Seat) -> Records:
        return Records.blank(ruleset, seat)

    def remember(self, memory: Records, event: Event) -> Records:
        return memory.after(event)

    def hear(self, memory: Records, phrase: SetPhrase) -> Records:
        hear(memory.mind, phrase)
        return memory

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: Records, rng: Random) -> Action | None:
        thought = Thought(view, memory.mind, self.temper, rng)
        if not isinstance(view.public.phase, Market):
            thought.forecast = EyesForecast(load_eyes(self.weights), thought, memory, self.temper.suspicion)
        return decide(thought, prompts)
