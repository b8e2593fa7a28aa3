"""A bot that does anything at all: every clause, counter-offer, promise and payment turns up sooner or later."""

from __future__ import annotations

from random import Random

from nottingham.bots.bot import Forgetful, first_must
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.views import View

SILENCE = 0.5
"""How often it has nothing to say when nothing must be done."""


class RandomBot(Forgetful):
    """Picks a prompt, then anything within its limits."""

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: None, rng: Random) -> Action | None:  # noqa: ARG002
        if rng.random() < SILENCE and first_must(prompts) is None:
            return None
        return rng.choice(prompts).sample(view, rng)
