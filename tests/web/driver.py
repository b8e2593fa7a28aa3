"""Plays whatever the page offers: knows no rules, only buttons, cards and what they are called.

A driver decides once at each moment, which is an update that the page shows and the form on it. What it decides depends
on its seed and on what is asked: the update's `at`, which moves on with the phase and the seat's own acts, and what can
be chosen on the form. How often it looks, how long anything takes and who talks meanwhile changes nothing.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.web.hands import Gone, Hands, Mouse
from tests.web.held_time import HeldTime
from tests.web.promised import Pressed
from tests.web.visitor import Visitor
from tests.web.waiting import LOOK_EVERY, wait_until

GAME_WITHIN = 240.0
"""Seconds for a whole game."""

LOOK = """() => {
  const table = document.querySelector(".table-page");
  const call = table?.querySelector("section.call");
  const acts = [...(call?.querySelectorAll("[data-act]") ?? [])];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.innerText ?? "";
  const usable = acts.filter((act) => !act.hasAttribute("aria-disabled")).map((act) => act.dataset.act);
  return {
    isAway: document.querySelector(".table-page main.play[hidden]") !== null,
    opening: document.querySelector(".opening .away") !== null,
    isStaged: document.querySelector(".play.is-busy") !== null,
    isOver: document.querySelector("main.reck") !== null,
    isMine: call?.querySelector(".torch") != null,
    isBusy: acts.some((act) => act.getAttribute("aria-busy") === "true"),
    seq: Number(table?.dataset.seq ?? 0),
    asked: JSON.stringify([
      table?.dataset.form, usable, all(".in-hand [aria-pressed]").map((one) => one.ariaPressed),
      all(":is(.board, .offer-builder) :is(input, output)").map((one) => [one.value, one.checked]),
    ]),
    form: [".table-page section.call", ".board", ".in-hand", ".offer-builder"].map(text).join("|") + usable
      + all("[aria-pressed]").map((one) => one.ariaPressed)
      + all(":is(.board, .offer-builder) :is(input, output)").map((one) => [one.value, one.checked]),
    acts: usable,
    offered: acts.map((act) => act.dataset.act),
    cards: all(".in-hand .hand button").length,
    goods: all(".board .picker .more").filter((one) => one.ariaDisabled !== "true").length,
    radios: all(".board input[type=radio]").length,
    raises: all(".board .order button").length,
    draft: document.querySelector(".offer-builder") !== null,
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
    seq: Number(document.querySelector(".table-page")?.dataset.seq ?? 0),
  };
}"""
"""What stands on a button and around it, as it is about to be pressed."""

BUILDER_FOOT = ":is(.offer-builder, dialog:has(.offer-builder)) footer > "
"""Beside the table on a desktop, a sheet on a phone."""
OPENS_FORM = frozenset({"offer", "counter", "change", "demand"})
MAY_OFFER = frozenset({"offer", "withdraw"})
JUDGES = frozenset({"open", "pass", "take"})


class Moment(NamedTuple):
    """What a driver decides at: the number of the update that the page shows, and the form as it stands there."""

    seq: int
    form: str


def is_at_rest(seen: dict[str, Any], seq: int) -> bool:
    """Whether a page shows an update, or a later one, with nothing staged and nothing on its way."""
    return bool(seen["seq"] >= seq and not seen["isBusy"] and not seen["isStaged"])


class Driver:
    """One visitor's hands and whims."""

    def __init__(
        self, visitor: Visitor, seed: int, hands: Hands | None = None, *, eager: float = 0.4, leaves: str = ""
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seed = seed
        self.hands = hands or Mouse(visitor.page)
        self.eager = eager
        """How likely an offer is, where one can be made."""
        self.leaves = leaves
        """An act that is left to somebody else: where it can be done, these hands do nothing."""
        self.did: list[str] = []
        self.pressed: list[Pressed] = []
        """What stood on every button that was pressed."""
        self.is_over = False
        self.is_patient = False
        """Whether this is a Sheriff who could judge, and lets the others go first."""
        self._decided_at: Moment | None = None
        self._visits: Counter[Moment] = Counter()
        """How often something was decided at a moment: what was chosen and undone leads back there."""
        self._form_begun = 0
        """The number of the update that was shown when an offer was begun."""

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def step(self, *, may_judge: bool = True) -> bool:
        """Do one thing, if there is one to do; whether something was done."""
        seen = self._look()
        self.is_over = seen["isOver"]
        self.is_patient = False
        if seen["isOver"]:
            return False
        if seen["isAway"]:  # a finger that came late for a sheet's button is on the tabs behind it
            return self._press_unless_gone(self.page.locator(".tab-bar button").first)
        if seen["opening"]:
            return self._press_unless_gone(self.page.locator(".opening .away"))
        moment = Moment(seen["seq"], seen["form"])
        if moment == self._decided_at or not self._is_settled(seen):
            return False  # what was done last is not on the screen yet
        if MAY_OFFER.intersection(seen["acts"]) and self._visits[moment] and not seen["draft"]:
            return False  # an offer that was torn up: nobody waits for another
        self.is_patient = not may_judge and not JUDGES.isdisjoint(seen["acts"])
        if self.is_patient:
            return False
        self._decided_at = moment
        is_done = self._do(seen, Random(f"{self.seed}/{self._visits[moment]}/{self.visitor.at}/{seen['asked']}"))
        if is_done is None:  # what was to be pressed had just gone; if nothing else changes, the same is decided again
            self._decided_at = None
        else:
            self._visits[moment] += 1
        return bool(is_done)

    def _is_settled(self, seen: dict[str, Any]) -> bool:
        """Whether the page shows the last update that it was sent, and nothing is on its way."""
        if seen["isBusy"] or (self.leaves and self.leaves in seen["offered"]):
            return False
        return bool(seen["seq"] == self.visitor.last_seq)

    def shows(self, seq: int) -> bool:
        """Whether the page shows this update, or a later one, and nothing that was pressed is on its way."""
        seen = self._look()
        return bool(seen["isOver"] or seen["opening"] or is_at_rest(seen, seq))

    def is_done_with(self, seq: int) -> bool:
        """Whether the page shows this update, nothing is on its way, and it was decided what to do about it.

        One look tells: what was staged a moment ago may be over since, and its buttons there to be pressed.
        """
        seen = self._look()
        is_decided = self._visits[Moment(seen["seq"], seen["form"])] > 0
        return bool(seen["isOver"] or (is_at_rest(seen, seq) and not seen["opening"] and is_decided))

    def _do(self, seen: dict[str, Any], rng: Random) -> bool | None:
        """Decide and press: whether something was pressed, None where it had gone."""
        if seen["draft"]:
            return self._write_offer(seen["seq"], rng)
        try:
            act = self._choose(seen, rng)
        except Gone:
            return None
        self._note(seen["seq"], act)
        if act is None:
            return False
        if act in OPENS_FORM:
            self._form_begun = seen["seq"]
        return self.press_knowingly(act, self.act(act)) or None

    def _note(self, seq: int, choice: object) -> None:
        self.visitor.choices.append({"seed": self.seed, "seq": seq, "choice": choice})

    def press_knowingly(self, act: str, target: Locator, seen: int | None = None) -> bool:
        """Press what will do something in the game, and remember what it promised and which update it was seen at."""
        read = target.evaluate_all(READ)
        after = len(self.visitor.sent)
        if not self._press_unless_gone(target):
            return False
        self.did.append(act)
        board = f"{read['board']} {read['inputs']}"
        at = read["seq"] if seen is None else seen
        self.pressed.append(Pressed(act, read["label"].strip(), read["call"], board, read["bag"], after, at))
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

    def _choose(self, seen: dict[str, Any], rng: Random) -> str | None:
        acts: list[str] = seen["acts"]
        kinds = {act.split("-")[0] for act in acts}
        if MAY_OFFER & kinds:
            return "offer" if "offer" in acts and rng.random() < self.eager / 4 ** self._offers_made() else None
        if not seen["isMine"]:
            return None
        if kinds & JUDGES:
            return self._judge(acts, rng)
        if "accept" in kinds or "refuse" in kinds:
            return rng.choice([act for act in acts if act in {"accept", "refuse"}])
        if "close" in acts or "aside" in acts or seen["cards"]:
            self._take_cards(seen, rng)
        elif seen["radios"]:
            self._press_some(".board input[type=radio]", seen["radios"], rng)
        elif seen["raises"] > 1:
            self._press_some(".board .order button", seen["raises"], rng)
        elif "undo" in acts and "pay" not in acts and not seen["goods"]:
            return "undo"
        elif seen["goods"] and "split" not in kinds and "pay" not in acts:
            self._press_some(".board .picker .more:not([aria-disabled=true])", seen["goods"], rng)
            return None
        usable = [act for act in self._look()["acts"] if act not in {"undo", "nudge", "let-bot", "go-on"}]
        return rng.choice(usable) if usable else None

    def _offers_made(self) -> int:
        """How many for the bag that was declared last: each makes the next less likely, or haggling would not end."""
        return list(takewhile(lambda act: act != "declare", reversed(self.did))).count("sent")

    def _take_cards(self, seen: dict[str, Any], rng: Random) -> None:
        """One to three cards for the bag; none to two for the market."""
        is_bag = "aside" not in seen["acts"]
        wanted = rng.randint(1, 3) if is_bag else rng.randint(0, 2)
        for index in rng.sample(range(seen["cards"]), min(wanted, seen["cards"])):
            card = self.page.locator(".in-hand .hand button").nth(index)
            if card.evaluate_all("([card]) => card?.ariaPressed") == "false":  # or it is chosen, or gone
                self.hands.press(card)

    def _press_some(self, selector: str, count: int, rng: Random) -> None:
        self.hands.press(self.page.locator(selector).nth(rng.randrange(count)))

    def _judge(self, acts: list[str], rng: Random) -> str:
        known = [act for act in ("take", "open", "pass", "accept", "refuse") if act in acts]
        return rng.choices(known, [5 if act == "take" else 2 if act == "pass" else 1 for act in known])[0]

    def write_offer(self) -> None:
        """Fill in the open form of an offer and send it."""
        seen = self._look()
        assert self._write_offer(seen["seq"], Random(self.seed))

    def _write_offer(self, seq: int, rng: Random) -> bool | None:
        """Some gold for letting the bag pass; torn up if the page says that it cannot be."""
        coins = self.page.locator(".offer-builder .gold > button:not([aria-disabled=true])")
        wanted = rng.randint(1, 3)
        self._note(seq, f"{wanted} presses for gold")
        for _ in range(wanted):
            if coins.count():
                self._press_unless_gone(coins.first)
        expect(self.page.locator(".offer-builder .why[aria-busy=true]")).to_have_count(0)  # the referee is asked first
        send = self.page.locator(BUILDER_FOOT + ".primary:not([aria-disabled])")
        if send.count():
            return self.press_knowingly("sent", send, self._form_begun) or None
        return self._press_unless_gone(self.page.locator(BUILDER_FOOT + ".quiet")) or None


def play(drivers: list[Driver], held: HeldTime | None = None, within: float = GAME_WITHIN) -> None:
    """Until all of them see the end."""
    drive(drivers, lambda: all(driver.is_over for driver in drivers), held, within)


def drive(
    drivers: list[Driver], is_enough: Callable[[], bool], held: HeldTime | None = None, within: float = GAME_WITHIN
) -> None:
    """Let them play until it is enough. A Sheriff judges when nobody else of them has anything to do.

    In held time the same seeds are the same game: one of them acts at a time, and what the table does by itself comes
    when none of them has anything to do.
    """
    deadline = time.monotonic() + within
    while not is_enough():
        assert time.monotonic() < deadline, [(driver.did[-5:], driver._look()) for driver in drivers]
        if held is not None:
            come_to_rest(drivers, held)
        if has_acted(drivers, one_at_a_time=held is not None) or is_enough():
            continue
        if held is None or not has_moved_on(drivers, held):
            drivers[0].page.wait_for_timeout(LOOK_EVERY)


def has_moved_on(drivers: list[Driver], held: HeldTime) -> bool:
    """Whether the table did something by itself, which it may where all have decided to do nothing."""
    table = drivers[0].visitor.table
    shown = held.seq(table)
    return all(driver.is_done_with(shown) for driver in drivers) and held.move_on(table)


def has_acted(drivers: list[Driver], *, one_at_a_time: bool) -> bool:
    """Whether somebody did something: all of them who can, or the first alone."""
    first = (driver.step(may_judge=False) for driver in drivers)
    if any(first if one_at_a_time else [*first]):
        return True
    then = (driver.step() for driver in drivers if driver.is_patient)
    return any(then if one_at_a_time else [*then])


def come_to_rest(drivers: list[Driver], held: HeldTime) -> None:
    """Until nothing is on its way, and every page shows the last thing that happened at their table."""
    table, shown = drivers[0].visitor.table, None
    while shown != held.seq(table):
        held.settle(table)
        shown = held.seq(table)
        for driver in drivers:
            wait_until(driver.page, partial(driver.shows, shown), driver._look)
