"""The protocol: which games are played, by whom, over which deals. Its version changes whenever any of that does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from nottingham.research.arena.schedule import Contest, mixed_tables
from nottingham.research.benchmark.deals import deal_seed
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose

PROTOCOL = 3
"""Counted up whenever a number measured by it could change its meaning."""
EDITION = "second"
PLAYERS = 4
REFERENCE = "richard"
"""The fixed reference player, a trained network: runs over different deals are compared by how far others are ahead."""
ANCHORS = ("random", "honest", "steward_hard", REFERENCE)
"""The entrants of every run, so that runs over different deals can be compared."""
AMONG_THEMSELVES = "among themselves"
"""The field in which those who are measured meet each other."""


class Field(msgspec.Struct, frozen=True):
    """The opponents of one who is measured, in the order in which they sit after it."""

    name: str
    opponents: tuple[str, ...]


FIELDS: tuple[Field, ...] = (
    Field("honest", ("honest", "honest", "honest")),
    Field("characters", ("tuck", "marian", "guy")),
    Field("steward", ("steward_hard", "steward_hard", "steward_hard")),
)
"""In order of strength. Another one is another line here, and another version of the protocol."""


class Match(msgspec.Struct, frozen=True, order=True):
    """One game to be played: all that decides its cards and its company."""

    deal: int
    field: str
    table: int
    """Which of the tables of this field and deal; among themselves there may be several."""
    rotation: int
    seed: int
    seats: tuple[str, ...]
    measured: tuple[int, ...]
    """The seats of those who are measured."""

    @property
    def key(self) -> str:
        """A name for files: what is played where."""
        who = "all" if len(self.measured) > 1 else _plain(self.seats[self.measured[0]])
        return f"{who}-{_plain(self.field)}-{self.deal}-{self.table}-{self.rotation}"


def _plain(name: str) -> str:
    return name.removeprefix("llm:").replace(" ", "_")


def ruleset() -> Ruleset:
    return compose(EDITION, PLAYERS)


Cohorts = Sequence[Sequence[str]]
"""Those who are measured, by when they entered; the anchors come of themselves."""


def entrants_of(cohorts: Cohorts) -> tuple[str, ...]:
    """All that are measured, the anchors first, so that no place changes when others enter."""
    return tuple(dict.fromkeys((*ANCHORS, *(entrant for cohort in cohorts for entrant in cohort))))


def matches(cohorts: Cohorts, deals: int, seed: str, fields: Sequence[Field] = FIELDS) -> Iterator[Match]:
    """Every game, deal by deal: each from every seat against every field, and who entered together at one table."""
    entrants = entrants_of(cohorts)
    for deal in range(deals):
        cards = deal_seed(seed, deal)
        for table, entrant in enumerate(entrants):
            for field in fields:
                for seat in range(PLAYERS):
                    seats = _rotate((entrant, *field.opponents), seat)
                    yield Match(deal, field.name, table, seat, cards, seats, (seat,))
        first = 0
        for cohort in cohorts:
            yield from _among_themselves(cohort, deal, cards, first)
            first += len(cohort)


def _among_themselves(cohort: Sequence[str], deal: int, seed: int, first: int) -> Iterator[Match]:
    """A ring of those who entered together, shuffled for each deal and cut into tables; one alone meets nobody."""
    if len(cohort) < 2:
        return
    contest = Contest(AMONG_THEMSELVES, tuple(cohort), PLAYERS, EDITION)
    for table, line_up in enumerate(mixed_tables(contest, seed), first):
        for rotation in range(PLAYERS):
            seats = _rotate(line_up, rotation)
            yield Match(deal, AMONG_THEMSELVES, table, rotation, seed, seats, tuple(range(PLAYERS)))


def _rotate(line_up: tuple[str, ...], rotation: int) -> tuple[str, ...]:
    """The line-up, with everybody moved on by so many seats."""
    return line_up[-rotation:] + line_up[:-rotation] if rotation else line_up
