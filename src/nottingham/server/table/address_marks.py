"""Address marks: where somebody comes from, as a hash with a secret that is not in the database.

There are so few addresses that a hash of one without a secret is read backwards in an hour. Marks of before there was a
secret stay as they are: a table that has any goes on with the like, so that nobody is somebody new there.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from nottingham.server.table.state import Table

KEYED = "k"
"""The first letter of a mark that was made with a secret; those of before are hexadecimal."""
MARK_LENGTH = 24


class AddressMarks:
    """Makes the marks of one server, or of all processes that share its secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def at(self, table: Table, household: str) -> str:
        """As far as one table needs to know it again: no use at any other table."""
        if not household:
            return ""
        if any(not mark.startswith(KEYED) for mark in _marks_at(table)):
            return sha256(f"{table.name}\0{household}".encode()).hexdigest()[:16]
        return self._keyed_hash(f"{table.name}\0{household}")

    def opener(self, household: str) -> str:
        """The same at all tables, for who sets them: nobody crowds out all others."""
        return self._keyed_hash(f"opener\0{household}") if household else ""

    def player(self, table: str, player: str) -> str:
        """Of a player's key at a rated table: no use at any other table."""
        return self._keyed_hash(f"{table}\0player\0{player}")

    def _keyed_hash(self, text: str) -> str:
        return KEYED + hmac.new(self._secret, text.encode(), sha256).hexdigest()[:MARK_LENGTH]


def _marks_at(table: Table) -> set[str]:
    seated = {chair.address for chair in table.chairs} | {holder.address for holder in table.holders}
    return (seated | {*table.banned_addresses}) - {""}
