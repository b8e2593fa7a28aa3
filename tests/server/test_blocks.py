"""Blocks: who is blocked is not matched and not heard, is told nothing, and can be let off again."""

from __future__ import annotations

import pytest

from nottingham.server.access import tokens
from nottingham.server.client import Place
from nottingham.server.protocol.http_bodies import FindMatch, Seated, SitDown
from nottingham.server.protocol.players import (
    BlockList,
    BlockPlayer,
    LiftBlock,
    MergePlayers,
    MineExported,
    OwnPlayer,
    PlayerForgotten,
    PlayersMerged,
)
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import SERVER, Sit
from nottingham.server.transport import match_api
from tests.server.conftest import RunningServer, Serve
from tests.server.envelopes import PaperTable
from tests.server.envelopes import secret as paper_secret
from tests.server.test_accounts import Browser
from tests.server.test_players import asked, code_of, mine, place_of, secret, set_with


def sit(server: str, host: Place, player: str | None, name: str) -> Place:
    wanted = SitDown(name=name, code=host.code, player=player)
    return place_of(server, asked(server, f"tables/{host.table}/seats", Seated, wanted))


def seat_of(place: Place) -> int:
    assert place.seat is not None
    return place.seat


def block(server: str, player: str, place: Place, other: Place) -> BlockList:
    wanted = BlockPlayer(player=player, table=place.table, token=secret(place), seat=seat_of(other))
    return asked(server, "mine/block", BlockList, wanted)


def muted_by(server: RunningServer, place: Place) -> tuple[int, ...]:
    return server.inside.tables.live()[place.table].table.muted_by(place.seat)


def seq_of(server: RunningServer, place: Place) -> int:
    return server.inside.tables.live()[place.table].table.seq


@pytest.fixture
def server(serve: Serve) -> RunningServer:
    return serve()


def met(server: str) -> tuple[str, str, Place, Place]:
    """Two players at a table, by their keys, the first of whom blocked the second."""
    robin, guy = tokens.new_token(), tokens.new_token()
    host = set_with(server, robin)
    guest = sit(server, host, guy, "Sir Guy")
    block(server, robin, host, guest)
    return robin, guy, host, guest


def test_who_is_blocked_is_muted_here_and_at_every_other_table(server: RunningServer) -> None:
    robin, guy, host, guest = met(server.url)
    assert muted_by(server, host) == (guest.seat,)
    assert muted_by(server, guest) == ()
    theirs = set_with(server.url, guy, "Another name")
    ours = sit(server.url, theirs, robin, "Robin")
    assert muted_by(server, ours) == (theirs.seat,)
    again = set_with(server.url, robin, "Robin")
    come = sit(server.url, again, guy, "In disguise")
    assert muted_by(server, again) == (come.seat,)
    assert muted_by(server, come) == ()


def test_nothing_in_the_log_tells_who_is_blocked_that_they_meet(server: RunningServer) -> None:
    robin, guy, _host, _guest = met(server.url)
    plain, stranger = set_with(server.url, tokens.new_token()), tokens.new_token()
    sit(server.url, plain, stranger, "A stranger")
    watched = set_with(server.url, robin)
    sit(server.url, watched, guy, "Sir Guy")
    assert seq_of(server, watched) == seq_of(server, plain)
    found = mine(server.url, guy)
    assert found.blocks == ()
    assert "Robin" not in str(found.blocks)


def test_a_seat_is_taken_and_muted_in_one_row() -> None:
    paper = PaperTable(Settings(players=3))
    before = paper.table.seq
    newcomer = Sit(name="Guy", language="en", token=paper_secret(1), seat=1, muted_by=(0,))
    paper.do(SERVER, newcomer)
    assert (paper.table.seq, paper.table.muted_by(0), paper.table.muted_by(1)) == (before + 1, (1,), ())
    paper.do(SERVER, Sit(name="John", language="en", token=paper_secret(2), seat=2, mutes=(1,)))
    assert paper.table.muted_by(2) == (1,)


