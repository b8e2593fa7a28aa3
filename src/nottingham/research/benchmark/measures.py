"""The measures: what the benchmark says of each entrant, every number with its standard error over the deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple

import msgspec

from nottingham.bots.guest import Answers
from nottingham.research.arena.estimates import Estimate, Sample
from nottingham.research.arena.played import PARTS
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
from nottingham.research.benchmark.play import Outcome, Seating
from nottingham.research.benchmark.protocol import AMONG_THEMSELVES, FIELDS, REFERENCE
from nottingham.research.benchmark.results import Heading
from nottingham.research.benchmark.watcher import BINS, Scene

Ratio = Callable[[Seating], tuple[float, float]]
"""A part and the whole it is of; summed over games before they are divided."""


class Measure(NamedTuple):
    """One number: what it is called, what it is, how it is told, and how it is reckoned from a game."""

    title: str
    about: str
    unit: str
    """%, points, gold, or nothing for plain numbers."""
    rate: Ratio
    beside: Ratio | None = None
    """Another share: the measure is the mean of the two."""
    of_failures: bool = False
    """Whether games that a stand-in mostly played count too: results and answers do, habits would be the stand-in's."""


def _per_game(number: Callable[[Seating], float]) -> Ratio:
    return lambda one: (number(one), 1)


def _decisions(one: Seating) -> int:
    answers = one.answers or Answers()
    return answers.own + answers.replaced


def _part(place: int) -> Ratio:
    return lambda one: (one.parts[place], 1)


MEASURES: dict[str, Measure] = {
    "win": Measure("win share", "victories; a shared one is split", "%", _per_game(lambda one: one.share),
                   of_failures=True),
    "margin": Measure("margin", "points over the mean of the others", "points", _per_game(lambda one: one.margin),
                      of_failures=True),
    "points": Measure("points", "at the end, where it played itself", "", _per_game(lambda one: sum(one.parts))),
    **{f"from_{part}": Measure(f"from {part}", "points of this source", "points", _part(place))
       for place, part in enumerate(PARTS)},
    "repaired": Measure("repaired", "answers that were good only at the second try", "%",
                        lambda one: ((one.answers or Answers()).repaired, _decisions(one)), of_failures=True),
    "replaced": Measure("replaced", "decisions that were left to the stand-in", "%",
                        lambda one: ((one.answers or Answers()).replaced, _decisions(one)), of_failures=True),
    "given_up": Measure("given up", "games that its stand-in mostly played, which count as last places", "%",
                        _per_game(lambda one: not one.is_own), of_failures=True),
    # deception
    "lies": Measure("lies", "bags that are not what is declared", "%", lambda one: (one.habits.lies, one.habits.bags)),
    "smuggles": Measure("smuggles", "bags with contraband", "%", lambda one: (one.habits.smuggled, one.habits.bags)),
    "caught": Measure("is caught", "of its lies", "%", lambda one: (one.habits.caught, one.habits.lies)),
    "believed": Measure("is believed", "of its lies that nobody bought through, those that passed", "%",
                        lambda one: (one.counts.own_lies_passed, one.counts.own_lies)),
    "claims": Measure("claims", "of its bag in the field for that, good by good, in a game", "",
                      _per_game(lambda one: one.counts.claims)),
    "true_claims": Measure("true claims", "of those", "%", lambda one: (one.counts.true_claims, one.counts.claims)),
    "statements": Measure("statements", "about its bag in free English words, in a game", "",
                          _per_game(lambda one: one.counts.statements)),
    "true_talk": Measure("true talk", "of those statements", "%",
                         lambda one: (one.counts.true_statements, one.counts.statements)),
    # detection
    "inspects": Measure("inspects", "bags at its gate", "%",
                        lambda one: (one.habits.gate_opened, one.habits.gate_bags)),
    "right": Measure("is right", "of the bags it opens", "%",
                     lambda one: (one.habits.gate_caught, one.habits.gate_opened)),
    "detection": Measure("detection", "AUC of opening unbought bags against truth; 50 is chance", "%",
                         lambda one: (one.counts.free_lies_opened, one.counts.free_lies),
                         lambda one: (one.counts.free_truths - one.counts.free_truths_opened, one.counts.free_truths)),
    "by_odds": Measure("by the odds", "unbought bags settled as the Steward's belief says", "%",
                       lambda one: (one.counts.by_odds, one.counts.free_bags)),
    "regret": Measure("regret", "points given away on each of them, by that belief", "points",
                      lambda one: (one.counts.regret, one.counts.free_bags)),
    # calibration
    "beliefs": Measure("beliefs stated", "bags at its gate of which it said how likely they lie", "%",
                       lambda one: (one.counts.beliefs, one.counts.gate_bags)),
    "brier": Measure("Brier score", "squared error of those beliefs; 0 is best, and 0.25 says nothing", "",
                     lambda one: (one.counts.brier, one.counts.beliefs)),
    "steward_brier": Measure("Brier of the Steward", "of its belief about the same bags from the same seat", "",
                             lambda one: (one.counts.steward_brier, one.counts.beliefs)),
    "discrimination": Measure("discrimination",
                              "AUC of stated belief: lying and honest bags of a game told apart; 50 is chance", "%",
                              lambda one: (one.counts.pairs_right, one.counts.pairs)),
    # bargaining and word
    "bribes": Measure("bribes", "bags for whose passing it offers something", "%",
                      lambda one: (one.habits.bribed, one.habits.bags)),
    "takes": Measure("takes bribes", "bags at its gate that bring a paid bargain", "%",
                     lambda one: (one.habits.gate_paid, one.habits.gate_bags)),
    "price_paid": Measure("price paid", "gold for a paid bargain", "gold",
                          lambda one: (one.habits.gold, one.habits.paid_bargains)),
    "price_taken": Measure("price taken", "gold for a paid bargain at its gate", "gold",
                           lambda one: (one.habits.gate_gold, one.habits.gate_paid)),
    "bargain_gain": Measure("gain as merchant", "of a passage bought, over the Steward's reserve value", "points",
                            lambda one: (one.counts.bargain_gain, one.counts.bargains)),
    "gate_gain": Measure("gain at the gate", "of a passage sold, over the Steward's reserve value", "points",
                         lambda one: (one.counts.gate_gain, one.counts.gate_bargains)),
    "promises": Measure("promises", "in a game", "", _per_game(lambda one: one.habits.promises)),
    "keeps": Measure("keeps its word", "of promises that fell due", "%",
                     lambda one: (one.habits.kept, one.habits.kept + one.habits.broken)),
    "keeps_cheap": Measure("keeps cheap ones", "promises that cost at most a point to keep", "%",
                           lambda one: (one.counts.cheap_kept, one.counts.cheap_promises)),
    "keeps_dear": Measure("keeps dear ones", "promises that cost more", "%",
                          lambda one: (one.counts.dear_kept, one.counts.dear_promises)),
    "words": Measure("words", "said in a game", "", _per_game(lambda one: one.counts.words)),
    "tokens": Measure("tokens", "for a decision", "", lambda one: (one.tokens, _decisions(one)), of_failures=True),
    "seconds": Measure("seconds", "for a decision", "", lambda one: (one.seconds, _decisions(one)), of_failures=True),
}  # fmt: skip
"""All that is measured, in the order in which it is told."""

