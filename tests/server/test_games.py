"""Finished games: their story, their replay from every seat, their record, and how they are erased."""

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from msgspec.structs import asdict, replace

from nottingham.record import codec
from nottingham.record.record import read_record
from nottingham.record.replay import play
from nottingham.rules.engine.families import Event
from nottingham.rules.game import outcome
from nottingham.server.client import (
    Place,
    Player,
    ServerSaysNo,
    call,
    erase_game,
    game_record,
    game_replay,
    game_story,
    look_back,
    set_table,
    sit_down,
)
from nottingham.server.config import Keeping
from nottingham.server.protocol.news import GameErased, GameKept
from nottingham.server.protocol.replays import PlayerInfo
from nottingham.server.protocol.requests import Rematch, SetReady, Start
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.storage.archive import Archive
from nottingham.server.storage.finished_games import (
    KeptGame,
    _counts,
    game_in,
    names_on_paper,
    record_of,
    replay_of,
    story_of,
)
from nottingham.server.storage.step_store import Store
from nottingham.server.table.log import CLOCK, SERVER, Erase, Row, RunOut
from nottingham.server.table.state import Table
from nottingham.server.timestamps import DAY
from nottingham.story.habits import FIELDS, HabitCounts
from nottingham.story.highlights import as_seen_by
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable
from tests.server.test_play import catch_up
from tests.server.test_store import with_store, write


def finished(paper: PaperTable) -> KeptGame:
    while paper.table.stage == "playing":
        paper.move()
    assert paper.table.game is not None
    return game_in(paper.rows[paper.table.game.first - 1 :], paper.table.chairs, paper.table.seed)


def play_through(players: list[Player], rng: Random) -> None:
    """Two people play with bots until the game is over."""
    players[1].ask(SetReady(is_ready=True))
    players[0].ask(Start())
    while True:
        catch_up(players, max(player.update.seq for player in players if player.update))
        if players[0].is_over:
            return
        player = next((player for player in players if player.must_act), players[0])
        if player.must_act:
            player.play(player.sample(rng))
        else:
            player.wait()


@pytest.fixture(scope="module")
def over(shared: str) -> tuple[Place, str, list[Player]]:
    """A game of two people and two bots that is over: the host's place, and the game's name."""
    with ExitStack() as stack:
        host = set_table(shared, Settings(options=("royal_goods",)), name="Robin", bots=("random", "tuck"))
        guest = sit_down(shared, host.table, name="Marian", code=host.code)
        players = [stack.enter_context(Player(place)) for place in (host, guest)]
        play_through(players, Random(5))
        assert players[0].info is not None
        return host, players[0].info.last_game, players


Over = tuple[Place, str, list[Player]]
Sees = int | Literal["open", "table"]


def test_a_finished_game_has_a_name_that_cannot_be_guessed(over: Over) -> None:
    _, game, players = over
    assert len(game) == 24
    assert [news.game for news in players[1].news if isinstance(news, GameKept)] == [game]
    with pytest.raises(ServerSaysNo) as refusal:
        game_story(over[0].server, game[:-1] + ("a" if game[-1] != "a" else "b"))
    assert refusal.value.problem.code == "no_such_game"


def test_its_story_tells_who_won_and_who_lied(over: Over) -> None:
    host, game, players = over
    story = game_story(host.server, game)
    public = players[0].view.public.phase
    assert story.scores == public.scores  # type: ignore[attr-defined]
    assert [player.name for player in story.players] == ["Robin", "", "", "Marian"]
    assert [player.bot for player in story.players] == ["", "random", "tuck", ""]
    assert all(one.lies <= one.bags and one.caught <= one.opened for one in story.counts)
    assert sum(one.bags for one in story.counts) == sum(one.gate_bags for one in story.counts)
    bluff = story.broadsheet.best_bluff
    assert bluff is None or bluff.good not in bluff.hidden


def test_its_record_is_accepted_by_the_referee(over: Over) -> None:
    host, game, _ = over
    played = play(read_record(game_record(host.server, game)))
    assert played.illegal is None
    assert outcome(played.state) == game_story(host.server, game).scores


