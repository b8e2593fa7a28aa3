"""How somebody touches the page: with a mouse, a finger, or nothing but keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import ElementHandle, Locator, Page

from tests.web.waiting import wait_until

MOST_TABS = 200

MIDDLE = """([target], isAimed) => {
  // Where a person would touch it; what lies over it, if something does; null if it is gone.
  if (!target?.isConnected) return null;
  const seen = target.type === "radio" ? target.closest("label") : target;
  if (!seen.getClientRects().length) return null; // it is in the page and not shown: put away meanwhile
  seen.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = seen.getBoundingClientRect();
  // Cards in a hand overlap: their left edge is always free.
  const places = [[0.5, 0.5], [0.12, 0.5], [0.12, 0.12], [0.5, 0.9], [0.9, 0.5]];
  for (const [x, y] of places.map(([x, y]) => [box.left + box.width * x, box.top + box.height * y])) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(seen.contains(hit) || hit.closest("label") === seen)) continue;
    if (isAimed) window.aim = { at: seen, note: seen.closest("[data-hint]")?.dataset.hint, isHit: false };
    return [x, y];
  }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return over ? `${over.tagName} ${over.getAttribute("class")}` : "the edge of the window";
}"""
GUARD = """(() => {
  // The page may change between a look and a press: what then lies there is not what was meant, and is not pressed.
  window.aim = null;
  const guard = (event) => {
    if (!window.aim) return;
    const { at, note } = window.aim;
    // The guide's notes take turns in one element: another note's button is another button.
    const isMeant = at.contains(event.target) && at.closest("[data-hint]")?.dataset.hint === note;
    if (isMeant) window.aim.isHit ||= event.type === "click";
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const kind of ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"])
    window.addEventListener(kind, guard, { capture: true, passive: false });
})()"""
"""Runs in every page before anything of its own."""
LOWER = """() => {
  const { isHit } = window.aim;
  window.aim = null;
  return isHit;
}"""
"""Takes aim no longer; whether what was aimed at was pressed."""
AWAY = """(target) => {
  // How many presses of Tab away something is; negative is backwards.
  const dialog = document.querySelector("dialog[open]");
  const kinds = "a[href], button, input, select, textarea, summary, [tabindex]";
  const all = [...(dialog ?? document).querySelectorAll(kinds)]
    .filter((one) => one.tabIndex >= 0 && one.getClientRects().length && !one.disabled)
    .filter((one) => one.type !== "radio" || one.checked || one === target);
  const [here, there] = [all.indexOf(document.activeElement), all.indexOf(target)];
  return there - Math.max(here, -1);
}"""
IS_HERE = "(target) => (target.isConnected ? document.activeElement === target : null)"
"""Null: it is gone."""
STOP = """(target) => {
  // Where Tab stops on the way to something: itself, or the one place of its group that Tab stops at.
  if (target.type === "radio") {
    const group = [...document.querySelectorAll(`input[type=radio][name="${target.name}"]`)];
    return group.find((one) => one.checked) ?? group[0];
  }
  if (target.tabIndex >= 0) return target;
  return target.closest("ul, [role=tablist]").querySelector("[tabindex='0']") ?? target;
}"""
ARROWS = """(target) => {
  // How many presses of an arrow away something is from what has the focus, within its group.
  const group = target.type === "radio"
    ? [...document.querySelectorAll(`input[type=radio][name="${target.name}"]`)]
    : [...target.closest("ul, [role=tablist]").querySelectorAll("button")];
  return group.indexOf(target) - group.indexOf(document.activeElement);
}"""


class Hands(Protocol):
    """A way to touch things."""

    page: Page

    def press(self, target: Locator) -> None:
        """Do what a button, a card, a radio button or a link is for."""


class Gone(Exception):
    """What was to be touched was taken away meanwhile: somebody else was quicker."""


def middle_of(target: Locator, *, is_aimed: bool = False) -> tuple[float, float]:
    """Where to touch something that is there, once nothing lies over it; aimed at, nothing else can be pressed."""

    def found() -> tuple[float, float] | None:
        where = target.evaluate_all(MIDDLE, is_aimed)
        if where is None:
            raise Gone
        return (where[0], where[1]) if isinstance(where, list) else None

    return wait_until(target.page, found, lambda: f"{target.evaluate_all(MIDDLE)} lies over {target}")


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        press_at(target, self.page.mouse.click)


class Finger:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        press_at(target, self.page.touchscreen.tap)


def press_at(target: Locator, touch: Callable[[float, float], None]) -> None:
    """Touch something in its middle; Gone where it had gone, or had moved, by then."""
    touch(*middle_of(target, is_aimed=True))
    if not target.page.evaluate(LOWER):
        raise Gone


class Keys:
    """Walks there with Tab and arrows, then presses Enter; a radio button is chosen by coming to it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        handles = target.element_handles()
        if not handles:
            raise Gone
        handle = handles[0]
        stop = handle.evaluate_handle(STOP).as_element()
        assert stop is not None
        self._walk(stop)
        if not is_here(handle):
            steps = int(handle.evaluate(ARROWS))
            for _ in range(abs(steps)):
                self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
            assert is_here(handle), "the arrows did not lead there"
        is_radio = handle.get_attribute("type") == "radio"
        self.page.keyboard.press("Space" if is_radio else "Enter")

    def _walk(self, stop: ElementHandle) -> None:
        guess = int(stop.evaluate(AWAY))
        for _ in range(abs(guess)):
            self.page.keyboard.press("Tab" if guess > 0 else "Shift+Tab")
        for _ in range(MOST_TABS):
            if is_here(stop):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no number of Tabs leads there")


def is_here(handle: ElementHandle) -> bool:
    """Whether something has the focus."""
    answer = handle.evaluate(IS_HERE)
    if answer is None:
        raise Gone
    return bool(answer)
