"""The measures: what the benchmark says of each entrant, every number with its standard error over the deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from nottingham.arena.estimates import Estimate, Sample
from nottingham.arena.played import PARTS
from nottingham.benchmark.play import Outcome, Seating
from nottingham.benchmark.protocol import AMONG_THEMSELVES, FIELDS
from nottingham.benchmark.results import Heading
from nottingham.benchmark.watcher import Scene
from nottingham.bots.guest import Answers

Ratio = Callable[[Seating], tuple[float, float]]
"""A part and the whole it is of; summed over games before they are divided."""


class Measure(NamedTuple):
    """One number: what it is called, what it is, how it is told, and how it is reckoned from a game."""

    title: str
    about: str
    unit: str
    """%, points, gold, or nothing for plain numbers."""
    rate: Ratio
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
    "lies": Measure("lies", "bags that are not what is declared", "%", lambda one: (one.habits.lies, one.habits.bags)),
    "smuggles": Measure("smuggles", "bags with contraband", "%", lambda one: (one.habits.smuggled, one.habits.bags)),
    "caught": Measure("is caught", "of its lies", "%", lambda one: (one.habits.caught, one.habits.lies)),
    "bribes": Measure("bribes", "bags for whose passing it offers something", "%",
                      lambda one: (one.habits.bribed, one.habits.bags)),
    "takes": Measure("takes bribes", "bags at its gate that bring a paid bargain", "%",
                     lambda one: (one.habits.gate_paid, one.habits.gate_bags)),
    "price_paid": Measure("price paid", "gold for a paid bargain", "gold",
                          lambda one: (one.habits.gold, one.habits.paid_bargains)),
    "price_taken": Measure("price taken", "gold for a paid bargain at its gate", "gold",
                           lambda one: (one.habits.gate_gold, one.habits.gate_paid)),
    "promises": Measure("promises", "in a game", "", _per_game(lambda one: one.habits.promises)),
    "keeps": Measure("keeps its word", "of promises that fell due", "%",
                     lambda one: (one.habits.kept, one.habits.kept + one.habits.broken)),
    "inspects": Measure("inspects", "bags at its gate", "%",
                        lambda one: (one.habits.gate_opened, one.habits.gate_bags)),
    "right": Measure("is right", "of the bags it opens", "%",
                     lambda one: (one.habits.gate_caught, one.habits.gate_opened)),
    "by_odds": Measure("by the odds", "unbought bags settled as the Steward's belief says", "%",
                       lambda one: (one.counts.by_odds, one.counts.free_bags)),
    "regret": Measure("regret", "points given away on each of them, by that belief", "points",
                      lambda one: (one.counts.regret, one.counts.free_bags)),
    "statements": Measure("statements", "about its bag in free talk, in a game", "",
                          _per_game(lambda one: one.counts.statements)),
    "true_talk": Measure("true talk", "of those statements", "%",
                         lambda one: (one.counts.true_statements, one.counts.statements)),
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
    field: str
    scene: Scene


class EntrantReport(msgspec.Struct, frozen=True):
    """All that was measured of one entrant."""

    name: str
    is_ranked: bool
    """Who has not played every field is not, nor a model whose decisions there were mostly a stand-in's."""
    games: int
    given_up: int
    """Games that a stand-in mostly played: they count as last places."""
    overall: Figures
    """The mean of the fields of the protocol."""
    fields: dict[str, Figures]
    among_themselves: Figures | None
    best: tuple[Bluffing, ...]
    worst: tuple[Bluffing, ...]


class BenchmarkReport(msgspec.Struct, frozen=True):
    """What a run showed."""

    heading: Heading
    deals: int
    games: int
    command: str
    entrants: tuple[EntrantReport, ...]
    """The best first; those that are not ranked last."""


def benchmark_report(heading: Heading, outcomes: Iterable[Outcome], deals: int, command: str) -> BenchmarkReport:
    games = sorted((one for one in outcomes if one.match.deal < deals), key=lambda one: one.match)
    reports = [_entrant(name, games) for name in heading.entrants]
    return BenchmarkReport(
        heading, deals, len(games), command, tuple(sorted((one for one in reports if one.games), key=_rank))
    )


def _rank(report: EntrantReport) -> tuple[bool, float, float, str]:
    win, margin = report.overall["win"], report.overall["margin"]
    return not report.is_ranked, -(win.value if win else 0.0), -(margin.value if margin else 0.0), report.name


DealtSeating = tuple[int, Seating]
"""A deal, and how an entrant did in a game over it."""


def _entrant(name: str, games: Sequence[Outcome]) -> EntrantReport:
    own = [(game, seating) for game in games for seating in game.seatings if seating.entrant == name]
    fields: dict[str, list[DealtSeating]] = {}
    for game, seating in own:
        fields.setdefault(game.match.field, []).append((game.match.deal, seating))
    among = fields.pop(AMONG_THEMSELVES, None)
    measured = [seating for field in fields.values() for _, seating in field]
    answers = sum((seating.answers for seating in measured if seating.answers), Answers())
    scenes = [
        Bluffing(name, game.match.key, game.match.field, scene) for game, seating in own for scene in seating.scenes
    ]
    return EntrantReport(
        name=name,
        is_ranked=answers.is_scored and fields.keys() >= {field.name for field in FIELDS},
        games=len(own),
        given_up=sum(not seating.is_own for _, seating in own),
        overall=figures_of(*fields.values()),
        fields={field: figures_of(seated) for field, seated in fields.items()},
        among_themselves=figures_of(among) if among else None,
        best=_most(scene for scene in scenes if not scene.scene.is_caught),
        worst=_most(scene for scene in scenes if scene.scene.is_caught),
    )


def figures_of(*fields: Sequence[DealtSeating]) -> Figures:
    """Every measure over these fields, each of which weighs the same."""
    return {name: _figure(measure, fields) for name, measure in MEASURES.items()}


def _figure(measure: Measure, fields: Iterable[Sequence[DealtSeating]]) -> Estimate | None:
    sample = Sample()
    for field in fields:
        rates = [(deal, *measure.rate(one)) for deal, one in field if one.is_own or measure.of_failures]
        weight = sum(whole for _, _, whole in rates)
        for deal, part, whole in rates if weight else ():
            sample.add(deal, part / weight, whole / weight)
    return sample.share() if measure.unit == "%" else sample.mean()


SCENES = 2
"""How many bluffs of each kind are told of an entrant."""


def _most(scenes: Iterable[Bluffing]) -> tuple[Bluffing, ...]:
    return tuple(sorted(scenes, key=lambda one: (-one.scene.worth, one.match))[:SCENES])
