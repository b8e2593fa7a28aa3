"""Two social habits of people as bots, beside the same able player without a habit: whether it pays to keep a word."""

from __future__ import annotations

from nottingham.bots.exploiters import Exploiter, Trick
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.deals import AskPass, PromiseNext
from nottingham.rules.engine.families import Action
from nottingham.rules.phases.bargaining import BargainPrompt


class Person(Exploiter):
    """Trades, packs and opens as an able person does, and no better; the habit is the trick."""

    def __init__(self, trick: Trick) -> None:
        super().__init__(trick)
        self.rest = Mind(Temper(keeps_word=1.0))


class Friend(Person):
    """You pass me, I pass you: a promise and nothing else, for every bag, and kept."""

    def _buy_passage(self, thought: Thought, prompt: BargainPrompt) -> Action | None:
        own = inspecting(thought.public).bag_of(thought.seat)
        if own is None or thought.seat not in prompt.may_pass or thought.memory.asked.get((thought.seat, True)):
            return None
        return Propose(thought.seat, (AskPass(thought.seat), PromiseNext(thought.seat, own.deciders[0], "pass")))


HABITS = {
    "no habit": Person(Trick()),
    "sells promises": Person(Trick(prices=(1, 2, 3, 4, 5), creeps=1, promises=True)),
    "you pass me, I pass you": Friend(Trick()),
}
