"""How fast the vectorised engine plays at random: beside its peers on one core, or alone on an accelerator.

`./nottingham bench --vector` sets it beside Pgx and beside our own referee on one core of this machine. With
`--batches` it measures the engine alone, on whatever JAX finds, over batches of several sizes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from time import perf_counter, process_time
from typing import Any

from benchmarks.count import Count

BATCH = 1024
STEPS = 32
WARM_UP_STEPS = 1500
RULES = {
    "first-3": ("first", 3, ()),
    "first-4": ("first", 4, ()),
    "first-5": ("first", 5, ()),
    "second-4": ("second", 4, ()),
    "second-6": ("second", 6, ()),
    "everything": ("second", 6, ("black_market", "removed_cards", "royal_goods", "seven_cards", "tax", "time_limit")),
}
"""Rulesets by the name they have on the command line."""
Play = Callable[[Any, int], tuple[Any, Any]]
"""From the states of a batch and a number, so many steps on: the states, and how many games ended."""


def one_core() -> None:
    """Keep XLA to one thread; it must be said before JAX is imported."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"


def nottingham_vector_random(seconds: float, seed: int = 1) -> Count:
    """Random legal steps in 1,024 first-edition games for four at once, with mask and observation in every step."""
    one_core()
    return _ours().play(seconds, seed)


def pgx_leduc_random(seconds: float, seed: int = 1) -> Count:
    """The same loop around Pgx's Leduc hold'em, with its own auto-reset."""
    one_core()
    return _pgx("leduc_holdem").play(seconds, seed)


def pgx_sparrow_random(seconds: float, seed: int = 1) -> Count:
    """The same loop around Pgx's sparrow mahjong, with its own auto-reset."""
    one_core()
    return _pgx("sparrow_mahjong").play(seconds, seed)


class Running:
    """A batch in play: what is compiled, and where its games stand from one turn to the next."""

    def __init__(self, states: Any, step: Callable[[Any, Any], Any]) -> None:
        self.states = states
        self.stretch = playing(step, STEPS)

    def play(self, seconds: float, seed: int) -> Count:
        """Stretches of steps until the time is over; games are those that ended."""
        decisions = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            self.states, ended = self.stretch(self.states, seed + decisions)
            games += int(ended)
            decisions += BATCH * STEPS
        return Count(decisions, elapsed, games)


@cache
def _ours() -> Running:
    from benchmarks.array_peers import ours

    return Running(*ours("first-4", BATCH))


@cache
def _pgx(name: str) -> Running:
    from benchmarks.array_peers import pgx

    return Running(*pgx(name, BATCH))


def playing(step: Callable[[Any, Any], Any], steps: int) -> Play:
    """A compiled stretch of random legal play."""
    import jax
    import jax.numpy as jnp

    def one(carry: tuple[Any, Any], number: Any) -> tuple[tuple[Any, Any], None]:
        states, games = carry
        states = step(states, random_legal(states.legal_action_mask, number))
        return (states, games + jnp.sum(states.terminated)), None

    @partial(jax.jit, donate_argnums=0)
    def play(states: Any, start: int) -> tuple[Any, Any]:
        numbers = jnp.uint32(start) + jnp.arange(steps, dtype=jnp.uint32)
        (states, games), _ = jax.lax.scan(one, (states, jnp.int32(0)), numbers)
        return states, games

    return play


def random_legal(masks: Any, number: Any) -> Any:
    """[lane]: a legal step for each row, by a hash of lane, step and number: quicker than a keyed generator."""
    import jax.numpy as jnp

    lanes, steps = masks.shape
    bits = jnp.arange(lanes, dtype=jnp.uint32)[:, None] * jnp.uint32(0x9E3779B9) + number * jnp.uint32(0x85EBCA6B)
    bits = bits + jnp.arange(steps, dtype=jnp.uint32) * jnp.uint32(0xC2B2AE35)
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        bits = (bits ^ bits >> shift) * jnp.uint32(factor)
    return jnp.argmax(jnp.where(masks, bits >> 8 | 1, 0).astype(jnp.int32), axis=1)


