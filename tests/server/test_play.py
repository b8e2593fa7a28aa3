"""Whole games through real sockets."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest

from nottingham.record.codec import to_json
from nottingham.rules.engine.actions import SetAside
from nottingham.rules.engine.goods import NOTHING
from nottingham.server.access.tokens import new_token
from nottingham.server.client import (
    Dismissed,
    Place,
    Player,
    ServerSaysNo,
    find_table,
    new_id,
    public_tables,
    set_table,
    sit_down,
)
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.news import Played, SeatHeld
from nottingham.server.protocol.requests import Command, Leave, Remove, Rename, Return, Say, SetReady, Start, StepAway
from nottingham.server.protocol.settings import Settings
from tests.server.conftest import Serve
from tests.waiting import PATIENCE


@pytest.fixture
def four(shared: str) -> Iterator[list[Player]]:
    """Four people at one table, the game just begun."""
    with ExitStack() as stack:
        yield seat_four(shared, stack)


def seat_four(server: str, stack: ExitStack, settings: Settings | None = None) -> list[Player]:
    host = set_table(server, settings, name="Robin")
    places = [host] + [sit_down(server, host.table, name=name, code=host.code) for name in ("Marian", "Tuck", "John")]
    players = [stack.enter_context(Player(place)) for place in places]
    for player in players[1:]:
        assert isinstance(player.ask(SetReady(is_ready=True)), Done)
    started = players[0].ask(Start())
    assert isinstance(started, Done)
    catch_up(players, started.seq)
    return players


def catch_up(players: list[Player], seq: int) -> None:
    for player in players:
        player.wait_for(seq)


def play_on(players: list[Player], rng: Random, steps: int = 10_000) -> None:
    """Whoever must act does, until the game is over or so many steps are done."""
    for _ in range(steps):
        if players[0].is_over:
            return
        player = next(player for player in players if player.must_act)
        answer = player.play(player.sample(rng))
        assert isinstance(answer, Done), answer
        catch_up(players, answer.seq)


def test_four_people_play_a_whole_game(four: list[Player]) -> None:
    play_on(four, Random(3))
    publics = [player.view.public for player in four]
    assert all(public == publics[0] for public in publics)
    assert four[0].is_over
    assert [player.view.seat for player in four] == [0, 1, 2, 3]


def test_one_person_and_three_bots_play_a_whole_game(shared: str) -> None:
    place = set_table(shared, Settings(edition="second"), bots=("random", "honest", "random"))
    rng = Random(5)
    with Player(place) as me:
        assert isinstance(me.ask(Start()), Done)
        while not me.is_over:
            if me.must_act:
                me.play(me.sample(rng))
            else:
                me.wait()


def test_a_repeated_command_is_done_once_and_answered_alike(four: list[Player]) -> None:
    player = next(player for player in four if player.must_act)
    assert player.update is not None
    id, at = new_id(), player.update.at
    first = player.play(SetAside(NOTHING), id=id, at=at)
    assert isinstance(first, Done)
    player.reconnect()
    assert player.play(SetAside(NOTHING), id=id, at=at) == first
    assert player.play(SetAside(NOTHING), id=id, at="whatever") == first


def test_a_double_click_has_one_effect(four: list[Player]) -> None:
    player = next(player for player in four if player.must_act)
    assert player.update is not None
    at = player.update.at
    assert isinstance(player.play(SetAside(NOTHING), at=at), Done)
    again = player.play(SetAside(NOTHING), at=at)
    assert isinstance(again, Refused)
    assert again.refusal.code == "stale"


def test_two_windows_on_one_seat_see_the_same(four: list[Player]) -> None:
    player = next(player for player in four if player.must_act)
    with Player(player.place) as window:
        answer = player.play(SetAside(NOTHING))
        assert isinstance(answer, Done)
        catch_up([window], answer.seq)
        assert window.view == player.view


def test_a_dry_run_does_nothing(four: list[Player]) -> None:
    player = next(player for player in four if player.must_act)
    other = next(player for player in four if not player.must_act)
    assert player.update is not None
    seq = player.update.seq
    assert player.check(SetAside(NOTHING)) is None
    refusal = other.check(SetAside(NOTHING))
    assert refusal is not None
    assert player.update.seq == seq


def test_who_reconnects_misses_nothing(four: list[Player]) -> None:
    lost = next(player for player in four if not player.must_act)
    lost.close()
    rest = [player for player in four if player is not lost]
    rng = Random(11)
    for _ in range(6):
        player = next((player for player in rest if player.must_act), None)
        if player is None:
            break
        answer = player.play(player.sample(rng))
        assert isinstance(answer, Done)
        catch_up(rest, answer.seq)
    lost.reconnect()
    assert lost.update is not None
    assert rest[0].update is not None
    assert lost.update.seq == rest[0].update.seq
    assert lost.view.public == rest[0].view.public
    played = [len([news for news in player.news if isinstance(news, Played)]) for player in four]
    assert len(set(played)) == 1


def test_leaving_never_freezes_a_table(four: list[Player]) -> None:
    seat = next(player.seat for player in four if player.must_act)
    assert seat is not None
    leaver = four[seat]
    rest = [player for player in four if player is not leaver]
    with pytest.raises(Dismissed):
        leaver.ask(Leave())
    rng = Random(2)
    while rest[0].view.public.round == 1:
        assert rest[0].update is not None
        catch_up(rest, rest[0].update.seq)
        player = next((player for player in rest if player.must_act), None)
        if player is None:
            rest[0].wait()
        else:
            player.play(player.sample(rng))
    assert rest[0].info is not None
    assert rest[0].info.seats[seat].bot


def test_a_bot_holds_a_seat_and_hands_it_back(four: list[Player]) -> None:
    player = next(player for player in four if player.must_act)
    seat = player.seat
    assert isinstance(player.ask(StepAway()), Done)
    player.wait_until(lambda: any(isinstance(news, Played) and news.seat == seat for news in player.news))
    assert any(isinstance(news, SeatHeld) for news in player.news)
    assert isinstance(player.ask(Return()), Done)
    assert player.info is not None
    assert not player.info.seats[seat or 0].is_held


def test_who_is_removed_is_shown_out(four: list[Player]) -> None:
    assert isinstance(four[0].ask(Remove(seat=2)), Done)
    with pytest.raises(Dismissed, match="removed"):
        four[2].wait_until(lambda: False)
    with pytest.raises(Dismissed, match="removed"):
        four[2].reconnect()


def test_who_left_from_one_device_is_not_told_that_the_host_did_it(four: list[Player]) -> None:
    with Player(four[2].place) as elsewhere:
        with pytest.raises(Dismissed):
            four[2].ask(Leave())
        with pytest.raises(Dismissed, match="seat_lost"):
            elsewhere.wait_until(lambda: False)


def test_talk_reaches_everybody(four: list[Player]) -> None:
    answer = four[1].ask(Say(phrase="trust_me", to=0))
    assert isinstance(answer, Done)
    catch_up(four, answer.seq)
    assert all("trust_me" in str(player.news[-1]) for player in four)


def test_a_game_survives_the_server(serve: Serve) -> None:
    server = serve()
    with ExitStack() as stack:
        players = seat_four(server.url, stack)
        play_on(players, Random(1), steps=12)
        before = [player.view for player in players]
        server.stop()
        after = serve()
        again = [
            stack.enter_context(Player(Place(after.url, player.place.table, player.place.seat, player.place.token)))
            for player in players
        ]
        assert [player.view for player in again] == before
        assert [player.news for player in again] == [player.news for player in players]
        play_on(again, Random(1), steps=12)


# --- sitting down


def test_by_invitation_only(shared: str) -> None:
    host = set_table(shared, name="Robin")
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(shared, host.table)
    assert refusal.value.problem.code == "no_such_table"
    assert host.code is not None
    assert find_table(shared, host.code.lower()).table == host.table
    guest = sit_down(shared, host.table, code=host.code.lower(), name="Marian")
    assert guest.seat == 1
    assert host.table not in [info.table for info in public_tables(shared)]


def test_the_same_token_finds_the_same_seat(shared: str) -> None:
    token = new_token()
    host = set_table(shared, Settings(is_public=True), token=token)
    assert set_table(shared, Settings(is_public=True), token=token) == host
    other = token[::-1]
    assert sit_down(shared, host.table, token=other) == sit_down(shared, host.table, token=other)


def test_public_tables_are_listed_and_watched(shared: str) -> None:
    host = set_table(shared, Settings(is_public=True), name="Robin", bots=("honest", "honest", "honest"))
    assert host.table in [info.table for info in public_tables(shared)]
    with Player(host) as me, Player(Place(shared, host.table)) as spectator:
        me.ask(Start())
        spectator.wait_until(lambda: spectator.update is not None and spectator.update.view is not None)
        assert spectator.view.hand == NOTHING
        assert spectator.prompts == ()
        answer = spectator.ask(Rename(name="Nobody", language="en"))
        assert isinstance(answer, Refused)
        assert answer.refusal.code == "not_seated"


def test_a_full_table_is_full(four: list[Player], shared: str) -> None:
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(shared, four[0].place.table, code=four[0].place.code)
    assert refusal.value.problem.code == "table_full"


def test_a_command_in_pieces_or_behind_another_is_done_once_and_answered_each_time(
    four: list[Player],
) -> None:
    player = next(player for player in four if player.must_act)
    assert player.update is not None
    command = Command(id=new_id(), at=player.update.at, action=player.sample(Random(3)))
    text, socket = to_json(command).decode(), player._socket
    assert socket is not None
    socket.send(text)
    socket.send(text)
    socket.send([text[:7], text[7:20], text[20:]])
    answers: list[int] = []
    while len(answers) < 3:
        said = json.loads(socket.recv(timeout=PATIENCE))
        if said.get("id") == command.id:
            assert said["type"] == "done"
            answers.append(said["seq"])
    assert len(set(answers)) == 1
    rest = next(one for one in four if one is not player)
    rest.wait_for(answers[0])
    assert [news for news in rest.news if isinstance(news, Played)][-1].seat == player.seat
