"""Rated tables in a real browser: chosen, agreed to, played to the end, and what came of it on both pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.conftest import RunningServer, config_for
from tests.web.conftest import PACE, Visit
from tests.web.driver import Driver, play
from tests.web.test_lobby import press
from tests.web.visitor import Visitor

PROXY = "127.0.0.1"


@pytest.fixture
def public_house(built: None, tmp_path: Path) -> Iterator[str]:  # noqa: ARG001 - a server looks for its pages once
    """A server behind a proxy: people come from addresses of their own."""
    server = RunningServer(config_for(tmp_path, pace=PACE, trusted_proxies=PROXY))
    yield server.url
    server.stop()


def at_home(visitor: Visitor, address: str) -> Visitor:
    visitor.context.set_extra_http_headers({"X-Forwarded-For": address})
    return visitor


def set_rated_table(host: Visitor) -> str:
    """A rated table for three with a bot; its invitation."""
    page = host.page
    page.locator(".numbers label").first.click()
    page.locator(".seats select").nth(1).select_option("tuck")
    page.get_by_role("checkbox", name="Rated").check()
    expect(page.get_by_role("combobox", name="Clock")).to_have_value("60")  # a rated table has one
    press(page, "Open the table")
    expect(page.locator("[data-rated]")).to_contain_text("who leaves is last")
    return str(host.messages("welcome")[-1]["code"])


def test_two_people_play_a_rated_game_and_see_what_it_brought(visit: Visit, public_house: str) -> None:
    host = at_home(visit("#/set", url=public_house), "203.0.113.5")
    code = set_rated_table(host)
    guest = at_home(visit(f"#/join/{code}", url=public_house, size="phone"), "203.0.113.6")
    expect(guest.page.get_by_text("Rated game: the result moves your rating")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Zbyszek")
    press(guest.page, "Sit down")
    press(guest.page, "I am ready")
    press(host.page, "Deal the cards")
    play([Driver(host, 1), Driver(guest, 2)])
    changes = {}
    for visitor in (host, guest):
        brought = visitor.page.locator(".rated li")
        expect(brought).to_have_count(3)
        changes[visitor is host] = brought.locator("b").all_inner_texts()
    assert changes[True] == changes[False]
    assert all(re.fullmatch(r"1000 → \d+\?", change) for change in changes[True])
    for visitor, seat in ((host, 0), (guest, 2)):
        page = visitor.page
        page.get_by_role("link", name="Ratings").first.click()
        expect(page.locator("[data-rating]")).to_have_text(changes[True][seat].split()[-1])
        expect(page.locator(".history li")).to_have_count(1)
        expect(page.locator("[data-bot=tuck]")).to_contain_text(changes[True][1].split()[-1])
        expect(page.get_by_text("Nobody is on this board yet")).to_be_visible()
        assert visitor.objections() == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    host.page.get_by_role("link", name="Watch it").click()
    expect(host.page.locator(".caption, .timeline").first).to_be_visible()


def test_a_neighbour_is_told_why_there_is_no_seat_at_a_rated_table(visit: Visit, public_house: str) -> None:
    host = at_home(visit("#/set", url=public_house), "203.0.113.5")
    code = set_rated_table(host)
    excused = ["status of 403"]
    neighbour = at_home(visit(f"#/join/{code}", url=public_house, excused=excused), "203.0.113.5")
    press(neighbour.page, "Sit down")
    expect(neighbour.page.get_by_text("plays from the same network")).to_be_visible()


def test_optional_rules_and_ratings_do_not_go_together(visit: Visit) -> None:
    page = visit("#/set").page
    page.get_by_role("checkbox", name="Rated").check()
    page.locator(".choice", has_text="Royal goods").click()
    expect(page.get_by_role("alert")).to_contain_text("Rated games are played as printed")
    press(page, "Play it unrated")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("checkbox", name="Rated")).not_to_be_checked()


def test_from_the_ratings_a_way_leads_to_a_rated_table(visit: Visit) -> None:
    page = visit("#/ratings").page
    expect(page.get_by_text("You have not played a rated game")).to_be_visible()
    page.get_by_role("link", name="Find a rated table").click()
    expect(page.get_by_role("checkbox", name="Rated")).to_be_checked()
    press(page, "Sit down")
    expect(page.locator("[data-rated]")).to_be_visible()
