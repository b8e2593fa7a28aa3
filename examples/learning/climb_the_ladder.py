"""Solve the small games with counterfactual regret minimisation, and say how far from perfect play each one still is.

    pip install 'nottingham[openspiel]'
    python examples/learning/climb_the_ladder.py bluff bribe       # rungs; all of them if none is named

For each rung: how large it is, what the merchant wins on average, and the exploitability (how much the best answer to
both players would win, on average) after so many iterations of CFR+. Nothing is drawn by lot: it is always the same.
"""

from __future__ import annotations

import sys

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from nottingham.research.environments.openspiel_mini import RUNGS

ITERATIONS = (1, 10, 100)


def climb(rung: str, iterations: tuple[int, ...] = ITERATIONS) -> list[float]:
    """The exploitability of a policy without a plan, then after so many iterations."""
    game = pyspiel.load_game(f"nottingham_mini(rung={rung})")
    solver = cfr.CFRPlusSolver(game)
    uniform = policy.UniformRandomPolicy(game)
    found = [exploitability.exploitability(game, uniform)]
    done = 0
    for goal in iterations:
        for _ in range(goal - done):
            solver.evaluate_and_update_policy()
        done = goal
        found.append(exploitability.exploitability(game, solver.average_policy()))
    average = solver.average_policy()
    won = expected_game_score.policy_value(game.new_initial_state(), [average, average])[0]
    states = len(average.state_lookup)
    told = " ".join(f"{gap:8.4f}" for gap in found)
    print(f"{rung:10} {len(game.deals):4} deals {states:5} information states, merchant {won:+.3f}: {told}", flush=True)
    return found


def main(rungs: list[str]) -> None:
    print(f"exploitability at random, then after {', '.join(map(str, ITERATIONS))} iterations")
    for rung in rungs or RUNGS:
        climb(rung)


if __name__ == "__main__":
    main(sys.argv[1:])
