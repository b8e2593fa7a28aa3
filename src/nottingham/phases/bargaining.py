"""Bargaining: offers, counter-offers, deals and promises while bags are being settled (B).

`objection` says why an offer cannot be made; the same question, asked again after every act, ends standing offers
that have become impossible (B10).
"""

from __future__ import annotations

from random import Random
from typing import Literal

from nottingham.engine import deals
from nottingham.engine.actions import Accept, Pledge, Propose, Refuse, Withdraw
from nottingham.engine.course import Course
from nottingham.engine.deals import (
    GIFTS,
    Act,
    Ask,
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    Clauses,
    Deal,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
    Words,
    named_bags,
)
from nottingham.engine.events import OfferEnded, OfferMade, PromiseMade, inspecting
from nottingham.engine.families import Action, Prompt, PromptBase
from nottingham.engine.goods import Goods
from nottingham.engine.refusals import Refusal, refuse
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat, others_than
from nottingham.engine.state import Inspecting, Public
from nottingham.engine.views import View

MOST_WORDS = 280
MOST_CLAUSES = 16
ACTS: tuple[Act, ...] = ("pass", "open")


# --- who must agree ----------------------------------------------------------------------------------------------


def bargainers(phase: Inspecting, bags: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Everyone who decides on one of the bags that an offer names; all of them must agree to it (Y8)."""
    seats: tuple[Seat, ...] = ()
    for owner in bags:
        bag = phase.bag_of(owner)
        if bag is not None and bag.deciders != seats:
            seats = tuple(sorted({*seats, *bag.deciders}))
    return seats


def still_to_agree(phase: Inspecting, offer: Offer) -> tuple[Seat, ...]:
    parties = (offer.merchant, *bargainers(phase, offer.bags))
    return tuple([seat for seat in parties if seat != offer.proposer and seat not in offer.agreed])


# --- what can be offered -----------------------------------------------------------------------------------------


def objection(ruleset: Ruleset, public: Public, merchant: Seat, clauses: Clauses) -> Refusal | None:
    """Why this cannot be an offer now, from public numbers alone (B2 to B5, B7, B9)."""
    if len(clauses) > MOST_CLAUSES:
        return refuse("too_many_clauses", most=MOST_CLAUSES)
    if len({_slot(clause) for clause in clauses}) != len(clauses):
        return refuse("clause_twice")
    for clause in clauses:
        if refusal := _clause_objection(ruleset, public, merchant, clause):
            return refusal
    return _whole_objection(public, merchant, clauses)


def _slot(clause: Clause) -> object:
    """What may stand in an offer only once: each gift, each plea for a bag, each promise."""
    return type(clause) if isinstance(clause, GIFTS) else clause


def _clause_objection(ruleset: Ruleset, public: Public, merchant: Seat, clause: Clause) -> Refusal | None:
    if isinstance(clause, AskPass):
        return unsettled_objection(public, clause.bag)
    if isinstance(clause, GiveGold):
        return _gold_objection(clause.amount, public.gold[merchant])
    if isinstance(clause, AskOpen | AskRefuse):
        return refuse("own_bag") if clause.bag == merchant else unsettled_objection(public, clause.bag)
    if isinstance(clause, PromiseNext | Words):
        return _words_objection(clause)
    return _goods_objection(ruleset, public, merchant, clause)


def _gold_objection(amount: int, have: int) -> Refusal | None:
    if amount < 1:
        return refuse("gives_nothing")
    return refuse("gives_more_gold_than_there_is", gold=amount, have=have) if amount > have else None


def _goods_objection(
    ruleset: Ruleset, public: Public, merchant: Seat, clause: GiveStand | GiveContraband | GiveBag
) -> Refusal | None:
    goods = clause.goods
    if not goods:
        return refuse("gives_nothing")
    for good, count in goods.items():
        if good not in ruleset.goods:
            return refuse("unknown_good", good=good)
        if isinstance(clause, GiveContraband) and good in ruleset.legal:
            return refuse("not_contraband", good=good)
        if isinstance(clause, GiveStand) and count > public.stands[merchant][good]:
            return refuse("not_on_stand", good=good, count=count, have=public.stands[merchant][good])
    if isinstance(clause, GiveContraband) and len(goods) > public.face_down[merchant]:
        return refuse("too_many_face_down", count=len(goods), have=public.face_down[merchant])
    if isinstance(clause, GiveBag):
        bag = inspecting(public).bag_of(merchant)
        size = bag.size if bag and not bag.is_settled else 0
        return refuse("too_many_from_bag", count=len(goods), size=size) if len(goods) > size else None
    return None


def _words_objection(clause: PromiseNext | Words) -> Refusal | None:
    if isinstance(clause, PromiseNext):
        return refuse("not_to_yourself") if clause.by == clause.to else None
    return text_objection(clause.text)


def text_objection(text: str) -> Refusal | None:
    if not text.strip():
        return refuse("empty_words")
    return refuse("words_too_long", most=MOST_WORDS) if len(text) > MOST_WORDS else None


def unsettled_objection(public: Public, owner: Seat) -> Refusal | None:
    bag = inspecting(public).bag_of(owner)
    if bag is None:
        return refuse("no_bag", seat=owner)
    return refuse("bag_settled", seat=owner) if bag.is_settled else None


def _whole_objection(public: Public, merchant: Seat, clauses: Clauses) -> Refusal | None:
    phase = inspecting(public)
    if not named_bags(clauses):
        return refuse("asks_nothing")
    if deals.bag_goods_in(clauses) and AskPass(merchant) not in clauses:
        return refuse("bag_goods_need_pass")
    if deals.contradict(clauses, clauses):
        return refuse("contradicts_itself")
    sheriffs = bargainers(phase, named_bags(clauses))
    if _is_barred(phase, merchant, sheriffs):
        return refuse("refused_by_deal", seat=merchant)
    if deals.contradict(clauses, phase.bound):
        return refuse("contradicts_deal")
    return _promisors_objection(merchant, sheriffs, clauses)


def _is_barred(phase: Inspecting, merchant: Seat, sheriffs: tuple[Seat, ...]) -> bool:
    """Whether one of these is bound to make no more deals with a merchant (B3)."""
    return any(seat in sheriffs for seat in deals.barring(phase.deals, merchant))


def _promisors_objection(merchant: Seat, sheriffs: tuple[Seat, ...], clauses: Clauses) -> Refusal | None:
    """Each side can promise only for itself, and only to the other (B9)."""
    for clause in clauses:
        if isinstance(clause, PromiseNext | Words):
            others = sheriffs if clause.by == merchant else (merchant,)
            if clause.by != merchant and clause.by not in sheriffs:
                return refuse("not_yours_to_promise", seat=clause.by)
            if isinstance(clause, PromiseNext) and clause.to not in others:
                return refuse("not_yours_to_promise", seat=clause.to)
    return None


# --- the actions -------------------------------------------------------------------------------------------------


def check(view: View, action: Action) -> Refusal | None:
    phase = inspecting(view.public)
    if phase.is_time_up:
        return refuse("no_talk_now")
    match action:
        case Propose():
            return _check_propose(view, action)
        case Accept():
            return _check_accept(view, action)
        case Refuse():
            return _check_answer(view, action.offer)
        case Withdraw():
            offer = phase.offer(action.offer)
            if offer is None:
                return refuse("offer_gone", offer=action.offer)
            return None if offer.proposer == view.seat else refuse("not_yours_to_withdraw", offer=action.offer)
        case Pledge():
            return _check_pledge(view, action)
    raise AssertionError(action)


def _check_propose(view: View, action: Propose) -> Refusal | None:
    public, phase = view.public, inspecting(view.public)
    if action.merchant not in public.merchants() or view.seat not in (action.merchant, *public.deciders):
        return refuse("not_between_you", seat=action.merchant)
    if refusal := objection(view.ruleset, public, action.merchant, action.clauses):
        return refusal
    if view.seat != action.merchant and view.seat not in bargainers(phase, named_bags(action.clauses)):
        return refuse("not_in_your_hands")
    if action.answers is None:
        return None
    answered = phase.offer(action.answers)
    if answered is None:
        return refuse("offer_gone", offer=action.answers)
    is_from_other_side = answered.merchant == action.merchant and answered.proposer != view.seat
    return None if is_from_other_side else refuse("answers_nobody", offer=action.answers)


def _check_answer(view: View, number: int) -> Refusal | None:
    phase = inspecting(view.public)
    offer = phase.offer(number)
    if offer is None:
        return refuse("offer_gone", offer=number)
    parties = (offer.merchant, *bargainers(phase, offer.bags))
    if view.seat not in parties or view.seat == offer.proposer:
        return refuse("not_yours_to_answer", offer=number)
    return None


def _check_accept(view: View, action: Accept) -> Refusal | None:
    phase = inspecting(view.public)
    if refusal := _check_answer(view, action.offer):
        return refusal
    if phase.duties:
        return refuse("duty_first", seat=phase.duties[0].awaits()[0])
    offer = phase.offer(action.offer)
    assert offer is not None
    if view.seat in offer.agreed:
        return refuse("already_agreed", offer=action.offer)
    return None


def _check_pledge(view: View, action: Pledge) -> Refusal | None:
    if not 0 <= action.to < view.ruleset.players:
        return refuse("no_such_seat", seat=action.to)
    if action.to == view.seat:
        return refuse("not_to_yourself")
    if action.act is None:
        return text_objection(action.words)
    return None if not action.words else text_objection(action.words)


def propose(course: Course, seat: Seat, action: Propose) -> None:
    """A new offer replaces one's own older one of its sort and leaves the other side's standing (B14)."""
    offer = Offer(course.public.offers_made + 1, action.merchant, seat, action.clauses, action.answers)
    for older in inspecting(course.public).offers:
        if (older.proposer, older.merchant, older.passes_own_bag) == (
            seat,
            offer.merchant,
            offer.passes_own_bag,
        ):
            course.do(OfferEnded(older.number, "replaced"))
    course.do(OfferMade(offer))


def pledge(course: Course, seat: Seat, action: Pledge) -> None:
    _promise(course, seat, action.to, action.act, action.words)


def make_promises(course: Course, deal: Deal) -> None:
    """What a deal promises for later is recorded; free words go to the other side (B9)."""
    for clause in deal.clauses:
        match clause:
            case PromiseNext(by=by, to=to, act=act):
                _promise(course, by, to, act, "")
            case Words(by=by, text=text):
                others = deal.deciders if by == deal.merchant else (deal.merchant,)
                for to in others:
                    _promise(course, by, to, None, text)


def _promise(course: Course, by: Seat, to: Seat, act: Act | None, words: str) -> None:
    number = len(course.public.promises) + 1
    course.do(PromiseMade(Promise(number, by, to, act, words, course.public.round)))


def end_impossible_offers(course: Course) -> None:
    """Ends every standing offer that has become impossible (B10, B12)."""
    phase = inspecting(course.public)
    if phase.offers and _has_changed_hands(course):
        for offer in phase.offers:
            if why := _ending(course.public, offer):
                course.do(OfferEnded(offer.number, why))


def _has_changed_hands(course: Course) -> bool:
    """Whether this step moved gold, goods or bags or made a deal; mere talk ends no offer."""
    before, now = course.before.public, course.public
    if before.gold is not now.gold or before.stands is not now.stands:
        return True
    phase = inspecting(now)
    return not isinstance(before.phase, Inspecting) or (
        before.phase.bags is not phase.bags or before.phase.deals is not phase.deals
    )


def _ending(public: Public, offer: Offer) -> Literal["settled", "unpayable", "forbidden"] | None:
    """Why an offer no longer stands. Face-down and bag goods never end it: they may be a lie (B10)."""
    phase, merchant, clauses = inspecting(public), offer.merchant, offer.clauses
    if any(unsettled_objection(public, bag) for bag in offer.bags):
        return "settled"
    if deals.gold_in(clauses) > public.gold[merchant]:
        return "unpayable"
    if not deals.stand_goods_in(clauses) <= public.stands[merchant]:
        return "unpayable"
    sheriffs = bargainers(phase, offer.bags)
    is_forbidden = (
        _is_barred(phase, merchant, sheriffs)
        or deals.contradict(clauses, phase.bound)
        or offer.proposer not in (merchant, *sheriffs)
        or _promisors_objection(merchant, sheriffs, clauses) is not None
    )
    return "forbidden" if is_forbidden else None


# --- prompts -----------------------------------------------------------------------------------------------------


class BargainPrompt(PromptBase, frozen=True):
    """An offer may be made between this merchant and the gate, within these public limits (B2, B3)."""

    merchant: Seat
    gold: int
    stand: Goods
    face_down: int
    bag: int
    """Cards in the merchant's bag; 0 once it is settled."""
    may_pass: tuple[Seat, ...]
    may_open: tuple[Seat, ...]
    may_refuse: tuple[Seat, ...]
    answers: tuple[int, ...]
    """Offers of the other side that this one may answer."""

    def sample(self, view: View, rng: Random) -> Action:
        asks = self._sample_asks(rng)
        clauses = (*self._sample_gifts(view, asks, rng), *asks, *self._sample_promises(view, asks, rng))
        answers = rng.choice((None, *self.answers))
        return Propose(self.merchant, clauses, answers)

    def _sample_asks(self, rng: Random) -> tuple[Ask, ...]:
        """One plea for each of a few bags."""
        choices: dict[Seat, list[Ask]] = {}
        for bag in self.may_pass:
            choices.setdefault(bag, []).append(AskPass(bag))
        for bag in self.may_open:
            choices.setdefault(bag, []).append(AskOpen(bag))
        for bag in self.may_refuse:
            choices.setdefault(bag, []).append(AskRefuse(bag))
        if self.merchant in self.may_pass and rng.random() < 0.7:
            bags = [self.merchant, *(bag for bag in choices if bag != self.merchant and rng.random() < 0.2)]
        else:
            bags = rng.sample(list(choices), min(len(choices), rng.choice((1, 1, 1, 2))))
        return tuple(rng.choice(choices[bag]) for bag in bags)

    def _sample_gifts(self, view: View, asks: tuple[Ask, ...], rng: Random) -> Clauses:
        gifts: list[Clause] = []
        if self.gold and rng.random() < 0.7:
            gifts.append(GiveGold(rng.randint(1, min(self.gold, 20))))
        if self.stand and rng.random() < 0.2:
            gifts.append(GiveStand(Goods.counting(_some(self.stand.cards(), 3, rng))))
        if self.face_down and rng.random() < 0.2:
            count = rng.randint(1, min(self.face_down, 3))
            gifts.append(GiveContraband(Goods.counting(rng.choices(view.ruleset.contraband, k=count))))
        if self.bag and AskPass(self.merchant) in asks and rng.random() < 0.2:
            kinds = view.ruleset.legal + view.ruleset.contraband
            gifts.append(GiveBag(Goods.counting(rng.choices(kinds, k=rng.randint(1, self.bag)))))
        return tuple(gifts)

    def _sample_promises(self, view: View, asks: tuple[Ask, ...], rng: Random) -> Clauses:
        if rng.random() < 0.7:
            return ()
        sheriff = rng.choice(bargainers(inspecting(view.public), named_bags(asks)))
        by, to = rng.sample((self.merchant, sheriff), 2)
        return (PromiseNext(by, to, rng.choice(ACTS)) if rng.random() < 0.7 else Words(by, "On my honour."),)


class AnswerPrompt(PromptBase, frozen=True):
    """An offer waits for this seat's answer: accept it, if nothing must be done first, or refuse it (B14)."""

    offer: int
    may_accept: bool

    def sample(self, view: View, rng: Random) -> Action:
        return Accept(self.offer) if self.may_accept and rng.random() < 0.4 else Refuse(self.offer)


class WithdrawPrompt(PromptBase, frozen=True):
    """One's own standing offer may be taken back."""

    offer: int

    def sample(self, view: View, rng: Random) -> Action:
        return Withdraw(self.offer)


class PledgePrompt(PromptBase, frozen=True):
    """A promise may be given to any of these; it binds nobody (B13)."""

    to: tuple[Seat, ...]

    def sample(self, view: View, rng: Random) -> Action:
        act = rng.choice((*ACTS, None))
        return Pledge(rng.choice(self.to), act, "" if act else "You have my word.")


PROMPTS = (BargainPrompt, AnswerPrompt, WithdrawPrompt, PledgePrompt)


def _some(cards: tuple[str, ...], most: int, rng: Random) -> list[str]:
    return rng.sample(cards, rng.randint(1, min(most, len(cards))))


def prompts(view: View) -> list[Prompt]:
    public, seat = view.public, view.seat
    phase = inspecting(public)
    if seat is None or phase.is_time_up:
        return []
    found: list[Prompt] = [PledgePrompt(others_than(seat, view.ruleset.players))]
    for offer in phase.offers:
        if offer.proposer == seat:
            found.append(WithdrawPrompt(offer.number))
        elif seat == offer.merchant or seat in bargainers(phase, offer.bags):
            found.append(AnswerPrompt(offer.number, not phase.duties and seat not in offer.agreed))
    if seat in public.deciders:
        owners = tuple([bag.owner for bag in phase.unsettled if seat in bag.deciders])
        merchants = public.merchants() if owners else ()
    else:
        owners = tuple([bag.owner for bag in phase.unsettled])
        merchants = (seat,) if owners else ()
    found += [
        _bargain_prompt(view, phase, merchant, still_open)
        for merchant in merchants
        if (still_open := _owners_open_to(phase, merchant, owners))
    ]
    return found


def _owners_open_to(phase: Inspecting, merchant: Seat, owners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Whose bags a merchant may still bargain about: not those of a Sheriff who must refuse that merchant (B3, Y8)."""
    barring = deals.barring(phase.deals, merchant) if phase.deals else ()
    if not barring:
        return owners
    return tuple([owner for owner in owners if not any(seat in barring for seat in bargainers(phase, (owner,)))])


def _bargain_prompt(view: View, phase: Inspecting, merchant: Seat, owners: tuple[Seat, ...]) -> BargainPrompt:
    """What can be agreed with a merchant; nobody can ask for the own bag to be opened or refused (B3)."""
    public, seat, bound = view.public, view.seat, phase.bound
    others = tuple([owner for owner in owners if owner != merchant])
    bag = phase.bag_of(merchant) if merchant in owners else None
    return BargainPrompt(
        merchant,
        public.gold[merchant],
        public.stands[merchant],
        public.face_down[merchant],
        bag.size if bag else 0,
        tuple([owner for owner in owners if AskOpen(owner) not in bound]) if bound else owners,
        tuple([owner for owner in others if AskPass(owner) not in bound]) if bound else others,
        others,
        tuple([offer.number for offer in phase.offers if offer.merchant == merchant and offer.proposer != seat]),
    )
