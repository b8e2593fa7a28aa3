"""Phase 4, Inspection: bags are passed or opened, deals are paid, duties are done (I, B6, Y3 to Y8)."""

from __future__ import annotations

from random import Random
from typing import Literal

from nottingham.engine import deals
from nottingham.engine.actions import (
    Accept,
    Inspect,
    Pass,
    Pay,
    Place,
    Pledge,
    Propose,
    Refuse,
    Withdraw,
)
from nottingham.engine.course import Course, Decisions
from nottingham.engine.deals import Act, AskOpen, AskPass, Deal, Offer, Word
from nottingham.engine.events import (
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
    inspecting,
)
from nottingham.engine.families import Action, Duty, DutyBase, Prompt, PromptBase
from nottingham.engine.goods import Goods
from nottingham.engine.handful import mixed
from nottingham.engine.refusals import Refusal, refuse
from nottingham.engine.seats import Seat
from nottingham.engine.secrets import Sealed
from nottingham.engine.state import Bag, Inspecting
from nottingham.engine.views import View
from nottingham.phases import bargaining, paying
from nottingham.phases.bargaining import end_impossible_offers, make_promises, still_to_agree

ACTIONS = (Propose, Accept, Refuse, Withdraw, Pledge, Pass, Inspect, Place, Pay)
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

    def sample(self, view: View, rng: Random) -> Action:
        if self.may_inspect and (not self.may_pass or rng.random() < 0.4):
            return Inspect(self.bag)
        return Pass(self.bag, rng.choice((None, *self.offers)))


class PlacePrompt(PromptBase, frozen=True):
    """Confiscated cards go on one of these piles (I7)."""

    must = True
    piles: tuple[str, ...]
    goods: Goods

    def sample(self, view: View, rng: Random) -> Action:
        cards = mixed(self.goods.cards(), rng)
        return Place(rng.choice(self.piles), cards)


PROMPTS = (SettlePrompt, PlacePrompt, paying.PayPrompt, *bargaining.PROMPTS)


def prompts(view: View) -> list[Prompt]:
    phase, talk = inspecting(view.public), bargaining.prompts(view)
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
    if type(duty) is Placement and type(action) is Place and view.seat == duty.sheriff:
        if action.pile not in view.ruleset.piles:
            return refuse("no_such_pile", rule="I7", pile=action.pile)
        return None if Goods.counting(action.cards) == duty.goods else refuse("not_confiscated")
    if type(duty) is paying.Debt and type(action) is Pay and view.seat == duty.debtor:
        return paying.check(view, duty, action)
    return refuse("no_duty")


def _withdraw(course: Course, seat: Seat, action: Withdraw) -> None:
    course.do(OfferEnded(action.offer, "withdrawn"))


def _refuse(course: Course, seat: Seat, action: Refuse) -> None:
    course.do(OfferEnded(action.offer, "refused"))


def _accept(course: Course, seat: Seat, action: Accept) -> None:
    _agree(course, seat, _offer(course, action.offer))


def _pass(course: Course, seat: Seat, action: Pass) -> None:
    if action.offer is None:
        _speak(course, action.bag, Word(seat, "pass"))
    else:
        _agree(course, seat, _offer(course, action.offer))


def _inspect(course: Course, seat: Seat, action: Inspect) -> None:
    _speak(course, action.bag, Word(seat, "open"))


def _place(course: Course, seat: Seat, action: Place) -> None:
    duty = inspecting(course.public).duties[0]
    assert type(duty) is Placement
    course.do(GoodsConfiscated(duty.owner, course.state.ruleset.piles.index(action.pile), action.cards))
    course.do(DutyDone())


def _pay(course: Course, seat: Seat, action: Pay) -> None:
    debt = inspecting(course.public).duties[0]
    assert type(debt) is paying.Debt
    paying.pay(course, debt, action.goods)


DECISIONS: Decisions = {
    Propose: bargaining.propose,
    Pledge: bargaining.pledge,
    Withdraw: _withdraw,
    Refuse: _refuse,
    Accept: _accept,
    Pass: _pass,
    Inspect: _inspect,
    Place: _place,
    Pay: _pay,
}


def _offer(course: Course, number: int) -> Offer:
    offer = inspecting(course.public).offer(number)
    assert offer is not None
    return offer


def _bag(course: Course, owner: Seat) -> Bag:
    bag = inspecting(course.public).bag_of(owner)
    assert bag is not None
    return bag


# --- words and agreement -----------------------------------------------------------------------------------------


