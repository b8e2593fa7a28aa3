"""The example in `examples/vector`, run small."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "vector" / "million_games.py"
QUICK_TO_COMPILE = {"XLA_FLAGS": "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"}


def test_the_example_plays_games_and_begins_new_ones() -> None:
    """More games than tables, so that some began after others had ended; few, as they are played without optimising."""
    done = subprocess.run(
        [sys.executable, EXAMPLE, "9", "8"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **QUICK_TO_COMPILE},
    )
    games, said = done.stdout.splitlines()[-1].split(" games; ")
    assert int(games) >= 9
    assert "points ahead of the others" in said
