"""The reader: a mind that asks trained eyes, beside its own habits, who lies and who opens."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from nottingham.bots.bot import Bot, SetPhrase
from nottingham.bots.mind.ears import hear
from nottingham.bots.mind.mind import decide
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.bots.reading.records import Records
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Market
from nottingham.rules.engine.views import View

EYES: Final = Path(__file__).with_name("eyes.npz")
"""The weights that ship with the package."""


class Reader(Bot[Records]):
    """Plays by expected values, as a mind does; from the packing on, forecasts stand where habits did.

    Weights are loaded, and NumPy imported, when it first packs a bag or stands at the gate, not before.
    """

    def __init__(self, temper: Temper, weights: Path = EYES) -> None:
        self.temper, self.weights = temper, weights

    def parameters(self) -> object:
        return self.temper, sha256(self.weights.read_bytes()).hexdigest()

    def begin(self, ruleset: Ruleset, seat: Seat) -> Records:
        return Records.blank(ruleset, seat)

    def remember(self, memory: Records, event: Event) -> Records:
        return memory.after(event)

    def hear(self, memory: Records, phrase: SetPhrase) -> Records:
        hear(memory.mind, phrase)
        return memory

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: Records, rng: Random) -> Action | None:
        from nottingham.bots.reading.forecast import EyesForecast, load_eyes  # noqa: PLC0415 - NumPy, which few need

        thought = Thought(view, memory.mind, self.temper, rng)
        if not isinstance(view.public.phase, Market):  # what is told of a bag is not yet seen there
            thought.forecast = EyesForecast(load_eyes(self.weights), thought, memory)
        return decide(thought, prompts)
