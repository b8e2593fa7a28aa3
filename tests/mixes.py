"""Every mix of edition, players and options that can be played, found through the rulebook."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations

from nottingham import Ruleset, RulesetError, compose
from nottingham.editions.printed_goods import PrintedGood
from nottingham.rulebook import EDITIONS, OPTIONS

HOUSE = (
    # An odd penalty, so that deputies cannot halve it (Y6); a legal good with no crown, and one with a crown.
    PrintedGood("fish", "legal", 2, 3, 8, 10),
    PrintedGood("honey", "legal", 5, 2, 6, 8, "honey", 1, 8, 4),
    PrintedGood("ruby", "contraband", 10, 5, 3, 4),
    PrintedGood("royal_honey", "royal", 10, 4, 1, 2, "honey", 2),
)


def every_mix() -> list[tuple[str, int, tuple[str, ...]]]:
    """Edition, players and options, whether they can be played together or not."""
    subsets = chain.from_iterable(combinations(OPTIONS, size) for size in range(len(OPTIONS) + 1))
    return [
        (edition, players, options)
        for options in subsets
        for edition in EDITIONS
        for players in EDITIONS[edition].rounds
    ]


def ruleset_of(edition: str, players: int, options: tuple[str, ...]) -> Ruleset | None:
    """None for a mix that contradicts itself. House goods are brought along where they are asked for."""
    try:
        return compose(edition, players, options, house=HOUSE if "house_goods" in options else ())
    except RulesetError:
        return None


@cache
def all_rulesets() -> tuple[Ruleset, ...]:
    """Every playable mix once, the plain ones first."""
    composed = (ruleset_of(*mix) for mix in every_mix())
    found = {(one.edition, one.players, one.options): one for one in composed if one is not None}
    return tuple(found.values())
