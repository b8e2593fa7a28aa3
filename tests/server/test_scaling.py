"""Two processes over one PostgreSQL: no process owns a table, and none can corrupt it."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

from nottingham.rules.engine.families import Action
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Loading
from nottingham.server.client import Player, set_table, sit_down
from nottingham.server.cluster import notify
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.news import AnyNews, Played, Said
from nottingham.server.protocol.requests import Say, SetReady, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import Row, seen_by
from nottingham.server.table.state import Table
from tests.server.conftest import Serve
from tests.server.processes import Process, rows_in
from tests.waiting import PATIENCE

T = TypeVar("T")
Seat4 = Callable[[list[str]], list[Player]]


@pytest.fixture
def seat_four() -> Iterator[Seat4]:
    """Four people, each at the server of that place in the list; the game just begun."""
    with ExitStack() as stack:

        def sit(servers: list[str], settings: Settings | None = None) -> list[Player]:
            host = set_table(servers[0], settings, name="Robin")
            places = [host, *(sit_down(server, host.table, code=host.code) for server in servers[1:])]
            players = [stack.enter_context(Player(place)) for place in places]
            for player in players[1:]:
                assert isinstance(player.ask(SetReady(is_ready=True)), Done)
            assert isinstance(players[0].ask(Start()), Done)
            level(players)
            return players

        yield sit


def level(players: list[Player]) -> None:
    """Until all have seen the newest that anybody has."""
    newest = max(player.update.seq for player in players if player.update)
    for player in players:
        player.wait_for(newest)


def play_on(players: list[Player], rng: Random, steps: int) -> None:
    for _ in range(steps):
        level(players)
        if players[0].is_over:
            return
        player = next(player for player in players if player.must_act)
        assert isinstance(player.play(player.sample(rng)), Done)
    level(players)


def move_to(player: Player, server: str) -> None:
    player.place = replace(player.place, server=server)
    player.reconnect()


def told(player: Player) -> list[AnyNews]:
    """What a player heard of the game."""
    return [news for news in player.news if isinstance(news, Played)]


def told_by(rows: list[Row], seat: Seat | None) -> list[AnyNews]:
    """What the log has to tell a seat."""
    return [seen_by(news, seat) for row in rows for news in row.news if isinstance(news, Played)]


def test_a_process_is_killed_in_mid_game_and_the_game_goes_on(serve: Serve, postgres: str, seat_four: Seat4) -> None:
    doomed, survivor = Process(postgres), serve(database=postgres)
    players = seat_four([doomed.url, survivor.url, doomed.url, survivor.url])
    rng = Random(4)
    play_on(players, rng, 12)
    doomed.kill()
    for player in (players[0], players[2]):
        move_to(player, survivor.url)
    play_on(players, rng, 10_000)
    assert players[0].is_over
    rows = rows_in(postgres, players[0].place.table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert Table.folded(rows).stage == "finished"
    for player in players:
        assert told(player) == told_by(rows, player.seat)


def test_hints_that_get_lost_are_made_up_for(
    serve: Serve, postgres: str, seat_four: Seat4, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "POLL_EVERY", 0.2)
    one, other = serve(database=postgres), serve(database=postgres)
    players = seat_four([one.url, one.url, other.url, other.url])
    for server in (one, other):
        server.inside.tables.notify.is_deaf = True
    play_on(players, Random(4), 6)
    rows = rows_in(postgres, players[0].place.table)
    for player in players:
        assert told(player) == told_by(rows, player.seat)


def test_one_seat_at_two_processes_acts_once(serve: Serve, postgres: str, seat_four: Seat4) -> None:
    """Two windows of one seat, two processes, the same moment: one effect, and a clear answer to the other."""
    one, other = serve(database=postgres), serve(database=postgres)
    players = seat_four([one.url] * 4)
    rng = Random(2)
    for _ in range(5):
        level(players)
        player = next(player for player in players if player.must_act)
        with Player(replace(player.place, server=other.url)) as window:
            assert player.update is not None
            window.wait_for(player.update.seq)
            action, at = player.sample(rng), player.update.at
            answers = at_once(partial(pressed, action=action, at=at), [player, window])
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        assert [answer.refusal.code for answer in answers if isinstance(answer, Refused)] == ["stale"]
    rows = rows_in(postgres, players[0].place.table)
    assert sum(isinstance(news, Played) for row in rows for news in row.news) == 5


def test_commands_of_several_seats_that_cross_are_all_done(serve: Serve, postgres: str, seat_four: Seat4) -> None:
    one, other = serve(database=postgres), serve(database=postgres)
    players = seat_four([one.url, other.url, one.url, other.url])
    rng = Random(6)
    while not isinstance(players[0].view.public.phase, Loading):
        play_on(players, rng, 1)
    merchants = [player for player in players if player.must_act]
    assert len(merchants) == 3
    chosen = {player.seat: player.sample(rng) for player in merchants}
    answers = at_once(lambda who: who.play(chosen[who.seat]), merchants)
    assert all(isinstance(answer, Done) for answer in answers)
    assert len({answer.seq for answer in answers if isinstance(answer, Done)}) == 3
    level(players)
    assert not isinstance(players[0].view.public.phase, Loading)


def test_a_refusal_is_of_how_things_stand_now(serve: Serve, postgres: str) -> None:
    """What another process has just written counts, even when its hint has not arrived."""
    one, other = serve(database=postgres), serve(database=postgres)
    one.inside.tables.notify.is_deaf = True
    host = set_table(one.url, bots=("honest", "honest"))
    guest = sit_down(other.url, host.table, code=host.code)
    with Player(host) as me, Player(guest) as they:
        assert isinstance(they.ask(SetReady(is_ready=True)), Done)
        assert isinstance(me.ask(Start()), Done)


def test_talk_from_both_processes_is_in_one_order(serve: Serve, postgres: str, seat_four: Seat4) -> None:
    players = seat_four([server.url for server in (serve(database=postgres), serve(database=postgres)) for _ in "ab"])
    answers = at_once(lambda who: [who.ask(Say(phrase="deal")) for _ in range(5)], players)
    assert all(isinstance(answer, Done) for said in answers for answer in said)
    level(players)
    talk = [[news for news in player.news if isinstance(news, Said)] for player in players]
    assert all(len(said) == 20 and said == talk[0] for said in talk)


def pressed(player: Player, action: Action, at: str) -> Done | Refused:
    return player.play(action, at=at)


def at_once(work: Callable[[Player], T], players: list[Player]) -> list[T]:
    """Each in a thread of their own, as near to the same moment as can be."""
    with ThreadPoolExecutor(len(players)) as threads:
        start = threading.Barrier(len(players))

        def go(player: Player) -> T:
            start.wait(PATIENCE)
            return work(player)

        return list(threads.map(go, players))
