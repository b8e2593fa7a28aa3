"""A million games at random on whatever JAX finds: python examples/vector/million_games.py [GAMES] [TABLES AT ONCE]."""

import sys
from functools import partial

import jax
import jax.numpy as jnp
from rich.progress import Progress

from nottingham.research.vector import make


def main(games: int = 1_000_000, tables: int = 65_536, steps: int = 64) -> float:
    """The winner's mean margin over the others, in so many games."""
    env = make("first", 4, reward="margin")

    def step(carry, key):
        states, ended, margin = carry
        choices = jax.random.categorical(key, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
        states = env.step_many(states, choices)  # a game that ends begins anew
        return (states, ended + states.terminated.sum(), margin + states.rewards.max(axis=1).sum()), None

    @partial(jax.jit, donate_argnums=0)
    def play(states, key):
        return jax.lax.scan(step, (states, jnp.int32(0), jnp.float32(0)), jax.random.split(key, steps))[0]

    key, margins, done = jax.random.key(1), 0.0, 0
    states = jax.jit(env.init_many)(jax.random.split(key, tables))
    with Progress() as progress:
        task = progress.add_task(f"{games:,} games on {jax.devices()[0].device_kind}", total=games)
        while done < games:
            states, ended, margin = play(states, key := jax.random.fold_in(key, done))
            done, margins = done + int(ended), margins + float(margin)
            progress.update(task, completed=min(done, games))
    print(f"{done:,} games; who won was {margins / done:.1f} points ahead of the others")
    return margins / done


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
