"""Where the browser trusts the connection, the page can be installed, opens without a server, and keeps no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import Process, sqlite_in
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until

CACHED = """async () => {
  const urls = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
  return urls;
}"""
KEPT = "async () => (await caches.match('/icon.svg')) !== undefined"
"""Whether the page itself is kept; the icon is the last to come."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(sqlite_in(tmp_path), SYNCHRONOUS="NORMAL")
    yield process
    process.stop()


def test_the_page_is_installable_and_opens_with_a_friendly_word_when_there_is_no_server(
    chromium: Browser, server: Process
) -> None:
    visitor = Visitor.opening(chromium, server.url, service_worker=True)
    page = visitor.page
    page.get_by_role("button", name="Play now", exact=True).click()
    page.locator(".table-page").wait_for()
    page.goto(server.url)
    wait_until(page, lambda: page.evaluate(KEPT))
    session = visitor.context.new_cdp_session(page)
    objections = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in objections} <= {"in-incognito"}  # which is this test's doing, not the page's
    cached = page.evaluate(CACHED)
    assert any(path.startswith("/assets/") for path in cached)
    assert [path for path in cached if not re.fullmatch(r"/|/light\.js|/icon\.svg|/assets/.+", path)] == []
    assert visitor.complaints == []

    server.kill()
    page.reload()
    expect(page.locator(".lost")).to_contain_text("The gate is shut for a moment")
    expect(page.get_by_text("Your seats are kept.")).to_be_visible()
    visitor.context.close()
