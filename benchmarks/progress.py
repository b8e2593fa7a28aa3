"""Progress of a benchmark, where a person is watching."""

from __future__ import annotations

import sys


def show_progress(text: str) -> None:
    """One line that is written over; "" clears it."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
