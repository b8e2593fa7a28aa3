"""The guided first game, followed hint by hint: from the gate to the goodbye, with a finger on a phone."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from nottingham.server.table.tutorial import DEMAND
from tests.web.conftest import Visit
from tests.web.driver import LOOK
from tests.web.hands import Finger, Gone
from tests.web.visitor import Visitor
from tests.web.waiting import LOOK_EVERY, wait_until

WITHIN = 150.0
HINT = """() => {
  const note = document.querySelector("aside[data-hint]");
  if (!note) return null;
  const anchors = [...document.querySelectorAll(note.dataset.anchor || "none")];
  const other = anchors.find((one) => one.getClientRects().length)?.getBoundingClientRect();
  const one = note.getBoundingClientRect();
  const isBeside = other && (one.right <= other.left || one.left >= other.right);
  const apart = isBeside || (other && (one.bottom <= other.top || one.top >= other.bottom));
  return {
    id: note.dataset.hint,
    anchor: note.dataset.anchor,
    explains: note.querySelector("[data-guide=next]") !== null,
    covers: other ? !apart : false,
    outside: one.left < 0 || one.top < 0 || one.right > innerWidth || one.bottom > innerHeight,
  };
}"""
WATCH = """() => {
  // What a finger on its way to a note's button would press when the note has just gone: noted frame by frame.
  window.underNotes = [];
  let [id, at] = ["", null];
  requestAnimationFrame(function again() {
    const note = document.querySelector("aside[data-hint]");
    if (at && note?.dataset.hint !== id) {
      const hit = document.elementFromPoint(...at)?.closest("a, button, input, [data-seat]");
      if (hit && !hit.closest("aside")) window.underNotes.push(`${id}: ${hit.outerHTML.slice(0, 80)}`);
    }
    const box = note?.querySelector("[data-guide=next]")?.getBoundingClientRect();
    id = note?.dataset.hint ?? "";
    at = box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    requestAnimationFrame(again);
  });
}"""
OPEN = "[...document.querySelectorAll('dialog[open]')].map((one) => one.innerText)"
STORY = [
    *("welcome", "contraband", "odd", "aside", "draw-pile", "draw-deck", "discard", "bag", "pack", "close"),
    *("declare", "say-lie", "gate", "saw-truth", "seal", "accept", "mine-hidden"),
    *("sheriff", "stories", "powers", "pick", "open", "place", "fined", "take", "bought", "crowns", "end"),
]


class Pupil:
    """Does what the hints say, and nothing else."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.finger = Finger(visitor.page)
        self.told: list[str] = []

    def hint(self) -> dict[str, Any] | None:
        hint: dict[str, Any] | None = self.page.evaluate(HINT)
        return hint

    def follow(self) -> None:
        deadline = time.monotonic() + WITHIN
        while self.told[-1:] != ["end"]:
            assert time.monotonic() < deadline, (self.told[-5:], self.hint(), self.page.evaluate(OPEN))
            hint = self.hint()
            if hint is None:
                self.page.wait_for_timeout(LOOK_EVERY)  # the next is on its way
                continue
            self.told.append(hint["id"])
            assert not hint["outside"], hint
            if hint["id"] != "end":
                assert not hint["covers"], hint
                self._obey(hint)

    def _obey(self, hint: dict[str, Any]) -> None:
        # A note that has just come cannot be sent away for a moment.
        target = (
            f'[data-hint="{hint["id"]}"] [data-guide=next][aria-busy=false]' if hint["explains"] else hint["anchor"]
        )
        if " li" in target:
            target += " button"
        before = self.page.evaluate(LOOK)
        try:
            self.finger.press(self.page.locator(target))
        except Gone:
            return
        # A busy page is not pressed twice.
        wait_until(self.page, lambda: self.hint() != hint or self.page.evaluate(LOOK) != before, lambda: hint)


def guided(visit: Visit, **wishes: str) -> Pupil:
    visitor = visit(**wishes)
    visitor.page.get_by_role("button", name="A guided game, five minutes").click()
    visitor.page.locator("[data-hint]").wait_for()
    return Pupil(visitor)


def story(told: list[str]) -> list[str]:
    """Each hint once: some point at one card after another, some come back after a bag was opened."""
    return list(dict.fromkeys(told))


def test_following_the_hints_leads_through_the_whole_guided_game(visit: Visit) -> None:
    visitor = visit(size="phone")
    visitor.page.get_by_role("button", name="A guided game, five minutes").click()
    visitor.page.evaluate(WATCH)
    pupil = Pupil(visitor)
    pupil.follow()
    assert visitor.page.evaluate("window.underNotes") == []
    told = story(pupil.told)
    # What is taken up when is the player's own; whether Tuck spoke before the first bag was taken up is his. What
    # became of the own bag is an old story once the next are closed, and here bots close them at once.
    chancy = {"pick", "mine-hidden"}
    assert [one for one in told if one not in chancy] == [one for one in STORY if one not in chancy]
    public = visitor.last_update["view"]["public"]
    assert public["round"] == 3
    assert public["face_down"][0] == 1
    assert public["gold"][0] > 50 - DEMAND
    assert visitor.refusals() == []

    page = visitor.page
    page.get_by_role("button", name="Finish this game").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.locator("[data-act]").first.wait_for()  # the game goes on, and the guide stays away
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_the_guide_goes_when_it_is_sent_away_and_stays_where_it_was_after_a_reload(visit: Visit) -> None:
    page = guided(visit).page
    elsewhere = page.locator("header button").first
    elsewhere.focus()
    page.locator("[data-guide=next][aria-busy=false]").dispatch_event("click")
    expect(page.locator("[data-hint=contraband]")).to_be_visible()
    expect(elsewhere).to_be_focused()  # a note takes the focus from nothing else
    page.reload()
    page.locator("[data-hint=contraband] .leave[aria-busy=false]").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator('[data-act="aside"]')).to_be_visible()


def test_the_guide_can_be_read_and_followed_by_keyboard(visit: Visit) -> None:
    page: Page = guided(visit).page
    page.locator("[data-guide=next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint=contraband]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint=odd]")).to_be_visible()
    page.keyboard.press("Enter")  # the focus is on the card that is pointed at
    expect(page.locator('[data-guide=hand] button[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator("[role=log]")).to_contain_text("Tap the cards that do not fit")


def test_whoever_has_played_before_is_not_asked_whether_it_is_the_first_time(visit: Visit) -> None:
    page = guided(visit).page
    page.goto(page.url.split("#")[0])
    page.reload()
    expect(page.get_by_role("button", name="A guided game, five minutes")).to_be_visible()
    expect(page.get_by_text("First time here?")).to_have_count(0)
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_text("First time here?")).to_be_visible()
    page.get_by_role("button", name="A guided game, five minutes").click()
    expect(page.locator("[data-hint=welcome]")).to_be_visible()
