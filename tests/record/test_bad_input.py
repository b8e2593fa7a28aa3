from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nottingham import compose
from nottingham.locales import languages
from nottingham.locales.narrator import Narrator
from nottingham.record.header import header_of
from nottingham.record.lexer import MOST_CHARACTERS, RecordError
from nottingham.record.record import Record, read_record, write_record
from nottingham.record.replay import play
from nottingham.rules.engine.refusals import InputError
from tests.record.games import NAMES, random_game

HEAD = "nottingham record 1\nseats: Marian, Tuck, Guy\n"
SECOND = "nottingham record 1\nedition: second\nseats: Marian, Tuck, Guy\n"
BAZAAR = SECOND + "options: black_market\n"
SIX = "nottingham record 1\nedition: second\nseats: A, B, C, D, E, F\n"
JAM = "house: jam royal value 5 penalty 3 cards 2/2\n"
INSPECTING = "position\nsheriff Marian\nphase inspecting\nbag Tuck: apple*2 / declared 2 apple\n"


def english(error: InputError) -> str:
    return Narrator("en", ()).input_error(error)


def error_of(text: str) -> RecordError | None:
    """What is wrong with a record, when it is read or played."""
    try:
        play(read_record(text))
    except RecordError as error:
        return error
    return None


def position(*lines: str) -> str:
    return "\n".join((HEAD + "sheriff: Marian\nposition", *lines))


def moves(*lines: str) -> str:
    return "\n".join((HEAD + "moves", *lines))


