"""Races: a refusal is excused by a step of another sender that the refused one had not seen, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from nottingham.rules.engine.seats import Seat
from nottingham.server.client import Player
from nottingham.server.protocol.messages import Done
from nottingham.server.table.log import TALK, Row, Sender


def steps_of_others(rows: Iterable[Row], seat: Seat, seen: int, refused: int) -> list[Row]:
    """The steps that other senders took after the last row that a seat had seen, up to its refusal.

    A bot or the clock that acts for the seat is another sender. Talk is no step: it makes nothing impossible.
    """
    own = Sender("person", seat)
    return [row for row in rows if seen < row.seq <= refused and row.sender != own and is_step(row)]


def is_step(row: Row) -> bool:
    """Whether a row changed the table or its game."""
    return any(not isinstance(news, TALK) for news in row.news)


def move_or_be_overtaken(player: Player, rng: Random) -> bool:
    """A player does something that they must, at random; whether it was done, or somebody's step came before it."""
    heard = len(player.news)
    answer = player.play(player.sample(rng))
    is_done = isinstance(answer, Done)
    assert is_done or any(not isinstance(news, TALK) for news in player.news[heard:]), answer
    return is_done
