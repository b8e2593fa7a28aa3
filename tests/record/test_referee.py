import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from nottingham import Goods, compose, outcome, view
from nottingham.cli import main
from nottingham.record import codec
from nottingham.record.header import header_of
from nottingham.record.record import Record, write_record
from nottingham.rules.engine.state import State
from tests.record.expectations import Referee
from tests.record.games import NAMES, random_game

MARKET = """\
nottingham record 1
seats: Marian, Tuck, Guy
sheriff: Marian
position
hand Tuck: apple*2 silk
deck: mead*4
removed: rest
moves
Tuck: aside silk
"""
REFUSED = MARKET.replace("aside silk", "aside cheese")


@pytest.fixture
def referee(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Referee:
    return Referee(capsys, tmp_path)


def plain(value: object) -> Any:
    return json.loads(codec.to_json(value))


def finished_game() -> tuple[Record, State]:
    ruleset = compose("second", 6, ("royal_goods", "black_market"))
    game = list(random_game(ruleset, seed=5))
    moves = tuple(move for move, _ in game if move)
    return Record(header_of(ruleset, NAMES, 5), None, moves), game[-1][1].state


def test_a_whole_game_ends_with_the_score_table(referee: Referee) -> None:
    record, state = finished_game()
    scores = outcome(state)
    assert scores is not None
    status, out = referee(write_record(record))
    assert status == 0
    table = out[out.index("Σ") :].splitlines()
    for score in scores:
        row = next(line for line in table if NAMES[score.seat] in line)
        assert row.endswith(f" {score.total}")
        assert {str(score.place), str(score.gold), str(score.legal)} <= set(row.split())
    status, report = referee.json(write_record(record))
    assert (status, report["ok"], report["position"]) == (0, True, plain(state))
    assert [score["total"] for score in report["scores"]] == [score.total for score in scores]
    assert report["winners"] == [score.seat for score in scores if score.place == 1]
    assert codec.from_plain(report["position"], State) == state


def test_the_referee_says_when_the_law_of_today_gives_other_scores(referee: Referee) -> None:
    record, state = finished_game()
    scores = tuple(score.total for score in outcome(state) or ())
    ruleset = record.ruleset
    same = Record(header_of(ruleset, NAMES, 5, scores=scores), None, record.moves)
    other = Record(header_of(ruleset, NAMES, 5, scores=(1, *scores[1:])), None, record.moves)
    assert "recorded_scores" not in referee.json(write_record(same))[1]
    assert referee.json(write_record(other))[1]["recorded_scores"] == [1, *scores[1:]]
    assert "The record says otherwise" in referee(write_record(other))[1]


def test_a_game_that_goes_on_is_a_position(referee: Referee) -> None:
    status, report = referee.json(MARKET)
    assert (status, report["ok"], report["scores"], report["winners"]) == (0, True, [], [])
    assert report["position"]["aside"] == {"silk": 1}
    assert "aside: silk" in referee(MARKET)[1].splitlines()


def test_an_illegal_move_is_named_with_its_rule(referee: Referee) -> None:
    status, report = referee.json(REFUSED)
    assert status == 1
    expected = {"ok": False, "move": 1, "line": 9, "seat": "Tuck", "code": "not_in_hand", "rule": "M3"}
    assert {key: report[key] for key in expected} == expected
    assert report["parameters"] == {"good": "cheese", "count": 1, "have": 0}
    assert report["message"]
    status, out = referee(REFUSED)
    assert status == 1
    assert "Move 1 (line 9) is not allowed.\n   Tuck: aside cheese\n" in out
    assert "[rule M3]\nM3. 1e: the merchant sets aside 0 to 5 cards" in out


def test_a_malformed_file_is_named_with_line_and_column(
    referee: Referee, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, report = referee.json(MARKET + "Tuck: dance\n")
    assert (status, report["line"], report["column"]) == (2, 10, 7)
    assert (report["code"], report["parameters"]["found"]) == ("expected", "dance")
    assert report["message"] == "This should be an action, not “dance”."
    file = tmp_path / "bad.txt"
    file.write_bytes(b"nottingham record 1\nseats: \xc3\xa9\xff\n")
    assert main(["referee", str(file)]) == 2
    assert "bad.txt, line 2, column 9: This is not UTF-8." in capsys.readouterr().err


def test_v5_a_seat_is_shown_nothing_that_it_may_not_know(referee: Referee) -> None:
    """Two games that differ only in what Guy cannot know read the same to Guy."""
    other = MARKET.replace("silk", "pepper").replace("mead", "silk")
    for flags in ((), ("--json",)):
        seen = [referee(text, "--seat", "Guy", *flags) for text in (MARKET, other)]
        assert seen[0] == seen[1]
        own = [referee(text, "--seat", "Tuck", *flags) for text in (MARKET, other)]
        assert own[0] != own[1]
    assert "silk" not in referee(MARKET, "--seat", "Guy")[1]


def test_v5_why_another_seats_move_was_refused_is_not_told(referee: Referee) -> None:
    status, report = referee.json(REFUSED, "--seat", "Guy")
    assert (status, report["move"], report["code"], report["parameters"]) == (1, 1, "not_told", {})
    assert "cheese" not in referee(REFUSED, "--seat", "Guy")[1]
    assert referee.json(REFUSED, "--seat", "Tuck")[1]["code"] == "not_in_hand"


def test_a_view_is_what_the_game_shows(referee: Referee) -> None:
    record, state = finished_game()
    _, report = referee.json(write_record(record), "--seat", "Guy")
    assert report["position"] == plain(view(state, NAMES.index("Guy")))


def test_every_seat_of_a_whole_game_can_be_told_of_it(referee: Referee) -> None:
    record, _ = finished_game()
    for name in NAMES[:3]:
        status, out = referee(write_record(record), "--seat", name, "--language", "pl")
        assert status == 0
        assert out


def test_standard_input_is_a_file_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Standard:
        buffer = io.BytesIO(MARKET.encode())

    monkeypatch.setattr(sys, "stdin", Standard)
    assert main(["referee", "-", "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert report["ok"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["no-such-file"], "Cannot read no-such-file"),
        (["."], "Cannot read ."),
        (["\0"], "Cannot read"),
        ([], "FILE"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", *arguments]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1


def test_strange_requests_are_refused(referee: Referee, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert referee(MARKET, "--seat", "Robin")[0] == 2
    assert referee(MARKET, "--language", "tlh")[0] == 2
    huge = tmp_path / "huge.txt"
    huge.write_bytes(b"#" * 4_000_001)
    assert main(["referee", str(huge)]) == 2
    assert "larger than 4 MB" in capsys.readouterr().err
    assert main(["referee", str(huge), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["line"] == 1


def test_a_position_that_cannot_be_played_is_malformed(referee: Referee) -> None:
    duty = "duty placement sheriff=Marian owner=Guy goods=(silk)"
    text = f"nottingham record 1\nseats: Marian, Tuck, Guy\nsheriff: Marian\nposition\nphase inspecting\n{duty}\n"
    status, report = referee.json(f"{text}bag Tuck: apple / declared 1 apple\nmoves\nMarian: place left: silk\n")
    assert (status, report["ok"]) == (2, False)
    assert report["code"] == "impossible_position"


def test_goods_in_json_are_numbers_by_kind(referee: Referee) -> None:
    hand = referee.json(MARKET)[1]["position"]["hands"][1]
    assert Goods(hand) == Goods({"apple": 2})


@pytest.mark.parametrize(
    ("language", "malformed", "illegal"),
    [
        ("fr", "bad.txt, ligne 10, colonne 7. Il faut ici une action, pas «\u00a0dance\u00a0».", "n’est pas permis"),
        ("pl", "bad.txt, wiersz 10, kolumna 7. Oczekiwano tu czynności, a\u00a0jest „dance”.", "jest niedozwolony"),
    ],
)
def test_the_referee_speaks_the_language_of_who_asks(
    language: str,
    malformed: str,
    illegal: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad, refused = tmp_path / "bad.txt", tmp_path / "refused.txt"
    bad.write_text(MARKET + "Tuck: dance\n", encoding="utf-8")
    refused.write_text(REFUSED, encoding="utf-8")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert main(["referee", str(bad)]) == 2
    assert capsys.readouterr().err.rstrip().endswith(malformed)
    assert main(["referee", str(refused)]) == 1
    assert illegal in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["referee", str(bad), "--language", language]) == 2
    assert capsys.readouterr().err.rstrip().endswith(malformed)


def test_json_is_the_same_wherever_it_is_made(referee: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in (MARKET, REFUSED, MARKET + "Tuck: dance\n"):
        before = referee.json(text)
        monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
        assert referee.json(text) == before
        monkeypatch.setenv("LC_ALL", "C")
