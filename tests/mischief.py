"""A player who tries what is not allowed: wrong moments, wrong seats, wrong numbers, cards that are not there.

It knows actions only by the types of their fields, so it makes mischief with those of a new option too.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from nottingham import (
    Action,
    AskOpen,
    AskPass,
    AskRefuse,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Goods,
    Inspect,
    Pass,
    PromiseNext,
    Propose,
    Ruleset,
    State,
    Words,
)
from nottingham.rules.engine.deals import Clause, bound_clauses
from nottingham.rules.engine.state import Inspecting

NO_GOOD = "unicorn"
NAMES = ("deck", "left", "right", "discard", NO_GOOD)


class Mischief:
    """Remembers what was once allowed, to try it again when it is not."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.numbers: tuple[int, ...] = (0,)
        self.seen: dict[type[Action], list[Action]] = {}

    def saw(self, action: Action) -> None:
        self.seen.setdefault(type(action), []).append(action)

    def attempt(self, state: State, legal: Action) -> tuple[int | None, Action]:
        """A seat and an action that the referee will most likely refuse."""
        phase = state.public.phase
        standing = [offer.number for offer in phase.offers] if isinstance(phase, Inspecting) else []
        self.numbers = (state.public.offers_made, *standing, *range(-1, state.ruleset.players + 1))
        action = legal
        if self.rng.random() < 0.5:
            action = self._recalled() or legal
        if self.rng.random() < 0.8:
            action = self.twisted(action, state.ruleset)
        if self.rng.random() < 0.1:
            action = self._contrary(state) or action
        return self._seat(state), action

    def _contrary(self, state: State) -> Action | None:
        """The opposite of what a done deal says."""
        phase = state.public.phase
        bound = bound_clauses(phase.deals) if isinstance(phase, Inspecting) else ()
        bags = [(clause.bag, isinstance(clause, AskOpen)) for clause in bound if isinstance(clause, AskPass | AskOpen)]
        if not bags:
            return None
        (bag, is_to_open), merchant = self.rng.choice(bags), self.rng.choice(state.public.merchants())
        if self.rng.random() < 0.5:
            return Pass(bag) if is_to_open else Inspect(bag)
        return Propose(merchant, (AskPass(bag) if is_to_open else AskOpen(bag),))

    def _recalled(self) -> Action | None:
        if not self.seen:
            return None
        return self.rng.choice(self.seen[self.rng.choice(list(self.seen))][-40:])

    def _seat(self, state: State) -> int | None:
        """Most often one who may act, so that more than the turn is wrong."""
        awaited = state.public.phase.awaits()
        anyone: tuple[int | None, ...] = (*range(state.ruleset.players), None, -1, state.ruleset.players)
        return self.rng.choice(awaited if awaited and self.rng.random() < 0.5 else anyone)

    def twisted(self, action: Action, ruleset: Ruleset) -> Action:
        """The action with one field changed, or two."""
        if isinstance(action, Propose) and self.rng.random() < 0.3:
            return replace(action, clauses=self._soup(ruleset))
        assert isinstance(action, msgspec.Struct)
        fields = action.__struct_fields__
        if not fields:
            return action
        changed = self.rng.choices(fields, k=self.rng.choice((1, 1, 2)))
        return replace(action, **{name: self._other(getattr(action, name), ruleset) for name in changed})

    def _other(self, value: Any, ruleset: Ruleset) -> Any:
        """Another value of the same type."""
        rng = self.rng
        match value:
            case Goods():
                return self._other_goods(value, ruleset)
            case int():
                return rng.choice((value + 1, value - 1, rng.choice(self.numbers), self.numbers[0], rng.randint(0, 99)))
            case str():
                return rng.choice((*ruleset.goods, *NAMES, "", " ", "pass", "blah " * 99))
            case tuple() if value and isinstance(value[0], msgspec.Struct):
                return self._other_clauses(value, ruleset)
            case tuple():
                return rng.choice((value[1:], (*value, *value[:1]), (*value, NO_GOOD), (*value, self._card(ruleset))))
            case _:
                return rng.choice((None, rng.choice(self.numbers), self._card(ruleset)))

    def _card(self, ruleset: Ruleset) -> str:
        return self.rng.choice((*ruleset.goods, NO_GOOD))

    def _other_goods(self, goods: Goods, ruleset: Ruleset) -> Goods:
        more = Goods.counting(self._card(ruleset) for _ in range(self.rng.choice((1, 1, 2, 6))))
        fewer = Goods.counting(goods.cards()[1:])
        return self.rng.choice((Goods(), fewer, goods + more, fewer + more, more))

    def _other_clauses(self, clauses: tuple[Clause, ...], ruleset: Ruleset) -> tuple[Clause, ...]:
        rng = self.rng
        place = rng.randrange(len(clauses))
        twisted = self._other_clause(clauses[place], ruleset)
        return rng.choice(
            (
                (*clauses[:place], *clauses[place + 1 :]),
                (*clauses[:place], twisted, *clauses[place + 1 :]),
                (*clauses, *self._soup(ruleset)),
                clauses * 2,
                clauses * 17,
            )
        )

    def _other_clause(self, clause: Clause, ruleset: Ruleset) -> Clause:
        name = self.rng.choice(clause.__struct_fields__)
        value = getattr(clause, name)
        other = self.rng.choice(("pass", "open")) if name == "act" else self._other(value, ruleset)
        return replace(clause, **{name: other})

    def _soup(self, ruleset: Ruleset) -> tuple[Clause, ...]:
        """Any clauses at all, at least one of which asks for something."""
        rng, seats, goods = self.rng, ruleset.players, self._other_goods(Goods(), ruleset)
        clauses: tuple[Clause, ...] = (
            GiveGold(rng.randint(0, 80)),
            GiveStand(goods),
            GiveContraband(goods),
            GiveBag(goods),
            AskPass(rng.randrange(seats)),
            AskOpen(rng.randrange(seats)),
            AskRefuse(rng.randrange(seats)),
            PromiseNext(rng.randrange(seats), rng.randrange(seats), rng.choice(("pass", "open"))),
            Words(rng.randrange(seats), rng.choice(("", "Trust me.", "blah " * 99))),
        )
        return (*rng.sample(clauses, rng.choice((1, 1, 2, 3))), rng.choice(clauses[4:7]))
