"""Validation of a position: a draft becomes a state, or is refused at the line that contradicts the others."""

from __future__ import annotations

from itertools import chain

import msgspec
from msgspec.structs import replace

from nottingham.record.bargains import settle_bargains
from nottingham.record.draft import Draft
from nottingham.record.lexer import RecordError
from nottingham.rules.engine.chance import shuffled
from nottingham.rules.engine.families import Extra, Phase
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import (
    Bag,
    Closing,
    Declaring,
    Finished,
    Inspecting,
    Loading,
    Market,
    State,
    blank,
)
from nottingham.rules.game import from_position
from nottingham.rules.phases.inspecting import Placement
from nottingham.rules.rulebook import options_of

ONLY_IN: dict[str, tuple[type[Phase], ...]] = {
    "turns": (Market,),
    "laid": (Market,),
    "aside": (Market,),
    "drawn": (Market,),
    "bag": (Loading, Declaring, Inspecting),
    "offer": (Inspecting,),
    "deal": (Inspecting,),
    "duty": (Inspecting,),
    "time": (Inspecting,),
}
"""Lines that belong to a phase and have no meaning in another."""


def state_of(draft: Draft) -> State:
    """The state the lines describe, once they are all read."""
    _check_phase_lines(draft)
    _place_the_rest(draft)
    _check_merchants(draft)
    state = _build_state(draft)
    _check_known(draft, state)
    return _over(draft, state) if draft.phase is Finished else state


def _check_phase_lines(draft: Draft) -> None:
    for word, phases in ONLY_IN.items():
        if word in draft.places and draft.phase not in phases:
            allowed = ", ".join(phase.__name__.lower() for phase in phases)
            draft.wrong(word, "other_phase", word=word, known=allowed)
    if draft.phase is Finished and draft.round != draft.ruleset.rounds:
        draft.wrong("the phase", "over_too_early", round=draft.ruleset.rounds)
    if draft.phase is Finished and any(draft.hands.values()):
        draft.wrong("hand", "hands_are_discarded")


def _place_the_rest(draft: Draft) -> None:
    """Cards that no line names are in the deck, shuffled, or back in the box."""
    if draft.rest_goes_to == "nowhere" and draft.left:
        good, count = draft.left.items()[0]
        draft.wrong("the deck", "cards_are_nowhere", count=count, word=good)
    rest = tuple(good.id for good in draft.ruleset.catalogue for _ in range(draft.left[good.id]))
    if draft.rest_goes_to == "removed":
        draft.removed = rest
    elif draft.rest_goes_to == "deck":
        draft.deck, draft.chance = shuffled(rest, draft.chance)


def _check_merchants(draft: Draft) -> None:
    """Only merchants have turns, bags and offers."""
    for seat in draft.turns or ():
        if seat not in draft.merchants:
            draft.wrong("the turns", "no_merchant", name=draft.names.write(seat))
    for seat in draft.bags:
        if seat not in draft.merchants:
            draft.wrong(("bag", seat), "no_merchant", name=draft.names.write(seat))
        _check_bag(draft, seat)
    settle_bargains(draft)


def _check_bag(draft: Draft, seat: Seat) -> None:
    parts = draft.bag_parts[seat]
    if draft.phase is not Inspecting and set(parts) - {"words", "size", "good"}:
        draft.wrong(("bag", seat), "settled_too_early")
    if draft.phase is Loading and "good" in parts:
        draft.wrong(("bag", seat), "declared_too_early")
    if draft.phase is Inspecting and "good" not in parts:
        draft.wrong(("bag", seat), "not_declared")
    _check_bag_cards(draft, seat)
    if not set(parts.get("deciders", draft.deciders)) <= set(draft.deciders):
        draft.wrong(("bag", seat), "no_decider")
    if not {word.by for word in parts["words"]} <= set(draft.deciders):
        draft.wrong(("bag", seat), "no_decider")


def _check_bag_cards(draft: Draft, seat: Seat) -> None:
    """A closed bag has as many cards as it says, of a settled one only what is still to be placed."""
    goods, parts = draft.bags[seat], draft.bag_parts[seat]
    hand, most = len(draft.hands.get(seat, NOTHING)), draft.ruleset.bag_most
    is_closed = "fate" not in parts
    if is_closed and not 1 <= len(goods) <= most:
        draft.wrong(("bag", seat), "bag_size", most=most, count=len(goods))
    if is_closed and parts.get("size", len(goods)) != len(goods):
        draft.wrong(("bag", seat), "declared_size", size=parts["size"], count=len(goods))
    if not is_closed and goods != _to_be_placed(draft, seat):
        draft.wrong(("bag", seat), "settled_bag")
    if len(goods) > parts.get("size", most) or hand + len(goods) > draft.ruleset.hand_size:
        draft.wrong(("bag", seat), "hand_and_bag", most=draft.ruleset.hand_size)


