"""Ten puzzles a day, in a real browser: answer, see the bag opened, read why, go on, and find it all again tomorrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_lobby import press

FRESH_DAY = """() => {
  const kept = JSON.parse(localStorage.getItem("nottingham.puzzles"));
  localStorage.setItem("nottingham.puzzles", JSON.stringify({ ...kept, day: "2026-01-01" }));
}"""
NOW = "2026-11-16T12:00:00Z"
"""Whatever day it is, these are the puzzles of one day."""
WINDOWS = ((1280, 800), (390, 844), (360, 740))


def test_ten_puzzles_are_answered_and_explained_and_tomorrow_there_are_others(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    page.clock.set_fixed_time(NOW)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".question")).to_be_visible()
    assert visitor.objections() == []
    right, questions = 0, set[str]()
    for number in range(1, 11):
        expect(page.locator(".standing")).to_contain_text(f"Puzzle {number} of 10, {right} right so far")
        questions.add(page.locator(".question").inner_text()[:24])
        expect(page.locator("[data-true-bag]")).to_have_count(0)
        page.locator("[data-choice]").first.click()
        verdict = page.locator(".verdict")
        expect(verdict).to_be_focused()
        right += verdict.inner_text() == "Right."
        expect(page.locator("[data-true-bag]").first.locator(".mini").first).to_be_visible()
        expect(page.locator(".reasons")).to_contain_text("Two methods agree")
        if number == 1:
            assert visitor.objections() == []
        press(page, "Next puzzle" if number < 10 else "Finish")
    assert len(questions) > 3
    expect(page.locator(".end")).to_have_text(f"That was today’s ten: {right} of 10 right.")
    page.reload()
    expect(page.locator(".end")).to_be_visible()
    page.evaluate(FRESH_DAY)
    page.reload()
    expect(page.locator(".standing")).to_contain_text("Puzzle 1 of 10, 0 right so far")


@pytest.mark.parametrize("language", ["en", "fr", "es", "pt-BR", "pl"])
def test_the_answer_and_the_way_on_are_in_sight(visit: Visit, language: str) -> None:
    """As soon as one has answered, without scrolling, on a desktop and on phones."""
    page = visit(language=language).page
    page.clock.set_fixed_time(NOW)
    page.goto(f"{page.url.split('#')[0]}#/puzzles")
    for number in range(9):
        width, height = WINDOWS[number % len(WINDOWS)]
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-choice]").first.click()
        expect(page.locator(".verdict")).to_be_focused()
        for part in (".verdict", "[data-act=next]", "[data-true-bag] .cards"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        page.locator("[data-act=next]").click()
        expect(page.locator(".question")).to_be_in_viewport()
