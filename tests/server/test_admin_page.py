"""The private port: metrics for all who reach it, the admin page for whoever has its token."""

from __future__ import annotations

import base64
import http.client
import json
import logging
import socket
from typing import Any
from urllib.parse import urlencode

import pytest

from nottingham.server.admin import page
from nottingham.server.client import Player, call, set_table, sit_down
from nottingham.server.ops.metrics import Metrics
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Report, Say, SayText, Start
from nottingham.server.timestamps import HOUR
from nottingham.server.transport import slow_clients
from tests.server.conftest import RunningServer, Serve
from tests.waiting import PATIENCE, until

TOKEN = "a token of the operator's"  # noqa: S105 - of nobody


def ask(
    server: RunningServer, path: str, token: str | None = TOKEN, form: dict[str, str] | None = None, origin: str = ""
) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.inside.metrics_port, timeout=PATIENCE)
    password = base64.b64encode(f"anybody:{token}".encode()).decode()
    headers = {"authorization": f"Basic {password}"} if token else {}
    headers |= {"origin": origin} if origin else {}
    connection.request("GET" if form is None else "POST", path, urlencode(form or {}), headers)
    response = connection.getresponse()
    try:
        return response.status, response.read().decode()
    finally:
        connection.close()


@pytest.fixture
def server(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    monkeypatch.setattr(page, "WRONG_TOKEN_PAUSE", 0.0)
    return serve(metrics_port=0, admin_token=TOKEN)


def test_the_page_shows_tables_seats_bans_and_reports_and_no_secret(server: RunningServer) -> None:
    place = set_table(server.url, name="Robin <b>", bots=("honest",) * 3)
    with Player(place) as me:
        assert isinstance(me.ask(Start()), Done)
        me.ask(SayText(text="<script>alert(1)</script>"))
        me.ask(Report(seat=1, why="stalling", text="so slow"))
        status, html = ask(server, "/admin")
    assert status == 200
    for shown in (place.table, "Robin &lt;b&gt; (here)", "honest (bot)", "playing, invitation", "stalling: so slow"):
        assert shown in html
    for hidden in (place.token or "-", place.code or "-", "<script>", "Robin <b>"):
        assert hidden not in html


@pytest.mark.parametrize("token", [None, "", "wrong", TOKEN + "x"])
def test_without_the_token_there_is_no_page(server: RunningServer, token: str | None) -> None:
    for path in ("/admin", "/admin/state.json"):
        assert ask(server, path, token)[0] == 401
    assert ask(server, "/admin/ban", token, {"address": "10.1.2.3"})[0] == 401
    assert server.inside.bans._networks == ()


def test_without_a_token_set_there_is_no_page_at_all(serve: Serve) -> None:
    server = serve(metrics_port=0)
    assert ask(server, "/admin", "")[0] == 404
    assert ask(server, "/metrics", None)[0] == 200


def test_the_page_is_not_on_the_public_port(server: RunningServer) -> None:
    assert call(server.url, "GET", "/admin")[0] == 404
    assert call(server.url, "GET", "/metrics")[0] == 404


def test_another_sites_form_does_nothing(server: RunningServer) -> None:
    form = {"address": "10.1.2.3", "days": "1"}
    assert ask(server, "/admin/ban", form=form, origin="https://evil.example")[0] == 403
    assert state_of(server)["bans"] == []


def test_bans_are_made_and_lifted(server: RunningServer) -> None:
    assert ask(server, "/admin/ban", form={"address": "10.1.2.3", "days": "1"})[0] == 303
    assert state_of(server)["bans"] == ["10.1.2.3/32"]
    assert ask(server, "/admin/ban", form={"address": "nonsense"})[0] == 400
    assert ask(server, "/admin/lift", form={"address": "10.1.2.3"})[0] == 303
    assert state_of(server)["bans"] == []


def test_a_table_is_closed_and_a_report_settled(server: RunningServer) -> None:
    with Player(set_table(server.url, bots=("honest",) * 3)) as me:
        me.ask(Start())
        me.ask(Report(seat=1, why="words"))
        (report,) = state_of(server)["reports"]
        assert ask(server, "/admin/settle", form={"report": str(report["filed"]["id"])})[0] == 303
        assert state_of(server)["reports"] == []
        assert ask(server, "/admin/end", form={"table": me.place.table})[0] == 303
    until(lambda: state_of(server)["tables"][0]["stage"] == "closed", "the end of the table")
    assert ask(server, "/admin/end", form={"table": "nosuchtable1"})[0] == 400


def state_of(server: RunningServer) -> Any:
    status, text = ask(server, "/admin/state.json")
    assert status == 200
    return json.loads(text)


def test_retention_can_be_seen(server: RunningServer) -> None:
    set_table(server.url)
    state = state_of(server)
    assert state["keeping"] == {"waiting": 3, "playing": 90, "finished": 14, "games": 0}
    assert state["next_to_go"] == {"waiting": 0, "playing": 0, "finished": 0, "closed": 0}
    assert "for ever" in ask(server, "/admin")[1]


# --- refusals


def test_refusals_are_counted_by_place_and_cause(server: RunningServer) -> None:
    with Player(set_table(server.url, bots=("honest",) * 3)) as me:
        me.ask(Start())
        me.ask(Start())
    call(server.url, "GET", "/api/tables/aaaaaaaaaaaa")
    connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=PATIENCE)
    connection.request("GET", "/health", headers={"host": "evil.example"})
    assert connection.getresponse().status == 403
    connection.close()
    text = ask(server, "/metrics", None)[1]
    for where, code in (("table", "already_started"), ("http", "no_such_table"), ("gate", "unknown_host")):
        assert f'nottingham_refusals_total{{code="{code}",where="{where}"}} 1.0' in text


