"""One thing at a time at a table, in the order of asking; who gives up waiting takes nothing with them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from nottingham.server.access.tokens import hashed
from nottingham.server.client import Place, set_table
from nottingham.server.live.actor import TableActor
from nottingham.server.live.fair_lock import FairLock
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Say
from nottingham.server.storage.group_commit import Append
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Sender
from tests.server.conftest import RunningServer, Serve


class HeldCommits:
    """A database that commits nothing before it is told to."""

    def __init__(self, commit: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self._commit = commit
        self.is_asked = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def __call__(self, appends: Sequence[Append]) -> None:
        self.is_asked.set()
        await self.may_go_on.wait()
        await self._commit(appends)


def greeting(place: Place, id: str) -> Envelope:
    return Envelope(sender=Sender("person", 0), id=id, request=Say(phrase="hello"), token=hashed(place.token or ""))


@pytest.fixture
def place(serve: Serve) -> tuple[RunningServer, Place]:
    server = serve()
    return server, set_table(server.url, bots=("honest",) * 3)


async def found(server: RunningServer, place: Place) -> TableActor:
    actor = await server.inside.tables.find(place.table)
    assert actor is not None
    return actor


def test_a_turn_is_given_in_the_order_of_asking() -> None:
    async def work() -> list[int]:
        turn, order = FairLock(), list[int]()

        async def take(number: int) -> None:
            async with turn:
                order.append(number)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(take(number)) for number in range(5)]
        await asyncio.sleep(0)
        assert turn.taken_for() > 0
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turn.is_taken
        assert turn.taken_for() == 0
        return order

    assert asyncio.run(work()) == [0, 1, 3, 4]


def test_a_command_that_comes_again_before_it_is_answered_is_done_once(place: tuple[RunningServer, Place]) -> None:
    server, at = place

    async def work() -> None:
        actor = await found(server, at)
        held = server.inside.store._group_commit._commit = HeldCommits(server.inside.store._insert)
        seq = actor.table.seq
        answers = asyncio.gather(*(actor.ask(greeting(at, "the-same-id")) for _ in range(3)))
        await held.is_asked.wait()
        assert actor.table.seq == seq  # it is in no log yet, and so has not happened
        held.may_go_on.set()
        assert await answers == [Done(id="the-same-id", seq=seq + 1)] * 3
        assert actor.table.seq == seq + 1

    server.do(work)


def test_who_is_gone_before_the_commit_takes_nothing_along(place: tuple[RunningServer, Place]) -> None:
    """The row is in the log: the next step finds it in its place, and the same command gets its number."""
    server, at = place

    async def work() -> None:
        actor = await found(server, at)
        held = server.inside.store._group_commit._commit = HeldCommits(server.inside.store._insert)
        seq = actor.table.seq
        gone = asyncio.create_task(actor.ask(greeting(at, "gone-meanwhile")))
        await held.is_asked.wait()
        gone.cancel()
        await asyncio.wait((gone,))
        held.may_go_on.set()
        assert await actor.ask(greeting(at, "and-after-it")) == Done(id="and-after-it", seq=seq + 2)
        assert await actor.ask(greeting(at, "gone-meanwhile")) == Done(id="gone-meanwhile", seq=seq + 1)
        assert [row.id for row in await actor.rows_after(seq)] == ["gone-meanwhile", "and-after-it"]

    server.do(work)
