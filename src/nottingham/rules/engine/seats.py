"""Seats run clockwise; a seat's left neighbour is the next seat (S1)."""

from __future__ import annotations

from functools import cache

Seat = int
"""A player's place at the table, counted from 0. A *holder* is a seat, or the loot (one past the last seat)."""


def left_of(seat: Seat, players: int) -> Seat:
    return (seat + 1) % players


@cache
def clockwise_from_left_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, starting at this seat's left neighbour and ending with the seat itself."""
    return tuple((seat + step) % players for step in range(1, players + 1))


@cache
def merchants(deciders: tuple[Seat, ...], players: int) -> tuple[Seat, ...]:
    """Everyone but the Sheriff or deputies, clockwise from the (lead) Sheriff's left (M2, D1, Y2)."""
    return tuple(seat for seat in clockwise_from_left_of(deciders[0], players) if seat not in deciders)


@cache
def together(some: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of both groups, each once, in order."""
    return tuple(sorted({*some, *others}))


@cache
def others_than(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Every seat but this one."""
    return tuple(other for other in range(players) if other != seat)
