"""The long checks, `./nottingham soak`: a queue of parts, one process for each core, all at one scale."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock

from tools.check import PYTHON, Check, Verdict, line, report
from tools.lanes import CORES, PYTEST
from tools.mutants import FAULTS

LONG_TESTS = Path("tests/soak")
SCALE = "NOTTINGHAM_SOAK_SCALE"
"""In the environment of every part: how many times as large it is as at scale 1, which its test states."""
EXHAUSTIVE = "mutants"
"""Every fault in the rules takes hours at any scale, so it is only run by name."""
LONGEST_FIRST = (
    *("learning_libraries", "sampled_mutants", "vector", "training", "environments"),
    *("strength", "best_response", "characters", "llm_games", "two_worlds"),
)
ALONE = ("fresh_clone", "hostile", "kill", "ray_cluster", "release", "rolling_restart", "stalls")
"""They measure time, hold servers to real time, or write the documentation that others would read meanwhile."""


def soak_parts() -> list[str]:
    """The names of all long checks: one for each file of tests, and mutation testing."""
    tests = sorted(path.stem.removeprefix("test_") for path in LONG_TESTS.glob("test_*.py"))
    return [*tests, "sampled_mutants", EXHAUSTIVE]


def soak(parts: Sequence[str], scale: float) -> int:
    """These long checks, or all but the exhaustive one; stopped half way, it says what has passed."""
    # A shell that starts this in the background has Ctrl-C ignored, here and in every part: it is heard again.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    asked = list(parts or (part for part in soak_parts() if part != EXHAUSTIVE))
    start, queue, verdicts = time.perf_counter(), PartQueue(scale), list[Verdict]()
    try:
        for verdict in queue.run([long_check(part, scale) for part in asked]):
            verdicts.append(verdict)
            print(line(verdict), flush=True)
    except KeyboardInterrupt:
        queue.stop()
    minutes = (time.perf_counter() - start) / 60
    status = report(verdicts, f"summary, scale {scale:g}, {minutes:.1f} minutes in all")
    if missing := [part for part in asked if part not in {verdict.name for verdict in verdicts}]:
        print(f"stopped before the end of: {', '.join(missing)}")
        return 130
    return status


def long_check(part: str, scale: float) -> Check:
    match part:
        case "sampled_mutants":
            return Check(part, (*PYTHON, "tools.mutants", "--faults", str(max(1, round(FAULTS * scale)))))
        case "mutants":
            mutmut = shlex.join((*PYTHON, "mutmut"))
            return Check(part, ("sh", "-c", f"{mutmut} run && {mutmut} results"))
        case _:
            quiet = ("-q", "--durations=5", "-o", "tmp_path_retention_policy=failed")  # a clone is not kept
            return Check(part, (*PYTEST, *quiet, str(LONG_TESTS / f"test_{part}.py")))


class PartQueue:
    """A queue of checks, longest first, of which each core takes the next; then those that run alone."""

    def __init__(self, scale: float) -> None:
        self._environment = {**os.environ, SCALE: f"{scale:g}"}
        self._pool = ThreadPoolExecutor(CORES)
        self._running: set[subprocess.Popen[bytes]] = set()
        self._door = Lock()
        self._is_stopped = False

    def run(self, checks: Sequence[Check]) -> Iterator[Verdict]:
        """Each verdict when it is known."""
        beside = sorted((check for check in checks if check.name not in ALONE), key=_place)
        for ended in as_completed([self._pool.submit(self._run, check) for check in beside]):
            yield ended.result()
        for check in checks:
            if check.name in ALONE:
                yield self._pool.submit(self._run, check).result()

    def stop(self) -> None:
        """As Ctrl-C would: each gets the chance to clear away its servers and folders."""
        with self._door:
            self._is_stopped = True
            for process in self._running:
                os.killpg(process.pid, signal.SIGINT)
        self._pool.shutdown(cancel_futures=True)

    def _run(self, check: Check) -> Verdict:
        """What it says is kept in a file, which no server that it leaves behind holds open, and shown in one piece."""
        start = time.perf_counter()
        with TemporaryFile("w+", encoding="utf-8") as said:
            with self._door:
                if self._is_stopped:
                    raise CancelledError
                process = subprocess.Popen(
                    check.command, env=self._environment, stdout=said, stderr=said, process_group=0
                )
                self._running.add(process)
            status = process.wait()
            self._running.remove(process)
            said.seek(0)
            print(f"\n== {check.name}\n{said.read()}".rstrip(), flush=True)
        return Verdict(check.name, status, time.perf_counter() - start)


def _place(check: Check) -> int:
    return LONGEST_FIRST.index(check.name) if check.name in LONGEST_FIRST else len(LONGEST_FIRST)
