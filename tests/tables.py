"""A table for tests: set up in any phase with the cards a rule needs, and asked to act.

>>> from nottingham import Inspect
>>> at = table(gold={1: 10}).inspecting({1: ("apple", "apple silk")})
>>> at.do(0, Inspect(1))[0].goods
Goods(apple=1, silk=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from nottingham import (
    Event,
    Goods,
    Propose,
    Refusal,
    Ruleset,
    State,
    Step,
    View,
    act,
    awaited,
    check,
    compose,
    new_game,
    prompts,
    view,
)
from nottingham.rules.engine.deals import Clause
from nottingham.rules.engine.events import OfferMade
from nottingham.rules.engine.families import Action, Phase, Prompt
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Bag, Declaring, Inspecting, Loading, Market, blank
from nottingham.rules.options.black_market.rule import BlackMarketPiles, first_piles

E = TypeVar("E")
ByHolder = Mapping[int, str]


def goods(text: str) -> Goods:
    """Goods from words: 'apple apple silk'."""
    return Goods.counting(text.split())


class Table:
    """A game in progress that fails the test when the referee says no unexpectedly."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.log: list[Event] = []

    # --- looking

    @property
    def public(self) -> Any:
        return self.state.public

    @property
    def phase(self) -> Any:
        return self.state.public.phase

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def prompts(self, seat: int) -> tuple[Prompt, ...]:
        return prompts(self.view(seat))

    def awaited(self) -> tuple[int, ...]:
        return awaited(self.state)

    # --- acting

    def do(self, seat: int | None, action: Action) -> list[Event]:
        """The events of an action that must be allowed."""
        step = act(self.state, seat, action)
        assert isinstance(step, Step), step
        self.state = step.state
        self.log.extend(step.events)
        return list(step.events)

    def refused(self, seat: int | None, action: Action) -> str:
        """The code of the refusal of an action that must not be allowed."""
        answer = act(self.state, seat, action)
        assert isinstance(answer, Refusal), answer
        return answer.code

    def play_on(self, rng: Random) -> list[Event]:
        """Somebody the game waits for does at random something it waits for."""
        seat = rng.choice(self.awaited())
        musts = [prompt for prompt in self.prompts(seat) if prompt.must]
        return self.do(seat, rng.choice(musts).sample(self.view(seat), rng))

    def play_to(self, phase: type[Phase], rng: Random) -> Table:
        """Play on at random until the next time a phase begins."""
        while True:
            was = self.phase
            self.play_on(rng)
            if isinstance(self.phase, phase) and not isinstance(was, phase):
                return self

    def why_not(self, seat: int | None, action: Action) -> tuple[str, str]:
        """Code and rule of a refusal that must come, also from a dry run, and must change nothing."""
        before = repr(self.state)
        answer = act(self.state, seat, action)
        assert isinstance(answer, Refusal), answer
        assert repr(self.state) == before
        if seat in range(self.state.ruleset.players):
            assert check(self.view(seat), action) == answer
        return answer.code, answer.rule

    def offer(self, seat: int, merchant: int, *clauses: Clause, answers: int | None = None) -> int:
        """The number of an offer that must be allowed."""
        return only(self.do(seat, Propose(merchant, clauses, answers)), OfferMade).offer.number

    def standing(self) -> set[int]:
        """The numbers of the offers that stand."""
        return {offer.number for offer in self.phase.offers}

    # --- going to a phase

    def market(self, *, order: tuple[int, ...] | None = None) -> Table:
        opener = self.public.sheriff if self.state.ruleset.sheriff_opens_market and order is None else None
        merchants = self.public.merchants() if order is None and opener is None else (order or ())
        return self._with_phase(Market(opener, merchants))

    def loading(self) -> Table:
        return self._with_phase(Loading(tuple(s for s in self.public.merchants() if self.public.hand_sizes[s])))

    def declaring(self, bags: Mapping[int, str]) -> Table:
        """Bags by owner, taken out of nowhere: say what the hands hold besides."""
        on_table = tuple(
            Bag(seat, len(goods(bags[seat])), None, self.public.deciders)
            for seat in self.public.merchants()
            if seat in bags
        )
        contents = tuple(goods(bags.get(seat, "")) for seat in range(self.state.ruleset.players))
        self.state = replace(self.state, bags=contents)
        return self._with_phase(Declaring(on_table))

    def inspecting(self, bags: Mapping[int, tuple[str, str]]) -> Table:
        """Bags by owner: what was declared, and what is in it."""
        self.declaring({seat: content for seat, (_, content) in bags.items()})
        on_table = tuple(replace(bag, good=bags[bag.owner][0]) for bag in self.phase.bags)
        return self._with_phase(Inspecting(on_table))

    def _with_phase(self, phase: Any) -> Table:
        self.state = replace(self.state, public=replace(self.state.public, phase=phase))
        return self


def table(
    edition: str = "first",
    players: int = 4,
    options: tuple[str, ...] = (),
    *,
    sheriff: int = 0,
    deputies: tuple[int, ...] = (),
    round: int = 1,
    hands: ByHolder | None = None,
    stands: ByHolder | None = None,
    contraband: ByHolder | None = None,
    gold: Mapping[int, int] | None = None,
    piles: tuple[str, ...] | None = None,
    deck: str = "",
    ruleset: Ruleset | None = None,
) -> Table:
    """A table in the Market of some round. Cards are out of nowhere: only those that are named exist."""
    rules = ruleset or compose(edition, players, options)
    state = blank(rules)
    holders, seats = range(rules.holders), range(rules.players)
    hand_goods = tuple(goods((hands or {}).get(seat, "")) for seat in seats)
    face_down = tuple(goods((contraband or {}).get(holder, "")) for holder in holders)
    deck_cards = tuple(deck.split())
    extras = (BlackMarketPiles(first_piles(rules)),) if first_piles(rules) else ()
    public = replace(
        state.public,
        round=round,
        deciders=deputies or (sheriff,),
        gold=tuple((gold or {}).get(holder, amount) for holder, amount in enumerate(state.public.gold)),
        hand_sizes=tuple(len(hand) for hand in hand_goods),
        stands=tuple(goods((stands or {}).get(holder, "")) for holder in holders),
        face_down=tuple(len(cards) for cards in face_down),
        piles=tuple(tuple(pile.split()) for pile in piles) if piles else ((),) * len(rules.piles),
        deck_size=len(deck_cards),
        extras=extras,
    )
    state = replace(state, public=public, hands=hand_goods, contraband=face_down, deck=deck_cards, aside=NOTHING)
    return Table(state).market()


def started(edition: str = "first", players: int = 4, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """A real game, shuffled and dealt."""
    step = new_game(compose(edition, players, options), seed)
    at = Table(step.state)
    at.log = list(step.events)
    return at


def gate(edition: str = "first", **with_goods: Any) -> Table:
    """Four at the gate: Sheriff 0; bags of 1 (a silk among apples), 2 (honest cheese) and 3 (no bread at all)."""
    with_goods = {"stands": {1: "apple apple cheese"}, "contraband": {1: "silk mead"}} | with_goods
    bags = {1: ("apple", "apple apple silk"), 2: ("cheese", "cheese cheese"), 3: ("bread", "pepper mead")}
    return table(edition, 4, **with_goods).inspecting(bags)


def seen_by(event: Event, seat: int | None) -> Any:
    """The event as one seat is sent it."""
    return event.as_seen_by(seat)


def of_type(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    found = of_type(events, kind)
    assert len(found) == 1, found
    return found[0]
