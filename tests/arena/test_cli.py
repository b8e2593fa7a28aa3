"""`nottingham tournament` and `nottingham watch`, as somebody types them."""

import json
import os
import re
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from nottingham import cli
from nottingham.bots.characters import CHARACTERS
from nottingham.cli import tournament as verb
from nottingham.cli.story import Paragraph
from nottingham.cli.watch import Stage
from nottingham.locales import LANGUAGES
from nottingham.locales.narrator import Narrator
from nottingham.research.arena.played import PlayedGame
from nottingham.research.arena.results import ResultsFile

SMALL = ["tournament", "--bots", "honest,mixer", "--players", "3", "--deals", "2", "--workers", "1"]
GAME = ["watch", "--bots", "honest,mixer,random,honest", "--seed", "4", "--pace", "none"]


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(list(arguments))
    told = capsys.readouterr()
    return status, told.out, told.err


def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = ran(capsys, *SMALL, "--line-up", "honest,honest,mixer")
    assert (status, err) == (0, "")
    for words in ("Own choice, 3 players", "Win % of one against 2", "Held-out tables", "Habits", "Mixer", "±"):
        assert words in out


def test_json_html_and_a_file_of_results(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results, html = tmp_path / "results", tmp_path / "report.html"
    status, out, _ = ran(capsys, *SMALL, "--json", "--html", str(html), "--output", str(results))
    assert status == 0
    assert json.loads(out)["games"] == len(results.read_text().splitlines()) - 1
    assert html.read_text().startswith("<!doctype html>")
    again = ran(capsys, *SMALL, "--json", "--output", str(results), "--resume")
    assert again == (0, out, "")


def test_several_populations_and_sizes_in_one_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verb, "POPULATIONS", {"one": ("honest", "mixer"), "two": ("honest", "random")})
    arguments = ["--population", "one,two", "--players", "4,3", "--deals", "1", "--workers", "1", "--json"]
    status, out, _ = ran(capsys, "tournament", *arguments)
    assert status == 0
    contests = json.loads(out)["contests"]
    assert [one["contest"]["population"] for one in contests] == ["one", "one", "two", "two"]
    assert [bool(one["matrix"]) for one in contests] == [True, False, True, False]


