"""Puzzles show what a seat may know, two methods agree on their answers, and the same seed makes the same ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from nottingham.record import codec
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.state import Inspecting, State
from nottingham.rules.game import view
from nottingham.tutor.puzzles.bags import plausible_worlds, possible_worlds, unseen_by, unsettled_bags, weight, with_bag
from nottingham.tutor.puzzles.evidence import scene_of
from nottingham.tutor.puzzles.habits import CharacterHabits, PackedBag
from nottingham.tutor.puzzles.judging import best_of, leads_when_played, verdict, worlds_for
from nottingham.tutor.puzzles.making import asked_at, found_in, learn_habits, levelled, true_bags
from nottingham.tutor.puzzles.playing import BotMoment, moments, whole_log
from nottingham.tutor.puzzles.puzzle import KINDS, Puzzle
from nottingham.tutor.puzzles.reckoning import Told, opened, passed
from nottingham.worlds import History, possible_world

STORED = Path(__file__).parents[2] / "web/src/puzzles/positions.json"
GAME = ("first", 3_000_002)


@pytest.fixture(scope="module")
def habits() -> CharacterHabits:
    return learn_habits(3, 12, lambda: None)


@pytest.fixture(scope="module")
def stored() -> tuple[Puzzle, ...]:
    return codec.from_json(STORED.read_bytes(), tuple[Puzzle, ...])


def origin(puzzle: Puzzle) -> BotMoment:
    """The moment of the game that a puzzle is from."""
    edition, seed, number, _ = puzzle.id.split("-")
    return next(one for one in moments(edition, int(seed)) if one.number == int(number))


def at_the_gate() -> BotMoment:
    """The first moment of a game at which a Sheriff looks at bags."""
    return next(
        moment
        for moment in moments(*GAME)
        if isinstance(moment.state.public.phase, Inspecting) and moment.turn.seat in moment.state.public.deciders
    )


# --- what is shown -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_shows_nothing_that_differs_in_another_possible_world(kind: str, stored: tuple[Puzzle, ...]) -> None:
    """Everything a seat cannot know is exchanged, and scene, question and choices stay the same to the byte."""
    puzzle = next(one for one in stored if one.kind == kind)
    moment = origin(puzzle)
    other = possible_worlds(moment, 1, Random(1))[0]
    assert other.log != moment.log
    scene = scene_of(view(other.state, moment.seat), moment.bots, other.log, [one.seat for one in puzzle.answer.bags])
    assert codec.to_json(scene) == codec.to_json(puzzle.scene)
    asked = asked_at(replace(moment, state=other.state, log=other.log), kind)
    assert asked is not None
    assert (asked.question, asked.choices) == (puzzle.question, puzzle.choices)


def test_the_bags_that_are_opened_in_the_end_are_those_of_the_game(stored: tuple[Puzzle, ...]) -> None:
    for kind in KINDS:
        puzzle = next(one for one in stored if one.kind == kind)
        edition, seed, *_ = puzzle.id.split("-")
        seats = [one.seat for one in puzzle.answer.bags]
        assert seats
        assert puzzle.answer.bags == true_bags(whole_log(edition, int(seed)), puzzle.scene.round, seats)


def test_the_evidence_is_what_the_table_saw(stored: tuple[Puzzle, ...]) -> None:
    """At the gate: what the merchant did in the market, and earlier bags with how they ended."""
    gates = [one for one in stored if one.kind == "gate"]
    for puzzle in gates:
        merchant = puzzle.answer.bags[0].seat
        assert merchant in {one.seat for one in puzzle.scene.market}
        assert merchant in {one.seat for one in puzzle.scene.declared}
        for bag in puzzle.scene.past:
            assert bag.round < puzzle.scene.round
            assert bool(bag.found) == (bag.fate != "passed")
            assert bag.fate == "passed" or (bag.found[bag.good] == bag.count) == (bag.fate == "true")
    assert any(one.scene.past for one in gates)


# --- how it is judged ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_stored_answer_is_the_best_when_it_is_played_out_anew(
    kind: str, stored: tuple[Puzzle, ...], habits: CharacterHabits
) -> None:
    """Other worlds, other chance: the easiest puzzle of a kind still has the same answer."""
    puzzle = next(one for one in stored if one.kind == kind)
    moment = origin(puzzle)
    asked = asked_at(moment, kind)
    assert asked is not None
    assert (asked.question, asked.choices) == (puzzle.question, puzzle.choices)
    worlds = worlds_for(moment, asked, habits, Random(5))[:12]
    leads = leads_when_played(moment, asked, worlds, Random(6))
    assert leads is not None
    assert best_of([sum(one) for one in leads]) == puzzle.answer.best


def test_two_methods_that_differ_give_no_verdict() -> None:
    clear = [[9.0, 8.0, 9.5], [1.0, 1.5, 0.5]]
    kept = verdict(0, (2.0, 1.0), clear)
    assert kept is not None
    assert (kept.best, kept.worths[0].played, kept.worths[1].error > 0) == (0, points_between(clear), True)
    assert verdict(1, (1.0, 2.0), clear) is None
    assert verdict(0, (2.0, 1.0), [[9.0, 0.0, 4.0], [1.0, 8.0, 3.0]]) is None


def points_between(leads: list[list[float]]) -> float:
    return round(sum(leads[0]) / 3 - sum(leads[1]) / 3, 1)


def test_the_same_game_gives_the_same_puzzles(habits: CharacterHabits) -> None:
    wanted = ("declare",)
    found = list(found_in(*GAME, wanted, habits))
    assert found
    assert found == list(found_in(*GAME, wanted, habits))


def test_bags_in_plausible_worlds_are_as_their_owners_would_pack_and_name_them(habits: CharacterHabits) -> None:
    """Marian at the gate: everybody's bag has the size that is seen, and liars do not carry what nobody would."""
    moment = at_the_gate()
    worlds = plausible_worlds(moment, {}, habits, 2, 20, Random(2))
    assert worlds
    for world in worlds:
        assert view(world.state, moment.seat) == moment.turn.view
        for bag in unsettled_bags(moment):
            assert len(world.state.bags[bag.owner]) == bag.size
    honest = sum(world.state.bags[bag.owner][bag.good or ""] for world in worlds for bag in unsettled_bags(moment))
    blind = sum(
        world.state.bags[bag.owner][bag.good or ""]
        for world in possible_worlds(moment, len(worlds), Random(2))
        for bag in unsettled_bags(moment)
    )
    assert honest > blind, "who packs by a mind declares what is there oftener than chance would have it"


