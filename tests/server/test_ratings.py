"""Ratings: the arithmetic, who may sit at a rated table, what leaving costs, and that a game is counted once."""

from __future__ import annotations

import json
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Dismissed, Place, Player, call, erase_game, fetch
from nottingham.server.protocol.http_bodies import FindMatch, SetTable
from nottingham.server.protocol.players import MineExported, OwnPlayer, PlayerForgotten
from nottingham.server.protocol.ratings import (
    AskRatedGame,
    AskRatings,
    OwnPlayerRatings,
    OwnRatings,
    RatedGame,
    RatingBoard,
)
from nottingham.server.protocol.requests import Leave, Remove, SeatBot, SetReady, Start, StepAway
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.storage import ratings as counting
from nottingham.server.table.log import CLOCK, SERVER, RunOut, Sit, TurnKey
from nottingham.server.table.matchmaking import fits, settings_for
from nottingham.server.table.rating import (
    carried_over,
    places_of,
    results_of,
    season_of,
    seasons_between,
    shown,
    skills_by_result,
)
from nottingham.story.skill import Skill, newcomer
from tests.server.conftest import ON_POSTGRES, Serve
from tests.server.envelopes import PaperTable, secret
from tests.server.processes import Process, sqlite_in
from tests.server.test_games import finished, play_through
from tests.waiting import PATIENCE, until

CLOCKED = ClockRules(seconds=3000)
RATED = Settings(players=3, clock=CLOCKED, is_rated=True)
AWAY = "127.0.0.2"


# --- the arithmetic


def test_somebody_new_begins_at_a_thousand_and_who_wins_rises_above_who_loses() -> None:
    known = {one: newcomer() for one in "abcd"}
    after = skills_by_result("abcd", [(1, False), (2, False), (3, False), (4, False)], known)
    numbers = [shown(after[one]) for one in "abcd"]
    assert shown(newcomer()) == 1000
    assert numbers == sorted(numbers, reverse=True)
    assert after["a"].mu > newcomer().mu > after["d"].mu


def test_who_shares_a_place_moves_alike_and_who_left_is_behind_the_last() -> None:
    known = {one: newcomer() for one in "abc"}
    tied = skills_by_result("abc", [(1, False), (1, False), (3, False)], known)
    assert tied["a"] == pytest.approx(tied["b"])
    left = skills_by_result("abc", [(1, False), (3, False), (3, True)], known)
    assert left["b"].mu > left["c"].mu


def test_a_bot_with_two_seats_is_rated_once_by_their_mean() -> None:
    results = [(1, False), (2, False), (3, False)]
    after = skills_by_result(["bot", "me", "bot"], results, dict.fromkeys(("bot", "me"), newcomer()))
    apart = skills_by_result("abc", results, dict.fromkeys("abc", newcomer()))
    assert after.keys() == {"bot", "me"}
    assert after["bot"].mu == pytest.approx((apart["a"].mu + apart["c"].mu) / 2)


def test_results_that_repeat_make_nobody_surer_than_before_without_end() -> None:
    known = {"a": newcomer(), "b": newcomer(), "c": newcomer()}
    for _ in range(200):
        after = skills_by_result("abc", [(1, False), (2, False), (3, False)], known)
        assert all(after[one].sigma <= known[one].sigma for one in known)
        known = after
    assert 1000 < shown(known["a"]) < 4000


def test_places_are_counted_among_those_who_stayed() -> None:
    assert places_of([1, 2, 3, 4], [False] * 4) == (1, 2, 3, 4)
    assert places_of([1, 2, 2, 4], [True, False, False, False]) == (4, 1, 1, 3)
    assert places_of([1, 2, 3], [True, False, True]) == (3, 1, 3)


@pytest.mark.parametrize(
    ("moment", "season"),
    [(0, "1970-Q1"), (1_792_799_999_000, "2026-Q4"), (1_798_761_599_000, "2026-Q4"), (1_798_761_600_000, "2027-Q1")],
)
def test_a_season_is_a_quarter_of_the_calendar(moment: int, season: str) -> None:
    assert season_of(moment) == season