def _agree(course: Course, seat: Seat, offer: Offer) -> None:
    """The deal is done once the merchant and all who decide on its bags agree (B4, Y8)."""
    if still_to_agree(course.public, offer) == (seat,):
        _make_deal(course, offer)
        return
    bag = inspecting(course.public).bag_of(offer.merchant)
    if offer.passes_own_bag and bag is not None and seat in bag.deciders and len(bag.deciders) > 1:
        _give_word(course, bag.owner, Word(seat, "pass", offer.number))
    if seat in still_to_agree(course.public, offer):
        course.do(OfferAgreed(offer.number, seat))


def _speak(course: Course, owner: Seat, word: Word) -> None:
    """A Sheriff's word settles the bag; two deputies must say the same (Y3, Y7)."""
    bag = _bag(course, owner)
    if len(bag.deciders) == 1:
        _settle(course, owner, word.act)
        return
    _give_word(course, owner, word)
    words = _bag(course, owner).words
    if len(words) == 2 and words[0].act == words[1].act and words[0].offer == words[1].offer:
        _settle(course, owner, word.act)


def _give_word(course: Course, owner: Seat, word: Word) -> None:
    """Own offers at odds with it are taken back; deputies who differ leave the bag to one (Y4, Y7)."""
    for offer in inspecting(course.public).offers:
        if offer.proposer == word.by and offer.is_at_odds_with(owner, word):
            course.do(OfferEnded(offer.number, "withdrawn"))
    course.do(WordGiven(owner, word))
    words = _bag(course, owner).words
    openers = [said.by for said in words if said.act == "open"]
    if len(words) == 2 and len(openers) == 1:
        course.do(BagLeftTo(owner, openers[0]))


def _settle(course: Course, owner: Seat, act: Act) -> None:
    if act == "open":
        open_bag(course, owner)
    else:
        pass_bag(course, owner)


# --- deals -------------------------------------------------------------------------------------------------------


def _make_deal(course: Course, offer: Offer) -> None:
    """Paid at once; a deal that passes the giver's bag passes it now (B4, B6, B7)."""
    sheriffs = bargaining.bargainers(course.public, offer.bags)
    deal = Deal(offer.number, offer.merchant, sheriffs, offer.clauses)
    course.do(DealMade(deal))
    make_promises(course, deal)
    receiver = sheriffs[0] if len(sheriffs) == 1 else course.state.ruleset.loot
    if gold := deals.gold_in(deal.clauses):
        course.do(GoldPaid(deal.merchant, receiver, gold, "bribe"))
    _give_from_stand(course, deal, receiver)
    if offer.passes_own_bag:
        shown_to = _give_from_bag(course, deal, receiver)
        pass_bag(course, deal.merchant, shown_to)


def _give_from_stand(course: Course, deal: Deal, receiver: Seat) -> None:
    claimed = deals.contraband_in(deal.clauses)
    there = claimed & course.state.contraband[deal.merchant]
    _give(course, deal, receiver, "stand", deals.stand_goods_in(deal.clauses), there)
    if there != claimed:
        _prove(course, deal, "stand", course.state.contraband[deal.merchant])


def _give_from_bag(course: Course, deal: Deal, receiver: Seat) -> tuple[Seat, ...]:
    """What the bag really holds of it; who was shown the rest (B5)."""
    claimed = deals.bag_goods_in(deal.clauses)
    there = claimed & course.state.bags[deal.merchant]
    legal = there.only(course.state.ruleset.legal)
    _give(course, deal, receiver, "bag", legal, there - legal)
    if there == claimed:
        return ()
    _prove(course, deal, "bag", course.state.bags[deal.merchant])
    return deal.deciders


def _give(
    course: Course,
    deal: Deal,
    receiver: Seat,
    place: Literal["stand", "bag"],
    legal: Goods,
    contraband: Goods,
) -> None:
    if legal or contraband:
        readers = (deal.merchant, *deal.deciders)
        sealed = Sealed(readers, contraband)
        course.do(GoodsGiven(deal.merchant, receiver, place, legal, len(contraband), sealed))


def _prove(course: Course, deal: Deal, place: Literal["stand", "bag"], goods: Goods) -> None:
    course.do(PlaceShown(deal.merchant, place, Sealed((deal.merchant, *deal.deciders), goods)))


# --- passing and opening -----------------------------------------------------------------------------------------


def pass_bag(course: Course, owner: Seat, shown_to: tuple[Seat, ...] = ()) -> None:
    """A decision to pass: what was promised about the bag falls due, and it is unpacked (I3, B9)."""
    _judge_promises(course, owner, "pass")
    _unpack(course, owner, shown_to)


