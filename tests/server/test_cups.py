"""Cups from the outside: one deal at every table, nothing told before all are done, and nothing lost by a death."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from nottingham.server.access.rate_limits import Rate
from nottingham.server.access.tokens import new_token
from nottingham.server.client import (
    Dismissed,
    Place,
    Player,
    ServerSaysNo,
    ask_analysis,
    ask_hint,
    call,
    fetch,
    find_table,
    game_record,
    game_replay,
    game_story,
    look_back,
    see_analysis,
    set_table,
    sit_down,
)
from nottingham.server.live.cup_rounds import CupRounds
from nottingham.server.protocol.cups import CupList, CupRules, CupStory, FindCup, ListCups
from nottingham.server.protocol.messages import Refused
from nottingham.server.protocol.news import GameBegan
from nottingham.server.protocol.players import AskMine, KeepTable, Mine, MineExported, OwnPlayer, StandingTable
from nottingham.server.protocol.requests import ClaimHost, Rematch, Requests, SeatBot, Start
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.storage.archive import Archive
from nottingham.server.storage.cups import CupBook, KeptCup
from nottingham.server.storage.step_store import Store
from nottingham.server.table.cups import Cup, CupPerson
from nottingham.server.table.log import SetCupTable
from nottingham.server.timestamps import now
from tests.server.conftest import GENEROUS, Serve
from tests.server.cups import NO_LIMITS, SHORT, CupGuest, begun, gathered, play_out
from tests.server.processes import Process, rows_in, sqlite_in
from tests.waiting import until


def refused(work: object) -> str:
    assert callable(work)
    with pytest.raises(ServerSaysNo) as no:
        work()
    return no.value.problem.code


def opening(place: Place) -> object:
    """The deal as a seat was told of it."""
    with Player(place) as player:
        (deal,) = [news for news in player.news if isinstance(news, GameBegan)]
        return deal.events


def test_every_table_of_a_round_has_the_same_deal_and_the_next_round_another(serve: Serve) -> None:
    code, guests = begun(serve().url, 2)
    places = [guest.sit(code) for guest in guests]
    assert places[0].table != places[1].table
    assert places[0].seat == places[1].seat
    first = [opening(place) for place in places]
    assert first[0] == first[1]
    for place in places:
        play_out(place)
    until(lambda: len(guests[0].look(code).rounds) == 2, "the second round")
    second = [opening(guest.sit(code)) for guest in guests]
    assert second[0] == second[1]
    assert second[0] != first[0]


def test_nothing_of_a_finished_game_is_told_until_all_tables_of_the_round_are_done(
    serve: Serve, tmp_path: Path
) -> None:
    server = serve().url
    code, guests = begun(server, 2)
    quick, slow = guests
    place = quick.sit(code)
    player = play_out(place)
    assert player.info is not None
    game = player.info.last_game
    until(lambda: sum(table.is_done for table in quick.look(code).rounds[0]) == 1, "the table that is done")
    ways = (
        lambda: game_story(server, game),
        lambda: game_replay(server, game, "open"),
        lambda: game_replay(server, game, 0),
        lambda: game_record(server, game),
        lambda: see_analysis(server, game),
        lambda: ask_analysis(server, game),
        lambda: look_back(place),
    )
    assert [refused(way) for way in ways] == ["round_runs"] * len(ways)
    mine = fetch(server, "POST", "/api/mine", Mine, AskMine(player=quick.key))
    assert (mine.games, mine.total) == ((), 0)
    exported = fetch(server, "POST", "/api/mine/export", MineExported, OwnPlayer(player=quick.key))
    assert (exported.games, exported.records) == ((), {})
    for guest in guests:
        story = guest.look(code)
        assert {seat.points for table in story.rounds[0] for seat in table.seats} == {None}
        assert {table.game for table in story.rounds[0]} == {""}
        assert game not in str(story)
    seed = str(seed_of(sqlite_in(tmp_path), place.table))
    assert seed not in str(player.received)

    play_out(slow.sit(code))
    until(lambda: len(quick.look(code).rounds) == 2, "the end of the round")
    assert game_story(server, game).game == game
    assert game_replay(server, game, "open").is_open
    assert seed in game_record(server, game)
    assert quick.look(code).rounds[0][0].seats[0].points is not None
    assert fetch(server, "POST", "/api/mine", Mine, AskMine(player=quick.key)).total == 1


def seed_of(database: str, table: str) -> int:
    """As the log of a table has it."""
    with ThreadPoolExecutor(1) as pool:
        request = pool.submit(rows_in, database, table).result()[0].request
    assert isinstance(request, SetCupTable)
    return request.seed


def test_nobody_watches_sits_down_keeps_or_asks_for_hints_at_a_table_of_a_cup(serve: Serve) -> None:
    server = serve().url
    code, guests = begun(server, 2)
    place = guests[0].sit(code)
    assert place.code is not None
    with pytest.raises(Dismissed):
        Player(Place(server, place.table, code=place.code)).connect()
    assert refused(lambda: sit_down(server, place.table, code=place.code)) == "no_such_table"
    assert refused(lambda: ask_hint(place)) == "no_hints"
    assert place.token is not None
    keep = KeepTable(player=guests[0].key, title="Ours", table=place.table, token=place.token)
    assert refused(lambda: fetch(server, "POST", "/api/standing", StandingTable, keep)) == "standing_needs_friends"
    assert refused(lambda: set_table(server, Settings(cup=code))) == "cup_is_set"
    asked: tuple[Requests, ...] = (ClaimHost(), Start(), Rematch(), SeatBot(seat=1, bot="honest"))
    with Player(place) as player:
        for request in asked:
            answer = player.ask(request)
            assert isinstance(answer, Refused)
            assert answer.refusal.code == "cup_is_set"
    assert find_table(server, place.code).host is None


def test_a_seat_is_its_players_alone(serve: Serve) -> None:
    code, guests = begun(serve().url, 2)
    stranger = CupGuest(guests[0].server, "Stranger")
    assert (stranger.look(code).me, stranger.look(code).my_table) == (None, "")
    stranger.look = guests[0].look  # type: ignore[method-assign]  # knows the name of the table, and not the key
    assert refused(lambda: stranger.sit(code)) == "seat_lost"
    bare = fetch(stranger.server, "POST", "/api/cups/find", CupStory, FindCup(code=code))
    assert (bare.me, bare.my_table, bare.is_founder) == (None, "", False)


def test_who_does_not_come_is_played_for_and_the_cup_goes_on(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.server.table.cups.CLOCKS", {"evening": ClockRules(seconds=1)})
    code, guests = begun(serve().url, 2, CupRules(players=3, rounds=1, is_short=True))
    until(lambda: guests[0].look(code).stage == "finished", "the end, which nobody played for")
    story = guests[0].look(code)
    assert len(story.standings) == 2
    assert sum(one.share for one in story.standings) == 1000


def test_founding_joining_leaving_and_beginning_have_their_order(serve: Serve) -> None:
    server = serve().url
    founder, friend, late = (CupGuest(server, name) for name in ("Marian", "Tuck\u202e", "Much"))
    code = founder.found().code
    assert refused(lambda: founder.ask("begin", code)) == "cup_needs_people"
    assert refused(lambda: founder.ask("leave", code)) == "cup_needs_founder"
    assert friend.join(code).people == ("Marian", "Tuck")
    assert friend.join(code).people == ("Marian", "Tuck")  # asked twice, there once
    assert friend.ask("leave", code).people == ("Marian",)
    assert refused(lambda: friend.ask("begin", code)) == "not_in_cup"
    assert late.join(code).me == 1
    assert friend.join(code).me == 2
    assert refused(lambda: friend.ask("begin", code)) == "not_host"
    assert founder.ask("begin", code).stage == "playing"
    assert founder.ask("begin", code).stage == "playing"
    assert refused(lambda: CupGuest(server, "Will").join(code)) == "cup_began"
    assert refused(lambda: founder.look("ABCDEFGHJKLMNP")) == "no_such_cup"
    assert refused(lambda: CupGuest(server, "X").found(title="\u202e")) == "title_missing"
    assert refused(lambda: CupGuest(server, "X").found(CupRules(edition="third"))) != ""
    mine = fetch(server, "POST", "/api/cups/mine", CupList, ListCups(player=late.key)).cups
    assert [(line.title, line.stage, line.people) for line in mine] == [("Harvest cup", "playing", 3)]


def test_an_address_founds_some_cups_and_no_more_and_fills_none_alone(serve: Serve) -> None:
    server = serve(caps=replace(GENEROUS, cups=Rate(2, 0.01), cup_home=3)).url
    code, _ = gathered(server, 3)
    assert refused(lambda: CupGuest(server, "Fourth").join(code)) == "too_many_requests"
    CupGuest(server, "Again").found()
    assert refused(lambda: CupGuest(server, "Again").found()) == "too_many_requests"


def test_who_is_forgotten_is_named_nowhere_in_a_cup(serve: Serve) -> None:
    server = serve().url
    code, guests = begun(server, 3)
    fetch_forget = OwnPlayer(player=guests[1].key)
    status, _ = call(server, "POST", "/api/mine/forget", fetch_forget)
    assert status == 200
    assert guests[0].look(code).people == ("Guest 0", "", "Guest 2")
    assert guests[1].look(code).me is None


# --- deaths and races


def test_a_cup_goes_on_after_a_kill_at_any_moment(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    process = Process(database, CAPS=NO_LIMITS)
    code, guests = begun(process.url, 2)
    place = guests[0].sit(code)
    process.kill()
    process = Process(database, int(process.url.rpartition(":")[2]), CAPS=NO_LIMITS)
    play_out(place)
    play_out(guests[1].sit(code))
    process.kill()  # whether the next round was planned by now or not
    process = Process(database, int(process.url.rpartition(":")[2]), CAPS=NO_LIMITS)
    until(lambda: len(guests[0].look(code).rounds) == 2, "the second round")
    for guest in guests:
        play_out(guest.sit(code))
    until(lambda: guests[0].look(code).stage == "finished", "the end")
    process.stop()
    assert [len(one) for one in guests_rounds(database, code)] == [2, 2]


def guests_rounds(database: str, code: str) -> list[list[str]]:
    """The tables of each round that are in the database, each with one deal in its log."""

    async def read() -> list[list[str]]:
        store = await Store.open(database)
        try:
            kept = await CupBook(store).find(code)
            assert kept is not None
            names = [[table.table for table in one.tables] for one in kept.cup.rounds]
            there = await CupBook(store).stages([name for one in names for name in one])
            return [[name for name in one if there.get(name) == "finished"] for one in names]
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, read()).result()


def test_a_round_that_was_planned_and_not_set_is_set_once(tmp_path: Path) -> None:
    """A death between the plan and its tables, made by taking the tables away behind the server's back."""
    database = sqlite_in(tmp_path)
    process = Process(database, CAPS=NO_LIMITS)
    code, guests = begun(process.url, 2)
    before = opening(guests[0].sit(code))
    table = guests[0].look(code).my_table
    process.kill()
    asyncio.run(_without_table(database, table))
    process = Process(database, int(process.url.rpartition(":")[2]), CAPS=NO_LIMITS)
    until(lambda: table in asyncio.run(_names(database)), "the table that was missing")
    assert guests[0].look(code).my_table == table
    assert opening(guests[0].sit(code)) == before
    process.stop()


