"""Black market: who got three of a kind past the gate may trade them for a card (Z)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from nottingham.rules.engine.access import with_public
from nottingham.rules.engine.events import BagPassed, DutyArose, DutyDone, GameStarted
from nottingham.rules.engine.families import (
    Action,
    ActionBase,
    DutyBase,
    Event,
    EventBase,
    ExtraBase,
    Prompt,
    PromptBase,
    TermsBase,
    TradeIn,
)
from nottingham.rules.engine.fields import ChoiceField, Form
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.handful import pick
from nottingham.rules.engine.knowledge import left_for
from nottingham.rules.engine.option import Notation, Option
from nottingham.rules.engine.refusals import Refusal, RulesetError, refuse
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Open
from nottingham.rules.engine.state import Inspecting, Public, State, put
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.engine.telling import PriceList, SentenceValue
from nottingham.rules.engine.views import View

CARDS_FOR_A_CLAIM = 3
MOST_CARDS = 12
MOST_VALUE = 999


class BlackMarketPile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face-up pile of the black market, the top card first (Z1)."""

    good: str
    values: tuple[int, ...]


PRINTED = (
    BlackMarketPile("pepper", (30, 27)),
    BlackMarketPile("mead", (32, 29)),
    BlackMarketPile("silk", (34, 31)),
)
"""Figures from a third party, not printed in any rulebook and not confirmed; a table can set its own (Z1)."""


class BlackMarketTerms(TermsBase, frozen=True):
    """The piles as the game begins."""

    black_market: Annotated[tuple[BlackMarketPile, ...], Meta(max_length=12)] = PRINTED


def first_piles(ruleset: Ruleset) -> tuple[BlackMarketPile, ...]:
    """The piles that are laid out in a game of this ruleset; none without the option."""
    terms = ruleset.settled(BlackMarketTerms)
    return terms.black_market if terms else ()


class ClaimedCard(ExtraBase, frozen=True):
    """A black-market card that a seat owns; it is no good and scores at the end (Z4)."""

    seat: Seat
    good: str
    value: int


class BlackMarketPiles(ExtraBase, frozen=True):
    """The face-up piles that are left (Z1)."""

    piles: tuple[BlackMarketPile, ...]
    claimed: tuple[ClaimedCard, ...] = ()

    def top(self, good: str) -> int | None:
        return next((pile.values[0] for pile in self.piles if pile.good == good and pile.values), None)


class MayClaim(DutyBase, frozen=True):
    """A merchant who passed is asked for a claim, whatever lies face down (Z5)."""

    merchant: Seat

    def awaits(self) -> tuple[Seat, ...]:
        return (self.merchant,)


class Claim(ActionBase, frozen=True):
    """Show three of this kind for the top card of its pile, or None: claim nothing (Z2)."""

    good: str | None


class BlackMarketOpened(EventBase, frozen=True):
    """The piles were laid out (Z1)."""

    piles: Open[tuple[BlackMarketPile, ...]]

    def message_variables(self) -> Mapping[str, SentenceValue]:
        return {"piles": PriceList(tuple((pile.good, pile.values) for pile in self.piles if pile.values))}

    def apply(self, state: State) -> State:
        return with_public(state, extras=(*state.public.extras, BlackMarketPiles(self.piles)))


class BlackMarketClaimed(EventBase, frozen=True):
    """A merchant showed three of a kind, which left the game, and took a black-market card (Z2)."""

    weight = 2
    seat: Open[Seat]
    good: Open[str]
    value: Open[int]

    @property
    def trade_in(self) -> TradeIn:
        return TradeIn(self.seat, Goods({self.good: CARDS_FOR_A_CLAIM}), self.value)

    def message_variables(self) -> Mapping[str, SentenceValue]:
        return {"goods": self.trade_in.goods, "points": self.value}

    def apply(self, state: State) -> State:
        public = state.public
        shown = self.trade_in.goods
        everyone = tuple(range(state.ruleset.players))
        state = replace(
            state,
            contraband=put(state.contraband, self.seat, state.contraband[self.seat] - shown),
            known=left_for(state.known, self.seat, shown, everyone),
        )
        return with_public(
            state,
            face_down=put(public.face_down, self.seat, public.face_down[self.seat] - len(shown)),
            gone=public.gone + shown,
            extras=tuple(
                self._without_claimed(extra) if isinstance(extra, BlackMarketPiles) else extra
                for extra in public.extras
            ),
        )

    def _without_claimed(self, market: BlackMarketPiles) -> BlackMarketPiles:
        piles = tuple(
            replace(pile, values=pile.values[1:]) if pile.good == self.good else pile for pile in market.piles
        )
        return BlackMarketPiles(piles, (*market.claimed, ClaimedCard(self.seat, self.good, self.value)))


class ClaimDeclined(EventBase, frozen=True):
    """A merchant claimed nothing."""

    seat: Open[Seat]

    def apply(self, state: State) -> State:
        return state


class ClaimPrompt(PromptBase, frozen=True):
    """A merchant may claim the top card of one of these piles, those they can pay for (Z2)."""

    must = True
    goods: tuple[str, ...]

    def plain_answer(self, view: View) -> Action:
        return Claim(self.goods[0] if self.goods else None)

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(Claim, (ChoiceField("good", (*self.goods, None), "good"),)),)

    def sample(self, view: View, rng: Random) -> Action:
        return Claim(pick((*self.goods, *self.goods, None), rng))


