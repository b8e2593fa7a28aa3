"""The network that ships with the package: King Richard's, read once in each process."""

from __future__ import annotations

from functools import cache

from nottingham.bots.network.bot import RICHARD
from nottingham.bots.network.policy import Network, load_network


@cache
def shipped_network() -> Network:
    """King Richard's weights; BadWeights if the package came without them."""
    return load_network(RICHARD)
