"""The boards of the markets of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "daily_results",
        sa.Column("table_name", sa.String(12), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_results_by_day", "daily_results", ["day", "points"])


def downgrade() -> None:
    op.drop_index("daily_results_by_day", "daily_results")
    op.drop_table("daily_results")
