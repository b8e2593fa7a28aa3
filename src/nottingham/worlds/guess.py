"""One attempt of the search: follows the history and chooses at random, where the seat saw nothing, what may have been.

It never backtracks. A choice that leads to a contradiction ends the attempt, and the search begins anew (a random
restart), because the choice that was wrong may lie many rounds back.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

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
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Declaring, Inspecting, Loading, Market, Public, State
from nottingham.rules.engine.views import View
from nottingham.rules.game import view
from nottingham.rules.options.black_market.rule import CARDS_FOR_A_CLAIM, BlackMarketClaimed
from nottingham.rules.options.deputies.rule import DeputiesShuffled, LootCleared, LootShared, SplitProposed
from nottingham.worlds.constraints import CardConstraints, Contradiction, Zone
from nottingham.worlds.evidence import Evidence
from nottingham.worlds.midgame import Position, confiscated, roster, unseen


def fill(event: Event, **values: object) -> Event:
    """The event with values put under its seals; their readers stay the same."""
    assert isinstance(event, msgspec.Struct)
    return replace(event, **{name: Sealed(getattr(event, name).readers, value) for name, value in values.items()})


class Guess(CardConstraints):
    """One attempt to tell the whole evidence."""

    def __init__(self, evidence: Evidence, rng: Random, *, is_careful: bool) -> None:
        super().__init__(evidence, rng, is_careful=is_careful)
        ruleset = evidence.ruleset
        self.hands: list[Zone] = [[] for _ in range(ruleset.players)]
        self.loaded: list[Zone] = [[] for _ in range(ruleset.players)]
        """What was in each bag of this round, as far as it came out again; it is guessed as late as possible."""
        self.sizes: list[int | None] = [None] * ruleset.players
        """The size of each bag that is not settled; 0 while only its owner knows."""
        self.stands: list[Zone] = [[] for _ in range(ruleset.holders)]
        self.piles: list[list[str]] = [[] for _ in ruleset.piles]
        self.moved: dict[int, Zone] = {}
        """The tokens under the seal of an event, by its place."""
        self.bag_may_hold = [evidence.contraband] * ruleset.players
        self.missing = 0
        """Kinds of which the last deal claimed more than there was, as bits."""
        self.other_half: Zone = []
        self.position: Position | None = None

    def run(self) -> None:
        for place, event in enumerate(self.evidence.events):
            if take := HANDLERS.get(type(event)):
                self.now = place
                take(self, place, event)
        self.now += 1
        for seat, size in enumerate(self.sizes):
            if size is not None:
                self._load_unsettled(seat, size)
        if any(deck.excess() for deck in self.decks.values()):
            self.repair()
        self.assign()

    # --- the deck and the piles

    def started(self, place: int, _: GameStarted) -> None:
        self.new_deck(place, self.evidence.ruleset.all_cards)

    def reshuffled(self, place: int, event: DeckReshuffled) -> None:
        kept = Goods.counting(card for pile in event.piles for card in pile)
        self.new_deck(place, Goods.counting(card for pile in self.piles for card in pile) - kept)
        self.piles = [list(pile) for pile in event.piles]

    def turned(self, _: int, event: PilesTurned) -> None:
        self.piles = [list(pile) for pile in event.piles]
        for card in (card for pile in event.piles for card in pile):
            self.deck.reserve(self.index[card], is_owed=False, by=1)
            self.deck.drawn.append(card)

    def drawn(self, place: int, event: CardsDrawn) -> None:
        seen = event.goods.value
        if seen is None:
            tokens = [self.token(self.deck) for _ in range(event.count)]
            self.moved[place] = tokens
            for token in tokens:
                self.drawn_at[token], self.holder[token] = place, event.seat
        else:
            tokens = [self.token(self.deck, self.index[card]) for card in seen.cards()]
        self.hands[event.seat].extend(tokens)
        self.draws[place] = tokens
        self.deck.drawn.append(place)

    def taken(self, place: int, event: CardTaken) -> None:
        self.piles[event.pile].pop()
        token = self.token(None, self.index[event.card])
        self.drawn_at[token], self.holder[token] = place, event.seat
        self.hands[event.seat].append(token)

    def set_aside(self, place: int, event: CardsSetAside) -> None:
        hand, seen = self.hands[event.seat], event.goods.value
        cards = self.evidence.aside.get(place) if seen is None else seen.cards()
        self.moved[place] = self.take_any(hand, event.count) if cards is None else self.take_all(hand, cards)

    def discarded(self, _: int, event: CardsDiscarded) -> None:
        self.piles[event.pile].extend(event.cards)

    def laid_out(self, _: int, event: CardsLaidOut) -> None:
        self.take_all(self.hands[event.seat], event.goods.cards())

    def gathered(self, _: int, event: LaidOutGathered) -> None:
        self.piles[0].extend(event.cards)

    # --- bags: what is in one is guessed when it comes out, because only then something is learnt about it

    def closed(self, place: int, event: BagClosed) -> None:
        seat = event.seat
        if event.goods.value is None:
            self.sizes[seat] = 0
            self.loaded[seat] = []
            self.moved[place] = self.loaded[seat]

    def sizes_told(self, _: int, event: DeclaringBegan) -> None:
        for bag in event.bags:
            if self.sizes[bag.owner] is not None:
                self.sizes[bag.owner] = bag.size

    def opened(self, _: int, event: BagOpened) -> None:
        self.loaded[event.seat].extend(self.take_all(self.hands[event.seat], event.goods.cards()))
        self.sizes[event.seat] = None

    def passed(self, place: int, event: BagPassed) -> None:
        seat, hand, seen = event.seat, self.hands[event.seat], event.contraband.value
        legal = self.take_all(hand, event.legal.cards())
        if seen is None:
            hidden = self.take_contraband(hand, event.face_down, self.bag_may_hold[seat], self._room(place, seat))
            self.moved[place] = hidden
        else:
            hidden = self.take_all(hand, seen.cards())
        self.bag_may_hold[seat] = self.evidence.contraband
        self.loaded[seat].extend((*legal, *hidden))
        self.stands[seat].extend(hidden)
        self.sizes[seat] = None

    def _room(self, place: int, seat: Seat) -> list[int] | None:
        """How many of each kind still fit on a stand, besides those known to lie there."""
        if place not in self.evidence.room:
            return None
        room = list(self.evidence.room[place])
        for token in self.stands[seat]:
            if self.kind[token] >= 0:
                room[self.kind[token]] -= 1
        return room

    def confiscated(self, _: int, event: GoodsConfiscated) -> None:
        self.piles[event.pile].extend(event.cards)

    def _load_unsettled(self, seat: Seat, size: int) -> None:
        """A bag that nobody has looked into; before its size is told, any size."""
        hand, loaded = self.hands[seat], self.loaded[seat]
        count = size or self.rng.randint(1, min(self.evidence.ruleset.bag_most, len(hand)))
        loaded.extend(self.take_any(hand, count - len(loaded)))

    # --- bribes: what was claimed is public, so what was handed over is a part of it (B5)

    def given(self, place: int, event: GoodsGiven) -> None:
        is_bag = event.place == "bag"
        zone = self.hands[event.giver] if is_bag else self.stands[event.giver]
        legal = self.take_all(zone, event.legal.cards()) if is_bag else []
        seen, claimed = event.contraband.value, self.evidence.claims.get(place, NOTHING)
        given = self._guess_gift(event, zone, claimed, self._room(place, event.receiver)) if seen is None else seen
        tokens = self.take_all(zone, given.cards())
        self.missing = self._fewer(given, claimed)
        if seen is None:
            self.moved[place] = tokens
        if is_bag:
            self.loaded[event.giver].extend((*legal, *tokens))
        self.stands[event.receiver].extend(tokens)

    def _guess_gift(self, event: GoodsGiven, zone: Zone, claimed: Goods, room: list[int] | None) -> Goods:
        """As many of the claimed cards as went over; from a stand, all that are known to be there."""
        if event.face_down == len(claimed):
            return claimed
        there = Goods.counting(self.evidence.ids[self.kind[token]] for token in zone if self.kind[token] >= 0)
        sure = claimed & there if event.place == "stand" else NOTHING
        more = claimed - sure
        if room is not None:
            more &= Goods({id: max(0, left - sure[id]) for id, left in zip(self.evidence.ids, room, strict=True)})
        if not 0 <= event.face_down - len(sure) <= len(more):
            raise Contradiction
        return sure + Goods.counting(self.rng.sample(more.cards(), event.face_down - len(sure)))

    def _fewer(self, given: Goods, claimed: Goods) -> int:
        """The kinds of which less was given than claimed; none of them was left in that place."""
        return sum(1 << self.index[good] for good, count in claimed.items() if given[good] < count)

    def shown(self, place: int, event: PlaceShown) -> None:
        if place in self.evidence.claims:  # nothing was handed over at all
            self.missing = self._fewer(NOTHING, self.evidence.claims[place])
        seen, may_be = event.goods.value, self.evidence.contraband & ~self.missing
        if event.place == "bag":
            self.bag_may_hold[event.owner] = may_be
        elif seen is not None:
            self.show(self.stands[event.owner], seen)
        else:
            for token in self.stands[event.owner]:
                self.limit(token, may_be)
        if seen is None:
            self.moved[place] = list(self.stands[event.owner]) if event.place == "stand" else []

    def paid(self, _: int, event: GoodsPaid) -> None:
        self.stands[event.creditor].extend(self.take_all(self.stands[event.debtor], event.contraband.cards()))

    def claimed(self, _: int, event: BlackMarketClaimed) -> None:
        self.take_all(self.stands[event.seat], (event.good,) * CARDS_FOR_A_CLAIM)

    # --- the loot

    def split_proposed(self, place: int, event: SplitProposed) -> None:
        if event.contraband.value is None:
            self.moved[place] = self.rng.sample(self.stands[self.evidence.ruleset.loot], event.split.face_down)

    def shared(self, place: int, event: LootShared) -> None:
        loot, seen = self.stands[self.evidence.ruleset.loot], event.contraband.value
        if seen is not None:
            tokens = self.take_all(loot, seen.cards())
        elif place in self.evidence.halved:
            tokens = self._halve(loot, self.evidence.halved[place])
        elif self.other_half:
            tokens, self.other_half = self.other_half, []
        else:
            tokens = self.take_any(loot, event.face_down)
        if seen is None:
            self.moved[place] = tokens
            if place in self.evidence.accepted:
                self.moved[self.evidence.accepted[place]] = tokens
        self.stands[event.deputy].extend(tokens)

    def _halve(self, loot: Zone, odd: tuple[str, ...]) -> Zone:
        """Half of every kind; the odd cards stay. The other half waits for the other deputy (Y5)."""
        left = self.take_all(loot, odd)
        half: Zone = []
        while loot:
            loot.sort(key=lambda token: self.kind[token])
            one = loot.pop()
            if self.kind[one] < 0:
                deck = self.deck_of[one]
                assert deck is not None
                kinds = list(range(len(self.evidence.ids)))
                self.bind(one, self.choose(kinds, [self.chance_of_kind(one, kind) for kind in kinds]))
            half.append(one)
            self.other_half.append(self.take(loot, self.evidence.ids[self.kind[one]]))
        loot.extend(left)
        return half

    def cleared(self, _: int, event: LootCleared) -> None:
        contraband = [card for card in event.cards if self.is_contraband[self.index[card]]]
        self.take_all(self.stands[self.evidence.ruleset.loot], contraband)
        self.piles[0].extend(event.cards)

    # --- the end

    def hands_discarded(self, _: int, event: HandsDiscarded) -> None:
        for hand, goods in zip(self.hands, event.hands, strict=True):
            self.show(hand, goods)
            hand.clear()

    def ended(self, _: int, event: GameEnded) -> None:
        for stand, goods in zip(self.stands, event.contraband, strict=True):
            self.show(stand, goods)

    # --- a game that starts in the middle

    def position_set(self, place: int, event: PositionSet) -> None:
        """Nothing is known of how it came to this: what is not seen can be any card that is not seen elsewhere."""
        public, own = event.public, self.evidence.own_view
        self.piles = [list(pile) for pile in public.piles]
        self.new_deck(place, unseen(self.evidence, public, own))
        self._sit_down(public, own)
        for holder, count in enumerate(public.face_down):
            is_own = own is not None and holder == self.evidence.seat
            known = NOTHING if own is None else own.contraband if is_own else own.known[holder]
            hidden = [self.token(self.deck) for _ in range(count - len(known))]
            for token in hidden:
                self.limit(token, self.evidence.contraband)
            self.stands[holder] = self._tokens_of(known) + hidden
        self.position = Position(
            place,
            public,
            hands=[list(hand) for hand in self.hands],
            loaded=list(self.loaded),
            aside=self._aside_at_turn(public, own),
            stands=[list(stand) for stand in self.stands],
        )

    def _sit_down(self, public: Public, own: View | None) -> None:
        """Hands, with what is in bags among them until it comes out."""
        phase = public.phase
        for seat, count in enumerate(public.hand_sizes):
            if own is not None and seat == self.evidence.seat:
                self.hands[seat] = self._tokens_of(own.hand + (NOTHING if seat in confiscated(public) else own.bag))
                continue
            bag = phase.bag_of(seat) if isinstance(phase, Inspecting) else None
            if isinstance(phase, Declaring):
                bag = next((bag for bag in phase.bags if bag.owner == seat), None)
            if bag is not None and not bag.is_settled:
                self.sizes[seat] = bag.size
            elif isinstance(phase, Loading) and seat in phase.ready:
                self.sizes[seat] = 0
            self.hands[seat] = [self.token(self.deck) for _ in range(count + (self.sizes[seat] or 0))]

    def _aside_at_turn(self, public: Public, own: View | None) -> Zone:
        phase = public.phase
        if not isinstance(phase, Market) or not phase.aside or phase.laid_out:
            return []
        if own is not None and own.aside:
            return self._tokens_of(own.aside)
        tokens = [self.token(self.deck) for _ in range(phase.aside)]
        for token, card in zip(tokens, self.evidence.aside.get(-1, ()), strict=False):
            self.bind(token, self.index[card])
        return tokens

    def _tokens_of(self, goods: Goods) -> Zone:
        return [self.token(None, self.index[card]) for card in goods.cards()]

    # --- telling it

    def filled(self, place: int, event: Event, state: State) -> Event:
        """The event as it happened in this world."""
        if place in self.moved:
            name = "goods" if hasattr(event, "goods") else "contraband"
            if isinstance(event, PlaceShown) and event.place == "bag":
                return fill(event, goods=state.bags[event.owner])
            return fill(event, **{name: self.goods(self.moved[place])})
        match event:
            case GameStarted():
                rest = self.rest[place]
                cut = len(rest) - self.evidence.ruleset.removed
                return fill(
                    event, deck=self.deck_cards(place)[: event.cards], removed=tuple(rest[cut:]), chance=self.chance()
                )
            case DeckReshuffled():
                return fill(event, deck=self.deck_cards(place), chance=self.chance())
            case DeputiesShuffled():
                return fill(event, roster=roster(self.rng, self.evidence.rosters[place]), chance=self.chance())
            case PositionSet():
                assert self.position is not None
                return fill(event, hidden=self.position.as_state(self))
            case PositionSeen(view=seen) if seen.value is None:
                return fill(event, view=view(state, event.seat))
        return event


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
    BlackMarketClaimed: Guess.claimed,
    SplitProposed: Guess.split_proposed,
    LootShared: Guess.shared,
    LootCleared: Guess.cleared,
    HandsDiscarded: Guess.hands_discarded,
    GameEnded: Guess.ended,
    PositionSet: Guess.position_set,
}
"""What each event that moves cards says about them."""
