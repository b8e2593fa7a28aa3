"""Process pool: jobs in processes that can be killed. One that takes too long is, and another takes its place.

Our own, because pebble, the kept library for this, is under the LGPL, and everything else that we install is not.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

START_WITHIN = 30.0
"""Seconds for a fresh process to be ready; the machine may be busy."""
DONE, FAILED, TOLD = "done", "failed", "told"
"""What a worker sends: the answer, the name of what went wrong, or how far it is."""

logger = logging.getLogger(__name__)
Tell = Callable[[Any], None]
"""How a job that takes long says how far it is."""
Job = Callable[[Any, Tell], Any]


class WorkerTimeout(Exception):
    """A worker took too long, or died; it is gone."""


class WorkerError(Exception):
    """The job itself raised something, whose name this is."""


class Worker:
    """One process that does a job again and again. Its methods block: they are called in threads."""

    def __init__(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, job), daemon=True, name="bots")
        self._process.start()
        theirs.close()
        try:
            self._answer(START_WITHIN)
        except WorkerTimeout:
            self.kill()
            raise

    def do(self, what: Any, patience: float, heard: Tell | None = None) -> Any:
        """What the job gives; WorkerTimeout if it takes longer. What it tells on the way is `heard`."""
        until = monotonic() + patience
        try:
            self._ours.send(what)
        except OSError as error:
            raise WorkerTimeout(type(error).__name__) from error
        while True:
            kind, answer = self._answer(until - monotonic())
            if kind == DONE:
                return answer
            if kind == FAILED:
                raise WorkerError(answer)
            if heard is not None:
                heard(answer)

    def _answer(self, patience: float) -> tuple[str, Any]:
        try:
            if not self._ours.poll(max(0.0, patience)):
                raise WorkerTimeout("too slow")
            answer: tuple[str, Any] = self._ours.recv()
        except (EOFError, OSError) as error:
            raise WorkerTimeout(type(error).__name__) from error
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join(5)
        self._ours.close()


def _work(pipe: Connection, job: Job) -> None:
    """What a worker's process does all its life; it ends when the server's end of the pipe is gone."""
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        pipe.send((DONE, None))
        while True:
            what = pipe.recv()
            try:
                pipe.send((DONE, job(what, lambda told: pipe.send((TOLD, told)))))
            except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the next question is another's
                pipe.send((FAILED, type(error).__name__))


class ProcessPool:
    """So many workers and no more, started when they are needed."""

    def __init__(self, job: Job, most: int) -> None:
        self._job = job
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="bots")
        self.killed = 0
        self._is_closing = False

    async def do(self, what: Any, patience: float, heard: Tell | None = None) -> Any:
        """Waits for a free worker; only then does patience begin to run. What a job tells is heard in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, what, patience, heard)

    def _do(self, what: Any, patience: float, heard: Tell | None) -> Any:
        if self._is_closing:
            raise WorkerTimeout("closing")
        worker = self._free_worker()
        self._busy.add(worker)
        try:
            answer = worker.do(what, patience, heard)
        except WorkerTimeout:
            self.killed += 1
            self._busy.discard(worker)
            worker.kill()
            raise
        except WorkerError:
            self._put_back(worker)
            raise
        self._put_back(worker)
        return answer

    def _free_worker(self) -> Worker:
        try:
            return self._idle.pop()
        except IndexError:
            return Worker(self._job)

    def _put_back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        self._idle.append(worker)

    async def close(self) -> None:
        """Kill running jobs."""
        self._is_closing = True
        for worker in (*self._idle, *self._busy):
            await asyncio.to_thread(worker.kill)
        self._threads.shutdown(wait=False, cancel_futures=True)
