"""Metrics: what the server counts, in the text format that Prometheus reads. They tell of no table and no player."""

from __future__ import annotations

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
READ_WITHIN = 5.0
LINE_MOST = 4096
HELP = {
    "nottingham_answers_total": "Commands and requests of people, by how they were answered.",
    "nottingham_requests_total": "HTTP requests, by status.",
    "nottingham_answer_seconds": "From a command's arrival to its answer, the commit included.",
    "nottingham_tables": "Tables in memory.",
    "nottingham_connections": "Open websockets.",
    "nottingham_commits_total": "Commits to the store.",
    "nottingham_bot_thoughts_total": "Questions that bots answered.",
    "nottingham_bot_failures_total": "Questions that bots failed to answer.",
    "nottingham_bot_workers_killed_total": "Workers that were stuck.",
    "nottingham_model_answers_total": "Questions that were put to language models.",
    "nottingham_model_failures_total": "Those of them that a bot had to answer.",
    "nottingham_process_cpu_seconds_total": "Processor time of this process.",
}


class Metrics:
    """Counts by name and label, and one histogram of how long answers take."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str) -> None:
        self.counts[name, label] += 1

    def answered(self, seconds: float) -> None:
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, now: dict[str, float]) -> str:
        """Everything, with the metrics of this moment."""
        now = now | {"nottingham_process_cpu_seconds_total": time.process_time()}
        lines = [line for name, value in now.items() for line in (*_head(name), f"{name} {value:g}")]
        for name in sorted({name for name, _ in self.counts}):
            lines += _head(name)
            lines += [f"{one}{{{label}}} {count}" for (one, label), count in sorted(self.counts.items()) if one == name]
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> Iterator[str]:
        name = "nottingham_answer_seconds"
        yield from _head(name, "histogram")
        *below, total = accumulate(self._buckets)
        for bound, count in zip(BOUNDS, below, strict=True):
            yield f'{name}_bucket{{le="{bound:g}"}} {count}'
        yield f'{name}_bucket{{le="+Inf"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"


def _head(name: str, kind: str = "") -> tuple[str, str]:
    kind = kind or ("counter" if name.endswith("_total") else "gauge")
    return f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"


async def serve_metrics(host: str, port: int, text: Callable[[], str]) -> asyncio.Server:
    """A port of its own with nothing on it but GET /metrics."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError, TimeoutError):
            request = await asyncio.wait_for(reader.readline(), READ_WITHIN)
            is_asked = request.split(b" ")[:2] == [b"GET", b"/metrics"]
            body = text().encode() if is_asked else b""
            head = f"HTTP/1.1 {'200 OK' if is_asked else '404 Not Found'}\r\nContent-Length: {len(body)}\r\n"
            kind = "Content-Type: text/plain; version=0.0.4; charset=utf-8\r\nConnection: close\r\n\r\n"
            writer.write((head + kind).encode() + body)
            await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, host, port, limit=LINE_MOST)
