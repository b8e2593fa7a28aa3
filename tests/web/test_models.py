"""Language models in the browser: offered by name where the operator has any, and told apart from the others."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from nottingham.cli.browser import TableToSet, _seat_at
from nottingham.record.codec import to_json
from tests.adapters_llm.mock import Mock
from tests.server.conftest import GENEROUS
from tests.server.processes import Process, sqlite_in
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive
from tests.web.test_lobby import press

pytestmark = pytest.mark.xdist_group("models")
NAME = "Sage-7"


@pytest.fixture(scope="module")
def modelled(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:  # noqa: ARG001 - as above
    """The address of a server whose operator has a model; it answers now well, now badly."""
    folder = tmp_path_factory.mktemp("models")
    file = folder / "models.toml"
    with Mock({"well": 2, "garbage": 1}, seed=3) as mock:
        file.write_text(f'[model."{NAME}"]\naddress = "{mock.address}"\nmodel = "m"\nkey = "sk-hidden"\n')
        server = Process(sqlite_in(folder), PACE="0.05", CAPS=to_json(GENEROUS).decode(), MODELS=str(file))
        yield server.url
        server.stop()


def test_a_host_chooses_a_model_and_everybody_reads_what_it_is(visit: Visit, modelled: str) -> None:
    host = visit(url=modelled)
    page = host.page
    press(page, "Choose")
    press(page, "Fill the empty seats")
    page.locator(".seats select").nth(0).select_option(f"llm:{NAME}")
    page.locator(".seats select").nth(1).select_option("")
    expect(page.get_by_text("A language model. Everything said at this table is sent to it.")).to_be_visible()
    press(page, "Open the table")
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(page.get_by_text("A language model. Everything said")).to_be_visible()
    page.get_by_role("button", name="Seat a character").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Language models")).to_be_visible()
    dialog.get_by_role("button", name=NAME).click()
    expect(page.get_by_role("heading", name=f"{NAME} II")).to_be_visible()
    press(page, "Deal the cards")
    expect(page.locator(".table-page")).to_be_visible()
    assert "sk-hidden" not in str(host.received)


def test_at_a_table_set_from_the_command_line_the_game_begins_at_once(visit: Visit, modelled: str) -> None:
    way = _seat_at(modelled, TableToSet("second", 3, (), (), (f"llm:{NAME}", "guy"), ""))
    me = visit(way, url=modelled)
    expect(me.page.locator(".table-page")).to_be_visible()
    assert re.search(r"#/table/[a-z0-9]+$", me.page.url)
    infos = [update["table"] for update in me.updates]
    assert infos[-1]["seats"][0]["name"]  # who has never said one is lent one
    driver, chronicle = Driver(me, 5), me.page.locator(".chronicle")
    lines = [
        chronicle.get_by_text(f"Nobody can make sense of {NAME}: an honest merchant decides."),
        chronicle.get_by_text("On my honour."),
    ]
    drive([driver], lambda: all(line.count() for line in lines))


def test_without_models_none_is_offered(visit: Visit) -> None:
    page = visit().page
    press(page, "Choose")
    expect(page.locator(".seats select").first).to_be_visible()
    expect(page.locator(".seats optgroup[label='Language models']")).to_have_count(0)


def test_the_steward_is_found_by_strength_when_a_table_is_set_and_while_it_waits(visit: Visit) -> None:
    page = visit().page
    press(page, "Choose")
    press(page, "Fill the empty seats")
    page.locator(".seats select").nth(0).select_option("steward_hard")
    expect(page.get_by_text("Plays to win, hardly bribes, forgets nothing.")).to_be_visible()
    page.locator(".seats select").nth(1).select_option("")
    press(page, "Open the table")
    page.get_by_role("button", name="Seat a character").click()
    page.get_by_role("dialog").get_by_role("button", name="The Steward, gentle").click()
    press(page, "Deal the cards")
    expect(page.locator(".table-page")).to_be_visible()
