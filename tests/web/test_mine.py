"""My games in a real browser: brought along from another device, shown on a card, taken away as a file, forgotten."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from nottingham.server.access.tokens import new_token
from tests.server.test_players import Evening, played, set_with
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_lobby import press
from tests.web.waiting import wait_until

KEY = "() => JSON.parse(localStorage.getItem('nottingham.player'))"
INK = """(canvas) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    return new Set(copy.getImageData(0, 0, canvas.width, canvas.height).data).size;
}"""
"""How many shades a picture has: a blank one has hardly any."""
pytestmark = pytest.mark.xdist_group("mine")


@pytest.fixture(scope="module")
def evening(house: House) -> Evening:
    """Robin and Marian have played to the end; both held keys."""
    return played(house.url)


def no_wider(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_games_come_along_are_told_taken_away_and_forgotten(visit: Visit, evening: Evening, size: str) -> None:
    robin = evening.keys[0] if size == "desktop" else evening.keys[1]
    visitor = visit(f"#/mine/{robin}", size=size)
    page = visitor.page
    assert robin not in page.url  # not even in the history of this window
    press(page, "Yes, they are mine")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    line = page.locator("li", has=page.get_by_role("link", name=re.compile("Replay")))
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Marian" if size == "desktop" else "Robin")
    assert page.evaluate(KEY) != robin  # this browser plays on with its own
    assert no_wider(page)

    press(page, "A card to share")
    canvas = page.locator("dialog canvas")
    wait_until(page, lambda: page.evaluate(f"() => ({INK})(document.querySelector('dialog canvas')) > 100"))
    assert "of" in (canvas.get_attribute("aria-label") or "")
    page.keyboard.press("Escape")

    with page.expect_download() as download:
        press(page, "Download everything")
    file = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [one["game"]["game"] for one in file["games"]] == [evening.game]
    assert robin not in json.dumps(file)

    line.get_by_role("link", name=re.compile("The story")).click()
    expect(page).to_have_url(re.compile(f"#/game/{evening.game}"))
    page.go_back()
    if size == "phone":
        press(page, "Have it all forgotten")
        press(page, "Forget it all")
        expect(page.get_by_text("Finish a game in this browser")).to_be_visible()
        assert page.evaluate(KEY) != robin


def test_a_running_game_goes_on_where_only_the_key_is(visit: Visit, house: House) -> None:
    key = new_token()
    place = set_with(house.url, key, name="Ellen")
    page = visit(f"#/mine/{key}").page
    press(page, "Yes, they are mine")
    page.get_by_role("button", name=re.compile("^Continue")).click()
    expect(page).to_have_url(re.compile(f"#/table/{place.table}"))
    expect(page.get_by_role("heading", name="Ellen")).to_be_visible()


def test_a_seat_taken_in_the_browser_is_among_my_games(visit: Visit) -> None:
    page = visit().page
    press(page, "Play now")
    expect(page.locator(".table-page")).to_be_visible()
    page.goto(re.sub("#.*", "#/", page.url))
    page.get_by_role("link", name=re.compile("My games")).click()
    expect(page.get_by_role("button", name=re.compile("^Continue"))).to_have_count(1)
