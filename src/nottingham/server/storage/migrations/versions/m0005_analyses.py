"""The analysis of a finished game, kept with the game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("analysis", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    op.drop_column("games", "analysis")
