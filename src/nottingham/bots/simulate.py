"""Whole games between bots, through the same door as everybody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from nottingham.bots.bot import Bot, Note, Room, SetPhrase, has_memory, has_notes
from nottingham.bots.guest import Answers, Exchange, Guest
from nottingham.bots.registry import bot_named
from nottingham.rules.engine.chance import draw
from nottingham.rules.engine.events import BagOpened, DealMade
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.floor import Floor, Turn
from nottingham.rules.game import Step, act, new_game, outcome

Move = tuple[Seat | None, Action]
Watcher = Callable[[Step], None]


class BadBot(RuntimeError):
    """A bot did what its prompts do not allow: its author's error, not a player's."""


class Noted(msgspec.Struct, frozen=True):
    """A note beside an answer."""

    at: int
    """How many moves were made before it; the answer, unless it was silence, is the next."""
    seat: Seat
    note: Note


class GameResult(msgspec.Struct, frozen=True):
    """A game that was played to the end."""

    ruleset: Ruleset
    seed: int
    bots: tuple[str, ...]
    scores: tuple[Score, ...]
    moves: tuple[Move, ...]
    """Every act in order; the clock has no seat. With ruleset and seed they are the whole game."""
    deals: int
    inspections: int
    notes: tuple[Noted, ...] = ()
    """What was said freely, and which answers a stand-in gave."""
    accounts: tuple[dict[str, object], ...] = ()
    """By seat, what the bot has to say of how it played; empty if none of them has anything to say."""
    answers: tuple[Answers | None, ...] = ()
    """By seat, whose decisions a guest's were; empty where all are bots of our own."""
    transcripts: tuple[tuple[Exchange, ...], ...] = ()
    """By seat, what a guest was asked and answered, where somebody wanted it kept."""

    @property
    def decisions(self) -> int:
        """Choices that seats made; what the clock did is none."""
        return sum(seat is not None for seat, _ in self.moves)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(score.total for score in self.scores)


class Players:
    """The bots around one table, each with its own memory and its own chance."""

    def __init__(self, ruleset: Ruleset, bots: Sequence[str | Bot[Any]], seed: int, room: Room | None = None) -> None:
        """By seat, the name of a registered bot, or a bot of one's own."""
        if len(bots) != ruleset.players:
            raise ValueError(f"{len(bots)} bots for {ruleset.players} seats")
        self._bots: tuple[Bot[Any], ...] = tuple(bot_named(bot) if isinstance(bot, str) else bot for bot in bots)
        room = room or Room()
        self._memories = [bot.enter(bot.begin(ruleset, seat), room) for seat, bot in enumerate(self._bots)]
        self._rngs = [Random(f"{seed}/{seat}") for seat in range(ruleset.players)]
        self._listeners = [seat for seat, bot in enumerate(self._bots) if has_memory(bot)]
        self._noters = {seat for seat, bot in enumerate(self._bots) if has_notes(bot)}

    def hear(self, events: tuple[Event, ...]) -> None:
        """Each hears what its own seat may."""
        for seat in self._listeners:
            for event in events:
                self._memories[seat] = self._bots[seat].remember(self._memories[seat], event.as_seen_by(seat))

    def overhear(self, phrase: SetPhrase) -> None:
        """Each hears what somebody said."""
        for seat in self._listeners:
            self._memories[seat] = self._bots[seat].hear(self._memories[seat], phrase)

    def answer(self, turn: Turn) -> Action | None:
        seat = turn.seat
        if turn.action is not None or seat is None:
            return turn.action
        bot = self._bots[seat]
        if isinstance(bot, Guest):
            self._memories[seat] = bot.told_time(self._memories[seat], turn.left)
        answer = bot.choose(turn.view, turn.prompts, self._memories[seat], self._rngs[seat])
        if answer is None and turn.must:
            raise BadBot(f"{type(self._bots[seat]).__name__} is silent and has to act: {turn.prompts}")
        return answer

    def note(self, turn: Turn) -> Note | None:
        """What stands beside the answer just given; what was said, the others hear."""
        seat = turn.seat
        if turn.action is not None or seat is None or seat not in self._noters:
            return None
        note = self._bots[seat].note(self._memories[seat])
        if note and note.heard:
            for other in self._listeners:
                self._memories[other] = self._bots[other].overhear(self._memories[other], seat, note.heard)
        return note

    def accounts(self) -> tuple[dict[str, object], ...]:
        """By seat; empty if no bot has anything to say."""
        if not self._noters:
            return ()
        return tuple(bot.account(memory) for bot, memory in zip(self._bots, self._memories, strict=True))

    def answers(self) -> tuple[Answers | None, ...]:
        """By seat; empty if there is no guest."""
        if not any(isinstance(bot, Guest) for bot in self._bots):
            return ()
        return tuple(
            bot.answers(memory) if isinstance(bot, Guest) else None
            for bot, memory in zip(self._bots, self._memories, strict=True)
        )

    def transcripts(self) -> tuple[tuple[Exchange, ...], ...]:
        """By seat; empty if nothing was kept."""
        kept = tuple(
            bot.transcript(memory) if isinstance(bot, Guest) else ()
            for bot, memory in zip(self._bots, self._memories, strict=True)
        )
        return kept if any(kept) else ()


def play_game(
    ruleset: Ruleset,
    bots: tuple[str, ...],
    seed: int,
    *,
    watch: Watcher | None = None,
    room: Room | None = None,
) -> GameResult:
    """One game between registered bots, one for each seat; the same seed gives the same game.

    `watch` is told of every step, the first one included, with the whole truth.
    """
    players, moves, notes = Players(ruleset, bots, seed, room), list[Move](), list[Noted]()
    floor = Floor.seeded(seed)
    step = new_game(ruleset, seed)
    deals = inspections = 0
    while True:
        players.hear(step.events)
        deals += sum(type(event) is DealMade for event in step.events)
        inspections += sum(type(event) is BagOpened for event in step.events)
        if watch:
            watch(step)
        if (scores := outcome(step.state)) is not None:
            told = tuple(notes), players.accounts(), players.answers(), players.transcripts()
            return GameResult(ruleset, seed, bots, scores, tuple(moves), deals, inspections, *told)
        move, floor = _next_move(step.state, floor, players, notes, len(moves))
        step = _do_move(step.state, move, bots)
        moves.append(move)


def _next_move(state: State, floor: Floor, players: Players, notes: list[Noted], at: int) -> tuple[Move, Floor]:
    """Goes round the table until somebody acts."""
    while True:
        turn, floor = floor.next(state)
        action = players.answer(turn)
        if (note := players.note(turn)) and turn.seat is not None:
            notes.append(Noted(at, turn.seat, note))
        if action is not None:
            return (turn.seat, action), floor


def _do_move(state: State, move: Move, bots: tuple[str, ...]) -> Step:
    seat, action = move
    answer = act(state, seat, action)
    if isinstance(answer, Refusal):
        raise BadBot(f"{'the clock' if seat is None else bots[seat]} was refused {action}: {answer}")
    return answer


def game_seeds(seed: int, games: int) -> Iterator[int]:
    """A seed for each game, far apart even when the seeds of two series are neighbours."""
    chance = seed
    for _ in range(games):
        chance, bits = draw(chance)
        yield bits


def simulate(ruleset: Ruleset, bots: tuple[str, ...], games: int, seed: int = 0) -> Iterator[GameResult]:
    """Games one after another, each as soon as it is played."""
    for game_seed in game_seeds(seed, games):
        yield play_game(ruleset, bots, game_seed)
