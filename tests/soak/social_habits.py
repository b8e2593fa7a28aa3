"""Two social habits of people, alone against characters: whether it pays to keep a word.

nice python -m tests.soak.social_habits --deals 50
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from nottingham import compose
from nottingham.bots.exploiters import Exploiter, Trick
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.bots.registry import BOTS
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.deals import AskPass, PromiseNext
from nottingham.rules.engine.families import Action
from nottingham.rules.phases.bargaining import BargainPrompt
from tests.soak.character_tables import head, ratio, row


class Friend(Exploiter):
    """You pass me, I pass you: a promise and nothing else, for every bag, and kept."""

    def _buy_passage(self, thought: Thought, prompt: BargainPrompt) -> Action | None:
        own = inspecting(thought.public).bag_of(thought.seat)
        if own is None or thought.seat not in prompt.may_pass or thought.memory.asked.get((thought.seat, True)):
            return None
        return Propose(thought.seat, (AskPass(thought.seat), PromiseNext(thought.seat, own.deciders[0], "pass")))


HABITS = {
    "no habit": Exploiter(Trick()),
    "sells promises": Exploiter(Trick(prices=(1, 2, 3, 4, 5), creeps=1, promises=True, keeps_word=1.0)),
    "you pass me, I pass you": Friend(Trick(keeps_word=1.0)),
}
TABLES = (("tuck", "marian", "prince_john"), ("much", "john", "steward"), ("steward_hard", "tuck", "guy"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50, help="each is played from every seat")
    deals = parser.parse_args().deals
    sys.stdout.write(f"{head(['habit', *map(', '.join, TABLES)])}\n")
    for name, bot in HABITS.items():
        bot.rest = Mind(Temper(keeps_word=1.0))  # trades, packs and opens as an able person does, and no better
        BOTS["habit"] = bot
        sys.stdout.write(f"{row([name, *(ratio(_shares(others, deals)) for others in TABLES)])}\n")


def _shares(others: tuple[str, ...], deals: int) -> list[tuple[float, float]]:
    """By deal, the games won from all seats, and how many there were."""
    found = []
    for deal in range(deals):
        won, company = 0.0, Random(deal).sample(others, len(others))
        for seat in range(4):
            table = (*company[:seat], "habit", *company[seat:])
            scores = play_game(compose("second", 4), table, deal).scores
            winners = [score.seat for score in scores if score.place == 1]
            won += (seat in winners) / len(winners)
        found.append((won, 4.0))
    return found


if __name__ == "__main__":
    main()
