"""Tax, a house rule: every merchant who has a coin pays it to the Sheriff as the round begins (F1)."""

from __future__ import annotations

from nottingham.rules.engine.access import with_public
from nottingham.rules.engine.events import RoundStarted
from nottingham.rules.engine.families import Event, EventBase
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Open
from nottingham.rules.engine.state import State, put
from nottingham.rules.engine.step_builder import StepBuilder


class TaxPaid(EventBase, frozen=True):
    """Merchants paid the Sheriff a coin each; with deputies, into the loot (F1)."""

    payers: Open[tuple[Seat, ...]]
    sheriffs: Open[tuple[Seat, ...]]
    gold: Open[int]
    """What each of them paid."""

    def apply(self, state: State) -> State:
        receiver = self.sheriffs[0] if len(self.sheriffs) == 1 else state.ruleset.loot
        gold = state.public.gold
        for seat in self.payers:
            gold = put(gold, seat, gold[seat] - self.gold)
        return with_public(state, gold=put(gold, receiver, gold[receiver] + self.gold * len(self.payers)))


class Tax(Option):
    """As a round begins, every merchant pays the Sheriff a coin (F1)."""

    id = "tax"
    rule = "F1"
    rank = 80
    is_vectorised = True
    coins_a_round = 1
    events = (TaxPaid,)
    examples = (TaxPaid((1, 5), (0,), 1),)

    def react(self, builder: StepBuilder, event: Event) -> None:
        if isinstance(event, RoundStarted):
            public, coins = builder.public, self.coins_a_round
            payers = tuple(seat for seat in public.merchants() if public.gold[seat] >= coins)
            if payers:
                builder.do(TaxPaid(payers, public.deciders, coins))


OPTION = Tax()
