"""Nothing stands still: a fault on the way of a step, a bot's turn or a socket is told, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.bots.banter import Banter
from nottingham.server.bots.scheduler import BotScheduler
from nottingham.server.client import Dismissed, Player, new_id, set_table, sit_down
from nottingham.server.cluster import notify, peers
from nottingham.server.cluster.peers import Peers
from nottingham.server.live import actor, registry
from nottingham.server.live.actor import TableActor
from nottingham.server.ops.supervisor import Supervisor
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Command, Missing, Start, StepAway
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.storage.archive import Order
from nottingham.server.storage.step_store import Store
from nottingham.server.table.commands import Decided, decide
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.state import Table
from tests.server.conftest import RunningServer, Serve
from tests.server.test_faults import play_on
from tests.server.test_presence import wait_for_seats
from tests.server.test_scaling import move_to
from tests.waiting import until

BOTS = ("honest", "random", "honest")


class Mistake(Exception):
    """One of ours, made on purpose."""


class Failure:
    """A method that fails once, and then does what it should."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.has_come = False
        honest: Callable[..., Any] = getattr(owner, name)

        def method(*arguments: Any, **named: Any) -> Any:
            if not self.has_come:
                self.has_come = True
                raise Mistake
            return honest(*arguments, **named)

        patch.setattr(owner, name, method)


def actor_of(server: RunningServer, me: Player) -> TableActor:
    return server.inside.tables.live()[me.place.table]


# --- sockets


@pytest.mark.parametrize("broken", ["rows_after", "_hand_back"])
def test_who_could_not_be_let_in_is_told_so_and_comes_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    """A socket that is open and hears nothing would wait for ever. The log says at which table it was."""
    server = serve()
    me = Player(set_table(server.url, bots=BOTS))
    failure = Failure(monkeypatch, TableActor, broken)
    with pytest.raises(Dismissed, match="server_fault"):
        connect_and_listen(me)
    assert failure.has_come
    assert [getattr(record, "table", "") for record in caplog.records if record.message == "a request failed"] == [
        me.place.table
    ]
    until(lambda: not actor_of(server, me).audience, "an empty room")
    me.reconnect()
    assert isinstance(me.ask(Start()), Done)
    play_on(me, 6)
    me.close()


def connect_and_listen(me: Player) -> None:
    me.connect()
    me.wait_until(lambda: False)


def test_who_cannot_be_told_what_is_missing_comes_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    with Player(set_table(server.url, bots=BOTS)) as me:
        Failure(monkeypatch, TableActor, "rows_after")
        me._send(Missing(since=0))
        with pytest.raises(Dismissed, match="server_fault"):
            me.wait_until(lambda: False)


# --- steps


