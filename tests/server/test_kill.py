"""kill -9 at any moment: what was acknowledged is there, and nothing is there twice."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from nottingham.client import Player, new_id, set_table
from nottingham.server.protocol import Command, Done, Start


class Process:
    """A server as people run it."""

    def __init__(self, database: str) -> None:
        environment = {**os.environ, "NOTTINGHAM_PACE": "0", "NOTTINGHAM_BOT_WORKERS": "0"}
        command = [sys.executable, "-m", "nottingham.cli", "serve", "--port", "0", "--database", database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1]

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_server_killed_in_mid_game_has_lost_nothing(tmp_path: Path, seed: int) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    rng = Random(seed)
    process = Process(database)
    me = Player(set_table(process.url, bots=("random", "honest", "random")))
    me.connect()
    me.ask(Start())
    acknowledged: set[str] = set()
    for _ in range(3):
        acknowledged |= play_a_while(me, rng, rng.randint(1, 8))
        last = send_without_waiting(me, rng)
        process.kill()
        process = Process(database)
        me.place = replace(me.place, server=process.url)
        me.reconnect()
        if last is not None:  # sent again, it is done once, whether or not it got through before
            me.play(last.action, id=last.id, at=last.at)
            acknowledged.add(last.id)
    me.close()
    process.kill()
    written = commands_in(tmp_path / "tables.db")
    assert {written.count(f"person.0.{id}") for id in acknowledged} == {1}


def commands_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [command for (command,) in connection.execute("SELECT command FROM steps")]


def play_a_while(me: Player, rng: Random, moves: int) -> set[str]:
    done: set[str] = set()
    while len(done) < moves and not me.is_over:
        if not me.must_act:
            me.wait()
            continue
        id = new_id()
        if isinstance(me.play(me.sample(rng), id=id), Done):
            done.add(id)
    return done


def send_without_waiting(me: Player, rng: Random) -> Command | None:
    """A command whose answer never arrives."""
    while not me.must_act and not me.is_over:
        me.wait()
    if me.is_over or me.update is None:
        return None
    command = Command(id=new_id(), at=me.update.at, action=me.sample(rng))
    me._send(command)
    return command
