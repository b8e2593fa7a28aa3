"""Begging by set phrases, measured: the same player with words and without, in the same games.

At every gate the beggar pleads, thanks the Sheriff and apologises to him beforehand, and points at a rival: every
phrase that bends a mind in the speaker's favour (`bots/mind/ears.py`). Games are paired: cards, seats and chance are
the same.

    python -m tests.bots.begging [games]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from nottingham.bots.bot import Bot, SetPhrase
from nottingham.bots.simulate import Players, game_seeds
from nottingham.rules.engine.events import InspectingBegan
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.floor import Floor
from nottingham.rules.game import act, new_game, outcome
from nottingham.rules.rulebook import compose
from tests.bots.habits import HABITS

HEARERS = ("tuck", "much", "marian")
"""Those who heed words most."""


def share_of_win(ruleset: Ruleset, seat: Seat, seed: int, *, begs: bool) -> float:
    """What an able player in this seat wins of one game: 1, a part of it where several win, or 0."""
    bots: list[str | Bot[Any]] = [*HEARERS[:seat], HABITS["no habit"], *HEARERS[seat:]]
    players, floor, step = Players(ruleset, bots, seed), Floor.seeded(seed), new_game(ruleset, seed)
    while True:
        players.hear(step.events)
        if begs and any(isinstance(event, InspectingBegan) for event in step.events):
            for phrase in pleas(step.state, seat):
                players.overhear(phrase)
        if (scores := outcome(step.state)) is not None:
            winners = [score.seat for score in scores if score.place == 1]
            return (seat in winners) / len(winners)
        action = None
        while action is None:
            turn, floor = floor.next(step.state)
            action = players.answer(turn)
        answer = act(step.state, turn.seat, action)
        assert not isinstance(answer, Refusal), answer
        step = answer


def pleas(state: State, seat: Seat) -> Iterator[SetPhrase]:
    """Nothing, where the beggar is Sheriff."""
    (sheriff,) = state.public.deciders
    if sheriff == seat:
        return
    rival = next(one for one in range(state.ruleset.players) if one not in (seat, sheriff))
    yield SetPhrase(seat, "let_me_pass")
    yield SetPhrase(seat, "sorry", sheriff)
    yield SetPhrase(seat, "thank_you", sheriff)
    yield SetPhrase(seat, "look_at_that_one", rival)


def paired_wins(ruleset: Ruleset, games: int, seed: int = 0) -> list[tuple[float, float]]:
    """For each game what is won with words, and without."""
    return [
        (
            share_of_win(ruleset, number % ruleset.players, one, begs=True),
            share_of_win(ruleset, number % ruleset.players, one, begs=False),
        )
        for number, one in enumerate(game_seeds(seed, games))
    ]


def main(games: int) -> None:
    wins = paired_wins(compose("second", 4), games)
    differences = [begging - silent for begging, silent in wins]
    begging, silent = (100 * fmean(column) for column in zip(*wins, strict=True))
    error = 100 * stdev(differences) / sqrt(games)
    sys.stdout.write(f"begging {begging:.1f} %, silent {silent:.1f} %, gained {begging - silent:.1f} ± {error:.1f} %\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
