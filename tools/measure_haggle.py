"""How tables haggle and who profits, as Markdown: bargaining, habits, exploiters and innocents, in a process pool.

    python -m tools.measure_haggle [--games N] [--processes P] [--seed S] [--only PART]

Each table is printed when it is done. A cell is a mean with its standard error. For a win share every deal is played
from every seat, the same deals in all cells, and the error is over the deals.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from multiprocessing import Pool
from random import Random
from typing import NamedTuple, TypeVar

from nottingham.bots.exploiters import TRICKS
from nottingham.bots.registry import BOTS
from tests.bots.bargains import Counts
from tests.bots.habits import HABITS
from tests.bots.strength import PLAYERS, mean_share, share_of_deal
from tests.soak.bargain_table import FIGURES, played
from tests.soak.character_tables import Share, head, ratio, row

EDITIONS = ("second", "first")
SIZES = [*product(EDITIONS, (4, 3, 5)), ("second", 6)]
COMPANY = (("tuck", "marian", "prince_john"), ("much", "john", "steward"), ("steward_hard", "tuck", "guy"))
"""Among whom social habits are tried."""
PREY = (("prince_john",) * 3, ("steward_hard",) * 3, ("tuck", "marian", "prince_john"))
"""On whom exploiters are tried."""
WITHOUT = "steward_hard"
"""What an exploiter is but for its trick."""
MILD = ("tuck", "will", "marian", "john", "much")
"""As in web/src/lobby/tables.ts."""
STRENGTHS = {"gentle": "_gentle", "usual": "", "sharp": "_sharp"}
AT_ONCE = 10
"""Games of bargaining in one piece of work."""
Work = TypeVar("Work")
Result = TypeVar("Result")


class Trial(NamedTuple):
    """One bot alone among three, who are drawn from the others for each deal."""

    edition: str
    alone: str
    others: tuple[str, ...]


class Measurement(NamedTuple):
    """How many games of each kind are played, from which deal on, and by how many processes."""

    games: int
    seed: int
    processes: int

    def worked(self, work: Callable[[Work], Result], pieces: Sequence[Work]) -> Iterator[tuple[Work, Result]]:
        """Each piece of work with what came of it, in order; how far it is goes to standard error."""
        with Pool(self.processes, _register_habits) as pool:
            for done, (piece, result) in enumerate(zip(pieces, pool.imap(work, pieces), strict=True), start=1):
                if done % max(1, len(pieces) // 10) == 0:
                    sys.stderr.write(f"{work.__name__}: {done} of {len(pieces)}\n")
                yield piece, result

    def shares(self, trials: Iterable[Trial]) -> dict[Trial, list[float]]:
        """The share of games that the lone bot of each trial won, deal by deal."""
        found: dict[Trial, list[float]] = defaultdict(list)
        deals = range(self.seed, self.seed + -(-self.games // PLAYERS))
        for (trial, _), share in self.worked(share_won, list(product(trials, deals))):
            found[trial].append(share)
        return found


def _register_habits() -> None:
    BOTS.update(HABITS)


def share_won(work: tuple[Trial, int]) -> float:
    """The share of a deal's games that the lone bot wins, a tie in part."""
    (edition, alone, others), deal = work
    return share_of_deal((alone, *Random(deal).sample(others, PLAYERS - 1)), deal, edition)


def bargains_counted(work: tuple[str, int, int]) -> list[Counts]:
    edition, players, seed = work
    return played(edition, (), players, AT_ONCE, seed)


def _mean(shares: Sequence[float]) -> Share:
    mean, error = mean_share(shares)
    return Share(100 * mean, 100 * error)


def bargaining(measure: Measurement) -> Iterator[str]:
    """How characters bargain, by edition and number of players."""
    found: dict[tuple[str, int], list[Counts]] = defaultdict(list)
    pieces = range(measure.seed, measure.seed + -(-measure.games // AT_ONCE))
    works = [(edition, players, piece) for edition, players in SIZES for piece in pieces]
    for (edition, players, _), games in measure.worked(bargains_counted, works):
        found[edition, players] += games
    yield head(["characters", *(f"{edition}, {players}" for edition, players in SIZES)])
    for told, part, whole, scale in FIGURES:
        yield row([told, *(ratio([(one[part] / scale, one[whole]) for one in found[size]]) for size in SIZES)])


def habits(measure: Measurement) -> Iterator[str]:
    """What social habits win alone among characters, and at a table with steward_hard."""
    columns = [(edition, others) for edition in EDITIONS for others in COMPANY]
    found = measure.shares(Trial(edition, habit, others) for habit in HABITS for edition, others in columns)
    yield head(["habit", *(f"{edition}: {', '.join(others)}" for edition, others in columns)])
    for habit in HABITS:
        yield row([habit, *(_mean(found[Trial(edition, habit, others)]) for edition, others in columns)])


def exploiters(measure: Measurement) -> Iterator[str]:
    """What each exploiter wins alone, and by how much more than what it is without its trick, on the same deals."""
    columns = [(edition, others) for edition in EDITIONS for others in PREY]
    bots = (WITHOUT, *TRICKS)
    found = measure.shares(Trial(edition, bot, others) for bot in bots for edition, others in columns)
    yield head(["exploiter (the trick itself)", *(f"{edition}: {', '.join(others)}" for edition, others in columns)])
    for bot in bots:
        pairs = [
            (found[Trial(edition, bot, others)], found[Trial(edition, WITHOUT, others)]) for edition, others in columns
        ]
        yield row([bot, *(_beside(*pair) for pair in pairs)])


def _beside(shares: Sequence[float], without: Sequence[float]) -> str:
    """A share with what it is above another on the same deals."""
    gain = ratio([(one - other, 1.0) for one, other in zip(shares, without, strict=True)])
    return f"{_mean(shares)} ({gain.percent:+.1f} ± {gain.error:.1f})"


def innocents(measure: Measurement) -> Iterator[str]:
    """What a beginner wins among those whom Play now seats, at each strength."""
    company = {strength: tuple(name + ending for name in MILD) for strength, ending in STRENGTHS.items()}
    found = measure.shares(Trial(edition, "innocent", company[one]) for one in STRENGTHS for edition in EDITIONS)
    yield head(["innocent among", *EDITIONS])
    for strength in STRENGTHS:
        yield row([strength, *(_mean(found[Trial(one, "innocent", company[strength])]) for one in EDITIONS)])


PARTS = {part.__name__: part for part in (bargaining, habits, exploiters, innocents)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each cell")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=71_000, help="the first deal")
    parser.add_argument("--only", choices=PARTS, action="append")
    asked = parser.parse_args()
    for name in asked.only or PARTS:
        for line in PARTS[name](Measurement(asked.games, asked.seed, asked.processes)):
            sys.stdout.write(f"{line}\n")
        sys.stdout.write("\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
