"""Ten minutes of floods, peeking, forging and starving at scale 1: nobody elsewhere waits, and nothing is lost."""

from __future__ import annotations

import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, set_table
from nottingham.server.protocol.http_bodies import SetTable, SitDown
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.replays import AskReplay
from nottingham.server.protocol.requests import Rename, Start
from nottingham.server.table.state import Table
from tests.server.processes import Process, rows_in, sqlite_in
from tests.server.strangers_sockets import post_from
from tests.soak.hostile import ATTACKS, Target, attack
from tests.soak.scale import scaled

STRANGER, FORGER = "127.0.0.4", "127.0.0.5"
EVERY = 0.25
"""Seconds between two things that the player asks: no faster than a person may."""
LASTS = 600
"""Seconds in all at scale 1."""
ROUND = LASTS / (len(ATTACKS) + 1)
"""For each attack, and for a while without any."""
WAIT_MOST = 0.1
SPREAD = 8
"""How many times as long as without a flood somebody may wait on a machine that is slow or busy by itself."""
SPAWN = multiprocessing.get_context("spawn")
MEMORY_MOST = 300_000
"""Kilobytes that the server may have more at the end."""


class Visitor:
    """A player at a table of their own, who asks something four times a second and looks at the clock."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.acknowledged: dict[int, str] = {}

    def waits(self, seconds: float) -> list[float]:
        """How long each answer took."""
        until, found = time.monotonic() + seconds, list[float]()
        while time.monotonic() < until:
            name, began = f"Robin {len(self.acknowledged)}", time.monotonic()
            answer = self._player.ask(Rename(name=name, language="en"))
            found.append(time.monotonic() - began)
            assert isinstance(answer, Done)
            self.acknowledged[answer.seq] = name
            time.sleep(max(0.0, EVERY - found[-1]))
        return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(sqlite_in(tmp_path), CAPS='{"tables": {"burst": 20, "each_minute": 1}}')
    yield process
    process.stop()


def resident(pid: int) -> int:
    """Kilobytes of a process in memory."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


class Flood(NamedTuple):
    """What one kind of attack sent, and how long the visitor waited meanwhile."""

    name: str
    sent: int
    waits: list[float]

    def __str__(self) -> str:
        return f"{self.name}: {self.sent:,} sent; {waited(self.waits)}"


def waited(waits: list[float]) -> str:
    return f"half within {statistics.median(waits) * 1000:.1f} ms, worst {max(waits) * 1000:.1f} ms"


def flooded(name: str, target: Target, visitor: Visitor, place: Place) -> Flood:
    """One attack, while the visitor asks and strangers try to peek."""
    ours, theirs = SPAWN.Pipe()
    attacker = SPAWN.Process(target=attack, args=(name, target, theirs))
    attacker.start()
    theirs.close()
    assert all(status >= 400 for status in peek_and_forge(target.url, place.table))
    waits = visitor.waits(target.seconds)
    attacker.join(target.seconds + 30)
    assert attacker.exitcode == 0, name
    return Flood(name, ours.recv(), waits)


def peek_and_forge(url: str, table: str) -> list[int]:
    """Ways to a hand, and to more tables than one address may set, that lead nowhere."""
    peeks = [
        (f"/api/tables/{table}/seats", SitDown(seat=1, token=new_token())),
        (f"/api/tables/{table}/seats", SitDown(seat=1, code="AAAAAAAA", token=new_token())),
        (f"/api/tables/{table}/replay", AskReplay(token=new_token())),
        (f"/api/tables/{table}/hint", AskReplay(token=new_token())),
        (f"/api/tables/{table}/keys", {"token": new_token()}),
        (f"/api/tables/{table}/keys/use", {"key": new_token()}),
        ("/api/mine/sit", {"player": new_token(), "table": table}),
    ]
    return [post_from(STRANGER, url, path, body)[0] for path, body in peeks]


@pytest.mark.timeout(2 * LASTS * scaled(100) / 100 + 120)
def test_whatever_one_address_does_nobody_waits_and_nothing_is_lost(
    tmp_path: Path, server: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    process = server._process.pid
    place = set_table(server.url, bots=("honest",) * 3)
    other = set_table(server.url)
    seconds = ROUND * scaled(100) / 100
    target = Target(server.url, other.table, other.code or "", seconds)
    with Player(place) as player:
        assert isinstance(player.ask(Start()), Done)
        visitor = Visitor(player)
        quiet, before = visitor.waits(seconds), resident(process)
        floods = [flooded(name, target, visitor, place) for name in ATTACKS]
        after = resident(process)
    waits = [one for flood in floods for one in flood.waits]
    rows = rows_in(sqlite_in(tmp_path), place.table)
    names = {row.seq: row.request.name for row in rows if isinstance(row.request, Rename)}
    lost = visitor.acknowledged.items() - names.items()
    with capsys.disabled():  # whoever runs this is told, also where all is well
        sys.stdout.write(
            f"\nsent is in bytes, half heads and sockets that come and go are counted\nwithout any: {waited(quiet)}\n"
        )
        sys.stdout.write("".join(f"{flood}\n" for flood in floods))
        sys.stdout.write(
            f"all floods: {waited(waits)}; memory {before / 1000:.0f} MB before, {after / 1000:.0f} MB after; "
            f"{len(visitor.acknowledged)} acts acknowledged, {len(lost)} lost\n"
        )
    tables = [post_from(FORGER, server.url, "/api/tables", SetTable())[0] for _ in range(25)]
    assert tables == [201] * 20 + [429] * 5
    assert statistics.quantiles(waits, n=20)[-1] < WAIT_MOST + SPREAD * statistics.quantiles(quiet, n=20)[-1]
    assert after - before < MEMORY_MOST
    assert names == visitor.acknowledged
    assert Table.folded(rows).seq == len(rows)
