"""Determinization: sample a whole game that could be the true one, for all that one seat (or a spectator) has seen.

The OpenSpiel adapter resamples hidden cards with it, and the test that two worlds look the same to a seat is written
with it (V5). Only what the seat may read is ever looked at: a `History` holds redacted events and nothing else.

It is a constraint satisfaction problem, solved by random restarts. Every card that was not seen is a variable (a
*token*). A token was drawn from a deck whose cards are known as a whole, and wanders from hand to bag to stand;
wherever the seat saw which kind it is, it is bound to that kind. Which token wandered is chosen at random, and the
tokens that are still unbound at the end are assigned the cards that no one has seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from random import Random

import msgspec

from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State, blank
from nottingham.rules.rulebook import options_of
from nottingham.worlds.constraints import Contradiction
from nottingham.worlds.evidence import Evidence
from nottingham.worlds.guess import Guess

__all__ = ["History", "NoPossibleWorld", "possible_history", "possible_world"]

MOST_RESTARTS = 5000
"""A guess about who gave which card can turn out wrong many rounds later; then the search starts over."""
CAREFUL_AFTER = 2
"""The likeliest guesses are tried first, then mostly careful ones."""


class History(msgspec.Struct, frozen=True, dict=True):
    """What one seat (None: a spectator) saw of a game since it started: its own redacted events, in order."""

    ruleset: Ruleset
    seat: Seat | None
    events: tuple[Event, ...]

    @classmethod
    def of(cls, ruleset: Ruleset, seat: Seat | None, log: Iterable[Event]) -> History:
        """The history of a seat from a log; whatever it may not read is taken out here."""
        return cls(ruleset, seat, tuple(event.as_seen_by(seat) for event in log))

    @cached_property
    def evidence(self) -> Evidence:
        """Cached, because a search asks for many worlds with one history."""
        return Evidence(self.ruleset, self.seat, self.events)


class NoPossibleWorld(LookupError):
    """No world fits; a history of a real game always has one."""


def possible_world(history: History, rng: Random) -> State:
    """A state that the seat cannot tell from the true one."""
    return _imagine(history, rng)[0]


def possible_history(history: History, rng: Random) -> list[Event]:
    """A whole game, every field filled, of which the seat would have seen exactly its history."""
    return _imagine(history, rng)[1]


def _imagine(history: History, rng: Random) -> tuple[State, list[Event]]:
    for attempt in range(MOST_RESTARTS):
        guess = Guess(history.evidence, rng, is_careful=attempt >= CAREFUL_AFTER and attempt % 4 != 0)
        try:
            guess.run()
        except Contradiction:
            continue
        return _fold_history(history, guess, rng)
    raise NoPossibleWorld(f"{len(history.events)} events, {MOST_RESTARTS} guesses")


def _fold_history(history: History, guess: Guess, rng: Random) -> tuple[State, list[Event]]:
    """The state at the end and the filled events; options fill what only they understand."""
    state = blank(history.ruleset)
    options = options_of(history.ruleset.options)
    events: list[Event] = []
    for place, seen in enumerate(history.events):
        event = guess.filled(place, seen, state)
        if event.sealed and _is_sealed(event):
            for option in options:
                if type(event) in option.events:
                    event = option.imagine(event, state, rng)
        state = event.apply(state)
        events.append(event)
    return state, events


def _is_sealed(event: Event) -> bool:
    return any(getattr(event, name).value is None for name in event.sealed)
