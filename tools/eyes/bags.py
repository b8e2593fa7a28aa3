"""Bags with labels: games of strangers, and of every bag its signs, whether it lied, and whether it was opened."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from nottingham.bots.bot import Bot
from nottingham.bots.levels import LEVELS
from nottingham.bots.mind.thought import Thought
from nottingham.bots.reading.reader import Reader
from nottingham.bots.reading.records import Records
from nottingham.bots.reading.signs import Signs
from nottingham.bots.registry import BOTS
from nottingham.bots.simulate import Players
from nottingham.rules.engine.events import BagOpened, BagPassed
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, State
from nottingham.rules.floor import Floor
from nottingham.rules.game import act, new_game, outcome, view
from tools.eyes.strangers import STEWARD, foes_table, random_table

Array = npt.NDArray[np.float32]


class Bags(NamedTuple):
    """Rows of signs with what came of each bag."""

    lie_signs: Array
    lies: Array
    """For each row whether the bag lied, the fine for each of its cards, and who brought it."""
    open_signs: Array
    opened: Array


class _Watcher:
    """Sees one game from every seat at once, as each of them sees it."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.records = [Records.blank(ruleset, seat) for seat in range(ruleset.players)]
        self.rng, self.round = Random(0), 0
        self.lie_signs: list[list[float]] = []
        self.lies: list[tuple[float, float]] = []
        self.open_signs: list[list[float]] = []
        self.opened: list[float] = []
        self.waiting: dict[Seat, list[float]] = {}

    def _signs(self, state: State, seat: Seat) -> Signs:
        records = self.records[seat]
        return Signs(Thought(view(state, seat), records.mind, LEVELS[STEWARD], self.rng), records)

    def see(self, before: State | None, events: tuple[Event, ...], after: State) -> None:
        for event in events:
            if isinstance(event, BagOpened | BagPassed):
                self._label_bag(before, event)
            for seat, records in enumerate(self.records):
                records.after(event.as_seen_by(seat))
        phase = after.public.phase
        if isinstance(phase, Inspecting) and self.round != after.public.round:
            self.round = after.public.round
            self._note_bags(after, phase)

    def _note_bags(self, state: State, phase: Inspecting) -> None:
        self.waiting.clear()
        for bag in phase.bags:
            assert bag.good is not None
            self._look(state, bag.owner)
            signs = self._signs(state, bag.owner)
            self.waiting[bag.owner] = signs.of(bag.owner, bag.good, bag.size, has_talk=False)

    def _look(self, state: State, owner: Seat) -> None:
        """As the gate sees a bag."""
        sheriff, content = state.public.deciders[0], state.bags[owner]
        good, size = self.records[sheriff].mind.declared[owner]
        hidden = content.without((good,))
        self.lie_signs.append(self._signs(state, sheriff).of(owner, good, size, has_talk=True))
        self.lies.append((float(bool(hidden)), hidden.worth(state.ruleset.penalties) / size))

    def _label_bag(self, before: State | None, event: BagOpened | BagPassed) -> None:
        if before is not None and isinstance(before.public.phase, Inspecting) and before.bags[event.seat]:
            mind = self.records[before.public.deciders[0]].mind
            if mind.tribute or mind.talks:
                self._look(before, event.seat)  # once more, with what was said
        signs = self.waiting.pop(event.seat, None)
        if signs is not None and event.seat not in self.records[0].mind.dealt:
            self.open_signs.append(signs)
            self.opened.append(float(isinstance(event, BagOpened)))


def watch_game(seed: int, selves: Sequence[Bot[Any]] = (), foes: str | None = None) -> _Watcher:
    """One game of strangers, or of three foes of one name, watched from all seats."""
    rng = Random(f"table/{seed}")
    own = selves[0] if selves else BOTS[STEWARD]
    ruleset, bots = foes_table(rng, own, BOTS[foes]) if foes else random_table(rng, selves)
    watcher, players, floor = _Watcher(ruleset), Players(ruleset, bots, seed), Floor.seeded(seed)
    step, before = new_game(ruleset, seed), None
    while True:
        players.hear(step.events)
        watcher.see(before, step.events, step.state)
        if outcome(step.state) is not None:
            return watcher
        before, action = step.state, None
        while action is None:
            turn, floor = floor.next(step.state)
            action = players.answer(turn)
        answer = act(step.state, turn.seat, action)
        assert not isinstance(answer, Refusal), answer
        step = answer


def bags_of(seeds: range, selves: Sequence[Path] = (), foes: str | None = None) -> Bags:
    """The bags of some games; with paths, the reader with the first weights sits at every table, the others at some."""
    readers = [Reader(LEVELS[STEWARD], path) for path in selves]
    seen = [watch_game(seed, readers, foes) for seed in seeds]
    return Bags(
        np.array([row for one in seen for row in one.lie_signs], np.float32),
        np.array([row for one in seen for row in one.lies], np.float32),
        np.array([row for one in seen for row in one.open_signs], np.float32),
        np.array([row for one in seen for row in one.opened], np.float32),
    )


def gather(
    first: int, games: int, workers: int, selves: Sequence[Path] = (), foes: str | None = None, piece: int = 20
) -> Bags:
    """Many games, on several cores; the rows come in the order of the seeds, whichever core played them."""
    pieces = [range(start, start + piece) for start in range(first, first + games, piece)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        found = list(pool.map(bags_of, pieces, [selves] * len(pieces), [foes] * len(pieces)))
    return Bags(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
