"""Ten puzzles a day, in a real browser: answer, read why, go on, and find it all again tomorrow."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_lobby import press

FRESH_DAY = """() => {
  const kept = JSON.parse(localStorage.getItem("nottingham.puzzles"));
  localStorage.setItem("nottingham.puzzles", JSON.stringify({ ...kept, day: "2026-01-01" }));
}"""


def test_ten_puzzles_are_answered_and_explained_and_tomorrow_there_are_others(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".question")).to_have_text(re.compile(r"^You (are the Sheriff|declared)"))
    assert visitor.objections() == []
    right = 0
    for number in range(1, 11):
        expect(page.locator(".standing")).to_contain_text(f"Puzzle {number} of 10, {right} right so far")
        page.locator("[data-choice]").first.click()
        verdict = page.locator(".verdict")
        expect(verdict).to_be_focused()
        right += verdict.inner_text() == "Right."
        expect(page.locator(".answer")).to_contain_text("possible worlds")
        if number == 1:
            assert visitor.objections() == []
        press(page, "Next puzzle" if number < 10 else "Finish")
    expect(page.locator(".end")).to_have_text(f"That was today’s ten: {right} of 10 right.")
    page.reload()
    expect(page.locator(".end")).to_be_visible()
    page.evaluate(FRESH_DAY)
    page.reload()
    expect(page.locator(".standing")).to_contain_text("Puzzle 1 of 10, 0 right so far")
