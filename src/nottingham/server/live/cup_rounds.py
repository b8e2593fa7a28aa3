"""Cup rounds: plans each round, sets its tables, takes in what came of them. Whatever dies half way is gone on with.

A round is written down whole, with the names of its tables and the seed of its deal, before any table is set. A table
is set with people, bots and cards in one row of its log. So a table that is missing is set again as it was planned, and
one that is there is left alone, whichever process looks.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from msgspec.structs import replace

from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.state import Finished
from nottingham.server.access import tokens
from nottingham.server.live.registry import TableRegistry
from nottingham.server.storage.cups import CupBook, KeptCup
from nottingham.server.storage.player_book import PlayerBook
from nottingham.server.table.cup_pairings import seating
from nottingham.server.table.cups import Cup, CupRound, CupTable, line_up, noted, settings_of_cup
from nottingham.server.table.log import CupChair, SetCupTable
from nottingham.server.timestamps import HOUR, SECOND, now

LOOK_EVERY = 2.0
SWEEP_EVERY = HOUR // SECOND

logger = logging.getLogger(__name__)


class CupRounds:
    """Brings the cups of this server on."""

    def __init__(self, tables: TableRegistry, book: CupBook) -> None:
        self._tables = tables
        self._book = book
        self._players = PlayerBook(tables.services.store, tables.archive)
        self._swept = -float(SWEEP_EVERY)

    async def look_periodically(self) -> None:
        while True:
            try:
                await self._look()
            except Exception:
                logger.exception("could not look after the cups")
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        for name in await self._book.playing():
            try:
                await self.go_on(name)
            except Exception as error:  # noqa: BLE001 - one cup that cannot be read keeps no other waiting
                self._tables.services.faults.report(error, name)
        moment = asyncio.get_running_loop().time()
        if moment - self._swept >= SWEEP_EVERY:
            self._swept = moment
            await self._book.sweep(now())

    async def begun(self, kept: KeptCup) -> bool:
        """Plan the first round; whether nobody else changed the cup meanwhile."""
        is_written = await self._book.write(kept, await self._with_round(replace(kept.cup, stage="playing")), now())
        if is_written:
            await self.go_on(kept.name)
        return is_written

    async def go_on(self, name: str) -> None:
        """Set what is missing, take in what is done, and plan the next round, until there is nothing to do."""
        while (kept := await self._book.read(name)) is not None and kept.cup.stage == "playing":
            await self._set_tables(kept)
            after = await self._after(kept.cup)
            if after == kept.cup:
                return
            await self._book.write(kept, after, now())  # where somebody was quicker, theirs is read next

    # --- tables

    async def _set_tables(self, kept: KeptCup) -> None:
        """Those of the round that are not there yet."""
        running = [table for table in kept.cup.rounds[-1].tables if not table.is_done]
        there = await self._book.stages([table.table for table in running])
        missing = [table for table in running if table.table not in there]
        members = await self._book.members(kept.name) if missing else {}
        for table in missing:
            await self._tables.set_for_cup(_setting(kept, table))
            for player, number in members.items():
                if (seat := table.seat_of(number)) is not None:
                    await self._players.link(player, table.table, table.tokens[seat], now())
            await asyncio.sleep(0)  # others are served between two tables

    async def _after(self, cup: Cup) -> Cup:
        running = [table for table in cup.rounds[-1].tables if not table.is_done]
        stages = await self._book.stages([table.table for table in running])
        for table in running:
            if stages.get(table.table) in ("finished", "closed"):
                cup = noted(cup, await self._done(table))
        if not cup.rounds[-1].is_over:
            return cup
        if len(cup.rounds) == cup.rules.rounds:
            return replace(cup, stage="finished")
        return await self._with_round(cup)

    async def _done(self, table: CupTable) -> CupTable:
        actor = await self._tables.find(table.table)
        game = actor.table.game if actor else None
        phase = game.state.public.phase if game else None
        if actor is None or not isinstance(phase, Finished):  # an operator closed it
            return replace(table, is_done=True)
        return replace(
            table,
            is_done=True,
            scores=tuple(score.total for score in phase.scores),
            places=tuple(score.place for score in phase.scores),
            game=actor.table.last_game,
        )

    async def _with_round(self, cup: Cup) -> Cup:
        homes = [one.home for one in cup.people]
        planned = await asyncio.to_thread(seating, len(cup.people), cup.rules.players, cup.seatings, homes)
        tables = tuple(
            CupTable(
                table=tokens.new_name(),
                code=tokens.new_code(),
                seats=seats,
                tokens=tuple("" if who is None else tokens.hashed(tokens.new_token()) for who in seats),
            )
            for seats in planned
        )
        return replace(cup, rounds=(*cup.rounds, CupRound(secrets.randbits(128) & MASK, tables)))


def _setting(kept: KeptCup, table: CupTable) -> SetCupTable:
    cup, bots = kept.cup, line_up(kept.cup.rules)
    chairs = [
        CupChair(bot=bots[seat])
        if person is None
        else CupChair(name=cup.people[person].name, language=cup.people[person].language, token=table.tokens[seat])
        for seat, person in enumerate(table.seats)
    ]
    return SetCupTable(
        table=table.table,
        code=table.code,
        settings=settings_of_cup(cup.rules, kept.code),
        chairs=tuple(chairs),
        seed=cup.rounds[-1].seed,
    )
