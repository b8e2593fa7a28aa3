"""Chromium asks for compression, and is given it."""

from __future__ import annotations

from tests.web.conftest import Visit

AGREED = """() => new Promise((agreed) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/socket");
  socket.onopen = () => { agreed(socket.extensions); socket.close(); };
})"""


def test_a_browser_and_the_server_agree_on_compression_without_memory(visit: Visit) -> None:
    agreed = visit().page.evaluate(AGREED)
    assert {"permessage-deflate", "server_no_context_takeover"} <= set(agreed.split("; "))
