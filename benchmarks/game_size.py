"""How large the game is: lengths and choices counted, tree and information sets estimated, by play at random.

    python -m benchmarks.game_size --rules first-4 --games 100

Knuth's estimate: the product of the numbers of choices along a random line is, on average, the number of lines. The
average of such products is mostly a few huge ones that a sample never meets, so what is told is too small rather than
too large: the mean of the logarithms, and the logarithm of the mean over the sample.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import comb, lgamma, log, log10
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from benchmarks.vector import RULES
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose


class Line(NamedTuple):
    """One game at random, from its beginning to its end."""

    steps: int
    choices: int
    """Legal steps, added up over all steps."""
    paths: float
    """log10 of the number of lines, from this one."""
    seen: float
    """The same of lines that the first seat can tell apart: its own steps, and those of others that all see."""


def orders(ruleset: Ruleset) -> float:
    """log10 of how many orders the deck can have, cards of a kind being alike."""
    counts = [good.cards for good in ruleset.catalogue]
    return (lgamma(sum(counts) + 1) - sum(lgamma(count + 1) for count in counts)) / log(10)


def hands(ruleset: Ruleset) -> float:
    """log10 of how many hands a seat can be dealt, were every kind there in plenty."""
    return log10(comb(len(ruleset.catalogue) + ruleset.hand_size - 1, ruleset.hand_size))


def hidden_steps(vocabulary: Vocabulary) -> set[int]:
    """What others do not see: which cards are loaded, and set aside face down."""
    hidden = {"load"} | ({"aside"} if vocabulary.ruleset.draws_from_piles else set())
    return {step for family in vocabulary.families if family.name in hidden for step in range(family.start, family.end)}


def play(vocabulary: Vocabulary, seed: int) -> Line:
    rng, hidden = Random(seed), hidden_steps(vocabulary) | {vocabulary.send, vocabulary.drop}
    sitting = StepwiseGame(vocabulary, seed)
    steps, choices, paths, seen = 0, 0, 0.0, 0.0
    while not sitting.is_over:
        legal = sitting.legal()
        steps, choices, weight = steps + 1, choices + len(legal), log10(len(legal))
        paths += weight
        seen += (
            weight
            if sitting.seat == 0 or not hidden.issuperset(set(legal) - {vocabulary.send, vocabulary.drop})
            else 0.0
        )
        sitting.take(rng.choice(legal))
    return Line(steps, choices, paths, seen)


def log_mean(logs: Sequence[float]) -> float:
    """log10 of the mean of numbers too large to write."""
    most = max(logs)
    return most + log10(mean([10 ** (one - most) for one in logs]))


def measured(rules: str, games: int) -> dict[str, Any]:
    ruleset = compose(*RULES[rules])
    vocabulary = Vocabulary(ruleset)
    lines = [play(vocabulary, seed) for seed in range(games)]
    steps = [line.steps for line in lines]
    return {
        "rules": rules,
        "games": games,
        "steps": round(mean(steps)),
        "steps_deviation": round(stdev(steps)),
        "longest": max(steps),
        "choices_at_a_step": round(sum(line.choices for line in lines) / sum(steps), 1),
        "log10_orders_of_the_deck": round(orders(ruleset)),
        "log10_lines_of_a_deal": round(mean([line.paths for line in lines])),
        "log10_of_their_mean": round(log_mean([line.paths for line in lines])),
        "log10_information_states": round(hands(ruleset) + mean([line.seen for line in lines])),
    }


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="benchmarks.game_size", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("--rules", action="append", choices=list(RULES), help="a ruleset (default: all)")
    parser.add_argument("--games", type=int, default=100, help="at random, for each ruleset (default: 100)")
    options = parser.parse_args(arguments)
    for rules in options.rules or RULES:
        print(json.dumps(measured(rules, options.games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
