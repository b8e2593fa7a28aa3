"""SQL tables of the step log: a row for each table, one for each step of its log, and what writes them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("name", sa.String(12), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("info", sa.LargeBinary, nullable=False),
    sa.Column("opener", sa.String(32)),
)
steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("row", sa.LargeBinary, nullable=False),
)

CHANNEL = "nottingham"
"""Where PostgreSQL tells other processes which tables have moved on."""
NOTIFY = sa.text("SELECT pg_notify('nottingham', :hints)")
INSERT_TABLE = tables.insert()
INSERT_STEP = steps.insert()
TOUCH_TABLE = (
    tables.update()
    .where(tables.c.name == sa.bindparam("b_name"))
    .values(touched=sa.bindparam("b_touched"), due=sa.bindparam("b_due"))
)
UPDATE_TABLE = TOUCH_TABLE.values(stage=sa.bindparam("b_stage"), info=sa.bindparam("b_info"))
FORGET_PROBE = steps.delete().where(steps.c.table_name == sa.bindparam("b_name"))
FORGET_PROBED_TABLE = tables.delete().where(tables.c.name == sa.bindparam("b_name"))
