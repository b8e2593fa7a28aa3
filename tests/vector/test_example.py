"""The example in `examples/vector` and the first of the page about arrays, run small."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "vector" / "million_games.py"
(FIRST_OF_PAGE,) = re.findall(
    r"^```py\n(.*?)^```$", (ROOT / "docs/vector.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
)
QUICK_TO_COMPILE = {"XLA_FLAGS": "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"}


def run(*words: str | Path, folder: Path | None = None) -> list[str]:
    """The lines that a program prints, compiled without optimising."""
    environment = {**os.environ, **QUICK_TO_COMPILE}
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=True, env=environment, cwd=folder
    )
    return done.stdout.splitlines()


def test_the_example_plays_games_and_begins_new_ones() -> None:
    """More games than tables, so that some began after others had ended; few, as they are played without optimising."""
    games, said = run(EXAMPLE, "9", "8")[-1].split(" games; ")
    assert int(games) >= 9
    assert "points ahead of the others" in said


def test_the_first_example_of_the_page_says_that_it_compiles_and_fills_the_cache(tmp_path: Path) -> None:
    compiling, ready, result = run("-c", FIRST_OF_PAGE, folder=tmp_path)
    assert "is compiled first" in compiling
    assert ready.endswith("64 tables.")
    games = int(result.split(" games")[0])
    assert games > 64, "some began after others had ended"
    assert any((tmp_path / "jax-cache").iterdir())
