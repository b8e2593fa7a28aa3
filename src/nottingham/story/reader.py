"""Game reader: the one visitor that folds events into facts, for one pair of eyes or for the whole truth.

What was a lie, who stood at the gate and whose passing was bought is worked out here and nowhere else. A subclass
overrides the facts it wants to hear:

    class Lies(GameReader):
        def bag_settled(self, bag: SettledBag) -> None:
            print(bag.owner, bag.is_lie)

Give it a seat's own events and it tells what that seat knows; it never guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import Deal, Offer, Promise, buys_passage
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting


def is_lie(good: str, goods: Goods) -> bool:
    """Whether a bag of these goods holds anything but what was declared."""
    return goods[good] != len(goods)


class DeclaredBag(msgspec.Struct, frozen=True):
    """A closed bag and the word that was given for it."""

    owner: Seat
    good: str
    count: int
    goods: Goods | None
    """What is in it; None for eyes that did not see it packed."""

    @property
    def is_lie(self) -> bool | None:
        """Whether it holds anything but what was declared; None for eyes that cannot know yet."""
        return None if self.goods is None else is_lie(self.good, self.goods)


class SettledBag(msgspec.Struct, frozen=True):
    """A bag that passed or was opened."""

    owner: Seat
    good: str
    """What was declared, and how many."""
    count: int
    gate: tuple[Seat, ...]
    """Those who settled it."""
    is_opened: bool
    is_lie: bool
    """Whether it held anything but what was declared. All can tell: legal goods are shown, others lie face down."""
    is_bought: bool
    """Whether its owner gave something in a deal that let it pass."""
    shown: Goods
    """What came out of it at the end, as far as these eyes saw it."""
    unseen: int
    """Cards that came out face down and that these eyes did not see."""

    @property
    def undeclared(self) -> Goods:
        """What these eyes saw come out of it beside what was declared."""
        return self.shown.without((self.good,))


class GatePayment(msgspec.Struct, frozen=True):
    """Gold or goods that a merchant handed over at the gate."""

    giver: Seat
    takers: tuple[Seat, ...]
    """Who shares it: what goes to the loot goes to all who guard it."""
    gold: int
    goods: Goods
    """As far as these eyes saw them."""


class Loss(msgspec.Struct, frozen=True):
    """What an opened bag cost its owner: a fine in gold or goods, or what was confiscated."""

    owner: Seat
    takers: tuple[Seat, ...]
    gold: int
    goods: Goods


class GameReader:
    """Follows a game event by event and tells its subclass the facts."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset: Final = ruleset
        self.round = 0
        self.deciders: tuple[Seat, ...] = ()
        self._packed: dict[Seat, Goods] = {}
        self.declarations: dict[Seat, tuple[str, int]] = {}
        """By seat, what was declared this round, and how many."""
        self._left_to: dict[Seat, Seat] = {}
        self._given: dict[Seat, Goods] = {}
        """What left each bag before it was settled, as far as these eyes saw it."""
        self._given_unseen: dict[Seat, int] = {}
        self._bought: set[Seat] = set()
        self._opened_by: dict[Seat, tuple[Seat, ...]] = {}
        self.promises: dict[int, Promise] = {}
        """All that were given, by number."""

    def read(self, event: Event) -> None:
        """Take in the next event."""
        handler = self._FOLDS.get(type(event))
        if handler is not None:
            handler(self, event)

    def read_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.read(event)

    def gate_of(self, bag: Seat) -> tuple[Seat, ...]:
        """Who settles a bag: deputies who agree do it together, of two who differ the one it was left to (Y7)."""
        return (self._left_to[bag],) if bag in self._left_to else self.deciders

    def settled_bag(self, event: e.BagPassed | e.BagOpened) -> SettledBag:
        """The fact that such an event would be, for who wants it before the event is read."""
        owner = event.seat
        good, count = self.declarations.get(owner, ("", 0))
        if isinstance(event, e.BagOpened):
            shown, unseen, is_lie = event.goods, 0, not event.is_truthful
        else:
            shown = event.legal + (event.contraband.value or NOTHING)
            unseen = event.face_down if event.contraband.value is None else 0
            came_out = shown + self._given.get(owner, NOTHING)
            is_lie = bool(unseen or self._given_unseen.get(owner) or came_out.without((good,)))
        is_opened, is_bought = isinstance(event, e.BagOpened), owner in self._bought
        return SettledBag(owner, good, count, self.gate_of(owner), is_opened, is_lie, is_bought, shown, unseen)

    # --- facts: a subclass overrides those it wants

    def marker_passed(self) -> None:
        """Other seats guard the gate now, and nothing of this round has happened yet."""

    def bag_declared(self, bag: DeclaredBag) -> None:
        """A merchant has given a word for a bag."""

    def bag_settled(self, bag: SettledBag) -> None:
        """A bag passed or was opened."""

    def offer_made(self, offer: Offer) -> None:
        """A seat proposed a deal."""

    def deal_made(self, deal: Deal) -> None:
        """An offer was accepted by all whom it binds."""

    def bribe_paid(self, bribe: GatePayment) -> None:
        """A merchant handed something over at the gate."""

    def goods_missing(self, owner: Seat, to: Seat | None, place: Goods | None) -> None:
        """Goods of a deal were not there; who was to have them was shown what was in their place."""

    def loss_suffered(self, loss: Loss) -> None:
        """An opened bag has cost its owner something."""

    def promise_made(self, promise: Promise) -> None:
        """A seat gave its word for another round."""

    def round_ended(self) -> None:
        """All bags of the round are settled and all duties done."""

    def promise_judged(self, promise: Promise, *, is_kept: bool) -> None:
        """A promise fell due."""

    # --- the fold

    def _pass_marker(self, event: e.MarkerPassed) -> None:
        self.deciders = event.deciders
        rounds: tuple[dict[Seat, Any] | set[Seat], ...] = (
            self._packed, self.declarations, self._left_to, self._given, self._given_unseen,
            self._bought, self._opened_by,
        )  # fmt: skip
        for known in rounds:
            known.clear()
        self.marker_passed()

    def _start_round(self, event: e.RoundStarted) -> None:
        self.round = event.round

    def _end_round(self, _: e.RoundEnded) -> None:
        self.round_ended()

    def _set_up(self, event: e.PositionSet) -> None:
        """A game that starts in the middle."""
        public = event.public
        self.round, self.deciders = public.round, public.deciders
        self.promises = {promise.number: promise for promise in public.promises}
        if isinstance(public.phase, Declaring | Inspecting):
            self.declarations = {bag.owner: (bag.good, bag.size) for bag in public.phase.bags if bag.good}

    def _close_bag(self, event: e.BagClosed) -> None:
        if event.goods.value is not None:
            self._packed[event.seat] = event.goods.value

    def _declare(self, event: e.Declared) -> None:
        self.declarations[event.seat] = (event.good, event.count)
        self.bag_declared(DeclaredBag(event.seat, event.good, event.count, self._packed.get(event.seat)))

    def _leave_bag_to(self, event: e.BagLeftTo) -> None:
        self._left_to[event.bag] = event.deputy

    def _make_offer(self, event: e.OfferMade) -> None:
        self.offer_made(event.offer)

    def _make_deal(self, event: e.DealMade) -> None:
        if buys_passage(event.deal.merchant, event.deal.clauses):
            self._bought.add(event.deal.merchant)
        self.deal_made(event.deal)

    def _pay_gold(self, event: e.GoldPaid) -> None:
        if event.why == "bribe":
            self._bribe(event.giver, event.receiver, event.amount, NOTHING)
        elif event.why == "fine":
            self.loss_suffered(Loss(event.giver, self._takers(event.receiver), event.amount, NOTHING))

    def _give_goods(self, event: e.GoodsGiven) -> None:
        seen = event.legal + (event.contraband.value or NOTHING)
        if event.place == "bag":
            self._given[event.giver] = self._given.get(event.giver, NOTHING) + seen
            if event.contraband.value is None:
                self._given_unseen[event.giver] = self._given_unseen.get(event.giver, 0) + event.face_down
        self._bribe(event.giver, event.receiver, 0, seen)

    def _bribe(self, giver: Seat, receiver: Seat, gold: int, goods: Goods) -> None:
        """What comes back from the gate is no bribe."""
        if giver not in self.deciders and giver < self.ruleset.players:
            self.bribe_paid(GatePayment(giver, self._takers(receiver), gold, goods))

    def _show_place(self, event: e.PlaceShown) -> None:
        to = next((seat for seat in event.goods.readers if seat != event.owner), None)
        self.goods_missing(event.owner, to, event.goods.value)

    def _settle_bag(self, event: e.BagPassed | e.BagOpened) -> None:
        bag = self.settled_bag(event)
        if bag.is_opened:
            self._opened_by[bag.owner] = bag.gate
        self.bag_settled(bag)

    def _confiscate(self, event: e.GoodsConfiscated) -> None:
        takers = self._opened_by.get(event.owner, ())
        self.loss_suffered(Loss(event.owner, takers, 0, Goods.counting(event.cards)))

    def _pay_goods(self, event: e.GoodsPaid) -> None:
        if event.debtor in self._opened_by:  # not a Sheriff's who opened in vain
            self.loss_suffered(Loss(event.debtor, self._takers(event.creditor), 0, event.legal + event.contraband))

    def _takers(self, receiver: Seat) -> tuple[Seat, ...]:
        return (receiver,) if receiver < self.ruleset.players else self.deciders

    def _promise(self, event: e.PromiseMade) -> None:
        self.promises[event.promise.number] = event.promise
        self.promise_made(event.promise)

    def _judge_promise(self, event: e.PromiseJudged) -> None:
        promise = replace(self.promises[event.number], fate=event.fate)
        self.promises[event.number] = promise
        self.promise_judged(promise, is_kept=event.fate == "kept")

    _FOLDS: ClassVar[dict[type[Event], Callable[[Any, Any], None]]] = {
        e.MarkerPassed: _pass_marker,
        e.RoundStarted: _start_round,
        e.RoundEnded: _end_round,
        e.PositionSet: _set_up,
        e.BagClosed: _close_bag,
        e.Declared: _declare,
        e.BagLeftTo: _leave_bag_to,
        e.OfferMade: _make_offer,
        e.DealMade: _make_deal,
        e.GoldPaid: _pay_gold,
        e.GoodsGiven: _give_goods,
        e.PlaceShown: _show_place,
        e.BagPassed: _settle_bag,
        e.BagOpened: _settle_bag,
        e.GoodsConfiscated: _confiscate,
        e.GoodsPaid: _pay_goods,
        e.PromiseMade: _promise,
        e.PromiseJudged: _judge_promise,
    }
    """The events that facts are made of; all others are passed over."""
