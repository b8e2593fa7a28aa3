"""SQL tables of accounts: handles, passkeys, the browsers that are signed in, challenges that wait for an answer.

No secret is here: a passkey is its public half, a session and a challenge are known by their hashes.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("handle", sa.String(24), nullable=False),
    sa.Column("folded", sa.String(128), nullable=False, unique=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""The player is a random id that no key is hashed to; `folded` is the handle as it is compared."""
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("counter", sa.BigInteger, nullable=False),
    sa.Column("device", sa.String(24), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
"""By the hash of what the authenticator calls them; the credential is WebAuthn's attested data, with the public key."""
account_sessions = sa.Table(
    "account_sessions",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("device", sa.String(24), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("proven", sa.BigInteger, nullable=False),
)
"""Browsers that are signed in, and when each last showed a passkey."""
passkey_challenges = sa.Table(
    "passkey_challenges",
    metadata,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(16), nullable=False),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""Given out and not answered yet; in the database, so that any process can take the answer, once."""
