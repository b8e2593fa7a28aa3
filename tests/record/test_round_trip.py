from random import Random

import pytest
from msgspec.structs import replace

from nottingham import Event, Ruleset, compose
from nottingham.record import codec
from nottingham.record.header import header_of
from nottingham.record.notation import Move, write_move
from nottingham.record.phrases import write_any
from nottingham.record.record import Record, read_record, write_record
from nottingham.record.replay import play
from tests.mixes import all_rulesets, name_of
from tests.record.games import NAMES, random_game

SOME = Random(5).sample(all_rulesets(), 18)
"""A few of all the mixes there are; every option is among them."""
WHOLE = (
    compose("first", 3),
    compose("first", 5, ("royal_goods", "seven_cards", "removed_cards")),
    compose("second", 6, ("black_market", "time_limit")),
)
"""Mixes of which many positions are written and read."""


def test_every_option_is_among_those_played() -> None:
    played = {option for ruleset in SOME for option in ruleset.options}
    assert played == {option for ruleset in all_rulesets() for option in ruleset.options}


@pytest.mark.parametrize("ruleset", SOME, ids=name_of)
def test_a_game_written_down_is_the_same_game(ruleset: Ruleset) -> None:
    seats = NAMES[: ruleset.players]
    moves: list[Move] = []
    events: list[Event] = []
    for move, step in random_game(ruleset, seed=11):
        moves += [move] if move else []
        events += step.events
    text = write_record(Record(header_of(ruleset, seats, 11), None, tuple(moves)))
    record = read_record(text)
    played = play(record)
    assert played.illegal is None
    assert record.ruleset == ruleset
    assert record.moves == tuple(moves)
    assert codec.to_json(played.events) == codec.to_json(tuple(events))
    assert write_record(record) == text


@pytest.mark.parametrize("ruleset", [*SOME, *WHOLE], ids=name_of)
def test_every_position_can_be_written_and_set_up(ruleset: Ruleset) -> None:
    seats, every = NAMES[: ruleset.players], 5 if ruleset in WHOLE else 23
    for number, (_, step) in enumerate(random_game(ruleset, seed=3)):
        if number % every == 0 or not step.state.public.phase.awaits():
            text = write_record(Record(header_of(step.state.ruleset, seats), step.state))
            read = read_record(text)
            assert read.position == step.state, text
            assert write_record(read) == text


def test_a_game_can_be_taken_up_from_any_position() -> None:
    ruleset = WHOLE[2]
    states, moves = [], []
    for move, step in random_game(ruleset, seed=8):
        moves += [move] if move else []
        states.append(step.state)
    for number in range(0, len(moves), 40):
        record = Record(header_of(ruleset, NAMES), states[number], tuple(moves[number : number + 20]))
        played = play(read_record(write_record(record)))
        assert played.illegal is None
        assert played.state == states[number + len(record.moves)]


def test_a_record_cut_off_is_a_position() -> None:
    ruleset = compose("second", 4, ("black_market",))
    game = list(random_game(ruleset, seed=2))
    moves = tuple(move for move, _ in game if move)
    lines = write_record(Record(header_of(ruleset, NAMES[:4], 2), None, moves)).splitlines()
    start = lines.index("moves")
    for cut in range(0, len(moves), 13):
        played = play(read_record("\n".join(lines[: start + 1 + cut])))
        assert played.illegal is None
        assert played.state == game[cut][1].state


def test_every_move_can_also_be_written_by_name_and_fields() -> None:
    record = Record(header_of(WHOLE[2], NAMES))
    for move, _ in random_game(WHOLE[2], seed=4):
        if move is not None:
            names = record.names._replace(mover=move.seat)
            mover = write_move(move, names).partition(":")[0]
            text = f"{write_record(record)}{mover}: {write_any(move.action, names)}\n"
            assert read_record(text).moves == (move,)


def test_empty_brackets_are_nothing() -> None:
    head = write_record(Record(header_of(WHOLE[2], NAMES)))
    named = {
        "set_aside goods=()": "aside nothing",
        "discard pile=left cards=()": "discard left: nothing",
        f"propose merchant={NAMES[0]} clauses=()": "propose: nothing",
    }
    for plain, phrase in named.items():
        assert read_record(f"{head}{NAMES[0]}: {plain}\n").moves == read_record(f"{head}{NAMES[0]}: {phrase}\n").moves


def test_a_game_of_an_older_law_is_written_with_its_number_and_read_again() -> None:
    older = replace(compose("second", 4), law=1)
    text = write_record(Record(header_of(older, NAMES[:4], 11), None, ()))
    assert "law: 1\n" in text
    assert read_record(text).ruleset == older
