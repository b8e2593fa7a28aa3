"""Table state and its reducer: who sits where, the game, the clocks. Pure: a row of the log in, the next table out.

`decide` turns a request into the row that would record it, or says why not; `Table.after` takes a row that has been
recorded. Folding the rows of a log with `after` gives the table, so nothing is ever kept that the log does not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, assert_never

import msgspec
from msgspec.structs import replace

from nottingham.bots.recollection import Recollection
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.lazy import lazy
from nottingham.rules.engine.refusals import Parameter, Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Finished, Inspecting, State, put
from nottingham.rules.engine.views import View
from nottingham.rules.game import fold, view
from nottingham.server.protocol.messages import ClockInfo, SeatAsking, SeatInfo, TableInfo
from nottingham.server.protocol.news import (
    AnyNews,
    BotSeated,
    GameBegan,
    GameErased,
    GameKept,
    GameSetAside,
    HostChanged,
    Hurried,
    Played,
    ReadySet,
    Renamed,
    Resumed,
    Said,
    SeatAsked,
    SeatDenied,
    SeatHeld,
    SeatLeft,
    SeatReturned,
    SeatTaken,
    SettingsChanged,
    Spoke,
    StoodIn,
    TableClosed,
)
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import (
    AnyPrivate,
    Banned,
    BotTurn,
    Chosen,
    ConsentAsked,
    ConsentGiven,
    KeyGiven,
    KeyUsed,
    MuteSet,
    Recalled,
    Row,
    Seeded,
    TableSet,
    TokenGiven,
    TokensRevoked,
)
from nottingham.server.timestamps import Moment

ANSWERS_KEPT = 24
"""Commands whose answers are remembered here, and up to twice as many; the store knows all of them."""
STAND_IN = "honest"
"""The bot that holds a seat when nobody said which."""

TOKENS_MOST = 8
"""Devices of one seat; the oldest goes first."""
BANS_MOST = 64
HOLDERS_MOST = 256

SeatFact = (
    TokenGiven
    | KeyGiven
    | KeyUsed
    | TokensRevoked
    | MuteSet
    | SeatTaken
    | SeatLeft
    | BotSeated
    | SeatHeld
    | SeatReturned
    | Renamed
    | ReadySet
)
"""What changes one chair."""

TableStage = Literal["waiting", "playing", "finished", "closed"]


class Chair(msgspec.Struct, frozen=True, gc=False):
    """The holder of a seat: none, a person, a bot, or a bot for a person who is away."""

    name: str = ""
    language: str = "en"
    tokens: tuple[str, ...] = ()
    """Hashes of the secrets that open this seat."""
    bot: str = ""
    is_ready: bool = False
    address: str = ""
    """A hash of where its player came from."""
    keys: tuple[tuple[str, Moment], ...] = ()
    """Hashes of keys for another device that were not used yet, and until when each is good."""
    muted: tuple[Seat, ...] = ()
    """Seats that its player does not want to hear."""
    held_for: str = ""
    """Why a bot holds it; empty for none."""
    player: str = ""
    """At a rated table: a mark of its player's key, of no use elsewhere."""
    seated_with: str = ""
    """At a rated table: the hash of the secret with which its player sat down."""

    @property
    def is_person(self) -> bool:
        return bool(self.tokens)

    @property
    def is_held(self) -> bool:
        return self.is_person and bool(self.bot)

    @property
    def is_free(self) -> bool:
        return not self.tokens and not self.bot

    def info(self) -> SeatInfo:
        return SeatInfo(
            name=self.name,
            bot=self.bot,
            is_person=self.is_person,
            is_held=self.is_held,
            is_ready=self.is_ready or not self.is_person,
        )


class BotTalk(msgspec.Struct, frozen=True, gc=False):
    """How much bots have said in an Inspection, so that they come to an end."""

    round: int = 0
    steps: int = 0
    proposals: int = 0
    last_proposal: Moment = 0


class Holder(msgspec.Struct, frozen=True):
    """A person who has or had a seat in the game at hand, and so has seen its cards."""

    seat: Seat
    token: str
    address: str


class Asking(msgspec.Struct, frozen=True):
    """A newcomer who waits for the others' consent to take over the seat of a bot."""

    holder: Holder
    name: str
    language: str
    since: Moment
    agreed: tuple[Seat, ...] = ()

    def info(self) -> SeatAsking:
        return SeatAsking(seat=self.holder.seat, name=self.name, agreed=self.agreed)


