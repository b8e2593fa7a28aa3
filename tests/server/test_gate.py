"""Strangers at the gate: refused or harmless, and others unaffected."""

import http.client
import json
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from nottingham.server.access.rate_limits import Rate
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, call, set_table, sit_down
from nottingham.server.config import Caps
from nottingham.server.protocol.http_bodies import SetTable
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Say, Start
from nottingham.server.protocol.settings import Settings
from tests.server.conftest import Serve
from tests.waiting import PATIENCE


def raw(url: str, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, dict[str, str]]:
    address = urlsplit(url)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=PATIENCE)
    connection.putrequest(method, path, skip_host=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.putheader("content-length", str(len(body)))
    connection.endheaders(body)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}


@pytest.fixture
def host(shared: str) -> str:
    return urlsplit(shared).netloc


@pytest.fixture
def open_socket(shared: str) -> Iterator[ClientConnection]:
    with connect(socket_url(shared), compression=None, proxy=None) as connection:
        yield connection


def socket_url(url: str) -> str:
    return f"ws://{urlsplit(url).netloc}/api/socket"


# --- Host and Origin


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "", "127.0.0.1.evil.example", "["])
def test_an_unknown_host_is_turned_away(shared: str, name: str) -> None:
    status, _ = raw(shared, "GET", "/health", {"host": name})
    assert status in (400, 403)


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST:8000", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000"])
def test_this_machine_and_plain_addresses_are_known(shared: str, name: str) -> None:
    assert raw(shared, "GET", "/health", {"host": name})[0] == 200


@pytest.mark.parametrize(
    ("name", "is_trusted"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", False),
        ("nottingham.test:8000", False),
        ("far.example", True),
    ],
)
def test_what_only_a_secure_context_heeds_is_sent_only_there(serve: Serve, name: str, is_trusted: bool) -> None:
    url = serve(allowed_hosts=("nottingham.test",), public_url="https://far.example").url
    _, headers = raw(url, "GET", "/", {"host": name})
    assert ("cross-origin-opener-policy" in headers) == is_trusted


def test_a_trusted_proxy_says_whether_the_connection_is_secure(serve: Serve) -> None:
    url = serve(allowed_hosts=("far.example",), trusted_proxies="127.0.0.1").url
    for scheme in ("http", "https"):
        _, headers = raw(url, "GET", "/", {"host": "far.example", "x-forwarded-proto": scheme})
        assert ("cross-origin-opener-policy" in headers) == (scheme == "https")


def test_another_sites_page_cannot_set_a_table(shared: str, host: str) -> None:
    body = json.dumps({}).encode()
    assert raw(shared, "POST", "/api/tables", {"host": host, "origin": "https://evil.example"}, body)[0] == 403
    assert raw(shared, "POST", "/api/tables", {"host": host, "origin": "null"}, body)[0] == 403
    assert raw(shared, "POST", "/api/tables", {"host": host, "origin": f"http://{host}"}, body)[0] == 201


def test_another_sites_page_cannot_open_a_socket(shared: str) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect(socket_url(shared), origin=Origin("https://evil.example"), proxy=None),
    ):
        pass


def test_every_answer_has_the_headers_that_keep_a_browser_safe(shared: str, host: str) -> None:
    for path in ("/", "/health", "/nowhere", "/api/tables"):
        _, headers = raw(shared, "GET", path, {"host": host})
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "upgrade-insecure-requests" not in policy


def test_a_get_changes_nothing(shared: str) -> None:
    place = set_table(shared, Settings(is_public=True))
    for path in ("", "/seats"):
        call(shared, "GET", f"/api/tables/{place.table}{path}")
    status, body = call(shared, "GET", f"/api/tables/{place.table}")
    assert status == 200
    assert sum(seat["is_person"] for seat in json.loads(body)["seats"]) == 1


# --- malformed things


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"settings": 3}',
        b'{"unknown": 1}',
        b'{"settings": {"players": 99}}',
        b'{"settings": {"edition": "third"}}',
        b'{"settings": {"options": ["nope"]}}',
        b'{"bots": ["nobody"]}',
        b'{"token": "short"}',
        b'{"token": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}',
        b'{"name": "\xff"}',
        b"[" * 10_000,
        b'{"name": "' + b"x" * 20_000 + b'"}',
    ],
)
def test_a_malformed_body_is_refused(shared: str, host: str, body: bytes) -> None:
    status, _ = raw(shared, "POST", "/api/tables", {"host": host}, body)
    assert 400 <= status < 500


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("", "malformed"),
        ("{}", "malformed"),
        ("[" * 5000, "malformed"),
        ('{"type": "command"}', "malformed"),
        (b"\x00\x01", "malformed"),
        (json.dumps({"type": "missing", "since": 1}), "no_hello"),
        (json.dumps({"type": "hello", "table": "../../../etc", "token": None}), "malformed"),
        (json.dumps({"type": "hello", "table": "aaaaaaaaaaaa"}), "no_such_table"),
        (json.dumps({"type": "hello", "table": "aaaaaaaaaaaa", "token": "x" * 40}), "no_such_table"),
        (json.dumps({"type": "hello", "table": "aaaaaaaaaaaa", "protocol": 2}), "other_protocol"),
        (json.dumps({"type": "hello", "table": "aaaaaaaaaaaa", "protocol": 99}), "other_protocol"),
    ],
)
def test_a_bad_first_message_is_a_farewell(open_socket: ClientConnection, message: str | bytes, why: str) -> None:
    open_socket.send(message)
    assert farewell(open_socket) == why


def farewell(connection: ClientConnection) -> str:
    """Why the server hangs up."""
    why = ""
    try:
        while True:
            said = json.loads(connection.recv(timeout=PATIENCE))
            why = said.get("why", why)
    except ConnectionClosed:
        return why


