"""An evening of several games: the awards that were earned at it, and its best moments. Pure.

An award has a threshold, and one who does not reach it does not get it, however little the others did. Of those who
reach it the one with the most gets it; who are equal share it, and what more than two would share nobody gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal, NamedTuple

import msgspec

from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.game import Step
from nottingham.story.broadsheet import Reporter
from nottingham.story.habits import HabitCounts, Tally, added
from nottingham.story.highlights import Highlight, HighlightKind, highlights

SHARED_MOST = 2
"""So many can share an award: what everybody has is none."""

AwardKind = Literal[
    "smuggler",
    "never_caught",
    "disbelieved",
    "honest_purse",
    "dearest_bribe",
    "gate_for_sale",
    "sharp_nose",
    "heavy_hand",
    "red_handed",
    "kept_word",
    "broken_word",
]
MOMENT_KINDS: tuple[HighlightKind, ...] = (
    "lie_passed",
    "lie_caught",
    "opened_in_vain",
    "dearest_bribe",
    "promise_broken",
    "black_market",
)
"""Of each of these an evening has one best."""


class GameFacts(msgspec.Struct, frozen=True):
    """What happened in a finished game, by somebody who saw all."""

    who: tuple[str, ...]
    """Who sat where; empty for a seat whose player cannot be told apart from somebody else."""
    habits: tuple[HabitCounts, ...]
    bribes: tuple[int, ...]
    """The most that each seat paid at the gate in one round, in gold."""
    moments: tuple[Highlight, ...]


class BestMoment(NamedTuple):
    """A highlight, and in which game of the evening it was."""

    game: int
    highlight: Highlight


class Award(msgspec.Struct, frozen=True):
    """What somebody earned, and by what."""

    kind: AwardKind
    who: tuple[str, ...]
    count: int
    """How often it was done."""
    of: int
    """Out of how many; 0 where that says nothing."""
    worth: int
    """In gold; 0 where it is not about gold."""
    moment: BestMoment | None
    """When it showed best."""


def facts_of(ruleset: Ruleset, steps: Sequence[Step], who: tuple[str, ...]) -> GameFacts:
    """Of a whole game, with all its secrets."""
    tally, reporter = Tally(ruleset), Reporter(ruleset)
    for step in steps:
        tally(step)
        reporter.read_all(step.events)
    paid = [(bribe.merchant, bribe.worth) for bribe in reporter.bribes.values()]
    bribes = tuple(max((worth for payer, worth in paid if payer == seat), default=0) for seat in range(len(who)))
    return GameFacts(who, tally.habits, bribes, highlights(ruleset, steps))


def best_moments(games: Sequence[GameFacts]) -> tuple[BestMoment, ...]:
    """The best of each kind, in the order in which they happened; of equal ones the first."""
    found = (_best(_moments(games, kind)) for kind in MOMENT_KINDS)
    return tuple(sorted((one for one in found if one is not None), key=lambda one: (one.game, one.highlight.step)))


def awards(games: Sequence[GameFacts]) -> tuple[Award, ...]:
    """All that were earned at an evening."""
    names = sorted({name for game in games for name in game.who if name})
    deeds = [_deeds(name, games) for name in names]
    found = (_award_for(rule, deeds) for rule in RULES)
    return tuple([award for award in found if award is not None])


# --- what somebody did -------------------------------------------------------------------------------------------


class Deeds(msgspec.Struct, frozen=True):
    """What one player did in all games of an evening."""

    who: str
    habits: HabitCounts
    dearest: int
    """The most that was paid at the gate in one round."""
    moments: dict[HighlightKind, tuple[BestMoment, ...]]
    """By the kind of highlight: those in which it was this player's bag, gold or word."""

    def of_kind(self, kind: HighlightKind) -> tuple[BestMoment, ...]:
        return self.moments.get(kind, ())

    @property
    def smuggled_worth(self) -> int:
        return sum(one.highlight.worth for one in self.of_kind("lie_passed"))

    @property
    def truths(self) -> int:
        return self.habits.bags - self.habits.lies

    @property
    def truths_opened(self) -> int:
        return self.habits.opened - self.habits.caught

    @property
    def opened_in_vain(self) -> int:
        """At the gate, of others' bags."""
        return self.habits.gate_opened - self.habits.gate_caught


def _deeds(who: str, games: Sequence[GameFacts]) -> Deeds:
    seats = {number: game.who.index(who) for number, game in enumerate(games) if who in game.who}
    habits = added(games[number].habits[seat] for number, seat in seats.items())
    dearest = max(games[number].bribes[seat] for number, seat in seats.items())
    moments = {
        kind: tuple(one for one in _moments(games, kind) if one.highlight.seat == seats.get(one.game))
        for kind in MOMENT_KINDS
    }
    return Deeds(who, habits, dearest, moments)


