"""The market of the day: the same deal and the same opponents for all, one try each, and an honest board."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from nottingham.bots.registry import BOTS
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import prompts
from nottingham.server.access import tokens
from nottingham.server.bots.worker import BotQuestion, think
from nottingham.server.client import Place as SeatPlace
from nottingham.server.client import Player, ServerSaysNo, call, fetch, game_replay, set_table, sit_down
from nottingham.server.live.market_of_the_day import streak
from nottingham.server.protocol.daily import AskToday, Today, TryToday
from nottingham.server.protocol.http_bodies import Seated
from nottingham.server.protocol.news import GameBegan, Played
from nottingham.server.protocol.replays import EraseGame
from nottingham.server.protocol.requests import ChangeSettings, Rematch, SeatBot, Start, StepAway
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_timing import BotPace, asked_of_bot
from nottingham.server.table.daily import settings_of, thought_seed
from nottingham.server.table.log import SERVER, Play, Sender, Sit
from nottingham.server.table.seating import ruleset_of
from nottingham.tutor.daily import EDITIONS, PLAYER, company_of, edition_of, round_marks, seed_of
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable, secret

DAY = date(2026, 11, 16)
SLOW = 1_000
"""Milliseconds that a person takes for each act of theirs in the tests below."""


def test_a_day_means_the_same_for_ever() -> None:
    assert (seed_of(DAY), edition_of(DAY)) == (7_719_322_635_630_814_176, "first")
    assert company_of(DAY) == ("much", "guy", "steward")
    days = [DAY + timedelta(days=ahead) for ahead in range(60)]
    assert len({seed_of(day) for day in days}) == 60
    assert {edition_of(day) for day in days} == set(EDITIONS)
    assert all(len(set(company_of(day))) == 3 for day in days)


class MarketOnPaper(PaperTable):
    """A market of the day without a server: the characters think when they are due, the person plays by a set habit."""

    def __init__(self, day: date, chance: int, began: int) -> None:
        super().__init__(settings_of(day), company_of(day))
        self.now, self.pace = began, BotPace(Random(chance))
        self.person(PLAYER, Start())
        self._heard = [0] * len(self.table.chairs)
        self._minds: list[object] = [None] * len(self.table.chairs)

    def events(self) -> list[Event]:
        """Everything that has happened in the game."""
        news = [one for row in self.rows for one in row.news]
        return [event for one in news if isinstance(one, GameBegan | Played) for event in one.events]

    def play_on(self) -> None:
        while self.table.stage == "playing":
            if not self._act():
                self._hear()

    def _act(self) -> bool:
        """What the person must do, honestly and after the same thought each time."""
        assert self.table.game is not None
        view = self.table.game.view(PLAYER)
        asked = tuple(prompt for prompt in prompts(view) if prompt.must)
        action = BOTS["honest"].choose(view, asked, None, Random(1)) if asked else None
        if action is None:
            return False
        self.now += SLOW
        self.person(PLAYER, Play(action=action))
        return True

    def _hear(self) -> None:
        """Whoever is due first says what they think; who has nothing to say is passed over."""
        for turn in sorted(self.table.turns, key=lambda turn: turn.due):
            asked, action = asked_of_bot(self.table, turn.seat)
            if action is None and asked:
                action = self._thought(turn.seat)
            if action is not None:
                self.now = max(self.now, turn.due)
                self.do(Sender("bot", turn.seat), Play(action=action))
                return
        raise AssertionError("nobody has anything to do")

    def _thought(self, seat: Seat) -> Action | None:
        assert self.table.game is not None
        asked, _ = asked_of_bot(self.table, seat)
        seed = thought_seed(self.table, seat)
        assert seed is not None
        events = self.events()
        news = tuple(event.as_seen_by(seat) for event in events[self._heard[seat] :])
        view, is_new = self.table.game.view(seat), not self._heard[seat]
        answer = think(BotQuestion(self.table.chairs[seat].bot, view, asked, self._minds[seat], is_new, news, seed))
        self._minds[seat], self._heard[seat] = answer.memory, len(events)
        return answer.action


def test_who_does_the_same_meets_the_same_whatever_the_server_and_the_hour() -> None:
    markets = [MarketOnPaper(DAY, chance, began) for chance, began in ((1, 1_000_000), (2, 77_000_000))]
    for market in markets:
        market.play_on()
    assert markets[0].events() == markets[1].events()
    marks = round_marks(ruleset_of(settings_of(DAY)), markets[0].events(), PLAYER)
    assert len(marks) == 4
    assert sum(mark in {"sharp", "fooled", "paid", "lenient"} for mark in marks) == 1  # once at the gate
    assert not {"bluffed", "bought", "caught"} & set(marks)  # the person was honest


def test_it_is_played_alone_and_once() -> None:
    market = MarketOnPaper(DAY, 1, 1_000_000)
    for request in (SeatBot(seat=1, bot="honest"), ChangeSettings(edition="first"), StepAway(), Rematch()):
        assert market.refused(PLAYER, request) == "daily_is_set"
    stranger = market.ask(SERVER, Sit(name="Eve", language="en", token=secret(9), seat=1))
    assert getattr(stranger, "code", "") == "daily_is_set"


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    past = [DAY - timedelta(days=back) for back in range(5)]
    assert streak(set(past), DAY) == 5
    assert streak(set(past[1:]), DAY) == 4  # today can still be played
    assert streak(set(past[2:]), DAY) == 0
    assert streak({DAY, *past[2:]}, DAY) == 1


# --- at a server -------------------------------------------------------------------------------------------------


def look(server: str, key: str) -> Today:
    return fetch(server, "POST", "/api/today", Today, AskToday(player=key))


def sit(server: str, key: str, name: str = "Robin") -> SeatPlace:
    seated = fetch(server, "POST", "/api/today/try", Seated, TryToday(player=key, name=name))
    return SeatPlace(server, seated.table, seated.seat, seated.token, seated.code)


def played_to_the_end(place: SeatPlace) -> str:
    """By somebody who does what must be done, as honestly as they can; the game's lasting name."""
    with Player(place) as player:
        while not player.is_over:
            if player.must_act:
                asked = tuple(prompt for prompt in player.prompts if prompt.must)
                action = BOTS["honest"].choose(player.view, asked, None, Random(1))
                assert action is not None
                player.play(action)
            else:
                player.wait()
        assert player.info is not None
        return player.info.last_game