def read_on(socket: ClientConnection) -> None:
    """Until it is closed; a farewell may come before that, if there is still a reader."""
    while True:
        socket.recv(timeout=PATIENCE)


def test_an_oversize_frame_closes_the_connection(open_socket: ClientConnection) -> None:
    open_socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        read_on(open_socket)


ABSURD = [
    {"action": "set_aside", "goods": {"apple": 10**18, "cheese": 10**18}},
    {"action": "set_aside", "goods": {"apple": -1}},
    {"action": "set_aside", "goods": {"apple": 1.5}},
    {"action": "no_such_action"},
    {"action": "declare", "good": "apple", "count": True},
    {"action": "time_up", "extra": 1},
]


@pytest.mark.parametrize("action", ABSURD)
def test_an_absurd_action_hurts_only_its_sender(shared: str, action: dict[str, object]) -> None:
    place = set_table(shared, bots=("honest", "honest", "honest"))
    with Player(place) as other, Player(place) as me:
        other.ask(Start())
        assert me._socket is not None
        me._socket.send(json.dumps({"type": "command", "id": "12345678", "at": "x", "action": action}))
        assert farewell(me._socket) == "malformed"
        assert isinstance(other.ask(Say(phrase="ouch")), Done)


def test_no_seat_can_say_that_time_is_up(shared: str) -> None:
    from nottingham import TimeUp  # noqa: PLC0415

    place = set_table(shared, Settings(options=("time_limit",)), bots=("honest", "honest", "honest"))
    with Player(place) as me:
        me.ask(Start())
        assert me.check(TimeUp()) is not None
        assert not isinstance(me.play(TimeUp()), Done)


def test_another_tables_token_opens_nothing(shared: str) -> None:
    mine, theirs = set_table(shared), set_table(shared)
    with connect(socket_url(shared), proxy=None) as connection:
        connection.send(json.dumps({"type": "hello", "table": theirs.table, "token": mine.token}))
        assert farewell(connection) == "seat_lost"


def test_an_invitation_table_cannot_be_watched_without_its_code(shared: str) -> None:
    theirs = set_table(shared)
    with connect(socket_url(shared), proxy=None) as connection:
        connection.send(json.dumps({"type": "hello", "table": theirs.table}))
        assert farewell(connection) == "no_such_table"
    with Player(Place(shared, theirs.table, code=theirs.code)) as guest:
        assert guest.welcome is not None
        assert guest.welcome.code is None


# --- too much of everything


def test_floods_are_stopped_and_others_go_on(serve: Serve) -> None:
    server = serve(caps=Caps(messages=Rate(20, 0), talk=Rate(5, 0), sockets=4, tables=Rate(3, 0.001)))
    place = set_table(server.url)
    with Player(sit_down(server.url, place.table, code=place.code)) as calm, Player(place) as loud:
        said = [loud.ask(Say(phrase="ouch")) for _ in range(8)]
        assert [isinstance(answer, Done) for answer in said] == [True] * 5 + [False] * 3
        assert loud._socket is not None
        for number in range(30):
            loud._socket.send(json.dumps({"type": "missing", "since": number}))
        assert farewell(loud._socket) == "too_many_messages"
        assert isinstance(calm.ask(Say(phrase="ouch")), Done)
    statuses = [call(server.url, "POST", "/api/tables", SetTable())[0] for _ in range(4)]
    assert statuses[-1] == 429


def test_one_address_has_so_many_sockets_and_no_more(serve: Serve) -> None:
    server = serve(caps=Caps(sockets=2))
    with (
        connect(socket_url(server.url), proxy=None),
        connect(socket_url(server.url), proxy=None),
        pytest.raises(InvalidStatus),
        connect(socket_url(server.url), proxy=None),
    ):
        pass
    with connect(socket_url(server.url), proxy=None) as connection:
        assert connection.protocol.state.name == "OPEN"


def test_a_slow_reader_is_cut_off_and_nobody_waits_for_it(serve: Serve) -> None:
    server = serve(caps=Caps(backlog_bytes=200_000, messages=Rate(0, 0), talk=Rate(0, 0), sockets=0))
    place = set_table(server.url)
    slow = reading_nothing(server.url, place)
    try:
        with Player(place) as quick:
            asked = 0
            while len(server.inside.sockets) > 1 and asked < 3000:
                assert isinstance(quick.ask(Say(phrase="ouch")), Done)
                asked += 1
                if asked % 20 == 0:  # each answer is the whole log again
                    slow.send(frame(json.dumps({"type": "missing", "since": 0}).encode()))
            assert len(server.inside.sockets) == 1
    finally:
        slow.close()


def reading_nothing(url: str, place: Place) -> socket.socket:
    """A websocket whose owner never reads."""
    address = urlsplit(url)
    slow = socket.socket()
    slow.settimeout(PATIENCE)
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect((address.hostname, address.port))
    slow.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    slow.recv(200)
    slow.send(frame(json.dumps({"type": "hello", "table": place.table, "token": place.token}).encode()))
    return slow


def frame(payload: bytes) -> bytes:
    """A masked text frame, with a mask that changes nothing."""
    assert len(payload) < 65536
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return b"\x81" + length + bytes(4) + payload


def test_tokens_are_in_no_file(serve: Serve, tmp_path: object) -> None:
    server = serve()
    token = new_token()
    place = set_table(server.url, bots=("honest",) * 3, token=token)
    with Player(place) as me:
        me.ask(Start())
    server.stop()
    files = [path for path in tmp_path.iterdir() if path.is_file()]  # type: ignore[attr-defined]
    assert files
    assert not any(token.encode() in path.read_bytes() for path in files)
