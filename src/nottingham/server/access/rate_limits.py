"""Rate limits: how much of the server one stranger may use."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

KEPT_MOST = 20_000
"""Addresses remembered at once; the longest unseen is forgotten first."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many in each minute. 0 at once is no limit."""

    burst: int
    each_minute: float


class Allowance:
    """What is left of one rate for one stranger: a bucket that fills up with time."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, moment: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._since = moment

    def take(self, moment: float) -> bool:
        if not self._rate.burst:
            return True
        gained = (moment - self._since) * self._rate.each_minute / 60
        self._left, self._since = min(self._rate.burst, self._left + gained), moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Budget:
    """What is left of a rate that is spent in parts, and only known when it is spent."""

    def __init__(self, rate: Rate, moment: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._since = moment

    def spend(self, amount: float, moment: float) -> None:
        self._fill(moment)
        self._left -= amount

    def is_spent(self, moment: float) -> bool:
        self._fill(moment)
        return bool(self._rate.burst) and self._left <= 0

    def _fill(self, moment: float) -> None:
        gained = (moment - self._since) * self._rate.each_minute / 60
        self._left, self._since = min(self._rate.burst, self._left + gained), moment


class RateByAddress:
    """One rate, kept apart for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more is allowed; it is counted."""
        moment = self._clock()
        key = household(address)
        allowance = self._allowances.pop(key, None) or Allowance(self._rate, moment)
        self._allowances[key] = allowance
        while len(self._allowances) > KEPT_MOST:
            self._allowances.popitem(last=False)
        return allowance.take(moment)


class CountByAddress:
    """How many things an address has open at the same time. 0 at most is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        key = household(address)
        if self._most and self._open.get(key, 0) >= self._most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, address: str) -> None:
        key = household(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def household(address: str) -> str:
    """One IPv4 address, or the /64 that one IPv6 household has to itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
