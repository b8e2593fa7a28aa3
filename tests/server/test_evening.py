"""A whole evening: one player is lost and returns, a bot holds a seat, the server dies, and the record is right."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random

from msgspec.structs import replace

from nottingham.record.codec import to_json, to_plain
from nottingham.rules.engine.state import Finished
from nottingham.server.client import Player, call, set_table, sit_down
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.news import GameBegan, Played, SeatHeld, SeatReturned
from nottingham.server.protocol.requests import Return, Say, SetReady, Start, StepAway
from nottingham.server.protocol.settings import Settings
from tests.races import move_or_be_overtaken
from tests.server.processes import Process, rows_in, sqlite_in

NAMES = ("Robin", "Marian", "Tuck", "John")
EVENING = Settings(edition="second", players=4, options=("black_market", "royal_goods"))


def test_an_evening_ends_with_a_record_that_the_referee_accepts(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    server = Process(database)
    assert json.loads(call(server.url, "GET", "/health")[1])["status"] == "ok"
    with ExitStack() as stack:
        players = sit_four(server.url, stack)
        rng = Random(12)
        play(players, rng, 10)
        lose_and_find_again(players, rng)
        held = let_a_bot_hold(players[2], players, rng)
        server.kill()
        server = Process(database)
        for player in players:
            player.place = replace(player.place, server=server.url)
            player.reconnect()
        play(players, rng, 10_000)
        assert all(player.is_over for player in players)
        table, end = players[0].place.table, players[0].view.public.phase
        assert isinstance(end, Finished)
        players[0].wait_until(lambda: bool(players[0].info and players[0].info.last_game))
        link = players[0].info.last_game if players[0].info else ""
        status, record = call(server.url, "GET", f"/api/games/{link}/record")
        assert status == 200
    server.stop()
    assert held >= 1
    assert_nothing_was_missed(players, database, table)
    assert_accepted(record, tmp_path, end)


def sit_four(server: str, stack: ExitStack) -> list[Player]:
    host = set_table(server, EVENING, name=NAMES[0])
    places = [host, *(sit_down(server, host.table, name=name, code=host.code) for name in NAMES[1:])]
    players = [stack.enter_context(Player(place)) for place in places]
    for player in players[1:]:
        assert isinstance(player.ask(SetReady(is_ready=True)), Done)
    assert isinstance(players[0].ask(Start()), Done)
    return players


def play(players: list[Player], rng: Random, steps: int) -> None:
    """Whoever must act does; while it is a bot's turn, all wait."""
    for _ in range(steps):
        newest = max(player.update.seq for player in players if player.update)
        for player in players:
            player.wait_for(newest)
        if players[0].is_over:
            return
        mover = next((player for player in players if player.must_act and not is_held(player)), None)
        if mover is None:
            players[0].wait()
        else:
            move_or_be_overtaken(mover, rng)


def is_held(player: Player) -> bool:
    return player.info is not None and player.info.seats[player.seat or 0].is_held


def lose_and_find_again(players: list[Player], rng: Random) -> None:
    """The connection breaks without a word; the others talk on, and nothing is missed."""
    lost = players[1]
    assert lost._socket is not None
    lost._socket.socket.close()
    lost.close()
    for player in (players[0], players[3]):
        assert isinstance(player.ask(Say(phrase="one_moment")), Done)
    lost.reconnect()
    play(players, rng, 4)


def let_a_bot_hold(player: Player, players: list[Player], rng: Random) -> int:
    """A bot plays for somebody who steps away, until they return; how often it did."""
    assert isinstance(player.ask(StepAway()), Done)
    since = len(player.news)
    while not (moves := moves_of(player, since)):
        assert not player.is_over
        play(players, rng, 1)
    assert isinstance(player.ask(Return()), Done)
    kinds = [type(news) for news in player.news if isinstance(news, SeatHeld | SeatReturned)]
    assert kinds == [SeatHeld, SeatReturned]
    return moves


def moves_of(player: Player, since: int) -> int:
    return sum(isinstance(news, Played) and news.seat == player.seat for news in player.news[since:])


def assert_nothing_was_missed(players: list[Player], database: str, table: str) -> None:
    """Everybody heard every step once, whatever happened to their connection or the server."""
    steps = [news for row in rows_in(database, table) for news in row.news if isinstance(news, GameBegan | Played)]
    for player in players:
        heard = [news for news in player.news if isinstance(news, GameBegan | Played)]
        assert [len(news.events) for news in heard] == [len(news.events) for news in steps]


def assert_accepted(record: bytes, folder: Path, end: Finished) -> None:
    file = folder / "evening.txt"
    file.write_bytes(record)
    command = [sys.executable, "-m", "nottingham.cli", "referee", str(file), "--json"]
    verdict = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr
    said = json.loads(verdict.stdout)
    assert said["ok"]
    assert said["seats"] == list(NAMES)
    assert [{**score, "name": None} for score in said["scores"]] == json.loads(
        to_json([{**to_plain(score), "name": None} for score in end.scores])
    )
    assert said["winners"] == list(end.winners)
    assert "recorded_scores" not in said
