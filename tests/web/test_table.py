"""A whole game in a real browser, by clicking what the page offers, until the reckoning."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser's driver is not installed")

from playwright.sync_api import Browser

from tests.server.conftest import RunningServer, config_for
from tests.web.browser import running_browser
from tests.web.clicking import Clicker, set_table
from tools.web import build_if_stale

BOTS = ("tuck", "will", "guy")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WITHIN = 240.0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    build_if_stale()
    server = RunningServer(config_for(tmp_path_factory.mktemp("web"), pace=0.01))
    yield server.url
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(url: str, browser: Browser, size: dict[str, int], tmp_path: Path) -> None:
    table, token = set_table(url, BOTS)
    shots = Path(os.environ.get("NOTTINGHAM_SHOTS") or tmp_path)
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=size is PHONE,
        locale="en",
        reduced_motion="reduce",
    )
    page = context.new_page()
    player = Clicker(page, shots)
    page.goto(f"{url}/#/table/{table}~{token}")
    assert token not in page.url or page.wait_for_url("**/#/table/*", timeout=5000) is None
    page.locator(".primary").first.click()  # the waiting room: deal the cards
    player.play(WITHIN)
    page.screenshot(path=shots / "end.png")
    assert not player.problems
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "something sticks out at the side"
    assert {"aside", "close", "declare"} <= set(player.pressed)
    context.close()
