"""Browsers that want to hear of their player's turn, by web push."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_by_player", "push_subscriptions", ["player"])
    op.create_table(
        "push_turns",
        sa.Column("subscription", sa.String(64), primary_key=True),
        sa.Column("table_name", sa.String(12), primary_key=True),
        sa.Column("turn", sa.String(64), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("push_turns")
    op.drop_table("push_subscriptions")
