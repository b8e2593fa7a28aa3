"""A cup in a real browser: founded, joined by its link, played through a kill of the server, to the podium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.cups import NO_LIMITS
from tests.server.processes import Process, sqlite_in
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive, play
from tests.web.test_lobby import press
from tests.web.visitor import Visitor
from tests.web.waiting import wait_ahead
from tests.web.wire import skip_to_last_round

EXCUSED = ("WebSocket", "ERR_CONNECTION_REFUSED", "not fetched")
"""What a browser says of a server that is gone for a moment."""


class MortalServer:
    """A process that is killed and comes back at the same address."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process = self._started(0)
        self.url = self._process.url

    def _started(self, port: int) -> Process:
        return Process(self._database, port, CAPS=NO_LIMITS, PACE="0.01")

    def restart(self) -> None:
        self._process.kill()
        self._process = self._started(int(self.url.rpartition(":")[2]))

    def stop(self) -> None:
        self._process.stop()


@pytest.fixture
def mortal(built: None, tmp_path: Path) -> Iterator[MortalServer]:  # noqa: ARG001 - it looks for its pages at its start
    server = MortalServer(sqlite_in(tmp_path))
    yield server
    server.stop()


def found_cup(founder: Visitor, rounds: str = "1") -> str:
    """A short cup of three at a table; its link."""
    page = founder.page
    page.get_by_label("Name of the cup").fill("Harvest cup")
    page.get_by_label("Players at a table").select_option("3")
    page.get_by_label("Rounds").select_option(rounds)
    page.get_by_label("Short game").check()
    press(page, "Found the cup")
    expect(page.get_by_role("heading", name="Harvest cup")).to_be_visible()
    return page.locator("#link").input_value()


def test_two_people_play_a_cup_through_a_kill_of_the_server_to_the_podium(visit: Visit, mortal: MortalServer) -> None:
    founder = visit("#/cups", url=mortal.url, excused=EXCUSED)
    friend = visit(url=mortal.url, size="phone", excused=EXCUSED)
    link = found_cup(founder)
    expect(founder.page.get_by_role("button", name="Begin the cup")).to_have_attribute("aria-disabled", "true")
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Tuck the second")
    press(friend.page, "Take part")
    expect(founder.page.get_by_text("Tuck the second")).to_be_visible()
    press(founder.page, "Begin the cup")
    drivers = [Driver(visitor, seed) for seed, visitor in enumerate((founder, friend))]
    for visitor in (founder, friend):
        press(visitor.page, "To your table")
        visitor.page.locator(".table-page .call").wait_for()
    assert founder.table != friend.table
    assert founder.seat == friend.seat

    drive(drivers, lambda: min(visitor.last_seq for visitor in (founder, friend)) > 8)
    for visitor in (founder, friend):
        visitor.received.clear()
        visitor.page.clock.install()
    mortal.restart()
    for visitor in (founder, friend):
        wait_ahead(visitor.page, partial(visitor.messages, "welcome"))
    done = [len(driver.did) for driver in drivers]
    drive(drivers, lambda: all(len(driver.did) > before for driver, before in zip(drivers, done, strict=True)))
    for visitor in (founder, friend):
        skip_to_last_round(mortal.url, visitor)
    play(drivers)
    for visitor in (founder, friend):
        assert_reckoning_leads_to_podium(visitor)
    shown = founder.page.locator(".podium li").all_inner_texts()
    assert any("Tuck the second" in step for step in shown)
    assert friend.page.locator(".podium li").all_inner_texts() == shown
    assert_page_opens_no_seat(visit(url=mortal.url, size="phone", language="pl"), link)


def assert_reckoning_leads_to_podium(visitor: Visitor) -> None:
    expect(visitor.page.get_by_text("told on the page of the cup")).to_be_visible()
    assert visitor.page.get_by_role("link", name="Watch the replay").count() == 0
    assert "bags" not in visitor.page.locator("header.head").inner_text()  # nobody has counted them for this page
    visitor.page.get_by_role("button", name="Back to the cup").click()
    expect(visitor.page.get_by_role("list", name="The podium")).to_be_visible()
    assert visitor.objections() == []


def assert_page_opens_no_seat(stranger: Visitor, link: str) -> None:
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("list", name="Podium")).to_be_visible()
    assert stranger.page.get_by_role("button", name="Do swojego stołu").count() == 0
    assert stranger.objections() == []
    stranger.page.get_by_role("link", name=re.compile("^Opowieść")).first.click()
    expect(stranger.page.locator("main")).to_be_visible()
