"""Tables for every bot: all mixes of edition, players and options, with a random bot to offer anything at all."""

from __future__ import annotations

from random import Random

from nottingham.bots.registry import BOTS
from nottingham.bots.simulate import GameResult, play_game
from tests.mixes import all_rulesets

STRIDE = 37
"""Mixes far apart one after another, and all of them in the long run: it has no factor in common with their number."""


def company(focus: str, players: int, rng: Random) -> tuple[str, ...]:
    """A bot, a random one beside it, and whoever else there is."""
    table = [focus, "random", *rng.choices(list(BOTS), k=players - 2)]
    rng.shuffle(table)
    return tuple(table)


def play_mixed(game: int) -> GameResult:
    """A whole game; a move that the referee refuses raises."""
    ruleset = all_rulesets()[game * STRIDE % len(all_rulesets())]
    focus = list(BOTS)[game % len(BOTS)]
    return play_game(ruleset, company(focus, ruleset.players, Random(game)), game)