def test_a_new_season_keeps_the_strength_and_is_less_sure_of_it() -> None:
    skill = Skill(31.0, 2.0)
    next_season = carried_over(skill, 1)
    assert next_season.mu == skill.mu
    assert 2.0 < next_season.sigma < carried_over(skill, 2).sigma <= newcomer().sigma
    assert carried_over(skill, 40).sigma == newcomer().sigma
    assert carried_over(skill, 0) == skill
    assert seasons_between("2025-Q4", "2026-Q2") == 2


# --- the manners of a rated table


def rated_paper() -> PaperTable:
    """A rated game of three people on paper, with the cards dealt."""
    paper = PaperTable.__new__(PaperTable)
    PaperTable.__init__(paper, replace(RATED, is_rated=False))
    settings = RATED
    paper.table = replace(paper.table, settings=settings)
    chair = replace(paper.table.chairs[0], player="mark-0", seated_with=secret(0), address="home-0")
    paper.table = replace(paper.table, chairs=(chair, *paper.table.chairs[1:]))
    for seat in (1, 2):
        paper.do(SERVER, sitting(seat))
        paper.person(seat, SetReady(is_ready=True))
    paper.person(0, Start())
    return paper


def sitting(seat: int, **changes: Any) -> Sit:
    chosen: dict[str, Any] = {"token": secret(seat), "address": f"home-{seat}", "player": f"mark-{seat}", "seat": seat}
    return Sit(name=f"Guest {seat}", language="en", **(chosen | changes))


def refusal_of(paper: PaperTable, request: Any) -> str:
    answer = paper.ask(SERVER, request)
    assert isinstance(answer, Refusal), answer
    return answer.code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"clock": ClockRules()}, "rated_needs_clock"),
        ({"clock": ClockRules(seconds=60, when_out="move")}, "rated_needs_clock"),
        ({"clock": ClockRules(seconds=14 * 24 * 3600)}, "rated_needs_clock"),
        ({"options": ("tax",)}, "rated_as_printed"),
        ({"has_tablet": True}, "rated_as_printed"),
    ],
)
def test_a_rated_table_has_a_clock_and_is_played_as_printed(shared: str, changes: dict[str, object], code: str) -> None:
    wanted = SetTable(settings=replace(RATED, **changes), player=new_token())
    status, raw = call(shared, "POST", "/api/tables", wanted)
    assert (status, json.loads(raw)["code"]) == (409, code)


def test_nobody_sits_at_a_rated_table_without_a_key_twice_or_from_anothers_address() -> None:
    paper = PaperTable(replace(RATED, is_rated=False, players=4))
    chair = replace(paper.table.chairs[0], player="mark-0", seated_with=secret(0), address="home-0")
    settings = replace(RATED, players=4)
    paper.table = replace(paper.table, settings=settings, chairs=(chair, *paper.table.chairs[1:]))
    assert refusal_of(paper, sitting(1, player="")) == "rated_needs_key"
    assert refusal_of(paper, sitting(1, player="mark-0")) == "rated_one_seat"
    assert refusal_of(paper, sitting(1, address="home-0")) == "rated_one_address"
    paper.do(SERVER, sitting(1))


def test_no_other_device_joins_a_seat_from_where_an_opponent_sits() -> None:
    paper = rated_paper()
    chairs = tuple(replace(chair, keys=(("key", paper.now * 2),)) for chair in paper.table.chairs[:1])
    paper.table = replace(paper.table, chairs=(*chairs, *paper.table.chairs[1:]))
    assert refusal_of(paper, TurnKey(key="key", token=secret(3), address="home-1")) == "rated_one_address"
    paper.do(SERVER, TurnKey(key="key", token=secret(3), address="home-0"))


def test_in_a_rated_game_nobody_is_removed_replaced_or_advised_and_nobody_comes_late() -> None:
    paper = rated_paper()
    paper.absent = frozenset({1})
    assert paper.refused(0, Remove(seat=1)) == "rated_is_set"
    assert paper.refused(0, SeatBot(seat=1, bot="honest")) == "rated_is_set"
    assert paper.refused(0, StepAway()) == "rated_is_set"
    assert not paper.table.has_hints()
    paper.person(1, Leave())
    assert refusal_of(paper, sitting(1, token=secret(3), address="late", player="late")) == "rated_is_set"


