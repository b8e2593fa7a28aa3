"""Who is there, who is away, and what happens to their seats."""

from contextlib import ExitStack
from random import Random

import pytest

from nottingham.server.client import Place, Player, set_table, sit_down
from nottingham.server.cluster import peers
from nottingham.server.live import actor as actors
from nottingham.server.live import registry
from nottingham.server.live.disconnects import HOST_AWAY, Disconnects
from nottingham.server.protocol.messages import Absence, Done
from nottingham.server.protocol.news import Played, SeatHeld, SeatReturned
from nottingham.server.protocol.requests import SetReady, Start, StepAway
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.log import Resume
from nottingham.server.timestamps import MINUTE, now
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable
from tests.waiting import until


def test_who_loses_the_connection_is_waited_for_until_a_bot_takes_over() -> None:
    paper = PaperTable(Settings(clock=ClockRules(grace=60))).started()
    absences = Disconnects()
    absences.note(paper.table, {0, 1, 2, 3}, 1000)
    assert absences.now(paper.table) == ()
    absences.note(paper.table, {0, 1, 2}, 2000)
    absences.note(paper.table, {0, 1}, 3000)
    assert [(one.seat, one.since, one.due) for one in absences.now(paper.table)] == [(2, 3000, 63000), (3, 2000, 62000)]
    absences.note(paper.table, {0, 1, 3}, 4000)
    assert [one.seat for one in absences.now(paper.table)] == [2]


def test_nobodys_time_runs_while_nobody_is_there() -> None:
    paper = PaperTable().started()
    absences = Disconnects()
    absences.note(paper.table, {0}, 1000)
    absences.note(paper.table, (), 2000)
    assert {one.due for one in absences.now(paper.table)} == {None}
    absences.note(paper.table, {1}, 900_000)
    assert {one.since for one in absences.now(paper.table)} == {900_000}


@pytest.mark.parametrize("clock", [ClockRules(grace=0), ClockRules(seconds=24 * 3600)])
def test_at_some_tables_nobody_need_be_there(clock: ClockRules) -> None:
    paper = PaperTable(Settings(clock=clock)).started()
    absences = Disconnects()
    absences.note(paper.table, {0}, 1000)
    assert {one.due for one in absences.now(paper.table)} == {None}


def test_a_bots_hold_and_an_empty_waiting_room_have_no_due() -> None:
    waiting, held = PaperTable().fill(), PaperTable().started()
    held.person(3, StepAway())
    for paper, seats in ((waiting, {0}), (held, {0, 1, 2})):
        absences = Disconnects()
        absences.note(paper.table, seats, 1000)
        assert {one.due for one in absences.now(paper.table)} == {None}


def test_the_host_is_away_after_a_while() -> None:
    paper = PaperTable().fill()
    absences = Disconnects()
    absences.note(paper.table, {1}, 1000)
    assert not absences.is_host_away(paper.table, 1000 + HOST_AWAY - 1)
    assert absences.is_host_away(paper.table, 1000 + HOST_AWAY)


def test_a_bot_holds_the_seat_of_one_who_is_gone_and_hands_it_back(shared: str) -> None:
    with ExitStack() as stack:
        host = set_table(shared, Settings(clock=ClockRules(grace=1)), bots=("honest", "honest"))
        guest = sit_down(shared, host.table, code=host.code)
        me, other = stack.enter_context(Player(host)), stack.enter_context(Player(guest))
        other.ask(SetReady(is_ready=True))
        me.ask(Start())
        other.close()
        me.wait_until(lambda: bool(absent(me)))
        assert me.presence is not None
        assert me.presence.connected == (0,)
        assert absent(me)[0].due is not None
        me.wait_until(lambda: any(isinstance(news, SeatHeld) and news.why == "away" for news in me.news))
        assert me.info is not None
        assert me.info.seats[3].is_held
        other.reconnect()
        me.wait_until(lambda: any(isinstance(news, SeatReturned) for news in me.news))
        me.wait_until(lambda: not absent(me))


def test_who_has_sat_down_and_is_not_there_yet_is_absent(shared: str) -> None:
    host = set_table(shared)
    with Player(host) as me:
        guest = sit_down(shared, host.table, code=host.code)
        me.wait_until(lambda: [one.seat for one in absent(me)] == [guest.seat])


def absent(player: Player) -> tuple[Absence, ...]:
    return player.presence.absent if player.presence else ()


def test_a_table_whose_people_are_all_gone_pauses_and_goes_on_when_they_are_back(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "SWEEP_EVERY", 0.1)
    server = serve(idle_seconds=0.3, pace=0.05)  # none at all would drop a table between finding and joining it
    host = set_table(server.url, bots=("honest",) * 3)
    with Player(host) as me:
        me.ask(Start())
        me.wait_until(lambda: me.must_act)
        me.play(me.sample(Random(1)))
        me.ask(StepAway())  # a bot plays on, as long as somebody is there to see it
        assert me.update is not None
        me.wait_until(lambda: sum(isinstance(news, Played) for news in me.news) > 3)
        seq = me.update.seq
    until(lambda: len(server.inside.tables) == 0, "the table to be let go")
    left = me.update.seq
    me.reconnect()
    assert me.update.seq <= left + 2  # only what was in flight
    me.wait_until(lambda: me.update is not None and me.update.seq > seq + 4)


def test_clocks_that_ran_out_while_everybody_was_gone_begin_afresh_for_a_person_alone(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who only watches wakes nobody up, and who comes back has all their time."""
    server = serve()
    host = set_table(server.url, Settings(clock=ClockRules(seconds=60)), bots=("honest",) * 3)
    with Player(host) as me:
        me.ask(Start())
        me.wait_until(lambda: me.must_act)
    actor = server.inside.tables.live()[host.table]
    until(lambda: not actor.audience and not actor._bots.is_busy, "an empty room")
    seq = actor.table.seq
    monkeypatch.setattr(actors, "now", lambda: now() + 2 * MINUTE)
    assert any(clock.due is not None and clock.due < actor.now() for clock in actor.table.clocks)
    with Player(Place(server.url, host.table, code=host.code)) as spectator:
        assert spectator.seat is None
        assert actor.table.seq == seq
    me.reconnect()
    assert [row.request for row in actor._tail._recent if row.seq == seq + 1] == [Resume()]
    me.close()


def test_presence_is_shared_between_processes(serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "POLL_EVERY", 0.2)
    one, other = serve(database=postgres), serve(database=postgres)
    host = set_table(one.url)
    guest = sit_down(other.url, host.table, code=host.code)
    with Player(host) as me, Player(guest) as you:
        for player in (me, you):
            wait_for_seats(player, (0, 1))
        you.close()
        wait_for_seats(me, (0,))
        assert isinstance(me.ask(SetReady(is_ready=True)), Done)


def wait_for_seats(player: Player, seats: tuple[int, ...]) -> None:
    player.wait_until(lambda: player.presence is not None and player.presence.connected == seats)
