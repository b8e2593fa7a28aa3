"""The wire: every message between a client and the server, and every body of the HTTP API.

This is the one source of the JSON Schema, the OpenAPI description and the web client's types. Over the websocket a
client says `Hello` first, with the secret of its seat or without one to watch; then it sends commands and requests,
each with an id of its own, and each is answered once. Beside the answers runs a stream of `Update`s, numbered without
gaps.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from nottingham.arena.broadsheet import Broadsheet
from nottingham.editions.printed_goods import PrintedGood
from nottingham.engine.families import Action, Event, Extra, Prompt
from nottingham.engine.goods import Cards, Goods
from nottingham.engine.refusals import Parameter, Refusal
from nottingham.engine.ruleset import BlackMarketPile, Ruleset
from nottingham.engine.scoring import Score
from nottingham.engine.seats import Seat
from nottingham.engine.state import Public
from nottingham.server.moments import Moment

PROTOCOL = 1
"""Goes up when an old client could no longer follow."""

CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Token = Annotated[str, Meta(min_length=32, max_length=64)]
TableName = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
GameName = Annotated[str, Meta(pattern="^[a-z0-9]{24}$")]
"""Of a finished game: whoever has it can look at the game again, and it cannot be guessed."""
Code = Annotated[str, Meta(min_length=6, max_length=16)]
Name = Annotated[str, Meta(max_length=64)]
Language = Literal["en", "fr", "es", "pt-BR", "pl"]
BotName = Annotated[str, Meta(pattern="^(llm:)?[A-Za-z0-9._-]{1,32}$")]
"""A bot, or by the operator's name for it a language model. Where a model answers, no client says or hears."""

PHRASES: tuple[str, ...] = (
    "hello",
    "good_luck",
    "only_apples",
    "trust_me",
    "i_doubt_it",
    "make_me_an_offer",
    "too_little",
    "deal",
    "no_deal",
    "open_it",
    "let_me_pass",
    "look_at_that_one",
    "liar",
    "well_played",
    "ouch",
    "thank_you",
    "sorry",
    "hurry_up",
    "one_moment",
    "good_game",
)
"""What can be said at any table, by code; every viewer reads it in their own language."""


GATE_PROBLEMS: tuple[str, ...] = (
    "unknown_host",
    "foreign_origin",
    "banned",
    "not_found",
    "wrong_method",
    "too_many_requests",
    "too_many_connections",
    "too_slow",
    "server_fault",
)
"""Why somebody is turned away before any table is asked."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that lies inside a message."""


# --- settings ----------------------------------------------------------------------------------------------------


class ClockRules(Part, frozen=True):
    """How long a seat that must act may take, and what happens then."""

    seconds: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 0
    """For each decision; 0 is no limit, from an hour on the game is played at leisure."""
    when_out: Literal["move", "bot"] = "bot"
    """A default move is made for the seat, or a bot holds the seat until its player returns."""
    grace: Annotated[int, Meta(ge=0, le=3600)] = 90
    """Seconds that a player who lost the connection is waited for before a bot holds the seat; 0 is for ever.
    Where a game is played at leisure nobody need be connected, and there is no such wait."""

    @property
    def is_at_leisure(self) -> bool:
        """Played over days: nobody need be there at the same time as others."""
        return self.seconds >= 3600


class Settings(Part, frozen=True):
    """What is agreed before anybody sits down."""

    edition: Annotated[str, Meta(max_length=20)] = "first"
    players: Annotated[int, Meta(ge=3, le=6)] = 4
    options: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=16)] = ()
    minutes: Annotated[int, Meta(ge=0, le=60)] = 0
    """The law's time limit in minutes for each merchant (T1); 0 leaves it to the option."""
    clock: ClockRules = ClockRules()
    is_public: bool = False
    """Listed, open to strangers and spectators, and without free text in the talk."""
    house: Annotated[tuple[PrintedGood, ...], Meta(max_length=30)] = ()
    """Goods of the table's own (C1); only at invitation tables, since their names are free text."""
    black_market: Annotated[tuple[BlackMarketPile, ...], Meta(max_length=12)] = ()
    """The piles of the black market (Z1), where they are not to be the printed ones."""
    is_guided: bool = False
    """A first game with a set deal and two characters who teach it; everything else is then as that lesson has it."""


