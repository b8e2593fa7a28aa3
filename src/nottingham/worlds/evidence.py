"""Look-ahead over a history, done once before any search: what later events tell about earlier, hidden ones."""

from __future__ import annotations

from collections.abc import Sequence

from nottingham.rules.engine import deals
from nottingham.rules.engine.events import (
    BagPassed,
    CardsDiscarded,
    CardsSetAside,
    DealMade,
    GameEnded,
    GoodsGiven,
    GoodsPaid,
    PlaceShown,
    PositionSeen,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.views import View
from nottingham.rules.options.black_market.rule import CARDS_FOR_A_CLAIM, BlackMarketClaimed
from nottingham.rules.options.deputies.rule import (
    DeputiesDrawn,
    DeputiesShuffled,
    LootCleared,
    LootShared,
    Split,
    SplitProposed,
)


class Evidence:
    """The events of a history, with what later events tell about them: constraints known before any choice is made."""

    def __init__(self, ruleset: Ruleset, seat: Seat | None, events: Sequence[Event]) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.ids = tuple(good.id for good in ruleset.catalogue)
        self.index = {id: place for place, id in enumerate(self.ids)}
        self.contraband = 0
        for id in ruleset.contraband:
            self.contraband |= 1 << self.index[id]
        self.all = (1 << len(self.ids)) - 1
        self.own_view: View | None = None
        self.events = events
        self.aside: dict[int, tuple[str, ...]] = {}
        """Cards set aside, by the place of the event, once they were discarded."""
        self.claims: dict[int, Goods] = {}
        """What a deal said a place holds, by the place of the event that handed it over or showed what was left."""
        self.rosters: dict[int, list[Seat]] = {-1: []}
        """Deputies drawn, by the place of the shuffle before; -1 before any."""
        self.accepted: dict[int, int] = {}
        """The place of the split that was agreed to, by the place of the proposer's share."""
        self.halved: dict[int, tuple[str, ...]] = {}
        """The odd cards of a loot that was halved, by the place of the first share."""
        self.room: dict[int, list[int]] = {}
        """How many of each kind a stand can hold after unseen cards came to it, where that was shown later."""
        self._read_events(events)
        self._look_ahead()

    def _read_events(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, PositionSeen) and event.seat == self.seat:
                self.own_view = event.view.value
        self._read_asides(events)
        self._read_claims(events)
        self._read_deputies(events)

    def _read_asides(self, events: Sequence[Event]) -> None:
        aside = -1
        for place, event in enumerate(events):
            if isinstance(event, CardsSetAside):
                aside = place
            elif isinstance(event, CardsDiscarded):
                self.aside[aside] = event.cards

    def _read_claims(self, events: Sequence[Event]) -> None:
        """The claims of a deal belong to the first thing that is heard of each place."""
        deal: DealMade | None = None
        heard: set[str] = set()
        for place, event in enumerate(events):
            if isinstance(event, DealMade):
                deal, heard = event, set()
            elif isinstance(event, GoodsGiven | PlaceShown) and deal is not None and event.place not in heard:
                self.claims[place] = _claimed_contraband(deal, event.place, self.ruleset)
                heard.add(event.place)

    def _read_deputies(self, events: Sequence[Event]) -> None:
        roster = -1
        split: int | None = None
        shares: list[int] = []
        for place, event in enumerate(events):
            match event:
                case DeputiesShuffled():
                    roster = place
                    self.rosters[place] = []
                case DeputiesDrawn(deputies=deputies):
                    self.rosters[roster].extend(deputies)
                case SplitProposed():
                    split = place
                case LootShared():
                    shares.append(place)
                case LootCleared():
                    self._read_split(events, split, shares, event)
                    split, shares = None, []

    def _read_split(self, events: Sequence[Event], split: int | None, shares: list[int], end: LootCleared) -> None:
        """Whether a loot was shared as proposed, or halved by the rule; what is left over tells (Y5)."""
        is_shared_out = not end.cards and not end.gold
        if split is not None and is_shared_out and self._reads_as_proposed(events, split, shares):
            return
        if len(shares) == 2:
            odd = tuple(card for card in end.cards if card not in self.ruleset.legal)
            self.halved[shares[0]] = odd

    def _reads_as_proposed(self, events: Sequence[Event], split: int, shares: list[int]) -> bool:
        """Whether the proposer's share is the proposed one, which is noted; who asked for nothing has no share."""
        proposed = events[split]
        assert isinstance(proposed, SplitProposed)
        terms = proposed.split
        own = [place for place in shares if getattr(events[place], "deputy", None) == terms.by]
        if not own:
            return not (terms.gold or terms.legal or terms.face_down)
        is_accepted = _is_as_proposed(terms, events[own[0]])
        if is_accepted:
            self.accepted[own[0]] = split
        return is_accepted

    def _look_ahead(self) -> None:
        """Goes back from every moment at which a stand was shown, so that no guess puts there what was not."""
        room: dict[Seat, list[int]] = {}
        for place, event in reversed(tuple(enumerate(self.events))):
            match event:
                case GameEnded(contraband=stands):
                    room = {holder: self.counts(goods) for holder, goods in enumerate(stands)}
                case PlaceShown(owner=owner, place="stand", goods=Sealed(value=Goods() as goods)):
                    room[owner] = self.counts(goods)
                case GoodsPaid(debtor=debtor, creditor=creditor, contraband=goods):
                    self._made_room(room, debtor, creditor, goods)
                case BlackMarketClaimed(seat=seat, good=good):
                    self._made_room(room, seat, None, Goods({good: CARDS_FOR_A_CLAIM}))
                case GoodsGiven():
                    self._look_past_gift(room, place, event)
                case LootShared(deputy=deputy, contraband=Sealed(value=seen)):
                    self._made_room(room, self.ruleset.loot, deputy, seen if event.face_down else NOTHING)
                case LootCleared(cards=cards):
                    room[self.ruleset.loot] = self.counts(Goods.counting(cards).only(self.ruleset.contraband))
                case BagPassed(seat=seat, contraband=Sealed(value=seen)):
                    self._look_past_arrival(room, place, None, seat, seen)

    def _look_past_gift(self, room: dict[Seat, list[int]], place: int, gift: GoodsGiven) -> None:
        """What a deal claimed stands for cards that were not seen, where it names as many."""
        seen, claimed = gift.contraband.value, self.claims.get(place, NOTHING)
        told = claimed if seen is None and len(claimed) == gift.face_down else seen
        self._look_past_arrival(room, place, gift.giver if gift.place == "stand" else None, gift.receiver, told)

    def _look_past_arrival(
        self, room: dict[Seat, list[int]], place: int, giver: Seat | None, receiver: Seat, goods: Goods | None
    ) -> None:
        """Where unseen cards arrived on a stand, what may be among them is what it could hold afterwards."""
        if goods is None and receiver in room:
            self.room[place] = list(room[receiver])
        self._made_room(room, giver, receiver, goods)

    def _made_room(
        self, room: dict[Seat, list[int]], giver: Seat | None, receiver: Seat | None, goods: Goods | None
    ) -> None:
        """Before these cards moved, the giver could hold more and the receiver fewer; None is any cards."""
        if goods is None:
            if giver is not None:
                room.pop(giver, None)
            return
        for holder, sign in ((giver, 1), (receiver, -1)):
            if holder in room:
                room[holder] = [have + sign * goods[id] for have, id in zip(room[holder], self.ids, strict=True)]

    def counts(self, goods: Goods) -> list[int]:
        return [goods[id] for id in self.ids]


def _claimed_contraband(deal: DealMade, where: str, ruleset: Ruleset) -> Goods:
    clauses = deal.deal.clauses
    claimed = deals.contraband_in(clauses) if where == "stand" else deals.bag_goods_in(clauses)
    return claimed.only(ruleset.contraband)


def _is_as_proposed(terms: Split, share: Event) -> bool:
    assert isinstance(share, LootShared)
    return (terms.gold, terms.legal, terms.face_down) == (share.gold, share.legal, share.face_down)
