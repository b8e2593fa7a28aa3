"""Phase 1, Market: merchants exchange cards one after another (M)."""

from __future__ import annotations

from random import Random

from nottingham.rules.engine.access import market
from nottingham.rules.engine.actions import Discard, Draw, OpenMarket, SetAside
from nottingham.rules.engine.events import (
    CardsDiscarded,
    CardsLaidOut,
    CardsSetAside,
    CardTaken,
    LoadingBegan,
    MarketOpened,
    TurnEnded,
)
from nottingham.rules.engine.families import Action, Prompt, PromptBase
from nottingham.rules.engine.fields import ChoiceField, Form, GoodsField, OrderField, SeatField
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.handful import mixed, pick
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Public
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View
from nottingham.rules.phases.dealing import draw_up, gather, has_deck

DECK = "deck"
ACTIONS: tuple[type[Action], ...] = (OpenMarket, SetAside, Draw, Discard)


class OpenMarketPrompt(PromptBase, frozen=True):
    """The Sheriff names who starts (M7)."""

    must = True
    merchants: tuple[Seat, ...]

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(OpenMarket, (SeatField("first", self.merchants),)),)


class SetAsidePrompt(PromptBase, frozen=True):
    """A merchant sets aside up to this many cards (M3, M8)."""

    must = True
    most: int

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(SetAside, (GoodsField("goods", view.hand, 0, self.most),)),)


class DrawPrompt(PromptBase, frozen=True):
    """A merchant draws from one of these until so many more are in hand (M3)."""

    must = True
    sources: tuple[str, ...]
    need: int

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(Draw, (ChoiceField("source", self.sources, "pile"),)),)


class DiscardPrompt(PromptBase, frozen=True):
    """A merchant puts what was set aside on one of these piles (M6)."""

    must = True
    piles: tuple[str, ...]
    goods: Goods

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(Discard, (ChoiceField("pile", self.piles, "pile"), OrderField("cards", self.goods))),)

    def sample(self, view: View, rng: Random) -> Action:
        cards = mixed(self.goods.cards(), rng)
        return Discard(pick(self.piles, rng), cards)


PROMPTS: tuple[type[Prompt], ...] = (OpenMarketPrompt, SetAsidePrompt, DrawPrompt, DiscardPrompt)


def need(ruleset: Ruleset, public: Public, seat: Seat) -> int:
    """Cards missing to a full hand."""
    return ruleset.hand_size - public.hand_sizes[seat]


def sources(ruleset: Ruleset, public: Public) -> tuple[str, ...]:
    """Where the merchant at turn may draw; once from the deck, always, while it gives a card (M4, M10)."""
    deck = (DECK,) if has_deck(ruleset, public) else ()
    if deck and market(public).has_drawn_from_deck:
        return deck
    return (*[name for name, pile in zip(ruleset.piles, public.piles, strict=True) if pile], *deck)


def prompts(view: View) -> list[Prompt]:
    ruleset, public, seat = view.ruleset, view.public, view.seat
    phase = market(public)
    if seat is None or seat not in phase.awaits():
        return []
    if phase.opener is not None:
        return [OpenMarketPrompt(public.merchants())]
    if phase.aside is None:
        return [SetAsidePrompt(min(ruleset.aside_most, len(view.hand)))]
    missing, open_sources = need(ruleset, public, seat), sources(ruleset, public)
    if missing and open_sources:
        return [DrawPrompt(open_sources, missing)]
    return [DiscardPrompt(ruleset.piles, view.aside)]


def check(view: View, action: Action) -> Refusal | None:
    phase = market(view.public)
    if type(action) is OpenMarket:
        return _check_open(view, action)
    if phase.opener is not None:
        return refuse("market_not_open", sheriff=phase.opener)
    if view.seat not in phase.awaits():
        return refuse("not_your_turn", turn=phase.order[0])
    if type(action) is SetAside:
        return _check_set_aside(view, action)
    if phase.aside is None or not view.ruleset.draws_from_piles:
        return refuse("set_aside_first", rule=exchange_rule(view.ruleset))
    if type(action) is Draw:
        return _check_draw(view, action)
    assert type(action) is Discard
    return _check_discard(view, action)


