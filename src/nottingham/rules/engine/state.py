"""The state of a game: what all know, and beside it what some or none know.

`Public` holds only what the whole table may see (V1), so a view is built by taking it as it is and adding what one
seat knows; nothing is ever cut away. Phase values carry the data of their own phase.
"""

from __future__ import annotations

from typing import Literal, TypeVar

from nottingham.rules.engine.deals import Clauses, Deal, Offer, Promise, Word, bound_clauses
from nottingham.rules.engine.families import Duty, Extra, Phase, PhaseBase
from nottingham.rules.engine.goods import NOTHING, Cards, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat, merchants, together
from nottingham.rules.engine.value import Value

T = TypeVar("T")


class Bag(Value, frozen=True):
    """A closed bag as the table sees it: never what is in it."""

    owner: Seat
    size: int
    good: str | None
    """What its owner declared; None until then."""
    deciders: tuple[Seat, ...]
    fate: Literal["closed", "passed", "opened"] = "closed"
    words: tuple[Word, ...] = ()

    @property
    def is_settled(self) -> bool:
        return self.fate != "closed"

    def owing_a_word(self) -> tuple[Seat, ...]:
        """Deciders who have not spoken; all of them when their words differ on the terms."""
        if not self.words:
            return self.deciders
        spoken = {word.by for word in self.words}
        return tuple(seat for seat in self.deciders if seat not in spoken) or self.deciders


class LaidOut(Value, frozen=True):
    """Cards a merchant set aside face up (M8)."""

    seat: Seat
    cards: Cards


class Market(PhaseBase, frozen=True):
    """Merchants exchange cards, one after another (M)."""

    opener: Seat | None
    """The Sheriff who has yet to name the first merchant (M7); None once the market is open."""
    order: tuple[Seat, ...]
    """Merchants who have not finished their turn; the first is at it."""
    aside: int | None = None
    """Cards the merchant at turn has set aside; None before that."""
    has_drawn_from_deck: bool = False
    laid_out: tuple[LaidOut, ...] = ()

    def awaits(self) -> tuple[Seat, ...]:
        return self.order[:1] if self.opener is None else (self.opener,)


class Loading(PhaseBase, frozen=True):
    """All merchants load at the same time, in secret (L)."""

    waiting: tuple[Seat, ...]
    ready: tuple[Seat, ...] = ()

    def awaits(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.waiting if seat not in self.ready])


class Declaring(PhaseBase, frozen=True):
    """Merchants declare in turn (D)."""

    bags: tuple[Bag, ...]

    def awaits(self) -> tuple[Seat, ...]:
        for bag in self.bags:
            if bag.good is None:
                return (bag.owner,)
        return ()


class Inspecting(PhaseBase, frozen=True):
    """The Sheriff settles the bags while everyone bargains (I, B)."""

    bags: tuple[Bag, ...]
    offers: tuple[Offer, ...] = ()
    deals: tuple[Deal, ...] = ()
    duties: tuple[Duty, ...] = ()
    is_talk_over: bool = False
    """Whether nobody bargains any more, though bags are left: they pass as they are."""

    def awaits(self) -> tuple[Seat, ...]:
        if self.duties:
            return self.duties[0].awaits()
        seats: tuple[Seat, ...] = ()
        for bag in self.bags:
            if bag.fate == "closed" and (owing := bag.owing_a_word()) != seats:
                seats = together(seats, owing)
        return seats

    @property
    def unsettled(self) -> list[Bag]:
        return [bag for bag in self.bags if bag.fate == "closed"]

    @property
    def is_settled(self) -> bool:
        """Whether every bag is."""
        for bag in self.bags:  # noqa: SIM110 - asked after every word that is said; a generator costs more
            if bag.fate == "closed":
                return False
        return True

    @property
    def bound(self) -> Clauses:
        """All that done deals oblige the Sheriff to in this round."""
        return bound_clauses(self.deals) if self.deals else ()

    def bag_of(self, seat: Seat) -> Bag | None:
        for bag in self.bags:
            if bag.owner == seat:
                return bag
        return None

    def offer(self, number: int) -> Offer | None:
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None


class Closing(PhaseBase, frozen=True):
    """The marker moves on and hands are filled (E)."""


class Finished(PhaseBase, frozen=True):
    """The game is over: contraband is turned up and points are counted (E3, K)."""

    contraband: tuple[Goods, ...]
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


class Public(Value, frozen=True):
    """What the whole table knows (V1). Tuples by holder have one more place for the loot where there is one."""

    round: int
    deciders: tuple[Seat, ...]
    """The Sheriff; with six players the lead and the other deputy."""
    gold: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    stands: tuple[Goods, ...]
    face_down: tuple[int, ...]
    piles: tuple[Cards, ...]
    deck_size: int
    phase: Phase
    gone: Goods = NOTHING
    """Cards that left the game in the sight of all."""
    offers_made: int = 0
    promises: tuple[Promise, ...] = ()
    extras: tuple[Extra, ...] = ()

    @property
    def sheriff(self) -> Seat:
        return self.deciders[0]

    def merchants(self) -> tuple[Seat, ...]:
        return merchants(self.deciders, len(self.hand_sizes))


class State(Value, frozen=True):
    """The whole truth of a game. Only events change it, and nobody is ever sent it."""

    ruleset: Ruleset
    public: Public
    hands: tuple[Goods, ...]
    bags: tuple[Goods, ...]
    contraband: tuple[Goods, ...]
    """The face-down cards of every holder."""
    known: tuple[tuple[Goods, ...], ...]
    """`known[seat][holder]`: face-down cards of a holder that a seat is sure of (V6)."""
    deck: Cards = ()
    """The top card first."""
    removed: Cards = ()
    aside: Goods = NOTHING
    """What the merchant at turn has set aside face down (V4)."""
    chance: int = 0
    secrets: tuple[Extra, ...] = ()


def blank(ruleset: Ruleset) -> State:
    """A table before the first shuffle."""
    players, holders = ruleset.players, ruleset.holders
    public = Public(
        round=0,
        deciders=(),
        gold=(ruleset.start_gold,) * players + (0,) * (holders - players),
        hand_sizes=(0,) * players,
        stands=(NOTHING,) * holders,
        face_down=(0,) * holders,
        piles=((),) * len(ruleset.piles),
        deck_size=0,
        phase=Closing(),
    )
    return State(
        ruleset=ruleset,
        public=public,
        hands=(NOTHING,) * players,
        bags=(NOTHING,) * players,
        contraband=(NOTHING,) * holders,
        known=((NOTHING,) * holders,) * players,
    )


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one place changed."""
    places = list(values)
    places[index] = value
    return tuple(places)