def test_refusals_are_logged_once_a_minute_and_name_nobody(caplog: pytest.LogCaptureFixture) -> None:
    refusals = RefusalLog(Metrics())
    for _ in range(3):
        refusals.note("http", "no_such_table")
    refusals.note("gate", "banned")
    with caplog.at_level(logging.INFO):
        refusals.say()
        refusals.say()
    told = [(record.where, record.code, record.count) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("gate", "banned", 1), ("http", "no_such_table", 3)]


# --- strangers on the private port


def test_wrong_tokens_are_counted_and_few_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(server, "/admin", None)[0] == 401
    assert server.inside.refusals.totals["admin", "wrong_token"] == 0  # a browser comes without one first
    assert ask(server, "/admin", "wrong")[0] == 401
    assert server.inside.refusals.totals["admin", "wrong_token"] == 1
    monkeypatch.setattr(page, "WRONG_AT_ONCE", 0)
    assert ask(server, "/admin", "wrong")[0] == 429


@pytest.mark.parametrize("header", ["Basic \xe9\xe9\xe9", "Basic ====", "Basic /w==", "Bearer \xe9", "Nothing"])
def test_whatever_is_sent_as_a_password_is_a_wrong_one(server: RunningServer, header: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.inside.metrics_port, timeout=PATIENCE)
    connection.request("GET", "/admin", headers={"authorization": header.encode("latin-1")})
    assert connection.getresponse().status == 401
    connection.close()


@pytest.mark.parametrize(
    ("form", "fields"),
    [
        ("ban", {"address": "10.1.2.3", "days": "99999999999999999999"}),
        ("ban", {"address": "10.1.2.3", "days": "-5"}),
        ("ban", {"address": "nowhere"}),
        ("settle", {"report": "99999999999999999999"}),
        ("settle", {"report": "-1"}),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    server: RunningServer, form: str, fields: dict[str, str]
) -> None:
    status, told = ask(server, f"/admin/{form}", form=fields)
    assert status == 400
    assert told.startswith("That could not be done")
    assert json.loads(ask(server, "/admin/state.json")[1])["bans"] == []


@pytest.mark.parametrize(("host", "status"), [("evil.example", 403), ("localhost", 200), ("127.0.0.1:1", 200)])
def test_the_page_is_known_by_no_strange_name(server: RunningServer, host: str, status: int) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.inside.metrics_port, timeout=PATIENCE)
    connection.request("GET", "/admin", headers={"authorization": f"Bearer {TOKEN}", "host": host})
    assert connection.getresponse().status == status
    connection.close()


def test_half_a_request_is_not_waited_for_on_the_private_port_either(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_clients, "HEAD_WITHIN", 0.1)
    with socket.create_connection(("127.0.0.1", server.inside.metrics_port), PATIENCE) as half:
        half.sendall(b"GET /metrics HTTP/1.1\r\n")
        assert half.recv(4096).startswith(b"HTTP/1.1 408")


def test_a_ban_of_everybody_leaves_the_probes_alone(server: RunningServer) -> None:
    assert ask(server, "/admin/ban", form={"address": "0.0.0.0/0", "days": "1"})[0] == 303
    until(lambda: call(server.url, "GET", "/api/tables")[0] == 403, "the ban")
    assert call(server.url, "GET", "/health")[0] == call(server.url, "GET", "/ready")[0] == 200


def test_a_report_is_shown_with_the_talk_around_it_and_the_tools(server: RunningServer) -> None:
    host = set_table(server.url, name="Robin", bots=("honest",) * 2)
    guest = sit_down(server.url, host.table, code=host.code, name="Sir Guy")
    with Player(host) as me, Player(guest) as other:
        for number in range(25):
            other.ask(SayText(text=f"line {number} <i>"))
        me.ask(Say(phrase="i_doubt_it"))
        assert guest.seat is not None
        me.ask(Report(seat=guest.seat, why="words"))
        other.ask(SayText(text="after the report"))
        (report,) = state_of(server)["reports"]
        html = ask(server, "/admin")[1]
    talk = report["talk"]
    assert [(line["name"], line["text"]) for line in talk] == [
        *(("Sir Guy", f"line {number} <i>") for number in range(6, 25)),
        ("Robin", "i_doubt_it"),
    ]
    assert all(abs(line["time"] - report["filed"]["time"]) < HOUR for line in talk)
    assert "<b>Sir Guy</b>: line 24 &lt;i&gt;" in html
    assert "Robin: i_doubt_it" in html
    assert "line 5 &lt;" not in html
    assert "after the report" not in html
    assert 'href="#ban"' in html
    assert ask(server, "/admin/erase", form={"table": host.table})[0] == 303
    (report,) = state_of(server)["reports"]
    assert report["talk"] == []