WRONG = (
    # the file
    ("", 1, 1, "nothing here"),
    ("\n\n# nothing\n", 1, 1, "nothing here"),
    ("x" * (MOST_CHARACTERS + 1), 1, 1, "at most 4000000 characters"),
    ("nottingham record", 1, 18, "a whole number"),
    ("nottingham record 2\n", 1, 19, "format 2"),
    ("nottingham record one\n", 1, 19, "a whole number"),
    ("chess record 1\n", 1, 1, "A record begins with"),
    (HEAD + "event: " + "x" * 200_000, 3, 200_001, "at most 200000 characters"),
    (HEAD + "a" * 100_000 + ": b\n", 3, 1, "at most 40 characters"),
    (HEAD + "a: b\n" * 1000, 502, 1, "“header” has at most 500 lines"),
    (HEAD + "position\n" + "extra none\n" * 30_000, 20_004, 1, "“position” has at most 20000 lines"),
    (HEAD + "moves\n" + "Tuck: aside nothing\n" * 20_000, 10_004, 1, "“moves” has at most 10000 lines"),
    (HEAD + "event: \u202eevil\n", 3, 8, "U+202E"),
    (HEAD + "event: \x00\n", 3, 8, "U+0000"),
    # the header
    (HEAD + "options: none, royal_goods\n", 3, 14, "should end here"),
    (HEAD + "position: here\n", 3, 1, "stands alone"),
    (HEAD + "event: a day\nTuck: aside nothing\n", 4, 1, "below a line “moves”"),
    (HEAD + "clock: time_up\nposition\n", 3, 1, "below a line “moves”"),
    (SECOND + "black-market: pepper 30 27\nblack-market: apple 3\n", 5, 15, "which is no contraband"),
    (SECOND + "black-market: silk 3 4\nblack-market: pepper 30 27\n", 4, 15, "needs its higher value on top"),
    (HEAD + "black-market: silk 3 4\n", 3, 15, "belongs to the second edition"),
    (SECOND + "house: jam royal value 5 penalty 3 cards 0/2\n", 4, 8, "None of the house goods has a card"),
    (SECOND + JAM + "house: rye royal value 5 penalty 3 cards 2/2 counts 2 bread\n", 5, 8, "which is no legal good"),
    (SECOND + "house: apple legal value 5 penalty 3 cards 2/2\n" + JAM, 4, 8, "called “apple” already"),
    ("nottingham record 1\n", 1, 1, "names no seats"),
    ("nottingham record 1\nseats: A, B\n", 2, 8, "for 3 to 5\u00a0players, not 2"),
    ("nottingham record 1\nseats: A, B, A\n", 2, 14, "Two seats are called “A”"),
    ("nottingham record 1\nseats: A, , B\n", 2, 11, "one space between them"),
    ("nottingham record 1\nseats: A, B, C:D\n", 2, 14, "U+003A"),
    ("nottingham record 1\nseats: A, B, " + "C" * 41, 2, 14, "at most 40"),
    (HEAD + "seats: A, B, C\n", 3, 1, "said twice"),
    (HEAD + "law: 3\n", 3, 6, "at most 2"),
    (HEAD + "edition: third\n", 3, 10, "one of these: first, second; not “third”"),
    (HEAD + "options: jokers\n", 3, 10, "not “jokers”"),
    (HEAD + "options: black_market\n", 3, 10, "belongs to the second edition"),
    (HEAD + "options: house_goods\n", 3, 10, "house goods are missing"),
    (HEAD + "optoins: seven_cards\n", 3, 1, "Is “options” meant?"),
    (HEAD + "sheriff: Robin\n", 3, 10, "Nobody here is called “Robin”"),
    (HEAD + "seed: forty\n", 3, 7, "64 bits"),
    (HEAD + "seed: 18446744073709551616\n", 3, 7, "64 bits"),
    (HEAD + "minutes: 0\n", 3, 10, "at least 1"),
    (HEAD + "deck: apple\n", 3, 7, "“apple”: the deck holds 1, the game has 48"),
    (HEAD + "deck: apple*99999\n", 3, 13, "at most 5000"),
    (HEAD + "black-market: pepper\n", 3, 21, "values of a pile"),
    (HEAD + "house: fig legal value 3\n", 3, 25, "should be “penalty”, not the end of the line"),
    (HEAD + "house: fig tasty value 3 penalty 2 cards 1/1\n", 3, 12, "one of these: legal"),
    (HEAD + "house: apple legal value 3 penalty 2 cards 1/1\n", 3, 8, "a good called “apple” already"),
    (
        HEAD + "house: fig legal value 300 penalty 2 cards 1/1\n",
        3,
        8,
        "“value” of “fig” must be a whole number from 0 to 99",
    ),
    (HEAD + "Tuck draws\n", 3, 1, "a key, a colon and a value"),
    (HEAD + "scores: Tuck 3\n", 3, 9, "points of every seat"),
    # the position
    (position("wine Tuck: apple"), 5, 1, "not “wine”"),
    (position("round 10"), 5, 7, "at most 9"),
    (position("round -1"), 5, 7, "at least 1"),
    (position("round 2", "round 3"), 6, 1, "Line 5 says this already"),
    (position("phase dinner"), 5, 7, "not “dinner”"),
    (position("sheriff Robin"), 5, 9, "one of these: Marian, Tuck, Guy; not “Robin”"),
    (position("deputies Marian, Tuck"), 5, 10, "One Sheriff"),
    (position("gold Tuck -5"), 5, 11, "at least 0"),
    (position("gold Tuck 9999999999"), 5, 11, "too large"),
    (position("gold Tuck 5, Tuck 6"), 5, 14, "Line 5 says this already"),
    (position("gold loot 5"), 5, 6, "one of these: Marian"),
    (position("hand Tuck: apple*7"), 5, 6, "at most 6"),
    (position("hand Tuck: bread"), 5, 6, "no “bread” in this game"),
    (position("hand Tuck: APPLE"), 5, 12, "not the name of a good"),
    (position("hand Tuck:"), 5, 11, "a good, or “nothing”, not the end of the line"),
    (
        position("hand Tuck: crossbow*5", "hand Guy: crossbow"),
        6,
        6,
        "“crossbow”: the game has 5, and these are 1 too many",
    ),
    (position("stand Tuck: silk"), 5, 13, "Only legal goods"),
    (position("stand Tuck: apple | apple"), 5, 21, "Only contraband"),
    (position("bag Tuck: apple"), 5, 1, "another phase: loading, declaring, inspecting"),
    (position("phase loading", "bag Marian: apple"), 6, 5, "Marian is no merchant"),
    (position("phase loading", "bag Tuck: apple*6"), 6, 5, "1 to 5 cards"),
    (position("phase loading", "hand Tuck: apple*3", "bag Tuck: apple*4"), 7, 5, "a full hand"),
    (position("phase loading", "bag Tuck: apple / declared 1 apple"), 6, 5, "while merchants load"),
    (position("phase inspecting", "bag Tuck: apple"), 6, 5, "declared as"),
    (
        position("phase inspecting", "bag Tuck: apple / declared 2 apple"),
        6,
        5,
        "Cards declared: 2. Cards in the bag: 1.",
    ),
    (
        position("phase inspecting", "bag Tuck: apple / declared 1 silk"),
        6,
        30,
        "one of these: apple, cheese, chicken; not “silk”",
    ),
    (
        position("phase inspecting", "bag Tuck: apple / lost"),
        6,
        19,
        "declared, passed, opened, before, word; not “lost”",
    ),
    (position("pile middle: apple"), 5, 6, "one of these: left, right"),
    (position("deck: apple*48"), 5, 1, "nowhere"),
    (position("turns Marian"), 5, 1, "no merchant"),
    (position("turns Tuck, Tuck"), 5, 7, "one turn"),
    (position("aside: apple*6"), 5, 8, "At most 5"),
    (position("known Guy of Tuck: silk"), 5, 7, "not there"),
    (position("offer 1 with Tuck by Tuck: pass Tuck"), 5, 1, "another phase: inspecting"),
    (position("phase inspecting", "offer 1 with Tuck by Guy: pass Tuck"), 6, 1, "between one merchant"),
    (position("phase inspecting", "offer 1 with Marian by Marian: pass Tuck"), 6, 1, "no merchant"),
    (position("phase inspecting", "offer 1 with Tuck by Tuck: gold 3"), 6, 1, "asks for nothing"),
    (position("phase inspecting", "offer 1 with Tuck by Tuck: gold -3, pass Tuck"), 6, 1, "below zero"),
    (position("phase inspecting", "deal 0 with Tuck by Marian: pass Tuck"), 6, 1, "numbered from 1"),
    (position("phase inspecting", "duty dance"), 6, 6, "a duty, not “dance”"),
    (position("phase inspecting", "duty debt debtor=Tuck"), 6, 6, "“debt” needs the field “creditor”"),
    (position("phase inspecting", "duty debt debtor=Tuck colour=1"), 6, 23, "no field “colour”"),
    (position("promise 2 by Guy to Tuck pass in round 1"), 5, 1, "number 1"),
    (SIX + "position\nsecret roster seats=[[[[", 5, 21, "one of these: A"),
    (BAZAAR + "position\nextra black_market_piles piles=" + "[" * 90000, 6, 32, "not JSON"),
    (BAZAAR + "position\nextra black_market_piles piles=[NaN]", 6, 32, "not JSON"),
    (position("chance x"), 5, 8, "64 bits"),
    (position("phase finished"), 5, 1, "after round 9"),
    (position("round 9", "phase finished", "hand Tuck: apple"), 7, 1, "discarded"),
    # moves
    (moves("Robin: aside nothing"), 4, 1, "one of these: Marian"),
    (moves("Tuck aside nothing"), 4, 6, "should be “:”, not “aside”"),
    (moves("Tuck: steal silk"), 4, 7, "an action, not “steal”"),
    (moves("Tuck: aside"), 4, 12, "a good, or “nothing”, not the end of the line"),
    (moves("Tuck: aside apple*0"), 4, 19, "at least 1"),
    (moves("Tuck: aside apple apple*"), 4, 25, "a whole number, not the end of the line"),
    (moves("Tuck: discard left: apple*5000 apple"), 4, 32, "more than 5000"),
    (moves("Tuck: declare four apple"), 4, 15, "a whole number, not “four”"),
    (moves("Tuck: declare 4 apple or so"), 4, 23, "should end here, without “or”"),
    (moves("Tuck: propose: gold 5, dance"), 4, 24, "a clause of an offer, not “dance”"),
    (moves('Tuck: pledge Guy "I will'), 4, 18, "not closed"),
    (moves('Tuck: pledge Guy "\\ud800"'), 4, 18, "half of a character"),
    (moves('Tuck: pledge Guy "\\q"'), 4, 18, "means no character"),
    (moves('Tuck: pledge "\\u001b[2J"'), 4, 14, "Nobody here is called “U+001B[2J”"),
    (moves("2. Tuck: aside nothing"), 4, 1, "Move 2 stands where move 1"),
    (moves("Tuck: pass bag=Guy bag=Guy"), 4, 20, "said twice"),
    (moves("Tuck: load_bag goods=(apple"), 4, 28, "should be “)”, not the end of the line"),
    (moves('clock: "time_up"'), 4, 8, "an action, not “time_up”"),
)
MALFORMED = tuple(text for text, *_ in WRONG)


