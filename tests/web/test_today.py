"""The market of the day in a real browser: from the gate to the table, the board, and a text without spoilers."""

from __future__ import annotations

import re
from contextlib import closing
from datetime import UTC, datetime, timedelta
from sqlite3 import connect

from playwright.sync_api import expect

from nottingham.server.client import Place
from tests.server.test_daily import played_to_the_end
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_lobby import FIRST_PLACE, press
from tests.web.visitor import Visitor

GOODS = re.compile("apple|cheese|bread|chicken|pepper|mead|silk|crossbow", re.IGNORECASE)


def go_to_market(visitor: Visitor, name: str) -> Place:
    """Through the card at the gate; the seat that was taken."""
    page = visitor.page
    page.get_by_role("link", name="Market of the day").click()
    page.get_by_label("Your name on the board").fill(name)
    press(page, "Go to market")
    expect(page.locator(".table-page")).to_be_visible()
    place = page.evaluate(FIRST_PLACE)
    return Place(re.sub("/#.*", "", page.url), place["table"], place["seat"], place["token"])


def test_one_try_then_the_board_a_text_to_share_and_yesterdays_best_game(visit: Visit, house: House) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    played_to_the_end(go_to_market(visitor, "Alan"))
    page.get_by_role("button", name="To the board of the day").click()
    mine = page.locator("tr.is-mine")
    expect(mine).to_contain_text("Alan")
    expect(page.get_by_role("button", name="Go to market")).to_have_count(0)
    text = page.locator("textarea").input_value()
    assert re.search(r"^Nottingham \d{4}-\d\d-\d\d\n.*\d+ points?\n\S+\nhttp\S+#/today$", text), text
    assert not GOODS.search(text)
    press(page, "Copy the text")
    expect(page.locator(".told")).to_have_text(re.compile("Copied|selected"))
    assert visitor.objections() == []

    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    with closing(connect(house.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE daily_results SET day = ? WHERE name = 'Alan'", (yesterday,))
    page.reload()
    page.get_by_role("link", name="Watch the best game").click()
    expect(page.locator("footer .controls")).to_be_visible()
