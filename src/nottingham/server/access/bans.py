"""Bans: networks from which nobody is let in. Kept in the database, and in memory here."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The networks that are banned now."""

    def __init__(self) -> None:
        self._networks: tuple[Network, ...] = ()

    def replace(self, networks: Iterable[str]) -> None:
        self._networks = tuple(ipaddress.ip_network(network) for network in networks)

    def has(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def network_of(text: str) -> str:
    """An address or a network as it is kept; an IPv6 address stands for its household. ValueError if it is neither."""
    if "/" not in text and isinstance(ipaddress.ip_address(text), ipaddress.IPv6Address):
        text += "/64"
    return str(ipaddress.ip_network(text, strict=False))
