"""Account storage: handles, passkeys and sessions of players who made a passkey.

A session is a browser's key that leads to an account. Whatever a key leads to is looked up each time, so that one that
was signed out opens nothing from that moment on, in every process.
"""

from __future__ import annotations

import unicodedata
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nottingham.server.storage.account_tables import account_sessions, accounts, passkeys
from nottingham.server.storage.side_tables import SqlWork
from nottingham.server.storage.step_store import Store
from nottingham.server.timestamps import HOUR, Moment

PASSKEYS_MOST = 10
SESSIONS_MOST = 20
"""Of one account; who signs in once more is signed out where they were longest ago."""
FORGET_SESSION = account_sessions.delete().where(account_sessions.c.key == sa.bindparam("b_key"))
FORGET_SESSIONS = account_sessions.delete().where(account_sessions.c.player == sa.bindparam("b_player"))
USE_SESSION = (
    account_sessions.update().where(account_sessions.c.key == sa.bindparam("b_key")).values(used=sa.bindparam("b_used"))
)
PROVE_SESSION = (
    account_sessions.update()
    .where(account_sessions.c.key == sa.bindparam("b_key"))
    .values(proven=sa.bindparam("b_proven"))
)


class AccountEntry(NamedTuple):
    """An account: the player who all its browsers are, and the name of their own."""

    player: str
    handle: str
    since: Moment


class PasskeyEntry(NamedTuple):
    """The public half of a passkey, and how often its authenticator says that it was used."""

    id: str
    player: str
    credential: bytes
    counter: int
    device: str
    made: Moment
    used: Moment


class SessionEntry(NamedTuple):
    """A browser that is signed in, by the hash of its key."""

    key: str
    player: str
    device: str
    since: Moment
    used: Moment
    proven: Moment
    """When a passkey was last shown there."""


class Accounts:
    """What is known of players who have a passkey."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading

    async def session(self, key: str) -> SessionEntry | None:
        """Of an account that is still there."""
        query = (
            sa.select(account_sessions)
            .join(accounts, accounts.c.player == account_sessions.c.player)
            .where(account_sessions.c.key == key)
        )
        found = await self._rows(query)
        return SessionEntry(*found[0]) if found else None

    async def player_of_session(self, key: str, moment: Moment) -> str | None:
        """Whose account a key leads to; None for the key of somebody without one."""
        session = await self.session(key)
        if session is None:
            return None
        if moment - session.used > HOUR:
            await self._store.do([(USE_SESSION, [{"b_key": key, "b_used": moment}])])
        return session.player

    async def handle_of(self, player: str) -> str | None:
        """The name that is a player's own; None without an account."""
        entry = await self.account(player)
        return entry.handle if entry else None

    async def account(self, player: str) -> AccountEntry | None:
        columns = (accounts.c.player, accounts.c.handle, accounts.c.since)
        found = await self._rows(sa.select(*columns).where(accounts.c.player == player))
        return AccountEntry(*found[0]) if found else None

    async def is_taken(self, handle: str) -> bool:
        return bool(await self._rows(sa.select(accounts.c.player).where(accounts.c.folded == folded(handle))))

    async def passkey(self, credential: str) -> PasskeyEntry | None:
        found = await self._rows(sa.select(passkeys).where(passkeys.c.id == credential))
        return PasskeyEntry(*found[0]) if found else None

    async def passkeys(self, player: str) -> list[PasskeyEntry]:
        """The oldest first."""
        query = sa.select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.made, passkeys.c.id)
        return [PasskeyEntry(*found) for found in await self._rows(query)]

    async def sessions(self, player: str) -> list[SessionEntry]:
        """Those that were used last come first."""
        query = sa.select(account_sessions).where(account_sessions.c.player == player)
        query = query.order_by(account_sessions.c.used.desc(), account_sessions.c.since.desc())
        return [SessionEntry(*found) for found in await self._rows(query)]

    async def _rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        async with self._store.reading() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    # --- writing

    async def make(self, account: AccountEntry, passkey: PasskeyEntry, session: SessionEntry) -> bool:
        """All of it or nothing; False where handle or passkey are somebody's already."""
        values: dict[str, object] = {**account._asdict(), "folded": folded(account.handle)}
        return await self._insert(
            [
                (accounts.insert(), [values]),
                (passkeys.insert(), [passkey._asdict()]),
                (account_sessions.insert(), [session._asdict()]),
            ]
        )

    async def add_passkey(self, passkey: PasskeyEntry) -> bool:
        return await self._insert([(passkeys.insert(), [passkey._asdict()])])

    async def _insert(self, work: SqlWork) -> bool:
        try:
            await self._store.do(work)
        except IntegrityError:
            return False
        return True

    async def remove_passkey(self, player: str, credential: str) -> bool:
        """Never the last one; two who remove at the same moment wait for each other at the account."""
        others = sa.select(sa.func.count()).where(passkeys.c.player == player).scalar_subquery()
        remove = passkeys.delete().where(passkeys.c.id == credential, passkeys.c.player == player, others > 1)
        async with self._store.engine.begin() as connection:
            await connection.execute(accounts.update().where(accounts.c.player == player).values(player=player))
            return (await connection.execute(remove)).rowcount == 1

    async def use_passkey(self, passkey: PasskeyEntry, counter: int, moment: Moment) -> bool:
        """Note that it was shown; False where somebody showed it at the same moment, or it is removed."""
        note = passkeys.update().where(passkeys.c.id == passkey.id, passkeys.c.counter == passkey.counter)
        async with self._store.engine.begin() as connection:
            return (await connection.execute(note.values(counter=counter, used=moment))).rowcount == 1

    async def sign_in(self, session: SessionEntry) -> None:
        surplus = (await self.sessions(session.player))[SESSIONS_MOST - 1 :]
        await self._store.do(
            [
                (FORGET_SESSION, [{"b_key": one.key} for one in surplus]),
                (account_sessions.insert(), [session._asdict()]),
            ]
        )

    async def prove(self, key: str, moment: Moment) -> None:
        await self._store.do([(PROVE_SESSION, [{"b_key": key, "b_proven": moment}])])

    async def sign_out(self, key: str) -> None:
        await self._store.do([(FORGET_SESSION, [{"b_key": key}])])

    async def sign_out_everywhere(self, player: str) -> None:
        await self._store.do([(FORGET_SESSIONS, [{"b_player": player}])])


def folded(handle: str) -> str:
    """A handle as it is compared: without regard to case, width and ligatures."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", handle).casefold())
