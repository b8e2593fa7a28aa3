"""HTTP API of players, with an account or without: games and figures, export and erasure, standing tables.

A key travels in bodies, never in addresses. Without it nothing is told: an unknown key is a player
without games, and a link that leads nowhere is the same as one that never did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hmac import compare_digest

import msgspec
from starlette.requests import Request

from nottingham.bots.recollection import Recollection, impression
from nottingham.rules.engine.seats import Seat
from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import RateByAddress, household
from nottingham.server.live.actor import TableActor
from nottingham.server.live.block_mutes import mute_blocked
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.evenings import AskEvening, EveningLine, EveningStory
from nottingham.server.protocol.http_bodies import MySeat, SeatClaim, Seated, SetTable
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.protocol.players import (
    AgreeToMemory,
    AskMine,
    BeginEvening,
    BlockLine,
    EveningOpen,
    FindStanding,
    KeepTable,
    LeaveStanding,
    LinkedSeat,
    MergePlayers,
    Mine,
    MineExported,
    MyGame,
    Opinion,
    OwnPlayer,
    PlayerForgotten,
    PlayerMemory,
    PlayersMerged,
    SitMine,
    StandingLine,
    StandingTable,
)
from nottingham.server.protocol.pushes import PushLine, Quiet
from nottingham.server.protocol.replays import PastGame
from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.accounts import Accounts
from nottingham.server.storage.blocks import NO_BLOCKS, BlockBook, BlocksMet
from nottingham.server.storage.character_memory import CharacterMemory
from nottingham.server.storage.cups import CupBook
from nottingham.server.storage.evening_stories import evening_story, occasions_of, told_game
from nottingham.server.storage.game_summaries import GameSummary, OwnGame, figures_of, regulars_of
from nottingham.server.storage.player_book import PlayedSeat, PlayerBook
from nottingham.server.storage.push_book import PushBook
from nottingham.server.storage.rating_stories import own_ratings
from nottingham.server.storage.replay_cache import ReplayCache
from nottingham.server.storage.standing_book import Agreed, EveningEntry, StandingBook, StandingEntry
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import SERVER, GiveKey, TurnKey
from nottingham.server.table.state import Table
from nottingham.server.timestamps import HOUR, now
from nottingham.server.transport.account_answers import account_info, demand_proof, key_hash
from nottingham.server.transport.http_answers import (
    HttpProblem,
    address_of,
    allowed_name,
    body_of,
    do_at,
    mark_of,
    my_seat,
    seated_at,
    token_of,
)

EVENING_LASTS = 12 * HOUR
"""After so long without a move an evening is over, whatever became of its game."""
EVENING_GAMES_MOST = 20
"""Games of one evening that are told of: the last ones."""
STANDING_CODE = 14
"""Letters of a link that stays: 70 bits, since it is good for years."""


class PlayerApi:
    """Requests of the holder of a player's key, and of those who have the link of a standing table."""

    def __init__(self, tables: TableRegistry, library: ReplayCache, joins: RateByAddress, reads: RateByAddress) -> None:
        self._tables = tables
        self._library = library
        self._joins = joins
        self._reads = reads
        store = tables.services.store
        self.book = PlayerBook(store, tables.archive)
        self.accounts = Accounts(store)
        self.cups = CupBook(store)
        self._standing = StandingBook(store)
        self._memory = CharacterMemory(store)
        self.blocks = BlockBook(store)
        self.pushes = PushBook(store)
        self.endpoints = (
            Endpoint("POST", "/api/mine", "One's own games", self.mine, Mine, AskMine),
            Endpoint("POST", "/api/mine/sit", "Go on by a player's key", self.sit, Seated, SitMine, 201),
            Endpoint("POST", "/api/mine/merge", "Add what another key has", self.merge, PlayersMerged, MergePlayers),
            Endpoint("POST", "/api/mine/export", "Take everything away", self.export, MineExported, OwnPlayer),
            Endpoint("POST", "/api/mine/memory", "Be remembered or forgotten", self.agree, PlayerMemory, AgreeToMemory),
            Endpoint("POST", "/api/mine/forget", "Forget a player", self.forget, PlayerForgotten, OwnPlayer),
            Endpoint("POST", "/api/standing", "Make a table a standing one", self.keep, StandingTable, KeepTable, 201),
            Endpoint("POST", "/api/standing/find", "A standing table", self.find_standing, StandingTable, FindStanding),
            Endpoint("POST", "/api/standing/evening", "Begin an evening", self.begin, Seated, BeginEvening, 201),
            Endpoint("POST", "/api/evening", "The story of an evening", self.evening, EveningStory, AskEvening),
            Endpoint("POST", "/api/standing/leave", "Leave a standing table", self.leave, StandingTable, LeaveStanding),
        )

    async def link(self, player: str | None, table: Table, token: str) -> None:
        """A seat that was taken while holding a key hangs on it."""
        if player is not None:
            await self.book.link(await self.player_of(player), table.name, tokens.hashed(token), now())
            actor = await self._tables.find(table.name)
            if actor is not None:
                await mute_blocked(actor, self.blocks)

    async def blocks_met(self, player: str | None, table: Table) -> BlocksMet:
        """Who at a table has blocked the holder of a key, or is blocked by them."""
        return NO_BLOCKS if player is None else await self.blocks.met(await self.player_of(player), table)

    async def player_of(self, key: str) -> str:
        """Who a key's holder is: the player of the account where it is signed in, else one who is known by its hash."""
        hashed = key_hash(key)
        return await self.accounts.player_of_session(hashed, now()) or hashed

    async def move(self, player: str, other: str) -> int:
        """What hangs on a key becomes a player's, all of it: seats, cups, blocks and ratings; how many seats.

        A block of the key is a block of the player: an account does not shed what a person is known for.
        """
        await self.cups.merge(player, other)
        await self.blocks.merge(player, other)
        await self.blocks.follow(player, other)
        return await self.book.move(player, other)

    async def claim(self, settings: Settings, key: str | None, table: str, token: str) -> str:
        """The mark of a player at a rated table, whose seat is theirs before it is taken; elsewhere none is needed."""
        if not settings.is_rated:
            return ""
        if key is None:
            raise HttpProblem("rated_needs_key")
        player = await self.player_of(key)
        if not await self._tables.ratings.claim(player, table, tokens.hashed(token), now()):
            raise HttpProblem("rated_one_seat")
        return self._tables.services.marks.player(table, player)

    # --- one's own games

    async def mine(self, request: Request) -> Mine:
        wanted = await body_of(request, AskMine)
        self._reading(request)
        player = await self.player_of(wanted.player)
        for claim in wanted.seats:
            await self._link_claim(player, claim)
        played = await self.book.games(player)
        summaries = await self.book.summaries([one.entry for one in played])
        return Mine(
            running=await self._running(player),
            games=_lines(played, summaries),
            total=await self.book.count_games(player),
            figures=figures_of(_alone(played, summaries)),
            standing=await self._standing_lines(player),
            memory=await self._memory_of(player),
            blocks=await self.block_lines(player),
        )

    async def agree(self, request: Request) -> PlayerMemory:
        """Asked once, in plain words; one tap forgets it all."""
        wanted = await body_of(request, AgreeToMemory)
        self._joining(request)
        player = await self.player_of(wanted.player)
        if wanted.is_agreed:
            await self._memory.agree(player, now())
        else:
            await self._memory.forget(player)
        return await self._memory_of(player)

    async def block_lines(self, player: str) -> tuple[BlockLine, ...]:
        return tuple(BlockLine(id=one.id, name=one.name, since=one.since) for one in await self.blocks.of(player))

    async def _memory_of(self, player: str) -> PlayerMemory:
        opinions = await self._memory.opinions(player)
        told = tuple(_opinion(character, known) for character, known in opinions.items())
        return PlayerMemory(since=await self._memory.since(player), opinions=told)

    async def _link_claim(self, player: str, claim: SeatClaim) -> None:
        actor, hashed = await self._tables.find(claim.table), tokens.hashed(claim.token)
        if actor is not None and actor.table.seat_of(hashed) is not None:
            await self.book.note_seats_of(claim.table)
            await self.book.link(player, claim.table, hashed, actor.table.touched)

    async def _running(self, player: str) -> tuple[MySeat, ...]:
        found: dict[tuple[str, int], MySeat] = {}
        for link in await self.book.running(player):
            actor = await self._tables.find(link.table)
            seat = actor.table.seat_of(link.token) if actor else None
            if actor is not None and seat is not None:
                found[link.table, seat] = my_seat(actor.table, seat)
        return tuple(found.values())

    async def sit(self, request: Request) -> Seated:
        """With the key alone, on another device: the seat is opened with a secret of its own."""
        wanted = await body_of(request, SitMine)
        self._joining(request)
        player, token = await self.player_of(wanted.player), token_of(wanted.token)
        actor = await self._tables.find(wanted.table)
        links = await self.book.links_at(player, wanted.table)
        seats = [actor.table.seat_of(link.token) for link in links] if actor else []
        seat = next((one for one in seats if one is not None), None)
        if actor is None or seat is None:
            raise HttpProblem("seat_lost")
        await self.open_seat(player, actor, seat, tokens.hashed(token), mark_of(self._tables, actor, request))
        return seated_at(actor.table, token)

    async def open_seat(self, player: str, actor: TableActor, seat: Seat, hashed: str, address: str = "") -> None:
        """A seat of this player's is opened by one more secret, which hangs on the player too."""
        key = tokens.hashed(tokens.new_token())
        give, turn = GiveKey(seat=seat, key=key), TurnKey(key=key, token=hashed, address=address)
        await do_at(actor, Envelope(sender=SERVER, id=f"key-{key[:24]}", request=give))
        await do_at(actor, Envelope(sender=SERVER, id=f"turn-{hashed[:24]}", request=turn))
        await self.book.link(player, actor.table.name, hashed, now())

    async def merge(self, request: Request) -> PlayersMerged:
        wanted = await body_of(request, MergePlayers)
        self._joining(request)
        player, other = await self.player_of(wanted.player), await self.player_of(wanted.other)
        if await self.accounts.account(other) is not None:  # what came out of it would outlast every sign-out
            raise HttpProblem("account_key")
        if player == other:
            return PlayersMerged(seats=0)
        await self.cups.merge(player, other)
        await self.blocks.merge(player, other)
        return PlayersMerged(seats=await self.book.merge(player, other))

    async def export(self, request: Request) -> MineExported:
        wanted = await body_of(request, OwnPlayer)
        self._joining(request)
        player = await self.player_of(wanted.player)
        session = await self.accounts.session(key_hash(wanted.player))
        played = await self.book.games(player)
        summaries = await self.book.summaries([one.entry for one in played])
        return MineExported(
            made=now(),
            account=await account_info(self.accounts, session) if session else None,
            seats=tuple(LinkedSeat(table=one.table, since=one.since) for one in await self.book.links(player)),
            games=_lines(played, summaries),
            records={one.entry.name: await self._library.record(one.entry) for one in played},
            figures=figures_of(_alone(played, summaries)),
            standing=await self._standing_lines(player),
            remembered_since=await self._memory.since(player),
            ratings=await own_ratings(self._tables.ratings, player),
            blocks=await self.block_lines(player),
            pushes=tuple(
                PushLine(endpoint=one.endpoint, language=one.language, quiet=Quiet(*one.quiet), since=one.since)
                for one in await self.pushes.of(player)
            ),
        )

    async def forget(self, request: Request) -> PlayerForgotten:
        wanted = await body_of(request, OwnPlayer)
        self._joining(request)
        player = await self.player_of(wanted.player)
        if await self.accounts.account(player) is not None:
            demand_proof(await self.accounts.session(key_hash(wanted.player)))
        await self._tables.ratings.count_pending()
        await self.cups.forget(player, now())
        seats, standing = await self.book.forget(player)
        return PlayerForgotten(seats=seats, standing=standing)

    # --- standing tables

    async def keep(self, request: Request) -> StandingTable:
        wanted = await body_of(request, KeepTable)
        self._joining(request)
        player, hashed = await self.player_of(wanted.player), tokens.hashed(wanted.token)
        actor = await self._tables.find(wanted.table)
        if actor is None or actor.table.seat_of(hashed) is None:
            raise HttpProblem("seat_lost")
        kept = await self._standing.of_table(wanted.table)
        if kept is not None:  # somebody at the table was quicker
            return await self._standing_table(kept)
        table, title = actor.table, allowed_name(self._tables.services.words, wanted.title)
        if table.settings.is_public or table.settings.is_guided or table.settings.day or table.settings.cup:
            raise HttpProblem("standing_needs_friends")
        if not title:
            raise HttpProblem("title_missing")
        entry = StandingEntry(tokens.new_name(), tokens.new_code(STANDING_CODE), title, _agreement_of(table), now())
        await self.book.link(player, table.name, hashed, now())
        others = [token for chair in table.chairs for token in chair.tokens]
        await self._standing.found(entry, table.name, sorted({player, *await self.book.players_of(others)}))
        return await self._standing_table(entry)

    async def find_standing(self, request: Request) -> StandingTable:
        return await self._standing_table(await self._by_code(request, (await body_of(request, FindStanding)).code))

    async def begin(self, request: Request) -> Seated:
        wanted = await body_of(request, BeginEvening)
        entry, token = await self._by_code(request, wanted.code), token_of(wanted.token)
        number = await self._standing.next_number(entry.name)
        if await self._open_evening(entry) is not None:
            raise HttpProblem("evening_open")
        agreed = entry.agreed
        opening = SetTable(
            settings=agreed.settings, name=wanted.name, language=wanted.language, bots=agreed.bots, token=token
        )
        table, refusal = await self._tables.set_table(opening, token, household(address_of(request)))
        if refusal is not None:
            raise HttpProblem(refusal.code, **refusal.parameters)
        if not await self._standing.begin_evening(entry.name, table.name, number, now()):
            await self._give_way(table)
        await self.link(wanted.player, table, token)
        return seated_at(table, token)

    async def _give_way(self, table: Table) -> None:
        """Another request began the evening at the same moment; unless it is this very table, it is not needed."""
        if await self._standing.of_table(table.name) is None:
            await self._tables.forget(table.name, "table_erased")
            await self._tables.archive.erase_table(table.name)
            raise HttpProblem("evening_open")

    async def leave(self, request: Request) -> StandingTable:
        wanted = await body_of(request, LeaveStanding)
        entry = await self._by_code(request, wanted.code)
        await self._standing.leave(entry.name, await self.player_of(wanted.player))
        return await self._standing_table(entry)

    async def evening(self, request: Request) -> EveningStory:
        """The story of an evening, by its link, which is made of the standing one and leads nowhere else."""
        wanted = await body_of(request, AskEvening)
        self._reading(request)
        entry = await self._standing.of_table(wanted.table)
        if entry is None or not compare_digest(wanted.key, tokens.evening_key(entry.code, wanted.table)):
            raise HttpProblem("no_such_evening")
        evenings = await self._standing.evenings(entry.name)
        evening = next(one for one in evenings if one.table == wanted.table)
        kept = (await self._tables.archive.games_of(wanted.table))[-EVENING_GAMES_MOST:]
        summaries = await self.book.summaries(kept)
        games = []
        for one in kept:
            games.append(told_game(summaries[one.name].past, await self._library.game(one)))
            await asyncio.sleep(0)  # others are served between two games
        actor = await self._open_evening(entry)
        is_over = actor is None or actor.table.name != wanted.table
        return evening_story(entry.title, evening, occasions_of(evening, evenings), games, is_over=is_over)

    async def _by_code(self, request: Request, code: str) -> StandingEntry:
        self._joining(request)
        entry = await self._standing.find(code.upper())
        if entry is None:
            raise HttpProblem("no_such_standing")
        return entry

    async def _open_evening(self, entry: StandingEntry) -> TableActor | None:
        """The table of the evening that is under way."""
        for evening in (await self._standing.evenings(entry.name))[:1]:
            actor = await self._tables.find(evening.table)
            if actor is not None and actor.table.stage != "closed" and now() - actor.table.touched < EVENING_LASTS:
                return actor
        return None

    async def _standing_table(self, entry: StandingEntry) -> StandingTable:
        kept = await self._standing.games(entry.name)
        summaries = await self.book.summaries(kept)
        games = [(one.table, summaries[one.name].past) for one in kept]
        evenings = await self._standing.evenings(entry.name)
        actor = await self._open_evening(entry)
        settings = entry.agreed.settings
        return StandingTable(
            title=entry.title,
            code=entry.code,
            edition=settings.edition,
            seats=settings.players,
            bots=entry.agreed.bots,
            open=EveningOpen(code=actor.table.code, table=actor.table.info()) if actor else None,
            evenings=len(evenings),
            games=tuple(past for _, past in games),
            nights=_nights(entry.code, evenings, games),
            regulars=regulars_of(games),
            occasions=occasions_of(evenings[0], evenings) if evenings else (),
        )

    async def _standing_lines(self, player: str) -> tuple[StandingLine, ...]:
        return tuple(
            [
                StandingLine(
                    title=entry.title,
                    code=entry.code,
                    evenings=len(await self._standing.evenings(entry.name)),
                    touched=entry.touched,
                    is_open=await self._open_evening(entry) is not None,
                )
                for entry in await self._standing.of_player(player)
            ]
        )

    # --- who may ask how often

    def _reading(self, request: Request) -> None:
        if not self._reads.take(address_of(request)):
            raise HttpProblem("too_many_requests")

    def _joining(self, request: Request) -> None:
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")


