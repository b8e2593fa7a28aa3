"""Mixes of edition, players and options that can be played, found through the rulebook."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations

from nottingham import Ruleset, RulesetError, compose
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.rulebook import EDITIONS, OPTIONS

HOUSE = (
    # An odd penalty, so that deputies cannot halve it (Y6); a legal good with no crown, and one with a crown.
    PrintedGood("fish", "legal", 2, 3, 8, 10),
    PrintedGood("honey", "legal", 5, 2, 6, 8, "honey", 1, 8, 4),
    PrintedGood("ruby", "contraband", 10, 5, 3, 4),
    PrintedGood("royal_honey", "royal", 10, 4, 1, 2, "honey", 2),
)


def ruleset_of(edition: str, players: int, options: tuple[str, ...]) -> Ruleset | None:
    """None for a mix that contradicts itself. House goods are brought along where they are asked for."""
    try:
        return compose(edition, players, options, house=HOUSE if "house_goods" in options else ())
    except RulesetError:
        return None


def mixes_of(edition: str, players: int) -> list[tuple[str, ...]]:
    """None, each, each two, all but one and all of the options that so many can play: options meet in pairs."""
    playable = [option for option in OPTIONS if ruleset_of(edition, players, (option,))]
    sizes = sorted({0, 1, 2, len(playable) - 1, len(playable)})
    return list(chain.from_iterable(combinations(playable, size) for size in sizes))


@cache
def all_rulesets() -> tuple[Ruleset, ...]:
    """Every edition and number of players with many mixes of options, each once, the plain ones first."""
    tables = [(edition, players) for edition in EDITIONS for players in EDITIONS[edition].rounds]
    mixes = sorted(((*at, options) for at in tables for options in mixes_of(*at)), key=lambda mix: len(mix[2]))
    composed = (ruleset_of(*mix) for mix in mixes)
    found = {(one.edition, one.players, one.options): one for one in composed if one is not None}
    return tuple(found.values())


def name_of(ruleset: Ruleset) -> str:
    """What a test is called by."""
    return "-".join([ruleset.edition, str(ruleset.players), *ruleset.options])
