"""Events: everything that can happen in the base game, and how each one changes the state.

Chance happens once: its outcome is in the event, so a log replays with no random generator. The next state of chance
travels with it, sealed for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from nottingham.rules.engine.access import inspecting, market, with_inspecting, with_phase, with_public
from nottingham.rules.engine.deals import Deal, Offer, Promise, Word, opposite
from nottingham.rules.engine.families import Duty, EventBase
from nottingham.rules.engine.goods import NOTHING, Cards, Goods
from nottingham.rules.engine.knowledge import left_for, raised
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Open, Sealed
from nottingham.rules.engine.state import (
    Bag,
    Closing,
    Declaring,
    Finished,
    Inspecting,
    LaidOut,
    Loading,
    Market,
    Public,
    State,
    put,
)
from nottingham.rules.engine.views import View

# --- set-up and rounds -------------------------------------------------------------------------------------------


class GameStarted(EventBase, frozen=True):
    """The deck was shuffled, and with that option some cards went back to the box (S3, X1)."""

    deck: Sealed[Cards]
    removed: Sealed[Cards]
    chance: Sealed[int]
    cards: Open[int]

    def apply(self, state: State) -> State:
        state = replace(state, deck=self.deck.opened(), removed=self.removed.opened(), chance=self.chance.opened())
        return with_public(state, deck_size=self.cards)


class PositionSet(EventBase, frozen=True):
    """The game was set up in the middle (a position), in the sight of all but for what is hidden."""

    public: Open[Public]
    hidden: Sealed[State]

    def apply(self, state: State) -> State:
        hidden = self.hidden.opened()
        assert hidden.ruleset == state.ruleset
        return hidden


class PositionSeen(EventBase, frozen=True):
    """A seat looked at its own cards in a game that was set up in the middle."""

    is_news = False
    seat: Open[Seat]
    view: Sealed[View]

    def apply(self, state: State) -> State:
        return state


class PilesTurned(EventBase, frozen=True):
    """Cards were turned up from the deck into the discard piles (S4)."""

    piles: Open[tuple[Cards, ...]]

    def apply(self, state: State) -> State:
        turned = sum(len(pile) for pile in self.piles)
        state = replace(state, deck=state.deck[turned:])
        return with_public(state, piles=self.piles, deck_size=len(state.deck))


class MarkerPassed(EventBase, frozen=True):
    """The Sheriff's marker came to a seat; with six, two deputies were drawn (E1, Y1)."""

    opens_round = True
    weight = 1
    deciders: Open[tuple[Seat, ...]]

    def apply(self, state: State) -> State:
        return with_public(state, deciders=self.deciders)


class RoundStarted(EventBase, frozen=True):
    """A round began with the Market (S8)."""

    weight = 2
    round: Open[int]

    def apply(self, state: State) -> State:
        public = state.public
        if state.ruleset.sheriff_opens_market:
            return with_public(state, round=self.round, phase=Market(public.sheriff, ()))
        return with_public(state, round=self.round, phase=Market(None, public.merchants()))


class RoundEnded(EventBase, frozen=True):
    """The last bag was settled and the round was over (E1)."""

    is_news = False
    round: Open[int]

    def apply(self, state: State) -> State:
        return with_phase(state, Closing())


# --- market ------------------------------------------------------------------------------------------------------


class MarketOpened(EventBase, frozen=True):
    """The Sheriff named the merchant who starts (M7)."""

    first: Open[Seat]

    def apply(self, state: State) -> State:
        merchants = state.public.merchants()
        start = merchants.index(self.first)
        return with_phase(state, Market(None, merchants[start:] + merchants[:start]))


class CardsSetAside(EventBase, frozen=True):
    """A merchant set cards aside, face down (M3, V4)."""

    seat: Open[Seat]
    count: Open[int]
    goods: Sealed[Goods]

    def apply(self, state: State) -> State:
        goods, public, seat = self.goods.opened(), state.public, self.seat
        public = replace(
            public,
            hand_sizes=put(public.hand_sizes, seat, public.hand_sizes[seat] - self.count),
            phase=replace(market(public), aside=self.count),
        )
        return replace(state, public=public, hands=put(state.hands, seat, state.hands[seat] - goods), aside=goods)


