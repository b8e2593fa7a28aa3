"""Text rendering of a view, line by line: as in a position, with numbers where cards are hidden (V)."""

from __future__ import annotations

from collections.abc import Iterator

from nottingham.record.kinds import Names, write_cards, write_goods
from nottingham.record.phrases import write_any
from nottingham.record.position import PROMISE, bag_parts, course_lines, inspecting_lines, market_lines
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.state import Bag, Declaring, Inspecting, Market
from nottingham.rules.engine.views import View


def write_view(view: View, seats: tuple[str, ...], *, has_order: bool = True) -> list[str]:
    """The lines of a view. They are for reading; a view is not a position, so they cannot be read back.

    Without order a pile is told by kinds: shorter, and no loss where nobody draws from it.
    """
    names = Names(seats, view.ruleset.has_loot)
    public, phase = view.public, view.public.phase
    lines = [*course_lines(view.ruleset, public, names), *_cards(view, names, has_order=has_order), *_bags(view, names)]
    if isinstance(phase, Market):
        lines += market_lines(phase, view.aside, names)
    if isinstance(phase, Inspecting):
        lines += inspecting_lines(phase, names)
    lines += [PROMISE.write(promise, names) for promise in public.promises]
    return [*lines, *(f"extra {write_any(extra, names)}" for extra in (*public.extras, *view.extras))]


def _cards(view: View, names: Names, *, has_order: bool) -> Iterator[str]:
    public = view.public
    for seat, size in enumerate(public.hand_sizes):
        own = f"{write_goods(view.hand)}" if seat == view.seat else _cards_hidden(size)
        yield f"hand {names.write(seat)}: {own}"
    for holder, (legal, down) in enumerate(zip(public.stands, public.face_down, strict=True)):
        if legal or down:
            yield f"stand {names.write(holder)}: {write_goods(legal)} | {_face_down(view, holder, down)}"
    for name, pile in zip(view.ruleset.piles, public.piles, strict=True):
        yield f"pile {name}: {write_cards(pile) if has_order else write_goods(Goods.counting(pile))}"
    if public.gone:
        yield f"gone: {write_goods(public.gone)}"
    yield f"deck: {_cards_hidden(public.deck_size)}"


def _face_down(view: View, holder: int, down: int) -> str:
    if holder == view.seat:
        return write_goods(view.contraband)
    known = view.known[holder] if view.known else None
    return _cards_hidden(down) + (f" (among them {write_goods(known)})" if known else "")


def _cards_hidden(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


def _bags(view: View, names: Names) -> Iterator[str]:
    phase = view.public.phase
    on_table = phase.bags if isinstance(phase, Declaring | Inspecting) else ()
    if view.bag and not on_table and view.seat is not None:
        yield f"bag {names.write(view.seat)}: {write_goods(view.bag)}"
    for bag in on_table:
        parts = bag_parts(bag, view.public, names)
        yield " / ".join([f"bag {names.write(bag.owner)}: {_contents(view, bag)}", *parts])


def _contents(view: View, bag: Bag) -> str:
    if bag.is_settled:
        return _cards_hidden(0)
    return write_goods(view.bag) if bag.owner == view.seat else _cards_hidden(bag.size)
