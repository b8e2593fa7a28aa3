"""Matchmaking: which public table fits a player who wants to play with anybody. Pure."""

from __future__ import annotations

from nottingham.server.protocol.http_bodies import FindMatch
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment

PLAYERS = 4
SECONDS = 60
"""For each decision, where nothing else was asked for: strangers must not wait for ever."""


def fits(table: Table, wanted: FindMatch, now: Moment, *, has_company: bool) -> bool:
    """Whether there is a seat at this table of the kind that is wanted, and somebody to play with."""
    settings = table.settings
    return (
        settings.is_public
        and table.stage == "waiting"
        and settings.is_rated == wanted.is_rated
        and any(chair.is_free for chair in table.chairs)
        and wanted.edition in (None, settings.edition)
        and wanted.players in (None, settings.players)
        and (not settings.clock.is_at_leisure if wanted.seconds is None else wanted.seconds == settings.clock.seconds)
        and (has_company or _is_being_filled(table, now))
    )


def _is_being_filled(table: Table, now: Moment) -> bool:
    """Whether a game will begin here by itself; the page of who set the table may not have come yet."""
    return any(clock.kind == "fill" and clock.due is not None and clock.due > now for clock in table.clocks)


def rank(table: Table, language: str) -> tuple[int, int]:
    """The less, the sooner: people of the same language first, then the table with the fewest empty seats."""
    tongues = {chair.language for chair in table.chairs if chair.is_person}
    return language not in tongues, sum(chair.is_free for chair in table.chairs)


def settings_for(wanted: FindMatch) -> Settings:
    """A table for somebody for whom there is none yet."""
    players = wanted.players or PLAYERS
    return Settings(
        edition=wanted.edition or ("second" if players > 5 else "first"),
        players=players,
        clock=ClockRules(seconds=wanted.seconds or SECONDS),
        is_public=True,
        fill_after=wanted.fill_after,
        is_rated=wanted.is_rated,
    )
