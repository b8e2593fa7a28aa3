"""Fault log: says the database's own reason for a failure, such as a full disk, once a minute and not for every try."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

SAY_AGAIN = 60.0
STATES_OF_THE_DATABASE = ("08", "25", "53", "55", "57", "58")
"""Classes of SQLSTATE that tell of the database itself, never of what was written: their text quotes nobody."""

logger = logging.getLogger(__name__)


class FaultLog:
    """Remembers which reason was said when."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def report(self, error: Exception, table: str) -> None:
        """A request failed with this error. What is no fault of the database is told in full, every time."""
        reason = database_reason(error)
        if reason is None:
            logger.error("a request failed", exc_info=error, extra={"table": table})
            return
        moment = self._clock()
        if moment - self._said.get(reason, -SAY_AGAIN) < SAY_AGAIN:
            self._unsaid[reason] = self._unsaid.get(reason, 0) + 1
            return
        self._said[reason] = moment
        count = 1 + self._unsaid.pop(reason, 0)
        logger.error("the database does not take what is written", extra={"why": reason, "count": count})


def database_reason(error: BaseException) -> str | None:
    """What the database says is wrong with itself; None where the fault is another one."""
    match error:
        case PoolTimeout():
            return "no connection to the database was free"
        case TimeoutError():
            return "the database did not answer in time"
        case DBAPIError(orig=orig) if orig is not None:
            return _reason_of_driver(orig)
        case sqlite3.OperationalError() | OSError():
            return _first_line(error)
    return None


def _reason_of_driver(orig: BaseException) -> str | None:
    state = str(getattr(orig, "sqlstate", None) or "")
    if isinstance(orig, sqlite3.OperationalError | OSError) or state[:2] in STATES_OF_THE_DATABASE:
        return _first_line(orig)
    return "the database hung up" if "connection" in str(orig).lower() else None


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
