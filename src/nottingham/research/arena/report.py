"""The report of a tournament: what was won, by how much and how, never one number alone.

It depends on the games, not on the order in which they were played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.metadata import version
from itertools import combinations
from statistics import fmean, pstdev

import msgspec

from nottingham.bots.guest import Answers
from nottingham.research.arena.estimates import Estimate, Sample, paired
from nottingham.research.arena.habit_figures import figures
from nottingham.research.arena.played import PARTS, PlayedGame
from nottingham.research.arena.ratings import Rating, ratings
from nottingham.research.arena.schedule import Contest, LineUp, TournamentPlan
from nottingham.rules.engine.ruleset import LAW
from nottingham.story.habits import added

FORMAT = "nottingham tournament report 2"
BIN = 10
"""Points to a bar in the distribution of scores."""


class Standing(msgspec.Struct, frozen=True):
    """How somebody did: share of victories, margin over the mean of the others, and points."""

    games: int
    """Seats played; a bot that has two seats of a table counts twice."""
    win: Estimate
    margin: Estimate
    points: Estimate


class BotReport(msgspec.Struct, frozen=True):
    """One bot at mixed tables."""

    name: str
    standing: Standing
    rating: Rating
    spread: float
    """The standard deviation of its points."""
    parts: dict[str, float]
    """Where its points come from, on average."""
    scores: dict[int, int]
    """How often it had so many points, or up to nine more."""
    habits: dict[str, Estimate | None]
    counts: dict[str, int]
    """What the habits were reckoned from."""
    answers: Answers | None = None
    """Whose decisions they were, if somebody elsewhere was asked."""


class Paired(msgspec.Struct, frozen=True):
    """How much better one bot did than another at mixed tables, over the deals that both played."""

    one: str
    other: str
    win: Estimate
    margin: Estimate


class Unranked(msgspec.Struct, frozen=True):
    """A guest most of whose decisions were a stand-in's: what it would be scored for is not its own."""

    name: str
    answers: Answers


class Cell(msgspec.Struct, frozen=True):
    """One of a bot against a table full of another. The others' mean margin is its opposite."""

    one: str
    many: str
    standing: Standing


class HeldOut(msgspec.Struct, frozen=True):
    """A table that somebody named: a standing for each place of the line-up."""

    line_up: LineUp
    standings: tuple[Standing, ...]


class ContestReport(msgspec.Struct, frozen=True):
    """All that a contest showed."""

    contest: Contest
    games: int
    deals: int
    paid_bags: float | None
    """The share of bags, at mixed tables, that passed with a paid bargain."""
    bots: tuple[BotReport, ...]
    """The best first."""
    matrix: tuple[Cell, ...]
    held_out: tuple[HeldOut, ...]
    unranked: tuple[Unranked, ...] = ()
    paired: tuple[Paired, ...] = ()
    """Of every two bots, the better one first."""

    def behind(self, name: str) -> Estimate | None:
        """By what share of victories the best bot is ahead of this one; None for the best itself."""
        best = self.bots[0].name
        return next((pair.win for pair in self.paired if (pair.one, pair.other) == (best, name)), None)

    def cell(self, one: str, many: str) -> Cell | None:
        return next((cell for cell in self.matrix if (cell.one, cell.many) == (one, many)), None)


class TournamentReport(msgspec.Struct, frozen=True):
    """What a tournament showed, to be printed, drawn, or kept."""

    seed: int
    deals: int
    games: int
    contests: tuple[ContestReport, ...]
    format: str = FORMAT
    law: int = LAW
    version: str = version("nottingham")


def report(plan: TournamentPlan, deals: int, played: Iterable[PlayedGame]) -> TournamentReport:
    """The report of so many deals; what is not played yet is left out, as are deals beyond."""
    games = sorted((game for game in played if game.item.deal < deals), key=lambda game: game.item)
    contests = [
        _contest(contest, [game for game in games if game.item.contest == number])
        for number, contest in enumerate(plan.contests)
    ]
    return TournamentReport(plan.seed, deals, len(games), tuple(contest for contest in contests if contest.games))


def _contest(contest: Contest, games: Sequence[PlayedGame]) -> ContestReport:
    mixed = [game for game in games if game.item.kind == "mixed"]
    rated = ratings(contest.bots, mixed)
    answers = {bot: _answers(bot, mixed) for bot in contest.bots}
    unranked = tuple(Unranked(bot, own) for bot, own in answers.items() if own and not own.is_scored)
    dead = {one.name for one in unranked}
    there = [bot for bot in contest.bots if bot not in dead and any(bot in game.item.line_up for game in mixed)]
    bots = [_bot(bot, mixed, rated[bot], answers[bot]) for bot in there]
    ranked = tuple(sorted(bots, key=lambda bot: (-bot.standing.win.value, bot.name)))
    return ContestReport(
        contest=contest,
        games=len(games),
        deals=len({game.item.deal for game in games}),
        paid_bags=_share_paid(bots),
        bots=ranked,
        matrix=tuple(cell for cell in _matrix(games) if not {cell.one, cell.many} & dead),
        held_out=_held_out_tables(games),
        unranked=unranked,
        paired=_pairs([bot.name for bot in ranked], mixed),
    )


