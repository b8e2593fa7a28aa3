"""Whom players blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "player_blocks",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("blocked", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("player_blocks")