def test_another_bag_in_a_world_changes_nothing_that_the_sheriff_sees() -> None:
    moment = at_the_gate()
    merchant = inspecting(moment.state.public).bags[0].owner
    world = possible_world(History.of(moment.ruleset, moment.seat, moment.log), Random(1))
    size = len(world.bags[merchant])
    bag = Goods.counting(world.deck[:size])
    other = with_bag(world, merchant, bag, moment.seat)
    assert other is not None
    assert other.bags[merchant] == bag
    assert view(other, moment.seat) == view(world, moment.seat)
    assert everything(other) == everything(world)


def everything(state: State) -> Goods:
    """All cards that the Sheriff does not see, wherever they are."""
    return sum((*state.hands, *state.bags), start=Goods.counting(state.deck))


def test_a_trick_is_told_with_another_good_and_only_where_its_cards_can_be() -> None:
    trick = PackedBag("apple", Goods({"apple": 2, "silk": 1, "bread": 1}))
    assert trick.told_as("apple") == trick.bag
    assert trick.told_as("bread") == Goods({"bread": 2, "silk": 1, "apple": 1})
    view_of_sheriff = at_the_gate().turn.view
    unseen, every = unseen_by(view_of_sheriff), view_of_sheriff.ruleset.all_cards
    assert len(unseen) < len(every)
    assert weight(Goods({"silk": every["silk"] + 1}), unseen, every) == 0
    assert 0 < weight(Goods({"apple": 2}), unseen, every) <= 1


def test_a_bag_is_reckoned_as_the_law_settles_it() -> None:
    """A lie keeps what was declared, loses the rest and pays for it; an honest owner is paid."""
    state = at_the_gate().state
    owner, sheriff = state.public.merchants()[0], state.public.sheriff
    penalties = state.ruleset.penalties
    lie = Told(owner, Goods({"apple": 2, "silk": 1}), "apple")
    gold = state.public.gold
    assert passed(state, lie).contraband[owner] == state.contraband[owner] + Goods.of("silk")
    caught = opened(state, lie)
    assert caught.public.gold[sheriff] - gold[sheriff] == penalties["silk"] == gold[owner] - caught.public.gold[owner]
    assert caught.public.stands[owner] == state.public.stands[owner] + Goods({"apple": 2})
    assert caught.contraband == state.contraband
    true = opened(state, Told(owner, Goods({"apple": 2}), "apple"))
    assert true.public.gold[owner] - gold[owner] == 2 * penalties["apple"]


# --- the set -------------------------------------------------------------------------------------------------------


def test_the_stored_puzzles_are_many_clear_and_mixed_on_every_level(stored: tuple[Puzzle, ...]) -> None:
    kinds = Counter(one.kind for one in stored)
    assert len(stored) >= 60
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 8
    assert {one.scene.edition for one in stored} == {"first", "second"}
    assert len({one.id for one in stored}) == len(stored)  # the page keeps what was answered by it
    assert levelled(stored) == stored
    for level in range(1, 6):
        assert {one.kind for one in stored if one.level == level} == set(KINDS)
    for puzzle in stored:
        worths, best = puzzle.answer.worths, puzzle.answer.best
        for place, other in enumerate(worths):
            if place != best:
                assert worths[best].played - other.played >= max(1.0, 2 * other.error) - 0.11, puzzle.id  # rounded
                assert worths[best].reckoned > other.reckoned, puzzle.id
    assert STORED.stat().st_size < 250_000
