"""Games that start in the middle: nobody knows how it came to this, so any card may be where none is seen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nottingham.rules.engine.families import Extra
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, Market, Public, State
from nottingham.rules.engine.views import View
from nottingham.rules.options.deputies.rule import PLAYERS, Roster, SplitTerms, split_duty
from nottingham.rules.phases.inspecting import Placement
from nottingham.worlds.constraints import CardConstraints, Zone
from nottingham.worlds.evidence import Evidence


class Position:
    """The table as it was when the game was set up in the middle."""

    def __init__(
        self, place: int, public: Public, hands: list[Zone], loaded: list[Zone], aside: Zone, stands: list[Zone]
    ) -> None:
        self.place = place
        self.public = public
        self.hands = hands
        self.loaded = loaded
        self.aside = aside
        self.stands = stands

    def as_state(self, guess: CardConstraints) -> State:
        evidence, public = guess.evidence, self.public
        own = evidence.own_view
        cards = guess.deck_cards(self.place)
        hands = [
            guess.goods(token for token in hand if token not in loaded)
            for hand, loaded in zip(self.hands, self.loaded, strict=True)
        ]
        bags = [guess.goods(loaded) for loaded in self.loaded]
        for owner, goods in confiscated(public).items():
            bags[owner] = goods
        if own is not None and own.seat is not None:
            hands[own.seat], bags[own.seat] = own.hand, own.bag
        contraband = tuple(guess.goods(stand) for stand in self.stands)
        return State(
            ruleset=evidence.ruleset,
            public=public,
            hands=tuple(hands),
            bags=tuple(bags),
            contraband=contraband,
            known=tuple(_known_by(seat, public, contraband, evidence) for seat in range(evidence.ruleset.players)),
            deck=cards[: public.deck_size],
            removed=cards[public.deck_size :][: evidence.ruleset.removed],
            aside=guess.goods(self.aside),
            chance=guess.chance(),
            secrets=self._secrets(guess),
        )

    def _secrets(self, guess: CardConstraints) -> tuple[Extra, ...]:
        """The deputy cards to come, and what a deputy asked for."""
        evidence, public = guess.evidence, self.public
        if not evidence.ruleset.has_loot:
            return ()
        left = PLAYERS - 2 * ((public.round - 1) % 3 + 1)
        to_come: Extra = Roster(roster(guess.rng, evidence.rosters[-1], public.deciders)[:left])
        duty = split_duty(public)
        if duty is None or duty.split is None:
            return (to_come,)
        seen = [
            extra for extra in (evidence.own_view.extras if evidence.own_view else ()) if isinstance(extra, SplitTerms)
        ]
        terms = guess.goods(guess.rng.sample(self.stands[evidence.ruleset.loot], duty.split.face_down))
        return (to_come, seen[0] if seen else SplitTerms(terms))


def unseen(evidence: Evidence, public: Public, own: View | None) -> Goods:
    """The cards of the catalogue that the seat sees nowhere; never fewer than are hidden."""
    seen = (
        public.gone + sum(public.stands, start=NOTHING) + Goods.counting(card for pile in public.piles for card in pile)
    )
    phase = public.phase
    if isinstance(phase, Market):
        seen += Goods.counting(card for laid in phase.laid_out for card in laid.cards)
    to_place = confiscated(public)
    seen += sum(to_place.values(), start=NOTHING)
    if own is not None:
        seen += own.hand + own.aside + own.contraband + sum(own.known, start=NOTHING)
        seen += NOTHING if own.seat in to_place else own.bag
    all_cards = evidence.ruleset.all_cards
    unseen = all_cards - (all_cards & seen)
    hidden = (
        public.deck_size
        + sum(public.hand_sizes)
        + sum(public.face_down)
        + evidence.ruleset.bag_most * evidence.ruleset.players
    )
    while len(unseen) < hidden and len(seen) > len(all_cards):  # a position with more cards than were printed
        unseen += all_cards
    return unseen


def confiscated(public: Public) -> dict[Seat, Goods]:
    """By owner: goods of an opened bag that the Sheriff has yet to place, in the sight of all."""
    duties = public.phase.duties if isinstance(public.phase, Inspecting) else ()
    return {duty.owner: duty.goods for duty in duties if isinstance(duty, Placement)}


def _known_by(seat: Seat, public: Public, contraband: tuple[Goods, ...], evidence: Evidence) -> tuple[Goods, ...]:
    """What others know of face-down cards is not known; but a deputy saw all that went into the loot (V3)."""
    own, ruleset = evidence.own_view, evidence.ruleset
    if own is not None and seat == own.seat:
        return own.known
    known = [NOTHING] * ruleset.holders
    if ruleset.has_loot and seat in public.deciders:
        known[ruleset.loot] = contraband[ruleset.loot]
    return tuple(known)


def roster(rng: Random, drawn: Sequence[Seat], before: Sequence[Seat] = ()) -> tuple[Seat, ...]:
    """The deputy cards in an order that begins with those drawn; some were drawn before."""
    others = [seat for seat in range(PLAYERS) if seat not in drawn and seat not in before]
    rng.shuffle(others)
    return (*drawn, *others)