@pytest.mark.parametrize("sees", [0, 3, "table", "open"])
def test_it_is_replayed_as_a_seat_saw_it(over: Over, sees: Sees) -> None:
    host, game, players = over
    replay = game_replay(host.server, game, sees)
    total = replay.total
    steps = list(replay.steps)
    while len(steps) < total:
        steps += game_replay(host.server, game, sees, since=len(steps)).steps
    assert [step.number for step in steps] == list(range(total))
    assert replay.rounds[0] == 0
    assert len(replay.rounds) == replay.ruleset.rounds
    seen: list[Event] = [event for step in steps for event in step.events]
    if isinstance(sees, int):
        mine = next(player for player in players if player.seat == sees)
        assert seen == [event for news in mine.news for event in getattr(news, "events", ())]
        assert steps[-1].view == mine.update.view  # type: ignore[union-attr]
    drawn = [event for event in codec.to_plain(tuple(seen)) if event["event"] == "cards_drawn"]
    knows = {event["seat"] for event in drawn if event["goods"]["value"] is not None}
    assert knows == ({0, 1, 2, 3} if sees == "open" else set() if sees == "table" else {sees})
    assert all((step.open is None) == (sees != "open") for step in steps)


@pytest.mark.parametrize("query", ["seat=9", "seat=-1", "seat=all", "since=x", "most=0", "most=9999", "since=-1"])
def test_odd_questions_are_refused(over: Over, query: str) -> None:
    host, game, _ = over
    assert call(host.server, "GET", f"/api/games/{game}/replay?{query}")[0] == 400


def test_a_seat_that_was_not_there_has_no_replay(over: Over) -> None:
    assert call(over[0].server, "GET", f"/api/games/{over[1]}/replay?seat=5")[0] == 409


def test_a_running_game_is_looked_back_at_with_ones_own_eyes_only(shared: str) -> None:
    host = set_table(shared, bots=("random", "random", "random"))
    with Player(host) as me:
        me.ask(Start())
        rng = Random(1)
        while me.view.public.round < 2:
            me.play(me.sample(rng)) if me.must_act else me.wait()
        seen = look_back(host)
        assert seen.seat == 0
        me.wait_for(seen.total)  # the bots may have gone on meanwhile
        drawn = [event for step in codec.to_plain(seen.steps) for event in step["events"]]
        drawn = [event for event in drawn if event["event"] == "cards_drawn"]
        assert {event["seat"] for event in drawn if event["goods"]["value"] is not None} == {0}
    status, body = call(shared, "POST", f"/api/tables/{host.table}/replay", {"token": "x" * 40})
    assert (status, json.loads(body)["code"]) == (403, "seat_lost")


# --- erasing


