"""Those who run a server: what they can do to it, what they can read, and what it never tells them."""

import http.client
import json
import logging
import sys
import webbrowser
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from nottingham import cli
from nottingham.cli import browser
from nottingham.server.access.bans import Bans, network_of
from nottingham.server.client import Dismissed, Place, Player, ServerSaysNo, call, set_table, sit_down
from nottingham.server.cluster import peers
from nottingham.server.config import Caps, Keeping, from_environment
from nottingham.server.ops.json_logging import JsonFormatter, TextFormatter
from nottingham.server.ops.metrics import Metrics
from nottingham.server.protocol.http_bodies import SetTable
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Report, Say, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.archive import Archive
from nottingham.server.storage.step_store import Store
from nottingham.server.timestamps import DAY
from nottingham.server.transport.static_files import StaticFiles
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable
from tests.server.test_store import with_store, write
from tests.waiting import PATIENCE, until

# --- admin


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "POLL_EVERY", 0.1)


def admin(tmp_path: Path, *words: str) -> int:
    return cli.main(["admin", *words, "--database", f"sqlite:///{tmp_path}/tables.db"])


def test_a_table_is_listed_and_closed_under_its_people(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    host = set_table(server.url, bots=("honest",) * 3)
    with Player(host) as me:
        me.ask(Start())
        assert admin(tmp_path, "list") == 0
        assert f"{host.table}  playing" in capsys.readouterr().out
        assert admin(tmp_path, "end", host.table) == 0
        with pytest.raises(Dismissed, match="table_closed"):
            me.wait_until(lambda: False)
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(server.url, host.table, code=host.code)
    assert refusal.value.problem.code == "table_closed"


def test_a_table_is_erased_under_its_people(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    host = set_table(server.url)
    with Player(host) as me:
        assert admin(tmp_path, "erase", host.table) == 0
        with pytest.raises(Dismissed, match="table_erased"):
            me.wait_until(lambda: False)
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(server.url, host.table, code=host.code)
    assert refusal.value.problem.code == "no_such_table"


def test_a_finished_game_is_erased(tmp_path: Path) -> None:
    paper = PaperTable(Settings(players=3), bots=("honest", "honest")).started()
    while paper.table.stage == "playing":
        paper.move()

    async def work(store: Store) -> None:
        await write(store, paper)

    async def look(store: Store) -> None:
        assert await Archive(store).find(paper.table.last_game) is None
        table = await store.load(paper.table.name)
        assert table is not None
        assert (table.stage, table.game) == ("waiting", None)

    with_store(tmp_path, work)
    assert admin(tmp_path, "erase", paper.table.last_game) == 0
    with_store(tmp_path, look)
    assert admin(tmp_path, "erase", paper.table.last_game) == 1


def test_an_address_is_banned_and_let_in_again(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    assert call(server.url, "GET", "/api/tables")[0] == 200
    admin(tmp_path, "ban", "127.0.0.1", "--days", "2")
    until(lambda: call(server.url, "GET", "/api/tables")[0] == 403, "the ban")
    assert json.loads(call(server.url, "GET", "/api/tables")[1]) == {"code": "banned", "parameters": {}}
    capsys.readouterr()
    admin(tmp_path, "bans")
    assert capsys.readouterr().out == "127.0.0.1/32\n"
    admin(tmp_path, "unban", "127.0.0.1")
    until(lambda: call(server.url, "GET", "/api/tables")[0] == 200, "the end of the ban")


def test_reports_are_read_with_what_was_said(serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = serve()
    host = set_table(server.url, name="Robin")
    guest = sit_down(server.url, host.table, code=host.code, name="Guy")
    with Player(host) as me, Player(guest) as you:
        you.ask(Say(phrase="liar"))
        assert isinstance(me.ask(Report(seat=1, why="words", text="again\u202e and again")), Done)
        assert "report" not in str(you.received).lower()
    admin(tmp_path, "reports")
    told = capsys.readouterr().out
    assert "words: seat 1 (Guy), by seat 0" in told
    assert "    again and again\n    > Guy: liar\n" in told
    admin(tmp_path, "settle", "1")
    admin(tmp_path, "reports")
    assert capsys.readouterr().out == "Settled: 1\n"


@pytest.mark.parametrize("words", [["end"], ["ban", "nowhere"], ["erase", "aaaaaaaaaaaa"], ["settle", "x"], ["dance"]])
def test_an_admin_who_errs_is_told_in_one_line(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(tmp_path, *words) in (1, 2)
    assert capsys.readouterr().err.count("\n") == 1


def test_bans_know_networks() -> None:
    bans = Bans()
    bans.replace([network_of("10.1.2.3"), network_of("192.168.0.0/16"), network_of("2001:db8::5")])
    yes = ("10.1.2.3", "192.168.7.7", "2001:db8::ffff", "::ffff:10.1.2.3")
    assert [bans.has(address) for address in (*yes, "10.1.2.4", "2001:db9::5", "", "testclient")] == [True] * 4 + [
        False
    ] * 4


# --- what is kept


def test_abandoned_tables_expire_by_their_stage(tmp_path: Path) -> None:
    waiting, playing = PaperTable(), PaperTable(bots=("honest",) * 3).started()

    async def work(store: Store) -> None:
        archive = Archive(store)
        for paper in (waiting, playing):
            await write(store, paper)
            keeping = Keeping(waiting=3, playing=90)
            days = 3 if paper is waiting else 90
            assert await archive.sweep(paper.now + days * DAY, keeping, ()) == 0
            assert await archive.sweep(paper.now + days * DAY + 1, keeping, ()) == 1
            assert await store.rows(paper.table.name) == []
            assert await archive.count_tables() == 0

    with_store(tmp_path, work)


def test_there_is_room_for_so_many_tables(serve: Serve) -> None:
    server = serve(caps=Caps(stored_tables=1))
    assert call(server.url, "POST", "/api/tables", SetTable())[0] == 201
    server.inside.tables._counted = (1, server.inside.tables._counted[1])
    status, body = call(server.url, "POST", "/api/tables", SetTable())
    assert (status, json.loads(body)["code"]) == (503, "server_full")


def test_keeping_can_be_set_in_the_environment() -> None:
    config = from_environment({"NOTTINGHAM_KEEPING": '{"waiting": 1}', "NOTTINGHAM_METRICS_PORT": "9100"})
    assert (config.keeping.waiting, config.keeping.playing, config.metrics_port) == (1, 90, 9100)


# --- metrics


def test_figures_are_on_a_port_of_their_own(serve: Serve) -> None:
    server = serve(metrics_port=0)
    assert call(server.url, "GET", "/metrics")[0] == 404
    host = set_table(server.url, bots=("honest",) * 3)
    with Player(host) as me:
        me.ask(Start())
        me.wait_until(lambda: me.must_act)
        me.play(me.sample(Random(1)))
        text = scraped(server.inside.metrics_port)
    metrics = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(metrics["nottingham_tables"]) == float(metrics["nottingham_connections"]) == 1
    assert float(metrics['nottingham_answers_total{answer="done"}']) == 2
    assert float(metrics['nottingham_answer_seconds_bucket{le="+Inf"}']) == 2
    assert host.table not in text


def scraped(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", "/metrics")
    try:
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def test_every_figure_is_explained() -> None:
    metrics = Metrics()
    metrics.answered(0.004, is_done=True)
    metrics.requested(200)
    metrics.watch(lambda: {"nottingham_tables": 3})
    text = metrics.text().decode()
    assert text.count("# HELP") == text.count("# TYPE") == 7
    assert 'nottingham_answer_seconds_bucket{le="0.005"} 1.0' in text
    assert 'nottingham_answer_seconds_bucket{le="0.0025"} 0.0' in text


# --- logs


def test_a_log_line_is_json_and_quotes_nobody() -> None:
    with pytest.raises(ValueError, match="abc") as caught:
        int("abc")
    error = caught.value
    information = (type(error), error, error.__traceback__)
    record = logging.LogRecord("nottingham.server", logging.ERROR, "", 0, "a step failed", (), information)
    record.table, record.token = "tablename123", "secret"
    line = json.loads(JsonFormatter().format(record))
    assert (line["message"], line["table"], line["error"]) == ("a step failed", "tablename123", "ValueError")
    assert line["at"][0].startswith("test_keeping.py:")
    for told in (JsonFormatter().format(record), TextFormatter().format(record)):
        assert "secret" not in told
        assert "abc" not in told
        assert "ValueError" in told


def test_a_librarys_arguments_are_not_told() -> None:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "bad line %s", ("secret",), None)
    assert json.loads(JsonFormatter().format(record))["message"] == "bad line %s"


# --- pages


@pytest.fixture
def pages(tmp_path: Path) -> TestClient:
    folder = tmp_path / "app"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the gate")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-BNX3yDp4.js").write_text("plain")
    (folder / "assets" / "index-BNX3yDp4.js.br").write_bytes(b"packed")
    (tmp_path / "outside").write_text("no")
    return TestClient(Starlette(routes=list(StaticFiles(folder).routes())))


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijkm", "/g/aaaaaaaaaaaaaaaaaaaaaaaa"])
def test_every_address_of_the_client_is_the_same_page(pages: TestClient, path: str) -> None:
    answer = pages.get(path)
    assert answer.text.endswith("the gate")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_that_never_change_are_kept_for_ever(pages: TestClient) -> None:
    answer = pages.get("/assets/index-BNX3yDp4.js", headers={"accept-encoding": "identity"})
    assert (answer.text, "immutable" in answer.headers["cache-control"]) == ("plain", True)
    assert "javascript" in answer.headers["content-type"]
    assert pages.get("/favicon.svg").headers["cache-control"] == "no-cache"


def test_packed_files_go_to_browsers_that_understand_them(pages: TestClient) -> None:
    with pages.stream("GET", "/assets/index-BNX3yDp4.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert "javascript" in answer.headers["content-type"]
        assert b"".join(answer.iter_raw()) == b"packed"


def test_others_are_packed_here(pages: TestClient) -> None:
    answer = pages.get("/favicon.svg", headers={"accept-encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", "<svg/>")


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/metrics", "/assets/other.js", "/../outside", "/%2e%2e/outside", "/.env"]
)
def test_nothing_else_is_served(pages: TestClient, path: str) -> None:
    assert pages.get(path).status_code == 404


def test_the_bare_page_is_for_those_who_work_on_it(serve: Serve) -> None:
    assert call(serve(is_dev=True).url, "GET", "/bare")[0] == 200
    status, body = call(serve(is_dev=False).url, "GET", "/bare")
    assert status == 404 or b"Nottingham, bare" not in body


# --- play


def test_playing_opens_the_gate_in_a_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    browser._welcome("http://127.0.0.1:8123", browser.Way(lan=False, port=None, is_shown=True, language="en"), None)
    until(lambda: opened == ["http://localhost:8123/"], "the browser")
    assert "http://localhost:8123/" in capsys.readouterr().out


def test_without_a_display_the_address_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in browser.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", lambda _: pytest.fail("there is nowhere to open it"))
    browser._welcome("http://0.0.0.0:8123", browser.Way(lan=True, port=None, is_shown=True, language="en"), None)
    told = capsys.readouterr().out
    assert f"http://{browser.lan_address()}:8123/" in told
    assert "█" in told


def test_a_table_that_was_asked_for_is_set_and_opened(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    table = browser.TableToSet("second", 3, ("royal_goods",), (), ("guy", "tuck"), "")
    browser._welcome(server.url, browser.Way(lan=False, port=None, is_shown=True, language="en"), table)
    (address,) = opened
    assert f"Your seat, for you alone: {address}\n" in capsys.readouterr().out
    name, token, wish = address.partition("/#/table/")[2].split("~")
    assert wish == "deal"
    with Player(Place(server.url, name, token=token)) as me:
        assert me.welcome is not None
        assert me.welcome.seat == 0
        assert me.info is not None
        assert [seat.bot for seat in me.info.seats] == ["", "guy", "tuck"]
        assert me.info.settings.options == ("royal_goods",)


def test_a_taken_port_is_no_obstacle(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    port = urlsplit(serve().url).port
    monkeypatch.setattr(browser, "PORT", port)
    assert browser.free_port("127.0.0.1", None) == 0
    assert browser.free_port("127.0.0.1", 5) == 5