async def _without_table(database: str, name: str) -> None:
    store = await Store.open(database)
    await Archive(store).erase_table(name)
    await store.close()


async def _names(database: str) -> list[str]:
    store = await Store.open(database)
    found = [str(row[0]) for row in await Archive(store).list_tables()]
    await store.close()
    return found


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def test_of_several_who_bring_a_cup_on_at_once_one_does(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres") if database == "postgres" else sqlite_in(tmp_path)

    async def race() -> tuple[list[bool], KeptCup]:
        stores = [await Store.open(url) for _ in range(2)]
        books = [CupBook(store) for store in stores]
        code = new_token()[:14].upper()
        await books[0].found(new_token()[:12], code, "", Cup("Cup", SHORT, (CupPerson("A", "en", ""),)), "p", now())
        kept = await books[0].find(code)
        assert kept is not None
        won = await asyncio.gather(*(books[turn % 2].write(kept, kept.cup, now()) for turn in range(8)))
        after = await books[1].find(code)
        assert after is not None
        for store in stores:
            await store.close()
        return list(won), after

    won, after = asyncio.run(race())
    assert won.count(True) == 1
    assert after.version == 2


def test_a_table_is_shown_to_its_player_once_it_is_set(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round is planned first; who went to a table that was not there yet was told that the seat is lost."""

    async def not_yet(*_: object) -> None:
        """As where the server is killed in between."""

    server = serve()
    with monkeypatch.context() as killed:
        killed.setattr(CupRounds, "_set_tables", not_yet)
        code, guests = begun(server.url, 2)
        story = guests[1].look(code)
        assert (story.stage, story.my_table, story.my_seat) == ("playing", "", None)
    place = guests[1].sit(code)
    assert guests[1].look(code).my_table == place.table


def test_two_processes_over_one_postgresql_set_each_table_once(postgres: str) -> None:
    with Process(postgres, CAPS=NO_LIMITS) as one, Process(postgres, CAPS=NO_LIMITS) as other:
        code, guests = gathered(one.url, 4)

        def begin(url: str) -> str:
            founder = CupGuest(url, "")
            founder.key = guests[0].key
            return founder.ask("begin", code).stage

        with ThreadPoolExecutor(6) as pool:  # the founder taps again and again, and the proxy spreads it
            assert set(pool.map(begin, [one.url, other.url] * 3)) == {"playing"}
        for guest, process in zip(guests, [one, other] * 2, strict=True):
            guest.server = process.url
        for _ in range(2):
            with ThreadPoolExecutor(4) as pool:
                list(pool.map(lambda guest: play_out(guest.sit(code)), guests))
            until(
                lambda: guests[0].look(code).stage == "finished" or len(guests[0].look(code).rounds) == 2, "the round"
            )
        until(lambda: guests[0].look(code).stage == "finished", "the end")
        assert [len(tables) for tables in guests_rounds(postgres, code)] == [2, 2]