def test_an_interruption_loses_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results = tmp_path / "results"
    kept = ResultsFile.append
    asked: list[ResultsFile] = []

    def interrupted(file: ResultsFile, games: Sequence[PlayedGame]) -> None:
        kept(file, games)
        if file not in asked:  # a second time would be an order
            asked.append(file)
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ResultsFile, "append", interrupted)
        status, _, err = ran(capsys, *SMALL, "--output", str(results))
    assert status == 130
    assert "--resume goes on" in err
    assert ran(capsys, *SMALL, "--output", str(results), "--resume")[0] == 0
    whole = tmp_path / "whole"
    ran(capsys, *SMALL, "--output", str(whole))
    assert whole.read_bytes() == results.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--population", "nobodies"], "no population 'nobodies'"),
        (["--bots", "honest,nobody"], "no bot “nobody”"),
        (["--bots", "honest,no.such.module:Bot"], "“no.such.module:Bot” cannot be loaded: No module named 'no'"),
        (["--bots", "honest,json:loads"], "“json:loads” cannot be loaded: it cannot be made without arguments"),
        (["--bots", "honest", "--line-up", "honest,honest"], "cannot fill 4 seats"),
        (["--bots", "honest", "--players", "four"], "numbers with commas"),
        (["--bots", "honest", "--players", "7"], "7"),
        (["--bots", "honest", "--option", "nonsense"], "nonsense"),
        (["--bots", "honest", "--deals", "0"], "--deals must be at least 1"),
        (["--bots", "honest", "--workers", "-1"], "--workers must be at least 1"),
        (["--bots", "honest", "--resume"], "--output"),
        (["--bots", "honest", "--output", "/no/such/folder/file"], "Cannot write"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], why: str) -> None:
    status, out, err = ran(capsys, "tournament", *arguments)
    assert (status, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1


def test_a_file_that_is_there_is_not_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results = tmp_path / "results"
    ran(capsys, *SMALL, "--output", str(results))
    before = results.read_bytes()
    status, _, err = ran(capsys, *SMALL, "--output", str(results))
    assert status == 2
    assert "--resume goes on with it" in err
    assert results.read_bytes() == before


# --- watch -------------------------------------------------------------------------------------------------------


def test_a_game_is_told_round_by_round_with_its_scores(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = ran(capsys, *GAME, "--lang", "en")
    assert (status, err) == (0, "")
    assert all(f"Round {number} begins." in out for number in range(1, 9))
    assert out.index("Round 2 begins.") < out.index("the Sheriff", out.index("Round 2 begins."))
    assert all(name in out for name in ("Honest 1", "Honest 2", "Mixer", "Random"))
    table = out[out.index("♛") :]
    assert "Σ" in table
    assert "Apple King" in table
    assert ran(capsys, *GAME, "--lang", "en")[1] == out


def test_a_company_of_characters_plays_where_nobody_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(capsys, "watch", "--players", "3", "--seed", "4", "--pace", "none", "--lang", "en")
    assert status == 0
    people = {name for name in map(Narrator("en", ()).character, CHARACTERS) if f"{name}: “" in out}
    assert len(people) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_game_of_six(capsys: pytest.CaptureFixture[str], language: str) -> None:
    arguments = ["--players", "6", "--edition", "second", "--option", "black_market", "--bots", "mixer"]
    status, out, _ = ran(capsys, "watch", *arguments, "--seed", "1", "--pace", "none", "--lang", language)
    assert status == 0
    assert len(out.splitlines()) > 50


def test_a_seat_sees_less_than_all_and_more_than_a_bystander(capsys: pytest.CaptureFixture[str]) -> None:
    bystander, seat, everything = (
        ran(capsys, *GAME, "--lang", "en", *more)[1] for more in ([], ["--seat", "mixer"], ["--open"])
    )
    assert "You snap your bag shut on" in seat
    assert "snaps a bag shut on" not in bystander
    assert "Random snaps a bag shut on" in " ".join(everything.split())
    assert "Random snaps a bag shut on" not in " ".join(seat.split())


def test_a_story_leaves_out_what_is_told_anyway(capsys: pytest.CaptureFixture[str]) -> None:
    """Backs of cards, offers that others replaced, and the terms of a deal that was an offer a moment ago."""
    games = (("watch", "--bots", "tuck,much,guy,steward", "--pace", "none", "--seed", seed) for seed in "359")
    stories = [[ran(capsys, *game, "--lang", "en", *more)[1] for more in ([], ["--open"])] for game in games]
    bystander, everything = (" ".join(" ".join(told).split()) for told in zip(*stories, strict=True))
    assert re.search(r" draws \d+ cards?\.", bystander) is None
    assert "snaps a bag shut" not in bystander
    assert " draws " in everything
    for story in (bystander, everything):
        assert "makes way" not in story
        assert re.search(r"agrees to offer (\d+)\..*? slips ", story)
        assert re.search(r"Deal \d+ between", story) is None


def test_deputies_who_agree_are_heard_once_and_nobody_says_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "prince_john,will,guy,marian,john,steward"
    game = ("watch", "--bots", bots, "--players", "6", "--edition", "second", "--option", "deputies", "--pace", "none")
    story = " ".join(ran(capsys, *game, "--seed", "303", "--lang", "en")[1].split())
    for number, told in enumerate(re.split(r"Round \d+ begins", story)[1:], start=1):
        words = re.findall(r"(\w+) (would let|wants to open) (\w+ ?\w*)’s bag", told)
        assert words, number
        assert len(words) == len(set(words)), (number, words)
    passed = re.findall(r"would let (\w+ ?\w*)’s bag pass for nothing\. (\w+ ?\w*) would let \1’s", story)
    assert not passed
    assert re.search(r"would let [\w ]+’s bag pass with offer", story) is None


def test_the_steward_has_his_name_at_every_strength(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "steward_hard,steward_easy,tuck"
    _, story, _ = ran(
        capsys, "watch", "--bots", bots, "--players", "3", "--pace", "none", "--seed", "1", "--lang", "en"
    )
    assert "Master Steward 2" in " ".join(story.split())
    assert "Steward hard" not in story


def test_a_line_is_not_broken_at_a_no_break_space(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage(("Frère Tuck",), "none")
    words = "Frère Tuck\u00a0: «\u00a0" + "Du pain\u202f! " * 40 + "\u00a0»"
    stage.tell([Paragraph("speech", words)])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 3
    assert all(line.startswith(" " * 6) and line.strip()[0] not in "!:»" for line in lines)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "honest,honest"], "cannot fill"),
        (["--bots", "nobody"], "no bot"),
        (["--bots", "honest", "--seat", "9"], "no seat “9”"),
        (["--bots", "honest", "--seat", "1", "--open"], "Either"),
        (["--bots", "honest", "--lang", "tlh"], "no language “tlh”"),
        (["--bots", "honest", "--pace", "soon"], "soon"),
    ],
)
def test_what_cannot_be_watched_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    status, out, err = ran(capsys, "watch", *arguments)
    assert (status, out) == (2, "")
    assert why in err


def test_a_slow_pace_gives_time_to_read() -> None:
    for pace, seconds in (("slow", 0.9), ("none", None)):
        slept: list[float] = []
        Stage(("Ann",), pace, slept.append).tell([Paragraph("event", "one two three")])  # type: ignore[arg-type]
        assert slept == ([pytest.approx(seconds)] if seconds else [])
