"""Players without an account: what hangs on a key, who is told of it, and how it is forgotten."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
import pytest

from nottingham import cli
from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import Rate
from nottingham.server.client import Dismissed, Place, Player, call, fetch, game_story, sit_down
from nottingham.server.cluster import peers
from nottingham.server.config import Caps
from nottingham.server.protocol.http_bodies import SeatClaim, Seated, SetTable, SitDown
from nottingham.server.protocol.messages import Refused
from nottingham.server.protocol.players import (
    AskMine,
    BeginEvening,
    FindStanding,
    KeepTable,
    LeaveStanding,
    MergePlayers,
    Mine,
    MineExported,
    OwnPlayer,
    PlayerForgotten,
    PlayersMerged,
    SitMine,
    StandingTable,
)
from nottingham.server.protocol.requests import Leave, Say
from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.game_summaries import summary_of
from nottingham.server.storage.standing_book import StandingBook
from nottingham.server.transport.player_api import PlayerApi
from nottingham.story.ledger import ledgers
from tests.server.conftest import ON_POSTGRES, Serve
from tests.server.envelopes import PaperTable
from tests.server.test_games import finished, play_through
from tests.waiting import until

T = TypeVar("T")
THREE = Settings(players=3)


def asked(server: str, path: str, kind: type[T], body: object) -> T:
    return fetch(server, "POST", f"/api/{path}", kind, body)


def code_of(server: str, path: str, body: object) -> str:
    """With which code the server says no."""
    return str(json.loads(call(server, "POST", f"/api/{path}", body)[1])["code"])


def mine(server: str, player: str) -> Mine:
    return asked(server, "mine", Mine, AskMine(player=player))


def place_of(server: str, seated: Seated) -> Place:
    return Place(server=server, table=seated.table, seat=seated.seat, token=seated.token, code=seated.code)


def secret(place: Place) -> str:
    assert place.token is not None
    return place.token


def set_with(server: str, player: str, name: str = "Robin", bots: tuple[str, ...] = ("honest",)) -> Place:
    wanted = SetTable(settings=THREE, name=name, bots=bots, player=player)
    return place_of(server, asked(server, "tables", Seated, wanted))


class Evening(NamedTuple):
    """A game that two people with keys have played to its end."""

    server: str
    places: tuple[Place, Place]
    keys: tuple[str, str]
    game: str


def played(server: str) -> Evening:
    robin, marian = tokens.new_token(), tokens.new_token()
    host = set_with(server, robin)
    wanted = SitDown(name="Marian", code=host.code, player=marian)
    guest = place_of(server, asked(server, f"tables/{host.table}/seats", Seated, wanted))
    with ExitStack() as stack:
        players = [stack.enter_context(Player(place)) for place in (host, guest)]
        play_through(players, Random(5))
        assert players[0].info is not None
        return Evening(server, (host, guest), (robin, marian), players[0].info.last_game)


@pytest.fixture(scope="module")
def evening(shared: str) -> Evening:
    return played(shared)


# --- whose games


def test_a_player_finds_the_games_of_the_own_key_and_no_other(evening: Evening) -> None:
    for seat, (name, key) in enumerate(zip(("Robin", "Marian"), evening.keys, strict=True)):
        found = mine(evening.server, key)
        assert [(one.game.game, one.game.players[one.seat].name) for one in found.games] == [(evening.game, name)]
        assert (found.total, found.figures.games, found.running) == (1, 1, ())
        assert evening.keys[1 - seat] not in str(found)
    nobody = mine(evening.server, tokens.new_token())
    assert (nobody.games, nobody.running, nobody.standing, nobody.total) == ((), (), (), 0)


def test_the_secret_of_a_seat_is_no_key_and_a_key_is_no_secret_of_a_seat(evening: Evening) -> None:
    assert mine(evening.server, secret(evening.places[0])).games == ()
    claim = SeatClaim(table=evening.places[0].table, token=evening.keys[0])
    assert asked(evening.server, "mine", Mine, AskMine(player=tokens.new_token(), seats=(claim,))).total == 0


def test_what_is_told_of_a_game_agrees_with_its_story(evening: Evening) -> None:
    story = game_story(evening.server, evening.game)
    one = mine(evening.server, evening.keys[0])
    past, figures, counts = one.games[0].game, one.figures, story.counts[0]
    assert past.totals == tuple(score.total for score in story.scores)
    assert past.winners == story.winners
    assert figures.wins == (0 in story.winners)
    assert (figures.bags, figures.lies, figures.caught) == (counts.bags, counts.lies, counts.caught)
    assert figures.lies_passed + figures.caught == figures.lies
    assert figures.lies_passed + figures.truths_passed + figures.caught + figures.searched == figures.bags


def test_a_weak_key_is_refused(shared: str) -> None:
    assert code_of(shared, "mine", {"player": "a" * 40}) == "weak_token"
    assert code_of(shared, "mine", {"player": "short"}) == "malformed"
    assert code_of(shared, "tables", {"player": "a" * 40}) == "weak_token"


def test_how_often_one_address_asks_is_limited(serve: Serve) -> None:
    server = serve(caps=Caps(replays=Rate(2, 0.001), joins=Rate(2, 0.001)))
    key = tokens.new_token()
    for path in ("mine", "mine/forget"):
        statuses = [call(server.url, "POST", f"/api/{path}", {"player": key})[0] for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_games_from_before_there_was_a_key_come_along(shared: str) -> None:
    old, key = set_with(shared, tokens.new_token()), tokens.new_token()
    claims = (SeatClaim(table=old.table, token=secret(old)), SeatClaim(table=old.table, token=tokens.new_token()))
    found = asked(shared, "mine", Mine, AskMine(player=key, seats=claims))
    assert [(seat.table.table, seat.seat) for seat in found.running] == [(old.table, 0)]


# --- another device


def test_a_running_game_goes_on_with_the_key_alone(shared: str) -> None:
    key = tokens.new_token()
    here = set_with(shared, key)
    there = place_of(shared, asked(shared, "mine/sit", Seated, SitMine(player=key, table=here.table)))
    assert (there.seat, there.token != here.token) == (0, True)
    with Player(there) as me:
        assert not isinstance(me.ask(Say(phrase="hello")), Refused)
    assert len(mine(shared, key).running) == 1  # one seat, however many devices
    assert code_of(shared, "mine/sit", {"player": tokens.new_token(), "table": here.table}) == "seat_lost"


def test_a_seat_that_was_given_up_is_not_opened_by_the_key(shared: str) -> None:
    key = tokens.new_token()
    here = set_with(shared, key)
    with Player(here) as me, pytest.raises(Dismissed, match="seat_lost"):
        me.ask(Leave())
    assert code_of(shared, "mine/sit", {"player": key, "table": here.table}) == "seat_lost"
    assert mine(shared, key).running == ()


def test_what_hangs_on_another_key_is_added_and_nothing_goes_the_other_way(shared: str) -> None:
    laptop, phone = tokens.new_token(), tokens.new_token()
    on_laptop, on_phone = set_with(shared, laptop), set_with(shared, phone)
    keep = KeepTable(player=phone, title="Thursdays", table=on_phone.table, token=secret(on_phone))
    asked(shared, "standing", StandingTable, keep)
    for _ in range(2):
        assert asked(shared, "mine/merge", PlayersMerged, MergePlayers(player=laptop, other=phone)).seats == 1
    assert {seat.table.table for seat in mine(shared, laptop).running} == {on_laptop.table, on_phone.table}
    assert [line.title for line in mine(shared, laptop).standing] == ["Thursdays"]
    assert [seat.table.table for seat in mine(shared, phone).running] == [on_phone.table]
    assert code_of(shared, "mine/sit", {"player": phone, "table": on_laptop.table}) == "seat_lost"


def test_games_of_before_there_were_keys_are_found_once_their_seat_is_linked(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    evening = played(server.url)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("DELETE FROM game_seats")
        database.commit()
    assert mine(server.url, evening.keys[0]).total == 0
    claim = SeatClaim(table=evening.places[0].table, token=secret(evening.places[0]))
    found = asked(server.url, "mine", Mine, AskMine(player=evening.keys[0], seats=(claim,)))
    assert [(one.game.game, one.seat) for one in found.games] == [(evening.game, 0)]
    assert mine(server.url, evening.keys[1]).total == 1


# --- taken away, and forgotten


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_everything_is_exported_then_forgotten_and_others_keep_theirs(
    serve: Serve, request: pytest.FixtureRequest, kind: str
) -> None:
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    server = serve(**own).url
    evening = played(server)
    robin, marian = evening.keys
    keep = KeepTable(player=robin, title="Thursdays", table=evening.places[0].table, token=secret(evening.places[0]))
    asked(server, "standing", StandingTable, keep)
    file = asked(server, "mine/export", MineExported, OwnPlayer(player=robin))
    assert [one.game.game for one in file.games] == [evening.game]
    assert [line.title for line in file.standing] == ["Thursdays"]
    assert file.records[evening.game].count("Robin") >= 1
    assert robin not in str(file)
    forgotten = asked(server, "mine/forget", PlayerForgotten, OwnPlayer(player=robin))
    assert (forgotten.seats, forgotten.standing) == (1, 1)
    assert (mine(server, robin).games, mine(server, robin).standing) == ((), ())
    assert [one.game.game for one in mine(server, marian).games] == [evening.game]
    assert [line.title for line in mine(server, marian).standing] == ["Thursdays"]  # she was there too


# --- standing tables


def test_a_table_becomes_a_standing_one_and_an_evening_begins_in_one_request(evening: Evening) -> None:
    server, place, (robin, marian) = evening.server, evening.places[0], evening.keys
    keep = KeepTable(player=robin, title="Thursdays", table=place.table, token=secret(place))
    kept = asked(server, "standing", StandingTable, keep)
    assert (kept.title, kept.edition, kept.seats, kept.bots, kept.evenings) == ("Thursdays", "first", 3, ("honest",), 1)
    assert asked(server, "standing", StandingTable, keep).code == kept.code  # pressed twice
    assert [past.game for past in kept.games] == [evening.game]
    assert sum(one.sheriff_rounds for one in kept.regulars) == 9
    assert sum(one.wins for one in kept.regulars) == len(kept.games[0].winners)
    assert {one.player.name or one.player.bot for one in kept.regulars} == {"Robin", "Marian", "honest"}
    assert [line.code for line in mine(server, marian).standing] == [kept.code]

    assert kept.open is not None  # the table of the first evening is still there
    assert code_of(server, "standing/evening", {"code": kept.code}) == "evening_open"


def test_of_two_who_begin_an_evening_the_second_is_told(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "POLL_EVERY", 0.1)
    server, key = serve().url, tokens.new_token()
    place = set_with(server, key)
    keep = KeepTable(player=key, title="Fridays", table=place.table, token=secret(place))
    code = asked(server, "standing", StandingTable, keep).code
    assert cli.main(["admin", "end", place.table, "--database", f"sqlite:///{tmp_path}/tables.db"]) == 0
    until(lambda: asked(server, "standing/find", StandingTable, FindStanding(code=code)).open is None, "its end")
    begin = BeginEvening(code=code.lower(), name="Much", player=tokens.new_token())
    seated = asked(server, "standing/evening", Seated, begin)
    found = asked(server, "standing/find", StandingTable, FindStanding(code=code))
    assert found.open is not None
    assert (found.open.table.table, found.open.code, found.evenings) == (seated.table, seated.code, 2)
    assert [seat.bot for seat in found.open.table.seats] == ["", "honest", ""]
    assert code_of(server, "standing/evening", {"code": code}) == "evening_open"
    friend = sit_down(server, seated.table, code=found.open.code)
    assert friend.seat == 2
    assert [line.is_open for line in mine(server, key).standing] == [True]


def test_who_leaves_a_standing_table_is_listed_there_no_more(evening: Evening) -> None:
    server, key = evening.server, tokens.new_token()
    place = set_with(server, key)
    kept = asked(
        server, "standing", StandingTable, KeepTable(player=key, title="Mine", table=place.table, token=secret(place))
    )
    asked(server, "standing/leave", StandingTable, LeaveStanding(code=kept.code, player=key))
    assert mine(server, key).standing == ()


def test_a_standing_table_needs_a_seat_a_name_and_friends(shared: str) -> None:
    key, stranger = tokens.new_token(), tokens.new_token()
    place = set_with(shared, key)
    keep = KeepTable(player=key, title="Ours", table=place.table, token=secret(place))
    assert code_of(shared, "standing", msgspec.structs.replace(keep, token=stranger)) == "seat_lost"
    assert code_of(shared, "standing", msgspec.structs.replace(keep, title="\u200b")) == "title_missing"
    public = SetTable(settings=Settings(is_public=True), player=key)
    open_place = place_of(shared, asked(shared, "tables", Seated, public))
    keep = KeepTable(player=key, title="Ours", table=open_place.table, token=secret(open_place))
    assert code_of(shared, "standing", keep) == "standing_needs_friends"
    assert code_of(shared, "standing/find", FindStanding(code="AAAABBBBCCCCDD")) == "no_such_standing"


# --- the books


def test_the_books_of_a_game_balance() -> None:
    """Every bag is passed or opened; what one seat's dearest bribe was, another took."""
    paper = PaperTable(Settings(players=4), bots=("tuck", "guy", "will")).started()
    for _ in range(5000):
        if paper.table.stage != "playing":
            break
        paper.move(only_musts=False)
    game = finished(paper)
    books = ledgers(game.ruleset, game.events)
    assert sum(book.sheriff_rounds for book in books) == game.ruleset.rounds
    for book in books:
        assert book.lies_passed + book.truths_passed + book.caught + book.searched == book.bags
        assert sum(book.opened_by) == book.caught + book.searched
        assert book.dearest_taken is None or book.dearest_taken.worth <= sum(book.earned_from)
    for seat, book in enumerate(books):
        if book.dearest_paid is not None:
            assert books[book.dearest_paid.seat].earned_from[seat] >= book.dearest_paid.worth
    raw = msgspec.json.encode(summary := summary_of("a" * 24, game))
    assert msgspec.json.decode(raw, type=type(summary)) == summary


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRES])
def test_of_two_who_begin_an_evening_at_the_same_moment_one_does(
    serve: Serve, request: pytest.FixtureRequest, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two processes, and each has looked before the other wrote."""
    own = {"database": request.getfixturevalue("postgres")} if kind == "postgres" else {}
    servers = [serve(**own).url, serve(**own).url]
    robin = tokens.new_token()
    host = set_with(servers[0], robin)
    keep = KeepTable(player=robin, title="Thursdays", table=host.table, token=secret(host))
    code = asked(servers[0], "standing", StandingTable, keep).code

    async def second(*_: object) -> int:
        return 2

    async def nothing(*_: object) -> None:
        return None

    with monkeypatch.context() as patched:
        patched.setattr(StandingBook, "next_number", second)
        patched.setattr(PlayerApi, "_open_evening", nothing)
        first = asked(servers[0], "standing/evening", Seated, BeginEvening(code=code, token=tokens.new_token()))
        assert code_of(servers[1], "standing/evening", BeginEvening(code=code)) == "evening_open"
        again = BeginEvening(code=code, token=first.token)
        assert asked(servers[1], "standing/evening", Seated, again).table == first.table
    found = asked(servers[1], "standing/find", StandingTable, FindStanding(code=code))
    assert found.evenings == 2
    assert found.open is not None
    assert found.open.table.table == first.table
