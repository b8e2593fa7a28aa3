"""Matchmaking: strangers meet at one table, bots come for those who stay away, two of one home do not."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import pytest

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, ServerSaysNo, fetch, public_tables, set_table
from nottingham.server.protocol.http_bodies import FindMatch, Seated
from nottingham.server.protocol.messages import ClockInfo
from nottingham.server.protocol.requests import Leave, SetReady, Start
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.bot_names import GOOD_COMPANY
from nottingham.server.table.clocks import FULL_TABLE_WAITS
from nottingham.server.table.log import CLOCK, SERVER, FillSeats, Resume, Sit
from nottingham.server.table.matchmaking import SECONDS, fits, rank, settings_for
from nottingham.server.timestamps import SECOND
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable, secret
from tests.waiting import PATIENCE

WAIT = 60


def waiting(**settings: Any) -> PaperTable:
    return PaperTable(Settings(is_public=True, fill_after=WAIT, **settings))


def come(paper: PaperTable, seat: int, address: str, language: str = "en") -> None:
    paper.do(SERVER, Sit(name="Guest", language=language, token=secret(seat), address=address, seat=seat))


# --- bots for the empty seats


def test_bots_take_the_empty_seats_when_the_wait_is_over_and_the_game_begins() -> None:
    paper = waiting()
    assert paper.table.clocks == (ClockInfo(kind="fill", seat=None, due=paper.now + WAIT * SECOND),)
    clock = paper.table.clocks
    paper.now += 20 * SECOND
    come(paper, 1, "elsewhere")
    assert paper.table.clocks == clock  # who comes later does not begin the wait anew
    paper.do(CLOCK, FillSeats())
    assert paper.table.stage == "playing"
    assert [chair.is_person for chair in paper.table.chairs] == [True, True, False, False]
    bots = {chair.bot for chair in paper.table.chairs[2:]}
    assert len(bots) == 2
    assert bots <= {*GOOD_COMPANY}
    assert not any(one.kind == "fill" for one in paper.table.clocks)


def test_at_a_full_table_nobody_waits_for_the_rest_of_the_time() -> None:
    paper = waiting()
    for seat in (1, 2, 3):
        come(paper, seat, f"home-{seat}")
    assert [clock.due for clock in paper.table.clocks] == [paper.now + FULL_TABLE_WAITS]
    paper.now += SECOND
    paper.person(1, SetReady(is_ready=True))
    assert [clock.due for clock in paper.table.clocks] == [paper.now - SECOND + FULL_TABLE_WAITS]
    paper.do(CLOCK, FillSeats())
    assert paper.table.stage == "playing"


def test_two_of_one_address_play_only_where_all_have_said_that_they_are_ready() -> None:
    paper = waiting()
    come(paper, 1, "home")
    come(paper, 2, "home")
    paper.do(CLOCK, FillSeats())
    assert not paper.table.games
    assert paper.table.chairs[3].bot in GOOD_COMPANY
    assert paper.table.clocks == ()
    assert paper.refused(0, Start()) == "not_ready"
    for seat in (1, 2):
        paper.person(seat, SetReady(is_ready=True))
    paper.person(0, Start())
    assert paper.table.stage == "playing"


def test_the_wait_is_for_the_first_game_and_for_people() -> None:
    paper = PaperTable(Settings(is_public=True))
    assert paper.table.clocks == ()  # nobody chose a wait
    assert isinstance(answer := paper.ask(CLOCK, FillSeats()), Refusal)
    assert answer.code == "no_clock"
    paper = waiting()
    paper.person(0, Leave())
    assert paper.table.clocks == ()


def test_who_comes_back_to_a_table_that_slept_waits_anew() -> None:
    paper = waiting()
    paper.now += 10 * WAIT * SECOND
    paper.do(SERVER, Resume())
    assert [clock.due for clock in paper.table.clocks] == [paper.now + WAIT * SECOND]


# --- which table fits


def test_a_table_fits_by_edition_number_and_pace_and_only_while_it_waits() -> None:
    paper = waiting(edition="second", players=5, clock=ClockRules(seconds=30))

    def does_fit(**wanted: Any) -> bool:
        return fits(paper.table, FindMatch(**wanted), paper.now, has_company=False)

    assert does_fit()
    assert does_fit(edition="second", players=5, seconds=30)
    assert not does_fit(edition="first")
    assert not does_fit(players=4)
    assert not does_fit(seconds=60)
    paper.now += WAIT * SECOND  # its people are gone, and nobody came
    assert not does_fit()
    assert fits(paper.table, FindMatch(), paper.now, has_company=True)
    paper.do(CLOCK, FillSeats())
    assert not fits(paper.table, FindMatch(), paper.now, has_company=True)


def test_neither_an_invitation_nor_a_game_at_leisure_is_a_match_by_chance() -> None:
    invited = PaperTable(Settings(fill_after=WAIT))
    assert not fits(invited.table, FindMatch(), invited.now, has_company=True)
    slow = waiting(clock=ClockRules(seconds=86_400))
    assert not fits(slow.table, FindMatch(), slow.now, has_company=True)
    assert fits(slow.table, FindMatch(seconds=86_400), slow.now, has_company=True)


def test_the_same_language_comes_first_then_the_fuller_table() -> None:
    fuller, polish = waiting(), waiting()
    come(fuller, 1, "elsewhere")
    come(polish, 1, "elsewhere", "pl")
    come(fuller, 2, "abroad")
    empty = waiting()
    ranked = sorted([empty, fuller, polish], key=lambda one: rank(one.table, "pl"))
    assert ranked == [polish, fuller, empty]


@pytest.mark.parametrize(("players", "edition"), [(None, "first"), (5, "first"), (6, "second")])
def test_a_table_set_for_a_match_is_public_and_has_a_clock(players: int | None, edition: str) -> None:
    settings = settings_for(FindMatch(players=players, fill_after=30))
    assert (settings.edition, settings.players) == (edition, players or 4)
    assert settings.is_public
    assert (settings.clock.seconds, settings.fill_after) == (SECONDS, 30)


# --- over HTTP


def match_from(server: str, address: str, **wanted: Any) -> tuple[int, dict[str, Any]]:
    """Ask from another address of this machine."""
    found = urlsplit(server)
    connection = HTTPConnection(found.hostname or "", found.port, source_address=(address, 0), timeout=PATIENCE)
    try:
        connection.request("POST", "/api/match", json.dumps(wanted), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def test_strangers_meet_and_housemates_do_not(serve: Serve) -> None:
    url = serve().url
    token = new_token()
    first = fetch(url, "POST", "/api/match", Seated, FindMatch(name="Robin", token=token))
    again = fetch(url, "POST", "/api/match", Seated, FindMatch(name="Robin", token=token))
    assert (again.table, again.seat) == (first.table, first.seat)  # the answer may have been lost
    status, stranger = match_from(url, "127.0.0.2", name="Marian")
    assert (status, stranger["table"]) == (201, first.table)
    assert stranger["seat"] != first.seat
    housemate = fetch(url, "POST", "/api/match", Seated, FindMatch(name="Much"))
    assert housemate.table != first.table
    assert {table.table for table in public_tables(url)} == {first.table, housemate.table}


def test_a_match_waits_with_a_clock_that_everybody_sees(serve: Serve) -> None:
    url = serve().url
    seated = fetch(url, "POST", "/api/match", Seated, FindMatch(fill_after=3600))
    with Player(Place(url, seated.table, seated.seat, seated.token, seated.code)) as player:
        player.wait_until(lambda: player.update is not None)
        assert player.update is not None
        assert [clock.kind for clock in player.update.clocks] == ["fill"]


def test_a_match_that_the_rules_do_not_know_is_refused_and_leaves_nothing(serve: Serve) -> None:
    url = serve().url
    with pytest.raises(ServerSaysNo) as refused:
        fetch(url, "POST", "/api/match", Seated, FindMatch(edition="first", players=6))
    assert refused.value.problem.code == "wrong_number_of_players"
    assert public_tables(url) == ()


def test_a_table_by_invitation_is_never_a_match(serve: Serve) -> None:
    url = serve().url
    private = set_table(url, Settings(fill_after=60))
    status, found = match_from(url, "127.0.0.2")
    assert status == 201
    assert found["table"] != private.table
