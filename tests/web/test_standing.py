"""Standing tables in a real browser: kept in the waiting room, begun in one tap, joined by the link that stays."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.test_players import played
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_lobby import press, set_table


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


def test_the_next_evening_begins_in_one_tap_and_the_last_is_told(visit: Visit, house: House) -> None:
    evening = played(house.url)
    host = visit()
    host.page.evaluate(
        """async ([key, table, token]) => {
            const body = JSON.stringify({ player: key, title: 'Old friends', table, token });
            const headers = { 'content-type': 'application/json' };
            const { code } = await (await fetch('/api/standing', { method: 'POST', headers, body })).json();
            location.hash = `#/standing/${code}`;
        }""",
        [evening.keys[0], evening.places[0].table, evening.places[0].token],
    )
    page = host.page
    expect(page.get_by_role("row", name=re.compile("Marian"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Marian 1 [01] 3"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("The story"))).to_have_count(1)
