"""The tutor on a server: a finished game is analysed in the background and kept; hints only against bots."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from nottingham.record.codec import to_bytes
from nottingham.record.house import read_house_goods
from nottingham.rules.engine.actions import Inspect, Pass
from nottingham.rules.engine.goods import Goods
from nottingham.rules.options.house_goods.rule import HouseGoodsTerms
from nottingham.server.access.rate_limits import Rate
from nottingham.server.bots.tutor import ANALYSIS_WITHIN, KeptAnalysis, unpacked
from nottingham.server.client import (
    Dismissed,
    Place,
    Player,
    ServerSaysNo,
    ask_analysis,
    ask_hint,
    ask_key,
    call,
    erase_game,
    see_analysis,
    set_table,
    sit_down,
    use_key,
)
from nottingham.server.live.hints import asked_by
from nottingham.server.protocol.analyses import GameAnalysis
from nottingham.server.protocol.requests import Admit, Leave, SetReady, Start, StepAway
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import SERVER, GiveKey, Sit, TurnKey
from nottingham.server.table.state import Table
from nottingham.tutor.findings import Analysis
from nottingham.tutor.hints import hint_for
from tests.server.conftest import GENEROUS, RunningServer, Serve
from tests.server.envelopes import PaperTable, secret
from tests.server.worlds import other_world
from tests.waiting import PATIENCE, until

BOTS = ("honest", "honest", "random")
FREE = replace(GENEROUS, replays=Rate(0, 0), analyses=Rate(0, 0), hints=Rate(0, 0))
EXAMPLES = Path(__file__).parents[2] / "examples"


def analysed(server: str, game: str) -> GameAnalysis:
    """Ask once, then look until it is there."""
    ask_analysis(server, game)
    until(lambda: see_analysis(server, game).status not in ("waiting", "working"), "the analysis", ANALYSIS_WITHIN)
    return see_analysis(server, game)


def played_by_bots(server: str, settings: Settings | None = None) -> tuple[Place, str]:
    """One person plays a game with bots to its end: the person's place, and the game's name."""
    place = set_table(server, settings or Settings(options=("short_game",)), name="Robin", bots=BOTS)
    rng = Random(3)
    with Player(place) as player:
        player.ask(Start())
        while not player.is_over:
            if player.must_act:
                player.play(player.sample(rng))
            else:
                player.wait()
        assert player.info is not None
        return place, player.info.last_game


# --- analyses ----------------------------------------------------------------------------------------------------


def test_a_finished_game_is_analysed_kept_and_erased_with_it(serve: Serve) -> None:
    server = serve(caps=FREE)
    place, game = played_by_bots(server.url)
    assert see_analysis(server.url, game) == GameAnalysis(status="absent")
    found = analysed(server.url, game)
    assert found.status == "ready"
    assert found.analysis is not None
    assert all(sum(shares) == pytest.approx(1) for shares in found.analysis.shares)
    assert max(found.analysis.shares[-1]) > 0.2
    about_bags = [one for one in found.analysis.judged if isinstance(one.action, Inspect | Pass)]
    assert about_bags
    assert all(isinstance(one.truth, Goods) for one in about_bags)
    server.stop()
    again = serve(caps=FREE)
    assert see_analysis(again.url, game) == found
    erase_game(replace(place, server=again.url), game)
    with pytest.raises(ServerSaysNo, match="no_such_game"):
        see_analysis(again.url, game)


class HeldTutor:
    """A server whose tutor takes until it is let go, and whose store answers late: when the tutor is done."""

    def __init__(self, server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self._may_end = threading.Event()
        self._tutor, archive = server.inside.tutor, server.inside.tables.archive
        self._stored = archive.analysis
        monkeypatch.setattr(self._tutor, "_ask_pool", self._think)
        monkeypatch.setattr(archive, "analysis", self._read_slowly)

    async def _think(self, *_: object) -> Analysis:
        self.begun += 1
        await asyncio.to_thread(self._may_end.wait, PATIENCE)
        return Analysis((), (), (), ())

    async def _read_slowly(self, name: str) -> bytes | None:
        found = await self._stored(name)
        if self._tutor.is_at_work_on(name):
            self._may_end.set()
            await asyncio.wait_for(asyncio.gather(*self._tutor._tasks), PATIENCE)
        return found


@pytest.mark.parametrize("ask", [see_analysis, ask_analysis])
def test_an_analysis_that_ends_while_the_store_is_read_is_not_absent(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, ask: Callable[[str, str], GameAnalysis]
) -> None:
    server = serve(caps=FREE)
    _, game = played_by_bots(server.url)
    held = HeldTutor(server, monkeypatch)
    assert ask_analysis(server.url, game).status == "waiting"
    assert ask(server.url, game).status in ("waiting", "working")
    assert ask(server.url, game) == GameAnalysis(status="ready", analysis=Analysis((), (), (), ()))
    assert held.begun == 1


def test_a_table_with_goods_of_its_own_is_analysed_too(serve: Serve) -> None:
    server = serve(caps=FREE)
    terms = (HouseGoodsTerms(house=read_house_goods((EXAMPLES / "house_goods.toml").read_text(encoding="utf-8"))),)
    _, game = played_by_bots(server.url, Settings(edition="second", options=("house_goods",), terms=terms))
    assert analysed(server.url, game).status == "ready"


def test_analyses_are_rationed_and_what_is_there_is_free(serve: Serve) -> None:
    server = serve(caps=replace(FREE, analyses=Rate(1, 0)))
    games = [played_by_bots(server.url)[1] for _ in range(2)]
    assert analysed(server.url, games[0]).status == "ready"
    assert ask_analysis(server.url, games[0]).status == "ready"
    with pytest.raises(ServerSaysNo, match="too_many_requests"):
        ask_analysis(server.url, games[1])
    assert see_analysis(server.url, games[1]).status == "absent"


def test_nobody_analyses_a_game_that_is_not_over(shared: str) -> None:
    place = set_table(shared, name="Robin", bots=BOTS)
    for method in ("GET", "POST"):
        status, _ = call(shared, method, f"/api/games/{place.table * 2}/analysis")
        assert status == 404


def test_an_analysis_of_another_version_is_made_anew() -> None:
    assert unpacked(None) is None
    assert unpacked(KeptAnalysis("0.0.0", Analysis((), (), (), ())).packed()) is None


# --- hints -------------------------------------------------------------------------------------------------------


def test_a_hint_can_be_followed_all_the_way_through_a_game(serve: Serve) -> None:
    server = serve(caps=FREE)
    place = set_table(server.url, Settings(players=3, options=("short_game",)), name="Robin", bots=("honest", "tuck"))
    with_reasons = 0
    with Player(place) as player:
        player.ask(Start())
        while not player.is_over:
            if not player.must_act:
                player.wait()
                continue
            assert player.info is not None
            assert player.info.has_hints
            given = ask_hint(place)
            assert player.update is not None
            assert given.at == player.update.at
            with_reasons += bool(given.hint.reasons)
            action = given.hint.action
            player.play(player.sample(Random(1)) if action is None else action)
    assert with_reasons


def refused(place: Place) -> str:
    with pytest.raises(ServerSaysNo) as no:
        ask_hint(place)
    return no.value.problem.code


def test_no_way_leads_to_a_hint_among_people(serve: Serve) -> None:
    """By both, from a second device, while the other is away, after the other left, and from outside."""
    server = serve(caps=FREE)
    host = set_table(server.url, name="Robin", bots=BOTS[:2])
    guest = sit_down(server.url, host.table, name="Marian", code=host.code)
    with Player(host) as first, Player(guest) as second:
        second.ask(SetReady(is_ready=True))
        first.ask(Start())
        assert first.info is not None
        assert not first.info.has_hints
        assert refused(host) == refused(guest) == "no_hints"
        other_device = use_key(server.url, host.table, ask_key(host).key)
        assert refused(other_device) == "no_hints"
        assert refused(replace(host, token=ask_key(host).key)) == "seat_lost"  # a key is no secret of a seat
        second.ask(StepAway())
        assert refused(host) == "no_hints"
        with pytest.raises(Dismissed):
            second.ask(Leave())
        assert refused(host) == "no_hints"
        assert refused(guest) == "seat_lost"


def test_the_market_of_the_day_is_played_without_hints() -> None:
    paper = PaperTable(bots=("honest", "honest", "honest")).started()
    assert not replace(paper.table, settings=replace(paper.table.settings, day="2026-11-16")).has_hints()


def test_a_table_can_do_without_hints(serve: Serve) -> None:
    place = set_table(serve(caps=FREE).url, Settings(has_hints=False), name="Robin", bots=BOTS)
    with Player(place) as player:
        player.ask(Start())
        assert refused(place) == "no_hints"


def test_before_the_game_there_is_nothing_to_hint_at(shared: str) -> None:
    assert refused(set_table(shared, name="Robin", bots=BOTS)) == "no_hints"


def test_whoever_comes_in_late_ends_the_hints_for_this_game_and_not_for_the_next() -> None:
    paper = PaperTable(bots=("honest", "honest", "honest")).started()
    assert paper.table.has_hints()
    paper.do(SERVER, GiveKey(seat=0, key="k"))
    paper.do(SERVER, TurnKey(key="k", token=secret(9), address=""))
    assert paper.table.has_hints()
    paper.do(SERVER, Sit(name="Marian", language="en", token=secret(1), seat=1, address="elsewhere"))
    paper.person(0, Admit(seat=1, may_sit=True))
    assert not paper.table.has_hints()
    paper.person(1, Leave())
    paper.person(0, StepAway())
    assert not paper.table.has_hints()
    for number in range(300):  # nobody is forgotten because many came after
        paper.do(SERVER, GiveKey(seat=0, key=f"k{number}"))
        paper.do(SERVER, TurnKey(key=f"k{number}", token=f"device {number}", address=""))
    assert not paper.table.has_hints()
    assert Table.folded(paper.rows).people == paper.table.people == (0, 1)
    while paper.table.stage == "playing":
        paper.move()
    assert not paper.table.has_hints()


@pytest.mark.parametrize("seed", range(3))
def test_a_question_to_the_tutor_is_the_same_in_two_worlds(seed: int) -> None:
    """Nothing that the seat cannot see reaches the tutor, so nothing of it can be in a hint."""
    paper = PaperTable(Settings(edition="second"), bots=("honest", "honest", "honest"))
    paper.rng = Random(seed)
    paper.started()
    moments = 0
    while paper.table.stage == "playing" and moments < 12:
        paper.move(only_musts=paper.rng.random() < 0.5)
        if paper.rng.random() < 0.7 or paper.table.game is None:
            continue
        moments += 1
        rows = paper.rows[paper.table.game.first - 1 :]
        other = other_world(paper.rows, 0, paper.rng)
        table = Table.folded(other)
        first, second = asked_by(paper.table, 0, rows), asked_by(table, 0, other[paper.table.game.first - 1 :])
        assert to_bytes(first) == to_bytes(second)
        told = [hint_for(question.view, question.prompts, question.seen) for question in (first, second)]
        assert to_bytes(told[0]) == to_bytes(told[1])
    assert moments == 12
