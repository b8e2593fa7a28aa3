"""Phase 4, Inspection: bags are passed or opened, deals are paid, duties are done (I, B6, Y3 to Y8)."""

from __future__ import annotations

from random import Random
from typing import Literal

from nottingham.rules.engine import deals
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import (
    Accept,
    Inspect,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    Propose,
    Refuse,
    Withdraw,
)
from nottingham.rules.engine.deals import Act, AskOpen, AskPass, Deal, Offer, Word
from nottingham.rules.engine.events import (
    BagLeftTo,
    BagOpened,
    BagPassed,
    DealMade,
    DutyArose,
    DutyDone,
    GoldPaid,
    GoodsConfiscated,
    GoodsGiven,
    GoodsLetIn,
    OfferAgreed,
    OfferEnded,
    PlaceShown,
    PromiseJudged,
    RoundEnded,
    WordGiven,
)
from nottingham.rules.engine.families import Action, Duty, DutyBase, Prompt, PromptBase
from nottingham.rules.engine.fields import ChoiceField, Form, OrderField
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.handful import mixed, pick
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.stakes import BagStakes, stakes
from nottingham.rules.engine.state import Bag, Inspecting
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View
from nottingham.rules.phases import bargaining, paying
from nottingham.rules.phases.bargaining import end_impossible_offers, make_promises, still_to_agree

ACTIONS: tuple[type[Action], ...] = (Propose, Accept, Refuse, Withdraw, Pledge, Pass, Inspect, PlaceCards, Pay)
TALK = (Propose, Accept, Refuse, Withdraw, Pledge)


class Placement(DutyBase, frozen=True):
    """The Sheriff puts confiscated cards on one of the piles (I7)."""

    sheriff: Seat
    owner: Seat
    goods: Goods

    def awaits(self) -> tuple[Seat, ...]:
        return (self.sheriff,)


DUTIES = (Placement, paying.Debt)


class SettlePrompt(PromptBase, frozen=True):
    """A bag to be settled: opened, passed for nothing, or passed with one of these offers (I1, I3)."""

    must = True
    bag: Seat
    may_pass: bool
    may_inspect: bool
    offers: tuple[int, ...]

    def forms(self, view: View) -> tuple[Form, ...]:
        passes = [Form(Pass, (), {"bag": self.bag, "offer": offer}) for offer in (None, *self.offers) if self.may_pass]
        return (*passes, *([Form(Inspect, (), {"bag": self.bag})] if self.may_inspect else []))

    def sample(self, view: View, rng: Random) -> Action:
        if self.may_inspect and (not self.may_pass or rng.random() < 0.4):
            return Inspect(self.bag)
        return Pass(self.bag, pick((None, *self.offers), rng))


class PlacePrompt(PromptBase, frozen=True):
    """Confiscated cards go on one of these piles (I7)."""

    must = True
    piles: tuple[str, ...]
    goods: Goods

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(PlaceCards, (ChoiceField("pile", self.piles, "pile"), OrderField("cards", self.goods))),)

    def sample(self, view: View, rng: Random) -> Action:
        cards = mixed(self.goods.cards(), rng)
        return PlaceCards(pick(self.piles, rng), cards)


PROMPTS: tuple[type[Prompt], ...] = (SettlePrompt, PlacePrompt, paying.PayPrompt, *bargaining.PROMPTS)


def prompts(view: View) -> list[Prompt]:
    phase = inspecting(view.public)
    talk = bargaining.prompts(view, phase)
    if phase.duties:
        return _duty_prompts(view, phase.duties[0]) + talk
    if view.seat in view.public.deciders:
        return _settle_prompts(phase, view.seat) + talk
    return talk


def _duty_prompts(view: View, duty: Duty) -> list[Prompt]:
    if view.seat not in duty.awaits():
        return []
    if type(duty) is Placement:
        return [PlacePrompt(view.ruleset.piles, duty.goods)]
    if type(duty) is paying.Debt:
        return [paying.prompt(view, duty)]
    return []  # an option's duty: the option prompts for it


def _settle_prompts(phase: Inspecting, seat: Seat) -> list[Prompt]:
    bound = phase.bound
    return [
        SettlePrompt(
            bag.owner,
            not bound or AskOpen(bag.owner) not in bound,
            not bound or AskPass(bag.owner) not in bound,
            tuple([one.number for one in phase.offers if one.merchant == bag.owner and _may_pass_with(seat, bag, one)]),
        )
        for bag in phase.bags
        if bag.fate == "closed" and seat in bag.deciders
    ]


