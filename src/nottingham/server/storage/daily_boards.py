"""Daily leaderboards: the results of the markets of the day, best first."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from nottingham.server.storage.side_tables import daily_results as results
from nottingham.server.storage.step_store import Store
from nottingham.server.timestamps import Moment

BEST_FIRST = (results.c.points.desc(), results.c.place, results.c.ended)


class DailyResult(msgspec.Struct, frozen=True):
    """What came of one try."""

    table: str
    day: str
    game: str
    name: str
    points: int
    place: int
    ended: Moment


class DailyBoards:
    """Reads the boards; a result is written with the row that ends its game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def best(self, day: str, most: int) -> list[DailyResult]:
        query = sa.select(results).where(results.c.day == day).order_by(*BEST_FIRST).limit(most)
        async with self._store.reading() as connection:
            return [DailyResult(*found) for found in await connection.execute(query)]

    async def count(self, day: str, above: int | None = None) -> int:
        """How many played a day to the end, or did so with more points than this."""
        query = sa.select(sa.func.count()).select_from(results).where(results.c.day == day)
        if above is not None:
            query = query.where(results.c.points > above)
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def at_tables(self, names: Sequence[str]) -> dict[str, DailyResult]:
        """The results of these tables, by the date."""
        query = sa.select(results).where(results.c.table_name.in_(names))
        async with self._store.reading() as connection:
            found = [DailyResult(*one) for one in await connection.execute(query)]
        return {one.day: one for one in found}
