"""Names a character from the records of a few games: habits counted from what all can see, and a plain classifier."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import log
from random import Random

from nottingham import Ruleset, Step
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.deals import (
    AskOpen,
    AskRefuse,
    Offer,
    PromiseNext,
    gold_in,
    stand_goods_in,
)
from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    DealMade,
    Declared,
    MarkerPassed,
    OfferMade,
    PromiseJudged,
    PromiseMade,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.seats import Seat

GAMES = 3
EARLY = 3
"""Rounds that count as the beginning of a game."""
Tally = dict[str, float]


class Observer:
    """Counts what each seat does, from what a spectator sees."""

    def __init__(self, players: int) -> None:
        self.tallies: list[Tally] = [defaultdict(float) for _ in range(players)]
        self.round = 0
        self.deciders: tuple[Seat, ...] = ()
        self.declared: dict[Seat, tuple[str, int]] = {}
        self.offered: dict[Seat, int] = {}
        self.promises: dict[int, Seat] = {}

    def watch(self, step: Step) -> None:
        for event in step.events:
            self.see(event.as_seen_by(None))

    def see(self, event: Event) -> None:
        match event:
            case RoundStarted(round=number):
                self.round = number
                self.offered = {}
            case MarkerPassed(deciders=deciders):
                self.deciders = deciders
            case Declared(seat=seat, good=good, count=cards):
                self.declared[seat] = (good, cards)
            case OfferMade(offer=offer):
                self._offer(offer)
            case DealMade(deal=deal):
                for seat in deal.deciders:
                    self.tallies[seat]["taken"] += 1
                    self.tallies[seat]["taken_gold"] += gold_in(deal.clauses)
                    self.tallies[seat]["taken_goods"] += bool(stand_goods_in(deal.clauses))
            case BagPassed() | BagOpened():
                self._settled(event)
            case PromiseMade(promise=promise):
                self.promises[promise.number] = promise.by
            case PromiseJudged(number=number, fate=fate):
                self.tallies[self.promises[number]][fate] += 1

    def _offer(self, offer: Offer) -> None:
        tally = self.tallies[offer.proposer]
        tally["against"] += any(isinstance(clause, AskOpen | AskRefuse) for clause in offer.clauses)
        tally["promising"] += any(isinstance(clause, PromiseNext) for clause in offer.clauses)
        if offer.proposer != offer.merchant:
            tally["demands"] += 1
            tally["demands_goods"] += bool(stand_goods_in(offer.clauses))
        elif offer.passes_own_bag:
            self.offered[offer.merchant] = gold_in(offer.clauses)

    def _settled(self, event: BagPassed | BagOpened) -> None:
        seat, tally = event.seat, self.tallies[event.seat]
        good, cards = self.declared[seat]
        if isinstance(event, BagOpened):
            lied = not event.is_truthful
        else:
            lied = event.face_down > 0 or event.legal[good] != cards
        when = "early" if self.round <= EARLY else "late"
        tally["bags"] += 1
        tally[f"{when}_bags"] += 1
        tally[f"{when}_lies"] += lied
        tally["cards"] += cards
        tally["full"] += cards >= 5
        tally[f"good_{good}"] += cards * (not lied)
        tally["offers"] += seat in self.offered
        tally["gold_offered"] += self.offered.get(seat, 0)
        tally["lies_covered"] += lied and seat in self.offered
        tally["truths_covered"] += not lied and seat in self.offered
        for decider in self.deciders:
            self.tallies[decider]["gated"] += 1
            self.tallies[decider]["opened"] += isinstance(event, BagOpened)
            self.tallies[decider]["caught"] += isinstance(event, BagOpened) and lied


def features(tallies: Iterable[Tally]) -> tuple[float, ...]:
    """The habits in a few games' tallies, as rates."""
    total: Tally = defaultdict(float)
    favourite = 0.0
    for tally in tallies:
        goods = [number for name, number in tally.items() if name.startswith("good_")]
        favourite += max(goods, default=0.0) / max(1.0, sum(goods)) / GAMES
        for name, number in tally.items():
            total[name] += number
    lies = total["early_lies"] + total["late_lies"]

    def rate(name: str, among: float, usual: float) -> float:
        return (total[name] + usual) / (among + 1)

    return (
        rate("early_lies", total["early_bags"], 0.4),
        rate("late_lies", total["late_bags"], 0.4),
        rate("cards", total["bags"], 4),
        rate("full", total["bags"], 0.4),
        rate("lies_covered", lies, 0.4),
        rate("truths_covered", total["bags"] - lies, 0.1),
        rate("gold_offered", total["offers"], 4),
        rate("against", total["bags"], 0.1),
        rate("promising", total["bags"], 0.1),
        rate("broken", total["kept"] + total["broken"], 0.3),
        rate("demands", total["gated"], 0.3),
        rate("demands_goods", total["demands"], 0.5),
        rate("opened", total["gated"], 0.25),
        rate("caught", total["opened"], 0.5),
        rate("taken", total["gated"], 0.2),
        rate("taken_gold", total["taken"], 5),
        rate("taken_goods", total["taken"], 0.1),
        favourite,
    )


class Recogniser:
    """Gaussian naive Bayes: for each name the mean and spread of each habit."""

    def __init__(self, samples: Iterable[tuple[str, tuple[float, ...]]]) -> None:
        by_name: dict[str, list[tuple[float, ...]]] = defaultdict(list)
        for name, sample in samples:
            by_name[name].append(sample)
        self.shapes = {name: [_shape(column) for column in zip(*rows, strict=True)] for name, rows in by_name.items()}

    def name(self, sample: tuple[float, ...]) -> str:
        return max(self.shapes, key=lambda name: self._fit(name, sample))

    def _fit(self, name: str, sample: tuple[float, ...]) -> float:
        fits = zip(sample, self.shapes[name], strict=True)
        return -sum(((value - mean) ** 2) / spread + log(spread) for value, (mean, spread) in fits)


def _shape(column: tuple[float, ...]) -> tuple[float, float]:
    """Mean and variance, the latter never so small that one odd game decides."""
    mean = sum(column) / len(column)
    return mean, sum((value - mean) ** 2 for value in column) / len(column) + 0.003 * (1 + mean * mean)


def games_of(ruleset: Ruleset, names: tuple[str, ...], games: int, seed: int) -> Iterator[tuple[str, Tally]]:
    """What each did in games at mixed tables."""
    rng = Random(seed)
    for game in range(games):
        table = tuple(rng.sample(names, ruleset.players))
        observer = Observer(ruleset.players)
        play_game(ruleset, table, seed * 100_000 + game, watch=observer.watch)
        yield from zip(table, observer.tallies, strict=True)


def samples_of(ruleset: Ruleset, names: tuple[str, ...], games: int, seed: int) -> list[tuple[str, tuple[float, ...]]]:
    """Three games of somebody at a time; what is left over is not used."""
    waiting: dict[str, list[Tally]] = defaultdict(list)
    samples = []
    for name, tally in games_of(ruleset, names, games, seed):
        waiting[name].append(tally)
        if len(waiting[name]) == GAMES:
            samples.append((name, features(waiting.pop(name))))
    return samples


def recognised(training: list[tuple[str, tuple[float, ...]]], held_out: list[tuple[str, tuple[float, ...]]]) -> float:
    """The share of held-out samples that are named rightly."""
    recogniser = Recogniser(training)
    return sum(recogniser.name(sample) == name for name, sample in held_out) / len(held_out)
