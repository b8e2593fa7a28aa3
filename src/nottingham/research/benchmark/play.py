"""One game of the benchmark: played, measured, and written down so that the referee can judge it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from nottingham.bots.bot import Room
from nottingham.bots.guest import PREFIX, Answers
from nottingham.bots.simulate import GameResult, play_game
from nottingham.record.header import header_of
from nottingham.record.notation import Move
from nottingham.record.record import Record, write_record
from nottingham.research.arena.played import parts_of
from nottingham.research.arena.words import called
from nottingham.research.benchmark.protocol import Match, ruleset
from nottingham.research.benchmark.watcher import Counts, GameWatcher, Scene
from nottingham.story.habits import HabitCounts


class Seating(msgspec.Struct, frozen=True):
    """How one who is measured did in one game."""

    entrant: str
    seat: int
    share: float
    """Of the victory; none for a seat that its stand-in mostly played, whatever that reached."""
    margin: float
    """Points over the mean of the others; that of the last place for a seat that its stand-in mostly played."""
    parts: tuple[int, ...]
    habits: HabitCounts
    counts: Counts
    scenes: tuple[Scene, ...]
    answers: Answers | None = None
    tokens: int = 0
    seconds: float = 0.0
    calls: int = 0

    @property
    def is_own(self) -> bool:
        """Whether the entrant played it, and not mostly its stand-in."""
        return self.answers is None or self.answers.is_scored


class Outcome(msgspec.Struct, frozen=True):
    """A game that was played: what is kept of it."""

    match: Match
    seatings: tuple[Seating, ...]
    record: str


def play_match(match: Match, language: str, told: Callable[[GameResult], None] | None = None) -> Outcome:
    rules, names = ruleset(), names_of(match.seats)
    watcher = GameWatcher(rules, names, language)
    result = play_game(rules, match.seats, match.seed, watch=watcher, room=Room((), language))
    watcher.listen(result.notes)
    if told:
        told(result)
    seatings = tuple(_seating(match, seat, result, watcher) for seat in match.measured)
    return Outcome(match, seatings, _record(result, names, match))


def _seating(match: Match, seat: int, result: GameResult, watcher: GameWatcher) -> Seating:
    answers = result.answers[seat] if result.answers else None
    share, margin = _result(result, seat, is_own=answers is None or answers.is_scored)
    account = result.accounts[seat] if result.accounts else {}
    return Seating(
        entrant=match.seats[seat],
        seat=seat,
        share=share,
        margin=margin,
        parts=parts_of(result.scores[seat]),
        habits=watcher.habits[seat],
        counts=watcher.counts[seat],
        scenes=watcher.scenes(seat),
        answers=answers,
        tokens=round(_number(account, "tokens")),
        seconds=_number(account, "seconds"),
        calls=round(_number(account, "calls")),
    )


def _result(result: GameResult, seat: int, *, is_own: bool) -> tuple[float, float]:
    """The share of the victory and the margin. Who gave a game up is last in it, so that giving up never pays."""
    totals, places = list(result.totals), [score.place for score in result.scores]
    others = totals[:seat] + totals[seat + 1 :]
    own = totals[seat] if is_own else min(totals)
    share = 1 / places.count(1) if is_own and places[seat] == 1 else 0.0
    return share, own - sum(others) / len(others)


def _number(account: dict[str, object], name: str) -> float:
    """A number that a bot has to say of its play; nothing for one of our own."""
    value = account.get(name, 0)
    assert isinstance(value, int | float)
    return value


def names_of(seats: tuple[str, ...]) -> tuple[str, ...]:
    """A name for each seat that a record can hold; the second of a kind has a number."""
    seen: Counter[str] = Counter()
    names: list[str] = []
    for seat in seats:
        plain = seat.removeprefix(PREFIX) if seat.startswith(PREFIX) else called(seat)
        seen[plain] += 1
        names.append(plain if seen[plain] == 1 else f"{plain} {seen[plain]}")
    return tuple(names)


def _record(result: GameResult, names: tuple[str, ...], match: Match) -> str:
    """The game on paper; behind a move stands who made it in a model's place, and why."""
    remarks = {
        noted.at + 1: f"{noted.note.stand_in} decides: {noted.note.why.replace('_', ' ')}"
        for noted in result.notes
        if noted.note.stand_in
    }
    tags = (("benchmark", match.key),)
    header = header_of(result.ruleset, names, result.seed, scores=result.totals, tags=tags)
    moves = tuple(Move(seat, action) for seat, action in result.moves)
    return write_record(Record(header, None, moves), remarks)
