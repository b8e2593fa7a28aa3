"""Upcasts: rows as older versions wrote them, brought up to the newest one when they are read. Nothing is rewritten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nottingham.record import codec
from nottingham.rules.editions.printed_goods import BASE, ROYAL
from nottingham.server.table.log import LOG_VERSION, Row

Plain = dict[str, Any]


def _options_have_terms(row: Plain) -> Plain:
    """Version 1 had the data of three options among the fields of settings and rulesets; now they are terms."""
    changed: Plain = _upcast_value(row)
    return changed


def _upcast_value(value: Any) -> Any:
    if isinstance(value, list):
        return [_upcast_value(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: BY_KEY.get(key, _upcast_value)(part) for key, part in value.items()}


def _settings(old: Plain) -> Plain:
    minutes, house, piles = (old.get(name) for name in ("minutes", "house", "black_market"))
    kept = {key: part for key, part in old.items() if key not in {"minutes", "house", "black_market"}}
    return kept | {"terms": _terms(minutes, house, piles)}


def _ruleset(old: Plain | None) -> Plain | None:
    if old is None:
        return None
    printed = {good.id for good in (*BASE, *ROYAL)}
    house = [_as_printed(good) for good in old["catalogue"] if good["id"] not in printed]
    kept = {key: part for key, part in old.items() if key not in {"minutes", "black_market", "has_loot"}}
    terms = _terms(old.get("minutes"), house, old.get("black_market"))
    return kept | {"gate": 2 if old.get("has_loot") else 1, "terms": terms}


def _as_printed(good: Plain) -> Plain:
    """A good in play as a file would describe it, with as many cards for any number of players."""
    cards = good["cards"]
    return {key: part for key, part in good.items() if key != "cards"} | {"cards_3": cards, "cards_4": cards}


def _terms(minutes: int | None, house: list[Plain] | None, piles: list[Plain] | None) -> list[Plain]:
    """In the order of the rulebook."""
    terms: list[Plain] = []
    if minutes:
        terms.append({"terms": "time_limit_terms", "minutes": minutes})
    if house:
        terms.append({"terms": "house_goods_terms", "house": house})
    if piles:
        terms.append({"terms": "black_market_terms", "black_market": piles})
    return terms


BY_KEY: dict[str, Callable[[Any], Any]] = {"settings": _settings, "ruleset": _ruleset}
UPCASTS: dict[int, Callable[[Plain], Plain]] = {1: _options_have_terms}
"""For each version that is no longer written: how one of its rows looks in the version after it."""


class TooNew(Exception):
    """A row was written by a newer version of the server than this one."""


def read_row(raw: bytes) -> Row:
    """A row from the store, whichever version wrote it."""
    return codec.from_plain(upcast(msgspec.msgpack.decode(raw)), Row)


def upcast(plain: Plain) -> Plain:
    version = plain.get("version", 1)
    if version > LOG_VERSION:
        raise TooNew(f"a row of version {version}, and this server knows {LOG_VERSION}")
    while version < LOG_VERSION:
        plain = {**UPCASTS[version](plain), "version": version + 1}
        version += 1
    return plain
