"""Push endpoints: where web push may be sent. Browsers name the address, so that it is looked at like any stranger's.

A server that posts to whatever address it is given can be sent to machines behind its own firewall. So only https at
its usual port counts, by a name, and the address that the name leads to is looked at when something is sent: that one,
and no other, is connected to.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from nottingham.server.access.proxies import ip_address

HTTPS_PORT = 443
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
ENDPOINT_MOST = 1000
"""Letters of an address; those of today's services have 200 to 400."""


class PushEndpoint(NamedTuple):
    """The address of one browser at a push service."""

    is_tls: bool
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """For whom a push is signed."""
        usual = self.port == (HTTPS_PORT if self.is_tls else 80)
        return f"{'https' if self.is_tls else 'http'}://{self.host}{'' if usual else f':{self.port}'}"


def push_endpoint(address: str, trusted_origin: str = "") -> PushEndpoint | None:
    """An address taken apart; None where nothing is sent to. A trusted origin is for tests, and may be this machine."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    is_tls, host = parts.scheme == "https", parts.hostname or ""
    if not host or not _is_plain(address) or _has_extras(parts):
        return None
    target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    found = PushEndpoint(is_tls, host, port or (HTTPS_PORT if is_tls else 80), target)
    if trusted_origin and found.origin == trusted_origin:
        return found
    return found if is_tls and _is_name(host) and found.port == HTTPS_PORT else None


def _is_plain(address: str) -> bool:
    return address.isascii() and address.isprintable() and " " not in address and len(address) <= ENDPOINT_MOST


def _has_extras(parts: SplitResult) -> bool:
    """Whether it holds a name, a password or a place within a page."""
    return parts.username is not None or parts.password is not None or bool(parts.fragment)


def _is_name(host: str) -> bool:
    """Whether a host is a name of the internet's, and no address in figures."""
    return ip_address(host) is None and "." in host.strip(".") and not host.rpartition(".")[2].isdigit()


async def public_address(endpoint: PushEndpoint, trusted_origin: str = "") -> str | None:
    """The address that is connected to; None where the name leads to none, or to one that is not the internet's."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except OSError:
        return None
    addresses = [str(entry[4][0]) for entry in found]
    if endpoint.origin != trusted_origin and not all(is_public(address) for address in addresses):
        return None
    return addresses[0] if addresses else None


def is_public(address: str) -> bool:
    """Whether an address is one of the internet's, and not of a house, of this machine, or of nobody."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = _inner(found) if isinstance(found, ipaddress.IPv6Address) else None
    return found.is_global and not found.is_multicast and (inner is None or is_public(str(inner)))


def _inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The older kind of address that a newer one leads to, by a gateway."""
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
