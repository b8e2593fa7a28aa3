"""Positions as a stranger writes them: what lines leave out follows from the law, what they contradict is refused."""

import pytest

from nottingham import Goods, compose
from nottingham.record.header import header_of
from nottingham.record.lexer import RecordError
from nottingham.record.record import Record, read_record, write_record
from nottingham.record.replay import play
from nottingham.rules.engine.state import Inspecting, Market, State
from nottingham.rules.options.deputies.rule import Roster

MARIAN, TUCK, GUY, WILL, DAVID, MUCH, LOOT = range(7)
THREE = "nottingham record 1\nseats: Marian, Tuck, Guy\n"
SIX = "nottingham record 1\nedition: second\nseats: Marian, Tuck, Guy, Will, David, Much\n"
INSPECTING = """position
sheriff Marian
phase inspecting
bag Tuck: silk / declared 1 apple
bag Guy: apple / declared 1 apple
"""
DEPUTIES = """position
deputies Marian, Tuck
phase inspecting
bag Much: apple / declared 1 apple
"""


def reached(*parts: str) -> State:
    played = play(read_record("".join(parts)))
    assert played.illegal is None, played.illegal
    return played.state


def inspecting(state: State) -> Inspecting:
    assert isinstance(state.public.phase, Inspecting)
    return state.public.phase


def test_v3_y5_deputies_know_the_loot_and_can_split_it() -> None:
    loot = "gold loot 7\nstand loot: apple*2 | silk*3\n"
    moves = "moves\nMarian: pass Much\nTuck: pass Much\nMarian: split gold 6, silk*2 apple\nTuck: accept split 1\n"
    before, after = reached(SIX, DEPUTIES, loot), reached(SIX, DEPUTIES, loot, moves)
    assert [row[LOOT] for row in before.known] == [Goods({"silk": 3})] * 2 + [Goods()] * 4
    assert after.public.gold == (56, 51, 50, 50, 50, 50, 0)
    assert after.contraband[:2] == (Goods({"silk": 2}), Goods({"silk": 1}))


@pytest.mark.parametrize(("round", "left"), [(1, 4), (2, 2), (3, 0), (4, 4), (8, 2)])
def test_y1_the_deputies_of_the_round_are_drawn_and_no_cards_but_the_others_are_left(round: int, left: int) -> None:
    for seed in range(20):
        state = reached(SIX, f"seed: {seed}\n", DEPUTIES, f"round {round}\n")
        (roster,) = state.secrets
        assert isinstance(roster, Roster)
        assert len(set(roster.seats)) == len(roster.seats) == left
        assert not set(roster.seats) & {MARIAN, TUCK}


def test_y7_y8_who_said_pass_with_an_offer_has_agreed_to_it() -> None:
    will = "bag Will: silk / declared 1 apple / word Tuck pass with 2\noffer 2 with Will by Will: gold 8, pass Will\n"
    assert inspecting(reached(SIX, DEPUTIES, will)).offers[0].agreed == (TUCK,)
    state = reached(SIX, DEPUTIES, will, "moves\nMarian: pass Will with 2\n")
    assert (state.public.gold[WILL], state.public.gold[LOOT]) == (42, 8)


def test_y4_y7_a_bag_on_which_deputies_differ_is_in_the_hands_of_the_one_who_would_open_it() -> None:
    will = "bag Will: silk / declared 1 apple / word Tuck open / word Marian pass\n"
    (bag,) = [bag for bag in inspecting(reached(SIX, DEPUTIES, will)).bags if bag.owner == WILL]
    assert bag.deciders == (TUCK,)
    assert reached(SIX, DEPUTIES, will, "moves\nTuck: inspect Will\n").public.gold[TUCK] == 54


