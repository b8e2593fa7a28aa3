"""Games that start in the middle: nobody knows how it came to this, so any card may be where none is seen."""

from __future__ import annotations

from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, Market, Public, State
from nottingham.rules.engine.views import View
from nottingham.rules.phases.inspecting import Placement
from nottingham.worlds.constraints import CardConstraints, Zone
from nottingham.worlds.evidence import Evidence
from nottingham.worlds.loot import loot_secrets


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

    def as_state(self, evidence: Evidence, cards: CardConstraints) -> State:
        public = self.public
        own = evidence.own_view
        deck = cards.deck_cards(self.place)
        hands = [
            cards.goods(token for token in hand if token not in loaded)
            for hand, loaded in zip(self.hands, self.loaded, strict=True)
        ]
        bags = [cards.goods(loaded) for loaded in self.loaded]
        for owner, goods in confiscated(public).items():
            bags[owner] = goods
        if own is not None and own.seat is not None:
            hands[own.seat], bags[own.seat] = own.hand, own.bag
        contraband = tuple(cards.goods(stand) for stand in self.stands)
        return State(
            ruleset=evidence.ruleset,
            public=public,
            hands=tuple(hands),
            bags=tuple(bags),
            contraband=contraband,
            known=tuple(
                _known_to_others(seat, public, contraband, evidence) for seat in range(evidence.ruleset.players)
            ),
            deck=deck[: public.deck_size],
            removed=deck[public.deck_size :][: evidence.ruleset.removed],
            aside=cards.goods(self.aside),
            chance=cards.chance(),
            secrets=loot_secrets(cards, evidence.loot, own, public, self.stands),
        )


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


def _known_to_others(
    seat: Seat, public: Public, contraband: tuple[Goods, ...], evidence: Evidence
) -> tuple[Goods, ...]:
    """What others know of face-down cards is not known; but a deputy saw all that went into the loot (V3)."""
    own, ruleset = evidence.own_view, evidence.ruleset
    if own is not None and seat == own.seat:
        return own.known
    known = [NOTHING] * ruleset.holders
    if ruleset.has_loot and seat in public.deciders:
        known[ruleset.loot] = contraband[ruleset.loot]
    return tuple(known)
