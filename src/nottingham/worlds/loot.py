"""Loot and deputies in possible worlds: which cards a split was about, and which deputies are still to be drawn (Y)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nottingham.rules.engine.families import Event, Extra
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Public
from nottingham.rules.engine.views import View
from nottingham.rules.options.deputies.rule import (
    PLAYERS,
    DeputiesDrawn,
    DeputiesShuffled,
    LootCleared,
    LootShared,
    Roster,
    Split,
    SplitProposed,
    SplitTerms,
    split_duty,
)
from nottingham.worlds.constraints import CardConstraints, Zone
from nottingham.worlds.stand_room import StandRoom
from nottingham.worlds.zones import Zones


class LootEvidence:
    """What later events tell about deputies and splits."""

    def __init__(self, ruleset: Ruleset, events: Sequence[Event]) -> None:
        self.ruleset = ruleset
        self.rosters: dict[int, list[Seat]] = {-1: []}
        """Deputies drawn, by the place of the shuffle before; -1 before any."""
        self.accepted: dict[int, int] = {}
        """The place of the split that was agreed to, by the place of the proposer's share."""
        self.halved: dict[int, tuple[str, ...]] = {}
        """The odd cards of a loot that was halved, by the place of the first share."""
        self._read_events(events)

    def _read_events(self, events: Sequence[Event]) -> None:
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


def _is_as_proposed(terms: Split, share: Event) -> bool:
    assert isinstance(share, LootShared)
    return (terms.gold, terms.legal, terms.face_down) == (share.gold, share.legal, share.face_down)


def undo_loot(room: StandRoom, ruleset: Ruleset, event: Event) -> None:
    """What the loot could hold before it was shared or cleared."""
    match event:
        case LootShared(deputy=deputy, contraband=Sealed(value=seen)):
            room.undo_move(ruleset.loot, deputy, seen if event.face_down else NOTHING)
        case LootCleared(cards=cards):
            room.show(ruleset.loot, Goods.counting(cards).only(ruleset.contraband))


class LootGuess:
    """Follows what becomes of the loot in one attempt."""

    def __init__(self, ruleset: Ruleset, evidence: LootEvidence, cards: CardConstraints, zones: Zones) -> None:
        self.ruleset = ruleset
        self.evidence = evidence
        self.cards = cards
        self.zones = zones
        self.other_half: Zone = []
        """The half of a loot that waits for the other deputy."""

    def follow(self, place: int, event: Event) -> None:
        """Moves the cards that an event of the deputies is about."""
        match event:
            case SplitProposed():
                self._propose_split(place, event)
            case LootShared():
                self._share(place, event)
            case LootCleared():
                self._clear(event)

    def filled(self, place: int, event: Event) -> Event:
        """The event as it happened in this world."""
        if not isinstance(event, DeputiesShuffled):
            return event
        cards = roster(self.cards.rng, self.evidence.rosters[place])
        return event.unsealed(roster=cards, chance=self.cards.chance())

    def _propose_split(self, place: int, event: SplitProposed) -> None:
        if event.contraband.value is None:
            self.zones.moved[place] = self.cards.rng.sample(self.zones.stands[self.ruleset.loot], event.split.face_down)

    def _share(self, place: int, event: LootShared) -> None:
        loot, seen = self.zones.stands[self.ruleset.loot], event.contraband.value
        if seen is not None:
            tokens = self.cards.take_all(loot, seen.cards())
        elif place in self.evidence.halved:
            tokens = self._halve(loot, self.evidence.halved[place])
        elif self.other_half:
            tokens, self.other_half = self.other_half, []
        else:
            tokens = self.cards.take_any(loot, event.face_down)
        if seen is None:
            self.zones.moved[place] = tokens
            if place in self.evidence.accepted:
                self.zones.moved[self.evidence.accepted[place]] = tokens
        self.zones.stands[event.deputy].extend(tokens)

    def _halve(self, loot: Zone, odd: tuple[str, ...]) -> Zone:
        """Half of every kind; the odd cards stay. The other half waits for the other deputy (Y5)."""
        left = self.cards.take_all(loot, odd)
        half: Zone = []
        while loot:
            loot.sort(key=lambda token: self.cards.kind[token])
            one = loot.pop()
            if self.cards.kind[one] < 0:
                kinds = list(range(len(self.cards.kinds.ids)))
                self.cards.bind(one, self.cards.choose(kinds, [self.cards.chance_of_kind(one, kind) for kind in kinds]))
            half.append(one)
            self.other_half.append(self.cards.take(loot, self.cards.kinds.ids[self.cards.kind[one]]))
        loot.extend(left)
        return half

    def _clear(self, event: LootCleared) -> None:
        contraband = [card for card in event.cards if self.cards.is_contraband[self.cards.index[card]]]
        self.cards.take_all(self.zones.stands[self.ruleset.loot], contraband)
        self.zones.piles[0].extend(event.cards)


def loot_secrets(
    cards: CardConstraints, loot: LootEvidence, own: View | None, public: Public, stands: list[Zone]
) -> tuple[Extra, ...]:
    """Where a game starts in the middle: the deputy cards to come, and what a deputy asked for."""
    if not loot.ruleset.has_loot:
        return ()
    left = PLAYERS - 2 * ((public.round - 1) % 3 + 1)
    to_come: Extra = Roster(roster(cards.rng, loot.rosters[-1], public.deciders)[:left])
    duty = split_duty(public)
    if duty is None or duty.split is None:
        return (to_come,)
    seen = [extra for extra in (own.extras if own else ()) if isinstance(extra, SplitTerms)]
    terms = cards.goods(cards.rng.sample(stands[loot.ruleset.loot], duty.split.face_down))
    return (to_come, seen[0] if seen else SplitTerms(terms))


def roster(rng: Random, drawn: Sequence[Seat], before: Sequence[Seat] = ()) -> tuple[Seat, ...]:
    """The deputy cards in an order that begins with those drawn; some were drawn before."""
    others = [seat for seat in range(PLAYERS) if seat not in drawn and seat not in before]
    rng.shuffle(others)
    return (*drawn, *others)
