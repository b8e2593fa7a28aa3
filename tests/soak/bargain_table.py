"""How tables bargain, as the Markdown table of docs/arena.md: offers for each bag, prices, goods, third parties.

nice python -m tests.soak.bargain_table --games 400
nice python -m tests.soak.bargain_table --games 200 --line-up steward_hard
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from nottingham import compose
from nottingham.bots.characters import TEMPERED
from nottingham.bots.simulate import play_game
from tests.bots.bargains import BargainWitness, Counts
from tests.soak.character_tables import head, ratio, row

FIGURES = (
    ("bags with no offer, %", "no_offer", "bags", 1),
    ("bags with three offers or more, %", "many_offers", "bags", 1),
    ("bags paid for, %", "paid", "bags", 1),
    ("honest among those, %", "paid_honest", "paid", 1),
    ("paid for three contraband or more, goods at their value", "great_gold", "great_paid", 100),
    ("deals with goods, %", "goods_deals", "deals", 1),
    ("gold to have another's bag opened", "third_gold", "third_deals", 100),
    ("such deals a game", "third_deals", "games", 100),
    ("offers a game", "offers", "games", 100),
    ("of these answers to another", "counters", "games", 100),
    ("raised unanswered, a game", "against_oneself", "games", 100),
    ("moves a game", "moves", "games", 100),
)
"""What is told, the names of the part and of the whole, and by how much a percentage is too large for it."""


def played(edition: str, line_up: tuple[str, ...], players: int, games: int, seed: int) -> list[Counts]:
    """What happened in each game; without a line-up, characters are drawn anew for each."""
    ruleset, rng, found = compose(edition, players), Random(f"bargains/{seed}"), list[Counts]()
    for game in range(games):
        table = line_up * players if len(line_up) == 1 else line_up or tuple(rng.sample(TEMPERED, players))
        turn = game % players
        witness = BargainWitness(ruleset)
        result = play_game(ruleset, table[turn:] + table[:turn], seed * 100_000 + game, watch=witness)
        witness.counts.update({"games": 1, "moves": result.decisions})
        found.append(witness.counts)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each edition")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--line-up", default="", help="bots, with commas between them; characters if not said")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    line_up = tuple(filter(None, asked.line_up.split(",")))
    editions = ("second", "first") if asked.players < 6 else ("second",)
    games = {one: played(one, line_up, asked.players, asked.games, asked.seed) for one in editions}
    sys.stdout.write(f"{head(['', *(f'{one} edition' for one in editions)])}\n")
    for told, part, whole, scale in FIGURES:
        cells = [ratio([(one[part] / scale, one[whole]) for one in games[edition]]) for edition in editions]
        sys.stdout.write(f"{row([told, *cells])}\n")


if __name__ == "__main__":
    main()
