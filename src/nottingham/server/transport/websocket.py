"""Websocket endpoint: one connection for each viewer.

The secret of a seat comes in the first message, never in an address.

What is sent is written at once; a reader too slow for it is cut off, and nobody else notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from nottingham.rules.engine.seats import Seat
from nottingham.server.access.rate_limits import Allowance, CountByAddress, WorkShare, household
from nottingham.server.access.tokens import hashed
from nottingham.server.config import Caps
from nottingham.server.live.actor import TableActor
from nottingham.server.live.log_tail import CATCH_UP_MOST
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import Farewell, Refused, ServerMessages
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.protocol.requests import Ask, Check, ClientMessages, Command, Hello, Missing
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Play, Sender
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.transport.direct_write import link_of

HELLO_WITHIN = 10.0
FAREWELL_WITHIN = 2.0
SOCKET_COST, MESSAGE_COST, ROW_COST = 3.0, 0.3, 0.015
"""Milliseconds that it takes to open a socket, to read and answer a message, and to send one row of a log again."""
DISMISSED = 4000
"""The close code of a farewell; why is in the message before it, and in the reason."""

logger = logging.getLogger(__name__)


class Dismissal(Exception):
    """The connection cannot go on."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Connection:
    """One viewer's websocket."""

    def __init__(self, socket: WebSocket, caps: Caps, address: str = "") -> None:
        self.seat: Seat | None = None
        self.token = ""
        self.address = household(address)
        self._socket = socket
        self._link = link_of(socket)
        self._loop = asyncio.get_running_loop()
        self._caps = caps
        self._backlog_most = caps.backlog_bytes
        self._closing: asyncio.Task[None] | None = None
        self._is_over = False
        self._outgoing: list[bytes] = []
        self._is_answering = False
        self._last_word = ""
        self._messages = Allowance(caps.messages, time.monotonic())

    # --- sending

    def send(self, message: bytes) -> None:
        """Never waits. What is sent in one go of the event loop leaves in one piece: to write costs by the piece."""
        if self._is_over:
            return
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing.append(message)

    def _flush(self) -> None:
        messages, self._outgoing = self._outgoing, []
        if messages and self._link.write(messages) > self._backlog_most:
            self._cut_off()

    def _cut_off(self) -> None:
        """Abort without a close frame: the peer's buffer is full."""
        self._is_over = True
        self._link.cut()

    def answer(self, message: ServerMessages) -> None:
        self.send(json_codec.encoded(message))

    def dismiss(self, why: str) -> None:
        if not self._is_over:
            self.answer(Farewell(why=why))
            self._flush()
            self._is_over = True
            self._closing = asyncio.create_task(self._close(why))

    def retire(self, why: str) -> None:
        """Dismiss, but not before what was asked last is answered."""
        self._last_word = why
        if not self._is_answering:
            self.dismiss(why)

    def begin_answer(self) -> None:
        self._is_answering = True

    def end_answer(self) -> None:
        """A viewer who was to go meanwhile goes now."""
        self._is_answering = False
        if self._last_word:
            self.dismiss(self._last_word)

    async def _close(self, why: str) -> None:
        """The farewell gets a moment to be read; a pending read ends, because the socket is closed."""
        try:
            await asyncio.wait_for(self._socket.close(DISMISSED, why), FAREWELL_WITHIN)
        except (TimeoutError, WebSocketDisconnect):
            self._link.cut()
        if self._link.is_held:
            self._link.cut()

    async def closed(self) -> None:
        """Once the farewell is said, if there is one to say."""
        if self._closing is not None:
            await self._closing

    # --- receiving

    async def receive(self) -> ClientMessages:
        received: Any = await self._link.receive()
        if received["type"] == "websocket.disconnect" or self._is_over:
            raise WebSocketDisconnect(received.get("code", 1005))
        text = received.get("text")
        if text is None:
            raise Dismissal("malformed")
        if len(text) > self._caps.message_bytes:
            raise Dismissal("message_too_long")
        if not self._messages.take(time.monotonic()):
            raise Dismissal("too_many_messages")
        try:
            return _read_message(text)
        except json_codec.Malformed as error:
            raise Dismissal("malformed") from error


def _read_message(text: bytes | str) -> ClientMessages:
    kind: Any = ClientMessages
    message: ClientMessages = json_codec.read(text, kind)
    return message


