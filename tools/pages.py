"""Looking at screens with a browser: pictures of them, what axe finds, what Lighthouse says, how fast a click is."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from nottingham.locales import LANGUAGES
from tools import browser as browsers
from tools import web
from tools.screens import Screen, screens, serving

SCHEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
LIGHTS = tuple(SCHEMES)
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
OPEN_WITHIN = 60_000
"""Milliseconds: far more than a screen takes to open on a busy machine."""
JS_MOST = 80 * 1024
LIGHTHOUSE_LEAST = 95
CATEGORIES = ("performance", "accessibility", "best-practices")
STANDS_STILL = """() => new Promise((resolve) => {
  // Nothing in the page has changed for five frames, and nothing that comes to an end is moving.
  let still = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const ends = ({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  requestAnimationFrame(function look() {
    still = document.getAnimations().some(ends) ? 0 : still + 1;
    if (still < 5) return requestAnimationFrame(look);
    watch.disconnect();
    resolve();
  });
})"""
WATCH_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
CLICK = """(target) => new Promise((resolve) => {
  const start = performance.now();
  const answered = () => requestAnimationFrame(() => resolve(performance.now() - start));
  new MutationObserver((_, self) => (self.disconnect(), answered()))
    .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => resolve(null), 2000);
  target.click();
})"""
"""Milliseconds until something on the page has changed; null where nothing does."""


class Finding(NamedTuple):
    """Something that axe objects to."""

    rule: str
    impact: str
    where: str


@contextmanager
def started() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(web.node()))
    with sync_playwright() as playwright:
        browser = browsers.chromium().launched(playwright)
        yield browser
        browser.close()


@contextmanager
def looking(
    browser: Browser, *, size: str = "desktop", light: str = "day", language: str = "en"
) -> Iterator[BrowserContext]:
    """A visitor's browser; nothing moves in it."""
    context = browser.new_context(
        locale=language,
        color_scheme=SCHEMES[light],
        reduced_motion="reduce",
        bypass_csp=True,
        service_workers="block",  # it would fetch every file of a page once more
        **SIZES[size],
    )
    yield context
    context.close()


def show(context: BrowserContext, server: str, screen: Screen) -> Page:
    """Open a screen, and wait until it stands still."""
    page = context.new_page()
    page.set_default_timeout(OPEN_WITHIN)
    memory = json.dumps(dict(screen.memory()))
    page.add_init_script(f"for (const [k, v] of Object.entries({memory})) localStorage.setItem(k, v);")
    page.goto(f"{server}/{screen.path}")
    page.locator(screen.ready).first.wait_for(state="attached")
    for selector in screen.press:
        page.locator(selector).first.click()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(STANDS_STILL)
    return page


# --- pictures ----------------------------------------------------------------------------------------------------


def shots(names: Sequence[str], folder: Path) -> int:
    """A picture of each screen in each language, both lights, on a desktop and a phone; complaints are told."""
    complaints: list[str] = []
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as server, screens(server) as all_screens, started() as browser:
        for size, light, language in product(SIZES, LIGHTS, LANGUAGES):
            with looking(browser, size=size, light=light, language=language) as context:
                for screen in all_screens:
                    name = f"{screen.name}-{size}-{light}-{language}"
                    if _is_wanted(name, names):
                        page = show(context, server, screen)
                        complaints += _shot(page, folder / f"{name}.png", is_whole=screen.place is None)
                        complaints += _clipped(page, name)
                        page.close()
    return _tell(complaints)


def part_shots(names: Sequence[str], built: Path, folder: Path) -> int:
    """The same of the page that has every part, which lies built in a folder."""
    complaints: list[str] = []
    folder.mkdir(parents=True, exist_ok=True)
    with started() as browser:
        for size, light, language in product(SIZES, LIGHTS, LANGUAGES):
            if not _is_wanted(name := f"parts-{size}-{light}-{language}", names):
                continue
            with looking(browser, size=size, light=light, language=language) as context:
                context.route("**/*", lambda route: route.fulfill(path=built / urlsplit(route.request.url).path[1:]))
                page = context.new_page()
                page.goto(f"http://{browsers.PLAIN_NAME}/gallery.html?light={light}&lang={language}")
                page.locator("html[data-ready]").wait_for()
                complaints += _shot(page, folder / f"{name}.png", is_whole=True)
    return _tell(complaints)


def _is_wanted(name: str, names: Sequence[str]) -> bool:
    return not names or any(name.startswith(one) for one in names)


def _tell(complaints: Sequence[str]) -> int:
    for complaint in complaints:
        print(f"complaint: {complaint}")
    return int(bool(complaints))


def _shot(page: Page, target: Path, *, is_whole: bool) -> list[str]:
    too_wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    page.screenshot(path=target, full_page=is_whole)
    return [f"{target.stem}: {too_wide} px too wide"] if too_wide > 0 else []


def _clipped(page: Page, name: str) -> list[str]:
    return [f"{name}: clipped: {text}" for text in page.evaluate(CLIPPED)]


CLIPPED = """() => [...document.querySelectorAll("button, h1, h2, h3, p, b, span, dt, dd, th, td, small, label")]
  .filter((one) => one.childElementCount === 0 && one.textContent.trim() && one.getClientRects().length)
  .filter((one) => !one.closest(".unseen"))
  .filter((one) => {
    if (getComputedStyle(one).overflow === "visible") return false;
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight * 1.5;
  })
  .map((one) => one.textContent.trim().slice(0, 60))"""


# --- accessibility -----------------------------------------------------------------------------------------------


def axe(page: Page, *rules: str) -> list[Finding]:
    """What axe objects to on a page, by all of its rules or only some."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=browsers.kit("axe") / "node_modules/axe-core/axe.min.js")
    wishes = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    result = page.evaluate("(wishes) => axe.run(document, wishes)", wishes)
    return [
        Finding(found["id"], found["impact"] or "", " ".join(map(str, node["target"])))
        for found in result["violations"]
        for node in found["nodes"]
    ]


# --- measures ----------------------------------------------------------------------------------------------------


def measure() -> int:
    """Budgets: what Lighthouse and axe say, how heavy the first screen is, how much moves, how fast a click is."""
    with serving() as server, screens(server) as all_screens, started() as browser:
        over = [_weigh(browser, server), _run_axe(browser, server, all_screens)]
        _time_clicks(browser, server, all_screens)
        over.append(_run_lighthouse(server))
    return int(any(over))


def _weigh(browser: Browser, server: str) -> bool:
    """The JavaScript of the first screen as it travels."""
    with looking(browser) as context:
        page = context.new_page()
        sizes: dict[str, int] = {}
        page.on("response", lambda answer: _note(sizes, answer.url, answer.body) if ".js" in answer.url else None)
        page.goto(server)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    print(f"JavaScript of the first screen: {total / 1024:.1f} KB gzipped, at most {JS_MOST // 1024} KB")
    return total > JS_MOST


def _note(sizes: dict[str, int], url: str, body: Any) -> None:
    sizes[url] = len(gzip.compress(body(), 9))


def _run_axe(browser: Browser, server: str, all_screens: Sequence[Screen]) -> bool:
    found: list[str] = []
    for light in LIGHTS:
        with looking(browser, light=light) as context:
            for screen in all_screens:
                page = show(context, server, screen)
                found += [f"{screen.name} by {light}: {one.rule} at {one.where}" for one in axe(page)]
                page.close()
    print(f"axe: {len(found)} violations on {len(all_screens)} screens in both lights")
    for one in found:
        print(f"  {one}")
    return bool(found)


def _time_clicks(browser: Browser, server: str, all_screens: Sequence[Screen]) -> None:
    with looking(browser) as context:
        for screen in all_screens:
            page = show(context, server, screen)
            page.evaluate(WATCH_SHIFTS)
            page.wait_for_timeout(100)
            shift = page.evaluate("window.shift")
            button = page.locator("main button:not([aria-disabled]):visible").first
            click = page.evaluate(CLICK, button.element_handle(timeout=1_000)) if button.count() else None
            told = "no click to answer" if click is None else f"a click answered in {click:.0f} ms"
            print(f"{screen.name:<14} layout shift {shift:.4f}, {told}")
            page.close()


def _run_lighthouse(server: str) -> bool:
    found = browsers.chromium()
    program = browsers.kit("lighthouse") / "node_modules/lighthouse/cli/index.js"
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [str(web.node()), str(program), server, "--quiet", "--output=json", f"--output-path={report}"]
        flags = " ".join(["--headless", *found.flags, f"--user-data-dir={folder}/user"])
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}", "--preset=desktop"]
        environment = {**web.environment(), **found.environment, "CHROME_PATH": str(found.program)}
        subprocess.run(command, check=True, env=environment)
        said = json.loads(report.read_text(encoding="utf-8"))
    scores = {name: round(100 * (said["categories"][name]["score"] or 0)) for name in CATEGORIES}
    print("Lighthouse: " + ", ".join(f"{name} {score}" for name, score in scores.items()))
    for name, audit in said["audits"].items():
        if audit["score"] is not None and audit["score"] < 0.9:
            print(f"  {name}: {audit.get('displayValue') or audit['title']}")
    return any(score < LIGHTHOUSE_LEAST for score in scores.values())
