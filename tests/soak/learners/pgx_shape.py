"""Pgx: its own `api_test` passes on the vectorised engine, and a loop around its auto-reset wrapper runs unchanged."""

import sys
from typing import Literal, get_args

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import act_randomly, auto_reset

from nottingham.vector import make

BATCH, STEPS = 16, 600


def count_of_games() -> int:
    """How many games end in a batch that Pgx's wrapper begins anew, written as Pgx's manual shows it."""
    env = make("first", 3, rounds=1)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(0)
    state, games = init(jax.random.split(key, BATCH)), 0
    for _ in range(STEPS):
        key, choosing, beginning = jax.random.split(key, 3)
        state = step(state, act_randomly(choosing, state.legal_action_mask), jax.random.split(beginning, BATCH))
        games += int(state.terminated.sum())
        assert (jnp.abs(state.rewards).sum(axis=1) > 0)[~state.terminated].sum() == 0
        assert bool(state.legal_action_mask.any(axis=1).all())
    return games


api = sys.modules["pgx._src.api_test"]
api.EnvId = Literal[(*get_args(pgx.EnvId), "nottingham")]  # it knows Pgx's own games by name
pgx.api_test(make("first", 3, rounds=1), 2)
pgx.api_test(make("second", 3, ("black_market",), rounds=1), 1, use_key=False)
print(f"trained {count_of_games()}")  # games that ended