def test_only_the_host_erases_and_then_nothing_is_left(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with ExitStack() as stack:
        host = set_table(server.url, name="Robin", bots=("random", "random"))
        guest = sit_down(server.url, host.table, name="Marian", code=host.code)
        players = [stack.enter_context(Player(place)) for place in (host, guest)]
        play_through(players, Random(6))
        assert players[0].info is not None
        game = players[0].info.last_game
        seed = server.inside.tables._live[host.table].table.seed
        with pytest.raises(ServerSaysNo) as refusal:
            erase_game(guest, game)
        assert refusal.value.problem.code == "not_host"
        erase_game(host, game)
        players[1].wait_until(lambda: any(isinstance(news, GameErased) for news in players[1].news))
        assert players[1].info is not None
        assert (players[1].info.stage, players[1].info.last_game) == ("waiting", "")
        assert call(server.url, "GET", f"/api/games/{game}")[0] == 404
        players[1].ask(SetReady(is_ready=True))
        players[0].ask(Start())
        live = server.inside.tables._live[host.table].table
    server.stop()

    async def look(store: Store) -> None:
        rows = await store.rows(host.table)
        assert Table.folded(rows).games == live.games == 2
        began = [row.seq for row in rows if any("GameBegan" in type(news).__name__ for news in row.news)]
        assert len(began) == 1
        assert str(seed) not in str(rows[: began[0] - 1])

    with_store(tmp_path, look)


def test_folding_a_scrubbed_log_gives_the_same_table(tmp_path: Path) -> None:
    paper = PaperTable(Settings(players=3), bots=("honest", "honest")).started()
    finished(paper)
    paper.person(0, Rematch())
    paper.person(0, Start())
    finished(paper)
    paper.do(SERVER, Erase(number=2))

    async def work(store: Store) -> None:
        await write(store, paper)
        archive = Archive(store)
        kept = await archive.games_of(paper.table.name)
        assert [one.number for one in kept] == [1, 2]
        await archive.erase(kept[1])
        table = await store.load(paper.table.name)
        assert table == paper.table
        assert await archive.find(kept[1].name) is None
        assert (await archive.game(kept[0])).is_over

    with_store(tmp_path, work)


def test_a_game_outlasts_its_table(tmp_path: Path) -> None:
    paper = PaperTable(Settings(players=3), bots=("random", "random")).started()
    game = finished(paper)

    async def work(store: Store) -> None:
        await write(store, paper)
        archive = Archive(store)
        kept = (await archive.games_of(paper.table.name))[0]
        before = story_of(kept.name, await archive.game(kept))
        moment = paper.now + 15 * DAY
        assert await archive.sweep(moment, Keeping(finished=20), ()) == 0
        assert await archive.sweep(moment, Keeping(finished=14), {paper.table.name}) == 0
        assert await archive.sweep(moment, Keeping(finished=14), ()) == 1
        assert await store.load(paper.table.name) is None
        packed = await archive.find(kept.name)
        assert packed is not None
        assert await archive.game(packed) == game
        assert story_of(kept.name, await archive.game(packed)) == before
        await archive.sweep(moment, Keeping(games=10), ())
        assert await archive.find(kept.name) is None

    with_store(tmp_path, work)


# --- on paper


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [("first", 3, ("time_limit",)), ("second", 6, ("black_market", "royal_goods"))],
)
def test_games_of_every_kind_can_be_written_down(edition: str, players: int, options: tuple[str, ...]) -> None:
    settings = Settings(edition=edition, players=players, options=options)
    game = finished(PaperTable(settings, bots=("random",) * (players - 1)).started())
    played = play(read_record(record_of(game)))
    assert played.illegal is None
    assert outcome(played.state) == game.end.scores
    assert KeptGame.unpacked(game.packed()) == game


def test_moves_that_were_made_for_a_seat_are_on_paper_too() -> None:
    paper = PaperTable(Settings(clock=ClockRules(seconds=30, when_out="move"))).started()
    for _ in range(12):
        assert paper.table.game is not None
        seat = paper.table.game.state.public.phase.awaits()[0]
        row: Row = paper.do(CLOCK, RunOut(seat=seat))
        assert row.private
    game = finished(paper)
    assert play(read_record(record_of(game))).illegal is None


def test_a_replay_has_the_highlights_that_its_viewer_could_know() -> None:
    game = finished(PaperTable(Settings(edition="second"), bots=("random",) * 3).started())
    everything = replay_of(game, None, 0, 1, is_open=True).highlights
    assert any(one.kind == "lead_change" for one in everything)
    for seat in (None, *range(4)):
        seen = replay_of(game, seat, 0, 1).highlights
        assert seen == as_seen_by(everything, seat)
        assert not any(one.kind == "lead_change" for one in seen)


def test_the_counts_of_a_story_are_those_that_were_tallied() -> None:
    numbers = {name: number for number, name in enumerate(FIELDS)}
    told = _counts(HabitCounts(**numbers))
    tallied_as = {
        "bribed": "paid",
        "gold_given": "gold",
        "gate_bribed": "gate_paid",
        "gold_taken": "gate_gold",
        "deals": "bargains",
    }
    assert asdict(told) == {name: numbers[tallied_as.get(name, name)] for name in told.__struct_fields__}


def test_any_name_can_be_put_on_paper() -> None:
    odd = ("Robin", "Robin", 'a:b, "c"', "", "", "#")
    players = tuple(PlayerInfo(name=name, bot="" if name else "the_steward", is_person=bool(name)) for name in odd)
    names = names_on_paper(players)
    assert len(set(names)) == 6
    game = finished(PaperTable(Settings(edition="second", players=6), bots=("random",) * 5).started())
    assert play(read_record(record_of(replace(game, players=players)))).illegal is None
