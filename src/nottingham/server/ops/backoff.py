"""Exponential backoff: after a failure wait a little, after the next one twice as long, until something succeeds."""

from __future__ import annotations

FIRST = 1000
MOST = 60_000


class Backoff:
    """When to try again, in milliseconds of whatever clock the caller has."""

    def __init__(self, first: int = FIRST, most: int = MOST) -> None:
        self._first = first
        self._most = most
        self._wait = 0
        self.until = 0
        """Nothing is tried before."""

    def failed(self, moment: int) -> None:
        self._wait = min(self._most, self._wait * 2) if self._wait else self._first
        self.until = moment + self._wait

    def succeeded(self) -> None:
        self._wait = self.until = 0
