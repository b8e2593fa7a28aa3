"""The report: what one run of the benchmark showed, or several together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple

import msgspec

from nottingham.bots.guest import Answers
from nottingham.research.benchmark.comparisons import (
    MARGIN_STEPS,
    RUN,
    WIN_STEPS,
    Ahead,
    ByDeal,
    Power,
    RankRange,
    ahead,
    power,
    ranks,
)
from nottingham.research.benchmark.measures import DealtSeating, Figures, RunGame, figures_of
from nottingham.research.benchmark.play import Outcome, Seating
from nottingham.research.benchmark.protocol import AMONG_THEMSELVES, FIELDS, REFERENCE
from nottingham.research.benchmark.results import Heading
from nottingham.research.benchmark.watcher import BINS, Scene

SCENES = 2
"""How many bluffs of each kind are told of an entrant."""


class Bluffing(msgspec.Struct, frozen=True):
    """A scene, and where to find the game it is from."""

    entrant: str
    match: str
    """The record, within the folder of records."""
    field: str
    scene: Scene


class Reliability(msgspec.Struct, frozen=True):
    """Beliefs stated between two chances, and how many of those bags lied."""

    low: float
    high: float
    bags: int
    stated: float | None
    """On average; None where nothing was."""
    lied: float | None


class EntrantReport(msgspec.Struct, frozen=True):
    """All that was measured of one entrant."""

    name: str
    fingerprint: str
    """Of the bot's code, or of the model's settings."""
    is_ranked: bool
    """An entrant that has not played every field is not, nor a model whose decisions there were mostly a stand-in's."""
    is_late: bool
    """Whether it entered when the deals were known."""
    rank: RankRange | None
    games: int
    given_up: int
    """Games that a stand-in mostly played: they count as last places."""
    ahead: Ahead | None
    """Of the reference player, over common deals: what can be compared between runs."""
    overall: Figures
    """The mean of the fields of the protocol."""
    fields: dict[str, Figures]
    among_themselves: Figures | None
    reliability: tuple[Reliability, ...]
    best: tuple[Bluffing, ...]
    worst: tuple[Bluffing, ...]


class Comparison(msgspec.Struct, frozen=True):
    """Two who played common deals."""

    one: str
    other: str
    ahead: Ahead


class BenchmarkReport(msgspec.Struct, frozen=True):
    """What one run showed, or several together."""

    runs: tuple[Heading, ...]
    deals: int
    games: int
    commands: tuple[str, ...]
    reference: str
    entrants: tuple[EntrantReport, ...]
    """The best first; those that are not ranked last."""
    comparisons: tuple[Comparison, ...]
    win_power: tuple[Power, ...]
    margin_power: tuple[Power, ...]


class Run(NamedTuple):
    """The games of one run."""

    heading: Heading
    outcomes: Sequence[Outcome]
    deals: int
    command: str
    records: str = ""
    """The folder within that of all records in which those of this run lie."""


def benchmark_report(runs: Sequence[Run]) -> BenchmarkReport:
    games = _games(runs)
    own = _by_entrant(games)
    wins = {name: over_deals(seen, lambda one: one.share) for name, seen in own.items()}
    margins = {name: over_deals(seen, lambda one: one.margin) for name, seen in own.items()}
    ranked = {name for name, seen in own.items() if _is_ranked(seen)}
    leads = {name: _lead(wins[name], wins.get(REFERENCE)) for name in sorted(ranked)}
    margin_leads = [_lead(margins[name], margins.get(REFERENCE)) for name in sorted(ranked - {REFERENCE})]
    places = ranks({name: lead for name, lead in leads.items() if lead})

    def compared(one: str, other: str) -> Ahead | None:
        return ahead(wins[one], margins[one], wins.get(other, {}), margins.get(other, {}))

    reports = [
        msgspec.structs.replace(
            _entrant(name, seen, is_ranked=name in ranked),
            fingerprint=_fingerprint(name, runs),
            is_late=any(name in run.heading.late for run in runs),
            rank=places.get(name),
            ahead=compared(name, REFERENCE),
        )
        for name, seen in own.items()
    ]
    pairs = combinations(sorted(ranked), 2)
    return BenchmarkReport(
        runs=tuple(run.heading for run in runs),
        deals=len({game.deal for game in games}),
        games=len(games),
        commands=tuple(dict.fromkeys(run.command for run in runs)),
        reference=REFERENCE,
        entrants=tuple(sorted(reports, key=_order)),
        comparisons=tuple(Comparison(one, other, found) for one, other in pairs if (found := compared(one, other))),
        win_power=power([lead for name, lead in leads.items() if name != REFERENCE], WIN_STEPS),
        margin_power=power(margin_leads, MARGIN_STEPS),
    )


