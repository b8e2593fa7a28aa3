"""Puzzles show what a seat may know, their worlds agree with it, and the same seed makes the same ones."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from nottingham.engine.access import inspecting
from nottingham.engine.goods import Goods
from nottingham.engine.state import Inspecting, State
from nottingham.game import view
from nottingham.puzzles.bags import PackedBag, PackingHabits, unseen_by, weight, with_bag
from nottingham.puzzles.making import found_in, learn_packing, levelled
from nottingham.puzzles.playing import BotMoment, moments
from nottingham.puzzles.puzzle import Puzzle
from nottingham.record import codec
from nottingham.worlds import History, possible_world

STORED = Path(__file__).parents[2] / "web/src/puzzles/positions.json"
GAME = ("first", 3_000_002)


@pytest.fixture(scope="module")
def habits() -> PackingHabits:
    return learn_packing(3, 12, lambda: None)


def at_the_gate() -> BotMoment:
    """The first moment of a game at which a Sheriff looks at bags."""
    return next(
        moment
        for moment in moments(*GAME)
        if isinstance(moment.state.public.phase, Inspecting) and moment.turn.seat in moment.state.public.deciders
    )


def test_the_same_game_gives_the_same_puzzles_and_they_show_what_the_seat_sees(habits: PackingHabits) -> None:
    found = list(found_in(*GAME, habits))
    assert found
    assert found == list(found_in(*GAME, habits))
    by_step = {moment.step: moment for moment in moments(*GAME)}
    for puzzle in found:
        seen = view(by_step[puzzle.step].state, puzzle.seat)
        assert (puzzle.gold, puzzle.hand) == (seen.public.gold, seen.hand)
        assert puzzle.bag == (seen.bag if puzzle.kind == "price" else Goods())
        assert {one.id for one in puzzle.choices} <= {"open", "take", "pass", "pay-0", "pay-3", "pay-6", "pay-10"}


def test_another_bag_in_a_world_changes_nothing_that_the_sheriff_sees() -> None:
    moment = at_the_gate()
    seat = moment.turn.seat
    assert seat is not None
    merchant = inspecting(moment.state.public).bags[0].owner
    world = possible_world(History.of(moment.ruleset, seat, moment.log), Random(1))
    size = len(world.bags[merchant])
    bag = Goods.counting(world.deck[:size])
    other = with_bag(world, merchant, bag, seat)
    assert other is not None
    assert other.bags[merchant] == bag
    assert view(other, seat) == view(world, seat)

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


def test_the_stored_puzzles_are_many_clear_and_of_five_levels() -> None:
    stored = codec.from_json(STORED.read_bytes(), tuple[Puzzle, ...])
    assert len(stored) >= 150
    assert {one.edition for one in stored} == {"first", "second"}
    assert {one.kind for one in stored} == {"gate", "price"}
    assert len({one.id for one in stored}) == len(stored)
    assert levelled(stored) == stored
    for puzzle in stored:
        best, *others = puzzle.choices
        assert others
        for other in others:
            assert best.value - other.value >= 2 * other.error - 0.11, puzzle.id  # figures are rounded
    assert len(json.dumps(json.loads(STORED.read_bytes()))) < 250_000
