"""Standing tables in a real browser: kept in the waiting room, joined by the link that stays, told and shared."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.test_players import Evening, played
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_lobby import press, set_table
from tests.web.test_mine import INK
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until


def test_a_table_is_kept_and_a_friend_finds_the_evening_by_its_link(visit: Visit) -> None:
    host, friend = visit(), visit(size="phone")
    set_table(host, 1)
    page = host.page
    press(page, "Keep this table")
    page.get_by_label("Name of the table").fill("Thursdays at eight")
    press(page, "Keep it")
    press(page, "To Thursdays at eight")
    expect(page.get_by_role("heading", name="Thursdays at eight")).to_be_visible()
    expect(page.get_by_text("An evening is under way")).to_be_visible()

    friend.page.goto(page.locator("#link").input_value())
    expect(friend.page.get_by_role("heading", name="Thursdays at eight")).to_be_visible()
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(friend.page, "Sit down")
    expect(friend.page.get_by_role("button", name="I am ready")).to_be_visible()

    friend.page.goto(re.sub("#.*", "#/standing", friend.page.url))
    expect(friend.page.get_by_role("link", name=re.compile("Thursdays at eight"))).to_be_visible()


def keep(host: Visitor, evening: Evening, title: str) -> None:
    """Make the table of an evening a standing one, and look at it."""
    host.page.evaluate(
        """async ([key, table, token, title]) => {
            const body = JSON.stringify({ player: key, title, table, token });
            const headers = { 'content-type': 'application/json' };
            const { code } = await (await fetch('/api/standing', { method: 'POST', headers, body })).json();
            location.hash = `#/standing/${code}`;
        }""",
        [evening.keys[0], evening.places[0].table, evening.places[0].token, title],
    )


def test_the_league_and_the_evenings_past_are_told(visit: Visit, house: House) -> None:
    host = visit()
    keep(host, played(house.url), "Old friends")
    page = host.page
    expect(page.get_by_role("row", name=re.compile(r"\d\. Marian 1 1 [01] [012]$"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^The story(?! of)"))).to_have_count(1)
    expect(page.get_by_role("link", name=re.compile("The story of the evening"))).to_have_count(1)


def test_a_whole_evening_is_shared_by_a_link_that_opens_nothing_else(visit: Visit, house: House) -> None:
    host = visit()
    keep(host, played(house.url), "Old friends")
    page = host.page
    page.get_by_role("link", name=re.compile("The story of the evening")).click()
    headline = page.get_by_role("heading", name=re.compile("In front so far"))
    expect(headline).to_be_visible()
    assert host.objections() == []
    press(page, "A picture of the evening")
    link = page.get_by_label("Link", exact=True)
    wait_until(page, lambda: page.evaluate(f"() => ({INK})(document.querySelector('dialog[open] canvas')) > 100"))

    stranger = visit(size="phone", language="pl")
    stranger.page.goto(link.input_value())
    expect(stranger.page.get_by_role("heading", name="Old friends")).to_be_visible()
    expect(stranger.page.get_by_text(re.compile("Na razie na czele"))).to_be_visible()
    assert stranger.objections() == []
    assert stranger.page.locator("a[href*='standing']").count() == 0
    stranger.page.get_by_role("link", name=re.compile("^Zobacz")).first.click()
    expect(stranger.page.locator(".caption, .timeline").first).to_be_visible()
