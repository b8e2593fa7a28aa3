"""One attempt of the search: follows the history and chooses at random, where the seat saw nothing, what may have been.

It never backtracks. A choice that leads to a contradiction ends the attempt, and the search begins anew (a random
restart), because the choice that was wrong may lie many rounds back.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from nottingham.rules.engine.events import (
    BagClosed,
    BagOpened,
    BagPassed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaidOut,
    CardsSetAside,
    CardTaken,
    DeckReshuffled,
    DeclaringBegan,
    GameEnded,
    GameStarted,
    GoodsConfiscated,
    GoodsGiven,
    GoodsPaid,
    HandsDiscarded,
    LaidOutGathered,
    PilesTurned,
    PlaceShown,
    PositionSeen,
    PositionSet,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, Loading, Market, Public, State
from nottingham.rules.engine.views import View
from nottingham.rules.game import view
from nottingham.worlds.constraints import CardConstraints, Contradiction, Zone
from nottingham.worlds.evidence import Evidence
from nottingham.worlds.loot import LootGuess
from nottingham.worlds.midgame import Position, confiscated, unseen
from nottingham.worlds.zones import Zones


class Guess:
    """One attempt to tell the whole evidence."""

    def __init__(self, evidence: Evidence, rng: Random, *, is_careful: bool) -> None:
        self.evidence = evidence
        self.rng = rng
        self.cards = CardConstraints(evidence, rng, is_careful=is_careful)
        self.zones = Zones(evidence.ruleset)
        self.loot = LootGuess(evidence.ruleset, evidence.loot, self.cards, self.zones)
        self.bag_may_hold = [evidence.contraband] * evidence.ruleset.players
        self.missing = 0
        """Kinds of which the last deal claimed more than there was, as bits."""
        self.position: Position | None = None

    def run(self) -> None:
        for place, event in enumerate(self.evidence.events):
            self.cards.now = place
            if event.trade_in:
                seat, shown, _ = event.trade_in
                self.cards.take_all(self.zones.stands[seat], shown.cards())
            elif take := HANDLERS.get(type(event)):
                take(self, place, event)
            else:
                self.loot.follow(place, event)
        self.cards.now += 1
        for seat, size in enumerate(self.zones.sizes):
            if size is not None:
                self._load_unsettled(seat, size)
        if any(deck.excess() for deck in self.cards.decks.values()):
            self.cards.repair()
        self.cards.assign()

    # --- the deck and the piles

    def started(self, place: int, _: GameStarted) -> None:
        self.cards.new_deck(place, self.evidence.ruleset.all_cards)

    def reshuffled(self, place: int, event: DeckReshuffled) -> None:
        kept = Goods.counting(card for pile in event.piles for card in pile)
        self.cards.new_deck(place, Goods.counting(card for pile in self.zones.piles for card in pile) - kept)
        self.zones.piles = [list(pile) for pile in event.piles]

    def turned(self, _: int, event: PilesTurned) -> None:
        self.zones.piles = [list(pile) for pile in event.piles]
        for card in (card for pile in event.piles for card in pile):
            self.cards.deck.reserve(self.cards.index[card], is_owed=False, by=1)
            self.cards.deck.drawn.append(card)

    def drawn(self, place: int, event: CardsDrawn) -> None:
        seen = event.goods.value
        if seen is None:
            tokens = [self.cards.token(self.cards.deck) for _ in range(event.count)]
            self.zones.moved[place] = tokens
            for token in tokens:
                self.cards.drawn_at[token], self.cards.holder[token] = place, event.seat
        else:
            tokens = [self.cards.token(self.cards.deck, self.cards.index[card]) for card in seen.cards()]
        self.zones.hands[event.seat].extend(tokens)
        self.cards.draws[place] = tokens
        self.cards.deck.drawn.append(place)

    def taken(self, place: int, event: CardTaken) -> None:
        self.zones.piles[event.pile].pop()
        token = self.cards.token(None, self.cards.index[event.card])
        self.cards.drawn_at[token], self.cards.holder[token] = place, event.seat
        self.zones.hands[event.seat].append(token)

    def set_aside(self, place: int, event: CardsSetAside) -> None:
        hand, seen = self.zones.hands[event.seat], event.goods.value
        cards = self.evidence.aside.get(place) if seen is None else seen.cards()
        self.zones.moved[place] = (
            self.cards.take_any(hand, event.count) if cards is None else self.cards.take_all(hand, cards)
        )

    def discarded(self, _: int, event: CardsDiscarded) -> None:
        self.zones.piles[event.pile].extend(event.cards)

    def laid_out(self, _: int, event: CardsLaidOut) -> None:
        self.cards.take_all(self.zones.hands[event.seat], event.goods.cards())

    def gathered(self, _: int, event: LaidOutGathered) -> None:
        self.zones.piles[0].extend(event.cards)

    # --- bags: what is in one is guessed when it comes out, because only then something is learnt about it

    def closed(self, place: int, event: BagClosed) -> None:
        seat = event.seat
        if event.goods.value is None:
            self.zones.sizes[seat] = 0
            self.zones.loaded[seat] = []
            self.zones.moved[place] = self.zones.loaded[seat]

    def sizes_told(self, _: int, event: DeclaringBegan) -> None:
        for bag in event.bags:
            if self.zones.sizes[bag.owner] is not None:
                self.zones.sizes[bag.owner] = bag.size

    def opened(self, _: int, event: BagOpened) -> None:
        self.zones.loaded[event.seat].extend(self.cards.take_all(self.zones.hands[event.seat], event.goods.cards()))
        self.zones.sizes[event.seat] = None

    def passed(self, place: int, event: BagPassed) -> None:
        seat, hand, seen = event.seat, self.zones.hands[event.seat], event.contraband.value
        legal = self.cards.take_all(hand, event.legal.cards())
        if seen is None:
            hidden = self.cards.take_contraband(hand, event.face_down, self.bag_may_hold[seat], self._room(place, seat))
            self.zones.moved[place] = hidden
        else:
            hidden = self.cards.take_all(hand, seen.cards())
        self.bag_may_hold[seat] = self.evidence.contraband
        self.zones.loaded[seat].extend((*legal, *hidden))
        self.zones.stands[seat].extend(hidden)
        self.zones.sizes[seat] = None

    def _room(self, place: int, seat: Seat) -> list[int] | None:
        """How many of each kind still fit on a stand, besides those known to lie there."""
        if place not in self.evidence.room:
            return None
        room = list(self.evidence.room[place])
        for token in self.zones.stands[seat]:
            if self.cards.kind[token] >= 0:
                room[self.cards.kind[token]] -= 1
        return room

    def confiscated(self, _: int, event: GoodsConfiscated) -> None:
        self.zones.piles[event.pile].extend(event.cards)

    def _load_unsettled(self, seat: Seat, size: int) -> None:
        """A bag that nobody has looked into; before its size is told, any size."""
        hand, loaded = self.zones.hands[seat], self.zones.loaded[seat]
        count = size or self.rng.randint(1, min(self.evidence.ruleset.bag_most, len(hand)))
        loaded.extend(self.cards.take_any(hand, count - len(loaded)))

    # --- bribes: what was claimed is public, so what was handed over is a part of it (B5)

    def given(self, place: int, event: GoodsGiven) -> None:
        is_bag = event.place == "bag"
        zone = self.zones.hands[event.giver] if is_bag else self.zones.stands[event.giver]
        legal = self.cards.take_all(zone, event.legal.cards()) if is_bag else []
        seen, claimed = event.contraband.value, self.evidence.claims.get(place, NOTHING)
        given = self._guess_gift(event, zone, claimed, self._room(place, event.receiver)) if seen is None else seen
        tokens = self.cards.take_all(zone, given.cards())
        self.missing = self._fewer(given, claimed)
        if seen is None:
            self.zones.moved[place] = tokens
        if is_bag:
            self.zones.loaded[event.giver].extend((*legal, *tokens))
        self.zones.stands[event.receiver].extend(tokens)

    def _guess_gift(self, event: GoodsGiven, zone: Zone, claimed: Goods, room: list[int] | None) -> Goods:
        """As many of the claimed cards as went over; from a stand, all that are known to be there."""
        if event.face_down == len(claimed):
            return claimed
        there = Goods.counting(
            self.evidence.ids[self.cards.kind[token]] for token in zone if self.cards.kind[token] >= 0
        )
        sure = claimed & there if event.place == "stand" else NOTHING
        more = claimed - sure
        if room is not None:
            more &= Goods({id: max(0, left - sure[id]) for id, left in zip(self.evidence.ids, room, strict=True)})
        if not 0 <= event.face_down - len(sure) <= len(more):
            raise Contradiction
        return sure + Goods.counting(self.rng.sample(more.cards(), event.face_down - len(sure)))

    def _fewer(self, given: Goods, claimed: Goods) -> int:
        """The kinds of which less was given than claimed; none of them was left in that place."""
        return sum(1 << self.cards.index[good] for good, count in claimed.items() if given[good] < count)

    def shown(self, place: int, event: PlaceShown) -> None:
        if place in self.evidence.claims:  # nothing was handed over at all
            self.missing = self._fewer(NOTHING, self.evidence.claims[place])
        seen, may_be = event.goods.value, self.evidence.contraband & ~self.missing
        if event.place == "bag":
            self.bag_may_hold[event.owner] = may_be
        elif seen is not None:
            self.cards.show(self.zones.stands[event.owner], seen)
        else:
            for token in self.zones.stands[event.owner]:
                self.cards.limit(token, may_be)
        if seen is None:
            self.zones.moved[place] = list(self.zones.stands[event.owner]) if event.place == "stand" else []

    def paid(self, _: int, event: GoodsPaid) -> None:
        self.zones.stands[event.creditor].extend(
            self.cards.take_all(self.zones.stands[event.debtor], event.contraband.cards())
        )

    # --- the end

    def hands_discarded(self, _: int, event: HandsDiscarded) -> None:
        for hand, goods in zip(self.zones.hands, event.hands, strict=True):
            self.cards.show(hand, goods)
            hand.clear()

    def ended(self, _: int, event: GameEnded) -> None:
        for stand, goods in zip(self.zones.stands, event.contraband, strict=True):
            self.cards.show(stand, goods)

    # --- a game that starts in the middle

    def position_set(self, place: int, event: PositionSet) -> None:
        """Nothing is known of how it came to this: what is not seen can be any card that is not seen elsewhere."""
        public, own = event.public, self.evidence.own_view
        self.zones.piles = [list(pile) for pile in public.piles]
        self.cards.new_deck(place, unseen(self.evidence, public, own))
        self._sit_down(public, own)
        for holder, count in enumerate(public.face_down):
            is_own = own is not None and holder == self.evidence.seat
            known = NOTHING if own is None else own.contraband if is_own else own.known[holder]
            hidden = [self.cards.token(self.cards.deck) for _ in range(count - len(known))]
            for token in hidden:
                self.cards.limit(token, self.evidence.contraband)
            self.zones.stands[holder] = self._tokens_of(known) + hidden
        self.position = Position(
            place,
            public,
            hands=[list(hand) for hand in self.zones.hands],
            loaded=list(self.zones.loaded),
            aside=self._aside_at_turn(public, own),
            stands=[list(stand) for stand in self.zones.stands],
        )

    def _sit_down(self, public: Public, own: View | None) -> None:
        """Hands, with what is in bags among them until it comes out."""
        phase = public.phase
        for seat, count in enumerate(public.hand_sizes):
            if own is not None and seat == self.evidence.seat:
                self.zones.hands[seat] = self._tokens_of(
                    own.hand + (NOTHING if seat in confiscated(public) else own.bag)
                )
                continue
            bag = phase.bag_of(seat) if isinstance(phase, Inspecting) else None
            if isinstance(phase, Declaring):
                bag = next((bag for bag in phase.bags if bag.owner == seat), None)
            if bag is not None and not bag.is_settled:
                self.zones.sizes[seat] = bag.size
            elif isinstance(phase, Loading) and seat in phase.ready:
                self.zones.sizes[seat] = 0
            self.zones.hands[seat] = [
                self.cards.token(self.cards.deck) for _ in range(count + (self.zones.sizes[seat] or 0))
            ]

    def _aside_at_turn(self, public: Public, own: View | None) -> Zone:
        phase = public.phase
        if not isinstance(phase, Market) or not phase.aside or phase.laid_out:
            return []
        if own is not None and own.aside:
            return self._tokens_of(own.aside)
        tokens = [self.cards.token(self.cards.deck) for _ in range(phase.aside)]
        for token, card in zip(tokens, self.evidence.aside.get(-1, ()), strict=False):
            self.cards.bind(token, self.cards.index[card])
        return tokens

    def _tokens_of(self, goods: Goods) -> Zone:
        return [self.cards.token(None, self.cards.index[card]) for card in goods.cards()]

    # --- telling it

    def filled(self, place: int, event: Event, state: State) -> Event:
        """The event as it happened in this world."""
        if place in self.zones.moved:
            name = "goods" if hasattr(event, "goods") else "contraband"
            if isinstance(event, PlaceShown) and event.place == "bag":
                return event.unsealed(goods=state.bags[event.owner])
            return event.unsealed(**{name: self.cards.goods(self.zones.moved[place])})
        match event:
            case GameStarted():
                rest = self.cards.rest[place]
                cut = len(rest) - self.evidence.ruleset.removed
                return event.unsealed(
                    deck=self.cards.deck_cards(place)[: event.cards],
                    removed=tuple(rest[cut:]),
                    chance=self.cards.chance(),
                )
            case DeckReshuffled():
                return event.unsealed(deck=self.cards.deck_cards(place), chance=self.cards.chance())
            case PositionSet():
                assert self.position is not None
                return event.unsealed(hidden=self.position.as_state(self.evidence, self.cards))
            case PositionSeen(view=seen) if seen.value is None:
                return event.unsealed(view=view(state, event.seat))
        return self.loot.filled(place, event)


HANDLERS: dict[type[Event], Callable[[Guess, int, Any], None]] = {
    GameStarted: Guess.started,
    DeckReshuffled: Guess.reshuffled,
    PilesTurned: Guess.turned,
    CardsDrawn: Guess.drawn,
    CardTaken: Guess.taken,
    CardsSetAside: Guess.set_aside,
    CardsDiscarded: Guess.discarded,
    CardsLaidOut: Guess.laid_out,
    LaidOutGathered: Guess.gathered,
    BagClosed: Guess.closed,
    DeclaringBegan: Guess.sizes_told,
    BagOpened: Guess.opened,
    BagPassed: Guess.passed,
    GoodsConfiscated: Guess.confiscated,
    GoodsGiven: Guess.given,
    PlaceShown: Guess.shown,
    GoodsPaid: Guess.paid,
    HandsDiscarded: Guess.hands_discarded,
    GameEnded: Guess.ended,
    PositionSet: Guess.position_set,
}
"""What each event that moves cards says about them."""
