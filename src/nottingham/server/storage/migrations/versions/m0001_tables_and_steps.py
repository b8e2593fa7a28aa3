"""The first schema: tables, and the steps of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("info", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_touch", "tables", ["is_public", "touched"])
    op.create_table(
        "steps",
        sa.Column("table_name", sa.String(12), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("row", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_name", "command", name="steps_by_command"),
    )


def downgrade() -> None:
    op.drop_table("steps")
    op.drop_table("tables")
