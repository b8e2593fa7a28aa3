"""Replay bodies: finished games as the HTTP API tells them, story, steps and all cards open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Public
from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.messages import SeatView
from nottingham.server.protocol.news import Said, Spoke, StoodIn
from nottingham.server.protocol.primitives import MessagePart, Token
from nottingham.server.timestamps import Moment
from nottingham.story.broadsheet import Broadsheet
from nottingham.story.highlights import Highlight


class PlayerInfo(MessagePart, frozen=True):
    """Who had a seat when a game ended."""

    name: str
    bot: str
    is_person: bool


class PastGame(MessagePart, frozen=True):
    """A finished game in a line."""

    game: str
    began: Moment
    ended: Moment
    edition: str
    players: tuple[PlayerInfo, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    sheriff_rounds: tuple[int, ...]


class SeatCounts(MessagePart, frozen=True):
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


class GameStory(MessagePart, frozen=True):
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


class OpenView(MessagePart, frozen=True):
    """The game with all cards open; only of a game that is over."""

    public: Public
    hands: tuple[Goods, ...]
    bags: tuple[Goods, ...]
    contraband: tuple[Goods, ...]
    aside: Goods
    deck: Cards


class ReplayStep(MessagePart, frozen=True):
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
    talk: tuple[Said | Spoke, ...]
    """What was said after it and before the next."""
    view: SeatView | None
    """None in a replay with all cards open."""
    open: OpenView | None
    awaited: tuple[Seat, ...]


class Replay(MessagePart, frozen=True):
    """Some steps of a game as seen by a seat, by a spectator (no seat), or with all cards open."""

    ruleset: Ruleset
    players: tuple[PlayerInfo, ...]
    seat: Seat | None
    is_open: bool
    total: int
    """Steps of the whole game, or so far."""
    rounds: tuple[int, ...]
    """The number of the step with which each round begins."""
    highlights: tuple[Highlight, ...]
    """What is worth jumping to, as far as the viewer could know; none while the game runs."""
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


class Erased(MessagePart, frozen=True):
    """It is gone."""

    game: str
