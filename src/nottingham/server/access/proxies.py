"""Trusted proxies: whose word is believed on where a visitor comes from, and what they say."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, MutableMapping
from functools import lru_cache
from typing import Any

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}
"""How a proxy names a connection, and what that is for each kind of request."""


class TrustedProxies:
    """The networks of proxies. `*` is everybody; what is no network, such as a socket's path, counts for nobody."""

    def __init__(self, trusted: str) -> None:
        self._is_everybody = trusted.strip() == "*"
        self._networks = [] if self._is_everybody else list(_networks(trusted))
        self.has = lru_cache(maxsize=1024)(self._has)
        """Whether an address is one of them."""

    def __bool__(self) -> bool:
        return self._is_everybody or bool(self._networks)

    def _has(self, address: str) -> bool:
        found = ip_address(address)
        return self._is_everybody or (found is not None and any(found in network for network in self._networks))

    def visitor(self, peer: str, forwarded: str) -> str:
        """The address that a proxy names: the last one in its line that is no proxy itself.

        Where that is no address at all nobody is believed, and the visitor is the proxy: what it did not write itself,
        as with a tunnel that only passes bytes on, anybody could have written.
        """
        line = [_bare(part) for part in forwarded.split(",")] if forwarded else []
        if not line or not self.has(peer):
            return peer
        named = line[0] if self._is_everybody else next((one for one in reversed(line) if not self.has(one)), line[0])
        return peer if ip_address(named) is None else named

    def read(self, scope: MutableMapping[str, Any]) -> None:
        """Write into a request's scope what its proxy says of it, where that is to be believed."""
        peer, port = scope.get("client") or ("", 0)
        if not self.has(peer):
            return
        scope["client"] = (self.visitor(peer, _header(scope, b"x-forwarded-for")), port)
        scheme = _header(scope, b"x-forwarded-proto").strip()
        scope["scheme"] = SCHEMES[scope["type"]].get(scheme, scope["scheme"])


def ip_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _networks(trusted: str) -> Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    for text in filter(None, (part.strip() for part in trusted.split(","))):
        try:
            yield ipaddress.ip_network(text, strict=False)
        except ValueError:
            continue


def _bare(part: str) -> str:
    """An address without the port that some proxies add."""
    part = part.strip()
    if part.startswith("["):
        return part[1:].partition("]")[0]
    return part.partition(":")[0] if part.count(":") == 1 else part


def _header(scope: MutableMapping[str, Any], name: bytes) -> str:
    """All lines of a header as one."""
    return ", ".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)
