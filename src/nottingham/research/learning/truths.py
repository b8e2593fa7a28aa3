"""What only a critic is shown: every hand, bag and face-down card, counted clockwise from a seat."""

from __future__ import annotations

from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State


def truth_names(ruleset: Ruleset) -> tuple[str, ...]:
    """The names of what is shown at a table, in its order."""
    goods = [good.id for good in ruleset.catalogue]
    parts = [f"hand {good}" for good in goods] + [f"bag {good}" for good in goods]
    parts += [f"contraband {good}" for good in ruleset.contraband]
    return tuple(f"seat+{seat} {part}" for seat in range(ruleset.players) for part in parts)


def all_truth_names(rulesets: tuple[Ruleset, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for ruleset in rulesets for name in truth_names(ruleset)))


def truth_of(state: State, seat: Seat) -> tuple[int, ...]:
    """The same of a reference position, in the order of `truth_names`."""
    ruleset, players = state.ruleset, state.ruleset.players
    goods = [good.id for good in ruleset.catalogue]
    found: list[int] = []
    for step in range(players):
        holder = (seat + step) % players
        hand, bag, face_down = state.hands[holder], state.bags[holder], state.contraband[holder]
        found += [hand[good] for good in goods]
        found += [bag[good] for good in goods]
        found += [face_down[good] for good in ruleset.contraband]
    return tuple(found)
