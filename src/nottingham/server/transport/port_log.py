"""Log of the port: without what every stranger can bring about, which is counted as a refusal instead."""

from __future__ import annotations

import logging


class OwnFaults(logging.Filter):
    """Lets through what is a fault of ours: no warning about a request, and no text that was not UTF-8."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return record.levelno >= logging.ERROR and not isinstance(error, UnicodeDecodeError)


port_logger = logging.getLogger("nottingham.server.port")
port_logger.addFilter(OwnFaults())