def _moments(games: Sequence[GameFacts], kind: HighlightKind) -> Iterator[BestMoment]:
    return chain.from_iterable(
        (BestMoment(number, one) for one in game.moments if one.kind == kind) for number, game in enumerate(games)
    )


def _best(moments: Iterable[BestMoment]) -> BestMoment | None:
    return max(moments, key=lambda one: one.highlight.worth, default=None)


# --- who earned what ---------------------------------------------------------------------------------------------


class AwardRule(NamedTuple):
    """How an award is earned."""

    kind: AwardKind
    is_earned: Callable[[Deeds], bool]
    """The threshold."""
    measure: Callable[[Deeds], tuple[int, int]]
    """The player with most of it; of equal ones, the one with most of the second."""
    figures: Callable[[Deeds], tuple[int, int, int]]
    """How often, out of how many, worth how much."""
    shown_by: HighlightKind | None = None


RULES: tuple[AwardRule, ...] = (
    AwardRule(
        "smuggler",
        lambda one: len(one.of_kind("lie_passed")) >= 3 and one.smuggled_worth >= 20,
        lambda one: (one.smuggled_worth, len(one.of_kind("lie_passed"))),
        lambda one: (len(one.of_kind("lie_passed")), 0, one.smuggled_worth),
        "lie_passed",
    ),
    AwardRule(
        "never_caught",
        lambda one: one.habits.lies >= 4 and one.habits.caught == 0,
        lambda one: (one.habits.lies, -one.habits.bags),
        lambda one: (one.habits.lies, one.habits.bags, 0),
    ),
    AwardRule(
        "disbelieved",
        lambda one: one.truths_opened >= 3 and 2 * one.truths_opened >= one.truths,
        lambda one: (one.truths_opened, -one.truths),
        lambda one: (one.truths_opened, one.truths, 0),
        "opened_in_vain",
    ),
    AwardRule(
        "honest_purse",
        lambda one: one.habits.bags >= 6 and one.habits.lies == 0,
        lambda one: (one.habits.bags, 0),
        lambda one: (one.habits.bags, 0, 0),
    ),
    AwardRule(
        "dearest_bribe",
        lambda one: one.dearest >= 15,
        lambda one: (one.dearest, 0),
        lambda one: (1, 0, one.dearest),
        "dearest_bribe",
    ),
    AwardRule(
        "gate_for_sale",
        lambda one: one.habits.gate_paid >= 4 and one.habits.gate_gold >= 25,
        lambda one: (one.habits.gate_gold, one.habits.gate_paid),
        lambda one: (one.habits.gate_paid, 0, one.habits.gate_gold),
    ),
    AwardRule(
        "sharp_nose",
        lambda one: one.habits.gate_caught >= 3 and 4 * one.habits.gate_caught >= 3 * one.habits.gate_opened,
        lambda one: (one.habits.gate_caught, -one.habits.gate_opened),
        lambda one: (one.habits.gate_caught, one.habits.gate_opened, 0),
    ),
    AwardRule(
        "heavy_hand",
        lambda one: one.opened_in_vain >= 3 and one.opened_in_vain > one.habits.gate_caught,
        lambda one: (one.opened_in_vain, -one.habits.gate_caught),
        lambda one: (one.opened_in_vain, one.habits.gate_opened, 0),
    ),
    AwardRule(
        "red_handed",
        lambda one: one.habits.caught >= 3 and 2 * one.habits.caught > one.habits.lies,
        lambda one: (one.habits.caught, -one.habits.lies),
        lambda one: (one.habits.caught, one.habits.lies, 0),
        "lie_caught",
    ),
    AwardRule(
        "kept_word",
        lambda one: one.habits.kept >= 2 and one.habits.broken == 0,
        lambda one: (one.habits.kept, 0),
        lambda one: (one.habits.kept, 0, 0),
    ),
    AwardRule(
        "broken_word",
        lambda one: one.habits.broken >= 2,
        lambda one: (one.habits.broken, -one.habits.kept),
        lambda one: (one.habits.broken, one.habits.promises, 0),
        "promise_broken",
    ),
)


def _award_for(rule: AwardRule, deeds: Sequence[Deeds]) -> Award | None:
    earned = [one for one in deeds if rule.is_earned(one)]
    most = max(map(rule.measure, earned), default=None)
    first = [one for one in earned if rule.measure(one) == most]
    if not first or len(first) > SHARED_MOST:
        return None
    moment = _best(chain.from_iterable(one.of_kind(rule.shown_by) for one in first)) if rule.shown_by else None
    count, of, worth = rule.figures(first[0])
    return Award(rule.kind, tuple(one.who for one in first), count, of, worth, moment)
