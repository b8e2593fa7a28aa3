"""How many files a screen is made of: over plain HTTP a browser fetches six at a time."""

from __future__ import annotations

from nottingham.server.client import Player, set_table
from nottingham.server.protocol.requests import Start
from nottingham.server.protocol.settings import Settings
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.visitor import Visitor


def files(visitor: Visitor) -> list[str]:
    """Scripts and style sheets."""
    return [answer.url for answer in visitor.answers if answer.url.endswith((".js", ".css"))]


def test_a_table_is_made_of_few_files_and_the_front_page_of_fewer(visit: Visit, house: House) -> None:
    front = files(visit())
    assert len(front) <= 8, front
    place = set_table(house.url, Settings(), name="Marian", bots=("honest", "honest", "honest"))
    with Player(place) as me:
        me.ask(Start())
    table = visit(f"#/table/{place.table}~{place.token}")
    table.page.locator(".table-page main").wait_for()
    assert len(files(table)) <= 16, files(table)
