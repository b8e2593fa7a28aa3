"""Other people's libraries train or evaluate a little with our environments, and without glue.

Each script is what its library's manual shows, and says at the end how many steps it took. Installing takes minutes, so
libraries that agree about versions share an environment.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.soak.virtual_environments import said_by, virtual_environment

ENVIRONMENTS = {
    ("gymnasium,pettingzoo", "sb3-contrib", "ray[rllib]", "tianshou", "torchrl", "torch==2.13.0"): (
        *("sb3_maskable_ppo", "rllib_ppo", "tianshou_dqn", "torchrl_reinforce"),
    ),
    ("gymnasium", "agilerl", "peft", "torch==2.13.0"): ("agilerl_ppo",),  # agilerl imports peft and does not say so
    ("textarena",): ("textarena_game",),
    ("openenv",): ("openenv_server",),
    ("jax", "pgx"): ("pgx_shape",),
    ("llm", "inspect-ai"): ("inspect_task",),
    ("llm", "verifiers>=0.4,<0.5", "uv"): ("verifiers_game",),  # its harness is a script that uv starts
}
"""By our extras and what is installed beside them: the scripts that run there."""


@pytest.fixture(scope="module")
def python(request: pytest.FixtureRequest) -> Iterator[Path]:
    with virtual_environment(*request.param) as path:
        yield path


@pytest.mark.parametrize(
    ("python", "script"),
    [pytest.param(wanted, script, id=script) for wanted, scripts in ENVIRONMENTS.items() for script in scripts],
    indirect=["python"],
    scope="module",
)
def test_a_library_trains_a_little(python: Path, script: str) -> None:
    assert int(float(said_by(python, script).split("trained ")[-1].split()[0])) > 0
