"""What cheating gains in the benchmark: mock entrants of one policy, each with one trick, over common deals.

    python -m tools.measure_cheaters [--deals N] [--only NAME]

Each line is the trick's result less that of the same policy without it, with its standard error over the deals; what
became of its games, and what it would have gained over deals that it knew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

from nottingham.bots.guest import Guest
from nottingham.bots.registry import GUESTS, invite
from nottingham.research.arena.estimates import Sample, paired
from nottingham.research.benchmark.comparisons import Ahead, ahead
from nottingham.research.benchmark.measures import DealtSeating, RunGame
from nottingham.research.benchmark.play import Outcome, Seating, play_match
from nottingham.research.benchmark.protocol import AMONG_THEMSELVES, PLAYERS, Match, matches
from nottingham.research.benchmark.report import over_deals
from tests.benchmark import cheaters

SEED, OTHER_SEED = "cheaters", "published"
PLAIN = "llm:plain"


def entrants(deals: int) -> dict[str, Callable[[], Guest[cheaters.Cheat]]]:
    def knows(seed: str) -> Callable[[], Guest[cheaters.Cheat]]:
        return lambda: cheaters.KeyReader(cheaters.answer_key(own_games(PLAIN, deals, seed)))

    return {
        PLAIN: cheaters.Cheater,
        "llm:quits-when-behind": cheaters.Quitter,
        "llm:late-when-behind": cheaters.LateWhenBehind,
        "llm:only-easy": cheaters.OnlyEasy,
        "llm:stalls": cheaters.Staller,
        "llm:injects": cheaters.Injector,
        "llm:floods": cheaters.Flooder,
        "llm:colludes": cheaters.Colluder,
        "llm:reads-other-deals": knows(OTHER_SEED),
        "llm:reads-these-deals": knows(SEED),
    }


def own_games(name: str, deals: int, seed: str = SEED) -> Iterator[Match]:
    """The games of one entrant against the fields, without the anchors'."""
    return (one for one in matches(((name,),), deals, seed) if one.seats[one.measured[0]] == name)


def measured(name: str, games: Iterator[Match]) -> list[DealtSeating]:
    outcomes = [play_match(match, "en") for match in games]
    return [DealtSeating(RunGame(one.match.deal, one, ""), _own(one, name)) for one in outcomes]


def _own(outcome: Outcome, name: str) -> Seating:
    return next(one for one in outcome.seatings if one.entrant == name)


def gain(trick: Sequence[DealtSeating], plain: Sequence[DealtSeating]) -> Ahead:
    wins = [over_deals(one, lambda seating: seating.share) for one in (trick, plain)]
    margins = [over_deals(one, lambda seating: seating.margin) for one in (trick, plain)]
    found = ahead(wins[0], margins[0], wins[1], margins[1])
    assert found is not None
    return found


def at_one_table(name: str, deals: int) -> Sample:
    """Two of them with two of the plain policy among themselves: the win share of the two."""
    sample = Sample()
    for match in own_games(name, deals):
        if match.field != "honest" or match.measured[0]:
            continue
        for own in ((0, 1), (2, 3), (0, 2)):
            seats = tuple(name if seat in own else PLAIN for seat in range(PLAYERS))
            game = Match(match.deal, AMONG_THEMSELVES, 0, 0, match.seed, seats, own)
            sample.add(match.deal, sum(one.share for one in play_match(game, "en").seatings))
    return sample


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--only", default="")
    asked = parser.parse_args(arguments)
    found = entrants(asked.deals)
    invite(PLAIN, found[PLAIN]())
    plain = measured(PLAIN, own_games(PLAIN, asked.deals))
    print("| trick | win share, % | margin, points | games given up, % | decisions left to the stand-in, % |")
    print("| --- | --- | --- | --- | --- |")
    for name, make in found.items():
        if name == PLAIN or asked.only not in name:
            continue
        invite(name, make())
        games = measured(name, own_games(name, asked.deals))
        print(told(name, gain(games, plain), games), flush=True)
        if "colludes" in name:
            both, alone = at_one_table(name, asked.deals), at_one_table(PLAIN, asked.deals)
            print(f"two at one table with two others: {both.share()} against {alone.share()}: {paired(both, alone)}")
    GUESTS.clear()
    return 0


def told(name: str, found: Ahead, games: Sequence[DealtSeating]) -> str:
    answers = [one.seating.answers for one in games if one.seating.answers]
    left = sum(one.replaced for one in answers) / sum(one.replaced + one.own for one in answers)
    given_up = sum(not one.seating.is_own for one in games) / len(games)
    win = f"{found.win.value * 100:+.1f} ± {(found.win.error or 0) * 100:.1f}"
    margin = f"{found.margin.value:+.1f} ± {found.margin.error or 0:.1f}"
    name = name.removeprefix("llm:").replace("-", " ")
    return f"| {name} | {win} | {margin} | {given_up * 100:.1f} | {left * 100:.1f} |"


if __name__ == "__main__":
    sys.exit(main())
