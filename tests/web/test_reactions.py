"""Reactions at one tap, and the mark of one's turn on the tab, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_lobby import press, set_table

ICON = "() => document.querySelector('link[rel=icon]').href"


def test_a_tap_is_seen_at_the_stand_of_who_reacts(visit: Visit) -> None:
    host, guest = visit(), visit(size="phone")
    code = set_table(host, 1)
    guest.page.goto(re.sub("#.*|$", f"#/join/{code}", guest.page.url, count=1))
    press(guest.page, "Sit down")
    press(guest.page, "I am ready")
    press(host.page, "Deal the cards")
    for visitor in (host, guest):
        expect(visitor.page.locator(".table-page .call")).to_be_visible()

    guest.page.get_by_role("button", name="React").click()
    guest.page.get_by_role("button", name="laughter").click()
    expect(host.page.locator(".stand .reaction [href='#react-laughter']")).to_be_visible()
    expect(guest.page.get_by_role("group", name="React").get_by_role("button")).to_have_count(6)

    host.page.get_by_role("button", name="a raised mug").click()
    expect(guest.page.locator(".stand .reaction [href='#react-toast']")).to_be_visible()
    assert [message["request"] for message in host.sent if message["type"] == "ask"][-1]["phrase"] == "toast"

    # One of them is to act before anything else happens: their tab says so.
    marked = [visitor for visitor in (host, guest) if "svg+xml" in visitor.page.evaluate(ICON)]
    for visitor in (host, guest):
        is_asked = visitor.page.title() != "Nottingham"
        assert is_asked == (visitor in marked)
