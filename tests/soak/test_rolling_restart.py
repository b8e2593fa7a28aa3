"""Two processes over one PostgreSQL are restarted one after the other, under load: nobody notices but a reconnect."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from nottingham.rules.engine.seats import Seat
from nottingham.server.client import Dismissed, Player, new_id, set_table
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.requests import Command, Rematch, Start
from nottingham.server.protocol.settings import Settings
from tests.races import steps_of_others
from tests.server.postgres import running_postgres
from tests.server.processes import Process, rows_in
from tests.server.test_stalls import answer
from tests.waiting import until

TABLES = 12
ROUNDS = 2
"""How often both processes are restarted."""
PLAY_FOR = 4.0
"""Seconds between two restarts."""
THINK_FOR = 0.2
"""Seconds that a person takes for a move; a script without them is taken for a flood on a fast machine."""


class Fleet:
    """Two processes on ports of their own, and the proxy's part: which of them is up."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.processes = [Process(database), Process(database)]
        self._open = [True, True]

    def url(self, rng: Random) -> str:
        """Any that is ready, as a proxy that asks /ready would choose."""
        while True:
            ready = [process.url for process, is_open in zip(self.processes, self._open, strict=True) if is_open]
            if ready:
                return rng.choice(ready)
            time.sleep(0.05)

    def restart(self, number: int) -> None:
        port = int(self.processes[number].url.rpartition(":")[2])
        self._open[number] = False
        self.processes[number].stop()
        self.processes[number] = Process(self.database, port)
        until(lambda: answer(self.processes[number].url, "/ready")[0] == 200, "readiness")
        self._open[number] = True

    def stop(self) -> None:
        for process in self.processes:
            process.stop()


class Refusal(NamedTuple):
    """A command that was not done: the last update before it was sent, and the last before it was refused."""

    code: str
    table: str
    seat: Seat
    seen: int
    refused: int


class Acts(msgspec.Struct):
    """What one player did, and what they noticed."""

    acknowledged: dict[str, int] = {}
    reconnects: int = 0
    complaints: list[str] = []
    refusals: list[Refusal] = []

    def note(self, me: Player, command: Command, seen: int, said: Done | Refused) -> None:
        if isinstance(said, Done):
            self.acknowledged[command.id] = said.seq
            return
        assert me.update is not None
        assert me.seat is not None
        self.refusals.append(Refusal(said.refusal.code, me.place.table, me.seat, seen, me.update.seq))


def is_fault(refusal: Refusal, database: str) -> bool:
    """Whether no step of another sender explains it."""
    rows = rows_in(database, refusal.table)
    return not steps_of_others(rows, refusal.seat, refusal.seen, refusal.refused)


def play(fleet: Fleet, seed: int, until_set: threading.Event, acts: Acts, names: list[str]) -> None:
    """One person against bots, all the time; a command that was on its way is sent again under the same id."""
    rng = Random(seed)
    me = Player(set_table(fleet.url(rng), Settings(players=3), bots=("honest", "random")), timeout=30)
    names.append(me.place.table)
    me.connect()
    waiting: tuple[Command, int] | None = None
    while not until_set.is_set():
        assert me.info is not None
        try:
            if waiting is not None or me.must_act:
                assert me.update is not None
                time.sleep(THINK_FOR)
                command, seen = waiting = waiting or (
                    Command(id=new_id(), at=me.update.at, action=me.sample(rng)),
                    me.update.seq,
                )
                acts.note(me, command, seen, me._await_answer(command))
                waiting = None
            elif me.info.stage == "finished":
                me.ask(Rematch())
            elif me.info.stage == "waiting":  # also where a restart came between a rematch and its start
                me.ask(Start())
            else:
                me.wait()
        except Dismissed as farewell:
            if farewell.why != "server_stops":
                acts.complaints.append(farewell.why)
            reconnect(fleet, me, rng, acts)
        except (WebSocketException, OSError) as error:
            acts.complaints.append(type(error).__name__)
            reconnect(fleet, me, rng, acts)
    me.close()


def reconnect(fleet: Fleet, me: Player, rng: Random, acts: Acts) -> None:
    acts.reconnects += 1
    for _ in range(100):
        try:
            me.place = replace(me.place, server=fleet.url(rng))
            me.reconnect()
        except (WebSocketException, OSError, Dismissed) as error:
            if isinstance(error, TimeoutError):
                acts.complaints.append("nobody spoke to who came back")
            time.sleep(0.1)
        else:
            return
    raise AssertionError("no process took the player in")


def test_a_rolling_restart_is_noticed_as_a_reconnect_and_nothing_else() -> None:
    with running_postgres() as postgres:
        fleet, over = Fleet(postgres), threading.Event()
        every = [Acts({}, 0, [], []) for _ in range(TABLES)]
        names: list[str] = []
        players = [
            threading.Thread(target=play, args=(fleet, seed, over, acts, names), daemon=True)
            for seed, acts in enumerate(every)
        ]
        for player in players:
            player.start()
        for _ in range(ROUNDS):
            for number in range(2):
                time.sleep(PLAY_FOR)
                fleet.restart(number)
        time.sleep(PLAY_FOR)
        over.set()
        for player in players:
            player.join(40)
        fleet.stop()
        assert not any(player.is_alive() for player in players)
        assert [acts.complaints for acts in every if acts.complaints] == []
        assert [refusal for acts in every for refusal in acts.refusals if is_fault(refusal, postgres)] == []
        assert sum(acts.reconnects for acts in every) >= TABLES  # each process was stopped under somebody
        assert sum(len(acts.acknowledged) for acts in every) > 20 * TABLES
        written = {row.id: row.seq for name in names for row in rows_in(postgres, name) if row.sender.role == "person"}
        for acts in every:
            assert {id: written.get(id) for id in acts.acknowledged} == acts.acknowledged
