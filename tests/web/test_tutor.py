"""The tutor in the browser: a game analysed and walked through, a hint followed, and none where others play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nottingham.server.client import Player, set_table, sit_down
from nottingham.server.protocol.requests import SetReady, Start, StepAway
from nottingham.server.protocol.settings import Settings
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_manners import path_of
from tests.web.waiting import wait_until
from tools import browser as browsers
from tools.pages import Finding, axe

pytestmark = pytest.mark.xdist_group("tutor")


@pytest.fixture(scope="module")
def game(house: House) -> str:
    """A game of a person and three bots that is over."""
    host = set_table(house.url, Settings(options=("short_game",)), name="Robin", bots=("guy", "tuck", "richard"))
    with Player(host) as player:
        player.ask(Start())
        player.ask(StepAway())
        player.wait_until(lambda: bool(player.info and player.info.last_game), timeout=60)
        assert player.info is not None
        return player.info.last_game


def objections(page: Page) -> list[Finding]:
    """What axe objects to; its script is handed in as the browser's own, since the page allows no others."""
    page.evaluate((browsers.kit("axe") / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8"))
    return axe(page)


def analysed(page: Page, name: str) -> None:
    """Find the analysis among the tabs of the replay, and wait until it is made."""
    page.get_by_role("tab", name=name).click()
    expect(page.locator(".analysis .chart > svg")).to_be_visible()


def test_a_finished_game_is_analysed_and_its_turning_points_lead_there(visit: Visit, game: str) -> None:
    page = visit(f"#/game/{game}").page
    page.get_by_role("link", name="Where it was won and lost").click()
    expect(page.locator(".analysis .chart > svg")).to_be_visible()
    points = page.locator(".analysis ol").first.locator("button")
    expect(points).not_to_have_count(0)
    move = points.first.get_attribute("data-move")
    points.first.click()
    expect(page).to_have_url(re.compile(rf"~open~{move}(~|$)"))
    expect(points.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".analysis .legend li")).to_have_count(4)
    page.get_by_text("The chart in numbers").click()
    expect(page.get_by_role("row", name=re.compile("After round 1"))).to_be_visible()
    page.get_by_label("Only those that cost three points or more").uncheck()
    page.get_by_label("Whose choices").select_option(label="King Richard")
    expect(page.locator(".analysis .point", has_text="King Richard:").first).to_be_visible()
    assert objections(page) == []


def test_on_a_phone_and_in_polish_it_is_all_there(visit: Visit, game: str) -> None:
    page = visit(f"#/replay/{game}", size="phone", language="pl").page
    analysed(page, "Analiza")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".analysis .point").first.click()
    expect(page).to_have_url(re.compile(r"~open~[1-9]"))
    assert objections(page) == []


def hints(page: Page) -> Any:
    return page.get_by_role("button", name="Ask the Steward")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_is_found_explained_and_followed(visit: Visit, house: House, size: str) -> None:
    place = set_table(house.url, Settings(players=3), name="Robin", bots=("honest", "honest"))
    with Player(place) as player:
        player.ask(Start())
    visitor = visit(path_of(place), size=size)
    page = visitor.page
    for _ in range(4):
        hints(page).click()
        told = page.get_by_role("dialog", name="The Steward’s advice")
        expect(told.locator(".does")).to_contain_text("The Steward:")
        expect(told.locator("li")).not_to_have_count(0)
        assert objections(page) == []
        before = len(visitor.messages("done"))
        if told.locator("[data-hint=do]").count() == 0:
            told.get_by_role("button", name="Close").click()
            break
        told.locator("[data-hint=do]").click()
        expect(told).to_have_count(0)
        wait_until(page, lambda: page.evaluate("() => !document.querySelector('.play.is-busy')"))
        assert visitor.refusals() == []
        assert len(visitor.messages("done")) > before
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def test_among_people_there_is_no_hint_and_a_forged_request_is_refused(visit: Visit, house: House) -> None:
    host = set_table(house.url, Settings(players=3), name="Robin", bots=("honest",))
    guest = sit_down(house.url, host.table, name="Marian", code=host.code)
    with Player(host) as first, Player(guest) as second:
        second.ask(SetReady(is_ready=True))
        first.ask(Start())
        page = visit(path_of(host)).page
        expect(page.locator(".call")).to_be_visible()
        expect(hints(page)).to_have_count(0)
        page.keyboard.press("r")
        expect(page.get_by_role("dialog")).to_have_count(0)
        second.ask(StepAway())
        expect(hints(page)).to_have_count(0)
        for place in (host, guest):
            answer = page.request.post(f"{house.url}/api/tables/{place.table}/hint", data={"token": place.token})
            assert (answer.status, answer.json()["code"]) == (403, "no_hints")
