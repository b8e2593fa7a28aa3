"""A tournament: a schedule that is played by workers, and can be gone on with after an interruption."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from itertools import islice

from nottingham.research.arena.played import PlayedGame
from nottingham.research.arena.schedule import ScheduleItem, TournamentPlan, batches, games_per_deal, items
from nottingham.research.arena.workers import Submit

Keep = Callable[[Sequence[PlayedGame]], None]
AHEAD = 4
"""Batches for each worker that are handed out before the first of them is waited for."""


PATIENCE = 0.2
"""Seconds until somebody who wants to stop is heard."""


class OtherGames(ValueError):
    """Results that do not begin the schedule they are said to be of."""


class Stopped(Exception):
    """The tournament was interrupted; the results that were kept begin the schedule."""


def games(plan: TournamentPlan, deals: int) -> int:
    """How many games the tournament has."""
    return deals * sum(map(games_per_deal, plan.contests))


def play(
    plan: TournamentPlan,
    deals: int,
    submit: Submit,
    workers: int,
    keep: Keep,
    *,
    played: Sequence[PlayedGame] = (),
    is_stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Plays what is left of the schedule and hands the games to `keep`, in the schedule's order.

    When it is stopped, it still keeps all that is done up to the first game that is not.
    """
    schedule = items(plan, deals)
    _skip(schedule, played)
    left = batches(schedule)
    pending: deque[Future[tuple[PlayedGame, ...]]] = deque()
    while not is_stopped():
        for batch in islice(left, AHEAD * workers - len(pending)):
            pending.append(submit(plan.contests[batch[0].contest], batch))
        if not pending:
            return
        _keep_done(pending, keep)
        wait(islice(pending, 1), PATIENCE)
    _keep_done(pending, keep)
    raise Stopped


def _keep_done(pending: deque[Future[tuple[PlayedGame, ...]]], keep: Keep) -> None:
    while pending and pending[0].done():
        keep(pending.popleft().result())


def _skip(schedule: Iterator[ScheduleItem], played: Sequence[PlayedGame]) -> None:
    """The games that were played are the first of the schedule; there may be more of them than are asked for now."""
    for game, item in zip(played, schedule, strict=False):
        if game.item != item:
            raise OtherGames(f"the results hold {game.item}, not {item}")
