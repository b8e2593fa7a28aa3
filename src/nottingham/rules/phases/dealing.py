"""The deck: shuffling, dealing, drawing, and making a new one from discards (S3 to S5, M9, X1)."""

from __future__ import annotations

from nottingham.rules.engine.chance import shuffled
from nottingham.rules.engine.events import (
    CardsDrawn,
    DeckReshuffled,
    GameStarted,
    LaidOutGathered,
    PilesTurned,
)
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat, clockwise_from_left_of
from nottingham.rules.engine.secrets import NOBODY, Sealed
from nottingham.rules.engine.state import LaidOut, Market, Public
from nottingham.rules.engine.step_builder import StepBuilder


def fresh_deck(ruleset: Ruleset, chance: int) -> tuple[Cards, int]:
    """All cards of the catalogue in its order, shuffled; the top card first."""
    cards: list[str] = []
    for good in ruleset.catalogue:
        cards += [good.id] * good.cards
    return shuffled(cards, chance)


def deal(builder: StepBuilder, deck: Cards, chance: int) -> None:
    """Remove cards where that is played, deal the hands, turn up the piles (X1, S3, S4)."""
    ruleset = builder.state.ruleset
    removed, deck = deck[: ruleset.removed], deck[ruleset.removed :]
    builder.do(GameStarted(Sealed(NOBODY, deck), Sealed(NOBODY, removed), Sealed(NOBODY, chance), len(deck)))
    for seat in range(ruleset.players):
        draw_up(builder, seat)
    if ruleset.pile_start:
        start, top = ruleset.pile_start, builder.state.deck
        piles = tuple(top[start * pile : start * (pile + 1)] for pile in range(len(ruleset.piles)))
        builder.do(PilesTurned(piles))


def draw_up(builder: StepBuilder, seat: Seat) -> None:
    """Draw from the deck until the hand is full or no deck can be made (E2, M8 to M10)."""
    while (need := builder.state.ruleset.hand_size - builder.public.hand_sizes[seat]) > 0:
        if not builder.state.deck and not _reshuffle(builder):
            return
        cards = builder.state.deck[:need]
        builder.do(CardsDrawn(seat, len(cards), Sealed((seat,), Goods.counting(cards))))


def refill_hands(builder: StepBuilder) -> None:
    """Everyone draws up, clockwise from the Sheriff's left, the Sheriff last (E2)."""
    for seat in clockwise_from_left_of(builder.public.sheriff, builder.state.ruleset.players):
        draw_up(builder, seat)


def has_deck(ruleset: Ruleset, public: Public) -> bool:
    """Whether a card can come from the deck, after a reshuffle if need be (M9)."""
    return (
        public.deck_size > 0
        or any(len(pile) > ruleset.pile_keep for pile in public.piles)
        or any(laid.cards for laid in _finished_turns(public))
    )


def _reshuffle(builder: StepBuilder) -> bool:
    """A new deck from the discards: all but the top cards that stay; False if that gives none (M9)."""
    ruleset = builder.state.ruleset
    if not has_deck(ruleset, builder.public):
        return False
    gather(builder, _finished_turns(builder.public))
    keep = ruleset.pile_keep
    kept = tuple(pile[max(0, len(pile) - keep) :] for pile in builder.public.piles)
    rest = tuple(card for pile in builder.public.piles for card in pile[: max(0, len(pile) - keep)])
    deck, chance = shuffled(rest, builder.state.chance)
    builder.do(DeckReshuffled(Sealed(NOBODY, deck), Sealed(NOBODY, chance), len(deck), kept))
    return True


def gather(builder: StepBuilder, laid_out: tuple[LaidOut, ...]) -> None:
    """Cards set aside face up go to the discard pile (M8)."""
    cards = tuple(card for laid in laid_out for card in laid.cards)
    if cards:
        builder.do(LaidOutGathered(tuple(laid.seat for laid in laid_out), cards))


def _finished_turns(public: Public) -> tuple[LaidOut, ...]:
    """What merchants who are done have laid out; a turn still going on stays out (M9)."""
    phase = public.phase
    if not isinstance(phase, Market):
        return ()
    return tuple(laid for laid in phase.laid_out if laid.seat not in phase.order[:1])
