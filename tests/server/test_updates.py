"""An update is joined from parts that were written before; it reads as if it had been written in one piece."""

import msgspec
import pytest
from msgspec.structs import replace

from nottingham.record import codec
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import prompts, view
from nottingham.server.protocol.messages import Update
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.log import Row, changes_table, seen_by
from nottingham.server.table.outlook import crown_standings, outlook_of
from nottingham.server.table.state import Table
from nottingham.server.table.updates import UpdateCache, UpdateWriter, brought_forms, seat_view
from tests.server.worlds import paper_games, settings

NOW = 5_000_000


def in_one_piece(table: Table, row: Row, seat: Seat | None) -> Update:
    """The last row of a table as a seat is told of it, worked out afresh."""
    assert table.game is not None
    state = table.game.state
    seen = view(state, seat)
    return Update(
        seq=table.seq,
        after=table.seq - 1,
        at=table.token(seat),
        now=NOW,
        news=tuple(seen_by(one, seat) for one in row.news),
        view=seat_view(seen),
        outlook=outlook_of(seen, crown_standings(state.ruleset, state.public.stands)),
        prompts=prompts(seen),
        forms=brought_forms(seen, prompts(seen)),
        awaited=state.public.phase.awaits(),
        clocks=table.clocks,
        table=table.info() if changes_table(row.news) or table.stage == "finished" else None,
    )


@pytest.mark.parametrize("chosen", settings(), ids=lambda one: f"{one.edition}-{one.players}")
def test_through_a_whole_game_every_viewer_reads_what_was_worked_out_afresh(chosen: Settings) -> None:
    cache = UpdateCache()
    for paper in paper_games(replace(chosen, clock=ClockRules(seconds=60)), seed=5):
        writer = UpdateWriter(paper.table, paper.rows[-1:], NOW, cache=cache)
        for seat in (*range(chosen.players), None):
            wanted = codec.to_json(in_one_piece(paper.table, paper.rows[-1], seat))
            assert msgspec.json.decode(writer.written_for(seat)) == msgspec.json.decode(wanted)
