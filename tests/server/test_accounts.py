"""Accounts by passkeys, from the outside: who gets in, what a forger is told, and what a sign-out leaves open."""

from __future__ import annotations

import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import pytest

from nottingham.server.access import passkeys, tokens
from nottingham.server.access.rate_limits import Rate
from nottingham.server.client import Dismissed, Player, fetch
from nottingham.server.config import Caps
from nottingham.server.protocol.http_bodies import Offerings, Seated, SeatKey
from nottingham.server.protocol.players import MineExported, OwnPlayer, PlayerForgotten, SitMine
from nottingham.server.storage import challenges, player_book
from nottingham.server.transport import account_answers
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import ON_POSTGRES, Serve
from tests.server.test_players import asked, code_of, mine, place_of, played, set_with
from tests.waiting import PATIENCE, until

Answer = dict[str, Any]


class Browser:
    """A page of the server's, in somebody's hands: it sends its origin, and keeps a key."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.origin = f"http://localhost:{urlsplit(url).port}"
        self.key = tokens.new_token()

    def post(self, path: str, body: object, **headers: str) -> tuple[int, Answer]:
        connection = http.client.HTTPConnection("localhost", urlsplit(self.url).port, timeout=PATIENCE)
        sent = {"content-type": "application/json", "origin": self.origin} | headers
        connection.request("POST", f"/api/account{path}", json.dumps(body), sent)
        answer = connection.getresponse()
        said = json.loads(answer.read())
        connection.close()
        return answer.status, said

    def done(self, path: str, body: object) -> Answer:
        status, said = self.post(path, body)
        assert status < 400, said
        return said

    def code(self, path: str, body: object, **headers: str) -> str:
        status, said = self.post(path, body, **headers)
        assert 400 <= status < 500, said
        return str(said["code"])

    def challenge(self, purpose: str, **more: str) -> Answer:
        return self.done("/challenge", {"purpose": purpose, **more})

    def make(self, handle: str) -> Authenticator:
        device = Authenticator(self.origin)
        offered = device.make(self.challenge("make", handle=handle))
        made = self.done("/make", {"player": self.key, "handle": handle, "passkey": offered, "device": "Firefox"})
        self.key = made["player"]
        return device

    def sign_in(self, device: Authenticator) -> Answer:
        device.origin = self.origin  # a browser says where its page is from
        proof = device.prove(self.challenge("sign_in"))
        found = self.done("/sign-in", {"proof": proof, "device": "Safari"})
        self.key = found["player"]
        return found

    def prove(self, device: Authenticator) -> Answer:
        proof = device.prove(self.challenge("prove", player=self.key))
        return self.done("/prove", {"player": self.key, "proof": proof})

    def account(self) -> Answer | None:
        found: Answer | None = self.done("", {"player": self.key})["account"]
        return found


@pytest.fixture
def handle(request: pytest.FixtureRequest) -> str:
    """Another for each test: they share a server."""
    return f"R{tokens.hashed(request.node.name)[:10]}"


# --- a name that is one's own


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_a_passkey_finds_the_same_games_in_another_browser_and_in_another_process(
    serve: Serve, request: pytest.FixtureRequest, kind: str, handle: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    here, there = Browser(serve(**own).url), Browser(serve(**own).url)
    host = set_with(here.url, before := here.key)
    device = here.make(handle)
    assert here.key != before
    assert mine(here.url, before).running == ()  # what hung on the browser's key has moved
    found = there.sign_in(device)["account"]
    assert (found["handle"], [one["device"] for one in found["sessions"]]) == (handle, ["Safari", "Firefox"])
    assert [one["is_here"] for one in found["sessions"]] == [True, False]
    assert [one.table.table for one in mine(there.url, there.key).running] == [host.table]
    seated = asked(there.url, "mine/sit", Seated, SitMine(player=there.key, table=host.table))
    assert (seated.seat, seated.token != host.token) == (0, True)
    second = set_with(there.url, there.key)
    assert {one.table.table for one in mine(here.url, here.key).running} == {host.table, second.table}


def test_a_handle_is_unique_without_regard_to_case_and_cleaned_like_a_name(shared: str, handle: str) -> None:
    Browser(shared).make(handle)
    late = Browser(shared)
    for same in (handle, handle.upper(), handle.lower(), f" {handle}\u202e ", f"\uff32{handle[1:]}"):
        assert late.code("/challenge", {"purpose": "make", "handle": same}) == "handle_taken"
    assert late.code("/challenge", {"purpose": "make", "handle": " \u200b x"}) == "handle_short"
    assert late.challenge("make", handle=f" {handle[::-1]}  2 ")["handle"] == f"{handle[::-1]} 2"


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_of_two_who_want_a_handle_at_the_same_moment_one_gets_it(
    serve: Serve, request: pytest.FixtureRequest, kind: str, handle: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    browsers = [Browser(serve(**own).url), Browser(serve(**own).url)]
    asks = []
    for browser in browsers:
        offered = Authenticator(browser.origin).make(browser.challenge("make", handle=handle))
        asks.append({"player": browser.key, "handle": handle, "passkey": offered})
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda one: one[0].post("/make", one[1]), zip(browsers, asks, strict=True)))
    assert sorted(status for status, _ in answers) == [201, 409]
    assert [said["code"] for status, said in answers if status == 409] == ["handle_taken"]


# --- what a forger is told


def test_a_proof_counts_only_for_this_challenge_page_name_and_person(shared: str, handle: str) -> None:
    browser = Browser(shared)
    device = browser.make(handle)
    forgeries = [
        replace(device, origin="http://localhost:1"),
        replace(device, origin="https://evil.example"),
        replace(device, rp="evil.example"),
        replace(device, flags=PRESENT),
        replace(device, flags=0),
        replace(device, is_cross_origin=True),
        replace(device, key=Authenticator("").key),
    ]
    for forged in forgeries:
        proof = forged.prove(browser.challenge("sign_in"))
        assert browser.code("/sign-in", {"proof": proof}) == "passkey_refused"
    wrong_kind = device.prove(browser.challenge("sign_in"), kind="webauthn.create")
    assert browser.code("/sign-in", {"proof": wrong_kind}) == "passkey_refused"
    strangers = replace(device, user="AAAA").prove(browser.challenge("sign_in"))
    assert browser.code("/sign-in", {"proof": strangers}) == "passkey_unknown"
    unknown = Authenticator(browser.origin).prove(browser.challenge("sign_in"))
    assert browser.code("/sign-in", {"proof": unknown}) == "passkey_unknown"
    assert Browser(shared).sign_in(device)["account"]["handle"] == handle  # the honest one still gets in


def test_a_forged_page_cannot_make_an_account(shared: str, handle: str) -> None:
    browser = Browser(shared)
    for forged in (
        Authenticator("https://evil.example"),
        Authenticator(browser.origin, rp="evil.example"),
        Authenticator(browser.origin, flags=PRESENT),
    ):
        offered = forged.make(browser.challenge("make", handle=handle))
        wanted = {"player": browser.key, "handle": handle, "passkey": offered}
        assert browser.code("/make", wanted) == "passkey_refused"
    offered = Authenticator(browser.origin).make(browser.challenge("make", handle=handle))
    for part in ("client_data", "attestation"):
        for nonsense in ("AAAA", "bnVsbA", "oA", "gICAgICA", "e30"):
            fresh = Authenticator(browser.origin).make(browser.challenge("make", handle=handle))
            wanted = {"player": browser.key, "handle": handle, "passkey": fresh | {part: nonsense}}
            assert browser.code("/make", wanted) in {"passkey_refused", "challenge_spent"}
    wanted = {"player": browser.key, "handle": handle, "passkey": offered}
    assert browser.code("/make", wanted, origin="http://evil.example") == "foreign_origin"
    assert browser.account() is None


def test_a_challenge_is_answered_once_for_its_purpose_and_soon(
    shared: str, handle: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(shared)
    device = browser.make(handle)
    proof = device.prove(browser.challenge("sign_in"))
    assert browser.post("/sign-in", {"proof": proof})[0] == 201
    assert browser.code("/sign-in", {"proof": proof}) == "challenge_spent"
    for_sign_in = device.prove(browser.challenge("sign_in"))
    assert browser.code("/prove", {"player": browser.key, "proof": for_sign_in}) == "challenge_spent"
    to_prove = device.prove(browser.challenge("prove", player=browser.key))
    assert browser.code("/sign-in", {"proof": to_prove}) == "challenge_spent"
    assert browser.code("/sign-in", {"proof": device.prove({"challenge": "A" * 43})}) == "challenge_spent"
    monkeypatch.setattr(challenges, "CHALLENGE_LASTS", -1)
    late = device.prove(browser.challenge("sign_in"))
    assert browser.code("/sign-in", {"proof": late}) == "challenge_spent"


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_of_two_who_answer_the_same_challenge_at_once_one_gets_in(
    serve: Serve, request: pytest.FixtureRequest, kind: str, handle: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    browser = Browser(serve(**own).url)
    device = browser.make(handle)
    device.counts = False
    proof = device.prove(browser.challenge("sign_in"))
    with ThreadPoolExecutor(4) as pool:
        statuses = list(pool.map(lambda _: browser.post("/sign-in", {"proof": proof})[0], range(4)))
    assert sorted(statuses) == [201, 403, 403, 403]


def test_a_passkey_that_counts_backwards_is_a_copy(shared: str, handle: str) -> None:
    browser = Browser(shared)
    device = browser.make(handle)
    copy = replace(device)
    browser.sign_in(device)
    assert browser.code("/sign-in", {"proof": copy.prove(browser.challenge("sign_in"))}) == "passkey_copied"
    browser.sign_in(device)


def test_a_passkey_proves_nothing_for_another_account(shared: str, handle: str) -> None:
    robin, marian = Browser(shared), Browser(shared)
    robin.make(handle)
    others = marian.make(f"{handle}2")
    proof = others.prove(robin.challenge("prove", player=robin.key))
    assert robin.code("/prove", {"player": robin.key, "proof": proof}) == "passkey_unknown"
    offered = Authenticator(robin.origin).make(robin.challenge("add", player=robin.key))
    assert marian.code("/add", {"player": marian.key, "passkey": offered}) == "passkey_refused"
    own = robin.account()
    assert own is not None
    marian.done("/remove", {"player": marian.key, "passkey": own["passkeys"][0]["id"]})
    assert robin.account() == own


# --- more passkeys, and fewer


def test_a_second_passkey_opens_the_same_account_and_the_last_one_stays(shared: str, handle: str) -> None:
    browser, other = Browser(shared), Browser(shared)
    first, second = browser.make(handle), Authenticator(browser.origin)
    offered = second.make(browser.challenge("add", player=browser.key))
    lines = browser.done("/add", {"player": browser.key, "passkey": offered, "device": "Phone"})["passkeys"]
    assert [line["device"] for line in lines] == ["Firefox", "Phone"]
    assert other.sign_in(second)["account"]["handle"] == handle
    left = browser.done("/remove", {"player": browser.key, "passkey": lines[0]["id"]})["passkeys"]
    assert [line["id"] for line in left] == [lines[1]["id"]]
    proof = first.prove(other.challenge("sign_in"))
    assert other.code("/sign-in", {"proof": proof}) == "passkey_unknown"
    assert browser.code("/remove", {"player": browser.key, "passkey": lines[1]["id"]}) == "passkey_last"


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_of_two_who_remove_the_last_two_passkeys_at_once_one_is_left_with_one(
    serve: Serve, request: pytest.FixtureRequest, kind: str, handle: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    browser = Browser(serve(**own).url)
    browser.make(handle)
    offered = Authenticator(browser.origin).make(browser.challenge("add", player=browser.key))
    lines = browser.done("/add", {"player": browser.key, "passkey": offered})["passkeys"]
    asks = [{"player": browser.key, "passkey": line["id"]} for line in lines]
    with ThreadPoolExecutor(2) as pool:
        statuses = list(pool.map(lambda ask: browser.post("/remove", ask)[0], asks))
    assert sorted(statuses) == [200, 409]
    left = browser.account()
    assert left is not None
    assert len(left["passkeys"]) == 1


# --- signing out


def test_a_stolen_session_cannot_lock_its_owner_out(shared: str, handle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(shared)
    device = browser.make(handle)
    own = browser.account()
    assert own is not None
    with monkeypatch.context() as later:
        later.setattr(account_answers, "FRESH", -1)
        assert browser.code("/challenge", {"purpose": "add", "player": browser.key}) == "proof_needed"
        assert browser.code("/sign-out-all", {"player": browser.key}) == "proof_needed"
        removal = {"player": browser.key, "passkey": own["passkeys"][0]["id"]}
        assert browser.code("/remove", removal) == "proof_needed"
        assert code_of(shared, "mine/forget", {"player": browser.key}) == "proof_needed"
        # nor carry the games away to a key that no sign-out reaches
        assert code_of(shared, "mine/merge", {"player": tokens.new_token(), "other": browser.key}) == "account_key"
    assert browser.prove(device)["is_fresh"]
    assert browser.done("/sign-out-all", {"player": browser.key})["sessions"] == 1


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_signed_out_everywhere_no_old_key_opens_anything_in_any_process(
    serve: Serve, request: pytest.FixtureRequest, kind: str, handle: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    here = Browser(serve(**own).url)
    there = Browser(serve(**own).url if own else here.url)  # a file has one process
    first = here.key
    host = set_with(here.url, here.key)
    device = here.make(handle)
    there.sign_in(device)
    with Player(host) as player:
        answer = there.done("/sign-out-all", {"player": there.key})
        assert (answer["sessions"], answer["seats"]) == (2, 1)
        with pytest.raises(Dismissed, match="seat_moved"):  # the seat's own secret is worth nothing any more either
            player.wait_until(lambda: False)
    for key in (first, here.key, there.key):
        assert mine(here.url, key).running == ()
        assert code_of(there.url, "mine/sit", {"player": key, "table": host.table}) == "seat_lost"
    assert here.account() is None
    assert here.code("/sign-out", {"player": here.key}) == "signed_out"
    there.sign_in(device)
    assert [one.table.table for one in mine(there.url, there.key).running] == [host.table]
    seated = asked(there.url, "mine/sit", Seated, SitMine(player=there.key, table=host.table))
    with Player(place_of(there.url, seated)) as again:
        until(lambda: again.info is not None, "the table")


def test_a_sign_out_everywhere_closes_every_seat_and_the_keys_that_a_thief_had_made(
    shared: str, handle: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_book, "SEATS_MOST", 1)  # more than are listed in My games
    owner = Browser(shared)
    first, second = (set_with(owner.url, owner.key) for _ in range(2))
    owner.make(handle)
    asking = {"token": first.token}  # as a thief who sat at the owner's browser for a moment
    key = fetch(owner.url, "POST", f"/api/tables/{first.table}/keys", SeatKey, asking).key
    assert owner.done("/sign-out-all", {"player": owner.key})["seats"] == 2
    for place in (first, second):
        with pytest.raises(Dismissed, match="seat_lost"), Player(place) as player:
            player.wait_until(lambda: False)
    assert code_of(owner.url, f"tables/{first.table}/keys/use", {"key": key}) == "key_spent"


def test_who_signs_out_here_stays_signed_in_elsewhere(shared: str, handle: str) -> None:
    here, there = Browser(shared), Browser(shared)
    device = here.make(handle)
    there.sign_in(device)
    here.done("/sign-out", {"player": here.key})
    assert here.account() is None
    left = there.account()
    assert left is not None
    assert [one["device"] for one in left["sessions"]] == ["Safari"]


def test_games_from_before_one_signed_in_come_along_only_when_asked_for(shared: str, handle: str) -> None:
    here, there = Browser(shared), Browser(shared)
    device = here.make(handle)
    before = there.key
    host = set_with(shared, before)
    there.sign_in(device)
    assert mine(shared, there.key).running == ()
    assert there.done("/bring", {"player": there.key, "other": before})["seats"] == 1
    assert [one.table.table for one in mine(shared, here.key).running] == [host.table]
    assert mine(shared, before).running == ()
    assert there.code("/bring", {"player": there.key, "other": here.key}) == "account_key"


# --- taken away, and deleted


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_an_account_is_exported_then_deleted_with_everything_that_opened_it(
    serve: Serve, request: pytest.FixtureRequest, kind: str, handle: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    server = serve(**own).url
    evening = played(server)
    here, there = Browser(server), Browser(server)
    here.key = evening.keys[0]
    device = here.make(handle)
    there.sign_in(device)
    file = asked(server, "mine/export", MineExported, OwnPlayer(player=there.key))
    assert file.account is not None
    assert (file.account.handle, len(file.account.sessions)) == (handle, 2)
    assert [one.game.game for one in file.games] == [evening.game]
    assert there.key not in str(file)
    assert asked(server, "mine/forget", PlayerForgotten, OwnPlayer(player=there.key)).seats == 1
    for browser in (here, there):
        assert browser.account() is None
        assert (mine(server, browser.key).games, browser.code("/sign-out", {"player": browser.key})) == (
            (),
            "signed_out",
        )
    assert here.code("/sign-in", {"proof": device.prove(here.challenge("sign_in"))}) == "passkey_unknown"
    Browser(server).make(handle)  # the handle is free again
    assert [one.game.game for one in mine(server, evening.keys[1]).games] == [evening.game]


# --- where there are none


def test_an_address_without_a_name_and_a_program_have_no_passkeys(shared: str) -> None:
    browser = Browser(shared)
    port = urlsplit(shared).port
    wanted = {"purpose": "sign_in"}
    assert browser.code("/challenge", wanted, origin=f"http://127.0.0.1:{port}", host=f"127.0.0.1:{port}") == (
        "passkeys_need_name"
    )
    assert code_of(shared, "account/challenge", wanted) == "passkeys_need_name"


@pytest.mark.parametrize(
    ("origin", "name"),
    [
        ("https://play.example", "play.example"),
        ("https://play.example:8443", "play.example"),
        ("http://localhost:8000", "localhost"),
        ("http://play.example", None),
        ("https://192.0.2.7", None),
        ("https://[2001:db8::1]:8000", None),
        ("null", None),
        (None, None),
    ],
)
def test_passkeys_are_for_the_name_of_the_page(origin: str | None, name: str | None) -> None:
    party = passkeys.relying_party(origin)
    assert (party.id if party else None) == name


def test_where_the_library_is_not_installed_the_offerings_say_so(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser(shared)

    def offered() -> bool:
        return fetch(shared, "GET", "/api/offerings", Offerings).has_passkeys

    assert offered()
    monkeypatch.setattr(passkeys, "IS_OFFERED", False)
    assert not offered()
    assert browser.code("/challenge", {"purpose": "sign_in"}) == "passkeys_not_offered"


def test_how_many_handles_one_address_asks_for_is_limited(serve: Serve) -> None:
    browser = Browser(serve(caps=Caps(tables=Rate(2, 0.001))).url)
    wanted = {"purpose": "make", "handle": "Robin"}
    assert [browser.post("/challenge", wanted)[0] for _ in range(3)] == [200, 200, 429]
    assert browser.post("/challenge", {"purpose": "sign_in"})[0] == 200
