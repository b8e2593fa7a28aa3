"""A whole game in a real browser, by clicking what the page offers, until the reckoning."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web.clicking import Clicker, set_table
from tests.web.house import House

pytest_plugins = ["tests.web.conftest"]
BOTS = ("tuck", "will", "guy")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WITHIN = 240.0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(house: House, chromium: Browser, size: ViewportSize, tmp_path: Path) -> None:
    table, token = set_table(house.url, BOTS)
    shots = Path(os.environ.get("NOTTINGHAM_SHOTS") or tmp_path)
    context = chromium.new_context(viewport=size, has_touch=size is PHONE, locale="en", reduced_motion="reduce")
    page = context.new_page()
    player = Clicker(page, shots)
    page.goto(f"{house.url}/#/table/{table}~{token}")
    page.locator(".primary").first.click()  # the waiting room: deal the cards
    assert token not in page.url
    player.play(WITHIN)
    page.screenshot(path=shots / "end.png")
    assert not player.problems
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "something sticks out at the side"
    assert {"aside", "close", "declare"} <= set(player.pressed)
    context.close()
