"""Ratings of rated tables: seats by key, rated games, and what came of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "rated_claims",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("table_name", sa.String(12), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated_players",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("season", sa.String(8), primary_key=True),
        sa.Column("edition", sa.String(20), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_ladder", "ratings", ["season", "edition", "players"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("edition", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("company", sa.String(32), nullable=False),
    )
    op.create_index("rated_games_by_status", "rated_games", ["status", "ended"])
    op.create_index("rated_games_by_company", "rated_games", ["company", "ended"])
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64)),
        sa.Column("holder", sa.String(64)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu_after", sa.Float),
        sa.Column("sigma_after", sa.Float),
        sa.Column("games", sa.Integer),
    )
    op.create_index("rated_seats_by_holder", "rated_seats", ["holder"])


def downgrade() -> None:
    for table in ("rated_seats", "rated_games", "ratings", "rated_players", "rated_claims"):
        op.drop_table(table)
