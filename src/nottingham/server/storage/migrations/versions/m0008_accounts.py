"""Accounts: handles, passkeys, sessions, challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("handle", sa.String(24), nullable=False),
        sa.Column("folded", sa.String(128), nullable=False, unique=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player"])
    op.create_table(
        "account_sessions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("device", sa.String(24), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("proven", sa.BigInteger, nullable=False),
    )
    op.create_index("account_sessions_by_player", "account_sessions", ["player"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("passkey_challenges_by_end", "passkey_challenges", ["until"])


def downgrade() -> None:
    for table in ("passkey_challenges", "account_sessions", "passkeys", "accounts"):
        op.drop_table(table)
