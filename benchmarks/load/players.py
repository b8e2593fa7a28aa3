"""The generator: four people at each table, who play whole games by what the server sends them."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from benchmarks.load.sockets import Socket, open_socket, post
from nottingham.record import codec
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.views import View
from nottingham.server.protocol.http_bodies import Seated, SetTable, SitDown
from nottingham.server.protocol.messages import Update, Welcome
from nottingham.server.protocol.news import GameBegan
from nottingham.server.protocol.patches import merged
from nottingham.server.protocol.requests import Ask, Command, Hello, Rematch, Requests, SetReady, Start
from nottingham.server.protocol.settings import Settings

SEATS = 4
TALK = 0.3
"""How often, in an Inspection, anybody may speak instead of only those who must act."""
STUCK_AFTER = 10.0
"""Seconds without an answer after which a move counts as lost."""


class Glance(msgspec.Struct):
    """The few fields of a message that every seat needs; the rest is read only by the seat that moves."""

    type: str
    seq: int = 0


GLANCE = msgspec.json.Decoder(Glance)


class Tally(msgspec.Struct):
    """What was measured, over all tables."""

    latencies: list[float] = []
    games: int = 0
    refused: int = 0
    lost: int = 0
    is_counting: bool = False


class Seat:
    """One person's socket."""

    def __init__(self, table: PlayedTable, number: int, place: Seated) -> None:
        self.table = table
        self.number = number
        self.place = place
        self.seq = 0
        self.socket: Socket | None = None
        self._unread: list[bytes] = []
        """The last update and the patches to it that were not needed yet."""
        self._standing: dict[str, Any] = {}

    async def connect(self, host: str, port: int, *, asks_for_compression: bool) -> None:
        self.socket = await open_socket(host, port, self.receive, asks_for_compression=asks_for_compression)
        self.send(Hello(table=self.place.table, token=self.place.token))

    def send(self, message: Hello | Command | Ask) -> None:
        assert self.socket is not None
        self.socket.send(codec.to_json(message))

    def receive(self, raw: bytes) -> None:
        seen = GLANCE.decode(raw)
        match seen.type:
            case "update" | "patch":
                self.seq = seen.seq
                self._unread.append(raw)
                if self.number == 0:
                    self.table.learn(self.standing(), raw)
                self.table.seen(self)
            case "welcome" if self.number == 0:
                self.table.ruleset = codec.from_json(raw, Welcome).ruleset
            case "refused":
                self.table.refused()

    def standing(self) -> dict[str, Any]:
        """How things stand for this seat, as plain JSON."""
        for raw in self._unread:
            message = msgspec.json.decode(raw)
            if message["type"] == "update":
                self._standing = {**message, "news": []}
            else:
                self._standing = merged(merged(self._standing, message.get("shared", {})), message.get("own", {}))
        self._unread.clear()
        return self._standing

    def choose(self, rng: Random, ruleset: Ruleset, *, may_talk: bool) -> tuple[str, Action] | None:
        """Something this seat can do now; None if there is nothing."""
        update = codec.from_plain(self.standing(), Update)
        prompts = [prompt for prompt in update.prompts if prompt.must or may_talk]
        if not prompts or update.view is None:
            return None
        seen = update.view
        view = View(
            ruleset,
            seen.seat,
            seen.public,
            seen.hand,
            seen.bag,
            seen.aside,
            seen.contraband,
            seen.known,
            seen.extras,
        )
        return update.at, rng.choice(prompts).sample(view, rng)


