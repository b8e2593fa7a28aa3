"""A machine without a browser gets one from a package, and it shows the page."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import browser, web
from tools.screens import serving


def test_the_browser_of_the_package_shows_the_page(tmp_path: Path) -> None:
    web.build_if_stale()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(web.node()))
    found = browser.chromium({"PATH": str(tmp_path), "HOME": str(tmp_path)})
    assert found.program.is_relative_to(browser.PLACE)
    with serving() as server, sync_playwright() as playwright:
        started = found.launched(playwright)
        page = started.new_page()
        page.goto(server)
        page.locator(".door.first button").wait_for()
        started.close()