def _by_entrant(games: Sequence[RunGame]) -> dict[str, list[DealtSeating]]:
    """Every seating of every entrant."""
    own: dict[str, list[DealtSeating]] = {}
    for game in games:
        for seating in game.outcome.seatings:
            own.setdefault(seating.entrant, []).append(DealtSeating(game, seating))
    return own


def _games(runs: Sequence[Run]) -> list[RunGame]:
    """Every game once: runs of one seed play the same deals, and their anchors the same games."""
    commitments = dict.fromkeys(run.heading.deals.commitment for run in runs)
    first = {commitment: place * RUN for place, commitment in enumerate(commitments)}
    games: dict[tuple[int, str, tuple[str, ...]], RunGame] = {}
    for run in runs:
        for one in run.outcomes:
            if one.match.deal < run.deals:
                deal = first[run.heading.deals.commitment] + one.match.deal
                record = f"{run.records}{one.match.key}" if run.heading.deals.is_told else ""
                games.setdefault((deal, one.match.key, one.match.seats), RunGame(deal, one, record))
    return [games[key] for key in sorted(games)]


def _order(report: EntrantReport) -> tuple[bool, int, float, str]:
    margin = report.ahead.margin.value if report.ahead else 0.0
    return not report.is_ranked, report.rank.place if report.rank else 0, -margin, report.name


def _fingerprint(name: str, runs: Sequence[Run]) -> str:
    """Of what is measured under this name: a bot's code, or all that was set for a model."""
    for run in runs:
        if name in run.heading.bots:
            return run.heading.bots[name]
        if name in run.heading.settings:
            return sha256(msgspec.json.encode(run.heading.settings[name], order="sorted")).hexdigest()[:12]
    return ""


def _in_fields(seen: Iterable[DealtSeating]) -> dict[str, list[DealtSeating]]:
    fields: dict[str, list[DealtSeating]] = {}
    for one in seen:
        fields.setdefault(one.field, []).append(one)
    return fields


def over_deals(seen: Iterable[DealtSeating], number: Callable[[Seating], float]) -> ByDeal:
    """The mean of the fields over each deal, where all of them were played."""
    by_deal: dict[int, dict[str, list[float]]] = {}
    for one in seen:
        if one.field != AMONG_THEMSELVES:
            by_deal.setdefault(one.deal, {}).setdefault(one.field, []).append(number(one.seating))
    return {
        deal: sum(sum(values) / len(values) for values in fields.values()) / len(fields)
        for deal, fields in sorted(by_deal.items())
        if len(fields) == len(FIELDS)
    }


def _lead(own: ByDeal, reference: ByDeal | None) -> ByDeal:
    """How far somebody is ahead of the reference over each deal; where that did not play, of nobody."""
    if reference is None:
        return own
    return {deal: value - reference[deal] for deal, value in own.items() if deal in reference}


def _is_ranked(seen: Sequence[DealtSeating]) -> bool:
    fields = _in_fields(seen)
    measured = [one.seating for name, field in fields.items() if name != AMONG_THEMSELVES for one in field]
    answers = sum((seating.answers for seating in measured if seating.answers), Answers())
    return answers.is_scored and fields.keys() >= {field.name for field in FIELDS}


def _entrant(name: str, seen: Sequence[DealtSeating], *, is_ranked: bool) -> EntrantReport:
    fields = _in_fields(seen)
    among = fields.pop(AMONG_THEMSELVES, None)
    scenes = [
        Bluffing(name, one.game.record, one.field, scene)
        for one in seen
        for scene in one.seating.scenes
        if one.game.record
    ]
    return EntrantReport(
        name=name,
        fingerprint="",
        is_ranked=is_ranked,
        is_late=False,
        rank=None,
        games=len(seen),
        given_up=sum(not one.seating.is_own for one in seen),
        ahead=None,
        overall=figures_of(*fields.values()),
        fields={field: figures_of(seated) for field, seated in fields.items()},
        among_themselves=figures_of(among) if among else None,
        reliability=_reliability(one.seating for field in fields.values() for one in field),
        best=_most(scene for scene in scenes if not scene.scene.is_caught),
        worst=_most(scene for scene in scenes if scene.scene.is_caught),
    )


def _reliability(seatings: Iterable[Seating]) -> tuple[Reliability, ...]:
    """What was stated, sorted from low to high, against what was true; nothing for who stated nothing."""
    tables = [one.counts.stated for one in seatings if one.is_own and one.counts.stated]
    found: list[Reliability] = []
    for part in range(BINS if tables else 0):
        bags, stated, lies = (sum(table[part][column] for table in tables) for column in range(3))
        shares = (stated / bags, lies / bags) if bags else (None, None)
        found.append(Reliability(part / BINS, (part + 1) / BINS, round(bags), *shares))
    return tuple(found)


def _most(scenes: Iterable[Bluffing]) -> tuple[Bluffing, ...]:
    return tuple(sorted(scenes, key=lambda one: (-one.scene.worth, one.match))[:SCENES])
