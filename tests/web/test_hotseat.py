"""Several people at one screen: the device goes from hand to hand, and nobody's cards are in the page meanwhile."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driver import GAME_WITHIN, Driver
from tests.web.test_lobby import press
from tests.web.visitor import Visitor
from tests.web.waiting import LOOK_EVERY, STRIDE

SECRETS = ".table-page, .in-hand, .hand, [role=log] li, [aria-live] p"
"""What could tell of a seat's cards: the table as the seat sees it, and what was read aloud to it."""


def sit_down_at_one_screen(visitor: Visitor, names: tuple[str, ...], edition: str = "first", bots: int = 1) -> None:
    page = visitor.page
    for seat, name in enumerate(names):
        if page.get_by_label(f"Player {seat + 1}", exact=True).count() == 0:
            press(page, "One more")
        page.get_by_label(f"Player {seat + 1}", exact=True).fill(name)
    page.get_by_label("Edition").select_option(edition)
    page.get_by_label("Characters at the table").select_option(str(bots))
    press(page, "Deal the cards")
    page.locator("main.cover").wait_for()


def pass_it_on(visitor: Visitor, driver: Driver, until: str, within: float = GAME_WITHIN) -> list[str]:
    """Everybody does what they are asked, each with the device in their hands; who held it, in order."""
    page, held = visitor.page, list[str]()
    page.clock.install()  # what was done is looked at for a while before the device is passed on
    deadline = time.monotonic() + within
    while not page.locator(until).count():
        assert time.monotonic() < deadline, (held, driver.did[-5:])
        take = page.locator("main.cover [data-act=take]")
        if take.count():
            assert page.locator(SECRETS).count() == 0
            held.append(take.inner_text())
            take.click()
            page.locator(".table-page .call").wait_for()
        elif page.locator("main.cover").count() or not driver.step():
            page.clock.fast_forward(STRIDE)
            page.wait_for_timeout(LOOK_EVERY)
    return held


def test_nothing_of_a_seat_is_in_the_page_once_it_is_covered(visit: Visit) -> None:
    visitor = visit("#/hotseat", size="phone")
    page = visitor.page
    sit_down_at_one_screen(visitor, ("Anna", "Bob"))
    page.locator("main.cover [data-act=take]").wait_for()
    assert visitor.objections() == []
    page.locator("main.cover [data-act=take]").click()
    expect(page.locator(".table-page .in-hand .hand button").first).to_be_visible()
    press(page, "Pass on")
    expect(page.locator("main.cover")).to_be_visible()
    assert page.locator(SECRETS).count() == 0
    page.reload()  # all seats are kept, and covered
    expect(page.locator("main.cover")).to_contain_text("Bob")
    assert page.locator(SECRETS).count() == 0


def test_the_device_goes_round_and_at_the_gate_whoever_wants_to_speak_takes_it(visit: Visit) -> None:
    visitor = visit("#/hotseat")
    page = visitor.page
    sit_down_at_one_screen(visitor, ("Anna", "Bob", "Cleo"), "second", bots=0)
    driver = Driver(visitor, 2, eager=0.0)
    speak = "main.cover button:text-is('Speak')"
    assert set(pass_it_on(visitor, driver, speak)) == {"I am Anna", "I am Bob", "I am Cleo"}
    assert not visitor.refusals()
    name = page.locator("main.cover li", has=page.locator("button")).first.locator("b").inner_text()
    page.locator(speak).first.click()
    press(page, f"I am {name}")
    expect(page.locator(".held > .bar")).to_contain_text(f"{name} has the device")
    expect(page.locator('[data-act="offer"], [data-act="counter"]').first).to_be_visible()
    press(page, "Pass on")
    expect(page.locator("main.cover")).to_be_visible()
