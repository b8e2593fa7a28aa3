"""The tables at which the peers' own suites are run."""

from __future__ import annotations

from typing import NamedTuple


class Setting(NamedTuple):
    """What an environment is asked for."""

    players: int
    edition: str
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.edition, str(self.players), *self.options])


SETTINGS = (
    Setting(3, "first"),
    Setting(3, "first", ("removed_cards", "seven_cards")),
    Setting(4, "first"),
    Setting(4, "first", ("royal_goods", "time_limit")),
    Setting(5, "first"),
    Setting(5, "first", ("royal_goods", "seven_cards", "removed_cards", "time_limit")),
    Setting(4, "second"),
    Setting(4, "second", ("black_market", "royal_goods")),
    Setting(6, "second"),
    Setting(6, "second", ("black_market", "royal_goods", "time_limit")),
)
