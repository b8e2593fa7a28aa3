"""Cups: what is kept of each, its versions, who takes part, and which tables belong to which round."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("opener", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_index("cups_by_code", "cups", ["code"], unique=True)
    op.create_index("cups_by_stage", "cups", ["stage"])
    op.create_index("cups_by_opener", "cups", ["opener", "created"])
    op.create_table(
        "cup_versions",
        sa.Column("cup", sa.String(12), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "cup_members",
        sa.Column("cup", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("cup_members_by_player", "cup_members", ["player"])
    op.create_table(
        "cup_tables",
        sa.Column("table_name", sa.String(12), primary_key=True),
        sa.Column("cup", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_index("cup_tables_by_cup", "cup_tables", ["cup"])


def downgrade() -> None:
    for table in ("cup_tables", "cup_members", "cup_versions", "cups"):
        op.drop_table(table)
