"""Workers: who plays the games of a tournament. All of them give the same results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from nottingham.bots.simulate import GameResult
from nottingham.research.arena.played import PlayedGame, play_batch, play_item
from nottingham.research.arena.schedule import Contest, ScheduleItem

Batch = tuple[ScheduleItem, ...]
Submit = Callable[[Contest, Batch], "Future[tuple[PlayedGame, ...]]"]


class NoRay(RuntimeError):
    """Ray is asked for and is not there, or does not answer."""


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local_workers(workers: int) -> Iterator[Submit]:
    """This process alone, or so many others."""
    if workers == 1:
        yield _at_once
        return
    # A fresh interpreter for each, on every system: forking a process that draws a progress bar is not safe.
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin_work) as pool:
        try:
            yield lambda contest, batch: pool.submit(play_batch, contest, batch)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def thread_workers(workers: int, told: Callable[[GameResult], None] | None = None) -> Iterator[Submit]:
    """Threads of this process: for games that mostly wait for somebody elsewhere, such as a model's address."""

    def play(contest: Contest, batch: Batch) -> tuple[PlayedGame, ...]:
        return tuple(play_item(contest, item, told) for item in batch)

    with ThreadPoolExecutor(workers) as pool:
        try:
            yield lambda contest, batch: pool.submit(play, contest, batch)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _at_once(contest: Contest, batch: Batch) -> Future[tuple[PlayedGame, ...]]:
    done: Future[tuple[PlayedGame, ...]] = Future()
    done.set_result(play_batch(contest, batch))
    return done


def _begin_work() -> None:
    """An interruption is the first process's business; but nobody works on when that one was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


def _own_path() -> dict[str, str]:
    """Where workers look for bots from outside: where this process does, the folder it is in first."""
    return {"PYTHONPATH": os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)}


@contextmanager
def ray_workers(address: str) -> Iterator[tuple[Submit, int]]:
    """The machines of a Ray cluster, and how many cores they have; each needs this package installed."""
    try:
        import ray  # noqa: PLC0415 - an extra that few have
    except ImportError:
        raise NoRay("Ray is not installed; run: pip install 'nottingham[ray]'") from None
    cluster: Any = ray
    try:
        cluster.init(address=address, log_to_driver=False, logging_level="error", runtime_env={"env_vars": _own_path()})
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise NoRay(f"there is no Ray cluster at {address}: {error}") from error
    try:
        remote = cluster.remote(play_batch)
        yield lambda contest, batch: remote.remote(contest, batch).future(), int(cluster.cluster_resources()["CPU"])
    finally:
        cluster.shutdown()