# --- alone, over batches ---------------------------------------------------------------------------------------------


def measured(rules: str, batch: int, steps: int, rounds: int) -> dict[str, Any]:
    """Steps and games a second in batches of one size, with what compiling took and the bytes of a game."""
    import jax

    from nottingham.research.vector import make
    from nottingham.research.vector.lane import bytes_of

    env = make(*RULES[rules])
    states = jax.jit(env.init_many)(jax.random.split(jax.random.key(0), batch))
    return {
        "rules": rules,
        **timed(states, env.step_many, batch, steps, rounds),
        "bytes_per_game": bytes_of(env.plan),
        "numbers_per_observation": env.observation_shape[0],
        "steps_in_vocabulary": env.num_actions,
    }


def timed(
    states: Any, step: Callable[[Any, Any], Any], batch: int, steps: int, rounds: int, warm_up: int = WARM_UP_STEPS
) -> dict[str, Any]:
    """Stretches of random legal play on whatever JAX finds: the median of so many, the lowest and the highest."""
    import jax

    play, compiling = compiled(playing(step, steps), states, 1)
    for stretch in range(1 + warm_up // steps):  # until games are at every stage, and end at every step
        states, ended = play(states, 1 + stretch * steps)
    int(ended)
    rates = []
    for number in range(1, rounds + 1):
        start = perf_counter()
        states, ended = play(states, (1 << 20) + number * steps)
        games = int(ended)
        seconds = perf_counter() - start
        rates.append((batch * steps / seconds, games / seconds))
    middle = sorted(rates)[len(rates) // 2]
    return {
        "device": jax.devices()[0].device_kind,
        "batch": batch,
        "steps_per_second": round(middle[0]),
        "games_per_second": round(middle[1], 1),
        "lowest": round(min(rates)[0]),
        "highest": round(max(rates)[0]),
        **compiling,
    }


def compiled(function: Any, *arguments: Any) -> tuple[Any, dict[str, Any]]:
    """A function that is compiled, and what that took: seconds of a clock, and of all processor cores together."""
    clock, processor = perf_counter(), process_time()
    traced = function.trace(*arguments)
    ready = traced.lower().compile()
    return ready, {
        "compile_seconds": round(perf_counter() - clock, 1),
        "compile_processor_seconds": round(process_time() - processor, 1),
        "equations": equations_in(traced.jaxpr.jaxpr),
    }


def equations_in(jaxpr: Any) -> int:
    """How many equations were traced, those of loops and branches once."""
    inner = [sum(map(equations_in, _parts_of(equation))) or 1 for equation in jaxpr.eqns]
    return sum(inner)


def _parts_of(equation: Any) -> list[Any]:
    """The jaxprs inside an equation, such as the branches of a `cond`."""
    values = [one for value in equation.params.values() for one in (value if isinstance(value, tuple) else (value,))]
    return [getattr(one, "jaxpr", one) for one in values if hasattr(getattr(one, "jaxpr", one), "eqns")]


def main(arguments: Sequence[str]) -> int:
    """Measure the engine alone and print a line of JSON for each batch, as the figures come."""
    parser = argparse.ArgumentParser(prog="benchmarks --vector", description=__doc__)
    parser.add_argument("--rules", action="append", choices=list(RULES), help="a ruleset (default: first-4)")
    parser.add_argument("--batches", type=int, nargs="+", required=True, metavar="N", help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="steps in one compiled stretch (default: 64)")
    parser.add_argument("--rounds", type=int, default=5, help="stretches; the median counts (default: 5)")
    options = parser.parse_args(arguments)
    for rules in options.rules or ["first-4"]:
        for batch in options.batches:
            print(json.dumps(measured(rules, batch, options.steps, options.rounds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