def test_who_leaves_or_stalls_is_last_whatever_the_bot_in_the_seat_makes_of_it() -> None:
    paper = rated_paper()
    paper.person(2, Leave())
    assert paper.table.game is not None
    while 1 not in paper.table.game.state.public.phase.awaits():
        paper.move()
    paper.do(CLOCK, RunOut(seat=1))
    finished(paper)
    results = results_of(paper.table)
    assert [(one.token, one.place, one.has_left) for one in results] == [
        (secret(0), 1, False),
        (secret(1), 3, True),
        (secret(2), 3, True),
    ]


def test_a_rated_match_is_another_than_an_unrated_one() -> None:
    paper = PaperTable(Settings(is_public=True, fill_after=60, clock=ClockRules(seconds=60)))
    assert fits(paper.table, FindMatch(), paper.now, has_company=True)
    assert not fits(paper.table, FindMatch(is_rated=True), paper.now, has_company=True)
    assert settings_for(FindMatch(is_rated=True)).is_rated
    assert not settings_for(FindMatch()).is_rated


# --- over the wire


def post_from(server: str, address: str, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """Ask from another address of this machine."""
    found = urlsplit(server)
    connection = HTTPConnection(found.hostname or "", found.port, source_address=(address, 0), timeout=PATIENCE)
    try:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def code_from(server: str, address: str, path: str, body: dict[str, Any]) -> str:
    status, said = post_from(server, address, path, body)
    assert status == 403, said
    return str(said["code"])


class Evening(NamedTuple):
    """A rated game that two people of two homes play with a bot."""

    server: str
    places: tuple[Place, Place]
    keys: tuple[str, str]


def place_of(server: str, seated: dict[str, Any]) -> Place:
    return Place(server, seated["table"], seated["seat"], seated["token"], seated["code"])


def sat_down(server: str, keys: tuple[str, str] | None = None, other: str | None = None) -> Evening:
    """Two people of two homes at a rated table, the second of them by another process if there is one."""
    robin, marian = keys or (new_token(), new_token())
    settings = {"players": 3, "is_rated": True, "clock": {"seconds": 3000}}
    wanted = {"settings": settings, "name": "Robin", "bots": ["honest"], "player": robin}
    status, host = post_from(server, "127.0.0.1", "/api/tables", wanted)
    assert status == 201, host
    wanted = {"name": "Marian", "code": host["code"], "player": marian}
    status, guest = post_from(other or server, AWAY, f"/api/tables/{host['table']}/seats", wanted)
    assert status == 201, guest
    places = place_of(server, host), place_of(other or server, guest)
    return Evening(server, places, (robin, marian))


def play(evening: Evening) -> str:
    """To the end; the game's name."""
    with ExitStack() as stack:
        players = [stack.enter_context(Player(place)) for place in evening.places]
        play_through(players, Random(5))
        assert players[0].info is not None
        return players[0].info.last_game


def brought(server: str, game: str) -> RatedGame:
    return fetch(server, "POST", "/api/ratings/game", RatedGame, AskRatedGame(game=game))


def own(server: str, key: str) -> OwnRatings:
    return fetch(server, "POST", "/api/ratings/mine", OwnRatings, OwnPlayerRatings(player=key))


def board(server: str, key: str | None = None) -> RatingBoard:
    return fetch(server, "POST", "/api/ratings", RatingBoard, AskRatings(players=3, player=key))


def test_a_rated_game_moves_people_and_bots_by_their_places(serve: Serve) -> None:
    url = serve().url
    evening = sat_down(url)
    game = play(evening)
    told = brought(url, game)
    assert told.status == "counted"
    assert [(seat.name, seat.bot) for seat in told.seats] == [("Robin", ""), ("", "honest"), ("Marian", "")]
    assert all(seat.before == 1000 for seat in told.seats)
    by_place = sorted(told.seats, key=lambda seat: seat.place)
    assert by_place[0].after is not None
    assert by_place[-1].after is not None
    assert by_place[0].after > by_place[-1].after
    for seat, key in ((0, evening.keys[0]), (2, evening.keys[1])):
        mine = own(url, key)
        assert [(one.seat, one.game) for one in mine.games] == [(seat, told)]
        assert [(one.rating, one.games, one.is_provisional) for one in mine.ratings] == [
            (told.seats[seat].after, 1, True)
        ]
    ladder = board(url, evening.keys[0])
    assert ladder.lines == ()  # both are new
    assert [(bot.bot, bot.rating) for bot in ladder.bots] == [("honest", told.seats[1].after)]
    assert ladder.mine == own(url, evening.keys[0]).ratings[0]
    assert own(url, new_token()) == OwnRatings(ratings=(), games=())


def test_the_best_are_on_the_board_by_name_once_they_are_known_and_no_secret_is_told(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nottingham.server.storage.rating_stories.PROVISIONAL_UNTIL", 1)
    url = serve().url
    evening = sat_down(url)
    game = play(evening)
    ladder = board(url, evening.keys[1])
    assert sorted(line.name for line in ladder.lines) == ["Marian", "Robin"]
    assert [line.rank for line in ladder.lines] == [1, 2]
    assert [line.name for line in ladder.lines if line.is_mine] == ["Marian"]
    assert ladder.lines[0].rating >= ladder.lines[1].rating
    told = f"{ladder} {brought(url, game)} {own(url, evening.keys[1])} {board(url)}"
    assert not any(key in told for key in evening.keys)
    assert all(place.token not in told for place in evening.places if place.token)
    assert not [line for line in board(url).lines if line.is_mine]


def test_at_a_table_that_is_not_rated_nothing_is_counted(serve: Serve) -> None:
    url = serve().url
    robin = new_token()
    wanted = {"settings": {"players": 3}, "bots": ["honest"], "player": robin}
    host = place_of(url, post_from(url, "127.0.0.1", "/api/tables", wanted)[1])
    _, guest = post_from(url, AWAY, f"/api/tables/{host.table}/seats", {"code": host.code})
    game = play(Evening(url, (host, place_of(url, guest)), (robin, robin)))
    status, raw = call(url, "POST", "/api/ratings/game", AskRatedGame(game=game))
    assert (status, json.loads(raw)["code"]) == (404, "no_such_game")
    assert own(url, robin).games == ()


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/api/tables", {"settings": {"players": 3, "is_rated": True, "clock": {"seconds": 60}}}),
        ("/api/match", {"is_rated": True}),
    ],
)
def test_a_rated_table_is_set_with_a_key_alone(shared: str, path: str, wanted: dict[str, Any]) -> None:
    assert code_from(shared, AWAY, path, wanted) == "rated_needs_key"


