"""What goes wrong between a page and its table, in a real browser: each has a friendly face and a way on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.server.client import Player
from tests.server.processes import Process, sqlite_in
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive
from tests.web.house import House
from tests.web.test_install import KEPT
from tests.web.test_lobby import press, set_table
from tests.web.test_manners import path_of
from tests.web.visitor import PARTS, SIZES
from tests.web.waiting import wait_ahead, wait_until
from tools.browser import PLAIN_NAME
from tools.screens import PLAIN, played

FAREWELLS = {
    "other_protocol": ("There is a newer edition of this page", "Reload the page"),
    "too_many_spectators": ("The square is packed", "Try again"),
    "no_such_table": ("This table is gone", "To the town gate"),
    "seat_lost": ("This seat is not yours any more", "To the town gate"),
    "malformed": ("Something went wrong", "Try again"),
}
KILLED = ("net::ERR_", "WebSocket")
"""What a browser says of a server that is killed."""
PROBLEMS = {
    "too_many_requests": "Too many at the gate",
    "table_full": "The table is full",
    "server_full": "Too many at the gate",
    "removed_before": "You were asked to leave",
}


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name, exact=True, level=1)).to_be_visible()


def heading_in_time(page: Page, name: str) -> None:
    """A face that the page shows after a while: its clock runs ahead."""
    face = page.get_by_role("heading", name=name, exact=True, level=1)
    wait_ahead(page, face.is_visible, lambda: f"no face says {name!r}")


def buttons(page: Page) -> list[str]:
    return page.locator(".ways button").all_inner_texts()


def test_a_farewell_has_a_face_and_a_way_on(visit: Visit, house: House) -> None:
    page, said = visit().page, ""

    def dismiss(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _hello: socket.send(json.dumps({"type": "farewell", "why": said})))

    page.route_web_socket("**/api/socket", dismiss)
    for said, (title, way) in FAREWELLS.items():
        page.goto(f"{house.url}/#/table/{said}")
        heading(page, title)
        assert buttons(page)[0] == way, said


def test_a_problem_at_the_door_has_a_face_and_a_way_on(visit: Visit, house: House) -> None:
    url, code = f"http://{PLAIN_NAME}:{urlsplit(house.url).port}", ""
    page = visit(url=url, excused=["status of 429"]).page
    page.route("**/api/find", lambda route: route.fulfill(status=429, json={"code": code, "parameters": {}}))
    for number, (code, title) in enumerate(PROBLEMS.items()):
        page.goto(f"{url}/#/join/ABCDEFG{number + 2}")
        heading(page, title)
        assert ("Try again" in buttons(page)) == (code != "removed_before"), code


def test_an_unknown_name_has_a_face_too_though_no_file_of_ours_is_given_out_there(visit: Visit, house: House) -> None:
    visitor = visit(
        url=f"http://stranger.localhost:{urlsplit(house.url).port}", language="fr", excused=["status of 403"]
    )
    heading(visitor.page, "La porte ne connaît pas ce nom")
    expect(visitor.page.locator("code").first).to_have_text("--allow-host stranger.localhost")
    expect(visitor.page.locator("body")).to_have_css("background-color", "rgb(241, 227, 195)")  # the policy lets it


def test_who_is_removed_is_told_so_and_forgets_the_seat(visit: Visit, house: House) -> None:
    host, guest = visit(), visit()
    code = set_table(host, 1)
    guest.page.goto(f"{house.url}/#/join/{code}")
    press(guest.page, "Sit down")
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    chair = host.page.locator("li", has=host.page.get_by_role("button", name="Make host"))
    chair.get_by_text("Remove").click()
    heading(guest.page, "You were asked to leave")
    guest.page.reload()
    heading(guest.page, "This table is gone")  # a stranger is told no more


def test_who_leaves_is_at_the_gate_and_sees_no_reproach(visit: Visit) -> None:
    page = visit().page
    press(page, "Choose")
    press(page, "Open the table")
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.locator(".doors")).to_be_visible()
    assert page.evaluate("localStorage.getItem('nottingham.places')") == "[]"


def test_a_page_whose_files_are_gone_is_loaded_anew(visit: Visit, house: House) -> None:
    url = f"http://{PLAIN_NAME}:{urlsplit(house.url).port}"  # no service worker there to be asked first
    page = visit(url=url, excused=["status of 404"]).page
    page.route("**/assets/SetTable-*.js", lambda route: route.fulfill(status=404), times=1)
    press(page, "Choose")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


# --- a road that is blocked

COVERED = """() => {
  const bar = document.querySelector(".connection").getBoundingClientRect();
  return [...document.querySelectorAll("body *")].filter((one) => {
    const said = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = one.getBoundingClientRect();
    const isApart = box.right <= bar.left || box.left >= bar.right || box.bottom <= bar.top || box.top >= bar.bottom;
    return said && !isApart && !one.closest(".connection, .unseen, [class*=title], style, script");
  }).map((one) => one.outerHTML.slice(0, 80));
}"""
"""Words that the notice of a lost connection lies over."""


def test_without_a_network_the_table_rests_and_goes_on_once_it_is_back(
    visit: Visit, house: House, others: ExitStack
) -> None:
    def may_load(me: Player) -> bool:
        return any(isinstance(prompt, LoadBagPrompt) for prompt in me.prompts)

    place = played(house.url, PLAIN, may_load, others)
    excused = ["ERR_INTERNET_DISCONNECTED"]
    visitor = visit(path_of(place), size="phone", language="fr", excused=excused, service_worker=True)
    page, bar = visitor.page, visitor.page.locator(".connection")
    close = page.locator('[data-act="close"]')
    page.locator(".in-hand .hand button").first.tap()
    expect(close).not_to_have_attribute("aria-disabled", "true")
    shown, written = visitor.standing(), house.rows(place.table)
    visitor.context.set_offline(True)
    expect(bar).to_contain_text("La route est coupée")
    box = bar.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES["phone"]["viewport"]["width"]  # type: ignore[index]
    assert page.evaluate(COVERED) == []
    assert page.locator(PARTS).all_inner_texts() == shown
    expect(close).to_have_attribute("aria-busy", "true")
    close.tap()
    visitor.context.set_offline(False)
    expect(bar).to_have_count(0)
    expect(close).to_have_attribute("aria-busy", "false")
    assert house.rows(place.table) == written
    close.tap()
    expect(close).to_have_count(0)
    assert visitor.refusals() == []
    (row,) = house.rows(place.table)[len(written) :]
    assert row.sender.seat == place.seat
    visitor.assert_stands_as_opened_anew()


# --- a server that stops and starts


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[list[Process]]:
    """A server that the test may kill and start again; the last in the list runs."""
    processes = [Process(sqlite_in(tmp_path), PACE="0.05")]
    yield processes
    processes[-1].stop()


def test_a_game_goes_on_after_the_server_was_killed_and_started_again(
    visit: Visit, own_server: list[Process], tmp_path: Path
) -> None:
    visitor = visit(url=own_server[0].url, excused=KILLED, service_worker=True)
    page = visitor.page
    press(page, "Play now")
    page.locator(".table-page .call .torch").wait_for()
    hand = page.locator(".in-hand .hand").inner_text()
    page.clock.install()
    own_server[0].kill()
    expect(page.locator(".connection")).to_contain_text("Trying to come back")
    own_server.append(Process(sqlite_in(tmp_path), urlsplit(own_server[0].url).port or 0, PACE="0.05"))
    wait_ahead(page, lambda: page.locator(".connection").count() == 0)
    assert page.locator(".in-hand .hand").inner_text() == hand
    driver = Driver(visitor, seed=3)
    drive([driver], lambda: bool(driver.did))
    assert visitor.refusals() == []


def test_a_table_opened_without_network_or_server_has_a_face_until_it_is_back(
    visit: Visit, own_server: list[Process], tmp_path: Path
) -> None:
    wishes = {"size": "phone", "language": "pl", "light": "night", "excused": KILLED}
    visitor = visit(url=own_server[0].url, service_worker=True, **wishes)
    page, torch = visitor.page, visitor.page.locator(".table-page .call .torch")
    press(page, "Graj")
    torch.wait_for(state="attached")
    wait_until(page, lambda: page.evaluate(KEPT))
    hand = page.locator(".in-hand .hand")
    held = hand.inner_text()
    page.clock.install()

    visitor.context.set_offline(True)
    page.reload()
    heading_in_time(page, "Droga się urwała")
    visitor.context.set_offline(False)
    wait_ahead(page, lambda: torch.count() > 0)
    assert hand.inner_text() == held

    own_server[0].kill()
    page.reload()
    heading_in_time(page, "Brama jest na chwilę zamknięta")
    assert buttons(page)[0] == "Spróbuj ponownie"
    own_server.append(Process(sqlite_in(tmp_path), urlsplit(own_server[0].url).port or 0, PACE="0.05"))
    wait_ahead(page, lambda: torch.count() > 0)
    assert hand.inner_text() == held
