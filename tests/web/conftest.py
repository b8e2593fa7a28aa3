"""A real browser before a real server; every page is watched, and nothing may go wrong unseen.

These tests share no process with others: Playwright's loop goes on in this thread, so whatever needs a loop of asyncio
runs in another (`House.rows`). What chance decides, the deal and the minds of bots, depends on the name of the test
alone, and what a driver decides on its seed and on what it sees: a test that failed is run again by its name, and
$NOTTINGHAM_TEST_SEED gives every test another deal.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.conftest import RunningServer, config_for
from tests.server.processes import sqlite_in
from tests.web.evidence import keep_evidence
from tests.web.held_time import HeldTime
from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.waiting import LIMIT_MS
from tools import browser as browsers
from tools import web
from tools.lanes import LONGEST_PAGE_FILES

Visit = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()
PACE = 0.01
"""Bots hardly pause, but breathe."""

expect.set_options(timeout=LIMIT_MS)


@pytest.hookimpl(tryfirst=True)  # xdist hands files out in the order that it is given
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    begun = {Path(__file__).with_name(name): place for place, name in enumerate(LONGEST_PAGE_FILES)}
    items.sort(key=lambda item: begun.get(item.path, len(begun)))


@pytest.fixture(scope="session")
def built() -> None:
    """The page is as new as its sources; where these tests are run as a lane, it was built before they began."""
    web.build_if_stale()


@pytest.fixture(scope="session")
def chromium(built: None) -> Iterator[Browser]:  # noqa: ARG001 - a server looks for its pages once, when it starts
    """One browser for all tests of a process; each has contexts of its own."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(web.node()))
    with sync_playwright() as playwright:
        browser = browsers.chromium().launched(playwright, *browsers.RESOLVING)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chance() -> Random:
    """What the server draws from."""
    return Random()


@pytest.fixture(scope="session")
def house(built: None, chance: Random, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:  # noqa: ARG001
    """One server for all tests of a process; each has tables of its own."""
    folder = tmp_path_factory.mktemp("house")
    server = RunningServer(config_for(folder, pace=PACE, allowed_hosts=(browsers.PLAIN_NAME,)), chance)
    server.inside.brain._rng = chance  # type: ignore[assignment]  # the system's, where nobody is to know it
    yield House(server, sqlite_in(folder))
    server.stop()


@pytest.fixture
def held_time(house: House, monkeypatch: pytest.MonkeyPatch) -> HeldTime:
    """Nothing happens at a table by itself until the test lets it: what comes first is no longer chance."""
    return HeldTime(house.server, monkeypatch)


@pytest.fixture(autouse=True)
def _deals_by_name(request: pytest.FixtureRequest, chance: Random) -> None:
    """The same deal for a test each time, whatever was run before it."""
    chance.seed(f"{os.environ.get('NOTTINGHAM_TEST_SEED', '')}/{request.node.name}")


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, house: House) -> Iterator[Visit]:
    """Open the page as somebody new: a context of its own, and whatever goes wrong there fails the test."""
    visitors: list[Visitor] = []
    request.node.stash[VISITORS] = visitors

    def open_page(path: str = "", *, url: str = house.url, **wishes: Any) -> Visitor:
        visitors.append(Visitor.opening(chromium, url, path, **wishes))
        return visitors[-1]

    yield open_page
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test says where to look."""
    report = yield
    visitors = item.stash.get(VISITORS, [])
    if report.failed and call.when == "call" and visitors:
        where = keep_evidence(item.name, visitors, getattr(item, "funcargs", {}).get("house"), report)
        report.sections.append(("evidence", f"{where}\nrun it again: pytest '{where_to_find(item)}'"))
    return report


def where_to_find(item: pytest.Item) -> str:
    """The name by which a test is run alone; one process of several adds the test's group to it."""
    groups = [mark.args[0] for mark in item.iter_markers("xdist_group")]
    return item.nodeid.removesuffix("@" + "_".join(sorted(groups)))


@pytest.fixture
def others() -> Iterator[ExitStack]:
    """Whoever else sits at the table, as long as the test lasts."""
    with ExitStack() as stack:
        yield stack