class Websockets:
    """All connections to this process."""

    def __init__(self, tables: TableRegistry, caps: Caps, share: WorkShare) -> None:
        self._tables = tables
        self._caps = caps
        self._share = share
        self._by_address = CountByAddress(caps.sockets)
        self._open: set[Connection] = set()
        self._is_empty = asyncio.Event()
        self._is_empty.set()

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        if not self._by_address.enter(address):
            self._tables.services.refusals.note("socket", "too_many_connections")
            await socket.close(1008, "too_many_connections")
            return
        connection = Connection(socket, self._caps, address)
        self._open.add(connection)
        self._is_empty.clear()
        try:
            await self._share.turn(address, SOCKET_COST)
            await socket.accept()
            # A fresh task: receive() need not unwind the middleware stack.
            await asyncio.create_task(self._attend(connection))
        finally:
            self._open.discard(connection)
            if not self._open:
                self._is_empty.set()
            self._by_address.leave(address)

    def dismiss_all(self, why: str) -> None:
        """One that cannot be told keeps nobody else from being told."""
        for connection in tuple(self._open):
            try:
                connection.dismiss(why)
            except Exception:
                logger.exception("a connection could not be told to go")

    def retire_all(self, why: str) -> None:
        """Let everybody go who is not waiting for an answer, and the others after it."""
        for connection in tuple(self._open):
            connection.retire(why)

    async def emptied(self, within: float) -> None:
        """Wait until the last one has gone, for so long and no longer."""
        await asyncio.wait([asyncio.ensure_future(self._is_empty.wait())], timeout=within)

    async def _attend(self, connection: Connection) -> None:
        try:
            await self._converse(connection)
            await connection.closed()
        except Exception:
            logger.exception("a connection failed")

    async def _converse(self, connection: Connection) -> None:
        actor: TableActor | None = None
        try:
            actor, since = await self._greet(connection)
            await self._share.turn(connection.address, _cost_since(actor, since))
            await actor.join(connection, since)
            while True:
                message = await connection.receive()
                connection.begin_answer()
                await self._share.turn(connection.address, _cost_of(actor, message))
                await _handle(actor, connection, message)
                connection.end_answer()
        except Dismissal as dismissal:
            self._tables.services.refusals.note("socket", dismissal.why)
            connection.dismiss(dismissal.why)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # noqa: BLE001 - the fault log tells of it; a socket that hears nothing helps nobody
            self._tables.services.faults.report(error, actor.table.name if actor else "")
            connection.dismiss("server_fault")
        finally:
            if actor is not None:
                actor.leave(connection)

    async def _greet(self, connection: Connection) -> tuple[TableActor, int | None]:
        """The table that somebody wants to see, and since when."""
        try:
            hello = await asyncio.wait_for(connection.receive(), HELLO_WITHIN)
        except TimeoutError:
            raise Dismissal("no_hello") from None
        if not isinstance(hello, Hello):
            raise Dismissal("no_hello")
        if hello.protocol != PROTOCOL:
            raise Dismissal("other_protocol")
        actor = await self._tables.find(hello.table)
        if actor is None:
            raise Dismissal("no_such_table")
        self._admit(actor, connection, hello)
        return actor, hello.since

    def _admit(self, actor: TableActor, connection: Connection, hello: Hello) -> None:
        """By the secret of a seat, or as a spectator where there may be one."""
        table = actor.table
        if hello.token is not None:
            connection.token = hashed(hello.token)
            connection.seat = table.seat_of(connection.token)
            if connection.seat is None:
                raise Dismissal(table.why_lost(connection.token))
        elif not may_watch(table, hello.code):
            raise Dismissal("no_such_table")
        elif self._has_too_many_spectators(actor, connection.address):
            raise Dismissal("too_many_spectators")

    def _has_too_many_spectators(self, actor: TableActor, address: str) -> bool:
        """All of them together, or those from one address: nobody takes all the places."""
        most, most_of_one = self._caps.spectators, self._caps.spectators_of_address
        is_full = most and actor.audience.spectators() >= most
        return bool(is_full or (most_of_one and actor.audience.spectators(address) >= most_of_one))


def may_watch(table: Table, code: str | None) -> bool:
    """A table of a cup has no spectators: its deal is played at others too."""
    if table.settings.cup:
        return False
    return table.settings.is_public or (code is not None and code.upper() == table.code)


def _cost_of(actor: TableActor, message: ClientMessages) -> float:
    return _cost_since(actor, message.since) if isinstance(message, Missing) else MESSAGE_COST


def _cost_since(actor: TableActor, since: int | None) -> float:
    """Milliseconds that it takes to send how things stand, and what came after a number."""
    rows = 0 if since is None else min(max(0, actor.table.seq - since), CATCH_UP_MOST)
    return MESSAGE_COST + rows * ROW_COST


async def _handle(actor: TableActor, connection: Connection, message: ClientMessages) -> None:
    seat = connection.seat
    match message:
        case Hello():
            raise Dismissal("hello_twice")
        case Missing(since=since):
            await actor.send_missing(connection, since)
        case Check(id=id) if not actor.has_seat(connection):
            connection.answer(Refused(id=id, refusal=table_refuse("seat_lost")))
        case Check(id=id, action=action):
            connection.answer(actor.check(id, seat, action))
        case Ask(id=id) | Command(id=id) if seat is None:
            connection.answer(Refused(id=id, refusal=table_refuse("not_seated")))
        case Ask(id=id, request=request):
            envelope = Envelope(sender=Sender("person", seat), id=id, request=request, token=connection.token)
            await actor.ask(envelope, connection)
        case Command():
            await actor.ask(_envelope(message, connection), connection)
        case _:
            assert_never(message)


def _envelope(command: Command, connection: Connection) -> Envelope:
    return Envelope(
        sender=Sender("person", connection.seat),
        id=command.id,
        request=Play(action=command.action),
        at=command.at,
        token=connection.token,
    )
