"""Typed words in a real browser: what would be an offer is shown as a slip, and made or said with one tap."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from nottingham.server.protocol.settings import Settings
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.test_manners import path_of
from tests.web.waiting import wait_until
from tools.screens import can_offer, played


@pytest.mark.parametrize(
    ("size", "language", "words", "told", "offer", "say", "forbidden"),
    [
        ("desktop", "en", "two gold if you let me through", "2 gold", "Make this offer", "Say it", "900 gold to pass"),
        ("phone", "pl", "przepuść mnie za 2", "2", "Złóż tę ofertę", "Powiedz", "900 monet za przejście"),
    ],
)
def test_ones_own_words_become_an_offer_only_when_asked(
    visit: Visit, house: House, size: str, language: str, words: str, told: str, offer: str, say: str, forbidden: str
) -> None:
    with ExitStack() as stack:
        place = played(house.url, Settings(edition="second", players=3), can_offer, stack)
        visitor = visit(path_of(place), size=size, language=language)
        page = visitor.page
        if size == "phone":
            page.locator(".tab-bar button").nth(1).click()
        line = page.locator(".speak input")
        line.fill(words)
        line.press("Enter")
        slip = page.locator(".speak .slip")
        expect(slip).to_contain_text(told)
        talk, read = page.locator(".side .chronicle:visible").bounding_box(), slip.bounding_box()
        assert talk is not None
        assert read is not None
        assert talk["y"] + talk["height"] <= read["y"] + 1, "what is answered stays in sight"
        assert not {"command", "ask"} & {message["type"] for message in visitor.sent}
        slip.get_by_role("button", name=offer).click()
        expect(slip).to_have_count(0)
        wait_until(page, lambda: any(message["type"] == "command" for message in visitor.sent))
        expect(line).to_have_value("")

        line.fill(forbidden)
        line.press("Enter")
        expect(slip).to_contain_text("900")
        expect(slip.locator(".why")).not_to_be_empty()
        expect(slip.get_by_role("button", name=offer)).to_have_count(0)

        line.fill("?!?")
        page.get_by_role("button", name=say, exact=True).click()
        wait_until(
            page, lambda: any(message.get("request", {}).get("request") == "say_text" for message in visitor.sent)
        )
        expect(slip).to_have_count(0)
