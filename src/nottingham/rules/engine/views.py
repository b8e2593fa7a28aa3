"""Views: what one seat may know, built up from what all know and what that seat alone knows (V)."""

from __future__ import annotations

from nottingham.rules.engine.families import Extra
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Market, Public, State
from nottingham.rules.engine.value import Value


class View(Value, frozen=True):
    """The game as one seat sees it; a spectator (no seat) sees what all see."""

    ruleset: Ruleset
    seat: Seat | None
    public: Public
    hand: Goods = NOTHING
    bag: Goods = NOTHING
    """The own bag's contents, until it is settled."""
    aside: Goods = NOTHING
    """What the seat itself has set aside face down."""
    contraband: Goods = NOTHING
    """The own face-down cards."""
    known: tuple[Goods, ...] = ()
    """By holder: face-down cards this seat is sure of (V6)."""
    extras: tuple[Extra, ...] = ()
    """What options show this seat alone."""


def view_of(state: State, seat: Seat | None, extras: tuple[Extra, ...] = ()) -> View:
    if seat is None:
        return View(state.ruleset, None, state.public, extras=extras)
    return View(
        state.ruleset,
        seat,
        state.public,
        state.hands[seat],
        state.bags[seat],
        state.aside if state.aside is NOTHING or _is_at_turn(state.public, seat) else NOTHING,
        state.contraband[seat],
        state.known[seat],
        extras,
    )


def _is_at_turn(public: Public, seat: Seat) -> bool:
    phase = public.phase
    return type(phase) is Market and phase.order[:1] == (seat,)
