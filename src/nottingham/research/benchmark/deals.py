"""Deals that nobody knows: a run plays deals of a seed that it is committed to before, and that is told at its end.

A run has a fresh seed of its own, or that of a season: many runs over the same deals, by anybody whom its organiser
lets play. Before the first game the seed's hash (SHA-256) is written down, and at the end the seed, so that everybody
can see that it was not chosen afterwards. A seed that somebody names is known from the start, and the report says so.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

SEED_BYTES = 16
"""Too many seeds to try them all against the hash."""


class SeasonError(ValueError):
    """A season's file that cannot be used; says why."""


class DealSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the deals of a run come from, as its results say it."""

    kind: Literal["fresh", "season", "named"]
    """A seed of the run's own, a season's, or one that somebody named and that is known from the start."""
    commitment: str
    """The hash of the seed, known before the first game."""
    season: str = ""
    seed: str | None = None
    """None for as long as nobody may know it."""

    @property
    def is_told(self) -> bool:
        return self.seed is not None


def commitment_to(seed: str) -> str:
    return sha256(f"nottingham benchmark seed {seed}".encode()).hexdigest()


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def deal_seed(seed: str, deal: int) -> int:
    """The seed of one deal's cards. Who knows those of some deals cannot reckon the others from them."""
    return int.from_bytes(sha256(f"nottingham benchmark deal {seed}/{deal}".encode()).digest()[:8])


def fresh(seed: str) -> DealSource:
    return DealSource("fresh", commitment_to(seed))


def named(seed: str) -> DealSource:
    return DealSource("named", commitment_to(seed), seed=seed)


def told(source: DealSource, seed: str) -> DealSource:
    """The same source, once everybody may know its seed."""
    assert commitment_to(seed) == source.commitment
    return msgspec.structs.replace(source, seed=seed)


# --- seasons -----------------------------------------------------------------------------------------------------


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A season, as its organiser keeps it: a file to keep secret until it is over."""

    name: str
    seed: str
    opened: str
    closed: str | None = None

    @property
    def source(self) -> DealSource:
        seed = self.seed if self.closed else None
        return DealSource("season", commitment_to(self.seed), self.name, seed)


def open_season(file: Path, name: str) -> Season:
    """A new season with a seed that nobody knows, in a new file that only its owner can read."""
    season = Season(name, fresh_seed(), _now())
    try:
        file.touch(mode=0o600, exist_ok=False)
        _write(file, season)
    except FileExistsError:
        raise SeasonError(f"{file} is there already") from None
    except OSError as error:
        raise SeasonError(f"cannot write {file}: {error.strerror}") from None
    return season


def close_season(file: Path) -> Season:
    """The season is over: from now on its seed is told."""
    season = read_season(file)
    if season.closed is None:
        season = msgspec.structs.replace(season, closed=_now())
        _write(file, season)
    return season


def read_season(file: Path) -> Season:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Season)
    except OSError as error:
        raise SeasonError(f"cannot read {file}: {error.strerror}") from None
    except msgspec.MsgspecError:
        raise SeasonError(f"{file} is no file of a season") from None


def _write(file: Path, season: Season) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(season), indent=2) + b"\n")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
