"""Commands: a request becomes the row that records it, or a refusal. Pure: time and chance are told.

Nothing here changes a table: the row has to be in the log first.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

import msgspec
from msgspec.structs import replace

from nottingham.bots.guest import PREFIX
from nottingham.bots.registry import BOTS
from nottingham.record.house import check_house_goods
from nottingham.rules.editions.printed_goods import PrintedGood
from nottingham.rules.engine.actions import Pledge, Propose, Refuse, Withdraw
from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.deals import Words
from nottingham.rules.engine.families import Action, Terms
from nottingham.rules.engine.refusals import InputError, Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Finished, State
from nottingham.rules.game import Step, act, new_game, prompts
from nottingham.rules.options.house_goods.rule import HouseGoodsTerms
from nottingham.rules.options.time_limit.rule import TimeUp
from nottingham.rules.rulebook import compose, settled_by_name
from nottingham.server.access.tokens import game_name
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
    SeatHeld,
    SeatLeft,
    SeatReturned,
    SeatTaken,
    SettingsChanged,
    Spoke,
    StoodIn,
    TableClosed,
)
from nottingham.server.protocol.primitives import PHRASES, REACTIONS
from nottingham.server.protocol.requests import (
    Admit,
    ChangeSettings,
    ClaimHost,
    HandOver,
    Hurry,
    Leave,
    Mute,
    Rematch,
    Remove,
    Rename,
    Report,
    Return,
    Revoke,
    Say,
    SayText,
    SeatBot,
    SetReady,
    Start,
    StepAway,
)
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_names import GOOD_COMPANY, is_guest, may_sit
from nottingham.server.table.bot_timing import BotPace, hurried, turns_after
from nottingham.server.table.clocks import afresh, clocks_after
from nottingham.server.table.daily import daily_seed, steady_pace
from nottingham.server.table.late_arrivals import Facts, admit, seated, sit_in_running_game
from nottingham.server.table.log import (
    TALK,
    AnyRequest,
    Banned,
    Chosen,
    Close,
    Erase,
    FillSeats,
    GiveKey,
    Hold,
    KeyGiven,
    KeyUsed,
    MuteSet,
    OpenTable,
    Play,
    Private,
    Recalled,
    Resume,
    Row,
    RunOut,
    Scrubbed,
    Seeded,
    Sender,
    ServerRequest,
    SetCupTable,
    Sit,
    Speak,
    TableSet,
    TokenGiven,
    TokensRevoked,
    TurnKey,
)
from nottingham.server.table.rated_tables import (
    objection_to_act,
    objection_to_address,
    objection_to_guest,
    objection_to_host,
    objection_to_rated,
)
from nottingham.server.table.sanitize import clean_name, clean_text
from nottingham.server.table.state import STAND_IN, Holder, Table, table_refuse
from nottingham.server.table.tutorial import COMPANY, LESSON, SEED
from nottingham.server.timestamps import MINUTE, Moment

ROWS_MOST = 20_000
"""A table's log ends here: no game is that long, only a flood is."""
SEAT_ROWS_MOST = 2_500
"""Rows of one person in one game. A long evening takes a tenth; six seats together cannot wear out the table."""
BARGAINING = (Propose, Pledge, Withdraw, Refuse)
"""Actions that can be repeated for ever; all others bring the game nearer to its end."""
BRINGING_ON = (Start, Rematch, Return, Admit, Leave)
"""What the others wait for, and what cannot be asked again and again: each brings the table on."""
KEY_LASTS = 10 * MINUTE
ALONE = (Sit, Remove, SeatBot, ChangeSettings, StepAway, Rematch)
"""What nobody does at the market of the day: it is played as it is set, by one person, once."""

SET_BY_CUP = (Sit, Start, Remove, SeatBot, HandOver, ChangeSettings, ClaimHost, Rematch, Admit)
"""What nobody does at a table of a cup: who sits there and what is played is as at the other tables of the round."""

HostRequest = Start | Remove | SeatBot | HandOver | ChangeSettings
SeatRequest = Rename | SetReady | Rematch | Leave | StepAway | Return | Hurry | Speak | Mute | Report | Admit


class Moved(msgspec.Struct, frozen=True, gc=False):
    """The facts of a move in the game, and the state that the referee says they lead to."""

    facts: Facts
    state: State


