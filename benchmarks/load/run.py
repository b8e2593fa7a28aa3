"""One run: a server, many tables, a steady pace, and what was measured."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

import msgspec

from benchmarks.load.players import PlayedTable, Tally
from benchmarks.load.process import ServerProcess, running
from nottingham.server.protocol.settings import Settings

HOST = "127.0.0.1"
SITTING_DOWN = 16
"""Tables that are filled at the same time before the start."""
NO_CAPS = {
    **dict.fromkeys(("connections", "unfinished", "sockets"), 0),
    **{
        name: {"burst": 0, "each_minute": 0}
        for name in ("work", "pages", "tables", "joins", "requests", "messages", "acts", "talk")
    },
}
"""All players come from one address here, and would be taken for a flood."""
Progress = Callable[[str], None]


class Stretch(msgspec.Struct, frozen=True):
    """A while at one pace."""

    every: float
    """Seconds between two moves of one table."""
    seconds: float
    """How long is measured, after a while has passed at this pace."""
    warm_up: float


class Load(msgspec.Struct, frozen=True):
    """How much is asked of a server, one stretch after the other, once everybody has sat down."""

    tables: int
    stretches: tuple[Stretch, ...]
    asks_for_compression: bool = False
    """Whether our sockets do, as browsers do; boardgame.io's server grants none."""


class Measured(msgspec.Struct, frozen=True):
    """What one server did under load."""

    name: str
    moves: int
    seconds: float
    cpu_seconds: float
    milliseconds: tuple[float, float, float]
    """Until all four had seen a move: half of the moves, 99 in 100, and the slowest."""
    within_100: float
    """The share of moves that all four had seen within 100 ms."""
    kilobytes_per_table: float
    bytes_per_move: float = 0.0
    """What all four sockets received, answers and frames included."""
    games: int = 0
    faults: int = 0

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu_seconds if self.cpu_seconds else 0.0


def measured(
    name: str,
    latencies: list[float],
    seconds: float,
    cpu: float,
    kilobytes: float,
    received_bytes: int,
    games: int,
    faults: int,
) -> Measured:
    """Latencies are in milliseconds."""
    cuts = quantiles(latencies, n=100, method="inclusive") if len(latencies) > 1 else [0.0] * 99
    return Measured(
        name=name,
        moves=len(latencies),
        seconds=seconds,
        cpu_seconds=cpu,
        milliseconds=(cuts[49], cuts[98], max(latencies, default=0.0)),
        within_100=sum(one <= 100 for one in latencies) / max(1, len(latencies)),
        kilobytes_per_table=kilobytes,
        bytes_per_move=received_bytes / max(1, len(latencies)),
        games=games,
        faults=faults,
    )


def ours(load: Load, progress: Progress) -> list[Measured]:
    """Nottingham, in each stretch: the real game, private views, and a durable log in SQLite."""
    with tempfile.TemporaryDirectory(prefix="nottingham-load-") as folder:
        command = [sys.executable, "-m", "nottingham.cli", "serve", "--port", "0"]
        environment = {
            "NOTTINGHAM_DATABASE": f"sqlite:///{Path(folder, 'tables.db')}",
            "NOTTINGHAM_CAPS": json.dumps(NO_CAPS),
        }
        with running(command, environment) as server:
            return asyncio.run(_play(server, load, progress))


async def _play(server: ServerProcess, load: Load, progress: Progress) -> list[Measured]:
    tally = Tally()
    tables = [PlayedTable(number, tally) for number in range(load.tables)]
    before = server.usage()
    await _fill(tables, server.port, load, progress)
    await asyncio.sleep(1)
    kilobytes = (server.usage().kilobytes - before.kilobytes) / load.tables
    found = []
    for stretch in load.stretches:
        progress(f"playing, a move every {stretch.every:g} s")
        found.append(await _measure(server, tables, stretch, kilobytes))
    for table in tables:
        table.close()
    return found


async def _measure(server: ServerProcess, tables: list[PlayedTable], stretch: Stretch, kilobytes: float) -> Measured:
    """What the server did at one pace. All tables share a tally, which begins anew."""
    tally = tables[0].tally
    tally.latencies, tally.games, tally.refused, tally.lost = [], 0, 0, 0
    playing = [asyncio.create_task(_keep_pace(table, stretch.every)) for table in tables]
    await asyncio.sleep(stretch.warm_up)
    tally.is_counting, started, first = True, time.perf_counter(), server.usage()
    received = sum(table.received_bytes() for table in tables)
    await asyncio.sleep(stretch.seconds)
    tally.is_counting, last = False, server.usage()
    received = sum(table.received_bytes() for table in tables) - received
    seconds = time.perf_counter() - started
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    latencies = [one * 1000 for one in tally.latencies]
    faults = tally.refused + tally.lost
    cpu = last.seconds - first.seconds
    return measured("nottingham", latencies, seconds, cpu, kilobytes, received, tally.games, faults)


async def _fill(tables: list[PlayedTable], port: int, load: Load, progress: Progress) -> None:
    gate = asyncio.Semaphore(SITTING_DOWN)
    done = 0

    async def one(table: PlayedTable) -> None:
        nonlocal done
        async with gate:
            await table.sit_down(HOST, port, Settings(), asks_for_compression=load.asks_for_compression)
        done += 1
        if done % 25 == 0:
            progress(f"{done} of {len(tables)} tables are full")

    await asyncio.gather(*(one(table) for table in tables))


async def _keep_pace(table: PlayedTable, every: float) -> None:
    """A move each time, whether or not the last one was slow; tables begin one after another."""
    loop = asyncio.get_running_loop()
    due = loop.time() + every * (hash(table) % 1000) / 1000
    while True:
        await asyncio.sleep(max(0.0, due - loop.time()))
        table.tick()
        due += every
