"""Every screen, in both lights: nothing that axe objects to, nothing wider than the window, no error.

Night changes colours and nothing else, so by night axe looks at those alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tools.pages import SCHEMES, axe, looking, show
from tools.screens import Screen, screens, serving

OUT_OF_SIGHT = """() => [".in-hand .hand", ".call .acts", ".me .stand > :last-child"].filter((selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const play = document.querySelector(".play").getBoundingClientRect();
  // at least a thumb's height of it, and none of it past the side; of my line, the last thing in it
  const isLow = !selector.startsWith(".me") && Math.min(box.bottom, play.bottom) - box.top < 44;
  return isLow || box.right > innerWidth + 1;
})"""

UNREACHABLE = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const { overflowX, overflowY } = getComputedStyle(one);
  const reached = "[tabindex='0'], a[href], button, input, select, textarea, summary";
  const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
  return scrolls && one.checkVisibility() && !one.matches(reached) && !one.querySelector(reached);
}).map((one) => one.className || one.tagName)"""
"""What may scroll, full or not today, without anything by which the keyboard could get there."""


# Two processes share this file, since half of it is one test; each brings the screens about once.
AXE, VIEWS = (pytest.mark.xdist_group(name) for name in ("screens-axe", "screens-views"))
PARTS = tuple(pytest.param(part, marks=AXE if part < 4 else VIEWS) for part in range(6))


@pytest.fixture(scope="session")
def server(built: None) -> Iterator[str]:  # noqa: ARG001 - it looks for its pages once, when it starts
    """One that deals the same each time: what is seen here is no lottery."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def all_screens(server: str) -> Iterator[list[Screen]]:
    with screens(server) as found:
        yield found


@pytest.mark.parametrize("part", PARTS)
def test_axe_finds_nothing_on_any_screen_and_every_screen_fits_a_small_phone(
    chromium: Browser, server: str, all_screens: list[Screen], part: int
) -> None:
    """In Polish, whose words are the longest. Each screen is brought about once, and looked at in every way."""
    found: list[tuple[str, ...]] = []
    with looking(chromium, language="pl") as context:
        for screen in all_screens[part :: len(PARTS)]:
            page = show(context, server, screen)
            found += [(screen.name, *finding) for finding in axe(page)]
            found += [(screen.name, "scrolls, but not by the keyboard", one) for one in page.evaluate(UNREACHABLE)]
            page.emulate_media(color_scheme=SCHEMES["night"])
            page.locator('html[data-light="night"]').wait_for(state="attached")
            found += [(screen.name, "night", *finding) for finding in axe(page, "color-contrast")]
            page.set_viewport_size({"width": 360, "height": 740})
            if (over := page.evaluate("document.documentElement.scrollWidth - innerWidth")) > 0:
                found.append((screen.name, "is too wide", str(over)))
            page.close()
    assert found == []


@VIEWS
def test_axe_finds_nothing_in_any_view_of_a_phone(chromium: Browser, server: str, all_screens: list[Screen]) -> None:
    found = []
    with looking(chromium, size="phone") as context:
        page = show(context, server, next(screen for screen in all_screens if screen.name == "sheriff"))
        for tab in page.locator("nav.tab-bar button").all():
            tab.click()
            assert page.locator("main, [role=main]").filter(visible=True).count() == 1
            found += [*axe(page), *page.evaluate(UNREACHABLE)]
    assert found == []


@VIEWS
def test_hand_and_call_are_in_sight_without_scrolling(
    chromium: Browser, server: str, all_screens: list[Screen]
) -> None:
    found = []
    wanted = {"packing", "declaring", "sheriff", "six", "six-packing", "hand"}
    tables = [screen for screen in all_screens if screen.name in wanted]
    with looking(chromium, language="pl") as context:
        for screen in tables:
            page = show(context, server, screen)
            for width, height in ((360, 740), (768, 1024), (1280, 720), (720, 450), (640, 400)):
                page.set_viewport_size({"width": width, "height": height})
                if missing := page.evaluate(OUT_OF_SIGHT):
                    found.append((screen.name, width, height, missing))
            page.close()
    assert found == []


CROWDED = """() => {
  // What a call with many buttons and a crown does to its words.
  const [call, words] = [document.querySelector(".call"), document.querySelector(".call p")];
  const crown = document.querySelector(".call > .icon") ?? document.createElement("button");
  crown.className ||= "button icon";
  words.after(crown);
  const inner = words.getBoundingClientRect();
  const out = [...call.querySelectorAll(".button")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.left < -1 || one.scrollWidth > one.clientWidth + 1;
  });
  const isSqueezed = inner.width < 200 || inner.bottom > call.getBoundingClientRect().bottom;
  return [...out.map((one) => one.textContent.trim()), ...(isSqueezed ? [`${inner.width} px for the words`] : [])];
}"""


@VIEWS
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_what_is_asked_has_room_beside_the_buttons_of_a_deputy(
    chromium: Browser, server: str, all_screens: list[Screen], language: str
) -> None:
    found = []
    with looking(chromium, language=language) as context:
        for screen in [screen for screen in all_screens if screen.name in {"six", "sheriff", "gate", "hand"}]:
            page = show(context, server, screen)
            for width, height in ((1280, 800), (390, 844), (360, 740), (640, 400)):
                page.set_viewport_size({"width": width, "height": height})
                if crowded := page.evaluate(CROWDED):
                    found.append((screen.name, width, height, crowded))
            page.close()
    assert found == []


SPILLING = """() => [...document.querySelectorAll(".prices .button")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""


@VIEWS
def test_ready_prices_have_room_for_their_words(chromium: Browser, server: str, all_screens: list[Screen]) -> None:
    """In Spanish, whose coins are long; a Sheriff who has heard no offer may ask for four prices."""
    found = []
    with looking(chromium, language="es") as context:
        page = show(context, server, next(screen for screen in all_screens if screen.name == "sheriff"))
        page.locator('[data-act="demand"]').click()
        expect(page.locator(".prices .button")).to_have_count(4)
        for width, height in ((1280, 800), (390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            found += [(width, one) for one in page.evaluate(SPILLING)]
    assert found == []


@VIEWS
def test_axe_would_find_something(chromium: Browser, server: str, all_screens: list[Screen]) -> None:
    with looking(chromium) as context:
        page = show(context, server, next(screen for screen in all_screens if screen.name == "credits"))
        page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert [finding.rule for finding in axe(page)] == ["button-name"]
        page.evaluate("document.querySelector('main p').style.color = '#ddd'")
        assert [finding.rule for finding in axe(page, "color-contrast")] == ["color-contrast"]
