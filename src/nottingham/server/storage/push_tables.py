"""SQL tables of web push: the browsers that want to hear of their player's turn, and of which turn each has heard."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=False),
    sa.Column("quiet_until", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""By the hash of the endpoint. Quiet hours are full hours of the day in the player's zone; the same twice is none."""
push_turns = sa.Table(
    "push_turns",
    metadata,
    sa.Column("subscription", sa.String(64), primary_key=True),
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("turn", sa.String(64), nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
)
"""The last turn at a table that a browser was told of, or is being told of: written before anything is sent."""

_OWN = sa.select(push_subscriptions.c.id).where(push_subscriptions.c.player == sa.bindparam("b_player"))
FORGET_PUSHES = (
    push_turns.delete().where(push_turns.c.subscription.in_(_OWN)),
    push_subscriptions.delete().where(push_subscriptions.c.player == sa.bindparam("b_player")),
)
"""All of one player's."""