def test_a_seat_is_the_first_keys_who_claimed_it_whatever_else_is_linked_to_it(serve: Serve) -> None:
    """Who loses cannot hand the result to a key that was made for it."""
    url = serve().url
    evening = sat_down(url)
    spare, host = new_token(), evening.places[0]
    post_from(url, "127.0.0.1", "/api/mine", {"player": spare, "seats": [{"table": host.table, "token": host.token}]})
    again = {"token": host.token, "code": host.code, "player": spare}
    post_from(url, "127.0.0.1", f"/api/tables/{host.table}/seats", again)
    play(evening)
    assert own(url, spare).games == ()
    assert len(own(url, evening.keys[0]).games) == 1


def test_two_of_one_address_or_one_key_do_not_meet_at_a_rated_table(serve: Serve) -> None:
    url = serve().url
    robin = new_token()
    wanted = {"settings": {"players": 3, "is_rated": True, "clock": {"seconds": 60}}, "player": robin}
    host = post_from(url, "127.0.0.1", "/api/tables", wanted)[1]
    path = f"/api/tables/{host['table']}/seats"
    neighbour = {"code": host["code"], "player": new_token()}
    assert code_from(url, "127.0.0.1", path, neighbour) == "rated_one_address"
    assert code_from(url, AWAY, path, {"code": host["code"], "player": robin}) == "rated_one_seat"
    assert code_from(url, AWAY, path, {"code": host["code"]}) == "rated_needs_key"