class CardsLaidOut(EventBase, frozen=True):
    """A merchant set cards aside, face up (M8)."""

    seat: Open[Seat]
    goods: Open[Goods]

    def apply(self, state: State) -> State:
        public = state.public
        phase = market(public)
        state = replace(state, hands=put(state.hands, self.seat, state.hands[self.seat] - self.goods))
        return with_public(
            state,
            hand_sizes=put(public.hand_sizes, self.seat, public.hand_sizes[self.seat] - len(self.goods)),
            phase=replace(
                phase,
                aside=len(self.goods),
                laid_out=(*phase.laid_out, LaidOut(self.seat, self.goods.cards())),
            ),
        )


class CardTaken(EventBase, frozen=True):
    """A merchant took the top card of a pile, in the sight of all (M5)."""

    seat: Open[Seat]
    pile: Open[int]
    card: Open[str]

    def apply(self, state: State) -> State:
        public, seat = state.public, self.seat
        public = replace(
            public,
            hand_sizes=put(public.hand_sizes, seat, public.hand_sizes[seat] + 1),
            piles=put(public.piles, self.pile, public.piles[self.pile][:-1]),
        )
        return replace(state, public=public, hands=put(state.hands, seat, state.hands[seat] + Goods.of(self.card)))


class CardsDrawn(EventBase, frozen=True):
    """A seat drew cards from the deck, seen by the drawer alone (S3, M5, E2)."""

    seat: Open[Seat]
    count: Open[int]
    goods: Sealed[Goods]

    def apply(self, state: State) -> State:
        public, seat, count = state.public, self.seat, self.count
        phase, deck = public.phase, state.deck[count:]
        if type(phase) is Market:
            phase = replace(phase, has_drawn_from_deck=True)
        public = replace(
            public,
            deck_size=len(deck),
            hand_sizes=put(public.hand_sizes, seat, public.hand_sizes[seat] + count),
            phase=phase,
        )
        hand = state.hands[seat] + self.goods.opened()
        return replace(state, public=public, deck=deck, hands=put(state.hands, seat, hand))


class CardsDiscarded(EventBase, frozen=True):
    """A merchant put what was set aside face up on a pile (M6)."""

    seat: Open[Seat]
    pile: Open[int]
    cards: Open[Cards]

    def apply(self, state: State) -> State:
        public = state.public
        public = replace(
            public,
            piles=put(public.piles, self.pile, public.piles[self.pile] + self.cards),
            phase=replace(market(public), aside=0),
        )
        return replace(state, public=public, aside=NOTHING)


class TurnEnded(EventBase, frozen=True):
    """A merchant was done at the market."""

    is_news = False
    seat: Open[Seat]

    def apply(self, state: State) -> State:
        phase = market(state.public)
        return with_phase(state, replace(phase, order=phase.order[1:], aside=None, has_drawn_from_deck=False))


class LaidOutGathered(EventBase, frozen=True):
    """Cards set aside face up were gathered into the discard pile (M8, M9)."""

    is_news = False
    seats: Open[tuple[Seat, ...]]
    cards: Open[Cards]

    def apply(self, state: State) -> State:
        public = state.public
        phase = market(public)
        left = tuple(laid for laid in phase.laid_out if laid.seat not in self.seats)
        return with_public(state, piles=(public.piles[0] + self.cards,), phase=replace(phase, laid_out=left))


class DeckReshuffled(EventBase, frozen=True):
    """The deck was empty: discards were shuffled into a new one (M9)."""

    deck: Sealed[Cards]
    chance: Sealed[int]
    cards: Open[int]
    piles: Open[tuple[Cards, ...]]

    def apply(self, state: State) -> State:
        state = replace(state, deck=self.deck.opened(), chance=self.chance.opened())
        return with_public(state, deck_size=self.cards, piles=self.piles)


# --- loading and declaring ---------------------------------------------------------------------------------------


class LoadingBegan(EventBase, frozen=True):
    """Merchants who hold a card began to load (L1, L3)."""

    merchants: Open[tuple[Seat, ...]]

    def apply(self, state: State) -> State:
        return with_phase(state, Loading(self.merchants))


class BagClosed(EventBase, frozen=True):
    """A merchant closed the bag; the others learn no more than that (L2)."""

    seat: Open[Seat]
    goods: Sealed[Goods]

    def apply(self, state: State) -> State:
        phase = state.public.phase
        assert type(phase) is Loading
        goods, seat = self.goods.opened(), self.seat
        phase = replace(phase, ready=tuple(sorted((*phase.ready, seat))))
        return replace(
            state,
            public=replace(state.public, phase=phase),
            hands=put(state.hands, seat, state.hands[seat] - goods),
            bags=put(state.bags, seat, goods),
        )


