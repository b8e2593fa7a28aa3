"""A small client for a Nottingham server: what bots, tests and scripts sit down with.

    seated = set_table("http://127.0.0.1:8000", bots=("honest", "honest", "random"))
    with Player(seated) as player:
        player.ask(Start())
        while not player.is_over:
            if player.must_act:
                player.play(some_action)
            else:
                player.wait()

It blocks and knows no asyncio. Everything a player is sent is kept up to date in `player.update`; a connection that is
lost can be opened again with `reconnect`, and a command sent again under its old id is done once.
"""

from __future__ import annotations

import http.client
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from random import Random
from types import TracebackType
from typing import Any, Literal, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nottingham.record import codec
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.server.protocol.analyses import AskHint, GameAnalysis, SeatHint
from nottingham.server.protocol.http_bodies import (
    AskKey,
    FindSeats,
    FindTable,
    MySeat,
    MySeats,
    Problem,
    ReadWords,
    SeatClaim,
    Seated,
    SeatKey,
    SetTable,
    SetTablet,
    SitDown,
    TableList,
    TabletSet,
    UseKey,
    WordsRead,
)
from nottingham.server.protocol.messages import (
    Checked,
    Done,
    Farewell,
    PatchedUpdate,
    Presence,
    Refused,
    ServerMessages,
    TableInfo,
    Update,
    Welcome,
)
from nottingham.server.protocol.news import AnyNews, GameBegan
from nottingham.server.protocol.patches import merged, standing_checksum
from nottingham.server.protocol.primitives import Language
from nottingham.server.protocol.replays import AskReplay, Erased, EraseGame, GameStory, Replay
from nottingham.server.protocol.requests import Ask, Check, ClientMessages, Command, Hello, Missing, Requests
from nottingham.server.protocol.settings import Settings

TIMEOUT = 20.0
"""Seconds for whatever a server is asked or awaited for, unless a player is given others."""
T = TypeVar("T")


class ServerSaysNo(Exception):
    """An HTTP request was refused."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem.code, problem.parameters)
        self.status = status
        self.problem = problem


class Dismissed(Exception):
    """The server closed the connection, and said why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Place(msgspec.Struct, frozen=True):
    """A seat at a table of some server, and the secret that opens it; without one, a spectator's place."""

    server: str
    table: str
    seat: Seat | None = None
    token: str | None = None
    code: str | None = None


# --- HTTP --------------------------------------------------------------------------------------------------------


