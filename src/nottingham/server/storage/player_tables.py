"""SQL tables of players without an account: seats that hang on a key, games in a line, standing tables.

Players and seats are known by hashes of their secrets alone. Which seats a game had is written in the commit that ends
it; which of them are whose follows from `player_seats`, and goes with it.
"""

from __future__ import annotations

import sqlalchemy as sa

from nottingham.server.table.state import Table

metadata = sa.MetaData()
player_seats = sa.Table(
    "player_seats",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_name", sa.String(12), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)
game_seats = sa.Table(
    "game_seats",
    metadata,
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
game_summaries = sa.Table(
    "game_summaries",
    metadata,
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("summary", sa.LargeBinary, nullable=False),
)
"""Worked out when it is first asked for: a game that is over never changes."""
standing_tables = sa.Table(
    "standing_tables",
    metadata,
    sa.Column("name", sa.String(12), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("agreed", sa.LargeBinary, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
)
standing_members = sa.Table(
    "standing_members",
    metadata,
    sa.Column("standing", sa.String(12), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),
)
standing_evenings = sa.Table(
    "standing_evenings",
    metadata,
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("standing", sa.String(12), nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("number", sa.Integer),
)
"""An evening is a table: however many games are played at it. No two of a standing table have the same number."""
memory_consents = sa.Table(
    "memory_consents",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""Who agreed to be remembered by characters, and since when: what they remember follows from the games."""
player_blocks = sa.Table(
    "player_blocks",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("blocked", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(24), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""Whom a player blocked, by the name they had then; the id is all of it that the player is told."""

INSERT_GAME_SEAT = game_seats.insert()


def seats_of_game(game: str, table: Table) -> list[dict[str, object]]:
    """Who sat where when a game ended, by the hashes of their secrets."""
    return [
        {"game": game, "token": token, "seat": seat}
        for seat, chair in enumerate(table.chairs)
        for token in chair.tokens
    ]