def _opinion(character: str, known: Recollection) -> Opinion:
    opened = sum(known.caught) + sum(known.searched)
    return Opinion(
        character=character,
        met=known.met,
        games=known.games,
        lies=round(sum(known.lies), 2),
        bags=round(sum(known.lies) + sum(known.truths), 2),
        opened=round(opened, 2),
        gate_bags=round(opened + sum(known.let_in) + sum(known.waved), 2),
        bribes=known.bribes,
        kept=known.kept,
        broken=known.broken,
        owed=known.owed,
        impression=impression(known) or "",
    )


def _agreement_of(table: Table) -> Agreed:
    """The rules and the company of a table: what every evening begins with."""
    bots = tuple(chair.bot for chair in table.chairs[1:] if chair.bot and not chair.is_person)
    return Agreed(msgspec.structs.replace(table.settings, is_rated=False), bots)


def _nights(
    code: str, evenings: Sequence[EveningEntry], games: Sequence[tuple[str, PastGame]]
) -> tuple[EveningLine, ...]:
    """Evenings at which one of these games was played."""
    played = {
        evening.table: tuple(past.game for table, past in games if table == evening.table) for evening in evenings
    }
    return tuple(
        EveningLine(
            table=evening.table,
            key=tokens.evening_key(code, evening.table),
            number=evening.number,
            began=evening.began,
            games=played[evening.table],
        )
        for evening in evenings
        if played[evening.table]
    )


def _lines(played: list[PlayedSeat], summaries: dict[str, GameSummary]) -> tuple[MyGame, ...]:
    return tuple(MyGame(seat=one.seat, game=summaries[one.entry.name].past) for one in played)


def _alone(played: list[PlayedSeat], summaries: dict[str, GameSummary]) -> list[OwnGame]:
    """Games in which the player held one seat: who plays for several bluffs nobody."""
    names = [one.entry.name for one in played]
    return [OwnGame(summaries[one.entry.name], one.seat) for one in played if names.count(one.entry.name) == 1]
