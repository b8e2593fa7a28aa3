"""A card carried to the bag, with the mouse and with a finger; where it is let go elsewhere it stays in the hand."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.server.client import Player
from tests.web.conftest import Visit
from tests.web.hands import middle_of
from tests.web.house import House
from tests.web.test_manners import path_of
from tools.screens import PLAIN, played

STEPS = 8


@pytest.fixture(params=["desktop", "phone"])
def page(request: pytest.FixtureRequest, visit: Visit, house: House, others: ExitStack) -> Page:
    """A bag to be packed."""

    def may_load(me: Player) -> bool:
        return any(isinstance(prompt, LoadBagPrompt) for prompt in me.prompts)

    place = played(house.url, PLAIN, may_load, others)
    page = visit(path_of(place), size=request.param).page
    cards(page).first.wait_for()
    return page


def cards(page: Page) -> Locator:
    return page.locator(".in-hand .hand button")


def carry(page: Page, what: Locator, where: Locator) -> None:
    """From the middle of something to the middle of something else, without a hurry."""
    (x, y), (to_x, to_y) = middle_of(what), middle_of(where)
    way = [(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS) for step in range(STEPS + 1)]
    if page.evaluate("navigator.maxTouchPoints"):
        carry_with_finger(page.context.new_cdp_session(page), way)
        return
    page.mouse.move(x, y)
    page.mouse.down()
    for point in way:
        page.mouse.move(*point)
    page.mouse.up()


def carry_with_finger(session: CDPSession, way: list[tuple[float, float]]) -> None:
    for number, (x, y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_let_go_elsewhere_stays_in_the_hand_and_carried_to_the_bag_is_in_it(page: Page) -> None:
    card, bag = cards(page).nth(1), page.locator('[data-drop="bag"]')
    carry(page, card, page.locator(".call"))
    expect(card).to_have_attribute("aria-pressed", "false")
    assert card.evaluate("(card) => getComputedStyle(card).transform") == "none"  # back in its place
    card.click()  # and can still be tapped
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    carry(page, card, bag)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(bag.get_by_role("button")).to_have_count(1)
    expect(page.locator('[data-act="close"]')).not_to_have_attribute("aria-disabled", "true")
