"""A move that came too late: why is read in one's own language, nothing has changed, and the note goes away."""

from __future__ import annotations

import json
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from nottingham.rules.engine.actions import SetAside, Withdraw
from nottingham.rules.engine.goods import Goods
from nottingham.rules.phases.bargaining import AnswerPrompt, WithdrawPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.market import SetAsidePrompt
from nottingham.server.client import Place, Player
from nottingham.server.protocol.messages import Done
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_manners import path_of
from tests.web.visitor import Visitor
from tests.web.waiting import wait_ahead, wait_until
from tools.screens import PLAIN, played

STALE = {
    "en": "Something happened just before. Look again.",
    "pl": "Przed chwilą coś się zmieniło. Spójrz jeszcze raz.",
}


class Wire:
    """A page's line to the server: what the server says can be held back, so that the page acts on what is past."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] | None = None
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/api/socket", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(self._say)

    def _say(self, message: str | bytes) -> None:
        if self._held is not None:
            self._held.append(message)
        elif self._page is not None:
            self._page.send(message)

    def hold(self) -> None:
        self._held = []

    def holds_refusal(self) -> bool:
        return any(json.loads(message)["type"] == "refused" for message in self._held or [])

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._say(message)


def sit_at(visit: Visit, house: House, place: Place, language: str) -> tuple[Visitor, Wire]:
    """Open the table of a place, on a line that can be held."""
    visitor = visit(language=language)
    wire = Wire(visitor.page)
    visitor.page.goto(f"{house.url}/{path_of(place)}")
    visitor.page.locator(".table-page .call .torch").wait_for()
    visitor.page.clock.install()
    return visitor, wire


@pytest.mark.parametrize("language", STALE)
def test_a_move_made_elsewhere_meanwhile_is_not_made_twice(
    visit: Visit, house: House, others: ExitStack, language: str
) -> None:
    def may_set_aside(me: Player) -> bool:
        return any(isinstance(prompt, SetAsidePrompt) for prompt in me.prompts)

    place = played(house.url, PLAIN, may_set_aside, others)
    visitor, wire = sit_at(visit, house, place, language)
    page = visitor.page
    wire.hold()
    with Player(place) as elsewhere:
        assert isinstance(elsewhere.play(SetAside(goods=Goods())), Done)
    written = house.rows(place.table)
    press_and_hear(page, wire, "aside", STALE[language])
    assert visitor.refusals() == ["stale"]
    assert house.rows(place.table) == written
    visitor.assert_stands_as_opened_anew()


def test_an_offer_taken_back_meanwhile_is_not_accepted(visit: Visit, house: House, others: ExitStack) -> None:
    def may_accept(me: Player) -> bool:
        """Whether a merchant has one offer to answer."""
        answers = [one.may_accept for one in me.prompts if isinstance(one, AnswerPrompt)]
        return answers == [True] and not any(isinstance(one, SettlePrompt) for one in me.prompts)

    players: list[Player] = []
    place = played(house.url, PLAIN, may_accept, others, players.extend)
    (offer,) = [one.offer for one in players[0].prompts if isinstance(one, AnswerPrompt)]
    visitor, wire = sit_at(visit, house, place, "fr")
    page = visitor.page
    wire.hold()
    (proposer,) = [one for one in players if WithdrawPrompt(offer) in one.prompts]
    assert isinstance(proposer.play(Withdraw(offer)), Done)
    written = house.rows(place.table)
    note = press_and_hear(page, wire, "accept", f"L’offre {offer} ne tient plus.")
    wait_ahead(page, lambda: note.count() == 0)  # it goes away by itself
    assert visitor.refusals() == ["offer_gone"]
    assert house.rows(place.table) == written
    visitor.assert_stands_as_opened_anew()


def press_and_hear(page: Page, wire: Wire, act: str, why: str) -> Locator:
    """Press what is past, then read why not; the note that says so."""
    button = page.locator(f'[data-act="{act}"]')
    button.click()
    wait_until(page, wire.holds_refusal)
    expect(button).to_have_attribute("aria-busy", "true")
    wire.release()
    toast = page.get_by_role("status").locator(".toast.no")
    expect(toast).to_have_text(why)
    return toast
