"""Every button of the gate, pressed: what it says is what the referee then does.

Whole games press what chance brings; here each is brought about. The others at the table do nothing unless told to.
"""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from nottingham.rules.engine.actions import Accept, Inspect, Pay, Propose
from nottingham.rules.engine.deals import AskPass, GiveGold, GiveStand
from nottingham.rules.engine.goods import Goods
from nottingham.rules.phases.bargaining import BargainPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.paying import PayPrompt
from nottingham.server.client import Player
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.settings import Settings
from tests.web.conftest import Visit
from tests.web.driver import Driver
from tests.web.house import House
from tests.web.test_games import kinds_of_kept_promises
from tests.web.test_manners import path_of
from tests.web.waiting import wait_until
from tools.screens import GRAND, MARKET, PLAIN, can_claim, has_loot, played, propose_split

UNDER_A_SHEET_THAT_GOES = """async () => {
  // What a finger that comes late for a sheet's button would press, frame by frame, until it can accept again.
  const accept = document.querySelector('[data-act="accept"]').getBoundingClientRect();
  const hit = () => document.elementFromPoint(accept.x + accept.width / 2, accept.y + accept.height / 2);
  const seen = [];
  document.querySelector("dialog .quiet").click();
  for (let frame = 0; frame < 600; frame++) {
    await new Promise(requestAnimationFrame);
    const isSheet = hit().closest("dialog") !== null;
    seen.push(isSheet ? "sheet" : hit().closest(".shade") ? "shade" : hit().closest("[data-act]")?.dataset.act);
    if (seen.at(-1) === "accept") break;
  }
  return seen.filter((one, index) => one !== seen[index - 1]);
}"""


class Scene:
    """A page at a table of people who do only what they are told."""

    def __init__(self, visit: Visit, house: House, players: list[Player], size: str = "desktop") -> None:
        self.house, self.players = house, players
        self.visitor = visit(path_of(players[0].place), size=size)
        self.driver = Driver(self.visitor, seed=1)
        self.page = self.visitor.page
        self.page.locator(".table-page main").wait_for()

    def press(self, *acts: str) -> None:
        """These buttons of the call, one after another, each as soon as it can be pressed."""
        for act in acts:
            button = self.driver.act(act)
            expect(button).to_have_count(1)
            expect(button).not_to_have_attribute("aria-busy", "true")
            self.touch(act, button)

    def touch(self, act: str, target: Locator) -> None:
        """Press something, and wait for the referee's answer, unless it is a form that opens."""
        before = len(self.commands())
        assert self.driver.press_knowingly(act, target)
        if act in {"offer", "demand"}:
            return
        wait_until(
            self.page,
            lambda: len(self.commands()) > before and self.visitor.is_answered(self.commands()[-1]),
            lambda: f"{act} was pressed, and nothing came of it",
        )

    def commands(self) -> list[str]:
        return [message["id"] for message in self.visitor.sent if message["type"] == "command"]

    def offer(self, seat: int, *clauses: GiveGold | GiveStand | AskPass, merchant: int | None = None) -> None:
        """Let somebody else make an offer, and wait until the page shows it."""
        player = self.players[seat]
        answer = player.play(Propose(seat if merchant is None else merchant, tuple(clauses), None))
        assert isinstance(answer, Done), answer
        offers = player.view.public.offers_made
        expect(self.page.locator(f'[data-offer="{offers}"]')).to_have_count(1)

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


def has_lied_and_has_more_than_that_costs(me: Player) -> bool:
    """Whether a debt could be paid with one good or another, had the purse been emptied before."""
    if not is_merchant_at_the_gate(me) or not me.update or not me.update.outlook or not me.update.outlook.stakes:
        return False
    fine, stand = me.update.outlook.stakes[0].fine, me.view.public.stands[0]
    return 0 < fine < stand.worth(me.view.ruleset.values) - 10 and len(me.view.public.phase.bags) == 3  # type: ignore[attr-defined]


def make_a_debtor(players: list[Player]) -> None:
    """The first gives all gold for somebody else's bag, and then the own is opened."""
    me, sheriff = players[0], players[players[0].view.public.deciders[0]]
    other = next(bag.owner for bag in me.view.public.phase.bags if bag.owner != 0)  # type: ignore[attr-defined]
    answer = me.play(Propose(0, (GiveGold(me.view.public.gold[0]), AskPass(other)), None))
    assert isinstance(answer, Done)
    sheriff.wait_for(answer.seq)
    for action in (Accept(sheriff.view.public.offers_made), Inspect(0)):
        assert isinstance(sheriff.play(action), Done)
    while sheriff.must_act and not any(isinstance(prompt, SettlePrompt) for prompt in sheriff.prompts):
        sheriff.play(sheriff.sample(Random(1)))
    me.wait_until(lambda: any(isinstance(prompt, PayPrompt) for prompt in me.prompts))


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
    scene.driver.write_offer()
    wait_until(scene.page, lambda: len(scene.visitor.messages("done")) > 0)
    scene.press("withdraw")
    scene.offer(sheriff, GiveGold(5), AskPass(0), merchant=0)
    scene.press("refuse")
    scene.offer(sheriff, GiveGold(3), AskPass(0), merchant=0)
    scene.press("accept")
    assert scene.kinds() == {"sent", "withdraw", "refuse", "accept"}


def test_a_late_tap_for_a_sheet_on_a_phone_accepts_nothing_behind_it(
    visit: Visit, house: House, others: ExitStack
) -> None:
    scene = Scene(visit, house, people_at(house, PLAIN, is_merchant_at_the_gate, others), "phone")
    sheriff = scene.players[0].view.public.deciders[0]
    scene.offer(sheriff, GiveGold(1), AskPass(0), merchant=0)
    expect(scene.driver.act("accept")).to_have_count(1)
    scene.driver.act("counter").tap()
    seen = scene.page.evaluate(UNDER_A_SHEET_THAT_GOES)
    assert [one for one in seen if one != "sheet"] == ["shade", "accept"]
    scene.press("accept")
    assert scene.kinds() == {"accept"}


def test_a_debt_is_paid_with_what_was_chosen(visit: Visit, house: House, others: ExitStack) -> None:
    players = people_at(house, PLAIN, has_lied_and_has_more_than_that_costs, others)
    make_a_debtor(players)
    scene = Scene(visit, house, players)
    action = players[0].sample(Random(1))
    assert isinstance(action, Pay)
    pay, stand = scene.driver.act("pay"), players[0].view.public.stands[0]
    shown = [good.id for good in players[0].view.ruleset.catalogue if good.id in stand]
    expect(pay).to_have_attribute("aria-disabled", "true")
    for good in action.goods.cards():
        scene.page.locator(".board .picker .more").nth(shown.index(good)).click()
    expect(pay).not_to_have_attribute("aria-disabled", "true")
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
