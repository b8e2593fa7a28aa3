"""Actors: worker processes in which the learner plays whole games against the bots themselves.

A game is played as in the arena, by the same player that later sits at people's tables, so nothing lies between what is
trained and what is played. What the learner saw and did comes back as arrays; most numbers of an observation are
zero, so only the others are kept, with their places.

Nothing here imports JAX: an accelerator belongs to the process that learns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from nottingham.bots.bot import Bot
from nottingham.bots.network.inputs import TablePlan, plan_for
from nottingham.bots.network.player import Look, NetworkPlayer, SeatMemory, picked
from nottingham.bots.network.policy import chances, load_network
from nottingham.bots.registry import admit
from nottingham.bots.simulate import Players
from nottingham.research.learning.aims import utilities
from nottingham.research.learning.config import SparringConfig, TableConfig
from nottingham.research.learning.truths import truth_names, truth_of
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.floor import Floor
from nottingham.rules.game import act, new_game, outcome

Numbers = np.ndarray[Any, Any]
LEARNER = "learner"
"""At whose seat the learner plays, in a line-up."""


class GamesTask(NamedTuple):
    """Games that a worker process is to play, all at one kind of table."""

    weights: str
    """Path of the file to play from."""
    truths: tuple[str, ...]
    table: TableConfig
    place: int
    """Which of the configuration's tables, for the log."""
    lineups: tuple[tuple[str, ...], ...]
    """By game, who sits where."""
    seeds: tuple[int, ...]
    to_win: float


class Experience(NamedTuple):
    """Steps of the learner, one behind the other; a seat's game is a run of them.

    What is sparse is kept as counts [step], then places and numbers one behind the other.
    """

    seen: Numbers
    seen_places: Numbers
    seen_numbers: Numbers
    choices: Numbers
    choice_places: Numbers
    truths: Numbers
    truth_places: Numbers
    truth_numbers: Numbers
    step: Numbers
    advised: Numbers
    flags: Numbers
    aim: Numbers
    lengths: Numbers
    """[run] how many steps it has."""
    outcome: Numbers
    """[run, channel]"""
    table: Numbers
    """[run] the kind of table."""
    is_alone: Numbers
    """[run] whether all others were bots."""