# --- what a client asks ------------------------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, tag_field="request", forbid_unknown_fields=True, kw_only=True):
    """Something asked of a table; what is asked of the game itself is a `Command`."""


class Rename(Request, frozen=True, tag="rename"):
    """Go by another name, read another language."""

    name: Name
    language: Language


class SetReady(Request, frozen=True, tag="set_ready"):
    """Ready to start, or not yet."""

    is_ready: bool


class Start(Request, frozen=True, tag="start"):
    """Host: deal the cards. Every seat must be taken and every person ready."""


class Remove(Request, frozen=True, tag="remove"):
    """Host: ask a player, or a bot, to leave. During a game a bot holds the seat."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """Host: put a bot in an empty seat, or let it hold an abandoned one."""

    seat: SeatNumber
    bot: BotName


class HandOver(Request, frozen=True, tag="hand_over"):
    """Host: let somebody else be host."""

    seat: SeatNumber


class Leave(Request, frozen=True, tag="leave"):
    """Give up the seat for good. During a game a bot plays on."""


class StepAway(Request, frozen=True, tag="step_away"):
    """Let a bot hold the seat until its player returns."""


class Return(Request, frozen=True, tag="return"):
    """Take the seat back from the bot that holds it."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Host: once a game is over, back to the waiting room with the same seats."""


class Say(Request, frozen=True, tag="say"):
    """Say a preset phrase, to all or with somebody in mind."""

    phrase: Annotated[str, Meta(max_length=32)]
    to: SeatNumber | None = None


class SayText(Request, frozen=True, tag="say_text"):
    """Say something in free words; only at invitation tables."""

    text: Annotated[str, Meta(max_length=1000)]


class Hurry(Request, frozen=True, tag="hurry"):
    """Ask the bots to make up their minds."""


class Mute(Request, frozen=True, tag="mute"):
    """Hear no more of what a seat says, or hear it again. Nobody else is told."""

    seat: SeatNumber
    is_muted: bool


