"""An assistant plays a whole game beside a person in a real browser, who joins its table by the link."""

from __future__ import annotations

import asyncio
import re
from queue import SimpleQueue
from threading import Thread

from tests.mcp.assistants import seated_contestant
from tests.web.conftest import Visit
from tests.web.driver import Driver, play
from tests.web.house import House

pytest_plugins = ["tests.web.conftest"]

LINK = re.compile(r"http://\S+/(#/join/\S+)")
NAME = "Assistant"
WORDS = "My bag is as honest as yours."


class SeatedAssistant:
    """An assistant in a thread of its own: the browser has this one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.link: SimpleQueue[str] = SimpleQueue()
        self.is_ready: SimpleQueue[bool] = SimpleQueue()
        self.record: SimpleQueue[str] = SimpleQueue()
        self.read: list[str] = []

    def run(self) -> None:
        self.record.put(asyncio.run(self._game()))

    async def _game(self) -> str:
        async with seated_contestant(self.house.url, self.house.database, 7, WORDS) as me:
            waiting = await me.call("set_table", edition="second", players=3, bots=["honest"], friends=1, name=NAME)
            self.link.put(LINK.findall(waiting)[0])
            await asyncio.to_thread(self.is_ready.get, timeout=60)
            await me.call("start_game")
            await me.call("say", words=WORDS)
            await me.play()
            self.read = me.read
            return await me.resource("nottingham://table/record")


def test_an_assistant_and_a_person_in_a_browser_play_a_whole_game(visit: Visit, house: House) -> None:
    assistant = SeatedAssistant(house)
    Thread(target=assistant.run, daemon=True).start()
    person = visit(assistant.link.get(timeout=30))
    person.page.locator("form .primary").click()
    person.page.locator(".call .primary").click()
    assistant.is_ready.put(item=True)
    driver = Driver(person, 3)
    play([driver])
    record = assistant.record.get(timeout=60)
    assert NAME in record
    said = [str(message) for message in person.messages("update") if WORDS in str(message)]
    assert said
    tokens = re.findall(r'"token": ?"([^"]+)"', str(person.sent).replace("'", '"'))
    assert all(token not in text for token in tokens for text in assistant.read)
    assert person.page.locator("main.reck").is_visible()
