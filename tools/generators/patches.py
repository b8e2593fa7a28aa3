"""Patches of real games, and odd ones, with what comes of them: Python and the page are both held to these."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from nottingham.bots.simulate import play_game
from nottingham.record.codec import to_json
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, prompts, view
from nottingham.rules.rulebook import compose
from nottingham.server.protocol.messages import Update
from nottingham.server.protocol.patches import difference, standing_checksum
from nottingham.server.table.outlook import outlook_of
from nottingham.server.table.updates import seat_view

CASES = "web/generated/patches.json"
TABLES = (
    ("first", 3, ("royal_goods",)),
    ("second", 4, ("black_market",)),
    ("second", 6, ("deputies", "black_market")),
)
APART = 3
"""Steps between the moments that are looked at."""


class Odd(msgspec.Struct, frozen=True):
    """What no game has in this combination."""

    word: str | None = None
    numbers: tuple[int, ...] = ()
    goods: tuple[Goods, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    within: Odd | None = None


ODD = (
    Odd(),
    Odd(word='"\\ / \n\t\x01 é ł 🦌 \u2028'),
    Odd(word="", numbers=(1, 2, 3)),
    Odd(numbers=(1, 3)),
    Odd(numbers=(0, 1, 3, 3)),
    Odd(goods=(Goods({"apple": 1}), Goods())),
    Odd(goods=(Goods({"silk": 2}), Goods({"apple": 1}))),
    Odd(rows=(("a", "b"), ())),
    Odd(rows=(("a",), ("b",))),
    Odd(rows=((), ("b",), ("b",)), within=Odd(word="in")),
    Odd(within=Odd(word="in", within=Odd(numbers=(7,)))),
    Odd(within=Odd(within=Odd(numbers=(7, 7)))),
)


def patches() -> dict[str, str]:
    """The text of each file by its path."""
    return {CASES: json.dumps(list(cases()))}


def cases() -> Iterator[dict[str, Any]]:
    """Before, patch and after, as plain JSON; of updates also the checksum."""
    for old in ODD:
        for new in ODD:
            yield {
                "before": _on_wire(old),
                "patch": _on_wire(difference(old, new) or {}),
                "after": _on_wire(new),
            }
    for table, (edition, players, options) in enumerate(TABLES):
        steps: list[Step] = []
        play_game(compose(edition, players, options), ("random",) * players, table, watch=steps.append)
        for place in range(0, len(steps) - 1, APART):
            seat = place % players
            was, update = (_update(step.state, seat) for step in steps[place : place + 2])
            after = _on_wire(update)
            patch = _on_wire(difference(was, update) or {})
            yield {"before": _on_wire(was), "patch": patch, "after": after, "checksum": standing_checksum(after)}


def _on_wire(value: object) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(to_json(value))


def _update(state: State, seat: Seat) -> Update:
    seen = view(state, seat)
    return Update(
        seq=1,
        after=0,
        at=f"{state.public.round}",
        now=0,
        view=seat_view(seen),
        outlook=outlook_of(seen),
        prompts=prompts(seen),
        awaited=state.public.phase.awaits(),
    )
