"""Account answers: what a key is known by, what its holder is shown of an account, and when a proof is still fresh."""

from __future__ import annotations

from nottingham.server.access import tokens
from nottingham.server.protocol.accounts import AccountInfo, PasskeyLine, SessionLine
from nottingham.server.storage.accounts import Accounts, SessionEntry
from nottingham.server.timestamps import MINUTE, now
from nottingham.server.transport.http_answers import HttpProblem, token_of

FRESH = 10 * MINUTE
"""So long after a passkey was shown a browser may do what a stolen session must not."""


def key_hash(key: str) -> str:
    """What is kept of a player's key; it is no seat's secret, even where somebody uses one for both."""
    return tokens.hashed(f"player\0{token_of(key)}")


def demand_proof(session: SessionEntry | None) -> None:
    if session is None or not _is_fresh(session):
        raise HttpProblem("proof_needed")


async def account_info(accounts: Accounts, session: SessionEntry) -> AccountInfo:
    """The account that a session leads to, as its holder sees it in that browser."""
    account = await accounts.account(session.player)
    if account is None:  # deleted at the same moment, elsewhere
        raise HttpProblem("signed_out")
    sessions = await accounts.sessions(session.player)
    return AccountInfo(
        handle=account.handle,
        since=account.since,
        passkeys=tuple(
            PasskeyLine(id=one.id, device=one.device, made=one.made, used=one.used)
            for one in await accounts.passkeys(session.player)
        ),
        sessions=tuple(
            SessionLine(device=one.device, since=one.since, used=one.used, is_here=one.key == session.key)
            for one in sessions
        ),
        is_fresh=_is_fresh(session),
    )


def _is_fresh(session: SessionEntry) -> bool:
    return now() - session.proven <= FRESH
