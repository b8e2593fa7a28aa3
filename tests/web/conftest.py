"""A real browser before a real server; every page is watched, and nothing may go wrong unseen."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from nottingham.record.codec import to_json
from tests.server.conftest import GENEROUS
from tests.server.processes import Process, sqlite_in
from tests.web.house import House
from tests.web.visitor import Visitor
from tools import browser as browsers
from tools import web

Visit = Callable[..., Visitor]
LOOP = pytest.StashKey[asyncio.AbstractEventLoop | None]()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a worker; each test has contexts of its own."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(web.node()))
    found = browsers.chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=[*found.flags, *browsers.RESOLVING], env=dict(found.environment)
        )
        yield browser
        asyncio._set_running_loop(browser._loop)  # the last test of a worker may be one of something else
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Other tests do not see Playwright's loop, which goes on in this thread: they run loops of their own."""
    if "chromium" not in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(item.config.stash.get(LOOP, None))
    try:
        return (yield)
    finally:
        item.config.stash[LOOP] = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a worker; each test has tables of its own. Bots hardly pause, but breathe."""
    web.build_if_stale()  # first: a server looks for its pages once, when it starts
    database = sqlite_in(tmp_path_factory.mktemp("house"))
    server = Process(
        database, PACE="0.05", ALLOWED_HOSTS=browsers.PLAIN_NAME, CAPS=to_json(GENEROUS).decode(), SYNCHRONOUS="NORMAL"
    )
    yield House(server.url, database)
    server.stop()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Open the page as somebody new: a context of its own, and whatever goes wrong there fails the test."""
    visitors: list[Visitor] = []

    def open_page(path: str = "", *, url: str = house.url, **wishes: Any) -> Visitor:
        visitors.append(Visitor.opening(chromium, url, path, **wishes))
        return visitors[-1]

    yield open_page
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@pytest.fixture
def others() -> Iterator[ExitStack]:
    """Whoever else sits at the table, as long as the test lasts."""
    with ExitStack() as stack:
        yield stack
