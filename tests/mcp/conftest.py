"""Real servers for assistants to sit at."""

from tests.server.conftest import serve

__all__ = ["serve"]
