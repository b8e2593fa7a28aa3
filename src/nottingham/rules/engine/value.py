"""What a game is made of: values that never change."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A frozen struct. It is made of older values alone, so it is in no cycle and the collector need not watch it."""
