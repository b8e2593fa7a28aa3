"""From the gate to a table and on to the reckoning, in a real browser: doors, waiting room, friendly faces, replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from nottingham.server.client import Place, Player, public_tables
from nottingham.server.protocol.requests import StepAway
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until

NOT_THERE = {
    "#/join/ABCDEFGH": "No table by that code",
    "#/game/nonsense": "There is no such game",
    "#/table/abcdefghjkmn": "This table is gone",
    "#/replay/nonsense": "There is no such game",
}
FIRST_PLACE = "() => JSON.parse(localStorage.getItem('nottingham.places'))[0]"


def place_of(url: str, page: Page) -> Place:
    """The seat that the page keeps."""
    found = page.evaluate(FIRST_PLACE)
    return Place(url, found["table"], found["seat"], found["token"], found["code"])


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def set_table(host: Visitor, open_seats: int) -> str:
    """A table with so many empty seats; its invitation."""
    page = host.page
    press(page, "Choose")
    press(page, "Fill the empty seats")
    for seat in range(open_seats):
        page.locator(".seats select").nth(seat).select_option("")
    press(page, "Open the table")
    code = page.locator(".invitation .code").inner_text()
    return code.replace(" ", "")


@pytest.mark.parametrize(("language", "word"), [("pt-PT", "Jogar já"), ("de", "Play now")])
def test_a_first_visit_follows_the_browsers_language(visit: Visit, language: str, word: str) -> None:
    expect(visit(language=language).page.get_by_role("button", name=word, exact=True)).to_be_visible()


def test_friends_meet_in_the_waiting_room_and_deal(visit: Visit) -> None:
    host, guest = visit(), visit(size="phone")
    code = set_table(host, 1)
    guest.page.get_by_label("Invitation code").fill(f"{code[:4].lower()} {code[4:]}")
    press(guest.page, "Join")
    guest.page.get_by_label("Your name").fill("Zbyszek")
    press(guest.page, "Sit down")
    press(guest.page, "I am ready")
    expect(host.page.get_by_text("Zbyszek", exact=True)).to_be_visible()
    press(host.page, "Deal the cards")
    for visitor in (host, guest):
        expect(visitor.page.locator(".table-page")).to_be_visible()
    host.page.goto(re.sub("#.*", "#/", host.page.url))
    expect(host.page.get_by_text("Zbyszek")).to_be_visible()  # among my games


def test_the_host_changes_the_rules_while_friends_wait(visit: Visit) -> None:
    host, guest = visit(), visit(size="phone")
    code = set_table(host, 1)
    guest.page.goto(re.sub("#.*|$", f"#/join/{code}", guest.page.url, count=1))
    press(guest.page, "Sit down")
    unready = host.page.locator(".seats").get_by_text("not ready yet")
    expect(unready).to_be_visible()
    press(host.page, "Change the rules")
    dialog = host.page.locator("dialog[open]")
    dialog.get_by_role("radio", name="second edition").check()
    press(guest.page, "I am ready")
    expect(unready).to_have_count(0)  # and what was chosen before that stays chosen
    dialog.get_by_label("Black market").check()
    press(host.page, "Play like this")
    for visitor in (host, guest):
        expect(visitor.page.locator(".terms")).to_contain_text("Black market")
    expect(guest.page.get_by_text("has changed the rules")).to_be_visible()
    press(guest.page, "I am ready")  # to these rules, too
    press(host.page, "Deal the cards")
    expect(host.page.locator(".table-page")).to_be_visible()
    (began,) = [news for one in host.updates for news in one["news"] if news["news"] == "game_began"]
    assert began["ruleset"]["edition"] == "second"


def test_an_invitation_is_copied_even_where_there_is_no_clipboard(visit: Visit) -> None:
    host = visit()
    code = set_table(host, 1)
    host.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    press(host.page, "Copy link")
    expect(host.page.locator(".told")).to_have_text(re.compile("Copied|selected"))
    assert host.page.evaluate("() => getSelection().toString() || document.activeElement.value").endswith(code)


def test_what_is_not_there_has_a_friendly_face(visit: Visit, house: House) -> None:
    page = visit(excused=["status of 404"]).page
    for path, title in NOT_THERE.items():
        page.goto(f"{house.url}/{path}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_what_does_not_go_together_is_explained_and_mended(visit: Visit) -> None:
    page = visit("#/set").page
    page.locator(".numbers label").last.click()
    expect(page.get_by_role("alert")).to_contain_text("3 to 5 players")
    expect(page.get_by_role("button", name="Open the table")).to_have_attribute("aria-disabled", "true")
    press(page, "Take the second edition")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("Black market").check()
    page.get_by_label("First edition").check()
    expect(page.get_by_role("alert")).to_have_count(2)


def test_a_table_is_set_for_friends_until_bots_are_asked(visit: Visit) -> None:
    page = visit("#/set").page
    company = page.locator(".seats select")
    chosen = "(all) => all.map((one) => one.value)"
    assert company.evaluate_all(chosen) == ["", "", ""]
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    company.nth(1).select_option("guy")
    press(page, "Fill the empty seats")
    bots = company.evaluate_all(chosen)
    assert bots[1] == "guy"
    assert len(set(bots)) == 3
    assert "" not in bots
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(page.get_by_role("button", name="Fill the empty seats")).to_have_count(0)


def test_a_table_is_found_and_everybody_sees_when_bots_will_come(visit: Visit, house: House) -> None:
    page = visit().page
    page.get_by_role("link", name="Find me a table").click()
    page.get_by_label("Edition").select_option("second")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("5")
    page.get_by_label("Bots take the empty seats").select_option("600")
    press(page, "Sit down")
    expect(page.locator(".filling")).to_contain_text("Bots take the empty seats")
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"^(10:00|9:\d\d)$"))
    [table] = [one for one in public_tables(house.url) if one.table == place_of(house.url, page).table]
    assert (table.settings.edition, table.settings.players, table.settings.fill_after) == ("second", 5, 600)


def test_the_first_edition_is_not_found_for_six(visit: Visit) -> None:
    page = visit("#/match").page
    seats = page.get_by_role("combobox", name="Seats", exact=True)
    seats.select_option("6")
    page.get_by_label("Edition").select_option("first")
    expect(seats).to_have_value("")
    assert seats.locator("option").all_inner_texts() == ["Any", "3", "4", "5"]


def test_a_table_can_have_goods_and_black_market_figures_of_its_own(visit: Visit) -> None:
    visitor = visit("#/set", excused=["status of 409"])
    page = visitor.page
    page.locator("summary").click()
    press(page, "Fill the empty seats")
    page.get_by_label("Their text").fill("[good.fig]\nkind = legal")
    press(page, "Read the goods")
    expect(page.get_by_role("alert")).to_contain_text("Line 2, column 8: this is no value.")
    expect(page.get_by_role("button", name="Deal the cards")).to_have_attribute("aria-disabled", "true")
    press(page, "Play without")
    press(page, "Show an example")
    expect(page.locator("summary")).to_contain_text("Fig, Tapestry")
    page.get_by_label("Anyone").check()
    expect(page.get_by_role("alert")).to_contain_text("House goods are for tables by invitation.")
    press(page, "Friends only")
    page.locator("input[value=second]").check()
    page.get_by_label("Black market").check()
    page.get_by_label("Pepper, card 2").fill("40")
    press(page, "Deal the cards")
    page.locator(".table-page main").wait_for()
    (began,) = [news for one in visitor.updates for news in one["news"] if news["news"] == "game_began"]
    assert {"fig", "tapestry"} <= {good["id"] for good in began["ruleset"]["catalogue"]}
    (market,) = [one for one in began["ruleset"]["terms"] if one["terms"] == "black_market_terms"]
    assert market["black_market"][0] == {"good": "pepper", "values": [40, 30]}


def test_a_game_ends_in_a_reckoning_that_can_be_shared_replayed_and_played_again(visit: Visit, house: House) -> None:
    visitor = visit()
    page = visitor.page
    press(page, "Play now")
    page.locator(".table-page").wait_for()
    with Player(place_of(house.url, page)) as elsewhere:  # a bot holds the own seat, as asked from another device
        elsewhere.ask(StepAway())
    page.get_by_role("link", name="Watch the replay").wait_for()
    assert page.locator(".bars > li").count() == 4
    expect(page.get_by_role("heading", name="The Nottingham Tattler")).to_be_visible()

    press(page, "Share")
    picture = page.locator("dialog canvas")
    expect(picture).to_be_visible()
    wait_until(
        page, lambda: page.evaluate("document.querySelector('dialog canvas').toDataURL('image/png').length > 100_000")
    )
    press(page, "Close")

    table = page.url
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Round 3").click()
    expect(page.locator(".now")).to_contain_text("Round 3 of 8")
    page.get_by_role("button", name="One step on").click()
    moment = page.url
    visitor.page.reload()
    expect(page.locator(".now")).to_contain_text("Round 3 of 8")
    assert page.url == moment

    page.goto(table)
    press(page, "Play again, same seats")
    page.locator(".table-page").wait_for()


def test_who_watches_can_take_the_empty_seat(visit: Visit) -> None:
    host, guest = visit(), visit()
    code = set_table(host, 1)
    guest.page.goto(re.sub("#.*", "", guest.page.url) + f"#/join/{code}")
    press(guest.page, "Watch")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    press(guest.page, "Sit down")
    press(guest.page, "I am ready")
    names = [seat["name"] for seat in guest.last_update["table"]["seats"] if seat["is_person"]]
    assert len(set(names)) == len(names) == 2
    press(host.page, "Deal the cards")
    expect(guest.page.locator(".table-page")).to_be_visible()
