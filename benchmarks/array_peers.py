"""Our arrays beside Pgx's and JaxMARL's own card games, on one device in one run.

    pip install --no-deps --target peers pgx==2.6.0 jaxmarl==0.2.0
    python -m benchmarks.array_peers --peers peers --batches 4096 65536 1048576

Random legal play with new games begun inside, mask and observation built and kept in every step. Contestants take
turns, batch by batch. Both packages are pure Python; what they import for types and pictures alone has a stand-in here,
so that a folder with the two of them is enough on a machine that has nothing but JAX.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from benchmarks.vector import RULES, WARM_UP_STEPS, timed

HANABI = "jaxmarl/hanabi"
PGX = ("sparrow_mahjong", "leduc_holdem")
GAMES = (*(f"nottingham/{rules}" for rules in RULES), *(f"pgx/{name}" for name in PGX), HANABI)
DEFAULT = ("nottingham/first-4", "nottingham/everything", "pgx/sparrow_mahjong", "pgx/leduc_holdem", HANABI)


class Contestant(NamedTuple):
    """A batch of games, and how it takes a step: states have `legal_action_mask` and `terminated`, as Pgx's have."""

    states: Any
    step: Callable[[Any, Any], Any]


def ours(rules: str, batch: int) -> Contestant:
    import jax

    from nottingham.research.vector import make

    env = make(*RULES[rules])
    return Contestant(jax.jit(env.init_many)(jax.random.split(jax.random.key(0), batch)), env.step_many)


# --- peers -----------------------------------------------------------------------------------------------------------


def pgx(name: Any, batch: int) -> Contestant:
    """One of Pgx's games, with its own auto-reset."""
    _stand_in("svgwrite")
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    step = jax.vmap(auto_reset(env.step, env.init))
    return Contestant(states, lambda states, actions: step(states, actions, keys_for(actions)))


def keys_for(actions: Any) -> Any:
    """A key for each game, another one in every step."""
    import jax

    return jax.random.split(jax.random.fold_in(jax.random.PRNGKey(1), actions.sum()), actions.shape[0])


class HanabiStates(NamedTuple):
    """JaxMARL's state, with what is kept of it in every step."""

    state: Any
    observation: Any
    legal_action_mask: Any
    terminated: Any


def hanabi(batch: int, players: int = 4) -> Contestant:
    """JaxMARL's Hanabi, with its own auto-reset; who is not at turn takes the step that does nothing."""
    import jax
    import jax.numpy as jnp

    env = _hanabi_class()(num_agents=players)

    def seen(observation: Any, state: Any, ended: Any) -> HanabiStates:
        masks = jnp.stack([env.get_legal_moves(state)[agent] for agent in env.agents])
        mask = masks[jnp.argmax(state.cur_player_idx)] > 0
        return HanabiStates(state, observation, mask, ended)

    def begun(key: Any) -> HanabiStates:
        observation, state = env.reset(key)
        return seen(observation, state, jnp.asarray(False))

    def stepped(states: HanabiStates, action: Any, key: Any) -> HanabiStates:
        turn = jnp.argmax(states.state.cur_player_idx)
        nothing = env.num_moves - 1
        actions = {agent: jnp.where(turn == seat, action, nothing) for seat, agent in enumerate(env.agents)}
        observation, state, _, dones, _ = env.step(key, states.state, actions)
        return seen(observation, state, dones["__all__"])

    step = jax.vmap(stepped)
    states = jax.jit(jax.vmap(begun))(jax.random.split(jax.random.PRNGKey(0), batch))
    return Contestant(states, lambda states, actions: step(states, actions, keys_for(actions)))


@cache
def _hanabi_class() -> Any:
    """The class alone: the package as a whole imports every environment it has, and what those need."""
    if found := find_spec("jaxmarl"):
        for name in ("jaxmarl", "jaxmarl.environments"):
            folder = Path(str(found.origin)).parent.joinpath(*name.split(".")[1:])
            bare = ModuleType(name)
            bare.__path__ = [str(folder)]
            sys.modules[name] = bare
    _stand_in("jaxtyping", **dict.fromkeys(("Array", "Bool", "Float", "Int", "Num", "PRNGKeyArray"), _Anything))
    struct = ModuleType("struct")
    vars(struct)["dataclass"] = _tree_dataclass
    _stand_in("flax", struct=struct)
    return import_module("jaxmarl.environments.hanabi.hanabi").HanabiEnv


class _Anything:
    """What a type of `jaxtyping` says is read by people."""

    def __class_getitem__(cls, item: Any) -> Any:
        return Any


def _tree_dataclass(cls: type[Any]) -> type[Any]:
    """A frozen dataclass that JAX knows, with `replace`, as Flax has it."""
    import jax

    frozen = dataclasses.dataclass(frozen=True)(cls)
    frozen.replace = dataclasses.replace
    names = [field.name for field in dataclasses.fields(frozen)]
    return jax.tree_util.register_dataclass(frozen, names, [])


def _stand_in(name: str, **members: Any) -> None:
    """An empty module of this name, where there is none."""
    if name not in sys.modules and find_spec(name) is None:
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update(members)


# --- the run ---------------------------------------------------------------------------------------------------------


def contestant(game: str, batch: int) -> Contestant:
    library, _, name = game.partition("/")
    makers: dict[str, Callable[[int], Contestant]] = {
        "nottingham": partial(ours, name),
        "pgx": partial(pgx, name),
        "jaxmarl": hanabi,
    }
    return makers[library](batch)


def main(arguments: Sequence[str]) -> int:
    """Print a line of JSON for each game and batch, as the figures come."""
    parser = argparse.ArgumentParser(prog="benchmarks.array_peers", description=__doc__)
    parser.add_argument("--peers", type=Path, help="a folder that has pgx and jaxmarl, where they are not installed")
    parser.add_argument("--game", action="append", choices=GAMES, help="may be repeated; if none is named, five")
    parser.add_argument("--batches", type=int, nargs="+", required=True, metavar="N", help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="steps in one compiled stretch (default: 64)")
    parser.add_argument("--rounds", type=int, default=5, help="stretches; the median counts (default: 5)")
    parser.add_argument("--warm-up", type=int, default=WARM_UP_STEPS, help="steps before that (default: %(default)s)")
    options = parser.parse_args(arguments)
    if options.peers:
        sys.path.insert(0, str(options.peers))
    for batch in options.batches:
        for game in options.game or DEFAULT:
            states, step = contestant(game, batch)
            found = timed(states, step, batch, options.steps, options.rounds, options.warm_up)
            print(json.dumps({"game": game, **found}), flush=True)
            del states
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
