"""Every button of the gate, pressed: what it says is what the referee then does.

Whole games press what chance brings; here each is brought about. The others at the table do nothing unless told to.
"""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, expect

from nottingham.client import Player
from nottingham.engine.actions import Propose
from nottingham.engine.deals import AskPass, GiveGold, GiveStand
from nottingham.engine.goods import Goods
from nottingham.phases.bargaining import BargainPrompt
from nottingham.phases.inspecting import SettlePrompt
from nottingham.phases.paying import PayPrompt
from nottingham.server.protocol.settings import Settings
from tests.web.conftest import Visit
from tests.web.driver import Driver
from tests.web.hands import PATIENCE
from tests.web.house import House
from tests.web.test_games import kinds_of_kept_promises
from tests.web.test_manners import path_of
from tools.screens import GRAND, MARKET, PLAIN, can_claim, has_loot, played, propose_split


class Scene:
    """A page at a table of people who do only what they are told."""

    def __init__(self, visit: Visit, house: House, players: list[Player], size: str = "desktop") -> None:
        self.house, self.players = house, players
        self.visitor = visit(path_of(players[0].place), size=size)
        self.driver = Driver(self.visitor, seed=1)
        self.page = self.visitor.page
        self.page.locator(".table-page main").wait_for(timeout=20_000)

    def press(self, *acts: str) -> None:
        """These buttons of the call, one after another, each as soon as it can be pressed."""
        for act in acts:
            button = self.driver.act(act)
            expect(button).to_have_count(1, timeout=20_000)
            expect(button).not_to_have_attribute("aria-busy", "true", timeout=20_000)
            self.touch(act, button)

    def touch(self, act: str, target: Locator) -> None:
        """Press something, and wait for the referee's answer, unless it is a form that opens."""
        before = len(self.commands())
        assert self.driver._press_knowingly(act, target)
        if act in {"offer", "demand"}:
            return
        deadline = time.monotonic() + PATIENCE
        while not (len(self.commands()) > before and self.visitor.is_answered(self.commands()[-1])):
            assert time.monotonic() < deadline, f"{act} was pressed, and nothing came of it"
            self.page.wait_for_timeout(20)

    def commands(self) -> list[str]:
        return [message["id"] for message in self.visitor.sent if message["type"] == "command"]

    def offer(self, seat: int, *clauses: GiveGold | GiveStand | AskPass, merchant: int | None = None) -> None:
        """Let somebody else make an offer, and wait until the page shows it."""
        player = self.players[seat]
        answer = player.play(Propose(seat if merchant is None else merchant, tuple(clauses), None))
        assert answer.__class__.__name__ == "Done", answer
        offers = player.view.public.offers_made
        expect(self.page.locator(f'[data-offer="{offers}"]')).to_have_count(1, timeout=20_000)

    def kinds(self) -> set[str]:
        return kinds_of_kept_promises(self.driver, self.house)


def people_at(house: House, settings: Settings, until: object, others: ExitStack) -> list[Player]:
    found: list[Player] = []
    played(house.url, settings, until, others, found.extend)  # type: ignore[arg-type]
    return found


def is_sheriff_with_everything_to_settle(me: Player) -> bool:
    return sum(isinstance(prompt, SettlePrompt) for prompt in me.prompts) == 3 and not me.view.public.phase.offers  # type: ignore[attr-defined]


def is_merchant_at_the_gate(me: Player) -> bool:
    return any(isinstance(prompt, BargainPrompt) for prompt in me.prompts) and not me.must_act


def owes(me: Player) -> bool:
    return any(isinstance(prompt, PayPrompt) for prompt in me.prompts)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_sheriff_takes_refuses_opens_passes_demands_and_takes_back(
    visit: Visit, house: House, others: ExitStack, size: str
) -> None:
    scene = Scene(visit, house, people_at(house, PLAIN, is_sheriff_with_everything_to_settle, others), size)
    stand = scene.players[1].view.public.stands[1]
    goods = [GiveStand(Goods.of(stand.cards()[0]))] if stand else []
    scene.offer(1, GiveGold(7), AskPass(1))
    scene.press("refuse")
    scene.offer(1, GiveGold(8), *goods, AskPass(1))
    scene.press("take")
    scene.press("demand")
    scene.touch("price", scene.page.locator("[data-price]").first)
    scene.page.locator(".held.mine .pick").click()
    scene.press("withdraw", "pass", "open")
    assert scene.kinds() == {"refuse", "take", "price", "withdraw", "pass", "open"}


def test_a_merchant_offers_takes_back_refuses_and_accepts(visit: Visit, house: House, others: ExitStack) -> None:
    scene = Scene(visit, house, people_at(house, PLAIN, is_merchant_at_the_gate, others))
    sheriff = scene.players[0].view.public.deciders[0]
    scene.press("offer")
    while "sent" not in scene.driver.did:
        scene.driver._write_offer()
    scene.press("withdraw")
    scene.offer(sheriff, GiveGold(5), AskPass(0), merchant=0)
    scene.press("refuse")
    scene.offer(sheriff, GiveGold(3), AskPass(0), merchant=0)
    scene.press("accept")
    assert scene.kinds() == {"sent", "withdraw", "refuse", "accept"}


def test_a_debt_is_paid_with_what_was_chosen(visit: Visit, house: House, others: ExitStack) -> None:
    scene = Scene(visit, house, people_at(house, PLAIN, owes, others))
    pay = scene.driver.act("pay")
    while pay.get_attribute("aria-disabled") == "true":
        scene.page.locator(".board .more:not([aria-disabled=true])").first.click()
    scene.press("pay")
    assert scene.kinds() == {"pay"}


def test_a_claim_and_a_split_are_what_they_say(visit: Visit, house: House, others: ExitStack) -> None:
    claim = Scene(visit, house, people_at(house, MARKET, can_claim, others))
    act = claim.page.locator("[data-act^=claim-]").first.get_attribute("data-act")
    claim.press(act or "")
    assert claim.kinds() == {"claim"}
    for act in ("split-propose", "split-call"):
        split = Scene(visit, house, people_at(house, GRAND, has_loot, others))
        split.press(act)
        assert split.kinds() == {"split"}
    players = people_at(house, GRAND, has_loot, others)
    propose_split(players)
    answer = Scene(visit, house, players)
    answer.press("split-accept")
    assert answer.kinds() == {"split"}
