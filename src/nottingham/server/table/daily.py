"""The market of the day as a table: how it is set, and chance that does not depend on where or when it is played. Pure.

What a character does there is a function of the deal and of what was done before. The pauses of characters are drawn in
the same way, so that they speak in the same order. Only a person can bring another order about, by speaking sooner or
later.
"""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.state import Table
from nottingham.tutor.daily import OPTIONS, PLAYERS, chance_of, edition_of, seed_of

PAUSES = -1
"""In the place of a seat: chance for the pauses."""


def settings_of(day: date) -> Settings:
    """No player is hurried, and no bot takes the seat of one who is called away."""
    return Settings(
        edition=edition_of(day), players=PLAYERS, options=OPTIONS, clock=ClockRules(grace=0), day=day.isoformat()
    )


def daily_seed(table: Table) -> int | None:
    """The seed of the day that is played at a table; None at all other tables."""
    return seed_of(date.fromisoformat(table.settings.day)) if table.settings.day else None


def _shared_seed(table: Table) -> int | None:
    """Of a deal that is played elsewhere too, where bots are to be the same: of a day, or of a round of a cup."""
    return table.seed if table.settings.cup else daily_seed(table)


def thought_seed(table: Table, seat: Seat) -> int | None:
    """Where a bot's chance begins when it is asked; None where it is anybody's guess."""
    seed = _shared_seed(table)
    if seed is None or table.game is None:
        return None
    return chance_of(seed, seat, table.game.own_steps[seat]).getrandbits(64) & MASK


def steady_pace(after: Table, pace: BotPace) -> BotPace:
    """The pace of bots, with pauses that follow from the deal where it is one that is played elsewhere too."""
    seed = _shared_seed(after)
    if seed is None or after.game is None:
        return pace
    return replace(pace, rng=chance_of(seed, PAUSES, *after.game.own_steps))