class DeclaringBegan(EventBase, frozen=True):
    """All bags were closed, and the number of cards in each was told (L2)."""

    bags: Open[tuple[Bag, ...]]

    def apply(self, state: State) -> State:
        sizes = list(state.public.hand_sizes)
        for bag in self.bags:
            sizes[bag.owner] -= bag.size
        return with_public(state, hand_sizes=tuple(sizes), phase=Declaring(self.bags))


class Declared(EventBase, frozen=True):
    """A merchant declared a good and the number of cards in the bag (D1)."""

    weight = 1
    seat: Open[Seat]
    good: Open[str]
    count: Open[int]

    def apply(self, state: State) -> State:
        phase = state.public.phase
        assert type(phase) is Declaring
        bags = tuple([replace(bag, good=self.good) if bag.owner == self.seat else bag for bag in phase.bags])
        return with_phase(state, Declaring(bags))


class InspectingBegan(EventBase, frozen=True):
    """The bags lay before the Sheriff."""

    def apply(self, state: State) -> State:
        phase = state.public.phase
        assert type(phase) is Declaring
        return with_phase(state, Inspecting(phase.bags))


# --- bargaining --------------------------------------------------------------------------------------------------


class OfferMade(EventBase, frozen=True):
    """A seat made an offer, heard by the whole table (B1); a deputy's own earlier word on that bag is void."""

    offer: Open[Offer]

    def apply(self, state: State) -> State:
        phase, offer = inspecting(state.public), self.offer
        bags = phase.bags
        if offer.passes_own_bag:
            bags = _without_words(bags, lambda bag, word: bag == offer.merchant and word.by == offer.proposer)
        phase = replace(phase, offers=(*phase.offers, offer), bags=bags)
        return with_public(state, offers_made=offer.number, phase=phase)


class OfferEnded(EventBase, frozen=True):
    """An offer was gone for good (B10, B12, B14)."""

    number: Open[int]
    why: Open[Literal["withdrawn", "refused", "replaced", "settled", "unpayable", "forbidden", "time"]]

    def apply(self, state: State) -> State:
        return with_phase(state, _without_offer(inspecting(state.public), self.number))


class OfferAgreed(EventBase, frozen=True):
    """One of several who must agree did so (Y8)."""

    number: Open[int]
    seat: Open[Seat]

    def apply(self, state: State) -> State:
        offers = tuple(
            replace(offer, agreed=(*offer.agreed, self.seat)) if offer.number == self.number else offer
            for offer in inspecting(state.public).offers
        )
        return with_inspecting(state, offers=offers)


class DealMade(EventBase, frozen=True):
    """An offer became a deal that binds both sides (B4)."""

    weight = 2
    deal: Open[Deal]

    def apply(self, state: State) -> State:
        phase, clauses = inspecting(state.public), self.deal.clauses
        bags = _without_words(phase.bags, lambda bag, word: opposite(bag, word.act) in clauses)
        phase = replace(phase, bags=bags, deals=(*phase.deals, self.deal))
        return with_phase(state, _without_offer(phase, self.deal.number))


def _without_words(bags: tuple[Bag, ...], is_void: Callable[[Seat, Word], bool]) -> tuple[Bag, ...]:
    """Void words are as if never said, but a deputy who left a bag to the other did so for good (Y7)."""
    if not [bag for bag in bags if bag.words]:
        return bags
    return tuple(
        replace(bag, words=tuple(word for word in bag.words if not is_void(bag.owner, word)))
        if len(bag.deciders) > 1
        else bag
        for bag in bags
    )


def _without_offer(phase: Inspecting, number: int) -> Inspecting:
    """The offer is gone, and so is every word that named it."""
    bags = _without_words(phase.bags, lambda _, word: word.offer == number)
    return replace(phase, offers=tuple([offer for offer in phase.offers if offer.number != number]), bags=bags)


class WordGiven(EventBase, frozen=True):
    """A deputy spoke on a bag; what the same deputy said or agreed to before on it no longer counts (Y7)."""

    bag: Open[Seat]
    word: Open[Word]

    def apply(self, state: State) -> State:
        phase, by = inspecting(state.public), self.word.by
        void = {offer.number for offer in phase.offers if offer.is_at_odds_with(self.bag, self.word)}
        bags = tuple(
            replace(bag, words=(*(word for word in bag.words if word.by != by), self.word))
            if bag.owner == self.bag
            else bag
            for bag in _without_words(phase.bags, lambda _, word: word.by == by and word.offer in void)
        )
        offers = tuple(
            replace(offer, agreed=tuple(seat for seat in offer.agreed if seat != by)) if offer.number in void else offer
            for offer in phase.offers
        )
        return with_inspecting(state, bags=bags, offers=offers)


