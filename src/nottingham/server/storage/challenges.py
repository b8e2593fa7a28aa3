"""Challenge store: what a passkey is asked to sign. Each is for one purpose, good for minutes, and answered once."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import sqlalchemy as sa

from nottingham.server.access import tokens
from nottingham.server.storage.account_tables import passkey_challenges
from nottingham.server.storage.step_store import Store
from nottingham.server.timestamps import MINUTE, Moment

CHALLENGE_LASTS = 5 * MINUTE
"""Time to find the telephone, and to lay a finger on it."""
SWEEP = passkey_challenges.delete().where(passkey_challenges.c.until < sa.bindparam("b_now"))


class ChallengeEntry(NamedTuple):
    """What a challenge was given out for; the player is the account, or the one that is to be made."""

    purpose: str
    player: str
    until: Moment


class ChallengeStore:
    """Challenges that wait for their answers, by their hashes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(self, purpose: str, player: str, moment: Moment) -> str:
        """A new one; those whose time is over are swept out with it."""
        challenge = secrets.token_urlsafe(32)
        values: dict[str, object] = {
            "challenge": tokens.hashed(challenge),
            "purpose": purpose,
            "player": player,
            "until": moment + CHALLENGE_LASTS,
        }
        await self._store.do([(SWEEP, [{"b_now": moment}]), (passkey_challenges.insert(), [values])])
        return challenge

    async def take(self, challenge: str, purpose: str, moment: Moment) -> ChallengeEntry | None:
        """What it was given out for; None where it never was, was for something else, is too old, or was taken."""
        own = passkey_challenges.c.challenge == tokens.hashed(challenge)
        columns = (passkey_challenges.c.purpose, passkey_challenges.c.player, passkey_challenges.c.until)
        async with self._store.reading() as connection:
            found = (await connection.execute(sa.select(*columns).where(own))).one_or_none()
        async with self._store.engine.begin() as connection:
            is_first = (await connection.execute(passkey_challenges.delete().where(own))).rowcount == 1
        if found is None or not is_first:
            return None
        entry = ChallengeEntry(*found)
        return entry if entry.purpose == purpose and moment <= entry.until else None
