"""What an edition is: who can play it, how long, and how its market works (S, M)."""

from __future__ import annotations

import msgspec


class Edition(msgspec.Struct, frozen=True):
    """The numbers in which editions differ."""

    id: str
    rounds: dict[int, int]
    """Rounds by number of players: each is Sheriff three times with three players, else twice (S7, Y1)."""
    piles: tuple[str, ...]
    pile_start: int
    pile_keep: int
    draws_from_piles: bool
    sheriff_opens_market: bool


FIRST = Edition(
    id="first",
    rounds={3: 9, 4: 8, 5: 10},
    piles=("left", "right"),
    pile_start=5,
    pile_keep=5,
    draws_from_piles=True,
    sheriff_opens_market=False,
)

SECOND = Edition(
    id="second",
    rounds={3: 9, 4: 8, 5: 10, 6: 9},
    piles=("discard",),
    pile_start=0,
    pile_keep=0,
    draws_from_piles=False,
    sheriff_opens_market=True,
)