def _check_open(view: View, action: OpenMarket) -> Refusal | None:
    phase = market(view.public)
    if phase.opener is None:
        return refuse("wrong_phase", phase="market")
    if view.seat != phase.opener:
        return refuse("not_the_sheriff", rule="M7", sheriff=phase.opener)
    if action.first not in view.public.merchants():
        return refuse("not_a_merchant", seat=action.first)
    return None


def _check_set_aside(view: View, action: SetAside) -> Refusal | None:
    rule = exchange_rule(view.ruleset)
    if market(view.public).aside is not None:
        return refuse("already_set_aside", rule=rule)
    if len(action.goods) > view.ruleset.aside_most:
        return refuse("too_many_aside", rule=rule, count=len(action.goods), most=view.ruleset.aside_most)
    return not_in_hand(view, action.goods, rule)


def exchange_rule(ruleset: Ruleset) -> str:
    """The rule that says how cards are exchanged in this edition."""
    return "M3" if ruleset.draws_from_piles else "M8"


def not_in_hand(view: View, goods: Goods, rule: str) -> Refusal | None:
    """Names the first card that is asked for and not in the own hand."""
    if goods <= view.hand:
        return None
    for good, count in goods.items():
        if good not in view.ruleset.goods:
            return refuse("unknown_good", good=good)
        if count > view.hand[good]:
            return refuse("not_in_hand", rule=rule, good=good, count=count, have=view.hand[good])
    return None


def _check_draw(view: View, action: Draw) -> Refusal | None:
    ruleset, public, seat = view.ruleset, view.public, view.seat
    assert seat is not None
    if action.source != DECK and action.source not in ruleset.piles:
        return refuse("no_such_source", source=action.source)
    if not need(ruleset, public, seat):
        return refuse("nothing_to_draw")
    if action.source in sources(ruleset, public):
        return None
    if action.source != DECK and public.piles[ruleset.piles.index(action.source)]:
        return refuse("deck_comes_last", source=action.source)
    return refuse("source_empty", rule="M10" if action.source == DECK else "M6", source=action.source)


def _check_discard(view: View, action: Discard) -> Refusal | None:
    ruleset, public, seat = view.ruleset, view.public, view.seat
    assert seat is not None
    missing = need(ruleset, public, seat)
    if missing and sources(ruleset, public):
        return refuse("draw_first", count=missing)
    if action.pile not in ruleset.piles:
        return refuse("no_such_pile", pile=action.pile)
    if Goods.counting(action.cards) != view.aside:
        return refuse("not_what_was_set_aside")
    return None


def _open(builder: StepBuilder, seat: Seat, action: OpenMarket) -> None:
    builder.do(MarketOpened(action.first))


def _set_aside(builder: StepBuilder, seat: Seat, action: SetAside) -> None:
    goods = action.goods
    if builder.state.ruleset.draws_from_piles:
        builder.do(CardsSetAside(seat, len(goods), Sealed((seat,), goods)))
    else:
        builder.do(CardsLaidOut(seat, goods))
        draw_up(builder, seat)


def _draw(builder: StepBuilder, seat: Seat, action: Draw) -> None:
    if action.source == DECK:
        draw_up(builder, seat)
        return
    pile = builder.state.ruleset.piles.index(action.source)
    builder.do(CardTaken(seat, pile, builder.public.piles[pile][-1]))


def _discard(builder: StepBuilder, seat: Seat, action: Discard) -> None:
    builder.do(CardsDiscarded(seat, builder.state.ruleset.piles.index(action.pile), action.cards))
    builder.do(TurnEnded(seat))


DECISIONS: Decisions = {
    OpenMarket: _open,
    SetAside: _set_aside,
    Draw: _draw,
    Discard: _discard,
}


def advance(builder: StepBuilder) -> bool:
    """End the turn when nothing is left to draw or discard, and the phase after the last turn."""
    ruleset, public = builder.state.ruleset, builder.public
    phase = market(public)
    if phase.opener is not None:
        return False
    if not phase.order:
        gather(builder, phase.laid_out)
        builder.do(LoadingBegan(tuple(seat for seat in public.merchants() if public.hand_sizes[seat])))
        return True
    if phase.aside is None:
        return False
    seat = phase.order[0]
    if ruleset.draws_from_piles and (phase.aside or (need(ruleset, public, seat) and sources(ruleset, public))):
        return False
    builder.do(TurnEnded(seat))
    return True
