"""On plain http at a name that is not localhost a browser withholds much: everything still works, kindly."""

from __future__ import annotations

from urllib.parse import urlsplit

from tests.web.conftest import Visit
from tests.web.driver import Driver, drive
from tests.web.house import House
from tools.browser import PLAIN_NAME


def test_nothing_is_asked_for_that_only_a_secure_context_can_use(visit: Visit, house: House) -> None:
    page = visit(url=f"http://{PLAIN_NAME}:{urlsplit(house.url).port}").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.reload()
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert "/light.js" in asked  # or we did not listen
    assert not {path for path in asked if "manifest" in path or path == "/sw.js" or "icon-" in path}
    assert page.locator("link[rel=manifest]").count() == 0


def test_a_game_can_be_played_and_friends_invited_without_a_secure_context(visit: Visit, house: House) -> None:
    url = f"http://{PLAIN_NAME}:{urlsplit(house.url).port}"
    visitor = visit("#/set", url=url)
    page = visitor.page
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]") == [False] * 3
    page.locator("form .primary").click()
    page.locator(".invitation button").first.click()
    told = page.locator(".invitation [role=status]")
    told.filter(has_text="o").wait_for()  # whatever it says, it says something
    assert page.locator(".invitation input").input_value().startswith(f"{url}/#/join/")
    page.get_by_role("button", name="Fill the empty seats").click()
    page.locator(".call .primary:not([aria-disabled])").click()
    driver = Driver(visitor, 1)
    drive([driver], lambda: len(driver.did) >= 4)
    assert visitor.refusals() == []