class Report(Request, frozen=True, tag="report"):
    """Tell those who run the server about somebody's manners. Nobody at the table is told."""

    seat: SeatNumber
    why: Literal["words", "name", "stalling", "cheating", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""


class Revoke(Request, frozen=True, tag="revoke"):
    """Close this seat to every other device, and to every key not yet used."""


class ClaimHost(Request, frozen=True, tag="claim_host"):
    """Be host in the place of one who is away."""


Requests = (
    Rename
    | SetReady
    | Start
    | Remove
    | SeatBot
    | HandOver
    | Leave
    | StepAway
    | Return
    | Rematch
    | Say
    | SayText
    | Hurry
    | Mute
    | Report
    | Revoke
    | ClaimHost
)


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may send over the websocket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which table, and which seat by its secret; without one, to watch."""

    table: TableName
    protocol: int = PROTOCOL
    token: Token | None = None
    code: Code | None = None
    """Lets a guest watch an invitation table."""
    since: Annotated[int, Meta(ge=0)] | None = None
    """The number of the last update this client has; those after it are sent again."""


class Command(ClientMessage, frozen=True, tag="command"):
    """Do something in the game. `at` is the token of the update that the player was looking at."""

    id: CommandId
    at: Annotated[str, Meta(max_length=64)]
    action: Action


class Ask(ClientMessage, frozen=True, tag="ask"):
    """Ask something of the table."""

    id: CommandId
    request: Requests


class Check(ClientMessage, frozen=True, tag="check"):
    """Would this be allowed? Nothing is done."""

    id: CommandId
    action: Action


class Missing(ClientMessage, frozen=True, tag="missing"):
    """Updates after this number did not arrive: send them again."""

    since: Annotated[int, Meta(ge=0)]


ClientMessages = Hello | Command | Ask | Check | Missing


# --- what happened at the table ----------------------------------------------------------------------------------


class News(msgspec.Struct, frozen=True, tag_field="news", forbid_unknown_fields=True, kw_only=True):
    """Something that happened at a table, as a viewer learns of it."""


class SeatTaken(News, frozen=True, tag="seat_taken"):
    """Somebody sat down."""

    seat: Seat
    name: str
    language: str


class SeatLeft(News, frozen=True, tag="seat_left"):
    """Somebody left for good, or was asked to."""

    seat: Seat
    was_removed: bool = False


class BotSeated(News, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: Seat
    bot: str


class SeatHeld(News, frozen=True, tag="seat_held"):
    """A bot holds a seat until its player returns."""

    seat: Seat
    bot: str
    why: Literal["asked", "clock", "host", "away"]
    """Its player asked for it, let the clock run out, was put aside by the host, or lost the connection: who comes
    back after that has the seat again at once; the others ask for it with `Return`."""


class SeatReturned(News, frozen=True, tag="seat_returned"):
    """A player took the seat back from the bot."""

    seat: Seat


class Renamed(News, frozen=True, tag="renamed"):
    """Somebody goes by another name."""

    seat: Seat
    name: str
    language: str


class ReadySet(News, frozen=True, tag="ready_set"):
    """Somebody is ready, or no longer."""

    seat: Seat
    is_ready: bool


class HostChanged(News, frozen=True, tag="host_changed"):
    """Somebody else is host; None when no person is left."""

    seat: Seat | None


class GameBegan(News, frozen=True, tag="game_began"):
    """A game began, the first or a later one at this table."""

    number: int
    ruleset: Ruleset
    events: tuple[Event, ...]


class Played(News, frozen=True, tag="played"):
    """A seat did something, or the clock (no seat) did; these are its consequences."""

    seat: Seat | None
    events: tuple[Event, ...]
    was_default: bool = False
    """The clock ran out and the move was made for the seat."""


class StoodIn(News, frozen=True, tag="stood_in"):
    """A bot makes the move that follows, because the model whose seat it is gave no answer that could be used."""

    seat: Seat
    bot: str
    why: str


class GameSetAside(News, frozen=True, tag="game_set_aside"):
    """Back to the waiting room, with the same seats."""


class Said(News, frozen=True, tag="said"):
    """Somebody spoke: a phrase by code, or free text."""

    seat: Seat
    phrase: str = ""
    to: Seat | None = None
    text: str = ""


class Spoke(News, frozen=True, tag="spoke"):
    """A bot spoke: a line of its character by code, which every viewer reads in their own language."""

    seat: Seat
    character: str
    intent: str
    variant: int
    parameters: dict[str, Parameter] = {}


class GameKept(News, frozen=True, tag="game_kept"):
    """The game that just ended can be looked at again under this name."""

    number: int
    game: str


class GameErased(News, frozen=True, tag="game_erased"):
    """A finished game was erased, with everything that was in it."""

    number: int


class TableClosed(News, frozen=True, tag="table_closed"):
    """Those who run the server closed the table for good."""


class Hurried(News, frozen=True, tag="hurried"):
    """Somebody asked the bots to hurry."""

    seat: Seat


class Resumed(News, frozen=True, tag="resumed"):
    """People came back to a table that had paused; its clocks started afresh."""


AnyNews = (
    SeatTaken
    | SeatLeft
    | BotSeated
    | SeatHeld
    | SeatReturned
    | Renamed
    | ReadySet
    | HostChanged
    | GameBegan
    | Played
    | StoodIn
    | GameSetAside
    | Said
    | Spoke
    | Hurried
    | Resumed
    | GameKept
    | GameErased
    | TableClosed
)


# --- what a client is sent ---------------------------------------------------------------------------------------


class SeatInfo(Part, frozen=True):
    """Who sits where, as all may know."""

    name: str
    bot: str
    """The bot that plays here, for itself or for the person; empty for none."""
    is_person: bool
    is_held: bool
    is_ready: bool


class TableInfo(Part, frozen=True):
    """A table as its viewers see it, apart from the game."""

    table: str
    settings: Settings
    stage: Literal["waiting", "playing", "finished", "closed"]
    game: int
    """Which game at this table, from 1; 0 before the first."""
    host: Seat | None
    seats: tuple[SeatInfo, ...]
    last_game: str = ""
    """The lasting name of the game that ended here last; empty for none."""


class ClockInfo(Part, frozen=True):
    """A clock that runs until `due`, or stands still with `left` milliseconds on it."""

    kind: Literal["decision", "law"]
    seat: Seat | None
    due: Moment | None = None
    left: int | None = None


class SeatView(Part, frozen=True):
    """The game as one seat sees it; the ruleset is sent once, with the start of the game."""

    seat: Seat | None
    public: Public
    hand: Goods
    bag: Goods
    aside: Goods
    contraband: Goods
    known: tuple[Goods, ...]
    extras: tuple[Extra, ...]


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What the server may send over the websocket."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `Hello`. An update follows at once."""

    protocol: int
    seat: Seat | None
    seq: int
    now: Moment
    """The server's clock, to count down by."""
    table: TableInfo
    ruleset: Ruleset | None
    code: str | None
    """The invitation, for those who sit at the table."""
    muted: tuple[Seat, ...] = ()
    """Seats that this seat does not want to hear."""


class Update(ServerMessage, frozen=True, tag="update", omit_defaults=True):
    """What happened, and how things stand after it. Numbered without gaps: `seq` follows `after`."""

    seq: int
    after: int
    """The number of the update before; where it is not the last one a client has, some are `Missing`."""
    at: str
    """The token for commands."""
    now: Moment
    news: tuple[AnyNews, ...] = ()
    view: SeatView | None = None
    prompts: tuple[Prompt, ...] = ()
    awaited: tuple[Seat, ...] = ()
    clocks: tuple[ClockInfo, ...] = ()
    table: TableInfo | None = None
    """Left out where it is as before."""


class Absence(Part, frozen=True):
    """A person who has a seat and no connection."""

    seat: Seat
    since: Moment
    due: Moment | None = None
    """When a bot holds the seat if nobody comes back before; None for never."""


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Which seats have a person connected, who is away, and how many watch. Not numbered: the last one counts."""

    connected: tuple[Seat, ...]
    spectators: int
    absent: tuple[Absence, ...] = ()


class Done(ServerMessage, frozen=True, tag="done"):
    """It was done, and is in the log under this number."""

    id: str
    seq: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """It was not done, and why."""

    id: str
    refusal: Refusal


class Checked(ServerMessage, frozen=True, tag="checked"):
    """Whether something would be allowed: no refusal means yes."""

    id: str
    refusal: Refusal | None


class Farewell(ServerMessage, frozen=True, tag="farewell"):
    """The last message before the server closes the connection."""

    why: str


ServerMessages = Welcome | Update | Presence | Done | Refused | Checked | Farewell


# --- bodies of the HTTP API --------------------------------------------------------------------------------------


class Body(Part, frozen=True):
    """What a client sends in a request."""


class SetTable(Body, frozen=True):
    """Create a table and sit down as its host."""

    settings: Settings = Settings()
    name: Name = ""
    language: Language = "en"
    bots: Annotated[tuple[BotName, ...], Meta(max_length=5)] = ()
    """Who sits in the other seats, from the second on; the rest stay empty."""
    token: Token | None = None
    """The secret of the seat, made by the client; sent again, it finds the same seat."""


class SitDown(Body, frozen=True):
    """Take an empty seat, or take over a bot's."""

    name: Name = ""
    language: Language = "en"
    code: Code | None = None
    """The invitation; public tables need none."""
    seat: SeatNumber | None = None
    """Any empty one if left out."""
    token: Token | None = None


class Seated(Part, frozen=True):
    """Where one sits, and the secret that proves it."""

    table: str
    seat: Seat
    token: str
    code: str


class FindTable(Body, frozen=True):
    """To which table does this invitation lead."""

    code: Code


class AskKey(Body, frozen=True):
    """Ask for a key with which another device can open this seat, once."""

    token: Token


class SeatKey(Part, frozen=True):
    """Opens a seat once, until it is due; it travels in the fragment of an address."""

    key: str
    due: Moment


class UseKey(Body, frozen=True):
    """Open a seat with a key; the key is used up."""

    key: Token
    token: Token | None = None
    """The secret that opens the seat from now on, made by the client."""


class SeatClaim(Body, frozen=True):
    """A seat that a browser remembers, and the secret that proves it."""

    table: TableName
    token: Token


class FindSeats(Body, frozen=True):
    """Which of these seats are still there, and where is something to be done."""

    seats: Annotated[tuple[SeatClaim, ...], Meta(max_length=20)]


class MySeat(Part, frozen=True):
    """A seat that was found again."""

    seat: Seat
    must_act: bool
    touched: Moment
    """When something happened at the table last."""
    table: TableInfo


class MySeats(Part, frozen=True):
    """The seats that are still there; the others are lost."""

    seats: tuple[MySeat, ...]


class TableList(Part, frozen=True):
    """Public tables, the newest first."""

    tables: tuple[TableInfo, ...]


class OptionInfo(Part, frozen=True):
    """An optional rule that can be chosen."""

    id: str
    rule: str


class EditionInfo(Part, frozen=True):
    """An edition that can be chosen, and for how many."""

    id: str
    players: tuple[int, ...]


class HouseFile(Body, frozen=True):
    """The text of a house-goods file, to be read as the command line would."""

    text: str


class HouseGoodsRead(Part, frozen=True):
    """The goods that a house-goods file describes, as `Settings` takes them."""

    goods: tuple[PrintedGood, ...]


class Offerings(Part, frozen=True):
    """All that can be chosen when a table is set."""

    protocol: int
    editions: tuple[EditionInfo, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    models: tuple[str, ...]
    """Seats that language models of the operator's can play, by name; empty where there are none."""
    phrases: tuple[str, ...]
    languages: tuple[str, ...]
    black_market: tuple[BlackMarketPile, ...]
    """Its piles as printed; a table may set its own."""


# --- finished games ----------------------------------------------------------------------------------------------


class PlayerInfo(Part, frozen=True):
    """Who had a seat when a game ended."""

    name: str
    bot: str
    is_person: bool


class SeatCounts(Part, frozen=True):
    """What a seat did in a game, counted by somebody who saw all."""

    bags: int
    lies: int
    """Bags that held anything but what was declared."""
    smuggled: int
    """Bags that held contraband."""
    opened: int
    caught: int
    bribed: int
    """Bags whose passing their owner paid for."""
    gold_given: int
    """In bargains."""
    gate_bags: int
    """Bags settled as Sheriff."""
    gate_opened: int
    gate_caught: int
    gate_bribed: int
    """Bargains that paid as Sheriff."""
    gold_taken: int
    offers: int
    demands: int
    deals: int
    promises: int
    kept: int
    broken: int


class GameStory(Part, frozen=True):
    """A finished game: who won with what, who lied how often, and what people will talk about."""

    game: str
    began: Moment
    ended: Moment
    ruleset: Ruleset
    players: tuple[PlayerInfo, ...]
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    counts: tuple[SeatCounts, ...]
    broadsheet: Broadsheet
    steps: int


class OpenView(Part, frozen=True):
    """The game with all cards open; only of a game that is over."""

    public: Public
    hands: tuple[Goods, ...]
    bags: tuple[Goods, ...]
    contraband: tuple[Goods, ...]
    aside: Goods
    deck: Cards


class ReplayStep(Part, frozen=True):
    """One step of a game as a viewer saw it, and how things stood after it."""

    number: int
    """From 0, which is the deal."""
    time: Moment
    seat: Seat | None
    """Who acted; none for the deal and the clock."""
    was_default: bool
    stood_in: StoodIn | None
    """The bot that moved for a model, if one did."""
    events: tuple[Event, ...]
    view: SeatView | None
    """None in a replay with all cards open."""
    open: OpenView | None
    awaited: tuple[Seat, ...]


class Replay(Part, frozen=True):
    """Some steps of a game as seen by a seat, by a spectator (no seat), or with all cards open."""

    ruleset: Ruleset
    players: tuple[PlayerInfo, ...]
    seat: Seat | None
    is_open: bool
    total: int
    """Steps of the whole game, or so far."""
    rounds: tuple[int, ...]
    """The number of the step with which each round begins."""
    steps: tuple[ReplayStep, ...]


class AskReplay(Body, frozen=True):
    """Look back at the game at hand, as the own seat saw it."""

    token: Token
    since: Annotated[int, Meta(ge=0)] = 0
    """The number of the first step that is wanted."""
    most: Annotated[int, Meta(ge=1, le=200)] = 60


class EraseGame(Body, frozen=True):
    """Erase a finished game for good: only the host can."""

    token: Token


class Erased(Part, frozen=True):
    """It is gone."""

    game: str


class Problem(Part, frozen=True):
    """Why an HTTP request was refused: a code with parameters, as in a refusal."""

    code: str
    parameters: dict[str, str | int] = {}


class Health(Part, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    version: str
