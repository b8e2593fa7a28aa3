"""A data set of games between bots: what happened, who saw what of it, and what was true, as rows of five tables.

A piece is some games in order; everything in it follows from the seed, its number and its size, so that anybody can
make it again. Each game's company is drawn from the cast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from nottingham.bots.simulate import GameResult, play_game
from nottingham.record.codec import to_json
from nottingham.record.header import header_of
from nottingham.record.notation import Move
from nottingham.record.record import Record, write_record
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import GIFTS, AskPass, gold_in
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step
from nottingham.story.reader import is_lie

CAST = (
    *("random", "honest", "mixer", "liar", "bulk_smuggler", "steward_easy", "steward_normal", "steward_hard"),
    *("tuck", "will", "marian", "john", "much", "guy", "prince_john"),
)
"""The bots that play unless others are named: weak and strong, honest and not."""
Row = dict[str, Any]
TABLES = ("games", "steps", "events", "bags", "deals")
"""A row for each game; each move; each event; each bag that was settled; each deal that was struck."""


class Piece(msgspec.Struct, frozen=True):
    """Some games of a data set: all that decides what is in them."""

    seed: int
    number: int
    games: int
    cast: tuple[str, ...] = CAST

    def game_seed(self, place: int) -> int:
        """The seed of one of its games."""
        return int.from_bytes(sha256(f"nottingham dataset {self.seed}/{self.number}/{place}".encode()).digest()[:8])

    def company(self, place: int, players: int) -> tuple[str, ...]:
        """Who plays it, by seat."""
        return tuple(Random(f"{self.seed}/{self.number}/{place}").choices(self.cast, k=players))


class GameRows(msgspec.Struct, frozen=True):
    """The rows of one game, by table."""

    games: list[Row]
    steps: list[Row]
    events: list[Row]
    bags: list[Row]
    deals: list[Row]


def rows_of(piece: Piece, ruleset: Ruleset) -> Iterator[GameRows]:
    """Every game of a piece, as soon as it is played."""
    for place in range(piece.games):
        name = f"{piece.number:05d}-{place:05d}"
        writer = RowWriter(name, ruleset)
        result = play_game(ruleset, piece.company(place, ruleset.players), piece.game_seed(place), watch=writer)
        yield writer.rows(result)


class RowWriter:
    """Hand it every step of a game: it writes down what happened, with and without what is secret."""

    def __init__(self, name: str, ruleset: Ruleset) -> None:
        self._name, self._ruleset = name, ruleset
        self._steps: list[Step] = []
        self._events: list[Row] = []
        self._bags: list[Row] = []
        self._deals: list[Row] = []
        self._declared: dict[Seat, tuple[str, int]] = {}
        self._bought: set[Seat] = set()

    def __call__(self, step: Step) -> None:
        before = self._steps[-1].state if self._steps else None
        for event in step.events:
            self._write_event(event, step.state)
            self._label(event, before or step.state)
        self._steps.append(step)

    def _write_event(self, event: Event, after: State) -> None:
        truth = to_json(event)
        seen = [to_json(event.as_seen_by(seat)) for seat in range(self._ruleset.players)]
        self._events.append(
            {
                "game": self._name,
                "step": len(self._steps),
                "number": len(self._events),
                "round": after.public.round,
                "event": msgspec.json.decode(truth)["event"],
                "truth": truth.decode(),
                "seen": [None if one == truth else one.decode() for one in seen],
            }
        )

    def _label(self, event: Event, before: State) -> None:
        """What was a lie, and what was agreed."""
        match event:
            case e.RoundStarted():
                self._declared.clear()
                self._bought.clear()
            case e.Declared(seat=seat, good=good, count=count):
                self._declared[seat] = (good, count)
            case e.DealMade(deal=deal):
                is_passage = AskPass(deal.merchant) in deal.clauses
                self._bought |= {deal.merchant} if is_passage else set()
                self._deals.append(
                    {
                        **self._at(before),
                        "merchant": deal.merchant,
                        "deciders": list(deal.deciders),
                        "gold": gold_in(deal.clauses),
                        "is_paid": any(isinstance(clause, GIFTS) for clause in deal.clauses),
                        "is_passage": is_passage,
                        "clauses": to_json(deal.clauses).decode(),
                    }
                )
            case e.BagPassed(seat=seat) | e.BagOpened(seat=seat):
                self._bags.append(self._bag(seat, before, is_opened=isinstance(event, e.BagOpened)))

    def _bag(self, seat: Seat, before: State, *, is_opened: bool) -> Row:
        (good, count), goods = self._declared[seat], before.bags[seat]
        return {
            **self._at(before),
            "owner": seat,
            "deciders": list(before.public.deciders),
            "declared": good,
            "count": count,
            "contents": to_json(goods).decode(),
            "is_lie": is_lie(good, goods),
            "has_contraband": any(goods[one] for one in self._ruleset.contraband),
            "is_opened": is_opened,
            "is_bought": seat in self._bought,
        }

    def _at(self, before: State) -> Row:
        return {"game": self._name, "step": len(self._steps), "round": before.public.round}

    def rows(self, result: GameResult) -> GameRows:
        header = header_of(result.ruleset, _names(result.bots), result.seed, scores=result.totals)
        record = write_record(Record(header, None, tuple(Move(seat, action) for seat, action in result.moves)))
        game = {
            "game": self._name,
            "seed": str(result.seed),
            "law": result.ruleset.law,
            "edition": result.ruleset.edition,
            "options": list(result.ruleset.options),
            "bots": list(result.bots),
            "scores": list(result.totals),
            "places": [score.place for score in result.scores],
            "record": record,
        }
        return GameRows([game], list(self._moves(result)), self._events, self._bags, self._deals)

    def _moves(self, result: GameResult) -> Iterator[Row]:
        for number, (seat, action) in enumerate(result.moves, 1):
            before = self._steps[number - 1].state.public
            yield {
                "game": self._name,
                "step": number,
                "round": before.round,
                "phase": type(before.phase).__name__.lower(),
                "seat": seat,
                "action": to_json(action).decode(),
            }


def _names(bots: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat that a record can hold."""
    return tuple(f"{bot.replace('_', ' ').capitalize()} {seat}" for seat, bot in enumerate(bots, 1))


class RowsDigest:
    """A hash of all rows in their order, which tells whether a piece was made alike."""

    def __init__(self) -> None:
        self._digest = sha256()

    def add(self, rows: GameRows) -> GameRows:
        self._digest.update(msgspec.json.encode(rows, order="deterministic"))
        return rows

    @property
    def told(self) -> str:
        return self._digest.hexdigest()