def _unpack(course: Course, owner: Seat, shown_to: tuple[Seat, ...] = ()) -> None:
    """Legal goods face up, contraband face down, its number told (I3)."""
    goods = course.state.bags[owner]
    legal = goods.only(course.state.ruleset.legal)
    contraband = goods - legal
    course.do(BagPassed(owner, legal, len(contraband), Sealed((owner, *shown_to), contraband)))


def open_bag(course: Course, owner: Seat) -> None:
    """Truth costs whoever opened it, a lie costs the owner (I4 to I6, Y3, Y4)."""
    goods, bag = course.state.bags[owner], _bag(course, owner)
    openers = bag.deciders
    assert bag.good is not None
    honest = goods.only((bag.good,))
    _judge_promises(course, owner, "open")
    course.do(BagOpened(owner, goods, honest == goods))
    if honest:
        course.do(GoodsLetIn(owner, honest))
    if honest == goods:
        _compensate(course, owner, openers, goods.worth(course.state.ruleset.penalties))
    else:
        _confiscate(course, owner, openers, goods - honest)


def _compensate(course: Course, owner: Seat, openers: tuple[Seat, ...], penalty: int) -> None:
    """The Sheriff pays; deputies owe a half each, the lead an odd coin (I5, Y3, Y6)."""
    share, odd = divmod(penalty, len(openers))
    for place, opener in enumerate(openers):
        paying.owe(course, opener, owner, share + (odd if place == 0 else 0), "compensation")


def _confiscate(course: Course, owner: Seat, openers: tuple[Seat, ...], goods: Goods) -> None:
    """Onto a pile of the Sheriff's choice where there is one, then the fine (I6 to I8)."""
    ruleset = course.state.ruleset
    if len(ruleset.piles) > 1:
        course.do(DutyArose(Placement(openers[0], owner, goods)))
    else:
        course.do(GoodsConfiscated(owner, 0, goods.cards()))
    creditor = openers[0] if len(openers) == 1 else ruleset.loot
    paying.owe(course, owner, creditor, goods.worth(ruleset.penalties), "fine")


def _judge_promises(course: Course, owner: Seat, decision: Act | None) -> None:
    """Typed promises to this merchant by those at the gate fall due now, judged by what their makers did (B9).

    Who decides on the bag is judged by the decision, who left it to the other deputy by the own word. Where the clock
    decides for deputies (None), each is judged by the own last word; without one the promise stays open.
    """
    public, bag = course.public, _bag(course, owner)
    for promise in [one for one in public.promises if one.to == owner and one.fate == "open"]:
        if promise.act is not None and promise.round < public.round and promise.by in public.deciders:
            did = decision if promise.by in bag.deciders and decision else _last_word(bag, promise.by)
            if did is not None:
                course.do(PromiseJudged(promise.number, "kept" if did == promise.act else "broken"))


def _last_word(bag: Bag, seat: Seat) -> Act | None:
    return next((word.act for word in bag.words if word.by == seat), None)


# --- going on ----------------------------------------------------------------------------------------------------


def advance(course: Course) -> bool:
    """Do what needs no choice; the phase ends when every bag is settled and every duty done (I9)."""
    phase = inspecting(course.public)
    if phase.offers:
        end_impossible_offers(course, phase.offers)
        phase = inspecting(course.public)
    if phase.duties:
        duty = phase.duties[0]
        return type(duty) is paying.Debt and paying.settle(course, duty)
    if course.state.ruleset.has_loot and (
        agreed := [one for one in phase.offers if not still_to_agree(course.public, one)]
    ):
        _make_deal(course, agreed[0])  # the last bag it names was left to the one who had agreed (Y8)
        return True
    if not phase.is_settled:
        if phase.is_time_up:
            _settle_at_time_up(course, [bag.owner for bag in phase.unsettled])
        return phase.is_time_up
    for option in course.options:
        option.before_closing(course)
    if not inspecting(course.public).duties:
        course.do(RoundEnded(course.public.round))
    return course.public.phase is not phase


def _settle_at_time_up(course: Course, unsettled: list[Seat]) -> None:
    """Owed inspections are made, one at a time, by those in whose hands the bags are; the rest pass (T1, Y8)."""
    bound = inspecting(course.public).bound
    owed = [owner for owner in unsettled if AskOpen(owner) in bound]
    if owed:
        open_bag(course, owed[0])
        return
    for owner in unsettled:
        _pass_at_time_up(course, owner)


def _pass_at_time_up(course: Course, owner: Seat) -> None:
    """The clock passes the bag for nothing. A Sheriff alone let it; of two deputies neither decided (T1, B9)."""
    _judge_promises(course, owner, "pass" if len(course.public.deciders) == 1 else None)
    _unpack(course, owner)
