"""Stopping politely: what is under way is finished and kept; a second interruption is an order."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

EXIT_STOPPED = 130


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Whether somebody asked to stop, politely: a game that is being kept is kept whole. A second time is an order."""
    asked: list[int] = []
    if current_thread() is not main_thread():
        yield lambda: False
        return

    def ask(number: int, _frame: object) -> None:
        asked.append(number)
        signal.signal(number, before[signal.Signals(number)])

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        for number in before:
            signal.signal(number, ask)
        yield lambda: bool(asked)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
