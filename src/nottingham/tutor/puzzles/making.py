"""Making puzzles: finds positions in games of bots, has them judged, keeps those that are clear.

Deterministic: the same seed makes the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec.structs import replace

from nottingham.rules.engine.events import BagClosed, RoundStarted
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.rulebook import compose
from nottingham.tutor.puzzles.bags import possible_worlds
from nottingham.tutor.puzzles.evidence import RoundsSeen, scene_of
from nottingham.tutor.puzzles.habits import CharacterHabits
from nottingham.tutor.puzzles.judging import judge
from nottingham.tutor.puzzles.kinds import declare, gate, pack, pay, price, throw
from nottingham.tutor.puzzles.playing import PLAYERS, BotMoment, company, moments, whole_log
from nottingham.tutor.puzzles.puzzle import KINDS, Choice, DeclareGood, Puzzle, PuzzleAnswer, TrueBag
from nottingham.tutor.puzzles.reckoning import AskedPuzzle, Reckoning

LEVEL_COUNT = 5
LOOKED_AT = {"gate": 0.3, "price": 0.8, "pay": 0.4, "pack": 0.25, "declare": 0.6, "throw": 0.25}
"""How often a position is looked at where a question could be asked: so the puzzles of a kind are from all rounds."""
TRIES = 6
"""Positions of one kind that are judged in one game, and one of them kept, so that puzzles are not all alike."""

Ask = Callable[[BotMoment, Random], AskedPuzzle | None]
Reckon = Callable[[BotMoment, AskedPuzzle, CharacterHabits, State], Reckoning | None]
METHODS: dict[str, tuple[Ask, Reckon]] = {
    "gate": (gate.ask, gate.reckon),
    "price": (price.ask, price.reckon),
    "pay": (pay.ask, pay.reckon),
    "pack": (pack.ask, pack.reckon),
    "declare": (declare.ask, declare.reckon),
    "throw": (throw.ask, throw.reckon),
}


def games_of(seed: int) -> Iterator[tuple[str, int]]:
    """The edition and the seed of each game, both editions by turns, without end."""
    number = 0
    while True:
        yield ("first", "second")[number % 2], seed * 1_000_000 + number
        number += 1


def learn_habits(seed: int, lessons: int, told: Callable[[], None]) -> CharacterHabits:
    """What the characters do, from games in which no puzzle is looked for."""
    habits = CharacterHabits()
    for (edition, game), _ in zip(games_of(seed + 1), range(lessons), strict=False):
        habits.learn(compose(edition, PLAYERS), company(game), whole_log(edition, game))
        told()
    return habits


# --- one game ------------------------------------------------------------------------------------------------------


def found_in(edition: str, game: int, wanted: Sequence[str], habits: CharacterHabits) -> Iterator[Puzzle]:
    """The puzzles of one game: at most one of each wanted kind."""
    rng, tries, log = Random(f"found/{game}"), Counter[str](), whole_log(edition, game)
    missing = set(wanted)
    for moment in moments(edition, game):
        for kind in sorted(missing):
            asked = asked_at(moment, kind)
            if asked is None or rng.random() > LOOKED_AT[kind]:
                continue
            tries[kind] += 1
            puzzle = puzzle_at(moment, kind, asked, habits, log)
            if puzzle is not None:
                yield puzzle
            if puzzle is not None or tries[kind] == TRIES:
                missing.discard(kind)


def asked_at(moment: BotMoment, kind: str) -> AskedPuzzle | None:
    """The question of a kind at a moment, where there is one; the same each time."""
    return METHODS[kind][0](moment, Random(f"asked/{moment.seed}/{moment.number}"))


def puzzle_at(
    moment: BotMoment, kind: str, asked: AskedPuzzle, habits: CharacterHabits, log: tuple[Event, ...]
) -> Puzzle | None:
    """The puzzle, if its answer is clear."""
    rng = Random(f"{moment.seed}/{moment.number}/{kind}")
    root = possible_worlds(moment, 1, rng)[0].state
    reckoning = METHODS[kind][1](moment, asked, habits, root)
    verdict = judge(moment, asked, reckoning, habits, rng) if reckoning else None
    if reckoning is None or verdict is None:
        return None
    bags = true_bags(log, moment.state.public.round, asked.about)
    if len(bags) < len(asked.about):
        return None  # the game ended before they were settled
    return Puzzle(
        id=f"{moment.ruleset.edition}-{moment.seed}-{moment.number}-{kind}",
        level=0,
        scene=scene_of(moment.turn.view, moment.bots, moment.log, asked.about),
        question=asked.question,
        choices=asked.choices,
        answer=PuzzleAnswer(verdict.best, verdict.worths, reckoning.reasons, bags, verdict.worlds),
    )


def true_bags(log: Sequence[Event], number: int, seats: Sequence[Seat]) -> tuple[TrueBag, ...]:
    """What these merchants really packed in a round, and what became of it."""
    packed: dict[tuple[int, Seat], Goods] = {}
    now = 0
    for event in log:
        if isinstance(event, RoundStarted):
            now = event.round
        elif isinstance(event, BagClosed):
            packed[now, event.seat] = event.goods.opened()
    ends = {one.owner: one for one in RoundsSeen(None, log).past if one.round == number}
    return tuple(
        TrueBag(seat, packed[number, seat], ends[seat].good, ends[seat].fate, ends[seat].paid)
        for seat in seats
        if seat in ends
    )


# --- many games ----------------------------------------------------------------------------------------------------


def make_puzzles(seed: int, each: int, lessons: int, told: Callable[[], None]) -> tuple[Puzzle, ...]:
    """So many puzzles of each kind, after the characters' habits were learned from other games."""
    habits = learn_habits(seed, lessons, told)
    found: dict[str, list[Puzzle]] = {kind: [] for kind in KINDS}
    for edition, game in games_of(seed):
        wanted = [kind for kind in KINDS if len(found[kind]) < each]
        if not wanted:
            break
        for puzzle in found_in(edition, game, wanted, habits):
            if not _is_usual(puzzle, found[puzzle.kind], each):
                found[puzzle.kind].append(puzzle)
                told()
    return levelled([puzzle for kind in KINDS for puzzle in found[kind]])


