"""A tablet in the middle of a real table: two phones and a bot play around it, and no hand is ever on it."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driver import Driver, drive, play
from tests.web.hands import Finger
from tests.web.house import House
from tests.web.secrets import all_told, leaks, seed_of, strange_answers
from tests.web.test_games import round_of
from tests.web.test_lobby import FIRST_PLACE, press
from tests.web.visitor import Visitor
from tests.web.wire import skip_to_last_round

HELD = ("hand", "bag", "aside", "contraband")
"""What of a view is one player's own."""
HAND = ".in-hand, .hand, .my-cards, [data-act=aside], [data-act=close], [data-act=sit]"
"""What belongs to a player's own device."""


def lay_down(visit: Visit, *choices: str) -> tuple[Visitor, str]:
    """A tablet with a table of three around it, one of them a bot; and the code that it shows."""
    tablet = visit("#/tablet")
    page = tablet.page
    page.locator(".numbers label").first.click()
    for choice in choices:
        page.locator(".choice", has_text=choice).click()
    page.locator(".seats select").first.select_option("will")
    press(page, "Open the table")
    return tablet, page.locator(".letters").inner_text().replace(" ", "")


def sit_down(visit: Visit, code: str, name: str, **wishes: object) -> Visitor:
    phone = visit(f"#/join/{code}", size="phone", **wishes)
    phone.page.get_by_label("Your name").fill(name)
    press(phone.page, "Sit down")
    phone.page.locator(".call .primary").wait_for()
    return phone


def deal(tablet: Visitor, anna: Visitor, bob: Visitor) -> None:
    """Everybody says so on their own phone; the first of them deals."""
    expect(tablet.page.get_by_text("Bob is not ready yet.")).to_be_visible()
    press(bob.page, "I am ready")
    expect(tablet.page.get_by_text("Anna deals the cards, on the phone.")).to_be_visible()
    press(anna.page, "Deal the cards")
    tablet.page.locator(".tablet-page .board").wait_for()


def test_two_phones_and_a_bot_play_a_game_around_a_tablet(visit: Visit, house: House) -> None:
    tablet, code = lay_down(visit, "Short game")
    assert tablet.objections() == []
    anna, bob = sit_down(visit, code, "Anna"), sit_down(visit, code, "Bob")
    deal(tablet, anna, bob)
    assert tablet.objections() == []
    expect(anna.page.locator(".table-page.is-hand .in-hand")).to_be_visible()
    expect(anna.page.locator(".wall")).to_have_count(0)
    drivers = [Driver(phone, seed, Finger(phone.page), eager=0.3) for seed, phone in enumerate((anna, bob))]
    drive(drivers, lambda: round_of(anna) > 1)
    skip_to_last_round(house.url, anna, bob)
    play(drivers)
    tablet.page.locator(".stories.is-out").wait_for()  # it ends there, too
    assert_no_hand(tablet, (anna, bob), house)


def assert_no_hand(tablet: Visitor, phones: tuple[Visitor, ...], house: House) -> None:
    """Every byte that the tablet got would be the same, whatever lay in the hands and bags."""
    updates = [update for update in tablet.updates if update.get("view")]
    assert len(updates) > 30
    for update in updates:
        assert update["view"]["seat"] is None
        assert [update["view"][held] for held in HELD] == [{}] * len(HELD)
        assert not update.get("prompts")
    assert {message["seat"] for message in tablet.messages("welcome")} == {None}
    assert [message["type"] for message in tablet.sent if message["type"] not in {"hello", "missing"}] == []
    rows = house.rows(tablet.table)
    found, different = leaks(rows, None, updates, Random(1))
    assert found == []
    assert different > 3
    assert strange_answers(tablet) == []
    secrets = [seed_of(rows), *(phone.page.evaluate(FIRST_PLACE)["token"] for phone in phones)]
    told = all_told(tablet)
    assert [secret for secret in secrets if secret in told] == []
    played = {event["event"] for update in updates for news in update["news"] for event in news.get("events", ())}
    assert played >= {"bag_closed", "declared", "gold_paid"} | ({"bag_opened"} & played or {"bag_passed"})


