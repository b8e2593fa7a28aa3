"""Beside the log: finished games, reports, bans, an admin's orders, presence across processes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("table_name", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("hosts", sa.Text, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=True),
    )
    op.create_index("games_by_table", "games", ["table_name"])
    op.create_index("games_by_end", "games", ["ended"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("table_name", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("reporter", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_name", sa.String(12), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("seats", sa.String(16), nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "touched"])


def downgrade() -> None:
    op.drop_index("tables_by_stage", "tables")
    for name in ("presence", "orders", "bans", "reports", "games"):
        op.drop_table(name)
