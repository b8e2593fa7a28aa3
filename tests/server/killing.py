"""A game through which the server is killed again and again, and what must be true afterwards."""

from __future__ import annotations

from random import Random
from typing import Self

import msgspec
from msgspec.structs import replace

from nottingham.server.client import Player, new_id, set_table
from nottingham.server.protocol.messages import ClockInfo, Done, Refused
from nottingham.server.protocol.requests import Command, Start
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.log import Row
from nottingham.server.table.state import Table
from tests.races import steps_of_others
from tests.server.processes import Process, rows_in

LONG = Settings(edition="second", players=3, clock=ClockRules(seconds=3000), options=("time_limit",))
"""Clocks that run, but not out: they must come back as they were."""


class Acknowledged(msgspec.Struct, frozen=True):
    """A command that the server said was done, and under which number."""

    id: str
    seq: int


class Overtaken(msgspec.Struct, frozen=True):
    """A command that was refused: the last update before it was chosen, and the last before the refusal."""

    code: str
    seen: int
    refused: int


class KilledGame:
    """One person against bots, on a server that dies; it ends with the `with` statement."""

    def __init__(self, database: str, seed: int) -> None:
        self.database = database
        self.acknowledged: list[Acknowledged] = []
        self.overtaken: list[Overtaken] = []
        """Refusals: a bot may withdraw an offer while it is being taken."""
        self.kills = 0
        self._rng = Random(seed)
        self._process = Process(database)
        try:
            self.me = Player(set_table(self._process.url, LONG, bots=("honest", "random")))
            self.me.connect()
            assert isinstance(self.me.ask(Start()), Done)
        except BaseException:
            self._process.kill()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.me.close()
        self._process.kill()

    @property
    def is_over(self) -> bool:
        return self.me.is_over

    def play(self, moves: int) -> None:
        """Some moves, each of them acknowledged."""
        goal = len(self.acknowledged) + moves
        while len(self.acknowledged) < goal and self._await_turn():
            self._do(self._command(), self.seq)

    def kill(self, *, in_flight: bool) -> None:
        """Kill the server, with or without a command on its way; start it again, and find everything as it was."""
        command = None
        if in_flight and self._await_turn():
            command = self._command()
            self.me._send(command)
        before, seq = self._decision_clocks(), self.seq
        self._process.kill()
        self.kills += 1
        self._process = Process(self.database)
        self.me.place = replace(self.me.place, server=self._process.url)
        self.me.reconnect()
        assert self.seq >= seq
        if self.seq == seq:
            assert self._decision_clocks() == before
        if command is not None:  # sent again, it is done once, whether or not it got through before
            self._do(command, seq)

    @property
    def seq(self) -> int:
        """The number of the last update."""
        assert self.me.update is not None
        return self.me.update.seq

    def _command(self) -> Command:
        assert self.me.update is not None
        return Command(id=new_id(), at=self.me.update.at, action=self.me.sample(self._rng))

    def _decision_clocks(self) -> list[ClockInfo]:
        assert self.me.update is not None
        return [clock for clock in self.me.update.clocks if clock.kind == "decision"]

    def _await_turn(self) -> bool:
        while not self.me.must_act and not self.me.is_over:
            self.me.wait()
        return not self.me.is_over

    def _do(self, command: Command, seen: int) -> None:
        answer = self.me._await_answer(command)
        if isinstance(answer, Refused):
            self.overtaken.append(Overtaken(answer.refusal.code, seen, self.seq))
            return
        self.acknowledged.append(Acknowledged(command.id, answer.seq))

    def end(self) -> list[Row]:
        """The log in the end: every acknowledged command once, where it was said to be; a reason for every refusal."""
        self.me.close()
        self._process.kill()
        rows = rows_in(self.database, self.me.place.table)
        seat = self.me.place.seat
        assert seat is not None
        assert [one for one in self.overtaken if not steps_of_others(rows, seat, one.seen, one.refused)] == []
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        places: dict[str, list[int]] = {}
        for row in rows:
            places.setdefault(row.id if row.sender.role == "person" else row.key, []).append(row.seq)
        assert all(len(seqs) == 1 for seqs in places.values())
        assert [(one.id, places[one.id]) for one in self.acknowledged] == [
            (one.id, [one.seq]) for one in self.acknowledged
        ]
        assert Table.folded(rows).seq == len(rows)
        return rows
