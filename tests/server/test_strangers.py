"""Strangers with guesses, tricks and floods: refused or harmless, and whoever plays at the table notices nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from websockets.sync.client import connect

from nottingham.record import codec
from nottingham.rules.engine.actions import Pledge, Propose, SetAside
from nottingham.rules.engine.deals import Words
from nottingham.rules.engine.goods import NOTHING
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Dismissed, Place, Player, ServerSaysNo, call, find_table, set_table, sit_down
from nottingham.server.config import Caps
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.news import Said
from nottingham.server.protocol.requests import Hello, Rename, Say, SayText, SetReady, Start
from nottingham.server.protocol.schema import protocol_schema
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.moves import with_clean_words
from tests.server.conftest import RunningServer, Serve, config_for
from tests.server.test_gate import farewell, socket_url
from tests.waiting import PATIENCE

# --- guesses


def hello(url: str, **fields: object) -> str:
    """Why a first message like this is answered with a farewell; '' if it is not."""
    with connect(socket_url(url), proxy=None) as connection:
        connection.send(json.dumps({"type": "hello", **fields}))
        first = json.loads(connection.recv(timeout=PATIENCE))
        return first["why"] if first["type"] == "farewell" else ""


def test_a_seat_opens_to_its_own_secret_only(shared: str) -> None:
    host = set_table(shared)
    guest = sit_down(shared, host.table, code=host.code)
    assert hello(shared, table=host.table, token=host.token) == ""
    for token in (new_token(), (host.token or "")[::-1], (host.token or "").upper(), "a" * 32):
        assert hello(shared, table=host.table, token=token) == "seat_lost"
    with Player(host) as me, Player(guest) as they:
        assert (me.welcome.seat if me.welcome else None, they.welcome.seat if they.welcome else None) == (0, 1)


def test_another_seats_token_moves_only_that_seat(shared: str) -> None:
    """A command names no seat: it is always of the seat whose secret opened the socket."""
    host = set_table(shared, bots=("honest", "honest"))
    guest = sit_down(shared, host.table, code=host.code)
    with Player(host) as me, Player(guest) as they:
        assert isinstance(they.ask(SetReady(is_ready=True)), Done)
        assert isinstance(me.ask(Start()), Done)
        me.wait_until(lambda: me.update is not None and bool({me.seat, they.seat} & {*me.update.awaited}))
        idle = they if me.must_act else me
        answer = idle.play(SetAside(NOTHING))
        assert isinstance(answer, Refused)
        raw = {"type": "command", "id": "12345678", "at": "x", "action": {"action": "call_split"}, "seat": 0}
        idle._socket.send(json.dumps(raw))  # type: ignore[union-attr]
        with pytest.raises(Dismissed):
            idle.wait_until(lambda: False)


def test_guessed_names_and_codes_lead_nowhere(shared: str) -> None:
    set_table(shared)
    for code in ("AAAAAAAA", "aaaaaa", "' OR 1=1--", "%%%%%%%%", "\u202eABCDEFG"):
        with pytest.raises(ServerSaysNo) as refusal:
            find_table(shared, code)
        assert refusal.value.status == 404
    for name in ("aaaaaaaaaaaa", "..%2f..%2fetc", "'", "a" * 500):
        assert call(shared, "GET", f"/api/tables/{name}")[0] == 404
        assert call(shared, "POST", f"/api/tables/{name}/seats", {})[0] in (404, 405)


def test_a_stranger_cannot_speak_or_act(shared: str) -> None:
    host = set_table(shared, Settings(is_public=True), bots=("honest", "honest", "honest"))
    with Player(host) as me, Player(Place(shared, host.table)) as stranger:
        me.ask(Start())
        stranger.wait_until(lambda: stranger.update is not None and stranger.update.view is not None)
        for answer in (stranger.ask(Say(phrase="ouch")), stranger.ask(Start()), stranger.play(SetAside(NOTHING))):
            assert isinstance(answer, Refused)
            assert answer.refusal.code == "not_seated"


# --- tricks in names and talk

TRICKS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "\u202egnp.exe",
    "Robin\u0000\u001b[2J",
    "a\u0301\u0301\u0301\u0301\u0301\u0301",
    "\u2066\u2067\u2068\u2069\u200b\ufeff",
    "line\nbreak\r\n{ $name }",
    "{{constructor.constructor('alert(1)')()}}",
    "𒐫" * 64,
)


@pytest.mark.parametrize("trick", TRICKS)
def test_tricks_in_names_and_talk_are_harmless(shared: str, trick: str) -> None:
    """What turns lines around, breaks or hides is gone; the rest travels as text, in JSON that says it is JSON."""
    host = set_table(shared, name=trick, bots=("honest", "honest"))
    guest = sit_down(shared, host.table, code=host.code, name="Marian")
    with Player(host) as me, Player(guest) as they:
        me.ask(SayText(text=trick))
        me.ask(Rename(name=trick, language="pl"))
        they.ask(Say(phrase="ouch"))
        they.wait_until(lambda: any(isinstance(news, Said) and news.phrase == "ouch" for news in they.news))
        assert they.info is not None
        shown = [they.info.seats[0].name, *(news.text for news in they.news if isinstance(news, Said))]
    for text in shown:
        assert not any(letter in text for letter in "\u202e\u2066\u2067\u2068\u2069\u200b\ufeff\x00\x1b\n\r")
        assert len(text) <= 280
    raw = b"".join(they.received)
    assert b"\xe2\x80\xae" not in raw
    assert b"\\u0000" not in raw


def test_words_in_promises_and_offers_are_cleaned_too() -> None:
    pledge = with_clean_words(Pledge(1, words="I\u202e swear\n"), is_public=False)
    assert isinstance(pledge, Pledge)
    assert pledge.words == "I swear"
    offer = with_clean_words(Propose(1, (Words(0, "by\u2066 my\x00 beard"),)), is_public=False)
    assert isinstance(offer, Propose)
    assert offer.clauses == (Words(0, "by my beard"),)


# --- floods


def test_malformed_frames_from_many_do_not_slow_a_table(shared: str) -> None:
    place = set_table(shared, bots=("honest", "honest", "honest"))
    rng = Random(1)
    with Player(place) as me, ExitStack() as stack:
        me.ask(Start())
        strangers = [stack.enter_context(connect(socket_url(shared), proxy=None)) for _ in range(20)]
        for stranger in strangers:
            stranger.send(rng.choice(["{", "[[[[", '{"type":"hello"}', "\x00" * 1000, "null", "1e999"]))
        me.wait_until(lambda: me.must_act)
        assert isinstance(me.play(me.sample(rng)), Done)
        assert {farewell(stranger) for stranger in strangers} == {"malformed"}


def test_a_socket_that_says_nothing_is_closed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.server.transport.websocket.HELLO_WITHIN", 0.2)
    with connect(socket_url(serve().url), proxy=None) as connection:
        assert farewell(connection) == "no_hello"


def test_a_second_hello_is_a_farewell(shared: str) -> None:
    place = set_table(shared)
    with Player(place) as me:
        me._send(Hello(table=place.table, token=place.token))
        with pytest.raises(Dismissed, match="hello_twice"):
            me.wait_until(lambda: False)


def test_spectators_are_bounded(serve: Serve) -> None:
    server = serve(caps=Caps(spectators=2))
    host = set_table(server.url, Settings(is_public=True))
    with Player(Place(server.url, host.table)), Player(Place(server.url, host.table)):
        with pytest.raises(Dismissed, match="too_many_spectators"):
            Player(Place(server.url, host.table)).connect()
        with Player(host) as me:
            assert me.presence is None or me.presence.spectators == 2


# --- a GET changes nothing


def dump(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        return list(connection.iterdump())


def test_no_get_changes_anything(serve: Serve, tmp_path: Path) -> None:
    """Link previews must not sit down: every address, with and without a token, in the path and as a header."""
    server = serve()
    host = set_table(server.url, Settings(is_public=True), bots=("honest", "honest"))
    with Player(host) as me:
        me.ask(Say(phrase="hello"))
    before = dump(tmp_path)
    paths = {route.path for route in server.inside.api.routes()} | {"/", "/api/socket", "/bare.js", "/favicon.ico"}
    assert any("{table}" in path for path in paths)
    for path in sorted(paths):
        filled = path.replace("{table}", host.table).replace("{game}", "1").replace("{number}", "1")
        for query in ("", f"?token={host.token}", f"?code={host.code}&name=x&seat=3"):
            for method in ("GET", "HEAD", "OPTIONS"):
                status, _ = call(server.url, method, filled + query)
                assert status < 500, (method, filled)
    assert dump(tmp_path) == before


# --- the API and the protocol are as they are described


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = RunningServer(config_for(tmp_path_factory.mktemp("described")))
    yield server.url
    server.stop()


def test_the_api_is_as_it_is_described(described: str) -> None:
    """schemathesis makes up requests, good and bad: never a fault, and every answer as the description says."""
    schema = schemathesis.openapi.from_url(f"{described}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 6
    for operation in operations:
        check_operation(operation)


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
"""All but one: that every request of the right shape is granted, because a token can be weak and a table full."""


TOO_LONG = 413


def check_operation(operation: Any) -> None:
    cases = st.one_of(
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE),
    )

    @settings(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(cases)
    def run(case: Any) -> None:
        answer = case.call()
        # A body that is too long is not read: whatever is in it, that is the answer.
        told = [one for one in CHECKS if one is not checks.negative_data_rejection or answer.status_code != TOO_LONG]
        case.validate_response(answer, checks=told)

    run()


def test_every_message_fits_the_schema(described: str) -> None:
    """Both ways, through a whole game with talk, checks, refusals and bots."""
    schema = protocol_schema()
    validators = {
        name: jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"})
        for name in ("ClientMessages", "ServerMessages")
    }
    rng = Random(3)
    place = set_table(described, Settings(edition="second", options=("black_market",)), bots=("random", "honest"))
    guest = sit_down(described, place.table, code=place.code)
    with Listening(place) as me, Listening(guest) as they, Player(Place(described, place.table, code=place.code)) as it:
        they.ask(SetReady(is_ready=True))
        me.ask(Start())
        me.ask(SayText(text="hello"))
        me.ask(Say(phrase="nothing of the kind"))
        while not me.is_over:
            assert me.update is not None
            they.wait_for(me.update.seq)
            player = next((player for player in (me, they) if player.must_act), None)
            if player is None:
                me.wait()
            else:
                player.check(player.sample(rng))
                player.play(player.sample(rng))
        assert me.update is not None
        it.wait_for(me.update.seq)
    assert [player.repairs for player in (me, they, it)] == [0, 0, 0]
    received = [*me.received, *they.received, *it.received]
    assert {json.loads(raw)["type"] for raw in received} >= {
        "welcome", "update", "patch", "presence", "done", "refused", "checked"
    }  # fmt: skip
    for raw in received:
        validators["ServerMessages"].validate(json.loads(raw))
    for raw in (*me.sent, *they.sent):
        validators["ClientMessages"].validate(json.loads(raw))
    assert not validators["ServerMessages"].is_valid({"type": "update", "seq": "1"})
    assert not validators["ClientMessages"].is_valid({"type": "hello", "table": "x"})


class Listening(Player):
    """A player who keeps what it says."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.sent: list[bytes] = []

    def _send(self, message: Any) -> None:
        self.sent.append(codec.to_json(message))
        super()._send(message)
