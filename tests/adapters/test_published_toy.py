"""OpenSpiel's two-player `sheriff` is a restriction of our rules: every way that it can end pays the same in both.

The smuggler's hand holds N contraband of value v and penalty p, and N legal cards that are worth nothing and cost the
Sheriff s/N each when the bag is honest; the bag holds N cards, all declared legal. To keep to whole coins, all gold is
N times as much. Of r rounds of talk only the last binds: before that an offer is answered with words alone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pyspiel
import pytest
from msgspec.structs import replace

from nottingham import (
    Action,
    AskPass,
    Declare,
    GiveGold,
    Good,
    Goods,
    Inspect,
    LoadBag,
    Pass,
    Pledge,
    Propose,
    Ruleset,
    SetAside,
    State,
    Step,
    act,
    compose,
    new_game,
    outcome,
)
from nottingham.engine.state import Inspecting

SMUGGLER, SHERIFF = 0, 1


class Toy(NamedTuple):
    """The numbers of the published game."""

    value: int
    penalty: int
    sheriff_penalty: int
    max_bribe: int
    items: int
    rounds: int

    def theirs(self) -> Any:
        names = ("item_value", "item_penalty", "sheriff_penalty", "max_bribe", "max_items", "num_rounds")
        numbers = (*map(float, self[:3]), *self[3:])
        return pyspiel.load_game("sheriff", dict(zip(names, numbers, strict=True)))

    def ours(self) -> Ruleset:
        scale = self.items
        catalogue = (
            Good("cloth", "legal", value=0, penalty=self.sheriff_penalty, cards=2 * self.items),
            Good("idol", "contraband", self.value * scale, self.penalty * scale, cards=2 * self.items),
        )
        return replace(
            compose("second", 3),
            players=2,
            rounds=1,
            catalogue=catalogue,
            hand_size=2 * self.items,
            bag_most=self.items,
            start_gold=scale * (self.items * (self.penalty + self.sheriff_penalty) + self.max_bribe),
            sheriff_opens_market=False,
        )


DEFAULT = Toy(value=1, penalty=2, sheriff_penalty=3, max_bribe=3, items=3, rounds=4)
LISTED = [Toy(5, 1, 1, 2, items, rounds) for items in (5, 10) for rounds in (1, 2, 3)]


def done(state: State, seat: int, action: Action) -> State:
    step = act(state, seat, action)
    assert isinstance(step, Step), step
    return step.state


class Pair:
    """The same point of the two games, side by side."""

    def __init__(self, toy: Toy) -> None:
        self.toy = toy
        self.rounds = 0
        self.theirs = toy.theirs().new_initial_state()
        hand = ("cloth",) * toy.items + ("idol",) * toy.items
        self.ours = done(new_game(toy.ours(), sheriff=SHERIFF, deck=hand * 2).state, SMUGGLER, SetAside(Goods()))

    def after(self, their_action: int, *moves: tuple[int, Action]) -> Pair:
        pair = object.__new__(Pair)
        pair.toy, pair.rounds, pair.ours, pair.theirs = self.toy, self.rounds, self.ours, self.theirs.clone()
        pair.theirs.apply_action(their_action)
        for seat, action in moves:
            pair.ours = done(pair.ours, seat, action)
        return pair

    def loaded(self, idols: int) -> Pair:
        goods = Goods({"idol": idols, "cloth": self.toy.items - idols})
        declared = Declare("cloth", self.toy.items)
        return self.after(2 + idols, (SMUGGLER, LoadBag(goods)), (SMUGGLER, declared))

    def offered(self, bribe: int) -> Pair:
        gold = (GiveGold(bribe * self.toy.items),) if bribe else ()
        return self.after(3 + self.toy.items + bribe, (SMUGGLER, Propose(SMUGGLER, (*gold, AskPass(SMUGGLER)))))

    def answered(self, *, inspects: bool) -> Pair:
        """Words, until the last round of talk; then the deed."""
        phase = self.ours.public.phase
        assert isinstance(phase, Inspecting)
        last = self.rounds + 1 == self.toy.rounds
        words = Pledge(SMUGGLER, "open" if inspects else "pass")
        deed = Inspect(SMUGGLER) if inspects else Pass(SMUGGLER, phase.offers[0].number)
        pair = self.after(int(inspects), (SHERIFF, deed if last else words))
        pair.rounds = self.rounds + 1
        return pair

    def payoffs(self) -> list[float]:
        scores = outcome(self.ours)
        assert scores is not None
        start = self.ours.ruleset.start_gold
        return [(score.total - start) / self.toy.items for score in scores]


def talks(pair: Pair) -> list[Pair]:
    """Every end that the talk can lead to."""
    if pair.theirs.is_terminal():
        return [pair]
    offers = [pair.offered(bribe) for bribe in range(pair.toy.max_bribe + 1)]
    answers = [offer.answered(inspects=inspects) for offer in offers for inspects in (False, True)]
    return [end for answer in answers for end in talks(answer)]


@pytest.mark.parametrize("toy", [DEFAULT, *LISTED], ids=str)
def test_every_end_of_the_published_toy_pays_the_same(toy: Toy) -> None:
    start = Pair(toy)
    ends = [end for idols in range(toy.items + 1) for end in talks(start.loaded(idols))]
    assert len(ends) == (toy.items + 1) * (2 * (toy.max_bribe + 1)) ** toy.rounds
    assert [end.payoffs() for end in ends] == [end.theirs.returns() for end in ends]


def test_the_defaults_are_theirs() -> None:
    assert str(pyspiel.load_game("sheriff")) == "sheriff()"
    assert DEFAULT.theirs().get_parameters() == pyspiel.load_game("sheriff").get_parameters()