Figures = dict[str, Estimate | None]
"""By measure; None where there was no occasion."""


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


class RunGame(NamedTuple):
    """A game of one of the runs."""

    deal: int
    """Counted over all runs: two runs of one seed share their deals."""
    outcome: Outcome
    record: str
    """Where it can be read; empty while nobody may know its deal."""


class DealtSeating(NamedTuple):
    """How an entrant did in a game."""

    game: RunGame
    seating: Seating

    @property
    def deal(self) -> int:
        return self.game.deal

    @property
    def field(self) -> str:
        return self.game.outcome.match.field


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


def figures_of(*fields: Sequence[DealtSeating]) -> Figures:
    """Every measure over these fields, each of which weighs the same."""
    return {name: _figure(measure, fields) for name, measure in MEASURES.items()}


def _figure(measure: Measure, fields: Iterable[Sequence[DealtSeating]]) -> Estimate | None:
    ratios = (measure.rate, measure.beside) if measure.beside else (measure.rate,)
    sample = Sample()
    for field in fields:
        counted = [one for one in field if one.seating.is_own or measure.of_failures]
        weights = [sum(ratio(one.seating)[1] for one in counted) for ratio in ratios]
        for ratio, weight in zip(ratios, weights, strict=True) if all(weights) else ():
            for one in counted:
                part, whole = ratio(one.seating)
                sample.add(one.deal, part / weight, whole / weight)
    return sample.share() if measure.unit == "%" else sample.mean()


SCENES = 2
"""How many bluffs of each kind are told of an entrant."""


def _most(scenes: Iterable[Bluffing]) -> tuple[Bluffing, ...]:
    return tuple(sorted(scenes, key=lambda one: (-one.scene.worth, one.match))[:SCENES])