@pytest.mark.parametrize(
    ("lines", "wrong_line", "code"),
    [
        ("deal 1 with Tuck by Marian: open Tuck\n", 1, "against_own_bag"),
        ("offer 1 with Guy by Guy: gold 1, refuse Guy\n", 1, "against_own_bag"),
        ("offer 1 with Tuck by Tuck: pass Guy, open Guy\n", 1, "asks_both"),
        ("deal 1 with Tuck by Marian: pass Guy\ndeal 2 with Tuck by Marian: open Guy\n", 2, "deals_contradict"),
        ("deal 1 with Tuck by Tuck: pass Guy\n", 1, "not_between_them"),
        ("offer 1 with Tuck by Tuck: pass Tuck\noffer 2 with Tuck by Tuck: gold 2, pass Tuck\n", 2, "offer_replaced"),
    ],
)
def test_b3_b4_b14_what_no_bargaining_leads_to_is_refused(lines: str, wrong_line: int, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(THREE + INSPECTING + lines)
    assert caught.value.code == code
    assert (caught.value.line, caught.value.column) == (7 + wrong_line, 1)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("word Tuck open / word Marian open", "words_agree"),
        ("word Tuck pass / word Marian pass", "words_agree"),
        ("word Tuck pass / word Tuck open", "word_replaced"),
        ("word Tuck pass with 1", "word_without_offer"),
        ("word Tuck pass with 2", "word_without_offer"),
        ("word Guy open", "no_decider"),
    ],
)
def test_y7_words_that_cannot_have_been_said_are_refused(words: str, code: str) -> None:
    """Offer 1 is gone, and offer 2 passes another bag."""
    lines = f"bag Will: silk / declared 1 apple / {words}\noffer 2 with Much by Much: gold 8, pass Much\n"
    with pytest.raises(RecordError) as caught:
        read_record(SIX + DEPUTIES + lines)
    assert caught.value.code == code
    assert (caught.value.line, caught.value.column) == (8, 5)


def test_y7_a_sheriff_alone_has_no_word_but_a_decision() -> None:
    with pytest.raises(RecordError, match="words of deputies"):
        read_record((THREE + INSPECTING).replace("1 apple\nbag Guy", "1 apple / word Marian open\nbag Guy"))


def test_no_options_can_be_said_as_well() -> None:
    assert read_record(f"{THREE}options: none\n").header.options == ()


@pytest.mark.parametrize(
    ("line", "column", "why"),
    [
        ("duty may_claim merchant=Tuck", 6, "expected"),
        ("duty split_loot deputies=(Marian, Tuck)", 6, "expected"),
        ("secret roster seats=(Guy)", 8, "expected"),
        ("extra black_market_piles piles=[]", 7, "expected"),
        ("time up", 1, "no time limit"),
    ],
)
def test_what_belongs_to_an_option_that_is_not_played_is_refused(line: str, column: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as caught:
        read_record(f"{THREE}{INSPECTING}{line}\n")
    assert (caught.value.line, caught.value.column) == (8, column)


@pytest.mark.parametrize(
    ("bag", "duty"),
    [
        ("bag Tuck: silk / declared 1 apple / passed", ""),
        ("bag Tuck: silk / declared 1 apple / opened", ""),
        ("bag Tuck: silk / declared 1 apple / opened", "duty placement sheriff=Marian owner=Guy goods=(silk)"),
        ("bag Tuck: nothing / declared 1 apple / opened", "duty placement sheriff=Marian owner=Tuck goods=(silk)"),
    ],
)
def test_i3_i6_nothing_stays_in_a_settled_bag_but_what_must_still_be_placed(bag: str, duty: str) -> None:
    text = f"{THREE}{INSPECTING}{duty}\n".replace("bag Tuck: silk / declared 1 apple", bag)
    with pytest.raises(RecordError, match="settled bag") as caught:
        read_record(text)
    assert (caught.value.line, caught.value.column) == (6, 5)


def test_i7_what_must_still_be_placed_can_be() -> None:
    opened = INSPECTING.replace("bag Tuck: silk / declared 1 apple", "bag Tuck: silk / declared 1 apple / opened")
    duty = "duty placement sheriff=Marian owner=Tuck goods=(silk)\n"
    assert reached(THREE, opened, duty, "moves\nMarian: place left: silk\n").public.piles == (("silk",), ())


@pytest.mark.parametrize(("turns", "order"), [("", ()), ("turns Guy, Tuck\n", (GUY, TUCK))])
def test_m7_whose_turn_it_is_stands_there_once_the_sheriff_has_said_it(turns: str, order: tuple[int, ...]) -> None:
    state = reached(THREE, "edition: second\nposition\nsheriff Marian\nphase market\n", turns)
    assert isinstance(state.public.phase, Market)
    assert state.public.phase.opener == (None if turns else MARIAN)
    assert state.public.phase.order == order
    text = write_record(Record(header_of(state.ruleset, ("Marian", "Tuck", "Guy")), state))
    assert turns in text
    assert ("turns" in text) is bool(turns)
    assert reached(text) == state


def test_what_nobody_settled_is_the_same_in_a_header_that_is_written_and_in_one_that_is_read() -> None:
    assert read_record(THREE).header == header_of(compose("first", 3), ("Marian", "Tuck", "Guy"))