def test_a_table_goes_on_though_its_bots_find_no_words(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    with Player(set_table(server.url, bots=BOTS)) as me:
        assert isinstance(me.ask(Start()), Done)
        me.wait_until(lambda: me.must_act)
        failure = Failure(monkeypatch, Banter, "hear")
        assert isinstance(me.play(me.sample(Random(1))), Done)
        assert failure.has_come
        play_on(me, 6)


def test_who_could_not_be_told_of_a_step_comes_again_and_sees_it(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    with Player(set_table(server.url, bots=BOTS)) as me:
        assert isinstance(me.ask(Start()), Done)
        me.wait_until(lambda: me.must_act)
        assert me.update is not None
        Failure(monkeypatch, TableActor, "_broadcast")
        command = Command(id=new_id(), at=me.update.at, action=me.sample(Random(1)))
        with pytest.raises(Dismissed, match="server_fault"):
            me._await_answer(command)
        me.reconnect()
        assert isinstance(me._await_answer(command), Done)  # it was safe, and is done once
        play_on(me, 6)


# --- bots and clocks


def test_a_bot_whose_turn_fails_is_asked_again_a_little_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    with Player(set_table(server.url, bots=BOTS)) as me, caplog.at_level(logging.ERROR):
        failure = Failure(monkeypatch, BotScheduler, "_decide")
        assert isinstance(me.ask(Start()), Done)
        rng = Random(1)
        while not failure.has_come:
            if me.must_act:
                me.play(me.sample(rng))
            else:
                until(lambda: failure.has_come, "the failure")
        until(lambda: "a request failed" in caplog.messages, "the log")
        play_on(me, 12)  # which the bots need to have gone on for


@pytest.mark.parametrize("role", ["clock", "bot"])
def test_what_cannot_be_decided_is_not_tried_again_without_a_pause(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, role: str
) -> None:
    def failing(table: Table, envelope: Envelope, *more: Any) -> Decided | Refusal:
        if envelope.sender.role == role:
            raise Mistake
        return decide(table, envelope, *more)

    monkeypatch.setattr(actor, "decide", failing)
    server = serve()
    clock = ClockRules(seconds=1 if role == "clock" else 0)  # none that could be quicker than the hands of a person
    with Player(set_table(server.url, Settings(clock=clock), bots=BOTS)) as me:
        assert isinstance(me.ask(Start()), Done)

        def has_backed_off() -> bool:
            if me.must_act and role == "bot":  # until it is a bot's turn
                assert isinstance(me.play(me.sample(Random(1))), Done)
            return actor_of(server, me)._alarm._backoff.until > 0

        until(has_backed_off, "a pause")


# --- tables asleep


def test_a_table_that_waits_for_its_people_is_let_go_though_a_bot_is_overdue(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look for what is overdue is not to use it: every game that was left would stay in memory for good."""
    monkeypatch.setattr(registry, "SWEEP_EVERY", 0.1)
    monkeypatch.setattr(registry, "OTHERS_GRACE", 0)
    server = serve(idle_seconds=0.5, pace=0.05)
    with Player(set_table(server.url, bots=BOTS)) as me:
        assert isinstance(me.ask(Start()), Done)
        assert isinstance(me.ask(StepAway()), Done)  # from now on it is always a bot's turn
        left = actor_of(server, me)
    until(lambda: not server.inside.tables, "the table to be let go")
    assert left.table.turns


def test_who_has_seen_more_than_this_process_is_told_how_things_stand(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that is moved to knows the table from before, and has not heard of what came since."""
    monkeypatch.setattr(notify, "POLL_EVERY", 600)
    one, other = serve(database=postgres), serve(database=postgres)
    other.inside.tables.notify.is_deaf = True
    with Player(set_table(one.url, bots=BOTS)) as me:
        with Player(replace(me.place, server=other.url)):
            pass
        assert isinstance(me.ask(Start()), Done)
        seen = play_on(me, 6)
        assert actor_of(other, me).table.seq < seen
        move_to(me, other.url)
        assert me.update is not None
        assert me.update.seq >= seen


async def _nothing(_: object) -> None:
    """In the place of what a sweep does besides."""


def test_tables_in_memory_and_broken_ones_keep_nobody_asleep(monkeypatch: pytest.MonkeyPatch, serve: Serve) -> None:
    """One log that cannot be read, and any number of tables that wait for people, come before it."""
    monkeypatch.setattr(registry, "WAKE_MOST", 2)
    monkeypatch.setattr(registry.TableRegistry, "_sweep_periodically", _nothing)
    server = serve()
    tables, store, load = server.inside.tables, server.inside.store, Store.load
    places = [set_table(server.url, bots=BOTS) for _ in range(5)]
    names = [place.table for place in places]

    async def load_but_one(store: Store, name: str) -> Table | None:
        if name == names[3]:
            raise Mistake
        return await load(store, name)

    async def sweep() -> None:
        for due, name in enumerate(names):
            table = await load(store, name)
            assert table is not None
            await store.set_due(table, due)
        await tables.sweep()

    for name in names[:3]:
        server.do(partial(tables.find, name))
    monkeypatch.setattr(Store, "load", load_but_one)
    server.do(sweep)
    assert set(tables.live()) == {*names} - {names[3]}


# --- other processes


def test_a_table_that_everybody_has_left_does_not_go_on_for_who_was_once_elsewhere(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "POLL_EVERY", 0.2)
    one, other = serve(database=postgres), serve(database=postgres)
    host = set_table(one.url)
    guest = sit_down(other.url, host.table, code=host.code)
    with Player(host) as me, Player(guest) as you:
        wait_for_seats(me, (0, 1))
        me.close()
        wait_for_seats(you, (1,))
    assert actor_of(one, me).connected() == frozenset()


def test_an_order_that_could_not_be_obeyed_is_obeyed_at_the_next_look() -> None:
    class Orders:
        async def orders_after(self, id: int) -> list[Order]:
            return [order for order in (Order(1, "bans", ""), Order(2, "look", "x")) if order.id > id]

    obeyed: list[int] = []

    async def obey(order: Order) -> None:
        obeyed.append(order.id)
        if len(obeyed) == 1:
            raise ConnectionError("the database is away")

    async def look() -> None:
        room = Peers(Orders(), Supervisor(), dict, obey, is_shared=False)  # type: ignore[arg-type]
        with pytest.raises(ConnectionError):
            await room.poll()
        await room.poll()
        await room.poll()

    asyncio.run(look())
    assert obeyed == [1, 1, 2]
