"""Two worlds that a viewer cannot tell apart, over the wire: the bytes are the same (V5)."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Action, Goods
from nottingham.record.codec import to_json
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.game import act, check
from nottingham.server.access.tokens import hashed
from nottingham.server.client import Dismissed, Place, Player, call, set_table
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import Refused, Update
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.replays import AskReplay
from nottingham.server.protocol.requests import Check, Command, Hello, Say, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.table import updates
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.commands import Decided, decide
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Play, Row, Sender
from nottingham.server.table.state import Table, TableGame
from tests.server import envelopes
from tests.server.conftest import RunningServer, Serve
from tests.server.envelopes import secret
from tests.server.worlds import are_different, events_of, other_world, paper_games, settings, timeless, write_log
from tests.two_worlds import REVEALING, attempts, tells_apart

NOW = 5_000_000
TABLE = "abcdefghijkm"
HONEST = updates.UpdateWriter.written_for


class TwoTables:
    """What a viewer is told of one table and of the other."""

    def __init__(self, rows: list[Row], seat: Seat | None, rng: Random) -> None:
        self.seat = seat
        self.rows = (rows, other_world(rows, seat, rng))
        self.tables = tuple(map(Table.folded, self.rows))
        self.seen = tuple([_all_told(rows, seat) for rows in self.rows])

    def differences(self, actions: list[Action]) -> set[str]:
        """By what the viewer could tell them apart."""
        found = {
            "welcome": self._differ(lambda table, _: json_codec.encoded(updates.welcome(table, self.seat, NOW))),
            "patches": self.seen[0] != self.seen[1],
            "patch": self._differ(lambda table, rows: _told_among_others(table, rows, self.seat)),
            "how things stand": self._differ(lambda table, _: to_json(updates.update_for(table, (), self.seat, NOW))),
            "missing": self._differ(lambda table, rows: to_json(updates.update_for(table, rows, self.seat, NOW))),
            "table": self._differ(lambda table, _: json_codec.as_json(table.info())),
        }
        told = {name for name, differs in found.items() if differs}
        return told | {name for action in actions for name in self._differences_of(action)}

    def _differ(self, tell: Callable[[Table, list[Row]], bytes]) -> bool:
        one, other = (tell(table, rows) for table, rows in zip(self.tables, self.rows, strict=True))
        return one != other

    def _differences_of(self, action: Action) -> set[str]:
        found = {"check"} if self._differ(lambda table, _: _checked(table, self.seat, action)) else set()
        if self.seat is None:
            return found
        one, other = (_decided(table, self.seat, action) for table in self.tables)
        if isinstance(one, Row) and isinstance(other, Row):
            return found | self._differences_of_rows(one, other)
        return found | ({"refusal"} if _told(one) != _told(other) else set())

    def _differences_of_rows(self, one: Row, other: Row) -> set[str]:
        """What a command led to; where cards are revealed the worlds may part, and their clocks with them."""
        mine, theirs = (tuple(events_of([row])) for row in (one, other))
        if tells_apart(mine, theirs, self.seat) is not None:
            return {"events"}
        if any(isinstance(event, REVEALING) for event in (*mine, *theirs)):
            return set()
        return {"clocks"} if (one.clocks, one.turns) != (other.clocks, other.turns) else set()


def _told_among_others(table: Table, rows: list[Row], seat: Seat | None) -> bytes:
    """A message before which everybody else was sent theirs: what viewers share must be nobody's secret."""
    telling = updates.UpdateWriter(Table.folded(rows[:-1]), table, rows[-1], NOW)
    for other in (None, *range(len(table.chairs))):
        if other != seat:
            telling.written_for(other)
    return telling.written_for(seat)


def _all_told(rows: list[Row], seat: Seat | None) -> list[bytes]:
    """Every message from the first row of the game on: which fields are patched, and how long that is, tells too."""
    table, told = Table(), []
    for row in rows:
        before, table = table, table.after(row)
        if before.chairs:
            told.append(updates.UpdateWriter(before, table, row, NOW).written_for(seat))
    return told


def _checked(table: Table, seat: Seat | None, action: Action) -> bytes:
    assert table.game is not None
    refusal = check(table.game.view(seat), action)
    return json_codec.encoded(Refused(id="id", refusal=refusal)) if refusal else b""


def _decided(table: Table, seat: Seat, action: Action) -> Row | Refusal:
    envelope = Envelope(sender=Sender("person", seat), id="id", request=Play(action=action), token=secret(seat))
    decided = decide(table, envelope, NOW, BotPace(Random(1)))
    return decided if isinstance(decided, Refusal) else decided.row


def _told(answer: Row | Refusal) -> bytes:
    return b"done" if isinstance(answer, Row) else json_codec.encoded(Refused(id="id", refusal=answer))


