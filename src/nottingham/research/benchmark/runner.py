"""The runner: plays what is left of a schedule, many games at once, and keeps each as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice

from nottingham.bots.simulate import GameResult
from nottingham.research.arena.tournament import Stopped
from nottingham.research.benchmark.play import Outcome, play_match
from nottingham.research.benchmark.protocol import Match
from nottingham.research.benchmark.results import ResultsFolder

PATIENCE = 0.2
"""Seconds until somebody who wants to stop is heard."""


def left_of(matches: Iterable[Match], played: Iterable[Outcome]) -> list[Match]:
    """The games that are not among the results yet."""
    done = {outcome.match for outcome in played}
    return [match for match in matches if match not in done]


def run(
    matches: Iterable[Match],
    folder: ResultsFolder,
    at_once: int,
    *,
    told: Callable[[GameResult], None] | None = None,
    advance: Callable[[Outcome], None] = lambda _: None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Plays the games; when it is stopped, those under way are still played to their end and kept."""
    left, pending = iter(matches), set[Future[Outcome]]()
    with ThreadPoolExecutor(at_once) as pool:
        while not is_stopped():
            for match in islice(left, at_once - len(pending)):
                pending.add(pool.submit(play_match, match, folder.heading.language, told))
            if not pending:
                return
            pending = _store_finished(pending, folder, advance, PATIENCE)
        while pending:
            pending = _store_finished(pending, folder, advance, None)
    raise Stopped


def _store_finished(
    pending: set[Future[Outcome]],
    folder: ResultsFolder,
    advance: Callable[[Outcome], None],
    seconds: float | None,
) -> set[Future[Outcome]]:
    done, left = wait(pending, seconds, FIRST_COMPLETED)
    for future in done:
        outcome = future.result()
        folder.keep(outcome)
        advance(outcome)
    return left