class BagLeftTo(EventBase, frozen=True):
    """The deputies differed: the bag is in the hands of the one who wants to inspect (Y4)."""

    bag: Open[Seat]
    deputy: Open[Seat]

    def apply(self, state: State) -> State:
        bags = tuple(
            replace(bag, deciders=(self.deputy,)) if bag.owner == self.bag else bag
            for bag in inspecting(state.public).bags
        )
        return with_inspecting(state, bags=bags)


class PromiseMade(EventBase, frozen=True):
    """A promise was given; it binds nobody (B9)."""

    promise: Open[Promise]

    def apply(self, state: State) -> State:
        return with_public(state, promises=(*state.public.promises, self.promise))


class PromiseJudged(EventBase, frozen=True):
    """A typed promise fell due and was kept or broken (B9)."""

    weight = 2
    number: Open[int]
    fate: Open[Literal["kept", "broken"]]

    def apply(self, state: State) -> State:
        promises, place = state.public.promises, self.number - 1
        return with_public(state, promises=put(promises, place, replace(promises[place], fate=self.fate)))


# --- goods and gold change hands ---------------------------------------------------------------------------------


class GoldPaid(EventBase, frozen=True):
    """Gold went from one to another: a bribe, a fine, or compensation."""

    weight = 1
    giver: Open[Seat]
    receiver: Open[Seat]
    amount: Open[int]
    why: Open[Literal["bribe", "fine", "compensation"]]

    def apply(self, state: State) -> State:
        gold = state.public.gold
        gold = put(gold, self.giver, gold[self.giver] - self.amount)
        return with_public(state, gold=put(gold, self.receiver, gold[self.receiver] + self.amount))


class GoodsGiven(EventBase, frozen=True):
    """Goods of a bribe were handed over, from the stand or the bag; kinds of contraband go unseen (B5, B8)."""

    giver: Open[Seat]
    receiver: Open[Seat]
    place: Open[Literal["stand", "bag"]]
    legal: Open[Goods]
    face_down: Open[int]
    contraband: Sealed[Goods]

    def apply(self, state: State) -> State:
        contraband = self.contraband.opened()
        readers = self.contraband.readers
        known = raised(state.known, self.receiver, contraband, readers)
        if self.place == "bag":
            bag = state.bags[self.giver] - self.legal - contraband
            state = replace(state, bags=put(state.bags, self.giver, bag), known=known)
        else:
            known = left_for(known, self.giver, contraband, readers)
            state = _take_from_stand(replace(state, known=known), self.giver, self.legal, contraband)
        return _add_to_stand(state, self.receiver, self.legal, contraband)


class PlaceShown(EventBase, frozen=True):
    """A merchant proved that promised goods were missing, to those who made the deal (B5)."""

    owner: Open[Seat]
    place: Open[Literal["stand", "bag"]]
    goods: Sealed[Goods]

    def apply(self, state: State) -> State:
        if self.place == "bag":
            return state
        known = state.known
        for seat in self.goods.readers:
            if seat != self.owner:
                known = put(known, seat, put(known[seat], self.owner, self.goods.opened()))
        return replace(state, known=known)


class BagPassed(EventBase, frozen=True):
    """A bag was handed back and unpacked: legal goods face up, contraband face down (I3)."""

    weight = 1
    seat: Open[Seat]
    legal: Open[Goods]
    face_down: Open[int]
    contraband: Sealed[Goods]

    def apply(self, state: State) -> State:
        contraband, seat = self.contraband.opened(), self.seat
        known = raised(state.known, seat, contraband, self.contraband.readers)
        state = replace(state, bags=put(state.bags, seat, NOTHING), known=known)
        return _add_to_stand(state, seat, self.legal, contraband, phase=_settle_bag(state.public, seat, "passed"))


class BagOpened(EventBase, frozen=True):
    """A bag was opened and its contents shown to all (I4)."""

    weight = 2
    seat: Open[Seat]
    goods: Open[Goods]
    is_truthful: Open[bool]

    def apply(self, state: State) -> State:
        return with_phase(state, _settle_bag(state.public, self.seat, "opened"))