def found_in(chosen: Settings, seed: int, share: float) -> tuple[set[str], int]:
    """What gives something away in a game, and how many of the tables differed in hidden cards."""
    rng, found, different = Random(seed), set[str](), 0
    for paper in paper_games(chosen, seed):
        if rng.random() > share:
            continue
        assert paper.table.game is not None
        for seat in (None, *range(chosen.players)):
            pair = TwoTables(paper.rows, seat, rng)
            different += are_different(*pair.tables)
            found |= pair.differences(attempts(paper.table.game.state, seat, rng, 6))
    return found, different


@pytest.mark.parametrize("chosen", settings(), ids=lambda one: f"{one.edition}-{one.players}")
def test_v5_two_worlds_are_told_in_the_same_bytes(chosen: Settings) -> None:
    found, different = found_in(replace(chosen, clock=replace(chosen.clock, seconds=60)), 11, 0.04)
    assert found == set()
    assert different > 5


# --- a leak is found, wherever it is planted


def _unredacted(news: AnyNews, _seat: Seat | None) -> AnyNews:
    return news


def _leaking_own_patch(leak: Callable[[TableGame], dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    honest = updates._own_patch

    def own_patch(was: TableGame | None, game: TableGame | None, seat: Seat | None) -> dict[str, Any]:
        return honest(was, game, seat) | (leak(game) if game is not None else {})

    return own_patch


def _next_card(game: TableGame) -> dict[str, Any]:
    return {"view": {"aside": [Goods.of(*game.state.deck[:1])]}}


def _presence_alone(game: TableGame) -> dict[str, Any]:
    """Nothing is told, but it is told only where the next card is legal."""
    return {"view": {}} if game.state.deck[:1] in {("apple",), ("cheese",), ("bread",), ("chicken",)} else {}


def test_v5_news_that_nobody_redacted_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "seen_by", _unredacted)
    assert "missing" in found_in(settings()[1], 1, 0.05)[0]


def test_v5_a_view_with_a_card_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = updates._with_game

    def with_the_next_card(update: Update, game: TableGame, seat: Seat | None) -> Update:
        told = honest(update, game, seat)
        assert told.view is not None
        return replace(told, view=replace(told.view, aside=Goods.of(*game.state.deck[:1])))

    monkeypatch.setattr(updates, "_with_game", with_the_next_card)
    assert found_in(settings()[1], 1, 0.05)[0] >= {"how things stand", "missing"}


@pytest.mark.parametrize("leak", [_next_card, _presence_alone])
def test_v5_a_patch_that_tells_too_much_is_found(
    leak: Callable[[TableGame], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "_own_patch", _leaking_own_patch(leak))
    assert found_in(settings()[1], 1, 0.05)[0] == {"patch", "patches"}


def test_v5_a_checksum_of_more_than_a_seat_sees_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = updates.UpdateWriter._checksum

    def checksum(telling: updates.UpdateWriter, seat: Seat | None) -> int:
        game = telling._table.game
        assert game is not None
        return honest(telling, seat) + len(game.state.deck[0])

    monkeypatch.setattr(updates.UpdateWriter, "_checksum", checksum)
    assert "patches" in found_in(settings()[1], 1, 0.05)[0]


def test_v5_a_message_that_was_written_for_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def written_once(telling: updates.UpdateWriter, seat: Seat | None) -> bytes:
        if "written" not in telling.__dict__:
            telling.__dict__["written"] = HONEST(telling, 0 if seat is None else seat)
        written: bytes = telling.__dict__["written"]
        return written

    monkeypatch.setattr(updates.UpdateWriter, "written_for", written_once)
    assert "patch" in found_in(settings()[1], 1, 0.05)[0]


def test_v5_a_refusal_that_knows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = decide

    def leaking(table: Table, envelope: Envelope, now: int, pace: BotPace) -> Decided | Refusal:
        answer = honest(table, envelope, now, pace)
        assert table.game is not None
        top = table.game.state.deck[0] if table.game.state.deck else ""
        return replace(answer, parameters={"top": top}) if isinstance(answer, Refusal) else answer

    monkeypatch.setitem(globals(), "decide", leaking)
    assert found_in(settings()[1], 1, 0.05)[0] == {"refusal"}


# --- through real sockets


@pytest.fixture
def real_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """On paper a token is its own hash; a socket wants the secret."""
    monkeypatch.setattr(envelopes, "secret", lambda seat: hashed(token_of(seat)))


def token_of(seat: Seat) -> str:
    return f"the-secret-of-seat-{seat}-is-long-enough"


def test_v5_two_worlds_send_the_same_bytes(serve: Serve, tmp_path: Path, real_tokens: None) -> None:  # noqa: ARG001
    seats: tuple[Seat | None, ...] = (None, 0, 1, 2)
    chosen, rng = settings()[3], Random(8)
    truth = game_in_mid_round(chosen)
    databases = [f"sqlite:///{tmp_path}/{name}.db" for name in ("truth", *map(str, seats))]
    for database, rows in zip(databases, (truth, *(other_world(truth, seat, rng) for seat in seats)), strict=True):
        write_log(database, rows)
    state = Table.folded(truth).game
    assert state is not None
    actions = [action for action in attempts(state.state, 0, rng) if is_allowed_nowhere(state, action)]
    assert len(actions) > 5
    true_server = serve(database=databases[0])
    for seat, database in zip(seats, databases[1:], strict=True):
        other_server = serve(database=database)
        one = [timeless(raw) for raw in all_that_is_said(true_server, seat, actions)]
        assert one == [timeless(raw) for raw in all_that_is_said(other_server, seat, actions)]
        assert any(b'"refused"' in raw for raw in one)
        assert any(b'"update"' in raw for raw in one)


def is_allowed_nowhere(game: TableGame, action: Action) -> bool:
    """Whether it can be sent, and leads to a refusal whoever sends it: so that all viewers find the same table."""
    kind: Any = Action
    try:
        json_codec.read(to_json(action), kind)
    except json_codec.Malformed:
        return False
    return all(isinstance(act(game.state, seat, action), Refusal) for seat in range(game.state.ruleset.players))


def game_in_mid_round(chosen: Settings) -> list[Row]:
    for paper in paper_games(chosen, 5):
        assert paper.table.game is not None
        public = paper.table.game.state.public
        if public.round == 2 and isinstance(public.phase, Inspecting):
            return paper.rows
    raise AssertionError("no such moment")


def all_that_is_said(server: RunningServer, seat: Seat | None, actions: list[Action]) -> list[bytes]:
    """To a viewer who comes in, tries everything, comes back from several places, and asks over HTTP too."""
    token = None if seat is None else token_of(seat)
    place = Place(server.url, TABLE, seat, token, code="ABCDEFGH")
    said: list[bytes] = []
    with Player(place) as me:
        assert me.update is not None
        for number, action in enumerate(actions):
            messages: list[Check | Command] = [Check(id=f"check-{number:04d}", action=action)]
            messages += [
                Command(id=f"id-{number:04d}-{len(at)}", at=at, action=action) for at in ("stale", me.update.at)
            ]
            for message in messages:
                me._send(message)
                me.wait_until(partial(me._answers.__contains__, message.id))
        said += me.received
    for since in (1, 20, None):
        me = Player(place)
        me.connect(since)
        said += me.received
        me.close()
    if token is not None:
        status, replay = call(server.url, "POST", f"/api/tables/{TABLE}/replay", AskReplay(token=token, most=200))
        assert status == 200
        said.append(replay)
    said += [call(server.url, "GET", path)[1] for path in ("/api/tables", f"/api/tables/{TABLE}", "/api/tables/none")]
    return said


def test_no_secret_is_in_what_the_server_logs(serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not even when steps fail: neither tokens nor the invitation, the seed or cards."""
    caplog.set_level(logging.INFO)
    server = serve()
    place = set_table(server.url, bots=("honest", "honest", "honest"), name="Robin")
    with Player(place) as me:
        me.ask(Start())
        seed = server.inside.tables._live[place.table].table.seed
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("ALTER TABLE steps RENAME TO gone")
        answer = me.ask(Say(phrase="ouch"))
        assert isinstance(answer, Refused)
        assert answer.refusal == Refusal("server_fault", "")
        me._send(Hello(table=place.table, token=place.token))
        with pytest.raises(Dismissed):
            me.wait_until(lambda: False)
    logged = "\n".join(logging.Formatter().format(record) for record in caplog.records)
    assert "the database does not take what is written" in logged
    secrets = (place.token or "-", hashed(place.token or ""), place.code or "-", str(seed))
    assert [secret for secret in secrets if secret in logged] == []
    assert "[parameters" not in logged


def test_v5_a_game_on_paper_is_served_as_it_was(serve: Serve, tmp_path: Path, real_tokens: None) -> None:  # noqa: ARG001
    """The socket test above would pass if nothing were sent: here the true game arrives."""
    paper = next(paper_games(Settings(), 1))
    for _ in range(15):
        paper.move()
    write_log(f"sqlite:///{tmp_path}/tables.db", paper.rows)
    server = serve()
    assert paper.table.game is not None
    for seat in range(4):
        with Player(Place(server.url, TABLE, seat, token_of(seat))) as me:
            assert me.view == paper.table.game.view(seat)
            assert me.view.hand