def joined(parts: Iterable[Experience]) -> Experience:
    return Experience(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Taken(NamedTuple):
    """One step of the learner."""

    seen: Numbers
    choices: list[int]
    advised: int
    step: int
    truth: Numbers


class _LearnerBot(Bot[SeatMemory]):
    """The learner at one seat for one game: plays by chance, and keeps what it saw and did."""

    def __init__(self, player: NetworkPlayer, seat: Seat, aim: tuple[float, ...]) -> None:
        self.player, self.seat, self.aim = player.with_aim(aim), seat, aim
        self.taken: list[Taken] = []
        self.truth: Numbers = np.zeros(0)
        """What only the critic will be shown; the player never looks at it."""

    def begin(self, ruleset: Ruleset, seat: Seat) -> SeatMemory:  # noqa: ARG002 - it knows its table
        return self.player.begin(seat)

    def remember(self, memory: SeatMemory, event: Event) -> SeatMemory:
        return self.player.remember(memory, event, self.seat)

    def choose(self, view: Any, prompts: Any, memory: SeatMemory, rng: Random) -> Action | None:
        def pick(look: Look) -> int:
            place = picked(chances(look.logits, 1.0), rng)
            advised = -1 if look.advised is None else look.advised
            self.taken.append(Taken(look.seen.copy(), look.choices, advised, look.choices[place], self.truth))
            return place

        return self.player.walk(view, prompts, memory, rng, pick)


def play(ruleset: Ruleset, bots: Sequence[Bot[Any]], seed: int) -> State:
    """One game to its end."""
    players, floor = Players(ruleset, bots, seed), Floor.seeded(seed)
    step = new_game(ruleset, seed)
    while True:
        players.hear(step.events)
        if outcome(step.state) is not None:
            return step.state
        action = None
        while action is None:
            turn, floor = floor.next(step.state)
            _show_truth(bots, turn.seat, step.state)
            action = players.answer(turn)
        done = act(step.state, turn.seat, action)
        assert not isinstance(done, Refusal), f"{action} was refused: {done}"
        step = done


def _show_truth(bots: Sequence[Bot[Any]], seat: Seat | None, state: State) -> None:
    """What the critic will be shown, kept beside what the learner at this seat is about to do."""
    bot = None if seat is None else bots[seat]
    if isinstance(bot, _LearnerBot):
        bot.truth = np.array(truth_of(state, bot.seat), np.uint8)


def play_task(task: GamesTask) -> Experience:
    """Play the games of a task, and hand in what the learner saw and did in them."""
    player, ruleset = _player(task.weights, task.table), task.table.ruleset
    plan = _plan(task.weights, task.table)
    places = {name: place for place, name in enumerate(task.truths)}
    truths = np.array([places[name] for name in truth_names(ruleset)], np.uint16)
    parts: list[Experience] = []
    for lineup, seed in zip(task.lineups, task.seeds, strict=True):
        rng = Random(f"aims/{seed}")
        bots: list[Bot[Any]] = [
            _LearnerBot(player, seat, drawn_aim(rng, task.to_win)) if name == LEARNER else admit(name)
            for seat, name in enumerate(lineup)
        ]
        end = play(ruleset, bots, seed)
        is_alone = lineup.count(LEARNER) == 1
        parts += [
            _pack_experience(bot, _worth(end, bot), plan, truths, task.place, is_alone=is_alone)
            for bot in bots
            if isinstance(bot, _LearnerBot)
        ]
    return joined(parts)


@lru_cache(maxsize=32)
def _player(weights: str, table: TableConfig) -> NetworkPlayer:
    return NetworkPlayer(_network(weights), table.ruleset)


@lru_cache(maxsize=32)
def _plan(weights: str, table: TableConfig) -> TablePlan:
    return plan_for(table.ruleset, _network(weights).names)


@lru_cache(maxsize=2)
def _network(weights: str) -> Any:
    return load_network(Path(weights))


def drawn_aim(rng: Random, to_win: float) -> tuple[float, ...]:
    """Most play to win, with some care for the margin; the others for anything."""
    if rng.random() < to_win:
        care = 0.4 * rng.random()
        return 1 - care, 0.0, care, 0.0
    weights = [rng.expovariate(1.0) for _ in range(4)]
    return tuple(weight / sum(weights) for weight in weights)


def _worth(end: State, bot: _LearnerBot) -> Numbers:
    scores = outcome(end)
    assert scores is not None
    points = np.array([[score.total for score in scores]], np.float32)
    gold = np.array([[score.gold for score in scores]], np.float32)
    aims = np.broadcast_to(np.array(bot.aim, np.float32), (1, len(scores), len(bot.aim)))
    found: Numbers = utilities(points, gold, aims, np)[0, bot.seat]
    return found


def _pack_experience(
    bot: _LearnerBot, worth: Numbers, plan: TablePlan, truths: Numbers, table: int, *, is_alone: bool
) -> Experience:
    """One seat's game, in the network's own places."""
    taken = bot.taken
    seen = [np.flatnonzero(one.seen * plan.scale) for one in taken]
    known = [np.flatnonzero(one.truth) for one in taken]
    choices = [plan.outputs[one.choices] for one in taken]
    count = len(taken)
    return Experience(
        seen=np.array([len(one) for one in seen], np.uint16),
        seen_places=np.concatenate([plan.inputs[one] for one in seen]).astype(np.uint16),
        seen_numbers=np.concatenate(
            [(one.seen * plan.scale)[places] for one, places in zip(taken, seen, strict=True)]
        ).astype(np.float16),
        choices=np.array([len(one) for one in choices], np.uint16),
        choice_places=np.concatenate(choices).astype(np.uint16),
        truths=np.array([len(one) for one in known], np.uint16),
        truth_places=np.concatenate([truths[one] for one in known]),
        truth_numbers=np.concatenate([one.truth[places] for one, places in zip(taken, known, strict=True)]),
        step=plan.outputs[[one.step for one in taken]].astype(np.int16),
        advised=np.array([-1 if one.advised < 0 else plan.outputs[one.advised] for one in taken], np.int16),
        flags=np.broadcast_to(plan.flags.astype(np.float16), (count, len(plan.flags))),
        aim=np.broadcast_to(np.array(bot.aim, np.float16), (count, len(bot.aim))),
        lengths=np.array([count], np.int32),
        outcome=worth[None].astype(np.float32),
        table=np.array([table], np.uint8),
        is_alone=np.array([is_alone]),
    )


def tasks(config: SparringConfig, weights: Path, truths: tuple[str, ...], chance: Random) -> list[GamesTask]:
    """The games of one iteration, drawn by the shares of tables and line-ups."""
    kinds = list(enumerate(config.tables_of))
    found = []
    for _ in range(max(1, config.games // config.games_at_a_time)):
        place, table = chance.choices(kinds, [one.share for _, one in kinds])[0]
        games = range(config.games_at_a_time)
        lineups = tuple(_lineup(config, table.players, chance) for _ in games)
        seeds = tuple(chance.getrandbits(63) for _ in games)
        found.append(GamesTask(str(weights), truths, table, place, lineups, seeds, config.to_win))
    return found


def _lineup(config: SparringConfig, players: int, chance: Random) -> tuple[str, ...]:
    bots = chance.choices(config.lineups, [one.share for one in config.lineups])[0].bots
    is_mixed = chance.random() < config.mixed
    seats = [LEARNER if is_mixed and chance.random() < 0.5 else chance.choice(bots) for _ in range(players)]
    seats[chance.randrange(players)] = LEARNER
    return tuple(seats)
