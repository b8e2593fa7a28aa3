"""Somebody before the page: sees what it shows, touches what it offers, and keeps every message that it was sent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.patched import patched
from tests.web.hands import GUARD
from tests.web.waiting import LIMIT_MS, wait_until
from tools import browser as browsers
from tools.pages import axe

SIZES = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
SHOWN = """() => {
  const isStaged = document.querySelector(":is(.opening, .play.is-busy)") !== null;
  return isStaged ? null : Number(document.querySelector(".table-page")?.dataset.seq);
}"""
"""The number of the update that the page shows; null while something is staged or on its way."""
DRAWN_BY_SEED = """(seed) => {
  // What the page leaves to chance: its company, its secrets and the numbers of its commands.
  const drawn = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  Math.random = drawn;
  crypto.getRandomValues = (array) => array.map(() => drawn() * 256);
}"""
PARTS = ".call, .board, .wall, .in-hand .hand"
BLOCKED = "Service Worker registration blocked by Playwright"
"""What a driven browser says on the console where it may not take a service worker."""


@dataclass
class Visitor:
    """A browser context with one page in it."""

    context: BrowserContext
    page: Page
    received: list[dict[str, Any]] = field(default_factory=list)
    """Every message of the websocket, in order."""
    updates: list[dict[str, Any]] = field(default_factory=list)
    """How things stood after each of them, patches applied."""
    sent: list[dict[str, Any]] = field(default_factory=list)
    answers: list[Response] = field(default_factory=list)
    """Everything that was fetched."""
    complaints: list[str] = field(default_factory=list)
    """Errors on the page and in its console, and files that could not be had."""
    console: list[str] = field(default_factory=list)
    """Everything that the console says, complaints or not."""
    choices: list[dict[str, Any]] = field(default_factory=list)
    """What a driver chose on this page, and at which update."""
    excused: Sequence[str] = ()
    """Words of the browser's own complaints that a test brings about, whenever they come."""

    @classmethod
    def opening(
        cls,
        browser: Browser,
        url: str,
        path: str = "",
        *,
        size: str = "desktop",
        language: str = "en",
        light: str = "day",
        motion: bool = False,
        wait: bool = True,
        excused: Sequence[str] = (),
        chance: str | None = None,
        service_worker: bool = False,
    ) -> Visitor:
        """A service worker fetches every file of a page once more, a fifth of what it costs to open the page."""
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if light == "night" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if service_worker else "block",
            **SIZES[size],  # type: ignore[arg-type]
        )
        context.add_init_script(GUARD)
        if chance is not None:
            context.add_init_script(f"({DRAWN_BY_SEED})({crc32(chance.encode())})")
        visitor = cls(context, context.new_page(), excused=excused)
        visitor._listen()
        visitor.page.goto(f"{url}/{path}")
        if wait:
            visitor._wait_for_heading()
        return visitor

    def _wait_for_heading(self) -> None:
        try:
            self.page.locator("h1").first.wait_for(state="attached")
        except PlaywrightTimeout as late:  # what went wrong on the page says more than that nothing was seen
            raise AssertionError(f"no heading at {self.page.url}; the page says: {self.complaints}") from late

    def _listen(self) -> None:
        page = self.page
        page.set_default_timeout(LIMIT_MS)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._heard)
        page.on("requestfailed", lambda request: self._failed(request.url, request.failure or ""))
        page.on("websocket", self._listen_to)
        page.on("response", self._fetched)

    def _heard(self, said: ConsoleMessage) -> None:
        self.console.append(f"{said.type}: {said.text}")
        if said.type in {"error", "warning"} and said.text != BLOCKED:
            self._complain(f"console: {said.text}")

    def _failed(self, url: str, why: str) -> None:
        if "ERR_ABORTED" not in why:  # the page was closed, or went elsewhere
            self._complain(f"not fetched: {url} ({why})")

    def _complain(self, complaint: str) -> None:
        if not any(words in complaint for words in self.excused):
            self.complaints.append(complaint)

    def _fetched(self, answer: Response) -> None:
        self.answers.append(answer)

    def _listen_to(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._receive(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _receive(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        update = patched(self.last_update or None, message)
        if update is not None:
            self.updates.append(update)

    # --- what the server said

    def messages(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == kind]

    @property
    def seat(self) -> int:
        seat: int = self.messages("welcome")[-1]["seat"]
        return seat

    @property
    def table(self) -> str:
        table: str = self.messages("welcome")[-1]["table"]["table"]
        return table

    @property
    def last_game(self) -> str:
        """The lasting name of the game that ended here."""
        return str(self.last_update["table"]["last_game"])

    @property
    def last_update(self) -> dict[str, Any]:
        return self.updates[-1] if self.updates else {}

    @property
    def last_seq(self) -> int:
        """The number of the last update; 0 before the first."""
        return int(self.last_update.get("seq", 0))

    @property
    def at(self) -> str:
        """The last update's token for commands: the round, the phase and how often this seat has acted."""
        return str(self.last_update.get("at", ""))

    def is_answered(self, command: str) -> bool:
        return any(message.get("id") == command for message in self.received)

    def refusals(self) -> list[str]:
        return [message["refusal"]["code"] for message in self.messages("refused")]

    # --- what the page shows

    def standing(self) -> list[str]:
        """How things stand once the page shows the last update in its own letters: what is asked, there, held."""
        self.page.evaluate("document.fonts.ready.then(() => true)")  # until then lines are as high as other letters are
        wait_until(self.page, lambda: self.page.evaluate(SHOWN) == self.last_seq, lambda: self.page.evaluate(SHOWN))
        return self.page.locator(PARTS).all_inner_texts()

    def assert_stands_as_opened_anew(self) -> None:
        """The page shows what one shows that knows nothing of what came before."""
        shown = self.standing()
        self.page.reload()
        self.page.locator(".table-page .call").wait_for()
        assert self.standing() == shown

    def objections(self) -> list[object]:
        """What axe has against the page as it is, and how much of it is out of sight at the side."""
        source = browsers.kit("axe") / "node_modules/axe-core/axe.min.js"
        self.page.evaluate(source.read_text(encoding="utf-8"))  # the page's policy lets no script tag in
        over: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return [*axe(self.page), *([f"{over} px too wide"] if over > 0 else [])]

    # --- settings

    def choose(self, *, language: str | None = None, light: str | None = None) -> None:
        """As the switches do, but for the next time the page is opened."""
        chosen = {"language": language, "light": light}
        for key, value in chosen.items():
            if value is not None:
                self.page.evaluate(
                    "([key, value]) => localStorage.setItem(`nottingham.${key}`, JSON.stringify(value))", [key, value]
                )
