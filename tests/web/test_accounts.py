"""Passkeys in a real browser, by Chromium's virtual authenticator: two people with names of their own in a rated game.

Then what an account opens and closes: another browser signs in, a stolen session deletes nothing, a sign-out everywhere
closes the seats, and everything is taken away as a file and deleted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, expect

from nottingham.server.timestamps import now
from nottingham.server.transport import account_answers
from tests.server.conftest import RunningServer, config_for
from tests.web.conftest import PACE, Visit
from tests.web.driver import Driver, drive, play
from tests.web.test_lobby import press
from tests.web.test_ratings import PROXY, at_home, set_rated_table
from tests.web.visitor import Visitor
from tests.web.wire import skip_to_last_round

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SESSION = "localStorage.getItem('nottingham.session')"


@pytest.fixture
def named_house(built: None, tmp_path: Path) -> Iterator[str]:  # noqa: ARG001 - a server looks for its pages once
    """A server with a name, which passkeys need, behind a proxy, so that people come from addresses of their own."""
    server = RunningServer(config_for(tmp_path, pace=PACE, trusted_proxies=PROXY))
    yield f"http://localhost:{urlsplit(server.url).port}"
    server.stop()


class Device:
    """The virtual authenticator of one page, which opens without asking."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def take_over(self, other: Device) -> None:
        """As a cloud of the maker's carries passkeys from one device to the next."""
        for passkey in other.passkeys():
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def named(visitor: Visitor, handle: str) -> Device:
    """Somebody who makes a passkey and with it a name."""
    device, page = Device(visitor), visitor.page
    press(page, "Make a passkey")
    page.get_by_role("textbox", name="Your name").fill(handle)
    press(page, "Make the passkey")
    expect(page.get_by_role("heading", name=handle)).to_be_visible()
    return device


def go(page: Page, url: str, path: str) -> None:
    page.goto(f"{url}/#/{path}")


def test_two_people_with_passkeys_play_a_rated_game_that_their_other_browsers_know(
    visit: Visit, named_house: str
) -> None:
    host = at_home(visit("#/mine", url=named_house), "203.0.113.5")
    guest = at_home(visit("#/mine", url=named_house, size="phone"), "203.0.113.6")
    passkey = named(host, "Marian")
    named(guest, "Zbyszek")
    go(host.page, named_house, "set")
    go(guest.page, named_house, f"join/{set_rated_table(host)}")
    expect(guest.page.get_by_label("Your name")).to_have_value("Zbyszek")
    press(guest.page, "Sit down")
    press(guest.page, "I am ready")
    press(host.page, "Deal the cards")
    drivers = [Driver(host, 1), Driver(guest, 2)]
    drive(drivers, lambda: all(driver.did for driver in drivers))
    skip_to_last_round(named_house, host, guest)
    play(drivers)
    expect(host.page.locator(".rated li")).to_have_count(3)
    brought = host.page.locator(".rated li b").all_inner_texts()
    for visitor, seat in ((host, 0), (guest, 2)):
        go(visitor.page, named_house, "ratings")
        expect(visitor.page.locator("[data-rating]")).to_have_text(brought[seat].split()[-1])

    elsewhere = at_home(visit("#/mine", url=named_house, size="phone"), "198.51.100.7")
    Device(elsewhere).take_over(passkey)
    press(elsewhere.page, "Sign in with a passkey")
    expect(elsewhere.page.get_by_role("heading", name="Marian")).to_be_visible()
    go(elsewhere.page, named_house, "ratings")
    expect(elsewhere.page.locator("[data-rating]")).to_have_text(brought[0].split()[-1])


def test_a_stolen_session_deletes_nothing_and_a_sign_out_everywhere_closes_what_it_opened(
    visit: Visit, named_house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = visit("#/mine", url=named_house, excused=["status of 403"])  # a proof is asked for
    named(owner, "Marian")
    made = now()
    go(owner.page, named_house, "")
    press(owner.page, "Play now")
    owner.page.locator(".table-page .call").wait_for()
    go(owner.page, named_house, "mine")
    monkeypatch.setattr(account_answers, "FRESH", now() - made)  # too long ago to count, and a new proof does

    thief = visit(url=named_house, size="phone", excused=["status of 403"])
    Device(thief)  # the thief's own has nothing that counts
    thief.page.evaluate("stolen => localStorage.setItem('nottingham.session', stolen)", owner.page.evaluate(SESSION))
    go(thief.page, named_house, "mine")
    expect(thief.page.get_by_role("heading", name="Marian")).to_be_visible()
    press(thief.page, "Have it all forgotten")
    press(thief.page, "Forget it all")
    expect(thief.page.get_by_text("The passkey was not used. Nothing has changed.")).to_be_visible()
    press(thief.page, "Keep everything")
    thief.page.get_by_role("button", name="Continue").click()
    thief.page.locator(".table-page .call").wait_for()  # until the owner does something about it

    press(owner.page, "Sign out everywhere")
    owner.page.get_by_role("dialog").get_by_role("button", name="Sign out everywhere").click()
    expect(owner.page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    expect(thief.page.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    press(owner.page, "Sign in with a passkey")
    owner.page.get_by_role("button", name="Continue").click()
    owner.page.locator(".table-page .call").wait_for()


def test_everything_of_an_account_is_taken_away_as_a_file_and_deleted(visit: Visit, named_house: str) -> None:
    owner = visit("#/mine", url=named_house, size="phone", excused=["status of 403"])
    named(owner, "Marian")
    with owner.page.expect_download() as download:
        press(owner.page, "Download everything")
    everything = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert everything["account"]["handle"] == "Marian"
    assert len(everything["account"]["passkeys"]) == 1
    press(owner.page, "Have it all forgotten")
    press(owner.page, "Forget it all")
    expect(owner.page.get_by_role("button", name="Make a passkey")).to_be_visible()
    press(owner.page, "Sign in with a passkey")  # the device has it still
    expect(owner.page.get_by_text("No account here belongs to this passkey.")).to_be_visible()
    assert owner.objections() == []
