"""Other people's libraries train a little with our environments, each in an environment of its own and without glue.

Each script is what its library's manual shows, and says at the end how many steps it took. Installing takes minutes.
"""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "tests/soak/learners"
LIBRARIES = {
    "sb3_maskable_ppo": ("gymnasium", "sb3-contrib"),
    "rllib_ppo": ("pettingzoo", "ray[rllib]", "torch"),
    "agilerl_ppo": ("gymnasium", "agilerl", "peft"),  # agilerl imports peft and does not say so
    "tianshou_dqn": ("pettingzoo", "tianshou"),
    "torchrl_reinforce": ("pettingzoo", "torchrl"),
    "textarena_game": ("textarena",),
    "openenv_server": ("openenv",),
    "pgx_shape": ("jax", "pgx"),
}
"""By script: the extra of ours, and what is installed beside it."""


@pytest.fixture
def place() -> Iterator[Path]:
    """Gone after each: with PyTorch in it an environment takes five gigabytes, and pytest would keep them all."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.parametrize("script", LIBRARIES)
def test_a_library_trains_a_little(script: str, place: Path) -> None:
    extra, *others = LIBRARIES[script]
    venv.create(place / "venv", with_pip=True)
    python = place / "venv/bin/python"
    wanted = [f"{ROOT}[{extra}]", *others]
    subprocess.run([python, "-m", "pip", "install", "-qq", *wanted], check=True, timeout=1800)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [python, "-W", "ignore", SCRIPTS / f"{script}.py"],
        env=environment,
        cwd=place,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert int(float(ran.stdout.split("trained ")[-1].split()[0])) > 0
