"""A player who only clicks: takes up what the page offers, and knows nothing else."""

from __future__ import annotations

import json
import time
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Page

LOOK_EVERY = 60
PRESS = """() => {
    const acts = [...document.querySelectorAll('.call [data-act]')].filter((one) => one.ariaDisabled !== 'true');
    const usable = acts.filter((one) => one.ariaBusy !== 'true' && one.dataset.act !== 'withdraw');
    const wanted = usable.find((one) => one.classList.contains('primary') && one.dataset.act !== 'offer');
    const act = wanted ?? usable.find((one) => one.dataset.act !== 'offer');
    act?.click();
    return act?.dataset.act ?? null;
}"""
"""Press the primary button of the call, if there is one that can be pressed."""
CHOOSE = """() => {
    const lacks = (act) => document.querySelector(`[data-act="${act}"][aria-disabled="true"]`);
    if (lacks('close')) document.querySelector('.in-hand button')?.click();
    if (lacks('pay')) document.querySelector('.under .more[aria-disabled="false"]')?.click();
}"""
"""A card for the bag, a good to pay with; in one go, since the page may change between looking and clicking."""


class Clicker:
    """Plays one seat in one page."""

    def __init__(self, page: Page, shots: Path | None = None) -> None:
        self.page = page
        self.shots = shots
        self.pressed: list[str] = []
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)

    def play(self, within: float) -> None:
        """Until the table is gone from the page, which is the reckoning."""
        end = time.monotonic() + within
        self.page.wait_for_selector(".board")
        while self.page.locator(".board").count():
            assert time.monotonic() < end, f"the game did not end; last pressed {self.pressed[-5:]}"
            self._choose()
            pressed = self.page.evaluate(PRESS)
            if pressed:
                self.pressed.append(pressed)
                self._photograph(pressed)
            self.page.wait_for_timeout(LOOK_EVERY)

    def _choose(self) -> None:
        """What the primary button needs before it can be pressed."""
        self.page.evaluate(CHOOSE)

    def _photograph(self, name: str) -> None:
        if self.shots is not None and self.pressed.count(name) == 1:
            self.page.screenshot(path=self.shots / f"{len(self.pressed):03}-{name}.png")


def set_table(url: str, bots: tuple[str, ...], **settings: object) -> tuple[str, str]:
    """A table with these bots; its name, and the secret of the host's seat."""
    settings = {"players": len(bots) + 1, **settings}
    body = {"settings": settings, "name": "Marian", "language": "en", "bots": bots}
    headers = {"content-type": "application/json", "origin": url}
    with urlopen(Request(f"{url}/api/tables", json.dumps(body).encode(), headers)) as answer:  # noqa: S310 -- our own
        seated = json.load(answer)
    return seated["table"], seated["token"]