class PlayedTable:
    """Four seats, one move after another at the pace that is asked."""

    def __init__(self, number: int, tally: Tally) -> None:
        self.tally = tally
        self.seats: list[Seat] = []
        self._rng = Random(number)
        self.ruleset: Ruleset | None = None
        self._stage = "waiting"
        self._is_ready: tuple[bool, ...] = ()
        self._sent = 0.0
        self._expects = 0
        """The number of the update that is on its way; 0 when none is."""
        self._is_move = False
        self._sends = 0
        self.is_in_step = asyncio.Event()

    async def sit_down(self, host: str, port: int, settings: Settings, *, asks_for_compression: bool) -> None:
        """Set the table, take all seats, connect, and deal."""
        raw = await post(host, port, "/api/tables", codec.to_json(SetTable(settings=settings)))
        places = [codec.from_json(raw, Seated)]
        for _ in range(SEATS - 1):
            wanted = SitDown(code=places[0].code)
            raw = await post(host, port, f"/api/tables/{places[0].table}/seats", codec.to_json(wanted))
            places.append(codec.from_json(raw, Seated))
        self.seats = [Seat(self, number, place) for number, place in enumerate(places)]
        for seat in self.seats:
            await seat.connect(host, port, asks_for_compression=asks_for_compression)
        while self._stage != "playing":
            await self._in_step()
            self.tick()
            await self._in_step()

    async def _in_step(self) -> None:
        """Wait until all four have seen the same."""
        self.is_in_step.clear()
        while self._expects or len({seat.seq for seat in self.seats}) > 1 or not self.seats[0].seq:
            await asyncio.wait_for(self.is_in_step.wait(), STUCK_AFTER)
            self.is_in_step.clear()

    def received_bytes(self) -> int:
        return sum(seat.socket.received_bytes for seat in self.seats if seat.socket is not None)

    def close(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()

    # --- what the sockets tell

    def learn(self, standing: dict[str, Any], raw: bytes) -> None:
        """Who sits here and by which rules; one seat reads it for all."""
        if b'"game_began"' in raw:
            began = codec.from_json(raw, Update)
            self.ruleset = next(news.ruleset for news in began.news if isinstance(news, GameBegan))
        table = standing["table"]
        self.tally.games += self._stage == "playing" and table["stage"] == "finished"
        self._stage = table["stage"]
        self._is_ready = tuple(one["is_ready"] for one in table["seats"])

    def seen(self, _seat: Seat) -> None:
        """Whether all four have now seen the move that is on its way."""
        if all(seat.seq >= self._expects for seat in self.seats):
            if self._expects and self._is_move and self.tally.is_counting:
                self.tally.latencies.append(time.perf_counter() - self._sent)
            self._expects = 0
            self.is_in_step.set()

    def refused(self) -> None:
        self.tally.refused += 1
        self._expects = 0
        self.is_in_step.set()

    # --- moving

    def tick(self) -> None:
        """Do the next thing at this table, unless the last one is still on its way."""
        if self._expects:
            if time.perf_counter() - self._sent > STUCK_AFTER:
                self.tally.lost += 1
                self._expects = 0
            return
        self._is_move = False
        if self._stage == "playing":
            self._move()
        elif self._stage == "finished":
            self._ask(self.seats[0], Rematch())
        else:
            late = next((seat for seat in self.seats[1:] if not self._is_ready[seat.number]), None)
            if late is None:
                self._ask(self.seats[0], Start())
            else:
                self._ask(late, SetReady(is_ready=True))

    def _move(self) -> None:
        standing = self.seats[0].standing()
        awaited = [self.seats[one] for one in standing["awaited"]]
        if self.ruleset is None or not awaited:
            return
        may_talk = ".inspecting." in standing["at"] and self._rng.random() < TALK
        seat = self._rng.choice(self.seats if may_talk else awaited)
        chosen = seat.choose(self._rng, self.ruleset, may_talk=may_talk)
        if chosen is not None:
            at, action = chosen
            self._is_move = True
            self._begin()
            seat.send(Command(id=self._new_id(), at=at, action=action))

    def _ask(self, seat: Seat, request: Requests) -> None:
        self._begin()
        seat.send(Ask(id=self._new_id(), request=request))

    def _begin(self) -> None:
        self._expects = self.seats[0].seq + 1
        self._sent = time.perf_counter()

    def _new_id(self) -> str:
        self._sends += 1
        return f"load-{self._sends:06d}"
