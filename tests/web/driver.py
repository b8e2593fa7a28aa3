"""Plays whatever the page offers: knows no rules, only buttons, cards and what they are called."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.web.hands import PATIENCE, Gone, Hands, Mouse
from tests.web.promised import Pressed
from tests.web.visitor import Visitor

STUCK = 1.5
"""Seconds after which something that had no effect is tried once more."""
AFTERTHOUGHT = 0.25
"""Seconds that a Sheriff looks at the bags before anything is decided, so that merchants can make offers."""

LOOK = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const call = document.querySelector(".table-page section.call");
  const acts = [...(call?.querySelectorAll("[data-act]") ?? [])];
  return {
    isAway: document.querySelector(".table-page main.play[hidden]") !== null,
    opening: document.querySelector(".opening .away") !== null,
    isOver: document.querySelector("main.reck") !== null,
    isMine: call?.querySelector(".torch") != null,
    isBusy: acts.some((act) => act.getAttribute("aria-busy") === "true"),
    text: [call?.innerText, document.querySelector(".board")?.innerText, document.querySelector(".in-hand")?.innerText,
      document.querySelectorAll("[aria-pressed=true]").length].join("|"),
    acts: acts.filter((act) => !act.hasAttribute("aria-disabled")).map((act) => act.dataset.act),
    cards: document.querySelectorAll(".in-hand .hand button").length,
    pressed: document.querySelectorAll(".in-hand .hand button[aria-pressed=true]").length,
    goods: [...document.querySelectorAll(".board .picker .more")].filter((one) => one.ariaDisabled !== "true").length,
    radios: document.querySelectorAll(".board input[type=radio]").length,
    raises: document.querySelectorAll(".board .order button").length,
    draft: document.querySelector(".offer-builder") !== null,
    round: document.querySelector(".table-page")?.dataset.round ?? "",
  };
}"""

READ = """([target]) => {
  const words = (selector) => document.querySelector(selector)?.innerText ?? "";
  const bag = document.querySelector(".bags .is-chosen [data-bag]")?.dataset.bag;
  return {
    label: target?.innerText ?? "",
    call: [...document.querySelectorAll(".call p")].map((one) => one.innerText).join(" "),
    board: words(".board") + " " + words(".preview"),
    inputs: [...document.querySelectorAll(".board input, .board output")].map((one) => one.value).join(" "),
    bag: bag === undefined ? null : Number(bag),
  };
}"""
"""What stands on a button and around it, as it is about to be pressed."""

BUILDER_FOOT = ":is(.offer-builder, dialog:has(.offer-builder)) footer > "
"""Beside the table on a desktop, a sheet on a phone."""