def call(server: str, method: str, path: str, body: object = None) -> tuple[int, bytes]:
    """One HTTP request, and what came back."""
    address = urlsplit(server)
    kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
    connection = kind(address.hostname or "127.0.0.1", address.port, timeout=TIMEOUT)
    try:
        raw = None if body is None else codec.to_json(body)
        connection.request(method, path, raw, {"content-type": "application/json"} if raw else {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def fetch(server: str, method: str, path: str, kind: type[T], body: object = None) -> T:
    status, raw = call(server, method, path, body)
    if status >= 400:
        raise ServerSaysNo(status, codec.from_json(raw, Problem))
    return codec.from_json(raw, kind)


def set_table(
    server: str,
    settings: Settings | None = None,
    *,
    name: str = "",
    language: Language = "en",
    bots: tuple[str, ...] = (),
    token: str | None = None,
) -> Place:
    """Set a table and be its host."""
    wanted = SetTable(settings=settings or Settings(), name=name, language=language, bots=bots, token=token)
    return _place(server, fetch(server, "POST", "/api/tables", Seated, wanted))


def set_tablet(
    server: str, settings: Settings | None = None, *, bots: tuple[str, ...] = (), token: str | None = None
) -> Place:
    """Set a table around a tablet, and watch there; the first who sits down is host."""
    wanted = SetTablet(settings=settings or Settings(), bots=bots, token=token)
    found = fetch(server, "POST", "/api/tablets", TabletSet, wanted)
    return Place(server, found.table, code=found.code)


def sit_down(
    server: str,
    table: str,
    *,
    name: str = "",
    language: Language = "en",
    code: str | None = None,
    seat: Seat | None = None,
    token: str | None = None,
) -> Place:
    """Take a seat at somebody's table."""
    wanted = SitDown(name=name, language=language, code=code, seat=seat, token=token)
    return _place(server, fetch(server, "POST", f"/api/tables/{table}/seats", Seated, wanted))


def find_table(server: str, code: str) -> TableInfo:
    return fetch(server, "POST", "/api/find", TableInfo, FindTable(code=code))


def public_tables(server: str) -> tuple[TableInfo, ...]:
    return fetch(server, "GET", "/api/tables", TableList).tables


def ask_key(place: Place) -> SeatKey:
    """A key with which another device can open the same seat, once."""
    assert place.token is not None
    return fetch(place.server, "POST", f"/api/tables/{place.table}/keys", SeatKey, AskKey(token=place.token))


def use_key(server: str, table: str, key: str, *, token: str | None = None) -> Place:
    """Open a seat with a key."""
    wanted = UseKey(key=key, token=token)
    return _place(server, fetch(server, "POST", f"/api/tables/{table}/keys/use", Seated, wanted))


def find_seats(server: str, places: Iterable[Place]) -> tuple[MySeat, ...]:
    """Those of one's seats that are still there."""
    claims = tuple(SeatClaim(table=place.table, token=place.token) for place in places if place.token)
    return fetch(server, "POST", "/api/seats", MySeats, FindSeats(seats=claims)).seats


def look_back(place: Place, since: int = 0, most: int = 200) -> Replay:
    """The game at hand so far, as the own seat saw it."""
    assert place.token is not None
    wanted = AskReplay(token=place.token, since=since, most=most)
    return fetch(place.server, "POST", f"/api/tables/{place.table}/replay", Replay, wanted)


def ask_hint(place: Place) -> SeatHint:
    """What the tutor would do in this place; only where nobody but bots plays besides."""
    assert place.token is not None
    return fetch(place.server, "POST", f"/api/tables/{place.table}/hint", SeatHint, AskHint(token=place.token))


def read_words(place: Place, text: str, language: str = "en") -> WordsRead:
    """The offer that these words would be; they are read, and not said."""
    assert place.token is not None
    wanted = ReadWords(token=place.token, text=text, language=language)
    return fetch(place.server, "POST", f"/api/tables/{place.table}/words", WordsRead, wanted)


def game_story(server: str, game: str) -> GameStory:
    """Who won a finished game with what, and what people will talk about."""
    return fetch(server, "GET", f"/api/games/{game}", GameStory)


def game_replay(server: str, game: str, seat: Seat | Literal["open", "table"] = "table", since: int = 0) -> Replay:
    """Some steps of a finished game: as a seat saw it, with all cards open, or as the whole table saw it."""
    return fetch(server, "GET", f"/api/games/{game}/replay?seat={seat}&since={since}&most=200", Replay)


def game_record(server: str, game: str) -> str:
    """The record of a finished game, for the referee."""
    status, raw = call(server, "GET", f"/api/games/{game}/record")
    if status >= 400:
        raise ServerSaysNo(status, codec.from_json(raw, Problem))
    return raw.decode()


def ask_analysis(server: str, game: str) -> GameAnalysis:
    """Have a finished game analysed, or learn how far that is."""
    return fetch(server, "POST", f"/api/games/{game}/analysis", GameAnalysis)


def see_analysis(server: str, game: str) -> GameAnalysis:
    """How far the analysis of a finished game is; nothing is begun."""
    return fetch(server, "GET", f"/api/games/{game}/analysis", GameAnalysis)


def erase_game(place: Place, game: str) -> None:
    """Erase a finished game; only its host can."""
    assert place.token is not None
    fetch(place.server, "POST", f"/api/games/{game}/erase", Erased, EraseGame(token=place.token))


def _place(server: str, seated: Seated) -> Place:
    return Place(server, seated.table, seated.seat, seated.token, seated.code)


# --- the websocket -----------------------------------------------------------------------------------------------


class Player:
    """A client's player at a table, or its spectator."""

    def __init__(self, place: Place, *, timeout: float | None = None) -> None:
        self.place = place
        self.welcome: Welcome | None = None
        self.update: Update | None = None
        self.info: TableInfo | None = None
        self.ruleset: Ruleset | None = None
        self.presence: Presence | None = None
        self.news: list[AnyNews] = []
        """Everything that happened since this player came, as seen from its seat."""
        self.received: list[bytes] = []
        """Every message, as it came over the wire."""
        self.repairs = 0
        """How often what was patched together was not what the server has, and had to be asked for."""
        self._standing: dict[str, Any] = {}
        """The last update as plain JSON, for the next patch."""
        self._timeout = TIMEOUT if timeout is None else timeout
        self._answers: dict[str, Done | Refused | Checked] = {}
        self._opened = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # --- connecting

    def connect(self, since: int | None = 0) -> None:
        """Sit down at the websocket, and wait until how things stand is known."""
        address = urlsplit(self.place.server)
        scheme = "wss" if address.scheme == "https" else "ws"
        self._socket = self._opened.enter_context(
            connect(
                f"{scheme}://{address.netloc}/api/socket",
                open_timeout=self._timeout,
                max_size=None,
                max_queue=None,  # who does not look for a while still answers the server's pings
                compression=None,
                proxy=None,
            )
        )
        place = self.place
        self._send(Hello(table=place.table, token=place.token, code=None if place.token else place.code, since=since))
        seen = self.update
        self.wait_until(lambda: self.update is not seen)

    def reconnect(self) -> None:
        """Open a lost connection again and catch up with what was missed."""
        self.close()
        self.connect(self.update.seq if self.update else 0)

    def close(self) -> None:
        self._opened.close()
        self._socket = None

    # --- looking

    @property
    def seat(self) -> Seat | None:
        return self.place.seat

    @property
    def view(self) -> View:
        """The game as this seat sees it."""
        assert self.update is not None
        assert self.update.view is not None
        assert self.ruleset is not None
        seen = self.update.view
        return View(
            self.ruleset,
            seen.seat,
            seen.public,
            seen.hand,
            seen.bag,
            seen.aside,
            seen.contraband,
            seen.known,
            seen.extras,
        )

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return self.update.prompts if self.update else ()

    @property
    def must_act(self) -> bool:
        return self.update is not None and self.seat in self.update.awaited

    @property
    def is_over(self) -> bool:
        return self.info is not None and self.info.stage == "finished"

    # --- acting

    def play(self, action: Action, *, id: str | None = None, at: str | None = None) -> Done | Refused:
        """Do something in the game, and wait for the answer."""
        assert self.update is not None
        return self._await_answer(Command(id=id or new_id(), at=at or self.update.at, action=action))

    def ask(self, request: Requests, *, id: str | None = None) -> Done | Refused:
        """Ask something of the table, and wait for the answer."""
        return self._await_answer(Ask(id=id or new_id(), request=request))

    def check(self, action: Action) -> Refusal | None:
        """Why something would not be allowed; None if it would be."""
        message = Check(id=new_id(), action=action)
        self._send(message)
        self.wait_until(lambda: message.id in self._answers)
        answer = self._answers.pop(message.id)
        assert isinstance(answer, Checked)
        return answer.refusal

    def sample(self, rng: Random) -> Action:
        """Something that this seat must do now, at random."""
        musts = [prompt for prompt in self.prompts if prompt.must]
        return rng.choice(musts).sample(self.view, rng)

    def _await_answer(self, message: Command | Ask) -> Done | Refused:
        self._send(message)
        self.wait_until(lambda: message.id in self._answers)
        answer = self._answers.pop(message.id)
        assert not isinstance(answer, Checked)
        if isinstance(answer, Done):
            self.wait_for(answer.seq)
        return answer

    # --- receiving

    def wait(self, timeout: float | None = None) -> None:
        """Wait for the next message."""
        assert self._socket is not None
        try:
            raw = self._socket.recv(timeout=timeout or self._timeout, decode=False)
        except ConnectionClosed as error:
            raise Dismissed(error.rcvd.reason if error.rcvd else "connection_lost") from error
        self.received.append(raw)
        kind: Any = ServerMessages
        self._take(codec.from_json(raw, kind))

    def wait_until(self, condition: Callable[[], bool], timeout: float | None = None) -> None:
        """Take in messages until something is so."""
        deadline = time.monotonic() + (timeout or self._timeout)
        while not condition():
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError("the server did not say what was waited for")
            self.wait(left)

    def wait_for(self, seq: int) -> None:
        """Take in messages until this update, or a later one, is there."""
        self.wait_until(lambda: self.update is not None and self.update.seq >= seq)

    def _take(self, message: ServerMessages) -> None:
        match message:
            case Welcome():
                self.welcome, self.info, self.ruleset = message, message.table, message.ruleset
            case Update():
                self._take_update(message)
            case PatchedUpdate():
                self._take_patch(message)
            case Presence():
                self.presence = message
            case Done(id=id) | Refused(id=id) | Checked(id=id):
                self._answers[id] = message
            case Farewell(why=why):
                raise Dismissed(why)

    def _take_update(self, update: Update) -> None:
        known = self.update.seq if self.update else 0
        if update.after > known:
            self._send(Missing(since=known))
            return
        if update.seq < known and update.after:
            return  # an answer to `Missing` that was overtaken; without an `after` it is how things stand, whatever was
        if update.after < known and update.news:  # it crossed with patches, and tells once more what was heard
            if update.seq > known:
                self._send(Missing(since=known))
                return
            update = replace(update, news=())
        self._standing = msgspec.json.decode(codec.to_json(replace(update, news=())))
        self._show(update)

    def _take_patch(self, patch: PatchedUpdate) -> None:
        known = self.update.seq if self.update else 0
        if patch.seq > known + 1:
            self._send(Missing(since=known))
        elif patch.seq == known + 1 and self._standing:
            self._standing = merged(merged(self._standing, patch.shared), patch.own)
            self._standing |= {"seq": patch.seq, "after": known, "now": patch.now or self._standing["now"]}
            self._show(replace(codec.from_plain(self._standing, Update), news=patch.news))
            if patch.checksum not in (None, standing_checksum(self._standing)):
                self.repairs += 1
                self._send(Missing(since=patch.seq))

    def _show(self, update: Update) -> None:
        self.update = update
        self.news.extend(update.news)
        self.info = update.table or self.info
        for news in update.news:
            if isinstance(news, GameBegan):
                self.ruleset = news.ruleset

    def _send(self, message: ClientMessages) -> None:
        assert self._socket is not None
        try:
            self._socket.send(codec.to_json(message).decode())
        except ConnectionClosed as error:
            raise Dismissed(error.rcvd.reason if error.rcvd else "connection_lost") from error


def new_id() -> str:
    """An id for a command; the same again means the same command."""
    return secrets.token_urlsafe(9)
