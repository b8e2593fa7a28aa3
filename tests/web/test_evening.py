"""An evening among friends, pressed through: steady call, price in two clicks, speech, a bot for the idle, rematch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from nottingham.server.client import Player, set_table, sit_down
from nottingham.server.protocol.requests import Rematch, SayText, Start, StepAway
from nottingham.server.protocol.settings import Settings
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive
from tests.web.house import House
from tests.web.test_buttons import is_sheriff_with_everything_to_settle
from tests.web.test_lobby import press
from tests.web.test_manners import more, path_of
from tests.web.waiting import wait_until
from tools.screens import PLAIN, played

STEADY = """() => ["open", "pass"].map((act) => {
  const button = document.querySelector(`.call [data-act="${act}"]`);
  const box = button?.getBoundingClientRect();
  return button && [button.textContent.trim(), Math.round(box.right), Math.round(box.bottom)];
})"""
CUT = """() => [...document.querySelectorAll(".call p, .silence, .slip, .speech")].filter((one) => {
  const box = one.getBoundingClientRect();
  const call = document.querySelector(".call").getBoundingClientRect();
  const isOver = one.closest(".board") && box.bottom > call.top + 1 && box.top < call.top;
  return box.right > innerWidth + 1 || isOver;
}).map((one) => one.className || one.tagName)"""


@pytest.fixture
def friend(house: House) -> Iterator[Player]:
    host = set_table(house.url, Settings(), name="Marian", bots=("honest", "honest"))
    with Player(host) as player:
        yield player


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_sheriffs_call_stays_put_and_a_price_takes_two_clicks(
    visit: Visit, house: House, others: ExitStack, size: str
) -> None:
    """Among people who do nothing unless told: the demand stays unanswered."""
    visitor = visit(path_of(played(house.url, PLAIN, is_sheriff_with_everything_to_settle, others)), size=size)
    page = visitor.page
    expect(page.locator('.call [data-act="open"]')).not_to_have_attribute("aria-busy", "true")
    visitor.standing()
    assert page.evaluate(CUT) == []
    before = page.evaluate(STEADY)
    bag = page.locator(".bags .is-chosen [data-bag]").get_attribute("data-bag")
    page.locator('.call :is([data-act="demand"], [data-act="counter"])').click()
    price = page.locator("[data-price]").first
    amount = int(price.get_attribute("data-price") or 0)
    assert str(amount) in price.inner_text()
    price.click()
    expect(page.locator(".offer-builder")).to_have_count(0)
    asked = [one["action"] for one in visitor.sent if one["type"] == "command"][-1]
    assert asked["merchant"] == int(bag or -1)
    assert {"clause": "gold", "amount": amount} in asked["clauses"]
    expect(page.locator(".held.mine")).to_have_count(1)
    visitor.standing()
    assert page.evaluate(STEADY) == before
    assert page.evaluate(CUT) == []


def test_friends_talk_before_during_and_after_and_play_again_by_consent(
    visit: Visit, friend: Player, house: House
) -> None:
    place = sit_down(house.url, friend.place.table, name="Robin", code=friend.place.code)
    visitor = visit(path_of(place), size="phone")
    page = visitor.page
    friend.ask(SayText(text="Anybody there?"))
    expect(page.locator(".talk").get_by_text("Anybody there?")).to_be_visible()
    page.get_by_role("button", name="I am ready").click()
    friend.wait_until(lambda: friend.info is not None and friend.info.seats[visitor.seat].is_ready)
    friend.ask(Start())
    expect(page.locator(".table-page main")).to_be_visible()

    friend.ask(SayText(text="Nothing but apples"))
    expect(page.locator('.wall [data-seat="0"] .speech')).to_contain_text("Nothing but apples")

    more(page)
    press(page, "Let a bot hold my seat")
    expect(page.locator(".call")).to_contain_text("A bot is keeping your seat warm.")
    friend.ask(StepAway())
    page.get_by_role("link", name="Watch the replay").wait_for()

    friend.ask(Rematch())
    expect(page.get_by_text("Marian wants to play again.")).to_be_visible()
    expect(page.locator("main.reck")).to_be_visible()  # nobody is dragged out of the reckoning
    friend.ask(SayText(text="Once more?"))
    expect(page.get_by_text("Once more?").first).to_be_visible()
    page.get_by_role("button", name="I am in").click()
    friend.wait_until(lambda: is_back(friend, visitor.seat))
    friend.ask(Start())
    expect(page.locator(".table-page main")).to_be_visible()
    assert not page.get_by_text("A bot is keeping your seat warm.").count()


def is_back(player: Player, seat: int) -> bool:
    chair = player.info.seats[seat] if player.info is not None else None
    return chair is not None and chair.is_ready and not chair.is_held


def test_keys_alone_press_the_call_and_the_focus_is_never_lost(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".table-page main").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .keys")).to_be_visible()
    page.keyboard.press("Escape")
    close = page.locator('.call [data-act="close"]')
    driver = Driver(visitor, seed=1, eager=0, leaves="close")
    drive([driver], lambda: close.count() > 0)  # whoever is Sheriff first packs in the second round
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(close).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    expect(close).to_have_count(0)
    visitor.standing()
    wait_until(page, lambda: page.evaluate("document.activeElement !== document.body"))
