"""SQL tables of cups. The tables of a round are written down in the commit that plans it, before any of them is set."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
cups = sa.Table(
    "cups",
    metadata,
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
"""The round is the one that is played; those before it are over at all tables."""
cup_versions = sa.Table(
    "cup_versions",
    metadata,
    sa.Column("cup", sa.String(12), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
)
"""Of several who would bring a cup on from the same version, its key lets one."""
cup_members = sa.Table(
    "cup_members",
    metadata,
    sa.Column("cup", sa.String(12), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)
"""Players by the hashes of their keys; the number is their place among the people of the cup."""
cup_tables = sa.Table(
    "cup_tables",
    metadata,
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("cup", sa.String(12), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
)

SHUT = (
    sa.select(cup_tables.c.table_name)
    .join(cups, cups.c.name == cup_tables.c.cup)
    .where(cups.c.stage == "playing", cup_tables.c.round >= cups.c.round)
)
"""Tables whose deal is still being played elsewhere: nobody looks into a game of theirs, finished or not."""
