"""Metrics: what the server counts, for Prometheus. They tell of no table and no player."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "nottingham_tables": "Tables in memory.",
    "nottingham_connections": "Open websockets.",
    "nottingham_oldest_waiting_seconds": "For how long the move that waits longest has waited for its commit.",
    "nottingham_commits_total": "Commits to the store.",
    "nottingham_swept_tables_total": "Abandoned tables that were removed, by the rules of retention.",
    "nottingham_bot_thoughts_total": "Questions that bots answered.",
    "nottingham_bot_failures_total": "Questions that bots failed to answer.",
    "nottingham_bot_workers_killed_total": "Workers that were stuck.",
    "nottingham_tutor_analyses_total": "Finished games that were analysed.",
    "nottingham_tutor_hints_total": "Hints that were asked for.",
    "nottingham_tutor_failures_total": "Analyses and hints that could not be made.",
    "nottingham_model_answers_total": "Questions that were put to language models.",
    "nottingham_model_failures_total": "Those of them that a bot had to answer.",
    "nottingham_lent_lines_total": "Lines of characters in the words of a language model.",
    "nottingham_lent_line_failures_total": "Lines for which it had none in time, or none that could be spoken.",
    "nottingham_process_cpu_seconds_total": "Processor time of this process.",
}
"""What is looked up when somebody asks; what is counted as it happens has its own help below."""

Gauges = Callable[[], Mapping[str, float]]

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counts as they happen, and what is true at the moment of asking."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        answers = AnswerMetrics()
        self.answered = answers.count
        """Counts an answer, and how long it took."""
        self.registry.register(answers)
        self._requests = Counter("nottingham_requests", "HTTP requests, by status.", ["status"], registry=self.registry)
        self._refusals = Counter(
            "nottingham_refusals", "What was refused, where and why.", ["where", "code"], registry=self.registry
        )

        self._pushes = Counter(
            "nottingham_pushes", "Web pushes, by what became of them.", ["outcome"], registry=self.registry
        )

    def pushed(self, outcome: str) -> None:
        self._pushes.labels(outcome).inc()

    def requested(self, status: int) -> None:
        self._requests.labels(str(status)).inc()

    def refused(self, where: str, code: str) -> None:
        self._refusals.labels(where, code).inc()

    def watch(self, gauges: Gauges) -> None:
        """Ask for these whenever somebody reads the metrics."""
        self.registry.register(_Momentary(gauges))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class AnswerMetrics(Collector):
    """Counts and latency of answers, kept as plain numbers: they change with every move."""

    def __init__(self) -> None:
        self._by_outcome = {True: 0, False: 0}
        self._by_bound = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, seconds: float, *, is_done: bool) -> None:
        self._by_outcome[is_done] += 1
        self._by_bound[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        told = "Commands and requests of people, by how they were answered."
        answers = CounterMetricFamily("nottingham_answers", told, labels=["answer"])
        answers.add_metric(["done"], self._by_outcome[True])
        answers.add_metric(["refused"], self._by_outcome[False])
        yield answers
        told = "From a command's arrival to its answer, the commit included."
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._by_bound), strict=True))
        yield HistogramMetricFamily("nottingham_answer_seconds", told, buckets=buckets, sum_value=self._seconds)


class _Momentary(Collector):
    """What is not counted as it happens but looked up."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def describe(self) -> list[Metric]:
        """Nothing beforehand: the server is not up yet when this is registered."""
        return []

    def collect(self) -> Iterator[Metric]:
        found = {**self._gauges(), "nottingham_process_cpu_seconds_total": time.process_time()}
        for name, value in found.items():
            kind = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            yield kind(name, HELP[name], value=value)