def test_a_game_that_everybody_leaves_is_ended_by_bots_and_counts(serve: Serve) -> None:
    server = serve()
    evening = sat_down(server.url)
    with ExitStack() as stack:
        players = [stack.enter_context(Player(place)) for place in evening.places]
        players[1].ask(SetReady(is_ready=True))
        players[0].ask(Start())
        for player in reversed(players):
            with pytest.raises(Dismissed):
                player.ask(Leave())
    until(lambda: bool(own(server.url, evening.keys[0]).games), "the game is counted")
    game = own(server.url, evening.keys[0]).games[0].game
    assert [(seat.place, seat.has_left) for seat in game.seats] == [(3, True), (1, False), (3, True)]
    assert game.seats[1].after is not None
    assert game.seats[0].after is not None
    assert game.seats[1].after > game.seats[0].after


def test_the_same_people_are_counted_so_often_a_day_and_no_more(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "COMPANY_MOST", 1)
    url = serve().url
    evening = sat_down(url)
    play(evening)
    before = own(url, evening.keys[0]).ratings
    swapped = sat_down(url, (evening.keys[1], evening.keys[0]))  # in other seats, at another table
    told = brought(url, play(swapped))
    assert told.status == "over_limit"
    assert all(seat.after is None for seat in told.seats)
    assert own(url, evening.keys[0]).ratings == before
    assert brought(url, play(sat_down(url))).status == "counted"  # others are not in the way


def test_what_a_host_erases_has_counted_all_the_same(serve: Serve) -> None:
    url = serve().url
    evening = sat_down(url)
    game = play(evening)
    before = own(url, evening.keys[1]).ratings
    erase_game(evening.places[0], game)
    assert own(url, evening.keys[1]).ratings == before
    assert own(url, evening.keys[1]).games[0].game.game == ""  # there is nothing to watch any more


@pytest.mark.parametrize("database", ["sqlite", ON_POSTGRES])
def test_a_player_takes_all_of_it_away_and_is_forgotten(
    serve: Serve, database: str, request: pytest.FixtureRequest
) -> None:
    changes = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}
    url = serve(**changes).url
    evening = sat_down(url)
    game = play(evening)
    robin, marian = evening.keys
    exported = fetch(url, "POST", "/api/mine/export", MineExported, OwnPlayer(player=robin))
    assert exported.ratings == own(url, robin)
    assert len(exported.ratings.games) == 1
    fetch(url, "POST", "/api/mine/forget", PlayerForgotten, OwnPlayer(player=robin))
    assert own(url, robin) == OwnRatings(ratings=(), games=())
    seat = brought(url, game).seats[0]
    assert (seat.name, seat.before, seat.after) == ("", None, None)
    assert len(own(url, marian).games) == 1
    assert "Robin" not in str(own(url, marian))


# --- once, and not lost


def test_a_game_that_ended_before_the_server_died_is_counted_by_the_next(
    tmp_path: Path,
) -> None:
    database = sqlite_in(tmp_path)
    first = Process(database, limits={"nottingham.server.storage.ratings.PENDING_AT_ONCE": 0})  # it never counts
    evening = sat_down(first.url)
    game = play(evening)
    assert brought(first.url, game).status == "pending"
    assert own(first.url, evening.keys[0]).games == ()
    first.kill()
    second = Process(database)
    try:
        told = brought(second.url, game)
        assert told.status == "counted"
        assert own(second.url, evening.keys[0]).ratings[0].games == 1
    finally:
        second.kill()
    third = Process(database)
    try:
        assert brought(third.url, game) == told
        assert own(third.url, evening.keys[0]).ratings[0].games == 1
    finally:
        third.stop()


def test_two_processes_count_a_game_once(serve: Serve, postgres: str) -> None:
    one, two = serve(database=postgres), serve(database=postgres)
    keys = (new_token(), new_token())
    for _ in range(2):
        game = play(sat_down(one.url, keys, two.url))
        assert brought(one.url, game) == brought(two.url, game)
    for server in (one.url, two.url):
        ratings = own(server, keys[0])
        assert [one.games for one in ratings.ratings] == [2]
        newest, oldest = (game.game.seats[game.seat] for game in ratings.games)
        assert newest.before == oldest.after  # one after the other, nothing twice
        assert newest.after == ratings.ratings[0].rating
