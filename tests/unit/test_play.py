"""A person at the keyboard plays whole games, says odd things, and may leave at any time."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from nottingham import cli
from nottingham.cli.play import COMPANY, Game
from nottingham.cli.terminal import Terminal, parse_goods
from nottingham.locales import languages
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.goods import Goods
from tests.mixes import ruleset_of

NAMES = {
    "apple": ["jabłka", "jabłko", "jabłek"],
    "green_apple": ["zielone jabłka"],
    "silk": ["jedwab", "karta jedwabiu"],
    "mead": ["miód pitny", "karta miodu pitnego"],
}


def typing(seed: int) -> Callable[[str], str]:
    """A person who types numbers, goods and nonsense, and now and then does not mind."""
    rng = Random(seed)
    words = ["any"] * 6 + ["", "0", "1", "2", "3", "4", "5", "?", "look", "apple", "2 cheese", "unicorn", "honour"]
    return lambda _question: rng.choice(words)


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("first", 4, ()),
        ("second", 3, ("royal_goods", "black_market")),
        ("second", 6, ("time_limit", "house_goods", "black_market")),
    ],
)
def test_a_whole_game_is_played(
    edition: str, players: int, options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    ruleset = ruleset_of(edition, players, options)
    assert ruleset is not None
    Game(ruleset, "Robin", ("random",) * (players - 1), 3, typing(players), "en").play()
    told = capsys.readouterr().out.splitlines()
    assert sum(line.startswith(("1st", "2nd", "3rd", "4th", "5th", "6th")) for line in told) == players
    assert not any("unicorn" in line and "There is no good called" not in line for line in told)


@pytest.mark.parametrize("language", languages())
def test_a_game_speaks_one_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing that the terminal says is left in English."""
    ruleset = ruleset_of("second", 6, ("royal_goods", "black_market"))
    assert ruleset is not None
    Game(ruleset, "Robin", ("tuck", "will", "marian", "john", "much"), 5, typing(1), language).play()
    told = capsys.readouterr().out
    english = ("What", "offer ", "Offer ", "bag", "Round", "gold", "please", "Your", "Sheriff ")
    found = [word for word in english if word in told]
    assert (found == []) == (language != "en"), found


def test_the_opponents_are_characters_and_talk(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _question: "any")
    assert cli.main(["play", "--terminal", "--seed", "4", "--language", "fr"]) == 0
    told = capsys.readouterr().out
    narrator = Narrator("fr", ())
    names = [narrator.character(id) for id in COMPANY]
    present = [name for name in names if f"   {name}" in told]
    assert len(present) == 3
    assert any(f"  {name}\u00a0: «" in told for name in present)


@pytest.mark.parametrize("words", [[], ["?", "quit"], ["apple", "QUIT"]])
def test_leaving_is_no_error(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(words)

    def read(_question: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    assert cli.main(["play", "--terminal", "--seed", "1"]) == 0
    assert capsys.readouterr().out.endswith("You leave the table.\n")


def test_a_seed_that_the_browser_would_not_heed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--seed", "1"]) == 2
    assert "add --terminal" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--players", "9"], ["--bots", "nobody"], ["--edition", "third"]])
def test_a_table_that_cannot_be_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--terminal", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (b"[good.fig]\nkind = legal\n", " – Wiersz 2, kolumna 8: to nie jest wartość."),
        (
            b"[good.apple]\nkind = 'legal'\nvalue = 1\npenalty = 1\ncards = 1\n",
            " – Gra ma już towar o\u00a0nazwie „apple”.",
        ),
        (b"# \xc5\x82\xff", ", wiersz 1, kolumna 4. To nie jest UTF-8."),
        (None, ": nie ma takiego pliku."),
    ],
)
def test_a_bad_file_of_house_goods_is_told_in_the_language_asked_for(
    raw: bytes | None, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figs.toml"
    if raw is not None:
        file.write_bytes(raw)
    assert cli.main(["play", "--terminal", "--house", str(file), "--language", "pl"]) == 2
    told = capsys.readouterr()
    assert f"figs.toml{complaint}" in told.err
    assert told.out == ""


class TestGoods:
    @pytest.mark.parametrize(
        ("text", "goods"),
        [
            ("", Goods()),
            ("apple 2 silk", Goods({"apple": 1, "silk": 2})),
            ("3 JAB, mi", Goods({"apple": 3, "mead": 1})),
            ("green_apple apple jabłek", Goods({"green_apple": 1, "apple": 2})),
            (
                "2 zielone jabłka jablka, miód pitny 2 karta jed",
                Goods({"green_apple": 2, "apple": 1, "mead": 1, "silk": 2}),
            ),
        ],
    )
    def test_goods_are_typed_with_numbers_before_them(self, text: str, goods: Goods) -> None:
        assert parse_goods(text, NAMES) == goods

    def test_what_is_no_good_is_asked_again(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = iter(["unicorn", "karta", "?", "silk"])
        assert Terminal(lambda _: next(lines), Narrator("en", ())).goods("Which?", NAMES) == Goods.of("silk")
        told = capsys.readouterr().out
        assert "There is no good called “unicorn”." in told
        assert "“karta” could be any of these: jedwab, miód pitny." in told
        assert "“3 jabłka, 2 miód pitny”" in told


def test_what_is_said_in_place_of_an_answer_is_heard_and_the_question_asked_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    heard: list[str] = []
    lines = iter(["> hello, Tuck", ">4 gold", "2"])
    terminal = Terminal(lambda _: next(lines), Narrator("en", ()))
    terminal.hear = heard.append
    assert terminal.number("How many?", 0, 3) == 2
    assert heard == ["hello, Tuck", "4 gold"]
    assert capsys.readouterr().out == ""


def test_an_offer_in_words_that_the_law_forbids_is_told_why_and_not_made(capsys: pytest.CaptureFixture[str]) -> None:
    ruleset = ruleset_of("second", 4, ())
    assert ruleset is not None
    said = iter(("> 900 gold and you may pass, Much",))

    def read(question: str) -> str:
        return next(said, "quit") if question.startswith("What do you do?") else "any"

    Game(ruleset, "Robin", ("tuck", "guy", "much"), 4, read, "en").play()
    told = capsys.readouterr().out
    assert "more than there is: 50. [rule B2]" in told
    assert "Offer 1." not in told


def test_what_is_said_is_an_offer_where_it_is_one_and_is_answered_where_it_is_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Words instead of eight questions; the rest is talk."""
    ruleset = ruleset_of("second", 4, ())
    assert ruleset is not None
    said = iter(("> liar, Tuck!", "> one gold and you may pass, Much"))

    def read(question: str) -> str:
        return next(said, "quit") if question.startswith("What do you do?") else "any"

    Game(ruleset, "Robin", ("tuck", "guy", "much"), 4, read, "en").play()
    told = capsys.readouterr().out
    assert "Tuck: “" in told.split("What", 1)[-1]
    assert "Offer 1." in told


def test_who_is_through_may_still_offer_and_is_not_told_that_it_is_for_the_own_bag(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ruleset = ruleset_of("second", 3, ())
    assert ruleset is not None
    said = iter(("> 9 gold and my bag passes",))

    def read(question: str) -> str:
        return next(said, "quit") if question.startswith("What do you do?") else "any"

    Game(ruleset, "Robin", ("tuck", "much"), 12, read, "en").play()
    *_, asked_last = capsys.readouterr().out.split("At the gate: Much.")
    assert "(passed)" in asked_last
    assert "make an offer\n" in asked_last