def code_of(refusal: pytest.ExceptionInfo[ServerSaysNo]) -> str:
    return refusal.value.problem.code


def test_there_is_one_try_and_no_way_to_peek(serve: Serve) -> None:
    server, key = serve().url, tokens.new_token()
    fresh = look(server, key)
    assert (fresh.stage, fresh.table, fresh.mine, fresh.board.lines) == ("fresh", "", None, ())
    place = sit(server, key)
    assert sit(server, key) == place  # asked again, the same game goes on
    assert look(server, key).stage == "playing"
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(server, place.table, code=place.code, seat=1)
    assert code_of(refusal) == "daily_is_set"
    played_to_the_end(place)
    done = look(server, key)
    assert done.stage == "finished"
    assert done.mine is not None
    assert (done.mine.rank, done.mine.name, done.mine.is_mine, done.streak) == (1, "Robin", True, 1)
    assert len(done.marks) == done.rounds == 4
    assert done.board.best_game == ""  # to be watched tomorrow
    with pytest.raises(ServerSaysNo) as refusal:
        sit(server, key)
    assert code_of(refusal) == "daily_tried"


def test_the_board_has_everybodys_game_of_the_same_deal_until_it_is_erased(serve: Serve) -> None:
    server, key, other = serve().url, tokens.new_token(), tokens.new_token()
    mine, theirs = sit(server, key), sit(server, other, name="Ann\u202e  of  Kirklees " + "x" * 30)
    games = [played_to_the_end(mine), played_to_the_end(theirs)]
    deals = [game_replay(server, game, "open").steps[0].events for game in games]
    assert deals[0] == deals[1]
    names = {line.is_mine: line.name for line in look(server, key).board.lines}
    assert names == {True: "Robin", False: "Ann of Kirklees xxxxxxxx"}
    assert call(server, "POST", f"/api/games/{games[0]}/erase", EraseGame(token=mine.token or ""))[0] == 200
    erased = look(server, key)
    assert (erased.stage, erased.mine, erased.board.finished) == ("given_up", None, 1)
    with pytest.raises(ServerSaysNo) as refusal:
        sit(server, key)
    assert code_of(refusal) == "daily_tried"


def test_nobody_sets_a_market_of_a_day_themselves(shared: str) -> None:
    with pytest.raises(ServerSaysNo) as refusal:
        set_table(shared, Settings(day="2031-01-01", players=4, options=("short_game",)))
    assert code_of(refusal) == "daily_is_set"
    assert call(shared, "POST", "/api/today", {"player": "a" * 40})[0] == 400  # no secret at all


def test_who_is_forgotten_is_on_no_board(serve: Serve) -> None:
    server, key = serve().url, tokens.new_token()
    played_to_the_end(sit(server, key))
    assert look(server, key).board.finished == 1
    assert call(server, "POST", "/api/mine/forget", {"player": key})[0] == 200
    assert look(server, tokens.new_token()).board.finished == 0
