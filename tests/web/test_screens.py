"""Every screen, in both lights: nothing that axe objects to, nothing wider than the window, no error."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tools.pages import SCHEMES, axe, looking, show
from tools.screens import Screen, screens

OUT_OF_SIGHT = """() => [".in-hand .hand", ".call .acts"].filter((selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const play = document.querySelector(".play").getBoundingClientRect();
  // at least a thumb's height of it, and none of it past the side
  return Math.min(box.bottom, play.bottom) - box.top < 44 || box.right > innerWidth + 1;
})"""


@pytest.fixture(scope="session")
def all_screens(house: House) -> Iterator[list[Screen]]:
    with screens(house.url) as found:
        yield found


def test_axe_finds_nothing(chromium: Browser, house: House, all_screens: list[Screen]) -> None:
    found = []
    with looking(chromium) as context:
        for screen in all_screens:
            page = show(context, house.url, screen)
            for light, scheme in SCHEMES.items():
                page.emulate_media(color_scheme=scheme)
                page.locator(f'html[data-light="{light}"]').wait_for(state="attached")
                found += [(screen.name, light, *finding) for finding in axe(page)]
            page.close()
    assert found == []


def test_axe_finds_nothing_in_any_view_of_a_phone(chromium: Browser, house: House, all_screens: list[Screen]) -> None:
    found = []
    with looking(chromium, size="phone") as context:
        page = show(context, house.url, next(screen for screen in all_screens if screen.name == "sheriff"))
        for tab in page.locator("nav.tab-bar button").all():
            tab.click()
            assert page.locator("main, [role=main]").filter(visible=True).count() == 1
            found += axe(page)
    assert found == []


def test_nothing_is_wider_than_a_small_phone(chromium: Browser, house: House, all_screens: list[Screen]) -> None:
    found = []
    with looking(chromium, size="phone", language="pl") as context:
        for screen in all_screens:
            page = show(context, house.url, screen)
            page.set_viewport_size({"width": 360, "height": 740})
            if (over := page.evaluate("document.documentElement.scrollWidth - innerWidth")) > 0:
                found.append((screen.name, over))
            page.close()
    assert found == []


def test_hand_and_call_are_in_sight_without_scrolling(
    chromium: Browser, house: House, all_screens: list[Screen]
) -> None:
    found = []
    tables = [screen for screen in all_screens if screen.name in {"packing", "declaring", "sheriff", "six-packing"}]
    with looking(chromium) as context:
        for screen in tables:
            page = show(context, house.url, screen)
            for width, height in ((360, 740), (768, 1024), (1280, 720), (720, 450)):
                page.set_viewport_size({"width": width, "height": height})
                if missing := page.evaluate(OUT_OF_SIGHT):
                    found.append((screen.name, width, height, missing))
            page.close()
    assert found == []


def test_axe_would_find_something(chromium: Browser, house: House, all_screens: list[Screen]) -> None:
    with looking(chromium) as context:
        page = show(context, house.url, all_screens[0])
        page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert [finding.rule for finding in axe(page)] == ["button-name"]
