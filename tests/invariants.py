"""What is true of every state of every game, whatever was done to get there."""

from __future__ import annotations

from nottingham import Goods, State
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Loading, Market


def cards_in(state: State) -> Goods:
    """All cards, wherever they lie."""
    public = state.public
    ordered = (state.deck, state.removed, *public.piles, *_laid_out(state))
    lying = (*state.hands, *state.bags, *state.contraband, *public.stands, state.aside, public.gone)
    return sum((*lying, *map(Goods.counting, ordered)), start=NOTHING)


def _laid_out(state: State) -> tuple[tuple[str, ...], ...]:
    phase = state.public.phase
    return tuple(laid.cards for laid in phase.laid_out) if isinstance(phase, Market) else ()


def assert_sound(state: State, gold_made: int = 0) -> None:
    """Nothing appears or disappears but gold of which events say so, and what all know agrees with what is so."""
    ruleset, public = state.ruleset, state.public
    assert cards_in(state) == ruleset.all_cards
    assert min(public.gold) >= 0
    assert sum(public.gold) == ruleset.start_gold * ruleset.players + gold_made
    assert public.deck_size == len(state.deck)
    assert public.face_down == tuple(map(len, state.contraband))
    _assert_hands_told(state)
    _assert_kinds_apart(state)
    _assert_knowledge_true(state)


def _assert_hands_told(state: State) -> None:
    """While merchants load, the table knows the size before loading (V1)."""
    if isinstance(state.public.phase, Loading):
        told = tuple(len(hand) + len(bag) for hand, bag in zip(state.hands, state.bags, strict=True))
        assert state.public.hand_sizes == told
    else:
        assert state.public.hand_sizes == tuple(map(len, state.hands))


def _assert_kinds_apart(state: State) -> None:
    """Legal goods lie face up and all others face down (I3, B8)."""
    assert all(stand == stand.only(state.ruleset.legal) for stand in state.public.stands)
    assert all(stand == stand.only(state.ruleset.contraband) for stand in state.contraband)


def _assert_knowledge_true(state: State) -> None:
    """Nobody is sure of a card that is not there (V6)."""
    for row in state.known:
        assert all(sure <= there for sure, there in zip(row, state.contraband, strict=True))