class Driver:
    """One visitor's hands and whims."""

    def __init__(
        self, visitor: Visitor, seed: int, hands: Hands | None = None, *, eager: float = 0.4, leaves: str = ""
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = Random(seed)
        self.hands = hands or Mouse(visitor.page)
        self.eager = eager
        """How likely an offer is, where one can be made."""
        self.leaves = leaves
        """An act that is left to somebody else: where it can be done, these hands do nothing."""
        self.did: list[str] = []
        self.pressed: list[Pressed] = []
        """What stood on every button that was pressed."""
        self.is_over = False
        self._before: tuple[str, float] = ("", 0.0)
        self._gate_since: float | None = None
        self._thought_of: set[str] = set()

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def step(self) -> bool:
        """Do one thing, if there is one to do; whether something was done."""
        seen = self._look()
        self.is_over = seen["isOver"]
        if seen["isOver"]:
            return False
        if seen["isAway"]:  # a finger that came late for a sheet's button is on the tabs behind it
            return self._press_unless_gone(self.page.locator(".tab-bar button").first)
        if seen["opening"]:
            return self._press_unless_gone(self.page.locator(".opening .away"))
        if seen["isBusy"] or (self.leaves and self.act(self.leaves).count()):
            return False
        if seen["draft"]:
            return self._write_offer()
        text, since = self._before
        if seen["text"] == text and time.monotonic() < since + STUCK:
            return False  # what was done last is not on the screen yet
        act = self._choose(seen)
        if act is None:
            return False
        self._before = (seen["text"], time.monotonic())
        self._press_knowingly(act, self.act(act))
        return True

    def _press_knowingly(self, act: str, target: Locator) -> bool:
        """Press what will do something in the game, and remember what it promised."""
        read = target.evaluate_all(READ)
        after = len(self.visitor.sent)
        if not self._press_unless_gone(target):
            return False
        self.did.append(act)
        board = f"{read['board']} {read['inputs']}"
        self.pressed.append(Pressed(act, read["label"].strip(), read["call"], board, read["bag"], after))
        return True

    def _press_unless_gone(self, target: Locator) -> bool:
        try:
            self.hands.press(target)
        except Gone:
            return False
        return True

    def act(self, name: str) -> Locator:
        return self.page.locator(f'.call [data-act="{name}"]')

    # --- whims

    def _choose(self, seen: dict[str, Any]) -> str | None:
        acts: list[str] = seen["acts"]
        kinds = {act.split("-")[0] for act in acts}
        if "offer" in kinds or "withdraw" in kinds:
            return self._as_merchant(seen, acts)
        if not seen["isMine"]:
            return None
        if kinds & {"open", "pass", "take"}:
            return self._as_sheriff(acts)
        if "accept" in kinds or "refuse" in kinds:
            return self.rng.choice([act for act in acts if act in {"accept", "refuse"}])
        self._gate_since = None
        if "close" in acts or "aside" in acts or seen["cards"]:
            self._take_cards(seen)
        elif seen["radios"]:
            self._press_some(".board input[type=radio]", seen["radios"])
        elif seen["raises"] > 1:
            self._press_some(".board .order button", seen["raises"])
        elif "undo" in acts and "pay" not in acts and not seen["goods"]:
            return "undo"
        elif seen["goods"] and "split" not in kinds and "pay" not in acts:
            self._press_some(".board .picker .more:not([aria-disabled=true])", seen["goods"])
            return None
        return self._any_of([act for act in self._look()["acts"] if act not in {"undo", "nudge", "let-bot"}])

    def _any_of(self, acts: list[str]) -> str | None:
        return self.rng.choice(acts) if acts else None

    def _take_cards(self, seen: dict[str, Any]) -> None:
        """One to three cards for the bag; none to two for the market."""
        is_bag = "aside" not in seen["acts"]
        wanted = self.rng.randint(1, 3) if is_bag else self.rng.randint(0, 2)
        for index in self.rng.sample(range(seen["cards"]), min(wanted, seen["cards"])):
            card = self.page.locator(".in-hand .hand button").nth(index)
            if card.evaluate_all("([card]) => card?.ariaPressed") == "false":  # or it is chosen, or gone
                self._press_unless_gone(card)

    def _press_some(self, selector: str, count: int) -> None:
        self._press_unless_gone(self.page.locator(selector).nth(self.rng.randrange(count)))

    def _as_sheriff(self, acts: list[str]) -> str | None:
        self._gate_since = self._gate_since or time.monotonic()
        if time.monotonic() < self._gate_since + AFTERTHOUGHT:
            return None
        known = [act for act in ("take", "open", "pass", "accept", "refuse") if act in acts]
        return self.rng.choices(known, [5 if act == "take" else 2 if act == "pass" else 1 for act in known])[0]

    def _as_merchant(self, seen: dict[str, Any], acts: list[str]) -> str | None:
        """Once for each time the gate looks different: make an offer, or do not."""
        if seen["text"] in self._thought_of or "offer" not in acts or self.rng.random() > self.eager:
            self._thought_of.add(seen["text"])
            return None
        self._thought_of.add(seen["text"])
        return "offer"

    def _write_offer(self) -> bool:
        """Some gold for letting the bag pass; torn up if the page says that it cannot be."""
        coins = self.page.locator(".offer-builder .gold > button:not([aria-disabled=true])")
        for _ in range(self.rng.randint(1, 3)):
            if coins.count():
                self._press_unless_gone(coins.first)
        self.page.wait_for_timeout(220)  # the referee is asked before it can be sent
        send = self.page.locator(BUILDER_FOOT + ".primary:not([aria-disabled])")
        if send.count() and self._press_knowingly("sent", send):
            self._wait_for_answer()
        else:
            self._press_unless_gone(self.page.locator(BUILDER_FOOT + ".quiet"))
        return True

    def _wait_for_answer(self) -> None:
        """Until the referee has taken the offer or not: what is pressed before may land on what is behind the sheet."""
        commands = [message["id"] for message in self.visitor.sent if message["type"] == "command"]
        if not commands:
            return
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and not self.visitor.is_answered(commands[-1]):
            self.page.wait_for_timeout(20)


def play(drivers: list[Driver], within: float) -> None:
    """Until all of them see the end."""
    deadline = time.monotonic() + within
    while not all(driver.is_over for driver in drivers):
        assert time.monotonic() < deadline, [(driver.did[-5:], driver._look()) for driver in drivers]
        steps = [driver.step() for driver in drivers]  # all of them, whoever did something
        if not any(steps):
            drivers[0].page.wait_for_timeout(15)
