"""Players without an account: the seats that hang on a key, summaries of games, standing tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "player_seats",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_name", sa.String(12), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("player_seats_by_table", "player_seats", ["table_name"])
    op.create_table(
        "game_seats",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("game_seats_by_token", "game_seats", ["token"])
    op.create_table(
        "game_summaries",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "standing_tables",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("agreed", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "standing_members",
        sa.Column("standing", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
    )
    op.create_index("standing_members_by_player", "standing_members", ["player"])
    op.create_table(
        "standing_evenings",
        sa.Column("table_name", sa.String(12), primary_key=True),
        sa.Column("standing", sa.String(12), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
    )
    op.create_index("standing_evenings_by_standing", "standing_evenings", ["standing"])


def downgrade() -> None:
    for table in (
        "standing_evenings",
        "standing_members",
        "standing_tables",
        "game_summaries",
        "game_seats",
        "player_seats",
    ):
        op.drop_table(table)