def _to_be_placed(draft: Draft, seat: Seat) -> Goods:
    """What was confiscated from a merchant's bag and lies on no pile yet (I8)."""
    due = (duty.goods for duty in draft.duties if isinstance(duty, Placement) and duty.owner == seat)
    return sum(due, start=NOTHING)


def _check_known(draft: Draft, state: State) -> None:
    for (seat, holder), goods in draft.known.items():
        if not goods <= state.contraband[holder]:
            draft.wrong(("known", seat, holder), "known_but_not_there")


def _build_state(draft: Draft) -> State:
    rules = draft.ruleset
    hands = _by_seat(draft.hands, rules.players)
    bags = _by_seat(draft.bags, rules.players)
    contraband = _by_seat(draft.contraband, rules.holders)
    # While merchants load, the table sees hands as they were before (V1).
    sizes = tuple(len(hand) + len(bag) * (draft.phase is Loading) for hand, bag in zip(hands, bags, strict=True))
    public = replace(
        blank(rules).public,
        round=draft.round,
        deciders=draft.deciders,
        gold=tuple(draft.gold),
        hand_sizes=sizes,
        stands=_by_seat(draft.stands, rules.holders),
        face_down=tuple(len(goods) for goods in contraband),
        piles=tuple(draft.piles.get(name, ()) for name in rules.piles),
        deck_size=len(draft.deck),
        phase=_phase_value(draft, sizes),
        gone=draft.gone,
        offers_made=_highest_number(draft),
        promises=tuple(draft.promises),
        extras=draft.fresh.public.extras if draft.extras is None else tuple(draft.extras),
    )
    return State(
        ruleset=rules,
        public=public,
        hands=hands,
        bags=bags,
        contraband=contraband,
        known=tuple(
            tuple(
                draft.known.get((seat, holder), _known_anyway(draft, seat, holder)) for holder in range(rules.holders)
            )
            for seat in range(rules.players)
        ),
        deck=draft.deck,
        removed=draft.removed,
        aside=draft.aside or NOTHING,
        chance=draft.chance,
        secrets=_secrets(draft),
    )


def _known_anyway(draft: Draft, seat: Seat, holder: Seat) -> Goods:
    """Deputies saw every card that went into the loot (V3)."""
    is_loot = draft.ruleset.has_loot and holder == draft.ruleset.loot
    return draft.contraband.get(holder, NOTHING) if is_loot and seat in draft.deciders else NOTHING


def _secrets(draft: Draft) -> tuple[Extra, ...]:
    """As at the start of the game, but that the deputies of the round are no longer in the deck (Y1)."""
    if draft.secrets is not None:
        return tuple(draft.secrets)
    found = (one.secrets_at(draft.round, draft.deciders, draft.fresh) for one in options_of(draft.ruleset.options))
    return tuple(chain.from_iterable(found))


def _highest_number(draft: Draft) -> int:
    standing, done = (offer.number for offer in draft.offers), (deal.number for deal in draft.deals)
    return max([draft.offers_made, *standing, *done])


def _by_seat(goods: dict[Seat, Goods], places: int) -> tuple[Goods, ...]:
    return tuple(goods.get(place, NOTHING) for place in range(places))


def _phase_value(draft: Draft, sizes: tuple[int, ...]) -> Phase:
    if draft.phase is Market:
        return _market_value(draft)
    if draft.phase is Loading:
        return Loading(tuple(seat for seat in draft.merchants if sizes[seat]), tuple(sorted(draft.bags)))
    if draft.phase is Declaring:
        return Declaring(_bags_on_table(draft))
    if draft.phase is Inspecting:
        return Inspecting(
            _bags_on_table(draft),
            tuple(draft.offers),
            tuple(draft.deals),
            tuple(draft.duties),
            draft.is_talk_over,
        )
    return Closing()


def _market_value(draft: Draft) -> Market:
    aside = None if draft.aside is None else len(draft.aside)
    if draft.turns is None and draft.ruleset.sheriff_opens_market:
        return Market(draft.deciders[0], (), aside, draft.has_drawn_from_deck, tuple(draft.laid))
    order = draft.merchants if draft.turns is None else draft.turns
    return Market(None, order, aside, draft.has_drawn_from_deck, tuple(draft.laid))


def _bags_on_table(draft: Draft) -> tuple[Bag, ...]:
    return tuple(_bag_on_table(draft, seat) for seat in draft.merchants if seat in draft.bags)


def _bag_on_table(draft: Draft, seat: Seat) -> Bag:
    parts = draft.bag_parts[seat]
    return Bag(
        seat,
        parts.get("size", len(draft.bags[seat])),
        parts.get("good"),
        parts.get("deciders", draft.deciders),
        parts.get("fate", "closed"),
        parts["words"],
    )


def _over(draft: Draft, state: State) -> State:
    """Points are counted, never written down: closing the last round counts them."""
    try:
        return from_position(state).state
    except (AssertionError, LookupError, ValueError, StopIteration, msgspec.MsgspecError) as error:
        raise RecordError(draft.places["the phase"][0].number, 1, "cannot_be_scored") from error
