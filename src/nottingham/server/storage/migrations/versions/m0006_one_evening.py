"""One evening at a time, by a number that no two share; and who set a table, as a keyed hash."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

evenings = sa.table(
    "standing_evenings",
    sa.column("table_name", sa.String),
    sa.column("standing", sa.String),
    sa.column("began", sa.BigInteger),
    sa.column("number", sa.Integer),
)


def upgrade() -> None:
    op.add_column("standing_evenings", sa.Column("number", sa.Integer, nullable=True))
    connection, last = op.get_bind(), dict[str, int]()
    query = sa.select(evenings.c.table_name, evenings.c.standing).order_by(evenings.c.began, evenings.c.table_name)
    for table, standing in connection.execute(query).all():
        last[standing] = last.get(standing, 0) + 1
        connection.execute(evenings.update().where(evenings.c.table_name == table).values(number=last[standing]))
    op.create_index("standing_evenings_by_number", "standing_evenings", ["standing", "number"], unique=True)
    op.add_column("tables", sa.Column("opener", sa.String(32), nullable=True))
    op.create_index("tables_by_opener", "tables", ["opener", "created"])


def downgrade() -> None:
    op.drop_index("tables_by_opener", "tables")
    op.drop_column("tables", "opener")
    op.drop_index("standing_evenings_by_number", "standing_evenings")
    op.drop_column("standing_evenings", "number")
