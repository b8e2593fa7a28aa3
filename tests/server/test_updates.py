"""Patches, one after the other, give every viewer what it would be told if all were told anew."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nottingham.record import codec
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import prompts, view
from nottingham.server.protocol.messages import Update
from nottingham.server.protocol.patches import merged, standing_checksum
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.log import seen_by
from nottingham.server.table.outlook import outlook_of
from nottingham.server.table.standing import brought_forms
from nottingham.server.table.state import Table
from nottingham.server.table.updates import CHECKED_EVERY, UpdateWriter, seat_view, update_for
from tests.server.envelopes import PaperTable
from tests.server.worlds import paper_games, settings

NOW = 5_000_000


def worked_out_afresh(table: Table, seat: Seat | None) -> Update:
    """How things stand, from the state alone."""
    assert table.game is not None
    state = table.game.state
    seen = view(state, seat)
    return Update(
        seq=table.seq,
        after=0,
        at=table.token(seat),
        now=NOW,
        view=seat_view(seen),
        outlook=outlook_of(seen),
        prompts=prompts(seen),
        forms=brought_forms(seen, prompts(seen)),
        awaited=state.public.phase.awaits(),
        clocks=table.clocks,
        table=table.info(),
    )


def over_the_wire(value: object) -> Any:
    return msgspec.json.decode(codec.to_json(value))


def applied(standing: dict[str, Any], raw: bytes) -> dict[str, Any]:
    """What a client has after a message, news apart."""
    message = msgspec.json.decode(raw)
    if message["type"] == "update":
        return {**message, "after": 0, "news": []}
    patched = merged(merged(standing, message.get("shared", {})), message.get("own", {}))
    assert message.get("checksum", standing_checksum(patched)) == standing_checksum(patched)
    return {**patched, "seq": message["seq"]}


@pytest.mark.parametrize("chosen", settings(), ids=lambda one: f"{one.edition}-{one.players}")
def test_through_a_whole_game_patches_give_what_is_worked_out_afresh(chosen: Settings) -> None:
    viewers = (*range(chosen.players), None)
    before, checked = Table(), 0
    standings: dict[Seat | None, dict[str, Any]] = {}
    for paper in paper_games(replace(chosen, clock=ClockRules(seconds=60)), seed=5):
        table, row = paper.table, paper.rows[-1]
        before = before if before.seq == row.seq - 1 else Table.folded(paper.rows[:-1])
        writer = UpdateWriter(before, table, row, NOW)
        for seat in viewers:
            raw = writer.written_for(seat)
            standings[seat] = applied(standings.get(seat, {}), raw)
            assert standings[seat] == over_the_wire(worked_out_afresh(table, seat))
            assert msgspec.json.decode(raw)["news"] == over_the_wire([seen_by(one, seat) for one in row.news])
        checked += row.seq % CHECKED_EVERY == 0
        before = table
    assert checked


def test_who_comes_in_is_told_what_is_worked_out_afresh() -> None:
    for paper in paper_games(Settings(), seed=6):
        for seat in (0, None):
            assert update_for(paper.table, (), seat, NOW) == worked_out_afresh(paper.table, seat)


def test_a_table_without_a_game_is_patched_too_and_a_game_that_begins_is_told_whole() -> None:
    paper = PaperTable(Settings())
    paper.started()
    standing: dict[str, Any] = {}
    kinds = []
    table = Table.folded(paper.rows[:1])
    for row in paper.rows[1:]:
        before, table = table, table.after(row)
        raw = UpdateWriter(before, table, row, NOW).written_for(0)
        standing = applied(standing or over_the_wire(update_for(before, (), 0, NOW)), raw)
        assert standing == over_the_wire(update_for(table, (), 0, NOW))
        kinds.append(msgspec.json.decode(raw)["type"])
    assert kinds[-1] == "update"
    assert set(kinds[:-1]) == {"patch"}


def test_those_who_are_told_nothing_of_their_own_are_told_in_the_same_bytes() -> None:
    alike = 0
    for paper in paper_games(Settings(), seed=7):
        before = Table.folded(paper.rows[:-1])
        writer = UpdateWriter(before, paper.table, paper.rows[-1], NOW)
        told = [writer.written_for(seat) for seat in range(4)]
        assert len({msgspec.json.encode(msgspec.json.decode(raw).get("shared")) for raw in told}) == 1
        alike += len(set(told)) < 4
        if len(paper.rows) > 60:
            break
    assert alike > 20
