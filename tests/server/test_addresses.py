"""Where somebody comes from: whose word is believed, what is kept of it, and what one address cannot crowd out."""

from __future__ import annotations

import json
import sqlite3
import stat
from contextlib import ExitStack, closing
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from nottingham.server.access.address_secret import address_secret
from nottingham.server.access.proxies import TrustedProxies
from nottingham.server.access.rate_limits import Rate
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Dismissed, Place, Player, set_table
from nottingham.server.config import Config
from nottingham.server.protocol.daily import TryToday
from nottingham.server.protocol.http_bodies import SetTable
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.address_marks import AddressMarks
from nottingham.server.table.log import SERVER, Sit
from nottingham.server.table.state import Table
from tests.server.conftest import GENEROUS, Serve
from tests.server.envelopes import PaperTable, secret
from tests.server.processes import rows_in
from tests.server.strangers_sockets import post_from, watch
from tests.waiting import PATIENCE, until

PROXY, VISITOR = "10.0.0.1", "192.0.2.7"
PUBLIC = SetTable(settings=Settings(is_public=True))


# --- what a proxy says


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        ("", PROXY),
        (VISITOR, VISITOR),
        (f"{VISITOR}:50123", VISITOR),
        ("[2001:db8::1]:443", "2001:db8::1"),
        (f"203.0.113.9, {VISITOR}", VISITOR),
        (f"{VISITOR}, 10.0.0.2", VISITOR),
        ("10.0.0.2", "10.0.0.2"),
        ("garbage-7", PROXY),
        (f"{VISITOR}, garbage-7", PROXY),
        (f"{VISITOR}, ", PROXY),
        ("unknown", PROXY),
    ],
)
def test_a_proxy_is_believed_where_it_names_an_address(forwarded: str, visitor: str) -> None:
    assert TrustedProxies("10.0.0.0/8, not-a-network").visitor(PROXY, forwarded) == visitor


def test_nobody_else_is_believed() -> None:
    assert TrustedProxies("10.0.0.0/8").visitor("198.51.100.1", VISITOR) == "198.51.100.1"
    assert TrustedProxies("").visitor(PROXY, VISITOR) == PROXY
    assert TrustedProxies("*").visitor("198.51.100.1", f"{VISITOR}, 10.0.0.1") == VISITOR


def test_words_that_are_no_address_win_no_further_tables(serve: Serve) -> None:
    server = serve(trusted_proxies="127.0.0.1", caps=replace(GENEROUS, tables=Rate(2, 0.001)))

    def status(forwarded: str) -> int:
        connection = HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)
        headers = {"content-type": "application/json", "x-forwarded-for": forwarded}
        connection.request("POST", "/api/tables", b"{}", headers)
        found = connection.getresponse().status
        connection.close()
        return found

    assert [status(f"garbage-{number}") for number in range(3)] == [201, 201, 429]
    assert status(VISITOR) == 201


# --- what is kept of an address


def test_a_mark_cannot_be_read_without_the_secret_which_is_not_in_the_database(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    place = set_table(server.url)
    plain = sha256(f"{place.table}\0127.0.0.1".encode()).hexdigest()[:16]
    rows = rows_in(f"sqlite:///{tmp_path}/tables.db", place.table)
    chair = Table.folded(rows).chairs[0]
    assert chair.address.startswith("k")
    assert plain not in chair.address
    file = tmp_path / "tables.db.secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert file.read_text() not in "".join(database.iterdump())


def test_the_secret_is_made_once_and_one_that_is_set_wins(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "address.secret"
    made = address_secret("", file)
    assert address_secret("", file) == made
    assert address_secret("set by hand", file) == b"set by hand"
    assert [path.name for path in file.parent.iterdir()] == ["address.secret"]


def test_where_no_secret_can_be_kept_that_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "a file").touch()
    assert address_secret("", tmp_path / "a file" / "address.secret")
    assert "no secret can be kept" in caplog.text


def test_where_the_secret_is_follows_from_the_database() -> None:
    assert Config(database="sqlite:////srv/tables.db").secret_file() == Path("/srv/tables.db.secret")
    assert Config(database="postgresql://db/x").secret_file().name == "address.secret"


def test_a_table_with_marks_of_before_goes_on_with_the_like() -> None:
    marks = AddressMarks(b"secret")
    paper = PaperTable()
    assert marks.at(paper.table, "home").startswith("k")
    plain = sha256(f"{paper.table.name}\0home".encode()).hexdigest()[:16]
    paper.do(SERVER, Sit(name="", language="en", token=secret(1), seat=1, address=plain))
    assert marks.at(paper.table, "home") == plain
    assert marks.at(paper.table, "") == ""


def test_marks_of_two_tables_and_of_two_servers_have_nothing_in_common() -> None:
    one, other = AddressMarks(b"one"), AddressMarks(b"other")
    tables = [Table(name="aaaaaaaaaaaa"), Table(name="bbbbbbbbbbbb")]
    assert len({marks.at(table, "home") for marks in (one, other) for table in tables}) == 4
    assert one.opener("home") != other.opener("home")


# --- what one address cannot crowd out


def test_one_address_does_not_fill_the_list_of_public_tables(serve: Serve) -> None:
    server = serve()
    for address, count in (("127.0.0.2", 1), ("127.0.0.3", 8)):
        for _ in range(count):
            assert post_from(address, server.url, "/api/tables", PUBLIC)[0] == 201
    connection = HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)
    connection.request("GET", "/api/tables")
    assert len(json.loads(connection.getresponse().read())["tables"]) == 6
    connection.close()


def test_one_address_does_not_take_every_place_to_watch(serve: Serve) -> None:
    server = serve(caps=replace(GENEROUS, spectators_of_address=2))
    place = set_table(server.url, Settings(is_public=True))
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(Player(Place(server.url, place.table)))
        with pytest.raises(Dismissed, match="too_many_spectators"):
            stack.enter_context(Player(Place(server.url, place.table)))
        watch(stack, server.url, place.table, None)
        audience = server.inside.tables.live()[place.table].audience
        until(lambda: audience.spectators() == 3, "a spectator from elsewhere")


def test_tables_of_one_address_are_counted_over_all_processes(serve: Serve) -> None:
    caps = replace(GENEROUS, tables=Rate(3, 1))
    servers = [serve(caps=caps), serve(caps=caps)]
    statuses = [post_from("127.0.0.2", servers[number % 2].url, "/api/tables", PUBLIC)[0] for number in range(4)]
    assert statuses == [201, 201, 201, 429]
    assert post_from("127.0.0.3", servers[0].url, "/api/tables", PUBLIC)[0] == 201


def test_one_address_does_not_try_the_market_of_the_day_for_ever(serve: Serve) -> None:
    server = serve(caps=replace(GENEROUS, tries=Rate(2, 0.001)))
    keys = [new_token() for _ in range(3)]
    tries = [post_from("127.0.0.2", server.url, "/api/today/try", TryToday(player=key))[0] for key in keys]
    assert tries == [201, 201, 429]
    assert (
        post_from("127.0.0.2", server.url, "/api/today/try", TryToday(player=keys[0]))[0] == 201
    )  # the same one again