def test_neither_is_matched_with_the_other_until_the_block_is_lifted(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_api, "mark_of", lambda *_: "")  # as if from different homes
    robin, guy, _host, _guest = met(server.url)

    def matched(player: str) -> str:
        return asked(server.url, "match", Seated, FindMatch(name="N", player=player, fill_after=600)).table

    first = matched(robin)
    second = matched(guy)
    assert second != first
    assert matched(tokens.new_token()) in (first, second)
    third = matched(robin)
    assert third != second
    (line,) = mine(server.url, robin).blocks
    asked(server.url, "mine/unblock", BlockList, LiftBlock(player=robin, block=line.id))
    assert matched(guy) in (first, third)


def test_a_block_is_listed_by_the_name_of_then_exported_lifted_and_forgotten(server: RunningServer) -> None:
    robin, guy, host, guest = met(server.url)
    (line,) = mine(server.url, robin).blocks
    assert line.name == "Sir Guy"
    exported = asked(server.url, "mine/export", MineExported, OwnPlayer(player=robin))
    assert exported.blocks == (line,)
    assert asked(server.url, "mine/export", MineExported, OwnPlayer(player=guy)).blocks == ()
    assert code_of(server.url, "mine/unblock", LiftBlock(player=guy, block=line.id)) == "no_such_block"
    assert block(server.url, robin, host, guest).blocks[0].name == "Sir Guy"  # said twice, it is one
    (line,) = mine(server.url, robin).blocks
    asked(server.url, "mine/unblock", BlockList, LiftBlock(player=robin, block=line.id))
    assert mine(server.url, robin).blocks == ()
    assert muted_by(server, host) == ()
    block(server.url, robin, host, guest)
    asked(server.url, "mine/forget", PlayerForgotten, OwnPlayer(player=robin))
    assert mine(server.url, robin).blocks == ()


def test_blocks_come_along_to_another_device_and_not_back(server: RunningServer) -> None:
    robin, _guy, _host, _guest = met(server.url)
    phone = tokens.new_token()
    asked(server.url, "mine/merge", PlayersMerged, MergePlayers(player=robin, other=phone))
    assert mine(server.url, phone).blocks == ()
    asked(server.url, "mine/merge", PlayersMerged, MergePlayers(player=phone, other=robin))
    assert [one.name for one in mine(server.url, phone).blocks] == ["Sir Guy"]


def test_what_cannot_be_blocked_is_refused_and_nothing_is_kept(server: RunningServer) -> None:
    robin = tokens.new_token()
    host = set_with(server.url, robin)
    guest = sit(server.url, host, None, "Without a key")
    cases = [
        (host.token, seat_of(guest), "nobody_to_block"),
        (host.token, 1, "nobody_to_block"),  # a bot
        (host.token, 5, "nobody_to_block"),
        (host.token, seat_of(host), "not_yourself"),
        (tokens.new_token(), seat_of(guest), "seat_lost"),
    ]
    for token, seat, code in cases:
        wanted = BlockPlayer(player=robin, table=host.table, token=token or "", seat=seat)
        assert code_of(server.url, "mine/block", wanted) == code
    assert mine(server.url, robin).blocks == ()


def test_who_is_blocked_and_then_makes_an_account_is_blocked_still(server: RunningServer) -> None:
    robin, guy, _, _ = met(server.url)
    browser = Browser(server.url)
    browser.key = guy
    browser.make("Sir Guy")
    theirs = set_with(server.url, browser.key, "Another name")
    place = sit(server.url, theirs, robin, "Robin")
    assert muted_by(server, place) == (theirs.seat,)
    (line,) = mine(server.url, robin).blocks  # of the same person, and lifted as one
    asked(server.url, "mine/unblock", BlockList, LiftBlock(player=robin, block=line.id))
    assert muted_by(server, place) == ()
