"""Rate limits: how much of the server one stranger may use."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

KEPT_MOST = 20_000
"""Addresses remembered at once; the longest unseen is forgotten first."""
SPENT_MOST = 500.0
"""Milliseconds that one piece of work is charged at most: a machine that stood still is nobody's doing."""

MOMENT = 0.001
LONG = 60.0
"""The shortest and the longest wait, in seconds, before somebody looks again."""
UNLIMITED = 1_000_000
WAITING_MOST = 240
"""Requests of one address that wait for their turn."""

T = TypeVar("T")


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many in each minute. 0 at once is no limit."""

    burst: int
    each_minute: float


class Bucket:
    """What is left of one rate for one stranger; it fills up with time."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, moment: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._since = moment

    def _fill(self, moment: float) -> None:
        gained = (moment - self._since) * self._rate.each_minute / 60
        self._left, self._since = min(self._rate.burst, self._left + gained), moment


class Allowance(Bucket):
    """A rate that is taken one by one."""

    __slots__ = ()

    def take(self, moment: float) -> bool:
        if not self._rate.burst:
            return True
        self._fill(moment)
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Budget(Bucket):
    """A rate that is spent in parts, and only known when it is spent."""

    __slots__ = ()

    def spend(self, amount: float, moment: float) -> None:
        self._fill(moment)
        self._left -= amount

    def is_spent(self, moment: float) -> bool:
        self._fill(moment)
        return bool(self._rate.burst) and self._left <= 0

    def wait(self, moment: float) -> float:
        """Seconds until something is left again; 0 where something is."""
        if not self.is_spent(moment):
            return 0.0
        return max(MOMENT, -self._left * 60 / self._rate.each_minute) if self._rate.each_minute else LONG


class KeptByAddress(Generic[T]):
    """Something for each address, made when it is first seen."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._kept: OrderedDict[str, T] = OrderedDict()

    def of(self, address: str) -> T:
        key = household(address)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._make()
            while len(self._kept) > KEPT_MOST:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


class RateByAddress:
    """One rate, kept apart for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._allowances = KeptByAddress(lambda: Allowance(rate, clock()))

    def take(self, address: str) -> bool:
        """Whether one more is allowed; it is counted."""
        return self._allowances.of(address).take(self._clock())


class WorkShare:
    """How much of the event loop each address may use, in milliseconds; what comes beyond that waits for its turn.

    A flood waits behind itself and refuses nobody: players at other tables find the loop free.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_limited = bool(rate.burst)
        self._clock = clock
        self._budgets = KeptByAddress(lambda: Budget(rate, clock()))

    def spend(self, address: str, milliseconds: float) -> None:
        if self.is_limited:
            self._budgets.of(address).spend(min(milliseconds, SPENT_MOST), self._clock())

    def wait(self, address: str) -> float:
        """Seconds until the address may do something again."""
        return self._budgets.of(address).wait(self._clock()) if self.is_limited else 0.0

    async def turn(self, address: str, milliseconds: float) -> None:
        """Returns when it is the turn of work that will take about so long, which is charged."""
        while pause := self.wait(address):  # noqa: ASYNC110 - time is what is waited for
            await asyncio.sleep(pause)
        self.spend(address, milliseconds)


class RequestQueue:
    """How many requests of one address are worked on at once and in a minute; the others wait, not for ever."""

    def __init__(self, rate: Rate, at_once: int, within: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = WorkShare(rate, clock)
        self._within = within
        self._doors = KeptByAddress(lambda: Door(at_once if rate.burst else UNLIMITED))

    async def enter(self, address: str) -> RequestPass | None:
        """To be handed back once the answer begins; None where the wait was too long, or too many wait."""
        door = self._doors.of(address)
        if not door.places.locked() and not self._rate.wait(address):
            await door.places.acquire()
        elif not await self._wait(door, address):
            return None
        self._rate.spend(address, 1)
        return RequestPass(door)

    async def _wait(self, door: Door, address: str) -> bool:
        if door.waiting >= WAITING_MOST:
            return False
        door.waiting += 1
        try:
            async with asyncio.timeout(self._within):
                await self._pass(door, address)
        except TimeoutError:
            return False
        finally:
            door.waiting -= 1
        return True

    async def _pass(self, door: Door, address: str) -> None:
        await door.places.acquire()
        try:
            while pause := self._rate.wait(address):  # noqa: ASYNC110 - time is what is waited for
                await asyncio.sleep(pause)
        except asyncio.CancelledError:
            door.places.release()
            raise


class Door:
    """Places for the requests of one address that are worked on, and how many wait for one."""

    def __init__(self, at_once: int) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.waiting = 0


class RequestPass:
    """The place of one request that is worked on."""

    def __init__(self, door: Door) -> None:
        self._door: Door | None = door

    def hand_back(self) -> None:
        """Once is enough."""
        if self._door is not None:
            self._door.places.release()
            self._door = None


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


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """One IPv4 address, or the /64 that one IPv6 household has to itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
