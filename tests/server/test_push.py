"""Web push, against a push service on this machine: who is told of a turn, how often, in which words, who is not."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from py_vapid import Vapid02

from nottingham.server.access import tokens
from nottingham.server.access.push_endpoints import is_public, public_address, push_endpoint
from nottingham.server.client import Place, Player, call, fetch
from nottingham.server.live import turn_pushes
from nottingham.server.live.turn_pushes import is_quiet
from nottingham.server.protocol.http_bodies import Offerings, Seated, SetTable
from nottingham.server.protocol.players import MineExported, OwnPlayer, PlayerForgotten
from nottingham.server.protocol.requests import Start
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.storage.push_book import SUBSCRIPTIONS_MOST, QuietHours
from nottingham.server.timestamps import HOUR
from tests.server.conftest import ON_POSTGRES, RunningServer, Serve
from tests.server.push_service import PushService, Subscriber, push_service
from tests.server.test_players import asked, place_of
from tests.waiting import until

DAYS = ClockRules(seconds=2 * 24 * 3600)
NEVER_QUIET = {"first": 0, "last": 0, "zone": "Europe/Warsaw"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_pushes, "AWAY_FOR", 0)
    monkeypatch.setattr(turn_pushes, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(turn_pushes, "TRY_AGAIN_AFTER", (0, 0, 0))


def house(serve: Serve, service: PushService, **more: object) -> RunningServer:
    return serve(trusted_push=service.origin, **more)


def said(url: str, path: str, body: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(call(url, "POST", f"/api/{path}", body)[1])
    return answer


def subscribed(url: str, player: str, browser: Subscriber, **more: object) -> None:
    wanted = {"player": player, **browser.subscription(), "quiet": NEVER_QUIET, **more}
    assert said(url, "push/subscribe", wanted) == {"quiet": wanted["quiet"]}


def game_at_leisure(url: str, player: str, clock: ClockRules = DAYS) -> Place:
    """A game in which a person is asked at once, and is away."""
    wanted = SetTable(settings=Settings(players=3, clock=clock), name="Robin", bots=("tuck", "much"), player=player)
    place = place_of(url, asked(url, "tables", Seated, wanted))
    with Player(place) as host:
        host.ask(Start())
        host.wait_until(lambda: host.must_act)
    return place


def looks(server: RunningServer, times: int = 3) -> None:
    """Let the server look for turns to tell, from its own loop."""
    pushes = server.inside.api.turn_pushes
    assert pushes is not None
    seen: list[int] = []
    original = pushes.look

    async def counted(moment: int) -> None:
        await original(moment)
        seen.append(moment)

    pushes.look = counted  # type: ignore[method-assign]
    until(lambda: len(seen) >= times, "looks for turns")
    pushes.look = original  # type: ignore[method-assign]


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_who_is_away_is_told_of_a_turn_once_in_their_own_language(
    serve: Serve, service: PushService, request: pytest.FixtureRequest, kind: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    server, other = house(serve, service, **own), house(serve, service, **own)  # two processes look, one tells
    robin = tokens.new_token()
    browser = Subscriber(f"{service.origin}/browsers/1?for={kind}")
    subscribed(server.url, robin, browser, language="pl")
    place = game_at_leisure(server.url, robin)
    until(lambda: bool(service.received), "a push")
    for one in (server, other):
        looks(one)
    (push,) = service.received
    assert browser.read(push) == {
        "title": "Twoja kolej",
        "body": "Braciszek Tuck · Much",
        "table": place.table,
        "stop": "Dość tych powiadomień",
    }
    assert (push.path, push.headers["ttl"], push.headers["content-encoding"]) == (
        f"/browsers/1?for={kind}",
        "86400",
        "aes128gcm",
    )
    assert place.table.encode() not in push.body
    assert_signed_by(fetch(server.url, "GET", "/api/offerings", Offerings).push_key, push.headers, service)


def assert_signed_by(key: str, headers: dict[str, str], service: PushService) -> None:
    scheme, _, signed = headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in signed.split(","))
    claims = json.loads(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert (scheme, parts["k"], claims["aud"]) == ("vapid", key, service.origin)
    assert Vapid02.verify(headers["authorization"])


def test_the_next_turn_is_told_anew_and_nothing_to_who_is_there_or_plays_by_the_minute(
    serve: Serve, service: PushService
) -> None:
    server = house(serve, service)
    robin = tokens.new_token()
    subscribed(server.url, robin, Subscriber(f"{service.origin}/1"))
    game_at_leisure(server.url, robin, ClockRules(seconds=60))
    place = game_at_leisure(server.url, robin)
    until(lambda: bool(service.received), "a push")
    with Player(place) as there:
        there.wait_until(lambda: there.must_act)
        there.play(there.sample(Random(1)))
        there.wait_until(lambda: there.must_act)
        looks(server)
        assert len(service.received) == 1
    until(lambda: len(service.received) == 2, "a push for the next turn")


def test_a_service_that_has_no_time_is_asked_again_and_a_browser_that_is_gone_is_forgotten(
    serve: Serve, service: PushService
) -> None:
    server = house(serve, service, metrics_port=0)
    robin = tokens.new_token()
    browser = Subscriber(f"{service.origin}/1")
    subscribed(server.url, robin, browser)
    service.statuses = [503, 429, 410]
    game_at_leisure(server.url, robin)
    until(lambda: len(service.received) == 3, "two more tries")
    until(lambda: not exported(server.url, robin)["pushes"], "the browser to be forgotten")
    assert {browser.read(push)["title"] for push in service.received} == {"It is your turn"}
    counted = server.inside.metrics.text().decode()
    assert 'nottingham_pushes_total{outcome="later"} 2.0' in counted
    assert 'nottingham_pushes_total{outcome="gone"} 1.0' in counted


def test_a_redirect_is_not_followed_and_a_refusal_not_repeated(serve: Serve, service: PushService) -> None:
    server = house(serve, service)
    robin = tokens.new_token()
    subscribed(server.url, robin, Subscriber(f"{service.origin}/1"))
    service.statuses = [307]
    game_at_leisure(server.url, robin)
    until(lambda: bool(service.received), "a push")
    looks(server)
    assert [push.path for push in service.received] == ["/1"]


def exported(url: str, player: str) -> dict[str, Any]:
    return said(url, "mine/export", {"player": player})


def test_a_subscription_is_shown_exported_ended_with_one_request_and_forgotten_with_the_rest(
    serve: Serve, service: PushService
) -> None:
    server = house(serve, service)
    robin, stranger = tokens.new_token(), tokens.new_token()
    browser = Subscriber(f"{service.origin}/1")
    quiet = {"first": 21, "last": 7, "zone": "America/Sao_Paulo"}
    subscribed(server.url, robin, browser, quiet=quiet, language="pt-BR")
    ask = {"player": robin, "endpoint": browser.endpoint}
    assert said(server.url, "push", ask) == {"quiet": quiet}
    assert said(server.url, "push", ask | {"player": stranger}) == {"quiet": None}
    (line,) = asked(server.url, "mine/export", MineExported, OwnPlayer(player=robin)).pushes
    assert (line.endpoint, line.language, line.quiet.zone) == (browser.endpoint, "pt-BR", "America/Sao_Paulo")
    assert said(server.url, "push/unsubscribe", {"endpoint": browser.endpoint}) == {"quiet": None}
    assert said(server.url, "push", ask) == {"quiet": None}
    subscribed(server.url, robin, browser)
    asked(server.url, "mine/forget", PlayerForgotten, OwnPlayer(player=robin))
    assert said(server.url, "push", ask) == {"quiet": None}


def test_a_player_has_so_many_browsers_and_the_oldest_gives_way(serve: Serve, service: PushService) -> None:
    server, robin = house(serve, service), tokens.new_token()
    for number in range(SUBSCRIPTIONS_MOST + 2):
        subscribed(server.url, robin, Subscriber(f"{service.origin}/{number}"))
    kept = {one["endpoint"].rpartition("/")[2] for one in exported(server.url, robin)["pushes"]}
    assert len(kept) == SUBSCRIPTIONS_MOST
    assert "0" not in kept


# --- addresses that a server must not be sent to

STRANGE = [
    "http://push.example/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://2130706433/1",
    "https://0x7f.1/1",
    "https://localhost/1",
    "https://push.example:8443/1",
    "https://push.example:22/1",
    "https://user@push.example/1",
    "https://push.example/1#part",
    "https://push.example/1\r\nx: y",
    "https://push.example/a b",
    "https://push.example:port/1",
    "ftp://push.example/1",
    "//push.example/1",
    "https://",
    "https://push.example/" + "x" * 1000,
]


@pytest.mark.parametrize("address", STRANGE)
def test_nothing_is_sent_but_by_https_to_a_name_at_the_usual_port(address: str) -> None:
    assert push_endpoint(address) is None


def test_a_service_of_the_internet_is_sent_to() -> None:
    found = push_endpoint("https://fcm.googleapis.com/fcm/send/abc:def?x=1")
    assert found is not None
    assert (found.origin, found.target) == ("https://fcm.googleapis.com", "/fcm/send/abc:def?x=1")


@pytest.mark.parametrize(
    ("address", "is_fine"),
    [
        ("142.250.74.10", True),
        ("2a00:1450:4001:80b::200a", True),
        ("64:ff9b::8efa:4a0a", True),  # the same by a gateway between two kinds of networks
        *((address, False) for address in ("127.0.0.1", "10.0.0.1", "172.20.0.1", "192.168.1.1", "169.254.169.254")),
        *((address, False) for address in ("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1")),  # noqa: S104
        *((address, False) for address in ("::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1")),
        *((address, False) for address in ("::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1")),
    ],
)
def test_what_a_name_leads_to_has_to_be_the_internets(address: str, is_fine: bool) -> None:
    assert is_public(address) == is_fine


def test_a_name_that_leads_to_this_machine_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody has it who owns a name and points it at the server's own network, after it was looked at."""
    endpoint = push_endpoint("https://rebinding.example/1")
    assert endpoint is not None

    async def resolved() -> str | None:
        async def elsewhere(*_: object, **__: object) -> list[object]:
            return [(2, 1, 6, "", ("142.250.74.10", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", elsewhere, raising=False)
        return await public_address(endpoint)

    assert asyncio.run(resolved()) is None


def test_strange_subscriptions_are_refused_and_change_nothing(serve: Serve, service: PushService) -> None:
    server, robin = house(serve, service), tokens.new_token()
    fine = {"player": robin, **Subscriber(f"{service.origin}/1").subscription(), "quiet": NEVER_QUIET}
    for change, code in (
        ({"endpoint": "https://127.0.0.1/1"}, "push_refused"),
        ({"endpoint": f"{service.origin}0/1"}, "push_refused"),
        ({"p256dh": "AAAA"}, "push_refused"),
        ({"p256dh": "A" * 87}, "push_refused"),
        ({"auth": "AAAA"}, "push_refused"),
        ({"quiet": NEVER_QUIET | {"zone": "Europe/Nottingham"}}, "push_zone_unknown"),
        ({"quiet": NEVER_QUIET | {"zone": "../../etc/passwd"}}, "push_zone_unknown"),
        ({"quiet": NEVER_QUIET | {"first": 24}}, "malformed"),
    ):
        assert said(server.url, "push/subscribe", fine | change)["code"] == code
    assert exported(server.url, robin)["pushes"] == []


def test_where_no_key_can_be_kept_nobody_subscribes(serve: Serve, service: PushService, monkeypatch: Any) -> None:
    monkeypatch.setattr("nottingham.server.access.vapid_key.IS_OFFERED", False)
    server = house(serve, service)
    assert fetch(server.url, "GET", "/api/offerings", Offerings).push_key == ""
    wanted = {"player": tokens.new_token(), **Subscriber(f"{service.origin}/1").subscription()}
    assert said(server.url, "push/subscribe", wanted)["code"] == "push_not_offered"


def test_the_key_of_a_server_is_kept_beside_its_database_and_read_by_its_owner_alone(
    serve: Serve, service: PushService, tmp_path: Any
) -> None:
    first, second = house(serve, service), house(serve, service)
    keys = {fetch(one.url, "GET", "/api/offerings", Offerings).push_key for one in (first, second)}
    assert len(keys) == 1
    assert (tmp_path / "tables.db.push-key").stat().st_mode & 0o777 == 0o600


# --- quiet hours


@pytest.mark.parametrize(
    ("hours", "zone", "utc", "is_night"),
    [
        ((22, 8), "UTC", 23, True),
        ((22, 8), "UTC", 7, True),
        ((22, 8), "UTC", 8, False),
        ((22, 8), "UTC", 21, False),
        ((22, 8), "America/Sao_Paulo", 2, True),  # three hours behind: 23 there
        ((22, 8), "America/Sao_Paulo", 0, False),
        ((13, 15), "Asia/Tokyo", 5, True),  # nine hours ahead: 14 there
        ((13, 15), "Asia/Tokyo", 6, False),
        ((9, 9), "UTC", 9, False),
    ],
)
def test_quiet_hours_go_by_the_players_own_clock(hours: tuple[int, int], zone: str, utc: int, is_night: bool) -> None:
    assert is_quiet(QuietHours(*hours, zone), utc * HOUR) == is_night


def test_what_was_not_told_at_night_is_told_in_the_morning(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_night = [True]
    monkeypatch.setattr(turn_pushes, "is_quiet", lambda *_: is_night[0])
    server, robin = house(serve, service), tokens.new_token()
    subscribed(server.url, robin, Subscriber(f"{service.origin}/1"))
    game_at_leisure(server.url, robin)
    looks(server)
    assert service.received == []
    is_night[0] = False
    until(lambda: len(service.received) == 1, "a push in the morning")