class Envelope(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A request as it reaches a table: from whom, under which id, and with what in view."""

    sender: Sender
    id: str
    request: AnyRequest
    at: str | None = None
    """The `at` the sender was looking at; None where it does not matter."""
    token: str = ""
    """The hash of the secret that opened a person's seat."""
    is_host_away: bool = False
    """Whether the host has long been without a connection: in no log, so it has to be told."""
    absent: frozenset[Seat] = frozenset()
    """The people without a connection, likewise."""
    recalled: tuple[Recalled, ...] = ()
    """What characters remember of the people at the table, likewise."""


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The row that would record a request, and the table once it is in the log."""

    row: Row
    after: Table


def decide(table: Table, envelope: Envelope, now: Moment, pace: BotPace) -> Decided | Refusal:
    """What would be recorded of this request, or why it cannot be. Times in a log never run backwards."""
    now = max(now, table.touched)
    if refusal := _objection(table, envelope) or objection_to_act(table, envelope.request):
        return refusal
    found = _facts(table, envelope, now, pace.rng)
    if isinstance(found, Refusal):
        return found
    facts, state = (found.facts, found.state) if isinstance(found, Moved) else (found, None)
    private = tuple([fact for fact in facts if isinstance(fact, Private)])
    news = tuple([fact for fact in facts if not isinstance(fact, Private)])
    row = Row(
        seq=table.seq + 1,
        time=now,
        sender=envelope.sender,
        id=envelope.id,
        request=envelope.request,
        private=private,
        news=news,
    )
    return _with_clocks(table, row, table.after(row, state), now, pace)


def _objection(table: Table, envelope: Envelope) -> Refusal | None:
    """What stands against a request before anybody looks at what it asks."""
    request = envelope.request
    if envelope.sender.role == "person" and not _holds_seat(table, envelope):
        return table_refuse("seat_lost")
    if envelope.at is not None and envelope.at != table.token(envelope.sender.seat):
        return table_refuse("stale")
    if table.stage == "closed" and not isinstance(request, Erase):
        return table_refuse("table_closed")
    if table.settings.day and isinstance(request, ALONE):
        return table_refuse("daily_is_set")
    if table.settings.cup and isinstance(request, SET_BY_CUP):
        return table_refuse("cup_is_set")
    if table.seq >= ROWS_MOST and not isinstance(request, Close | Erase):
        return table_refuse("table_worn_out")
    return table_refuse("seat_worn_out") if _is_worn_out(table, envelope) else None


def _holds_seat(table: Table, envelope: Envelope) -> bool:
    """A seat can be lost between the sending of an envelope and its reading."""
    seat = envelope.sender.seat
    return seat is not None and envelope.token in table.chairs[seat].tokens


def _is_worn_out(table: Table, envelope: Envelope) -> bool:
    """Whether a seat has filled its share of the log: what the game needs of it is then still done, and no more."""
    sender, request = envelope.sender, envelope.request
    if sender.role != "person" or sender.seat is None or table.rows_of[sender.seat] < SEAT_ROWS_MOST:
        return False
    if isinstance(request, Play):
        return isinstance(request.action, BARGAINING)
    if isinstance(request, SetReady):
        return not request.is_ready or table.chairs[sender.seat].is_ready
    return not isinstance(request, BRINGING_ON)


def _with_clocks(table: Table, row: Row, after: Table, now: Moment, pace: BotPace) -> Decided:
    """The row with the clocks and bots' turns that follow from it."""
    turns = turns_after(table, after, now, steady_pace(after, pace)) if after.bots_seats() else ()
    if isinstance(row.request, Hurry):
        turns = hurried(turns, now)
    elif (turns or table.turns) and all(isinstance(news, TALK) for news in row.news):
        turns = table.turns  # talk beside the game neither hurries nor delays a bot
    clocks = afresh(table, now) if isinstance(row.request, Resume) else clocks_after(table, after, now)
    if not clocks and not turns:
        return Decided(row, after)
    return Decided(replace(row, clocks=clocks, turns=turns), replace(after, clocks=clocks, turns=turns))


def _facts(table: Table, envelope: Envelope, now: Moment, rng: Random) -> Facts | Moved | Refusal:
    sender, request = envelope.sender, envelope.request
    seat = sender.seat
    match request:
        case Play():
            return _play(table, sender, request, rng)
        case RunOut(seat=late):
            return _run_out(table, late, rng)
        case FillSeats():
            return _fill_seats(table, rng)
        case OpenTable() | SetCupTable() | Sit() | GiveKey() | TurnKey() | Hold() | Resume() | Erase() | Close():
            return _of_server(table, request, now)
        case Scrubbed():
            raise AssertionError(request)  # stands in the log for what was erased; nobody asks it
    assert seat is not None
    match request:
        case Start() | Remove() | SeatBot() | HandOver() | ChangeSettings():
            return _of_host(table, seat, envelope, request, rng)
        case ClaimHost():
            return _claim_host(table, seat, is_host_away=envelope.is_host_away)
        case Say() | SayText():
            return _say(table, seat, request)
        case Revoke():
            return (TokensRevoked(seat=seat, kept=envelope.token),)
        case _:
            return _of_seat(table, seat, request)


def _of_server(table: Table, request: ServerRequest, now: Moment) -> Facts | Refusal:
    """What no seat asks for."""
    match request:
        case OpenTable():
            return _open(table, request)
        case SetCupTable():
            return _open_for_cup(request)
        case Sit():
            return _sit(table, request, now)
        case GiveKey(seat=seat, key=key):
            return (KeyGiven(seat=seat, key=key, due=now + KEY_LASTS),)
        case TurnKey():
            return _turn_key(table, request, now)
        case Hold(seat=seat):
            return _hold(table, seat)
        case Resume():
            return (Resumed(),)
        case Erase(number=number):
            return (GameErased(number=number),)
        case Close():
            return (TableClosed(),)
        case _:
            assert_never(request)


# --- sitting down ------------------------------------------------------------------------------------------------


def ruleset_of(settings: Settings) -> Ruleset:
    return compose(
        settings.edition,
        settings.players,
        settings.options,
        **settled_by_name(settings.terms),
    )


def _goods_in(terms: Terms) -> tuple[PrintedGood, ...]:
    """The goods of the table's own, which are looked at more closely than others: people wrote them."""
    return terms.house if isinstance(terms, HouseGoodsTerms) else ()


def objection_to(settings: Settings) -> Refusal | None:
    """Why a table cannot be set like this."""
    if settings.is_guided and settings != LESSON:
        return table_refuse("lesson_is_set")
    if settings.is_public and any(terms.is_free_text for terms in settings.terms):
        return table_refuse("house_needs_invitation")
    try:
        check_house_goods(tuple(good for terms in settings.terms for good in _goods_in(terms)))
        ruleset_of(settings)
    except InputError as error:
        return table_refuse(error.code, **error.parameters)
    return objection_to_rated(settings)


def _open(table: Table, request: OpenTable) -> Facts | Refusal:
    assert table.seq == 0
    if refusal := objection_to(request.settings) or objection_to_host(request):
        return refusal
    if request.settings.is_guided and request.bots != COMPANY:
        return table_refuse("lesson_is_set")
    if len(request.bots) >= request.settings.players:
        return table_refuse("too_many_bots")
    if strangers := [bot for bot in request.bots if not may_sit(bot)]:
        return _stranger(strangers[0])
    return (
        TableSet(table=request.table, code=request.code, settings=request.settings),
        *(_host_seated(request) if request.token else ()),
        *(BotSeated(seat=place, bot=bot) for place, bot in enumerate(request.bots, start=1)),
    )


def _open_for_cup(request: SetCupTable) -> Facts:
    """Nobody is host there, and nobody need be: it is dealt in the same moment."""
    people = [(seat, chair) for seat, chair in enumerate(request.chairs) if chair.token]
    ruleset = ruleset_of(request.settings)
    return (
        TableSet(table=request.table, code=request.code, settings=request.settings),
        *(TokenGiven(seat=seat, token=chair.token) for seat, chair in people),
        Seeded(seed=request.seed),
        *(SeatTaken(seat=seat, name=chair.name, language=chair.language) for seat, chair in people),
        *(BotSeated(seat=seat, bot=chair.bot) for seat, chair in enumerate(request.chairs) if chair.bot),
        GameBegan(number=1, ruleset=ruleset, events=new_game(ruleset, request.seed).events),
    )


def _host_seated(request: OpenTable) -> Facts:
    return (
        TokenGiven(seat=0, token=request.token, address=request.address, player=request.player),
        SeatTaken(seat=0, name=clean_name(request.name), language=request.language),
        HostChanged(seat=0),
    )


def _sit(table: Table, request: Sit, now: Moment) -> Facts | Refusal:
    """Into an empty seat; one that a bot plays can be taken over, in a running game if those who play agree."""
    if (own := table.seat_of(request.token)) is not None:
        return table_refuse("seat_taken", seat=own)
    if table.has_barred(request.token, request.address):
        return table_refuse("removed_before")
    if refusal := objection_to_guest(table, request):
        return refusal
    seat = request.seat if request.seat is not None else _best_seat(table)
    if seat is None:
        return table_refuse("table_full")
    if seat >= len(table.chairs):
        return table_refuse("no_such_seat", seat=seat)
    if table.chairs[seat].is_person:
        return table_refuse("seat_taken", seat=seat)
    if table.stage == "playing":
        return sit_in_running_game(table, Holder(seat, request.token, request.address), request, now)
    newcomer = Holder(seat, request.token, request.address)
    facts = seated(table, newcomer, request.name, request.language, request.player)
    return (*facts, *_mutes_of(seat, request))


def _mutes_of(seat: Seat, request: Sit) -> Facts:
    """Who has blocked somebody does not hear them from the first moment on."""
    return (
        *(MuteSet(seat=seat, other=other, is_muted=True) for other in request.mutes),
        *(MuteSet(seat=other, other=seat, is_muted=True) for other in request.muted_by),
    )


def _best_seat(table: Table) -> Seat | None:
    """An empty one, else the first that a bot plays."""
    seats = range(len(table.chairs))
    free = [seat for seat in seats if table.chairs[seat].is_free]
    bots = [seat for seat in seats if not table.chairs[seat].is_person]
    return next(iter(free or bots), None)


def _turn_key(table: Table, request: TurnKey, now: Moment) -> Facts | Refusal:
    seat = table.seat_of_key(request.key, now)
    if seat is None:
        return table_refuse("key_spent")
    if refusal := objection_to_address(table, request.address, seat):
        return refusal
    return (
        KeyUsed(seat=seat, key=request.key),
        TokenGiven(seat=seat, token=request.token, address=request.address or table.chairs[seat].address),
    )


# --- what the host does ------------------------------------------------------------------------------------------


def _of_host(table: Table, seat: Seat, envelope: Envelope, request: HostRequest, rng: Random) -> Facts | Refusal:
    if seat != table.host:
        return table_refuse("not_host")
    if isinstance(request, Start):
        return _start(table, envelope.recalled, rng)
    if isinstance(request, ChangeSettings):
        return _change_settings(table, request)
    if request.seat >= len(table.chairs):
        return table_refuse("no_such_seat", seat=request.seat)
    match request:
        case Remove():
            return _remove(table, seat, request.seat)
        case SeatBot():
            return _seat_bot(table, request, envelope.absent)
        case HandOver():
            has_person = table.chairs[request.seat].is_person
            return (HostChanged(seat=request.seat),) if has_person else table_refuse("no_person_there")
        case _:
            assert_never(request)


def _change_settings(table: Table, request: ChangeSettings) -> Facts | Refusal:
    if table.stage != "waiting":
        return table_refuse("already_started")
    if table.settings.is_guided:
        return table_refuse("lesson_is_set")
    settings = replace(
        table.settings, edition=request.edition, options=request.options, terms=request.terms, clock=request.clock
    )
    return objection_to(settings) or (SettingsChanged(settings=settings),)


def _start(table: Table, recalled: tuple[Recalled, ...], rng: Random) -> Facts | Refusal:
    if table.stage != "waiting":
        return table_refuse("already_started")
    if table.settings.day and table.games:
        return table_refuse("daily_tried")
    for seat, chair in enumerate(table.chairs):
        if chair.is_free:
            return table_refuse("seat_empty", seat=seat)
        must_say = chair.is_person and (not chair.bot or table.settings.is_rated)
        if must_say and not chair.is_ready and seat != table.host:
            return table_refuse("not_ready", seat=seat)
    return _begin(table, recalled, rng)


def _fill_seats(table: Table, rng: Random) -> Facts | Refusal:
    """Bots into the empty seats, then the cards: who sat down here agreed to that.

    To people who may see each other's hands they have not: there the cards wait for everybody's word.
    """
    if table.stage != "waiting" or not table.settings.fill_after:
        return table_refuse("no_clock")
    sitting = {chair.bot for chair in table.chairs}
    coming = [bot for bot in GOOD_COMPANY if bot not in sitting]
    rng.shuffle(coming)
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    bots = tuple(BotSeated(seat=seat, bot=bot) for seat, bot in zip(empty, coming, strict=False))
    return bots if table.has_housemates() else (*bots, *_begin(table, (), rng))


def _begin(table: Table, recalled: tuple[Recalled, ...], rng: Random) -> Facts:
    """The first or next game, with everything that chance gives it."""
    ruleset = ruleset_of(table.settings)
    is_lesson = table.settings.is_guided and not table.games
    seed = SEED if is_lesson else daily_seed(table)
    seed = rng.getrandbits(64) & MASK if seed is None else seed
    step = new_game(ruleset, seed)
    return (
        Seeded(seed=seed),
        *recalled,
        *_back_in_seat(table, table.host),
        GameBegan(number=table.games + 1, ruleset=ruleset, events=step.events),
    )


def _remove(table: Table, host: Seat, seat: Seat) -> Facts | Refusal:
    if seat == host:
        return table_refuse("not_yourself")
    chair = table.chairs[seat]
    if chair.is_free:
        return table_refuse("seat_empty", seat=seat)
    ban = (Banned(tokens=chair.tokens, address=chair.address),) if chair.is_person else ()
    return (*ban, SeatLeft(seat=seat, was_removed=True), *_played_on_by_bot(table, seat))


def _played_on_by_bot(table: Table, seat: Seat) -> tuple[AnyNews, ...]:
    """A game goes on without a player who left."""
    return (BotSeated(seat=seat, bot=table.chairs[seat].bot or STAND_IN),) if table.stage == "playing" else ()


def _stranger(bot: str) -> Refusal:
    if is_guest(bot):
        return table_refuse("no_such_model", model=bot.removeprefix(PREFIX))
    return table_refuse("no_such_bot", bot=bot)


def _seat_bot(table: Table, request: SeatBot, absent: frozenset[Seat]) -> Facts | Refusal:
    """Into a seat that is empty, a bot's, or abandoned: nobody who is connected is replaced by the host alone."""
    chair = table.chairs[request.seat]
    if not may_sit(request.bot):
        return _stranger(request.bot)
    if chair.is_person and not chair.bot and request.seat not in absent:
        return table_refuse("player_is_here")
    if chair.is_person:
        return (SeatHeld(seat=request.seat, bot=request.bot, why="host"),)
    return (BotSeated(seat=request.seat, bot=request.bot),)


# --- what everybody at the table does ----------------------------------------------------------------------------


def _of_seat(table: Table, seat: Seat, request: SeatRequest) -> Facts | Refusal:
    chair = table.chairs[seat]
    match request:
        case Rename(name=name, language=language):
            return (Renamed(seat=seat, name=clean_name(name), language=language),)
        case SetReady(is_ready=is_ready):
            if table.stage != "waiting":
                return table_refuse("already_started")
            return (*(_back_in_seat(table, seat) if is_ready else ()), ReadySet(seat=seat, is_ready=is_ready))
        case Rematch():
            if table.stage != "finished":
                return table_refuse("game_not_over")
            return (GameSetAside(), *_back_in_seat(table, seat), ReadySet(seat=seat, is_ready=True))
        case Leave():
            return (SeatLeft(seat=seat), *_played_on_by_bot(table, seat), *_host_without(table, seat))
        case StepAway():
            is_held = chair.is_held
            return table_refuse("seat_held") if is_held else (SeatHeld(seat=seat, bot=STAND_IN, why="asked"),)
        case Return():
            return (SeatReturned(seat=seat),) if chair.is_held else table_refuse("seat_not_held")
        case Hurry():
            return (Hurried(seat=seat),) if table.stage == "playing" else table_refuse("not_playing")
        case Speak():
            return (Spoke(seat=seat, **msgspec.structs.asdict(request)),)
        case Mute() | Report():
            return _about_another(table, seat, request)
        case Admit():
            return admit(table, seat, request)
        case _:
            assert_never(request)


def _back_in_seat(table: Table, seat: Seat | None) -> tuple[AnyNews, ...]:
    """Who wants to play the next game plays it: no bot holds their seat any longer."""
    return (SeatReturned(seat=seat),) if seat is not None and table.chairs[seat].is_held else ()


def _about_another(table: Table, seat: Seat, request: Mute | Report) -> Facts | Refusal:
    if request.seat >= len(table.chairs):
        return table_refuse("no_such_seat", seat=request.seat)
    if request.seat == seat:
        return table_refuse("not_yourself")
    if isinstance(request, Report):
        return ()  # the row itself is the report
    return (MuteSet(seat=seat, other=request.seat, is_muted=request.is_muted),)


def _claim_host(table: Table, seat: Seat, *, is_host_away: bool) -> Facts | Refusal:
    if seat == table.host:
        return table_refuse("not_yourself")
    is_gone = table.host is None or is_host_away or table.chairs[table.host].is_held
    return (HostChanged(seat=seat),) if is_gone else table_refuse("host_is_here")


def _hold(table: Table, seat: Seat) -> Facts | Refusal:
    chair = table.chairs[seat]
    if table.stage != "playing" or not chair.is_person or chair.bot:
        return table_refuse("seat_held")
    return (SeatHeld(seat=seat, bot=STAND_IN, why="away"),)


def _host_without(table: Table, leaver: Seat) -> tuple[AnyNews, ...]:
    """When the host leaves, the next person clockwise is host."""
    if table.host != leaver:
        return ()
    others = [(leaver + step) % len(table.chairs) for step in range(1, len(table.chairs))]
    return (HostChanged(seat=next((seat for seat in others if table.chairs[seat].is_person), None)),)


def _say(table: Table, seat: Seat, request: Say | SayText) -> Facts | Refusal:
    if isinstance(request, Say):
        if request.phrase not in (*PHRASES, *REACTIONS):
            return table_refuse("no_such_phrase")
        if request.to is not None and request.to >= len(table.chairs):
            return table_refuse("no_such_seat", seat=request.to)
        return (Said(seat=seat, phrase=request.phrase, to=request.to),)
    if table.settings.is_public:
        return table_refuse("phrases_only")
    text = clean_text(request.text)
    return (Said(seat=seat, text=text),) if text else table_refuse("nothing_said")


# --- the game ----------------------------------------------------------------------------------------------------


def _play(table: Table, sender: Sender, request: Play, rng: Random) -> Moved | Refusal:
    if table.game is None or table.stage != "playing":
        return table_refuse("not_playing")
    if sender.seat is not None and sender.role == "person" and table.chairs[sender.seat].bot:
        return table_refuse("seat_held")
    if sender.seat is not None and sender.role == "bot" and not table.chairs[sender.seat].bot:
        return table_refuse("seat_not_held")
    worded = with_clean_words(request.action, is_public=table.settings.is_public)
    if isinstance(worded, Refusal):
        return worded
    step = act(table.game.state, sender.seat, worded)
    if isinstance(step, Refusal):
        return step
    played = Played(seat=sender.seat, events=step.events)
    return Moved((*_stood_in(sender, request), played, *_archive_id(table, step, rng)), step.state)


def _stood_in(sender: Sender, request: Play) -> tuple[AnyNews, ...]:
    if not request.stand_in:
        return ()
    assert sender.seat is not None
    return (StoodIn(seat=sender.seat, bot=request.stand_in, why=request.why),)


def _archive_id(table: Table, step: Step, rng: Random) -> tuple[AnyNews, ...]:
    """The permanent id of a finished game, as news."""
    is_over = isinstance(step.state.public.phase, Finished)
    return (GameKept(number=table.games, game=game_name(rng)),) if is_over else ()


def with_clean_words(action: Action, *, is_public: bool) -> Action | Refusal:
    """Promises in free words are free text: cleaned, and only at invitation tables."""
    match action:
        case Pledge(words=words) if words:
            return table_refuse("phrases_only") if is_public else replace(action, words=clean_text(words))
        case Propose(clauses=clauses) if any(isinstance(clause, Words) for clause in clauses):
            if is_public:
                return table_refuse("phrases_only")
            cleaned = [replace(one, text=clean_text(one.text)) if isinstance(one, Words) else one for one in clauses]
            return replace(action, clauses=tuple(cleaned))
    return action


def _run_out(table: Table, seat: Seat, rng: Random) -> Facts | Moved | Refusal:
    """The rules of the table say what happens: a bot takes the seat, or a sensible move is made."""
    if table.game is None or table.stage != "playing" or table.chairs[seat].bot:
        return table_refuse("no_clock")
    if table.settings.clock.when_out == "bot":
        return (SeatHeld(seat=seat, bot=STAND_IN, why="clock"),)
    seen = table.game.view(seat)
    musts = tuple(prompt for prompt in prompts(seen) if prompt.must)
    if not musts:
        return table_refuse("no_clock")
    action = BOTS[STAND_IN].choose(seen, musts, None, rng)
    assert action is not None
    step = act(table.game.state, seat, action)
    assert not isinstance(step, Refusal), step
    played = Played(seat=seat, events=step.events, was_default=True)
    return Moved((Chosen(action=action), played, *_archive_id(table, step, rng)), step.state)


TIME_UP = Play(action=TimeUp())
