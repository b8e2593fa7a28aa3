"""The story of an evening at a standing table: what its link tells, and that it opens nothing else."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import msgspec
import pytest

from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import Rate
from nottingham.server.client import Player, call, erase_game, game_replay, game_story
from nottingham.server.config import Caps
from nottingham.server.protocol.evenings import AskEvening, EveningStory
from nottingham.server.protocol.players import FindStanding, KeepTable, StandingTable
from nottingham.server.protocol.requests import Rematch, SetReady, Start
from tests.server.conftest import Serve
from tests.server.test_games import play_through
from tests.server.test_players import Evening, asked, code_of, played, secret, set_with


class Night(msgspec.Struct, frozen=True):
    """The evening of a standing table, its page, and the link to its story."""

    evening: Evening
    standing: StandingTable
    link: AskEvening

    def told(self) -> EveningStory:
        return asked(self.evening.server, "evening", EveningStory, self.link)


def kept(evening: Evening) -> Night:
    place = evening.places[0]
    keep = KeepTable(player=evening.keys[0], title="Thursdays", table=place.table, token=secret(place))
    standing = asked(evening.server, "standing", StandingTable, keep)
    night = standing.nights[0]
    return Night(evening, standing, AskEvening(table=night.table, key=night.key))


@pytest.fixture(scope="module")
def night(shared: str) -> Night:
    return kept(played(shared))


def test_the_story_of_an_evening_agrees_with_its_games(night: Night) -> None:
    story, server = night.told(), night.evening.server
    assert (story.title, story.number, story.occasions) == ("Thursdays", 1, ())
    assert [game.past.game for game in story.games] == [night.evening.game]
    past, game = story.games[0].past, game_story(server, night.evening.game)
    assert past.totals == tuple(score.total for score in game.scores)
    points = {one.player.name or one.player.bot: one.points for one in story.regulars}
    behind = [sum(other > place for other in past.places) for place in past.places]
    assert points == dict(zip([one.name or one.bot for one in past.players], behind, strict=True))
    assert story.regulars == night.standing.regulars  # after one evening the league is the evening

    moments = game_replay(server, night.evening.game, "open").highlights
    assert story.moments
    assert {one.highlight for one in story.moments} <= set(moments)
    for award in story.awards:
        assert set(award.players) <= set(past.players)
        assert award.moment is None or award.moment.highlight in moments


def test_the_link_of_an_evening_tells_neither_the_standing_one_nor_a_way_to_a_seat(night: Night) -> None:
    status, raw = call(night.evening.server, "POST", "/api/evening", night.link)
    answer = raw.decode()
    assert status == 200
    secrets = [night.standing.code, *night.evening.keys, *(secret(place) for place in night.evening.places)]
    assert night.standing.open is not None
    for hidden in (*secrets, *map(tokens.hashed, secrets), night.standing.open.code, night.link.table, night.link.key):
        assert hidden not in answer
    assert code_of(night.evening.server, "standing/find", {"code": night.link.key[:14]}) == "no_such_standing"


def test_an_evening_is_told_to_nobody_without_its_own_key(night: Night) -> None:
    """The name of its table is in addresses and logs: it is not enough."""
    server, other = night.evening.server, kept(played(night.evening.server))
    ask = msgspec.structs.replace
    assert code_of(server, "evening", ask(night.link, key=other.link.key)) == "no_such_evening"
    assert code_of(server, "evening", ask(night.link, table=other.link.table)) == "no_such_evening"
    private = set_with(server, tokens.new_token())
    assert code_of(server, "evening", ask(night.link, table=private.table)) == "no_such_evening"
    assert code_of(server, "evening", {"table": night.link.table, "key": ""}) == "malformed"
    assert call(server, "POST", "/api/evening", ask(night.link, key=other.link.key))[0] == 404


def test_a_game_that_runs_is_not_told_and_one_that_ends_is_added(serve: Serve) -> None:
    night = kept(played(serve().url))
    with ExitStack() as stack:
        players = [stack.enter_context(Player(place)) for place in night.evening.places]
        players[0].ask(Rematch())
        players[1].ask(SetReady(is_ready=True))
        players[0].ask(Start())
        story = night.told()
        assert (len(story.games), story.is_over) == (1, False)
        play_through(players, Random(6))
    story = night.told()
    assert (len(story.games), story.games[0].past.game) == (2, night.evening.game)
    assert [one.games for one in story.regulars] == [2, 2, 2]
    assert [one.evenings for one in story.regulars] == [1, 1, 1]


def test_a_game_that_was_erased_is_told_no_more(serve: Serve) -> None:
    night = kept(played(serve().url))
    erase_game(night.evening.places[0], night.evening.game)
    story = night.told()
    assert (story.games, story.regulars, story.moments, story.awards) == ((), (), (), ())
    find = FindStanding(code=night.standing.code)
    assert asked(night.evening.server, "standing/find", StandingTable, find).nights == ()


def test_how_often_one_address_reads_evenings_is_limited(serve: Serve) -> None:
    server = serve(caps=Caps(replays=Rate(2, 0.001))).url
    link = AskEvening(table="a" * 12, key="b" * 24)
    assert [call(server, "POST", "/api/evening", link)[0] for _ in range(3)] == [404, 404, 429]


def test_an_evening_at_which_nothing_was_played_is_no_night_to_remember(serve: Serve) -> None:
    server, key = serve().url, tokens.new_token()
    place = set_with(server, key)
    keep = KeepTable(player=key, title="Fridays", table=place.table, token=secret(place))
    standing = asked(server, "standing", StandingTable, keep)
    assert (standing.evenings, standing.nights, standing.regulars) == (1, (), ())