def _may_pass_with(seat: Seat | None, bag: Bag, offer: Offer) -> bool:
    """The owner's own offer for this very bag; an unaccepted demand is never paid (I3, B12)."""
    return (
        offer.merchant == bag.owner
        and offer.passes_own_bag
        and (bag.owner == offer.proposer or bag.owner in offer.agreed)
        and seat not in offer.agreed
        and seat != offer.proposer
    )


def check(view: View, action: Action) -> Refusal | None:
    if type(action) in TALK:
        return bargaining.check(view, action)
    if type(action) is Pass or type(action) is Inspect:
        return _check_settle(view, action)
    return _check_duty(view, action)


def _check_settle(view: View, action: Pass | Inspect) -> Refusal | None:
    public, phase = view.public, inspecting(view.public)
    if view.seat not in public.deciders:
        return refuse("not_the_sheriff", sheriff=public.sheriff)
    bag = phase.bag_of(action.bag)
    if bag is None or bag.is_settled:
        return bargaining.unsettled_objection(phase, action.bag)
    if view.seat not in bag.deciders:
        return refuse("not_in_your_hands")
    if phase.duties:
        return refuse("duty_first", seat=phase.duties[0].awaits()[0])
    if isinstance(action, Inspect):
        return refuse("bound_to_pass", seat=bag.owner) if AskPass(bag.owner) in phase.bound else None
    if action.offer is not None:
        offer = phase.offer(action.offer)
        if offer is None:
            return refuse("offer_gone", offer=action.offer)
        if view.seat in offer.agreed:
            return refuse("already_agreed", offer=action.offer)
        if not _may_pass_with(view.seat, bag, offer):
            return refuse("not_the_owners_offer", offer=action.offer)
    return refuse("bound_to_open", seat=bag.owner) if AskOpen(bag.owner) in phase.bound else None


def _check_duty(view: View, action: Action) -> Refusal | None:
    duties = inspecting(view.public).duties
    duty = duties[0] if duties else None
    if type(duty) is Placement and type(action) is PlaceCards and view.seat == duty.sheriff:
        if action.pile not in view.ruleset.piles:
            return refuse("no_such_pile", rule="I7", pile=action.pile)
        return None if Goods.counting(action.cards) == duty.goods else refuse("not_confiscated")
    if type(duty) is paying.Debt and type(action) is Pay and view.seat == duty.debtor:
        return paying.check(view, duty, action)
    return refuse("no_duty")


def _withdraw(builder: StepBuilder, seat: Seat, action: Withdraw) -> None:
    builder.do(OfferEnded(action.offer, "withdrawn"))


def _refuse(builder: StepBuilder, seat: Seat, action: Refuse) -> None:
    builder.do(OfferEnded(action.offer, "refused"))


def _accept(builder: StepBuilder, seat: Seat, action: Accept) -> None:
    _agree(builder, seat, _offer(builder, action.offer))


def _pass(builder: StepBuilder, seat: Seat, action: Pass) -> None:
    if action.offer is None:
        _speak(builder, action.bag, Word(seat, "pass"))
    else:
        _agree(builder, seat, _offer(builder, action.offer))


def _inspect(builder: StepBuilder, seat: Seat, action: Inspect) -> None:
    _speak(builder, action.bag, Word(seat, "open"))


def _place(builder: StepBuilder, seat: Seat, action: PlaceCards) -> None:
    duty = inspecting(builder.public).duties[0]
    assert type(duty) is Placement
    builder.do(GoodsConfiscated(duty.owner, builder.state.ruleset.piles.index(action.pile), action.cards))
    builder.do(DutyDone())


def _pay(builder: StepBuilder, seat: Seat, action: Pay) -> None:
    debt = inspecting(builder.public).duties[0]
    assert type(debt) is paying.Debt
    paying.pay(builder, debt, action.goods)


DECISIONS: Decisions = {
    Propose: bargaining.propose,
    Pledge: bargaining.pledge,
    Withdraw: _withdraw,
    Refuse: _refuse,
    Accept: _accept,
    Pass: _pass,
    Inspect: _inspect,
    PlaceCards: _place,
    Pay: _pay,
}


def _offer(builder: StepBuilder, number: int) -> Offer:
    offer = inspecting(builder.public).offer(number)
    assert offer is not None
    return offer


def _bag(builder: StepBuilder, owner: Seat) -> Bag:
    bag = inspecting(builder.public).bag_of(owner)
    assert bag is not None
    return bag


# --- words and agreement -----------------------------------------------------------------------------------------


def _agree(builder: StepBuilder, seat: Seat, offer: Offer) -> None:
    """The deal is done once the merchant and all who decide on its bags agree (B4, Y8)."""
    if still_to_agree(builder.public, offer) == (seat,):
        _make_deal(builder, offer)
        return
    bag = inspecting(builder.public).bag_of(offer.merchant)
    if offer.passes_own_bag and bag is not None and seat in bag.deciders and len(bag.deciders) > 1:
        _give_word(builder, bag.owner, Word(seat, "pass", offer.number))
    if seat in still_to_agree(builder.public, offer):
        builder.do(OfferAgreed(offer.number, seat))


