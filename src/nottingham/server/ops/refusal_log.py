"""Refusal log: what was refused, by place and cause, as one line a minute for each cause. It names nobody."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from nottingham.server.ops.metrics import Metrics

SAY_EVERY = 60.0

logger = logging.getLogger(__name__)


class RefusalLog:
    """Counts refusals for the metrics at once, and for the log until the next minute."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._unsaid: Counter[tuple[str, str]] = Counter()
        self.totals: Counter[tuple[str, str]] = Counter()
        """Since the process began."""

    def note(self, where: str, code: str) -> None:
        """`where` is the part of the server that said no: gate, port, http, socket or table."""
        self._metrics.refused(where, code)
        self._unsaid[where, code] += 1
        self.totals[where, code] += 1

    def say(self) -> None:
        for (where, code), count in sorted(self._unsaid.items()):
            logger.info("refused", extra={"where": where, "code": code, "count": count})
        self._unsaid.clear()

    async def say_periodically(self) -> None:
        while True:
            await asyncio.sleep(SAY_EVERY)
            self.say()
