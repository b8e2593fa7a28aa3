"""At the table, besides the game: quiet, deaf ears, reports, a bot on one's seat, hurry, other devices, and leaving."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, set_table, sit_down
from nottingham.server.protocol.requests import Report, SayText, SetReady, Start, StepAway
from nottingham.server.protocol.settings import Settings
from tests.server.test_players import set_with
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive
from tests.web.house import House
from tests.web.test_lobby import press
from tests.web.visitor import Visitor
from tests.web.waiting import wait_until


@pytest.fixture
def friend(house: House) -> Iterator[Player]:
    """Sits at a table of four with two bots and an empty seat, which is for the page; nobody has dealt yet."""
    host = set_table(house.url, Settings(), name="Marian", bots=("honest", "honest"))
    with Player(host) as player:
        yield player


def sit(visit: Visit, friend: Player, **wishes: object) -> Visitor:
    """Take the empty seat, and begin."""
    place = sit_down(friend.place.server, friend.place.table, name="Robin", code=friend.place.code)
    with Player(place) as me:
        me.ask(SetReady(is_ready=True))
    friend.ask(Start())
    visitor = visit(path_of(place), **wishes)
    expect(visitor.page.locator(".table-page main")).to_be_visible()
    return visitor


def path_of(place: Place) -> str:
    return f"#/table/{place.table}~{place.token}"


def more(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()


def said(page: Page, text: str) -> int:
    return page.locator(".side").get_by_text(text).count()


def test_quiet_is_one_switch_that_is_remembered(visit: Visit, friend: Player) -> None:
    page = sit(visit, friend).page
    friend.ask(SayText(text="Psst, Robin!"))
    expect(page.locator(".side").get_by_text("Psst, Robin!")).to_be_visible()
    more(page)
    page.get_by_label("Quiet: we are all in one room").check()
    press(page, "Close")
    page.reload()
    expect(page.get_by_text("Quiet: you hear each other without the page.")).to_be_visible()
    assert said(page, "Psst, Robin!") == 0
    more(page)
    page.get_by_label("Quiet: we are all in one room").uncheck()
    expect(page.locator(".side").get_by_text("Psst, Robin!")).to_be_visible()


def test_somebody_can_be_muted_heard_again_and_reported(visit: Visit, friend: Player, house: House) -> None:
    visitor = sit(visit, friend)
    page = visitor.page
    sheet = page.locator("dialog[open]")
    page.get_by_role("button", name="Marian", exact=True).first.click()
    press(page, "Hear no more from them")
    expect(sheet).to_contain_text("You hear nothing of what they say.")
    press(page, "Close")
    friend.ask(SayText(text="Can you hear me?"))
    page.reload()
    page.get_by_role("button", name="Marian", exact=True).first.click()
    expect(sheet).to_contain_text("You hear nothing of what they say.")  # the server remembers
    assert said(page, "Can you hear me?") == 0
    press(page, "Hear them again")
    expect(sheet.get_by_role("button", name="Hear no more from them")).to_be_visible()  # the server has heard it
    friend.ask(SayText(text="And now?"))
    expect(page.locator(".side").get_by_text("And now?")).to_be_attached()

    press(page, "Report them")
    sheet.get_by_label("What is wrong").select_option("words")
    sheet.get_by_label("In a few words").fill("Too loud")
    press(page, "Send the report")
    expect(page.get_by_text("Those who run this server will read it.")).to_be_visible()
    requests = [row.request for row in house.rows(friend.place.table)]
    assert Report(seat=0, why="words", text="Too loud") in requests


def test_a_bot_holds_the_seat_until_it_is_taken_back(visit: Visit, friend: Player) -> None:
    page = sit(visit, friend).page
    more(page)
    press(page, "Let a bot hold my seat")
    expect(page.locator(".call")).to_contain_text("A bot is keeping your seat warm.")
    press(page, "Take my seat back")
    expect(page.locator(".call")).not_to_contain_text("A bot is keeping your seat warm.")


def test_leaving_for_good_is_asked_twice_and_gives_the_seat_to_a_bot(visit: Visit, friend: Player) -> None:
    visitor = sit(visit, friend, size="phone")
    page = visitor.page
    more(page)
    press(page, "Leave for good")
    press(page, "Stay")
    press(page, "Leave for good")
    press(page, "Yes, leave for good")
    expect(page.locator(".doors")).to_be_visible()
    expect(page.get_by_text("None yet.")).to_be_visible()
    friend.wait_until(lambda: friend.info is not None and not friend.info.seats[visitor.seat].is_person)
    assert friend.info is not None
    assert friend.info.seats[visitor.seat].bot


def test_bots_hurry_in_every_phase_once_told(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    press(page, "Play now")
    page.locator(".table-page main").wait_for()
    press(page, "Bots hurry")
    expect(page.get_by_role("button", name="Bots hurry")).to_have_attribute("aria-pressed", "true")
    driver = Driver(visitor, seed=1, eager=0)

    def hurried() -> int:
        return len([one for one in visitor.sent if one.get("request") == {"request": "hurry"}])

    drive([driver], lambda: hurried() >= 2)  # once at once, and again in the next phase


def test_with_other_people_there_is_no_standing_hurry(visit: Visit, friend: Player) -> None:
    page = sit(visit, friend).page
    more(page)
    expect(page.get_by_role("button", name="Hurry the bots along")).to_be_visible()
    assert page.get_by_text("Bots hurry").count() == 0


NOTICE, TAG = "Your turn! \u00b7 Nottingham", "nottingham-turn"
IS_AT_WORK = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)"
"""Whether the service worker can show notices."""
COUNT_TURNS = """(notice) => {
  globalThis.turns = 0;
  let last = document.title;
  new MutationObserver(() => {
    turns += document.title === notice && last !== notice;
    last = document.title;
  }).observe(document.querySelector("title"), { childList: true, characterData: true, subtree: true });
}"""
LISTEN = """
  globalThis.noticed = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag }) => void noticed.push([title, tag]);
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
"""
"""A browser without a screen may have nowhere to show a notice: what it was asked to show is kept instead."""


@pytest.mark.parametrize("is_quiet", [False, True])
def test_whose_turn_it_is_hears_of_it_while_the_page_is_out_of_sight(
    visit: Visit, friend: Player, is_quiet: bool
) -> None:
    visitor = sit(visit, friend, service_worker=True)
    page = visitor.page
    visitor.context.add_init_script(LISTEN)
    page.evaluate("(on) => localStorage.setItem('nottingham.quiet', on)", str(is_quiet).lower())
    page.reload()
    page.locator(".table-page main").wait_for()
    wait_until(page, lambda: page.evaluate(IS_AT_WORK))
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    friend.ask(StepAway())  # so that the game goes on by itself
    driver = Driver(visitor, seed=2, eager=0)
    page.evaluate(COUNT_TURNS, NOTICE)
    drive([driver], lambda: page.evaluate("turns") >= 2)  # that come while nobody looks; the title tells of them too
    if not is_quiet:
        wait_until(page, lambda: page.evaluate("noticed.length > 0"))
    assert {tuple(notice) for notice in page.evaluate("noticed")} == (set() if is_quiet else {(NOTICE, TAG)})


def test_a_seat_is_taken_along_to_another_device_and_closed_on_the_first(visit: Visit, friend: Player) -> None:
    first = sit(visit, friend).page
    more(first)
    press(first, "Play on another device")
    link = first.get_by_label("Link", exact=True).input_value()
    second = visit(link.removeprefix(f"{friend.place.server}/")).page
    press(second, "Sit down here")
    expect(second.locator(".table-page main")).to_be_visible()
    assert hand(second) == hand(first)
    more(second)
    press(second, "Play on another device")
    press(second, "Close my seat on all other devices")
    expect(first.get_by_role("heading", name="Your seat has moved")).to_be_visible()


def test_the_way_to_another_device_is_good_once(visit: Visit, friend: Player) -> None:
    page = sit(visit, friend).page
    more(page)
    press(page, "Play on another device")
    path = page.get_by_label("Link", exact=True).input_value().removeprefix(f"{friend.place.server}/")
    press(visit(path).page, "Sit down here")
    late = visit(path, excused=["status of 409"]).page
    press(late, "Sit down here")
    expect(late.get_by_text("This link was used already, or is too old.")).to_be_visible()


def hand(page: Page) -> list[str]:
    cards = page.locator(".hand > li")
    expect(cards).not_to_have_count(0)
    return cards.all_inner_texts()


def test_a_name_that_is_too_long_for_a_stand_can_be_read_in_full(visit: Visit, house: House) -> None:
    long = "Maximilienne-Alexandrine"
    with Player(set_table(house.url, Settings(), name=long, bots=("honest", "honest"))) as host:
        page = sit(visit, host, size="phone").page
    name = page.locator("button.name", has_text=long)
    assert name.evaluate("(name) => name.scrollWidth > name.clientWidth")  # or there is nothing to see here
    expect(name).to_have_attribute("title", long)
    name.tap()
    expect(page.get_by_role("dialog").get_by_role("heading", name=long, exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_somebody_is_blocked_at_the_table_and_let_off_in_my_games(visit: Visit, house: House, size: str) -> None:
    """Marian holds a key of her own; what she says is not heard by who blocked her, until it is lifted."""
    with Player(set_with(house.url, new_token(), "Marian", ("honest",))) as friend:
        page = sit(visit, friend, size=size).page
        sheet = page.locator("dialog[open]")
        page.get_by_role("button", name="Marian", exact=True).first.click()
        press(page, "Block them")
        press(page, "Never again")
        expect(page.get_by_text("Blocked. You find it in My games.")).to_be_visible()
        expect(sheet).to_contain_text("You hear nothing of what they say.")
        page.keyboard.press("Escape")
        friend.ask(SayText(text="Do you hear me?"))
        page.reload()
        expect(page.locator(".table-page main")).to_be_visible()
        assert said(page, "Do you hear me?") == 0
        page.goto(f"{house.url}/#/mine")
        lift = page.get_by_role("button", name="Lift: Marian")
        expect(lift).to_be_visible()
        lift.click()
        expect(page.get_by_text("Lifted.")).to_be_visible()
        expect(lift).to_have_count(0)