class Contender(msgspec.Struct, frozen=True, gc=False):
    """Whose a seat's result is in a rated game: who had the seat when it began, a person or a bot."""

    name: str
    token: str = ""
    bot: str = ""


class TableGame(msgspec.Struct, frozen=True, dict=True):
    """A game at this table. What follows from its state is worked out once, and shared by all who need it."""

    number: int
    state: State
    own_steps: tuple[int, ...]
    """How often each seat has acted: what a player asks after acting elsewhere is stale."""
    talk: BotTalk = BotTalk()
    is_hurried: bool = False
    first: int = 0
    """The number of the row with which it began."""

    @lazy
    def _views(self) -> dict[Seat | None, View]:
        """Cache of the views that were asked for."""
        return {}

    def view(self, seat: Seat | None) -> View:
        views = self._views
        found = views.get(seat)
        if found is None:
            found = views[seat] = view(self.state, seat)
        return found

    @lazy
    def standings(self) -> dict[object, Any]:
        """Cache of how it stands, for all and for each seat that was asked about (`standing.py`)."""
        return {}

    def state_after(self, events: tuple[Event, ...]) -> State:
        state = self.state
        for event in events:
            state = event.apply(state)
        return state

    def token(self, seat: Seat | None) -> str:
        """The `at` of a seat: moves on with the round, the phase and the seat's own acts, not with those of others."""
        return f"{self._moment}.{0 if seat is None else self.own_steps[seat]}"

    @lazy
    def _moment(self) -> str:
        public = self.state.public
        return f"{self.number}.{public.round}.{type(public.phase).__name__.lower()}"


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything about a table that its log tells."""

    name: str = ""
    code: str = ""
    settings: Settings = Settings()
    seq: int = 0
    stage: TableStage = "waiting"
    chairs: tuple[Chair, ...] = ()
    host: Seat | None = None
    games: int = 0
    seed: int = 0
    """Of the game at hand. Nobody is told while it runs."""
    game: TableGame | None = None
    recalled: tuple[Recalled, ...] = ()
    """What characters remembered of people when the game at hand began."""
    clocks: tuple[ClockInfo, ...] = ()
    turns: tuple[BotTurn, ...] = ()
    touched: Moment = 0
    last_game: str = ""
    """The lasting name of the game that ended here last."""
    last_number: int = 0
    banned_tokens: tuple[str, ...] = ()
    banned_addresses: tuple[str, ...] = ()
    holders: tuple[Holder, ...] = ()
    """All who have had a seat in the game at hand."""
    people: tuple[Seat, ...] = ()
    """Seats that a person has had in the game at hand, at any time."""
    has_removed: bool = False
    """Whether the host has removed a person from the game at hand."""
    asking: Asking | None = None
    denied: tuple[str, ...] = ()
    """Hashes of the secrets and of the addresses of those who were not admitted to the game at hand."""
    contenders: tuple[Contender, ...] = ()
    """Whose the result of the game at hand is, if it is rated."""
    rows_of: tuple[int, ...] = ()
    """How many rows of the log the holder of each seat has filled since the game began."""
    rows_before: dict[str, int] = {}
    """How many those who left have filled, by where they came from: who comes again goes on from there."""
    answered: dict[str, int] = {}
    """The rows that the last commands led to, by their keys."""
    answered_before: dict[str, int] = {}
    """The same for those just before them."""

    @classmethod
    def folded(cls, rows: Iterable[Row]) -> Table:
        table = cls()
        for row in rows:
            table = table.after(row)
        return table

    # --- looking

    @property
    def ruleset(self) -> Ruleset | None:
        return self.game.state.ruleset if self.game else None

    def token(self, seat: Seat | None) -> str:
        return self.game.token(seat) if self.game and self.stage != "waiting" else f"{self.games}.waiting"

    def seat_of(self, hashed: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if hashed in chair.tokens:
                return seat
        return None

    def why_lost(self, hashed: str) -> str:
        """What is said in farewell to somebody whose secret opens no seat any more."""
        return "removed" if hashed in self.banned_tokens else "seat_lost"

    def seat_of_key(self, hashed: str, now: Moment) -> Seat | None:
        """The seat that a key for another device opens, if it is still good."""
        for seat, chair in enumerate(self.chairs):
            if any(key == hashed and now < due for key, due in chair.keys):
                return seat
        return None

    def has_barred(self, token: str, address: str) -> bool:
        """Whether somebody was removed from here. An address alone is no proof where others at the table share it."""
        if token in self.banned_tokens:
            return True
        others = {chair.address for chair in self.chairs if chair.is_person}
        return bool(address) and address in self.banned_addresses and address not in others

    def recalled_by(self, seat: Seat) -> tuple[Recollection, ...]:
        """What the character at a seat remembers of people at the table."""
        return tuple([one.of for one in self.recalled if one.seat == seat])

    def muted_by(self, seat: Seat | None) -> tuple[Seat, ...]:
        return () if seat is None else self.chairs[seat].muted

    def answer_to(self, key: str) -> int | None:
        """The number of the row that a command led to, if it is not long ago."""
        return self.answered.get(key) or self.answered_before.get(key)

    @property
    def has_forgotten(self) -> bool:
        """Whether there may be commands whose answers only the store remembers."""
        return bool(self.answered_before)

    def voters(self) -> frozenset[Seat]:
        """The people whose consent a newcomer to the running game needs: all of them, bot-played or not."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.is_person)

    def bots_seats(self) -> tuple[Seat, ...]:
        """Seats that a bot plays now, for itself or for a person."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.bot])

    def has_people(self) -> bool:
        """Whether a person plays for themselves."""
        return any(chair.is_person and not chair.bot for chair in self.chairs)

    def has_housemates(self) -> bool:
        """Whether two people here come from one address: who sees two hands of a game, all must have agreed to."""
        addresses = [chair.address for chair in self.chairs if chair.is_person and chair.address]
        return len(set(addresses)) < len(addresses)

    def next_due(self) -> Moment | None:
        """When a clock runs out or a bot is asked, whichever comes first."""
        clocks = [clock.due for clock in self.clocks if clock.due is not None]
        return min([*clocks, *(turn.due for turn in self.turns)], default=None)

    def has_hints(self) -> bool:
        """Whether hints may be given: in a game that only one person has ever played in, where the table allows it.

        A seat counts, not a secret: other devices of the same seat are no other person, and another seat always is one.
        """
        settings = self.settings
        is_free = settings.has_hints and not (settings.is_guided or settings.day or settings.is_rated or settings.cup)
        return is_free and self.stage == "playing" and len(self.people) <= 1

    def info(self) -> TableInfo:
        return TableInfo(
            table=self.name,
            settings=self.settings,
            stage=self.stage,
            game=self.games,
            host=self.host,
            seats=tuple(chair.info() for chair in self.chairs),
            asking=None if self.asking is None else self.asking.info(),
            last_game=self.last_game,
            has_hints=self.has_hints(),
        )

    # --- going on

    def after(self, row: Row, state: State | None = None) -> Table:
        """The table once this row is in the log.

        A caller who has just asked the referee hands in the state that the row's events lead to; else they are folded.
        """
        assert row.seq == self.seq + 1, f"row {row.seq} does not follow {self.seq}"
        table = self
        for fact in (*row.private, *row.news):
            table = _apply(table, fact, row, state)
        answered, answered_before = _with_answer(table, row)
        return replace(
            table,
            seq=row.seq,
            rows_of=_count_row(table.rows_of, row),
            clocks=row.clocks,
            turns=row.turns,
            touched=row.time,
            answered=answered,
            answered_before=answered_before,
        )


def _count_row(rows_of: tuple[int, ...], row: Row) -> tuple[int, ...]:
    seat = row.sender.seat
    return rows_of if row.sender.role != "person" or seat is None else put(rows_of, seat, rows_of[seat] + 1)


def _with_answer(table: Table, row: Row) -> tuple[dict[str, int], dict[str, int]]:
    """The newer and the older answers: a few are copied for each row, and the older ones go all at once."""
    newer, older = table.answered, table.answered_before
    if len(newer) >= ANSWERS_KEPT:
        newer, older = {}, newer
    return {**newer, row.key: row.seq}, older


def table_refuse(code: str, **parameters: Parameter) -> Refusal:
    """A refusal by the manners of the table rather than a rule of the game."""
    return Refusal(code, "", parameters)


# --- folding -----------------------------------------------------------------------------------------------------


def _apply(table: Table, fact: AnyNews | AnyPrivate, row: Row, state: State | None) -> Table:
    if isinstance(fact, Played):
        return _apply_play(table, fact, row, state)
    match fact:
        case TableSet(table=name, code=code, settings=settings):
            seats = settings.players
            table = replace(table, name=name, code=code, settings=settings)
            return replace(table, chairs=(Chair(),) * seats, rows_of=(0,) * seats)
        case Seeded(seed=seed):
            return replace(table, seed=seed, recalled=())
        case Recalled():
            return replace(table, recalled=(*table.recalled, fact))
        case GameBegan(number=number, ruleset=ruleset, events=events):
            game = TableGame(number, fold(ruleset, events), (0,) * ruleset.players, first=row.seq)
            people = tuple(seat for seat, chair in enumerate(table.chairs) if chair.is_person)
            table = replace(table, holders=_holders(table), people=people, has_removed=False, asking=None, denied=())
            table = replace(table, rows_of=(0,) * ruleset.players, rows_before={}, contenders=_contenders(table))
            return replace(table, stage="playing", games=number, game=game)
        case GameSetAside():
            return replace(table, stage="waiting", chairs=_unready(table), asking=None)
        case ConsentAsked(seat=seat, name=name, language=language, token=token, address=address):
            return replace(table, asking=Asking(Holder(seat, token, address), name, language, row.time))
        case ConsentGiven(seat=seat):
            assert table.asking is not None
            return replace(table, asking=replace(table.asking, agreed=(*table.asking.agreed, seat)))
        case SeatDenied():
            return _deny_newcomer(table)
        case GameKept(number=number, game=name):
            return replace(table, last_game=name, last_number=number)
        case GameErased(number=number):
            return _forget_game(table, number)
        case TableClosed():
            return replace(table, stage="closed")
        case Banned(tokens=tokens, address=address):
            return replace(
                table,
                banned_tokens=(*table.banned_tokens, *tokens)[-BANS_MOST:],
                banned_addresses=(*table.banned_addresses, *([address] if address else []))[-BANS_MOST:],
            )
        case HostChanged(seat=seat):
            return replace(table, host=seat)
        case SettingsChanged(settings=settings):
            return replace(table, settings=settings, chairs=_unready(table))
        case Hurried():
            assert table.game is not None
            return replace(table, game=replace(table.game, is_hurried=True))
        case Said() | Spoke() | StoodIn() | Resumed() | Chosen() | SeatAsked():
            return table  # told and recorded, and nothing is other than before
        case _:
            return _apply_to_seat(table, fact)


def _apply_to_seat(table: Table, fact: SeatFact) -> Table:
    match fact:
        case TokenGiven(seat=seat, token=token, address=address, player=player):
            tokens = (*table.chairs[seat].tokens, token)[-TOKENS_MOST:]
            table = replace(table, holders=(*table.holders, Holder(seat, token, address))[-HOLDERS_MOST:])
            table = table if seat in table.people else replace(table, people=(*table.people, seat))
            if player:
                table = _with_chair(table, seat, player=player, seated_with=token)
            return _with_chair(table, seat, tokens=tokens, address=address)
        case KeyGiven(seat=seat, key=key, due=due):
            return _with_chair(table, seat, keys=((key, due),))
        case KeyUsed(seat=seat, key=key):
            return _with_chair(table, seat, keys=())
        case TokensRevoked(seat=seat, kept=kept):
            return _with_chair(table, seat, tokens=(kept,), keys=())
        case MuteSet(seat=seat, other=other, is_muted=is_muted):
            muted = set(table.chairs[seat].muted) - {other} | ({other} if is_muted else set())
            return _with_chair(table, seat, muted=tuple(sorted(muted)))
        case SeatTaken(seat=seat, name=name, language=language):
            is_asked = table.asking is not None and table.asking.holder.seat == seat
            rows_before = dict(table.rows_before)
            rows_of = put(table.rows_of, seat, rows_before.pop(table.chairs[seat].address, 0))
            table = replace(table, rows_of=rows_of, rows_before=rows_before)
            table = replace(table, asking=None if is_asked else table.asking)
            return _with_chair(table, seat, name=name, language=language, bot="", is_ready=False)
        case SeatLeft(seat=seat, was_removed=was_removed):
            has_removed = table.has_removed or (was_removed and table.stage == "playing" and seat in table.people)
            table = replace(table, rows_before=_rows_with(table, seat))
            return replace(table, has_removed=has_removed, chairs=put(table.chairs, seat, Chair()))
        case BotSeated(seat=seat, bot=bot):
            return replace(table, chairs=put(table.chairs, seat, Chair(bot=bot)))
        case SeatHeld(seat=seat, bot=bot, why=why):
            return _with_chair(table, seat, bot=bot, held_for=why)
        case SeatReturned(seat=seat):
            return _with_chair(table, seat, bot="", held_for="")
        case Renamed(seat=seat, name=name, language=language):
            return _with_chair(table, seat, name=name, language=language)
        case ReadySet(seat=seat, is_ready=is_ready):
            return _with_chair(table, seat, is_ready=is_ready)
        case _:
            assert_never(fact)


def _rows_with(table: Table, seat: Seat) -> dict[str, int]:
    """What is remembered of those who left, with the one who leaves this seat."""
    address = table.chairs[seat].address
    rows = {**table.rows_before, address: table.rows_before.get(address, 0) + table.rows_of[seat]}
    return dict(list(rows.items())[-BANS_MOST:])


def _holders(table: Table) -> tuple[Holder, ...]:
    """The holder of a seat as a game begins, by each of their devices."""
    return tuple(
        Holder(seat, token, chair.address) for seat, chair in enumerate(table.chairs) for token in chair.tokens
    )


def _contenders(table: Table) -> tuple[Contender, ...]:
    if not table.settings.is_rated:
        return ()
    return tuple(
        Contender(chair.name, chair.seated_with, "" if chair.is_person else chair.bot) for chair in table.chairs
    )


def _deny_newcomer(table: Table) -> Table:
    assert table.asking is not None
    holder = table.asking.holder
    marks = (holder.token, *([holder.address] if holder.address else []))
    return replace(table, asking=None, denied=(*table.denied, *marks)[-BANS_MOST:])


def _unready(table: Table) -> tuple[Chair, ...]:
    return tuple(replace(chair, is_ready=False) for chair in table.chairs)


def _forget_game(table: Table, number: int) -> Table:
    """What remembers the game forgets it. Folding a log whose rows of that game are scrubbed gives the same table."""
    if number >= table.last_number:
        table = replace(table, last_game="", last_number=0)
    if table.stage in ("waiting", "finished"):
        table = replace(table, stage="waiting", chairs=_unready(table))
    if table.games > number:
        return table
    table = replace(table, holders=(), people=(), has_removed=False, asking=None, denied=())
    table = replace(table, rows_of=(0,) * len(table.chairs), rows_before={}, contenders=())
    return replace(table, game=None, seed=0, games=number)


def _with_chair(table: Table, seat: Seat, **changes: object) -> Table:
    return replace(table, chairs=put(table.chairs, seat, replace(table.chairs[seat], **changes)))


def _apply_play(table: Table, fact: Played, row: Row, state: State | None) -> Table:
    game = table.game
    assert game is not None
    state = game.state_after(fact.events) if state is None else state
    own_steps = game.own_steps
    if fact.seat is not None:
        own_steps = put(own_steps, fact.seat, own_steps[fact.seat] + 1)
    is_new_phase = type(state.public.phase) is not type(game.state.public.phase)
    game = replace(
        game,
        state=state,
        own_steps=own_steps,
        talk=_talk_after(game, state, row),
        is_hurried=game.is_hurried and not is_new_phase,
    )
    return replace(table, game=game, stage="finished" if isinstance(state.public.phase, Finished) else "playing")


def _talk_after(game: TableGame, state: State, row: Row) -> BotTalk:
    """What bots said in this round's Inspection, counted."""
    talk = game.talk
    if not isinstance(state.public.phase, Inspecting):
        return talk
    if talk.round != state.public.round:
        talk = BotTalk(state.public.round)
    if row.sender.role != "bot":
        return talk
    before = game.state.public
    made = state.public.offers_made + len(state.public.promises) - before.offers_made - len(before.promises)
    last = row.time if made else talk.last_proposal
    return BotTalk(talk.round, talk.steps + 1, talk.proposals + made, last)
