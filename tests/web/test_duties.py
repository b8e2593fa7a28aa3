"""What seldom comes about at a table, brought about: a claim on the black market, a heap of loot, a given word."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Page, expect

from nottingham.rules.phases.bargaining import PledgePrompt
from nottingham.server.client import Place, Player
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_lobby import press
from tests.web.test_manners import path_of
from tools.screens import GRAND, MARKET, PLAIN, can_claim, has_loot, played, propose_split


def may_pledge(me: Player) -> bool:
    return any(isinstance(prompt, PledgePrompt) for prompt in me.prompts)


def open_table(visit: Visit, place: Place) -> Page:
    page = visit(path_of(place)).page
    page.locator(".table-page main").wait_for()
    return page


def test_three_of_a_kind_buy_a_card_of_the_black_market(visit: Visit, house: House, others: ExitStack) -> None:
    page = open_table(visit, played(house.url, MARKET, can_claim, others))
    page.locator("[data-act^=claim-]").first.click()
    expect(page.locator(".side")).to_contain_text("for a black-market card worth")
    press(page, "Kings and Queens so far")
    expect(page.locator("dialog[open]")).to_contain_text("Black market")
    expect(page.locator("dialog[open] li", has_text="Robin")).to_contain_text("points")


def test_a_deputy_sees_what_a_split_would_leave_and_agrees_to_it(visit: Visit, house: House, others: ExitStack) -> None:
    page = open_table(visit, played(house.url, GRAND, has_loot, others, propose_split))
    board = page.locator(".board")
    expect(board).to_contain_text("would take: 1 gold")
    rest = board.get_by_text("You would get:").inner_text()
    press(page, "Agree")
    expect(board.get_by_text("You would get:")).to_have_count(0)
    expect(page.locator(".side")).to_contain_text(rest.removeprefix("You would get: ").split(",")[0])


def test_a_word_given_is_among_the_promises(visit: Visit, house: House, others: ExitStack) -> None:
    page = open_table(visit, played(house.url, PLAIN, may_pledge, others))
    page.get_by_role("button", name="Marian", exact=True).first.click()
    press(page, "Give your word")
    sheet = page.locator("dialog[open]")
    sheet.get_by_label("What you promise").select_option("open")
    press(page, "I give my word")
    expect(sheet).to_have_count(0)
    page.get_by_role("tab", name="Deals").click()
    expect(page.locator(".side")).to_contain_text("Still to be seen.")
