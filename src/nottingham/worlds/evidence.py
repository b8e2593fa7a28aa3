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
from nottingham.worlds.kinds import CardKinds
from nottingham.worlds.loot import LootEvidence, undo_loot
from nottingham.worlds.stand_room import StandRoom


class Evidence(CardKinds):
    """The events of a history, with what later events tell about them: constraints known before any choice is made."""

    def __init__(self, ruleset: Ruleset, seat: Seat | None, events: Sequence[Event]) -> None:
        super().__init__(ruleset)
        self.seat = seat
        self.own_view: View | None = None
        self.events = events
        self.aside: dict[int, tuple[str, ...]] = {}
        """Cards set aside, by the place of the event, once they were discarded."""
        self.claims: dict[int, Goods] = {}
        """What a deal said a place holds, by the place of the event that handed it over or showed what was left."""
        self.room: dict[int, list[int]] = {}
        """How many of each kind a stand can hold after unseen cards came to it, where that was shown later."""
        self.loot = LootEvidence(ruleset, events)
        self._read_events(events)
        self._look_ahead()

    def _read_events(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, PositionSeen) and event.seat == self.seat:
                self.own_view = event.view.value
        self._read_asides(events)
        self._read_claims(events)

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

    def _look_ahead(self) -> None:
        """Goes back from every moment at which a stand was shown, so that no guess puts there what was not."""
        room = StandRoom(self)
        for place, event in reversed(tuple(enumerate(self.events))):
            match event:
                case GameEnded(contraband=stands):
                    for holder, goods in enumerate(stands):
                        room.show(holder, goods)
                case PlaceShown(owner=owner, place="stand", goods=Sealed(value=Goods() as goods)):
                    room.show(owner, goods)
                case GoodsPaid(debtor=debtor, creditor=creditor, contraband=goods):
                    room.undo_move(debtor, creditor, goods)
                case GoodsGiven():
                    self._look_past_gift(room, place, event)
                case BagPassed(seat=seat, contraband=Sealed(value=seen)):
                    self._look_past_arrival(room, place, None, seat, seen)
                case _ if event.trade_in:
                    room.undo_move(event.trade_in.seat, None, event.trade_in.goods)
                case _:
                    undo_loot(room, self.ruleset, event)

    def _look_past_gift(self, room: StandRoom, place: int, gift: GoodsGiven) -> None:
        """What a deal claimed stands for cards that were not seen, where it names as many."""
        seen, claimed = gift.contraband.value, self.claims.get(place, NOTHING)
        told = claimed if seen is None and len(claimed) == gift.face_down else seen
        self._look_past_arrival(room, place, gift.giver if gift.place == "stand" else None, gift.receiver, told)

    def _look_past_arrival(
        self, room: StandRoom, place: int, giver: Seat | None, receiver: Seat, goods: Goods | None
    ) -> None:
        """Where unseen cards arrived on a stand, what may be among them is what it could hold afterwards."""
        if goods is None and receiver in room.by_holder:
            self.room[place] = list(room.by_holder[receiver])
        room.undo_move(giver, receiver, goods)


def _claimed_contraband(deal: DealMade, where: str, ruleset: Ruleset) -> Goods:
    clauses = deal.deal.clauses
    claimed = deals.contraband_in(clauses) if where == "stand" else deals.bag_goods_in(clauses)
    return claimed.only(ruleset.contraband)