def answer_of(puzzle: Puzzle) -> str:
    """What sort of choice the best one is."""
    return sort_of(puzzle.choices[puzzle.answer.best])


def sort_of(choice: Choice) -> str:
    """Two choices of one sort are told apart by cards alone."""
    tag = str(type(choice).__struct_config__.tag)
    return f"{tag} {choice.good}" if isinstance(choice, DeclareGood) else tag


def _is_usual(puzzle: Puzzle, others: Sequence[Puzzle], each: int) -> bool:
    """Whether the same answer is right in half of the puzzles of this kind already."""
    sorts = {sort_of(choice) for choice in puzzle.choices}
    same = sum(answer_of(one) == answer_of(puzzle) for one in others)
    return len(sorts) > 1 and same >= (each + 1) // 2


def levelled(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Five levels with the same share of every kind: the smaller the gap, and the rarer the answer, the harder."""
    done: list[Puzzle] = []
    for kind in KINDS:
        same = [one for one in puzzles if one.kind == kind]
        usual = Counter(answer_of(one) for one in same)
        ordered = sorted(same, key=lambda one: (_hardness(one, usual), one.id))
        done.extend(replace(one, level=1 + place * LEVEL_COUNT // len(ordered)) for place, one in enumerate(ordered))
    return tuple(sorted(done, key=lambda one: (one.level, one.id)))


def _hardness(puzzle: Puzzle, usual: Counter[str]) -> float:
    best, second = sorted((one.played for one in puzzle.answer.worths), reverse=True)[:2]
    return 8 * (1 - usual[answer_of(puzzle)] / usual.total()) - (best - second)
