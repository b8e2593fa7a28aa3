"""Pgx: its own `api_test` passes on the vectorised engine, and a loop around its auto-reset wrapper runs unchanged."""

import os
import sys
from typing import Literal, get_args

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import act_randomly, auto_reset

from nottingham.research.vector import make

BATCH, STEPS = 16, 600


def test_as_pgx_does() -> None:
    """Its test knows environments by name, and chooses steps along a second axis, which one game has not.

    (Today's JAX refuses such an axis, with Pgx's own games too.)
    """
    api = sys.modules["pgx._src.api_test"]
    api.EnvId = Literal[(*get_args(pgx.EnvId), "nottingham")]
    api.act_randomly = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32))))
    pgx.api_test(make("first", 3, rounds=1), 2)


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
        assert not (jnp.abs(state.rewards).sum(axis=1) > 0)[~state.terminated].any()
        assert bool(state.legal_action_mask.any(axis=1).all())
    return games


test_as_pgx_does()
print("api_test passed")
print(f"trained {count_of_games()}")  # games that ended
