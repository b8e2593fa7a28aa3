"""Ways to play that provoke: each prefers some families of steps, and now and then takes any legal one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from nottingham.research.vector.blueprint import Blueprint


def anything(plan: Blueprint, legal: Sequence[int], rng: Random) -> int:  # noqa: ARG001 - one shape for all policies
    """Any legal step."""
    return rng.choice(legal)


class Prefers:
    """Mostly steps of these families; of goods, where told so, only contraband or only the first kinds."""

    def __init__(self, *families: str, share: float = 0.8, contraband: bool = False, deck: bool = False) -> None:
        self.families, self.share = families, share
        self.contraband, self.deck = contraband, deck

    def __call__(self, plan: Blueprint, legal: Sequence[int], rng: Random) -> int:
        if rng.random() > self.share:
            return rng.choice(legal)
        liked = [step for step in legal if self._likes(plan, step)]
        return rng.choice(liked or legal)

    def _likes(self, plan: Blueprint, step: int) -> bool:
        family = next(one for one in plan.vocabulary.families if one.start <= step < one.end)
        if family.name not in self.families:
            return False
        place = step - family.start
        if self.contraband and family.name == "load":
            return place in plan.contraband_places
        if self.deck and family.name == "draw":
            return place == plan.piles
        return True


TALK = (
    "bargain with", "counter", "ask", "gold", "stand", "contraband", "bag", "promise", "send", "accept", "pledge",
    "withdraw",
)  # fmt: skip
POLICIES: dict[str, Callable[[Blueprint, Sequence[int], Random], int]] = {
    "anything": anything,
    "talker": Prefers(*TALK, share=0.7),
    "liar": Prefers("load", "inspect", "pay", "contraband", "bag", "accept", "gold", contraband=True, share=0.7),
    "hoarder": Prefers("aside", "draw", "load", "pass", "say nothing", deck=True, share=0.95),
    "briber": Prefers(
        "load", "bargain with", "ask", "bag", "contraband", "send", "accept", "pass with", contraband=True, share=0.9
    ),
    "smuggler": Prefers("load", "pass", "pass with", "say nothing", "claim", "accept", contraband=True, share=0.9),
    "splitter": Prefers(
        "pass", "pass with", "accept", "bargain with", "ask", "gold", "send", "split", "split gold", "split take",
        share=0.8,
    ),
}  # fmt: skip