def test_a_tablet_shows_what_everybody_saw(visit: Visit) -> None:
    """Stands, bags and what was said of them, whose turn it is, and the chronicle; turned to whoever asks."""
    tablet, code = lay_down(visit)
    anna, bob = sit_down(visit, code, "Anna"), sit_down(visit, code, "Bob")
    deal(tablet, anna, bob)
    page = tablet.page
    drivers = [Driver(phone, seed, Finger(phone.page), eager=0.0) for seed, phone in enumerate((anna, bob))]
    drive(drivers, lambda: page.locator(".board .tag").count() > 0)
    expect(page.locator(".stand h2")).to_have_count(3)
    assert page.locator(HAND).count() == 0
    expect(page.locator(".chronicle")).to_contain_text("Anna")
    expect(page.locator(".strip").last.locator("p > b")).not_to_be_empty()
    page.locator("[data-act=turn-far]").click()
    expect(page.locator(".middle.is-turned")).to_be_visible()
    page.get_by_role("button", name="About this screen").click()
    page.get_by_label("The screen stands up").check()
    press(page, "Close")
    expect(page.locator(".is-far .strip, .is-turned")).to_have_count(0)


def test_tablet_and_phones_are_where_they_were_after_a_reload(visit: Visit) -> None:
    tablet, code = lay_down(visit)
    tablet.page.reload()
    expect(tablet.page.locator(".letters")).to_have_text(f"{code[:4]} {code[4:]}")
    anna, bob = sit_down(visit, code, "Anna"), sit_down(visit, code, "Bob")
    anna.page.reload()
    deal(tablet, anna, bob)
    hand = bob.page.locator(".in-hand").inner_text()
    for visitor in (tablet, anna, bob):
        visitor.page.reload()
    expect(bob.page.locator(".table-page.is-hand .in-hand")).to_have_text(re.compile(re.escape(hand.split("\n")[0])))
    expect(tablet.page.locator(".tablet-page .stand h2")).to_have_count(3)
    assert {message["seat"] for message in tablet.messages("welcome")} == {None}


def test_a_browser_that_has_a_seat_shows_no_hand_as_a_tablet(visit: Visit) -> None:
    """The same device may have played there: as a tablet it says hello without the secret of its seat, and keeps it."""
    tablet, code = lay_down(visit)
    anna, bob = sit_down(visit, code, "Anna"), sit_down(visit, code, "Bob")
    deal(tablet, anna, bob)
    page, kept = anna.page, anna.page.evaluate(FIRST_PLACE)
    tablets = json.dumps([{"table": kept["table"], "code": code}])
    page.evaluate("(tablets) => localStorage.setItem('nottingham.tablets', tablets)", tablets)
    anna.received.clear()
    anna.sent.clear()
    page.goto(re.sub("#.*", f"#/board/{kept['table']}", page.url))
    page.locator(".tablet-page .board").wait_for()
    assert [message["token"] for message in anna.sent if message["type"] == "hello"] == [None]
    assert [message["seat"] for message in anna.messages("welcome")] == [None]
    assert page.evaluate(FIRST_PLACE)["token"] == kept["token"]


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_the_whole_table_comes_back_to_a_phone_that_wants_it(visit: Visit, language: str) -> None:
    tablet, code = lay_down(visit)
    anna, bob = sit_down(visit, code, "Anna"), sit_down(visit, code, "Bob")
    deal(tablet, anna, bob)
    page = bob.page
    bob.choose(language=language)
    page.reload()
    page.locator(".table-page.is-hand").wait_for()
    assert bob.objections() == []
    page.locator("header button:has([href='#i-more'])").click()
    page.locator("dialog[open] .toggle").last.locator("input").check()
    page.keyboard.press("Escape")
    expect(page.locator(".wall")).to_be_visible()
    expect(page.locator(".tab-bar")).to_be_visible()
