"""Somebody new asks for a bot's seat in a running game: those who play are asked, and the newcomer waits."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from urllib.parse import urlsplit

from playwright.sync_api import expect

from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player
from nottingham.server.protocol.news import SeatAsked, SeatTaken
from nottingham.server.protocol.requests import Admit, Start
from tests.server.test_late_arrivals import sit_from
from tests.waiting import PATIENCE
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_lobby import press
from tests.web.test_manners import friend, sit  # noqa: F401 - a fixture

ELSEWHERE = "127.0.0.2"


def test_who_plays_is_asked_and_one_word_lets_the_newcomer_in(visit: Visit, friend: Player, house: House) -> None:  # noqa: F811
    page = sit(visit, friend).page
    table = friend.place
    token = new_token()
    assert sit_from(ELSEWHERE, table, token) == (409, "consent_awaited")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Late asks to take over from")
    friend.ask(Admit(seat=1, may_sit=True))
    assert not seats_taken(house, table)
    press(page, "Let them in")
    expect(page.locator(".side").get_by_text("has sat down at the table")).to_be_visible()
    assert sit_from(ELSEWHERE, table, token) == (201, "")
    assert seats_taken(house, table) == [1]


def seats_taken(house: House, place: Place) -> list[int]:
    """Who sat down since the cards were dealt, as the log has it."""
    news = [one for row in house.rows(place.table) for one in row.news]
    return [one.seat for one in news if isinstance(one, SeatTaken) and one.name == "Late"]


def test_a_newcomer_waits_at_the_door_until_those_who_play_agree(visit: Visit, house: House) -> None:
    with Player(table_from(ELSEWHERE, house.url)) as host:
        host.ask(Start())
        page = visit(f"#/join/{host.place.code}", excused=["status of 409"]).page
        page.get_by_label("Your name").fill("Much")
        press(page, "Sit down")
        expect(page.get_by_role("status").get_by_text("You have asked for a seat")).to_be_visible()
        host.wait_until(lambda: any(isinstance(one, SeatAsked) and one.name == "Much" for one in host.news))
        host.ask(Admit(seat=1, may_sit=True))
        expect(page.locator(".table-page main")).to_be_visible()


def test_who_watches_asks_for_a_bots_seat_and_plays_once_those_who_play_agree(visit: Visit, house: House) -> None:
    with Player(table_from(ELSEWHERE, house.url)) as host:
        host.ask(Start())
        page = visit(f"#/join/{host.place.code}", excused=["status of 409"]).page
        press(page, "Watch")
        press(page, "Take over from a bot")
        expect(page.locator(".call").get_by_text("You have asked for a seat")).to_be_visible()
        host.wait_until(lambda: any(isinstance(one, SeatAsked) for one in host.news))
        host.ask(Admit(seat=1, may_sit=True))
        expect(page.locator(".me .in-hand")).to_be_visible()


def table_from(address: str, url: str) -> Place:
    connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE, source_address=(address, 0))
    connection.request("POST", "/api/tables", json.dumps({"name": "Marian", "bots": ["honest"] * 3}))
    seated = json.loads(connection.getresponse().read())
    connection.close()
    return Place(url, seated["table"], seated["seat"], seated["token"], seated["code"])