def _speak(builder: StepBuilder, owner: Seat, word: Word) -> None:
    """A Sheriff's word settles the bag; two deputies must say the same (Y3, Y7)."""
    bag = _bag(builder, owner)
    if len(bag.deciders) == 1:
        _settle(builder, owner, word.act)
        return
    _give_word(builder, owner, word)
    words = _bag(builder, owner).words
    if len(words) == 2 and words[0].act == words[1].act and words[0].offer == words[1].offer:
        _settle(builder, owner, word.act)


def _give_word(builder: StepBuilder, owner: Seat, word: Word) -> None:
    """Own offers at odds with it are taken back; deputies who differ leave the bag to one (Y4, Y7)."""
    for offer in inspecting(builder.public).offers:
        if offer.proposer == word.by and offer.is_at_odds_with(owner, word):
            builder.do(OfferEnded(offer.number, "withdrawn"))
    builder.do(WordGiven(owner, word))
    words = _bag(builder, owner).words
    openers = [said.by for said in words if said.act == "open"]
    if len(words) == 2 and len(openers) == 1:
        builder.do(BagLeftTo(owner, openers[0]))


def _settle(builder: StepBuilder, owner: Seat, act: Act) -> None:
    if act == "open":
        open_bag(builder, owner)
    else:
        pass_bag(builder, owner)


# --- deals -------------------------------------------------------------------------------------------------------


def _make_deal(builder: StepBuilder, offer: Offer) -> None:
    """Paid at once; a deal that passes the giver's bag passes it now (B4, B6, B7)."""
    sheriffs = bargaining.bargainers(builder.public, offer.bags)
    deal = Deal(offer.number, offer.merchant, sheriffs, offer.clauses)
    builder.do(DealMade(deal))
    make_promises(builder, deal)
    receiver = sheriffs[0] if len(sheriffs) == 1 else builder.state.ruleset.loot
    if gold := deals.gold_in(deal.clauses):
        builder.do(GoldPaid(deal.merchant, receiver, gold, "bribe"))
    _give_from_stand(builder, deal, receiver)
    if offer.passes_own_bag:
        shown_to = _give_from_bag(builder, deal, receiver)
        pass_bag(builder, deal.merchant, shown_to)


def _give_from_stand(builder: StepBuilder, deal: Deal, receiver: Seat) -> None:
    claimed = deals.contraband_in(deal.clauses)
    there = claimed & builder.state.contraband[deal.merchant]
    _give(builder, deal, receiver, "stand", deals.stand_goods_in(deal.clauses), there)
    if there != claimed:
        _prove(builder, deal, "stand", builder.state.contraband[deal.merchant])


def _give_from_bag(builder: StepBuilder, deal: Deal, receiver: Seat) -> tuple[Seat, ...]:
    """What the bag really holds of it; who was shown the rest (B5)."""
    claimed = deals.bag_goods_in(deal.clauses)
    there = claimed & builder.state.bags[deal.merchant]
    legal = there.only(builder.state.ruleset.legal)
    _give(builder, deal, receiver, "bag", legal, there - legal)
    if there == claimed:
        return ()
    _prove(builder, deal, "bag", builder.state.bags[deal.merchant])
    return deal.deciders


def _give(
    builder: StepBuilder,
    deal: Deal,
    receiver: Seat,
    place: Literal["stand", "bag"],
    legal: Goods,
    contraband: Goods,
) -> None:
    if legal or contraband:
        readers = (deal.merchant, *deal.deciders)
        sealed = Sealed(readers, contraband)
        builder.do(GoodsGiven(deal.merchant, receiver, place, legal, len(contraband), sealed))


def _prove(builder: StepBuilder, deal: Deal, place: Literal["stand", "bag"], goods: Goods) -> None:
    builder.do(PlaceShown(deal.merchant, place, Sealed((deal.merchant, *deal.deciders), goods)))


# --- passing and opening -----------------------------------------------------------------------------------------


def pass_bag(builder: StepBuilder, owner: Seat, shown_to: tuple[Seat, ...] = ()) -> None:
    """A decision to pass: what was promised about the bag falls due, and it is unpacked (I3, B9)."""
    _judge_promises(builder, owner, "pass")
    _unpack(builder, owner, shown_to)


def _unpack(builder: StepBuilder, owner: Seat, shown_to: tuple[Seat, ...] = ()) -> None:
    """Legal goods face up, contraband face down, its number told (I3)."""
    goods = builder.state.bags[owner]
    legal = goods.only(builder.state.ruleset.legal)
    contraband = goods - legal
    builder.do(BagPassed(owner, legal, len(contraband), Sealed((owner, *shown_to), contraband)))


