"""How long the prompts of a language model are: by phase and by round, in each language and form, from rehearsed games.

    python -m tools.measure_prompts [--deals N]

The figures of docs/language-models.md come from here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from statistics import fmean, stdev

from nottingham.assistants.llm.config import models_of
from nottingham.locales import LANGUAGES
from nottingham.research.benchmark.protocol import matches
from nottingham.research.benchmark.rehearsal import PromptLength, rehearsed

PHASES = ("Market", "Loading", "Declaring", "Inspecting")
ROUNDS = (1, 4, 8)
NAME = "llm:measured"


def measured(language: str, form: str, deals: int) -> list[list[PromptLength]]:
    """The questions of each game: one from every field over each deal."""
    entry = {"address": "http://127.0.0.1:9/v1", "model": "none", "prompt": form}
    model = models_of({"model": {"measured": entry}}, {})["measured"]
    games = [match for match in matches(((NAME,),), deals, "prompts") if match.rotation == 0 and NAME in match.seats]
    return [rehearsed(model, [game], language, is_examined=False) for game in games]


def line(language: str, form: str, games: Sequence[Sequence[PromptLength]]) -> str:
    """A row: letters of a question with its schema, by phase and by round, and of a whole game."""
    every = [one for game in games for one in game]

    def mean(is_one: Callable[[PromptLength], bool]) -> str:
        return f"{fmean(one.letters + one.schema for one in every if is_one(one)):,.0f}"

    phases = [mean(lambda one, phase=phase: one.phase == phase) for phase in PHASES]  # type: ignore[misc]
    rounds = [mean(lambda one, round=round: one.round == round) for round in ROUNDS]  # type: ignore[misc]
    totals = [sum(one.letters + one.schema for one in game) for game in games]
    error = stdev(totals) / len(totals) ** 0.5
    whole = f"{fmean(totals) / 1000:,.0f} ± {error / 1000:,.0f}"
    calls = f"{len(every) / len(games):.0f}"
    return f"| {language}, {form} | {' | '.join(phases)} | {' | '.join(rounds)} | {calls} | {whole} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4)
    deals = parser.parse_args(arguments).deals
    rounds = " | ".join(f"round {number}" for number in ROUNDS)
    print(f"| | {' | '.join(map(str.lower, PHASES))} | {rounds} | questions | thousands in a game |")
    print("| --- " * (len(PHASES) + len(ROUNDS) + 3) + "|")
    for language in LANGUAGES:
        for form in ("full", "compact"):
            print(line(language, form, measured(language, form, deals)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