def piles_of(public: Public) -> BlackMarketPiles:
    return next(extra for extra in public.extras if isinstance(extra, BlackMarketPiles))


def _has_pile(public: Public) -> bool:
    return any(pile.values for pile in piles_of(public).piles)


def _may_be_asked(public: Public, seat: Seat) -> bool:
    return _has_pile(public) and public.face_down[seat] >= CARDS_FOR_A_CLAIM


def _claim_due(public: Public) -> MayClaim | None:
    phase = public.phase
    if isinstance(phase, Inspecting) and phase.duties and isinstance(phase.duties[0], MayClaim):
        return phase.duties[0]
    return None


def _is_in_line(view: View) -> bool:
    """Whether this seat will be asked, after others whose bags passed together with its own (Z5)."""
    phase = view.public.phase
    return isinstance(phase, Inspecting) and any(
        isinstance(duty, MayClaim) and duty.merchant == view.seat for duty in phase.duties
    )


class BlackMarket(Option):
    """Three contraband of a kind past the gate buy a card worth more (Z)."""

    id = "black_market"
    rule = "Z1"
    rank = 70
    is_vectorised = True
    terms = BlackMarketTerms
    refusals: ClassVar[Mapping[str, str]] = {"no_black_market_pile": "Z1", "three_needed": "Z2"}
    actions = (Claim,)
    events = (BlackMarketOpened, BlackMarketClaimed, ClaimDeclined)
    examples = (
        BlackMarketOpened((BlackMarketPile("pepper", (27, 30)), BlackMarketPile("mead", (29, 32)))),
        BlackMarketClaimed(5, "mead", 32),
        ClaimDeclined(0),
    )
    notation = (Notation(Claim, "claim nothing", {"good": None}), Notation(Claim, "claim {good}"))
    prompts_brought = (ClaimPrompt,)
    duties = (MayClaim,)
    extras = (BlackMarketPiles, ClaimedCard)

    def objection(self, ruleset: Ruleset) -> str | None:
        return "black_market_is_second_edition" if ruleset.edition == "first" else None

    def check_terms(self, ruleset: Ruleset) -> None:
        piles = first_piles(ruleset)
        for pile in piles:
            if pile.good not in ruleset.goods or ruleset.goods[pile.good].kind != "contraband":
                raise RulesetError("no_contraband_pile", good=pile.good)
            if [one.good for one in piles].count(pile.good) > 1:
                raise RulesetError("pile_twice", good=pile.good)
            if not pile.values or list(pile.values) != sorted(pile.values, reverse=True):
                raise RulesetError("higher_value_on_top", good=pile.good)
            if len(pile.values) > MOST_CARDS or not all(0 <= value <= MOST_VALUE for value in pile.values):
                raise RulesetError("pile_out_of_range", good=pile.good, most=MOST_VALUE)

    def react(self, builder: StepBuilder, event: Event) -> None:
        """Asked is everyone who passed with three or more face-down cards while a pile is left (Z5, V7)."""
        if isinstance(event, GameStarted):
            builder.do(BlackMarketOpened(first_piles(builder.state.ruleset)))
        elif isinstance(event, BagPassed) and _may_be_asked(builder.public, event.seat):
            builder.do(DutyArose(MayClaim(event.seat)))

    def prompts(self, view: View) -> list[Prompt]:
        due = _claim_due(view.public)
        if due is None or due.merchant != view.seat:
            return []
        market = piles_of(view.public)
        return [ClaimPrompt(tuple(pile.good for pile in market.piles if _claim_objection(view, pile.good) is None))]

    def check(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(action, Claim)
        due = _claim_due(view.public)
        if due is None or due.merchant != view.seat:
            return refuse("no_duty", rule="Z5" if _is_in_line(view) else "Z2")
        return None if action.good is None else _claim_objection(view, action.good)

    def decide(self, builder: StepBuilder, seat: Seat | None, action: Action) -> None:
        assert isinstance(action, Claim)
        assert seat is not None
        value = None if action.good is None else piles_of(builder.public).top(action.good)
        if action.good is None or value is None:
            builder.do(ClaimDeclined(seat))
        else:
            builder.do(BlackMarketClaimed(seat, action.good, value))
        builder.do(DutyDone())
        self._drop_empty_claims(builder)

    def _drop_empty_claims(self, builder: StepBuilder) -> None:
        """Bags that passed together are asked in turn, but not once every pile is gone (Z5)."""
        while _claim_due(builder.public) and not _has_pile(builder.public):
            builder.do(DutyDone())

    def bounties(self, ruleset: Ruleset) -> Mapping[str, tuple[int, ...]]:
        return {pile.good: pile.values for pile in first_piles(ruleset)}

    def most_points(self, ruleset: Ruleset) -> int:
        return sum(value for pile in first_piles(ruleset) for value in pile.values)

    def score(self, state: State, seat: Seat) -> int:
        return self.points_in_sight(state.public, seat)

    def points_in_sight(self, public: Public, seat: Seat) -> int:
        return sum(card.value for card in piles_of(public).claimed if card.seat == seat)


def _claim_objection(view: View, good: str) -> Refusal | None:
    if piles_of(view.public).top(good) is None:
        return refuse("no_black_market_pile", rule="Z1", good=good)
    have = view.contraband[good]
    return refuse("three_needed", rule="Z2", good=good, have=have) if have < CARDS_FOR_A_CLAIM else None


OPTION = BlackMarket()
