"""An evening of two assistants and two people in real browsers, at one table: a link, typed words, two whole games."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from queue import SimpleQueue
from threading import Thread

from playwright.sync_api import expect

from tests.mcp.assistants import Contestant, seated_contestant
from tests.web.conftest import Visit
from tests.web.driver import Driver, play
from tests.web.house import House
from tests.web.visitor import Visitor

pytest_plugins = ["tests.web.conftest"]

LINK = re.compile(r"http://\S+/(#/join/\S+)")
NAMES = ("Ann", "Bob")
SAID = ("My bag is as honest as yours.", "Look into Ann’s, not into mine.")
TYPED = ("Four apples, Sheriff, on my mother’s grave", "Your mother is sitting right here")
GAMES = 2


class SeatedAssistants:
    """Two assistants in a thread of their own: the browsers have this one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.link: SimpleQueue[str] = SimpleQueue()
        self.begin: SimpleQueue[bool] = SimpleQueue()
        self.records: SimpleQueue[str] = SimpleQueue()
        self.read: list[str] = []

    def run(self) -> None:
        asyncio.run(self._evening())

    async def _evening(self) -> None:
        async with AsyncExitStack() as stack:
            ann, bob = [
                await stack.enter_async_context(seated_contestant(self.house.url, self.house.database, seed, words))
                for seed, words in enumerate(SAID)
            ]
            waiting = await ann.call("set_table", edition="second", players=4, bots=[], friends=3, name=NAMES[0])
            path = LINK.findall(waiting)[0]
            await bob.call("join_table", link=f"{self.house.url}/{path}", name=NAMES[1])
            self.link.put(path)
            for game in range(GAMES):
                await asyncio.to_thread(self.begin.get, timeout=120)
                await self._play(ann, bob, is_first=game == 0)
                self.records.put(await ann.resource("nottingham://table/record"))
            self.read = [*ann.read, *bob.read]

    async def _start(self, host: Contestant) -> None:
        """The host's call, as often as somebody's word that they are ready is still on its way."""
        for _ in range(300):
            is_error, _ = await host.tried("start_game")
            if not is_error:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("somebody was never ready")

    async def _play(self, ann: Contestant, bob: Contestant, *, is_first: bool) -> None:
        await bob.call("start_game")
        await self._start(ann)
        if is_first:
            await asyncio.gather(*(one.call("say", words=words) for one, words in zip((ann, bob), SAID, strict=True)))
        await asyncio.gather(ann.play(), bob.play())


def say(person: Visitor, words: str) -> None:
    """Typed, and sent with the Enter key."""
    box = person.page.get_by_label("Say something to the table").first
    box.fill(words)
    box.press("Enter")


def test_two_assistants_and_two_people_play_an_evening_with_typed_words(visit: Visit, house: House) -> None:
    assistants = SeatedAssistants(house)
    thread = Thread(target=assistants.run, daemon=True)
    thread.start()
    link = assistants.link.get(timeout=60)
    people = [visit(link), visit(link)]
    for person in people:
        person.page.locator("form .primary").click()
        person.page.get_by_role("button", name="I am ready").click()
    assistants.begin.put(item=True)
    for person, words in zip(people, TYPED, strict=True):
        expect(person.page.locator(".table-page main")).to_be_visible()
        say(person, words)
    records = []
    for game in range(GAMES):
        play([Driver(person, seed) for seed, person in enumerate(people, start=3 * game)])
        records.append(assistants.records.get(timeout=120))
        if game + 1 < GAMES:
            for person in people:
                person.page.get_by_role("button", name=re.compile("Play again|I am in")).first.click()
            assistants.begin.put(item=True)
            for person in people:
                expect(person.page.locator(".table-page main.play")).to_be_visible()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert len(set(records)) == GAMES
    assert all(name in record for name in NAMES for record in records)
    heard = "\n".join(assistants.read)
    assert all(words in heard for words in TYPED)
    for person in people:
        told = str(person.updates)
        assert all(words in told for words in SAID)
        tokens = re.findall(r'"token": ?"([^"]+)"', str(person.sent).replace("'", '"'))
        assert tokens
        assert all(token not in heard for token in tokens)
