"""A game of a tournament that was played: what is kept of it, and how it is played."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from nottingham.bots.guest import Answers
from nottingham.bots.registry import admit
from nottingham.bots.simulate import BadBot, GameResult, play_game
from nottingham.research.arena.schedule import Contest, ScheduleItem
from nottingham.rules.engine.scoring import Score
from nottingham.story.habits import HabitCounts, Tally

PARTS = ("gold", "legal", "contraband", "royal", "crowns", "extras")
"""Where points come from."""


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """The result of a game, by seat."""

    item: ScheduleItem
    places: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    habits: tuple[HabitCounts, ...]
    """Counted at mixed tables only: elsewhere the company is not the population's."""
    answers: tuple[Answers | None, ...] = ()
    """Whose decisions a guest's were; empty where there is none."""

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, self.parts))

    def is_scored(self, seat: int) -> bool:
        """Whether the seat's result is that of who sat there, and not mostly a stand-in's."""
        answers = self.answers[seat] if self.answers else None
        return answers is None or answers.is_scored

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def margin(self, seat: int) -> float:
        """The seat's points less the mean of the others'; at one table margins add up to nothing."""
        totals = self.totals
        return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


class IllegalMove(RuntimeError):
    """A bot did what the rules forbid; says in which game, so that it can be played again."""


def play_batch(contest: Contest, batch: tuple[ScheduleItem, ...]) -> tuple[PlayedGame, ...]:
    """What a worker does; it depends on nothing but what it is given."""
    return tuple(play_item(contest, item) for item in batch)


def play_item(contest: Contest, item: ScheduleItem, told: Callable[[GameResult], None] | None = None) -> PlayedGame:
    """Plays one game; `told` hears all of it, before most of it is let go."""
    ruleset = contest.ruleset
    for name in item.seats:
        admit(name)  # a worker is a process of its own, and has yet to load what comes from outside
    tally = Tally(ruleset) if item.kind == "mixed" else None
    try:
        result = play_game(ruleset, item.seats, item.seed, watch=tally)
    except BadBot as error:
        raise IllegalMove(f"{error} (seed {item.seed}, seats {','.join(item.seats)})") from None
    if told:
        told(result)
    places = tuple(score.place for score in result.scores)
    return PlayedGame(item, places, tuple(map(parts_of, result.scores)), tally.habits if tally else (), result.answers)


def parts_of(score: Score) -> tuple[int, ...]:
    """Where a score's points come from, in the order of PARTS."""
    crowns = sum(crown.points for crown in score.crowns)
    return score.gold, score.legal, score.contraband, score.royal, crowns, sum(score.extras.values())
