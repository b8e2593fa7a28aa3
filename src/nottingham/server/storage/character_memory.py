"""Character memory: what characters remember of the people whom they met, worked out from the people's own games.

Nothing of it is stored but a player's consent, and since when it holds. So a game that is erased is remembered by
nobody, and what is forgotten is forgotten at once.

A character knows at a table what the people at it know as well: with one person there, all that the two have played;
with several, only what was played at the same standing table. Strangers, the lesson and the market of the day are met
as if for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from nottingham.bots.recollection import GAMES_MOST, Met, Recollection, recollection
from nottingham.bots.voice.lines import voice_of
from nottingham.locales.saying import CHARACTERS
from nottingham.rules.engine.seats import Seat
from nottingham.server.storage.archive import Archive
from nottingham.server.storage.game_summaries import GameSummary
from nottingham.server.storage.player_book import PlayedSeat, PlayerBook
from nottingham.server.storage.player_tables import memory_consents, standing_evenings
from nottingham.server.storage.side_tables import SqlWork
from nottingham.server.storage.step_store import Store
from nottingham.server.table.log import Recalled
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment

LOOKED_AT = 3 * GAMES_MOST
"""A player's latest games among which those with a character are looked for."""
WITHDRAW = memory_consents.delete().where(memory_consents.c.player == sa.bindparam("b_player"))


class CharacterMemory:
    """Consents, and what follows from them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._book = PlayerBook(store, Archive(store))

    # --- consent

    async def since(self, player: str) -> Moment | None:
        """From when on games are remembered; None if the player did not agree to it."""
        query = sa.select(memory_consents.c.since).where(memory_consents.c.player == player)
        async with self._store.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar()
            return found

    async def agree(self, player: str, moment: Moment) -> None:
        """Games that end from now on are remembered; said twice, it holds since the first time."""
        await self._book.once([(memory_consents.insert(), [{"player": player, "since": moment}])])

    async def forget(self, player: str) -> None:
        """All is forgotten, and nothing is remembered until the player agrees anew."""
        work: SqlWork = [(WITHDRAW, [{"b_player": player}])]
        await self._store.do(work)

    # --- remembering

    async def opinions(self, player: str) -> dict[str, Recollection]:
        """What each character who was met remembers, for the player's own eyes."""
        played = await self._games_of(player, None)
        found = {character: _recollection(0, character, played) for character in CHARACTERS if played}
        return {character: one for character, one in found.items() if one is not None}

    async def at(self, table: Table) -> tuple[Recalled, ...]:
        """What the characters at a table remember of the people there."""
        settings = table.settings
        if settings.day or settings.is_guided or settings.is_public:
            return ()
        bots = [(seat, voice_of(chair.bot)) for seat, chair in enumerate(table.chairs) if not chair.is_person]
        characters = {seat: voice for seat, voice in bots if voice is not None}
        people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
        among = None if len(people) == 1 else await self._evenings_of(table.name)
        if not characters or among == []:
            return ()
        recalled: list[Recalled] = []
        for person in people:
            played = await self._games_of_holder(table.chairs[person].tokens, among)
            for seat, character in characters.items():
                if (known := _recollection(person, character, played)) is not None:
                    recalled.append(Recalled(seat=seat, of=known))
        return tuple(recalled)

    async def _evenings_of(self, table: str) -> list[str]:
        """The tables of the standing table that this one is an evening of; none if it is not."""
        own = sa.select(standing_evenings.c.standing).where(standing_evenings.c.table_name == table).scalar_subquery()
        query = sa.select(standing_evenings.c.table_name).where(standing_evenings.c.standing == own)
        async with self._store.reading() as connection:
            return [name for (name,) in await connection.execute(query)]

    async def _games_of_holder(self, tokens: Sequence[str], among: list[str] | None) -> list[_Played]:
        """Of the keys that a seat hangs on, the first that agreed: a key that was carried elsewhere is one more."""
        for player in sorted(await self._book.players_of(tokens)):
            if played := await self._games_of(player, among):
                return played
        return []

    async def _games_of(self, player: str, among: list[str] | None) -> list[_Played]:
        """The latest games since the player agreed, the newest first; none at which the player held several seats."""
        since = await self.since(player)
        if since is None:
            return []
        games = [
            one
            for one in await self._book.games(player)
            if one.entry.ended >= since and (among is None or one.entry.table in among)
        ]
        names = [one.entry.name for one in games]
        alone = [one for one in games if names.count(one.entry.name) == 1][:LOOKED_AT]
        summaries = await self._book.summaries([one.entry for one in alone])
        return [(one, summaries[one.entry.name]) for one in alone]


_Played = tuple[PlayedSeat, GameSummary]


def _recollection(seat: Seat, character: str, played: Sequence[_Played]) -> Recollection | None:
    met = [
        Met(one.entry.ended, summary.conducts[one.seat], place)
        for one, summary in played
        if (place := _place_of(character, summary)) is not None
    ]
    return recollection(seat, met)


def _place_of(character: str, summary: GameSummary) -> Seat | None:
    """Where a character sat in a game, at whatever strength."""
    players = enumerate(summary.past.players)
    return next((seat for seat, one in players if not one.is_person and voice_of(one.bot) == character), None)