def open_bag(builder: StepBuilder, owner: Seat) -> None:
    """Truth costs those who opened it, a lie costs the owner (I4 to I6, Y3, Y4)."""
    goods, bag = builder.state.bags[owner], _bag(builder, owner)
    openers = bag.deciders
    assert bag.good is not None
    stake = stakes(builder.state.ruleset, goods, bag.good)
    _judge_promises(builder, owner, "open")
    builder.do(BagOpened(owner, goods, not stake.lost))
    if stake.honest:
        builder.do(GoodsLetIn(owner, stake.honest))
    if stake.lost:
        _confiscate(builder, owner, openers, stake)
    else:
        _compensate(builder, owner, openers, stake.reward)


def _compensate(builder: StepBuilder, owner: Seat, openers: tuple[Seat, ...], reward: int) -> None:
    """The Sheriff pays; deputies owe a half each, the lead an odd coin (I5, Y3, Y6)."""
    share, odd = divmod(reward, len(openers))
    for place, opener in enumerate(openers):
        paying.owe(builder, opener, owner, share + (odd if place == 0 else 0), "compensation")


def _confiscate(builder: StepBuilder, owner: Seat, openers: tuple[Seat, ...], stake: BagStakes) -> None:
    """Onto a pile of the Sheriff's choice where there is one, then the fine (I6 to I8)."""
    ruleset = builder.state.ruleset
    if len(ruleset.piles) > 1:
        builder.do(DutyArose(Placement(openers[0], owner, stake.lost)))
    else:
        builder.do(GoodsConfiscated(owner, 0, stake.lost.cards()))
    creditor = openers[0] if len(openers) == 1 else ruleset.loot
    paying.owe(builder, owner, creditor, stake.fine, "fine")


def _judge_promises(builder: StepBuilder, owner: Seat, decision: Act | None) -> None:
    """Typed promises to this merchant by those at the gate fall due now, judged by what their makers did (B9).

    Who decides on the bag is judged by the decision, who left it to the other deputy by the own word. Where the clock
    decides for deputies (None), each is judged by the own last word; without one the promise stays open.
    """
    public, bag = builder.public, _bag(builder, owner)
    for promise in [one for one in public.promises if one.to == owner and one.fate == "open"]:
        if promise.act is not None and promise.round < public.round and promise.by in public.deciders:
            did = decision if promise.by in bag.deciders and decision else _last_word(bag, promise.by)
            if did is not None:
                builder.do(PromiseJudged(promise.number, "kept" if did == promise.act else "broken"))


def _last_word(bag: Bag, seat: Seat) -> Act | None:
    return next((word.act for word in bag.words if word.by == seat), None)


# --- going on ----------------------------------------------------------------------------------------------------


def advance(builder: StepBuilder) -> bool:
    """Do what needs no choice; the phase ends when every bag is settled and every duty done (I9)."""
    phase = inspecting(builder.public)
    if phase.offers:
        end_impossible_offers(builder, phase.offers)
        phase = inspecting(builder.public)
    if phase.duties:
        duty = phase.duties[0]
        return type(duty) is paying.Debt and paying.settle(builder, duty)
    if builder.state.ruleset.has_loot and (
        agreed := [one for one in phase.offers if not still_to_agree(builder.public, one)]
    ):
        _make_deal(builder, agreed[0])  # the last bag it names was left to the one who had agreed (Y8)
        return True
    if not phase.is_settled:
        if phase.is_talk_over:
            _settle_what_is_left(builder, [bag.owner for bag in phase.unsettled])
        return phase.is_talk_over
    for option in builder.options:
        option.before_closing(builder)
    if not inspecting(builder.public).duties:
        builder.do(RoundEnded(builder.public.round))
        for option in builder.options:
            option.round_ended(builder, phase.bags)
    return builder.public.phase is not phase


def _settle_what_is_left(builder: StepBuilder, unsettled: list[Seat]) -> None:
    """Owed inspections are made, one at a time, by those in whose hands the bags are; the rest pass (T1, Y8)."""
    bound = inspecting(builder.public).bound
    owed = [owner for owner in unsettled if AskOpen(owner) in bound]
    if owed:
        open_bag(builder, owed[0])
        return
    for owner in unsettled:
        _pass_at_time_up(builder, owner)


def _pass_at_time_up(builder: StepBuilder, owner: Seat) -> None:
    """The clock passes the bag for nothing. A Sheriff alone let it; of two deputies neither decided (T1, B9)."""
    _judge_promises(builder, owner, "pass" if len(builder.public.deciders) == 1 else None)
    _unpack(builder, owner)