@pytest.mark.parametrize(("text", "line", "column", "why"), WRONG)
def test_what_is_wrong_is_said_with_line_and_column(text: str, line: int, column: int, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert (caught.value.line, caught.value.column) == (line, column), caught.value
    assert why in english(caught.value)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize("language", languages())
def test_every_language_says_what_is_wrong(language: str) -> None:
    narrator = Narrator(language, ())
    told = [narrator.input_error(error) for text in MALFORMED if (error := error_of(text))]
    assert len(told) == len(MALFORMED)
    assert all(line[-1] in ".?" and not line[0].islower() for line in told), told


@pytest.mark.parametrize(
    "line",
    [
        "duty debt debtor=Tuck creditor=Marian amount=1000000 why=fine step=contraband",
        "duty placement sheriff=Marian owner=Guy goods=(silk)",
        "deal 1 with Tuck by Marian: pass Tuck, open Tuck",
        "offer 1 with Tuck by Marian: gold 900, bag silk*4, pass Guy",
    ],
)
def test_a_position_that_no_play_leads_to_is_played_or_refused(line: str) -> None:
    """Never an error of ours, whatever a position claims."""
    talk = ["Tuck: pay silk", "Marian: place left: silk", "Tuck: claim nothing", "Marian: call split"]
    for last in ("Marian: pass Tuck", "Marian: inspect Tuck", *talk):
        refused = error_of(f"{HEAD}{INSPECTING}{line}\nmoves\n{last}\n")
        assert refused is None or refused.code in {"impossible_position", "against_own_bag"}


def test_comments_spaces_and_line_ends_mean_nothing() -> None:
    text = HEAD + "event: a #1 day\noptions:\n\n  position # here\n gold  Tuck  5 # poor\n\tmoves : # below\n"
    record = read_record("\ufeff" + text.replace("\n", "\r\n"))
    assert record == read_record(text)
    assert record.header.tags == (("event", "a #1 day"),)
    assert record.position is not None
    assert record.position.public.gold == (50, 5, 50)


def test_nothing_of_a_bad_name_or_tag_is_written() -> None:
    ruleset = compose("first", 3)
    for seats in (("A", "B", "B"), ("A", "B"), ("A", "B", "C\n"), ("A", "B", "C: load"), ("A", "B", "")):
        with pytest.raises(ValueError, match="name"):
            header_of(ruleset, seats)
    for tag in (("seed", "3"), ("moves", "3"), ("a b", "3"), ("event", "x\nmoves")):
        with pytest.raises(ValueError, match="cannot be written"):
            header_of(ruleset, ("A", "B", "C"), tags=(tag,))


# --- any text at all ---------------------------------------------------------------------------------------------


def read_or_refuse(text: str) -> None:
    error = error_of(text)
    if error is not None:
        assert min(error.line, error.column) >= 1
        return
    record = read_record(text)
    assert read_record(write_record(record)).moves == record.moves


def _valid() -> list[str]:
    texts = []
    for edition, players, options in (("first", 3, ("royal_goods",)), ("second", 6, ("black_market", "time_limit"))):
        ruleset = compose(edition, players, options)
        game = list(random_game(ruleset, seed=1))
        for start in range(5, len(game), len(game) // 6):
            moves = tuple(move for move, _ in game[start + 1 : start + 12] if move)
            texts.append(write_record(Record(header_of(ruleset, NAMES[:players]), game[start][1].state, moves)))
    return texts


VALID = _valid()
WORDS = sorted({word for text in VALID for word in text.split() if len(word) < 12})


@given(st.text(max_size=200) | st.text(max_size=100).map((HEAD + INSPECTING).__add__))
@settings(max_examples=150)
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    read_or_refuse(text)


@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6).map(" ".join), max_size=8))
@settings(max_examples=150)
def test_any_jumble_of_our_own_words_is_a_record_or_an_error(lines: list[str]) -> None:
    read_or_refuse(HEAD + INSPECTING + "\n".join(lines))


@given(st.integers(0, 1 << 32))
@settings(max_examples=120, deadline=None)
def test_a_record_with_something_changed_is_a_record_or_an_error(seed: int) -> None:
    rng = Random(seed)
    text = rng.choice(VALID)
    for _ in range(rng.randint(1, 3)):
        text = _mutated(text, rng)
    read_or_refuse(text)


def _mutated(text: str, rng: Random) -> str:
    """Something lost, doubled, exchanged or cut off."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    choice = rng.randrange(6)
    if choice == 0:
        return text[: rng.randrange(len(text) + 1)]
    if choice == 1:
        lines[at] = rng.choice(lines)
    elif choice == 2:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        lines[at] = " ".join(words)
    elif choice == 3:
        del lines[at]
    elif choice == 4:
        lines.insert(rng.randrange(len(lines)), lines[at])
    else:
        place = rng.randrange(len(lines[at]) + 1)
        lines[at] = lines[at][:place] + rng.choice('",:/|=*()[]{}#\\-09aZ \u202e') + lines[at][place + 1 :]
    return "\n".join(lines)