class GoodsLetIn(EventBase, frozen=True):
    """Truly declared goods of an opened bag went to the stand (I5, I6)."""

    seat: Open[Seat]
    goods: Open[Goods]

    def apply(self, state: State) -> State:
        state = replace(state, bags=put(state.bags, self.seat, state.bags[self.seat] - self.goods))
        return _add_to_stand(state, self.seat, self.goods, NOTHING)


class GoodsConfiscated(EventBase, frozen=True):
    """All other cards of an opened bag were put on a discard pile (I6, I7)."""

    owner: Open[Seat]
    pile: Open[int]
    cards: Open[Cards]

    def apply(self, state: State) -> State:
        piles = state.public.piles
        state = replace(state, bags=put(state.bags, self.owner, state.bags[self.owner] - Goods.counting(self.cards)))
        return with_public(state, piles=put(piles, self.pile, piles[self.pile] + self.cards))


class GoodsPaid(EventBase, frozen=True):
    """Goods were paid for a debt, contraband shown to all (P1, P2)."""

    debtor: Open[Seat]
    creditor: Open[Seat]
    legal: Open[Goods]
    contraband: Open[Goods]

    def apply(self, state: State) -> State:
        everyone = tuple(range(state.ruleset.players))
        known = left_for(state.known, self.debtor, self.contraband, everyone)
        known = raised(known, self.creditor, self.contraband, everyone)
        state = _take_from_stand(replace(state, known=known), self.debtor, self.legal, self.contraband)
        return _add_to_stand(state, self.creditor, self.legal, self.contraband)


class DebtForgiven(EventBase, frozen=True):
    """Everything a debtor had did not suffice; the rest was forgiven (P2)."""

    debtor: Open[Seat]
    amount: Open[int]

    def apply(self, state: State) -> State:
        return state


class DutyArose(EventBase, frozen=True):
    """A duty arose, to be done before another bag is settled (I8)."""

    is_news = False
    duty: Open[Duty]

    def apply(self, state: State) -> State:
        return with_inspecting(state, duties=(*inspecting(state.public).duties, self.duty))


class DutyDone(EventBase, frozen=True):
    """The first duty was done; a smaller one may take its place."""

    is_news = False
    rest: Open[Duty | None] = None

    def apply(self, state: State) -> State:
        duties = inspecting(state.public).duties[1:]
        return with_inspecting(state, duties=duties if self.rest is None else (self.rest, *duties))


# --- the end -----------------------------------------------------------------------------------------------------


class HandsDiscarded(EventBase, frozen=True):
    """The game was over and all hands were discarded, worth nothing (E3)."""

    hands: Open[tuple[Goods, ...]]

    def apply(self, state: State) -> State:
        piles = state.public.piles
        cards = tuple(card for hand in self.hands for card in hand.cards())
        players = state.ruleset.players
        state = replace(state, hands=(NOTHING,) * players)
        return with_public(state, hand_sizes=(0,) * players, piles=put(piles, len(piles) - 1, piles[-1] + cards))


class GameEnded(EventBase, frozen=True):
    """All contraband was turned up and points were counted (E3, K)."""

    contraband: Open[tuple[Goods, ...]]
    scores: Open[tuple[Score, ...]]
    winners: Open[tuple[Seat, ...]]

    def apply(self, state: State) -> State:
        return with_phase(state, Finished(self.contraband, self.scores, self.winners))


# --- shared by the events above ----------------------------------------------------------------------------------


def _take_from_stand(state: State, holder: Seat, legal: Goods, contraband: Goods) -> State:
    public = state.public
    public = replace(
        public,
        stands=put(public.stands, holder, public.stands[holder] - legal),
        face_down=put(public.face_down, holder, public.face_down[holder] - len(contraband)),
    )
    hidden = put(state.contraband, holder, state.contraband[holder] - contraband)
    return replace(state, public=public, contraband=hidden)


def _add_to_stand(
    state: State, holder: Seat, legal: Goods, contraband: Goods, *, phase: Inspecting | None = None
) -> State:
    public = state.public
    public = replace(
        public,
        stands=put(public.stands, holder, public.stands[holder] + legal),
        face_down=put(public.face_down, holder, public.face_down[holder] + len(contraband)),
        phase=phase or public.phase,
    )
    hidden = put(state.contraband, holder, state.contraband[holder] + contraband)
    return replace(state, public=public, contraband=hidden)


def _settle_bag(public: Public, owner: Seat, fate: Literal["passed", "opened"]) -> Inspecting:
    phase = inspecting(public)
    bags = tuple([replace(bag, fate=fate) if bag.owner == owner else bag for bag in phase.bags])
    return replace(phase, bags=bags)