def _share_paid(bots: Sequence[BotReport]) -> float | None:
    """The share of all bags whose passing was bought."""
    bags = sum(bot.counts["bags"] for bot in bots)
    return sum(bot.counts["paid"] for bot in bots) / bags if bags else None


def _pairs(names: Sequence[str], mixed: Sequence[PlayedGame]) -> tuple[Paired, ...]:
    """All pairs of bots, compared deal by deal."""
    samples = {name: _samples(_seats_of(name, mixed)) for name in names}
    found = []
    for one, other in combinations(names, 2):
        win, margin = (paired(mine, theirs) for mine, theirs in zip(samples[one], samples[other], strict=True))
        if win and margin:
            found.append(Paired(one, other, win, margin))
    return tuple(found)


def _answers(name: str, games: Sequence[PlayedGame]) -> Answers | None:
    """Whose decisions a bot's were in all games together; None if it is one of our own."""
    found = [
        own
        for game in games
        for own, bot in zip(game.answers, game.item.seats, strict=False)
        if own is not None and bot == name
    ]
    return sum(found, Answers()) if found else None


def _bot(name: str, mixed: Sequence[PlayedGame], rating: Rating, answers: Answers | None) -> BotReport:
    seats = _seats_of(name, mixed)
    totals = [game.totals[seat] for game, seat in seats]
    parts = zip(*(game.parts[seat] for game, seat in seats), strict=True)
    habits = added(game.habits[seat] for game, seat in seats)
    return BotReport(
        name=name,
        standing=_standing(seats),
        rating=rating,
        spread=pstdev(totals),
        parts=dict(zip(PARTS, map(fmean, parts), strict=True)),
        scores=_count_by_bin(totals),
        habits=figures([(game.item.deal, game.habits[seat]) for game, seat in seats]),
        counts=msgspec.structs.asdict(habits),
        answers=answers,
    )


def _seats_of(name: str, games: Sequence[PlayedGame]) -> list[tuple[PlayedGame, int]]:
    """Where a bot sat, as far as it played itself."""
    return [
        (game, seat)
        for game in games
        for seat, bot in enumerate(game.item.seats)
        if bot == name and game.is_scored(seat)
    ]


def _samples(seats: Sequence[tuple[PlayedGame, int]]) -> tuple[Sample, Sample]:
    """Shares of victories, and margins."""
    win, margin = Sample(), Sample()
    for game, seat in seats:
        win.add(game.item.deal, game.share(seat))
        margin.add(game.item.deal, game.margin(seat))
    return win, margin


def _standing(seats: Sequence[tuple[PlayedGame, int]]) -> Standing:
    (win, margin), points = _samples(seats), Sample()
    for game, seat in seats:
        points.add(game.item.deal, game.totals[seat])
    share = win.share()
    assert share is not None
    return Standing(len(seats), share, margin.estimate(), points.estimate())


def _count_by_bin(totals: Iterable[int]) -> dict[int, int]:
    bins: dict[int, int] = {}
    for total in totals:
        bins[total // BIN * BIN] = bins.get(total // BIN * BIN, 0) + 1
    return dict(sorted(bins.items()))


def _matrix(games: Sequence[PlayedGame]) -> tuple[Cell, ...]:
    """The lone bot is the first of its line-up; the rotation says where it sits."""
    cells: dict[tuple[str, str], list[tuple[PlayedGame, int]]] = {}
    for game in games:
        if game.item.kind == "matrix":
            one, many, *_ = game.item.line_up
            cells.setdefault((one, many), []).append((game, game.item.rotation))
    scored = {names: [(game, seat) for game, seat in seats if game.is_scored(seat)] for names, seats in cells.items()}
    cells = {names: seats for names, seats in scored.items() if seats}
    return tuple(Cell(one, many, _standing(seats)) for (one, many), seats in sorted(cells.items()))


def _held_out_tables(games: Sequence[PlayedGame]) -> tuple[HeldOut, ...]:
    tables: dict[LineUp, list[PlayedGame]] = {}
    for game in games:
        if game.item.kind == "held_out":
            tables.setdefault(game.item.line_up, []).append(game)
    return tuple(HeldOut(line_up, _by_place(line_up, table)) for line_up, table in tables.items())


def _by_place(line_up: LineUp, games: Sequence[PlayedGame]) -> tuple[Standing, ...]:
    seats = len(line_up)
    return tuple(_standing([(game, (place + game.item.rotation) % seats) for game in games]) for place in range(seats))
