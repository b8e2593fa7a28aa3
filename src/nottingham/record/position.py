"""Positions: a table in the middle of a game, written down line by line.

    position
    round 3
    sheriff Marian
    phase inspecting
    bag Tuck: apple*2 silk / declared 3 apple

Every state that play leads to can be written and read back. What a line would say anyway can be left out; see
`lines.py` for how they are read, and `assembly.py` for what they become.
"""

from __future__ import annotations

from collections.abc import Iterator

from nottingham.record.kinds import NONE, Names, write_cards, write_goods, write_seats
from nottingham.record.phrases import Phrase, write_any
from nottingham.rules.engine.deals import Deal, Offer, Promise, Word
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag, Declaring, Inspecting, Market, Public, State

OFFER = Phrase(Offer, "offer {number} with {merchant} by {proposer}[ answers {answers}][ agreed {agreed}]: {clauses}")
DEAL = Phrase(Deal, "deal {number} with {merchant} by {deciders}: {clauses}")
PROMISE = Phrase(Promise, "promise {number} by {by} to {to}[ {act}][ {words!}] in round {round}[ {fate}]")
WORD = Phrase(Word, "word {by} {act}[ with {offer}]")


def names_of(state: State, seats: tuple[str, ...]) -> Names:
    return Names(seats, state.ruleset.has_loot)


def write_position(state: State, seats: tuple[str, ...]) -> list[str]:
    """The lines of a position, without the word 'position' above them."""
    names = names_of(state, seats)
    return [
        *course_lines(state.ruleset, state.public, names),
        *_cards(state, names),
        *_phase(state, names),
        *_beside(state, names),
    ]


def course_lines(ruleset: Ruleset, public: Public, names: Names) -> Iterator[str]:
    """Where in the game we are, and who has how much gold."""
    yield f"round {public.round}"
    yield f"{'deputies' if ruleset.has_loot else 'sheriff'} {write_seats(public.deciders, names)}"
    yield f"phase {type(public.phase).__name__.lower()}"
    yield "gold " + ", ".join(f"{names.write(holder)} {gold}" for holder, gold in enumerate(public.gold))


def _cards(state: State, names: Names) -> Iterator[str]:
    public = state.public
    for seat, hand in enumerate(state.hands):
        if hand:
            yield f"hand {names.write(seat)}: {write_goods(hand)}"
    for holder, (legal, down) in enumerate(zip(public.stands, state.contraband, strict=True)):
        if legal or down:
            yield f"stand {names.write(holder)}: {write_goods(legal)}" + (f" | {write_goods(down)}" if down else "")
    for name, pile in zip(state.ruleset.piles, public.piles, strict=True):
        if pile:
            yield f"pile {name}: {write_cards(pile)}"
    if public.gone:
        yield f"gone: {write_goods(public.gone)}"
    yield f"removed: {write_cards(state.removed)}"
    yield f"deck: {write_cards(state.deck)}"


def _phase(state: State, names: Names) -> Iterator[str]:
    phase = state.public.phase
    bags = phase.bags if isinstance(phase, Declaring | Inspecting) else ()
    on_table = {bag.owner: bag for bag in bags}
    for seat, goods in enumerate(state.bags):
        if goods or seat in on_table:
            parts = bag_parts(on_table[seat], state.public, names) if seat in on_table else []
            yield " / ".join([f"bag {names.write(seat)}: {write_goods(goods)}", *parts])
    if isinstance(phase, Market):
        yield from market_lines(phase, state.aside, names)
    if isinstance(phase, Inspecting):
        yield from inspecting_lines(phase, names)


def bag_parts(bag: Bag, public: Public, names: Names) -> Iterator[str]:
    """What all know of a bag besides its size."""
    if bag.good is not None:
        yield f"declared {bag.size} {bag.good}"
    if bag.is_settled:
        yield bag.fate
    if bag.deciders != public.deciders:
        yield f"before {write_seats(bag.deciders, names)}"
    for word in bag.words:
        yield WORD.write(word, names)


def market_lines(phase: Market, aside: Goods, names: Names) -> Iterator[str]:
    if phase.opener is None:
        yield f"turns {write_seats(phase.order, names)}"
    for laid in phase.laid_out:
        yield f"laid {names.write(laid.seat)}: {write_cards(laid.cards)}"
    if phase.aside is not None:
        yield f"aside: {write_goods(aside)}"
    if phase.has_drawn_from_deck:
        yield "drawn from deck"


def inspecting_lines(phase: Inspecting, names: Names) -> Iterator[str]:
    yield from (OFFER.write(offer, names) for offer in phase.offers)
    yield from (DEAL.write(deal, names) for deal in phase.deals)
    yield from (f"duty {write_any(duty, names)}" for duty in phase.duties)
    if phase.is_talk_over:
        yield "time up"


def _beside(state: State, names: Names) -> Iterator[str]:
    public = state.public
    if public.offers_made:
        yield f"offers {public.offers_made}"
    yield from (PROMISE.write(promise, names) for promise in public.promises)
    for seat, row in enumerate(state.known):
        yield from _known_lines(seat, row, names)
    for word, extras in (("extra", public.extras), ("secret", state.secrets)):
        yield from (f"{word} {write_any(extra, names)}" for extra in extras)
        if not extras:
            yield f"{word} {NONE}"
    yield f"chance {state.chance}"


def _known_lines(seat: Seat, row: tuple[Goods, ...], names: Names) -> Iterator[str]:
    for holder, goods in enumerate(row):
        if goods:
            yield f"known {names.write(seat)} of {names.write(holder)}: {write_goods(goods)}"
