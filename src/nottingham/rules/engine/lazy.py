"""A value of a frozen struct that is worked out once, when first asked for.

Like functools.cached_property, which takes a lock on every first look in Python 3.11 and so costs more than most of
what is cached here. The struct must be declared with `dict=True`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 - used like property
    """Turns a method into a value that is worked out once."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> lazy[T]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...
    def __get__(self, owner: object | None, kind: type) -> lazy[T] | T:
        if owner is None:
            return self
        value = owner.__dict__[self.name] = self.work_out(owner)
        return value
