"""The compiled form plays the very games that the sources play, and passes the tests that they pass.

It is compiled here if it was not before, which needs a C compiler and takes a few minutes; then it is removed again.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nottingham.rules.compiled import SWITCH
from tests.soak.scale import scaled

ROOT = Path(__file__).resolve().parents[2]
GAMES = scaled(200)
PLAY = f"""
from hashlib import sha256
from nottingham import act, new_game
from nottingham.bots.simulate import play_game
from nottingham.record.codec import to_json
from tests.random_games import mix_of

print(type(act).__name__)
digest = sha256()
for game in range({GAMES}):
    ruleset = mix_of(game)
    bots = ("steward_hard", *("random",) * (ruleset.players - 1))
    play_game(ruleset, bots, game, watch=lambda step: digest.update(to_json(step.events)))
print(digest.hexdigest())
"""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> Iterator[None]:
    said = subprocess.run([ROOT / "nottingham", "compile"], capture_output=True, text=True, check=True).stdout
    yield
    if "current already" not in said:
        subprocess.run([ROOT / "nottingham", "compile", "--remove"], capture_output=True, check=True)


def run(*arguments: str, compiled: bool) -> str:
    environment = {**os.environ, SWITCH: str(int(compiled)), "PYTHONHASHSEED": "0"}
    ended = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    return ended.stdout


def test_every_event_of_many_games_is_the_same() -> None:
    kind, plain = run("-c", PLAY, compiled=False).split()
    assert kind == "function"
    kind, quick = run("-c", PLAY, compiled=True).split()
    assert kind != "function"  # it is what it says: no test of the sources against themselves
    assert quick == plain


def test_the_tests_of_the_law_pass_on_it() -> None:
    run("-m", "pytest", "-q", "tests/rules", "tests/golden", "tests/privacy", "tests/unit/test_floor.py", compiled=True)


def test_the_tests_of_the_bots_pass_on_it() -> None:
    run("-m", "pytest", "-q", "tests/bots", compiled=True)


def test_the_version_says_so() -> None:
    assert "(compiled)" in run("-m", "nottingham.cli", "--version", compiled=True)
    assert "turned off" in run("-m", "nottingham.cli", "--version", compiled=False)
