"""Two processes over one PostgreSQL: no process owns a table, and none can corrupt it."""

from contextlib import ExitStack
from random import Random

from msgspec.structs import replace

from nottingham.client import Player, set_table, sit_down
from nottingham.server.protocol import Done, SetReady, Start
from tests.server.conftest import Serve


def test_players_of_one_table_sit_at_different_processes(serve: Serve, postgres: str) -> None:
    one, other = serve(database=postgres), serve(database=postgres)
    with ExitStack() as stack:
        host = set_table(one.url, name="Robin")
        places = [host, *(sit_down(other.url, host.table, code=host.code) for _ in range(3))]
        players = [stack.enter_context(Player(place)) for place in places]
        for player in players[1:]:
            player.ask(SetReady(is_ready=True))
        assert isinstance(players[0].ask(Start()), Done)
        rng = Random(4)
        for step in range(24):
            other.inside.tables.fanout.is_deaf = step in range(4, 8)  # every hint is lost on the way
            if step == 12:
                one.stop()  # and its player moves over
                players[0].place = replace(players[0].place, server=other.url)
                players[0].reconnect()
            newest = max(player.update.seq for player in players if player.update)
            for player in players:
                player.wait_for(newest)
            player = next(player for player in players if player.must_act)
            assert isinstance(player.play(player.sample(rng)), Done)
        newest = max(player.update.seq for player in players if player.update)
        for player in players:
            player.wait_for(newest)
        assert len({str(player.view.public) for player in players}) == 1
