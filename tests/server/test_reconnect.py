"""Who comes back, wherever they stopped listening, has missed nothing; two windows of one seat act once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from nottingham.server.access.tokens import hashed
from nottingham.server.client import Dismissed, Place, Player, new_id, set_table, sit_down
from nottingham.server.live import log_tail
from nottingham.server.live.actor import TableActor
from nottingham.server.live.log_tail import RECENT
from nottingham.server.protocol.messages import Done, Refused, Update
from nottingham.server.protocol.news import AnyNews, Played, Said
from nottingham.server.protocol.requests import Command, Hello, Remove, Say, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.table import updates
from nottingham.server.table.log import Row, seen_by
from nottingham.server.transport.websocket import Connection, Websockets
from tests.server import envelopes
from tests.server.conftest import RunningServer, Serve, config_for
from tests.server.worlds import paper_games, write_log

TABLE = "abcdefghijkm"
TOKENS = [f"the-secret-of-seat-{seat}-is-long-enough" for seat in range(3)]


@pytest.fixture(scope="module")
def old_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Row]]]:
    """A server on which a game of many steps lies, and its log."""
    folder = tmp_path_factory.mktemp("reconnect")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(envelopes, "secret", lambda seat: hashed(TOKENS[seat]))
        paper = next(paper_games(Settings(players=3), 1))
        while len(paper.rows) < RECENT + 20:
            paper.move()
    write_log(f"sqlite:///{folder}/tables.db", paper.rows)
    server = RunningServer(config_for(folder))
    yield server.url, paper.rows
    server.stop()


def told(rows: list[Row], seat: int | None) -> list[AnyNews]:
    return [seen_by(news, seat) for row in rows for news in row.news]


def test_reconnecting_at_every_number_resumes_exactly(old_game: tuple[str, list[Row]]) -> None:
    url, rows = old_game
    for since in range(len(rows) + 1):
        seat = since % 3
        me = Player(Place(url, TABLE, seat, TOKENS[seat]))
        me.update = Update(seq=since, after=0, at="", now=0)  # where it stopped listening
        me.reconnect()
        assert (me.update.seq, me.news) == (len(rows), told(rows[since:], seat))
        assert me.update.after in (since, 0)
        me.close()


def test_who_missed_more_than_is_told_again_asks_for_no_more(
    old_game: tuple[str, list[Row]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many games at one table: what is too old to be told leaves no gap that a client would ask about for ever."""
    url, rows = old_game
    monkeypatch.setattr(log_tail, "CATCH_UP_MOST", 10)
    with Player(Place(url, TABLE, 1, TOKENS[1])) as me:
        assert me.update is not None
        assert (me.update.seq, me.update.after, me.news) == (len(rows), 0, told(rows[-10:], 1))


def test_a_number_from_the_future_is_how_things_stand(old_game: tuple[str, list[Row]]) -> None:
    url, rows = old_game
    me = Player(Place(url, TABLE, 1, TOKENS[1]))
    me.connect(len(rows) + 1000)
    assert me.update is not None
    assert (me.update.seq, me.news) == (len(rows), [])
    me.close()


def test_a_log_that_is_shorter_than_it_was_is_believed(old_game: tuple[str, list[Row]]) -> None:
    """As after a power cut that took the last moments, or from a copy: who was there before does not wait for them."""
    url, rows = old_game
    me = Player(Place(url, TABLE, 1, TOKENS[1]))
    me.update = Update(seq=len(rows) + 1000, after=0, at="", now=0)
    me.reconnect()
    assert me.update.seq == len(rows)
    me.close()


def test_updates_that_did_not_arrive_are_asked_for(old_game: tuple[str, list[Row]]) -> None:
    """A gap in the numbers makes the client ask, and what comes fills it."""
    url, rows = old_game
    with Player(Place(url, TABLE, 0, TOKENS[0])) as me:
        assert me.update is not None
        del me.news[40:]
        me.update = Update(seq=40, after=39, at="", now=0)
        me._take_update(Update(seq=len(rows), after=len(rows) - 1, at="", now=0))
        me.wait_for(len(rows))
        assert [news for news in me.news if isinstance(news, Played)][-1] == told(rows, 0)[-1]


@pytest.fixture
def windows(shared: str) -> Iterator[tuple[Player, Player]]:
    """One seat, open twice, that must act."""
    place = set_table(shared, bots=("honest", "honest", "honest"))
    with Player(place) as one, Player(place) as other:
        assert isinstance(one.ask(Start()), Done)
        one.wait_until(lambda: one.must_act)
        assert one.update is not None
        other.wait_for(one.update.seq)
        yield one, other


def test_who_has_something_else_than_the_server_is_told_how_things_stand(
    windows: tuple[Player, Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checksum that differs is noticed, and what comes then is right again."""
    monkeypatch.setattr(updates, "CHECKED_EVERY", 1)
    one, other = windows
    one._standing["view"]["hand"] = {"apple": 99}
    assert isinstance(other.ask(Say(phrase="hello")), Done)
    one.wait_until(lambda: one.repairs > 0)
    assert one.view.hand["apple"] == 99
    one.wait_until(lambda: one.view.hand["apple"] != 99)
    assert (one.view.hand, other.repairs) == (other.view.hand, 0)
    assert len([news for news in one.news if isinstance(news, Said)]) == 1


def test_both_windows_press_the_same_button(windows: tuple[Player, Player]) -> None:
    one, _ = windows
    assert one.update is not None
    action = one.sample(Random(1))
    commands = [Command(id=new_id(), at=one.update.at, action=action) for _ in windows]
    for window, command in zip(windows, commands, strict=True):
        window._send(command)
    for window, command in zip(windows, commands, strict=True):
        window.wait_until(partial(window._answers.__contains__, command.id))
    answers = [window._answers[command.id] for window, command in zip(windows, commands, strict=True)]
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
    assert [answer.refusal.code for answer in answers if isinstance(answer, Refused)] == ["stale"]


def test_the_same_command_from_both_windows_is_one_command(windows: tuple[Player, Player]) -> None:
    one, other = windows
    assert one.update is not None
    id, at, action = new_id(), one.update.at, one.sample(Random(1))
    answer = one.play(action, id=id, at=at)
    assert isinstance(answer, Done)
    assert other.play(action, id=id, at=at) == answer


def test_a_stale_window_is_told_so_and_nothing_happens(windows: tuple[Player, Player]) -> None:
    one, other = windows
    assert one.update is not None
    old, action = one.update.at, one.sample(Random(1))
    assert isinstance(one.play(action), Done)
    answer = other.play(action, at=old)
    assert isinstance(answer, Refused)
    assert answer.refusal.code == "stale"
    again = other.play(action, id=answer.id, at=old)
    assert again == answer


def test_who_is_removed_while_joining_is_shown_out_and_told_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat was still theirs when the socket was let in, and is no longer when the table comes to them."""
    server = serve()
    host = set_table(server.url)
    guest = sit_down(server.url, host.table, code=host.code)
    assert guest.seat is not None
    assert guest.token is not None
    seat, token = guest.seat, hashed(guest.token)

    def let_in_before(_: Websockets, __: TableActor, connection: Connection, ___: Hello) -> None:
        connection.seat, connection.token = seat, token

    with Player(host) as me:
        me.ask(Remove(seat=seat))
        monkeypatch.setattr(Websockets, "_admit", let_in_before)
        with pytest.raises(Dismissed, match="removed"), Player(guest):
            pass
