"""The benchmark end to end: mock models in every mood, resumable, with records that the referee accepts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from random import Random
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, NamedTuple

import httpx2
import jsonschema_rs
import pytest
from msgspec.structs import replace

from nottingham import cli
from nottingham.assistants.llm.config import models_of
from nottingham.bots.guest import Answers
from nottingham.bots.registry import GUESTS
from nottingham.record.codec import to_json
from nottingham.research.benchmark import protocol, report
from nottingham.research.benchmark.deals import named
from nottingham.research.benchmark.measures import MEASURES
from nottingham.research.benchmark.person import PersonServer
from nottingham.research.benchmark.play import Outcome, Seating, _result, play_match
from nottingham.research.benchmark.protocol import AMONG_THEMSELVES, FIELDS, Cohorts, Field, Match, matches
from nottingham.research.benchmark.rehearsal import ANSWER_TOKENS, budget, rehearsed
from nottingham.research.benchmark.report import BenchmarkReport, Run, benchmark_report
from nottingham.research.benchmark.report_page import report_page
from nottingham.research.benchmark.results import Heading
from tests.adapters_llm.mock import Mock, filled
from tools import sample_benchmark
from tools.generators.benchmark import report_schema


@pytest.fixture(autouse=True)
def _guests_leave() -> Iterator[None]:
    yield
    GUESTS.clear()


SEED = "a seed for tests"
DEALS = named(SEED)


def few(cohorts: Cohorts, deals: int, seed: str = SEED, fields: Sequence[Field] = FIELDS) -> Iterator[Match]:
    """A game of every field for everybody over each deal, and one among themselves, so that a run is short."""
    played = matches(cohorts, deals, seed, fields)
    return (one for one in played if one.rotation == 0 and (one.field != AMONG_THEMSELVES or one.table == 0))


def heading(*cohort: str, **changes: Any) -> Heading:
    return Heading((cohort,), "en", **{"deals": DEALS, **changes})


def report_of(games: Sequence[Outcome], *cohort: str, deals: int = 2, command: str = "x") -> BenchmarkReport:
    return benchmark_report([Run(heading(*cohort), games, deals, command)])


@pytest.fixture
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """One field, and of the anchors only those that are quick."""
    monkeypatch.setattr(protocol, "ANCHORS", ("random", "honest"))
    monkeypatch.setattr(protocol, "matches", lambda cohorts, deals, seed: few(cohorts, deals, seed, FIELDS[:1]))
    monkeypatch.setattr(report, "FIELDS", FIELDS[:1])
    monkeypatch.setattr(report, "REFERENCE", "honest")


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    games = few((("steward_hard", "honest"),), 2)
    return [play_match(one, "en") for one in games if one.seats[one.measured[0]] in {"steward_hard", "honest"}]


class TestReport:
    def test_every_number_has_a_standard_error(self, outcomes: list[Outcome]) -> None:
        report = report_of(outcomes, "steward_hard", "honest")
        best, worst = report.entrants
        assert (best.name, worst.name) == ("steward_hard", "honest")
        assert set(best.overall) == set(MEASURES)
        for name in ("win", "margin", "points", "lies", "bribes", "by_odds", "regret"):
            figure = best.overall[name]
            assert figure is not None
            assert figure.error is not None
        assert set(best.fields) == {field.name for field in FIELDS}
        assert best.among_themselves is not None
        assert worst.overall["lies"] is not None
        assert worst.overall["lies"].value == 0
        assert worst.overall["caught"] is None  # who never lies cannot be caught
        assert best.overall["repaired"] is None  # nobody was asked

    def test_a_deal_that_is_not_asked_for_is_left_out(self, outcomes: list[Outcome]) -> None:
        assert report_of(outcomes, "honest", deals=1).games == len(outcomes) // 2

    def test_the_page_needs_nothing_but_itself(self, outcomes: list[Outcome]) -> None:
        report = report_of(outcomes, "steward_hard", "honest", command="nottingham benchmark <x>")
        page = report_page(report)
        assert not re.findall(r'(?:src|href)="(?!records/)', page)
        assert "<script" not in page
        assert "nottingham benchmark &lt;x&gt;" in page
        assert page.count('class="web"') == 2
        assert "Replay the round" in page
        assert json.loads(to_json(report))["entrants"][0]["name"] == "steward_hard"

    def test_the_file_of_results_fits_its_schema(self, outcomes: list[Outcome]) -> None:
        told = json.loads(to_json(report_of(outcomes, "steward_hard", "honest")))
        check = jsonschema_rs.validator_for(report_schema())
        assert any(one["best"] or one["worst"] for one in told["entrants"])
        check.validate(told)
        told["entrants"][0]["rank"] = "first"
        assert not check.is_valid(told)


@pytest.mark.usefixtures("_few_games")
class TestVerb:
    def test_the_sample_report_is_made_of_models_in_every_mood(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Good, late, empty, garbled and injected models, and bots, end in one report; none that is dead is ranked."""
        assert sample_benchmark.main(["--deals", "1", "--output", str(tmp_path)]) == 0
        told = capsys.readouterr()
        report = json.loads((tmp_path / "report.json").read_text())
        ranked = {one["name"]: one["is_ranked"] for one in report["entrants"]}
        assert ranked == dict.fromkeys(ranked, True) | {"llm:mock-empty": False}
        assert set(ranked) == {*(f"llm:{name}" for name in sample_benchmark.MOODS), "random", "honest"}
        page = (tmp_path / "report.html").read_text()
        assert "<b>mock-empty</b> is not ranked" in page
        assert "(estimated from a dry run, cautiously)" in told.err
        records = sorted((tmp_path / "records").iterdir())
        assert {f"records/{record.name}" for record in records} == set(re.findall(r'href="([^"]+)"', page))
        assert all(cli.main(["referee", str(record)]) == 0 for record in records)
        everything = "".join(path.read_text() for path in tmp_path.rglob("*") if path.is_file()) + told.out + told.err
        assert sample_benchmark.KEY not in everything
        assert "127.0.0.1" not in everything

    def test_a_run_that_was_stopped_goes_on(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = tmp_path / "results"
        words = ["benchmark", "--bots", "mixer", "--deals", "4", "--seed", SEED, "--output", str(folder)]
        assert cli.main(words) == 0
        whole = (folder / "results.jsonl").read_text().splitlines(keepends=True)
        torn = "".join(whole[:3]) + whole[3][:40]
        (folder / "results.jsonl").write_text(torn)
        assert cli.main(words) == 2
        assert "--resume goes on with them" in capsys.readouterr().err
        assert cli.main([*words, "--resume"]) == 0
        assert "10 games to play" in capsys.readouterr().err
        again = (folder / "results.jsonl").read_text().splitlines(keepends=True)
        assert sorted(again) == sorted(whole)
        assert cli.main([*words[:2], "steward", *words[3:], "--resume"]) == 2
        assert f"The folder {folder} holds results of other entrants: " in capsys.readouterr().err
        stopped = [False, True]
        monkeypatch.setattr("nottingham.cli.benchmark.stoppable", lambda: _asked(stopped))
        words[4] = "9"
        assert cli.main([*words, "--resume", "--parallel", "1"]) == 130
        assert "--resume goes on" in capsys.readouterr().err

    def test_a_budget_is_said_before_anything_is_spent(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with Mock() as mock:
            file = tmp_path / "models.toml"
            file.write_text(f'[model.good]\naddress = "{mock.address}"\nmodel = "m"\n')
            words = ["benchmark", "--models", str(file), "--deals", "1", "--output", str(tmp_path / "r")]
            assert cli.main([*words, "--dry-run"]) == 0
            assert not (tmp_path / "r").exists()
            assert cli.main([*words, "--budget", "1000"]) == 2
            assert not (tmp_path / "r").exists()
            assert mock.requests == []
        assert "more than the budget of 1,000 tokens" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("words", "complaint"),
        [
            ([], "Who is to be measured?"),
            (["--bots", "nobody"], "There is no bot 'nobody'"),
            (["--bots", "honest", "--deals", "0"], "--deals must be at least 1"),
            (["--bots", "honest", "--language", "tlh"], "tlh"),
            (["--bots", "honest", "--seed", "x", "--season", "y"], "not both"),
            (["--bots", "honest", "--season", "none.json"], "Cannot read none.json"),
            (["--bots", "honest", "--add"], "has no results to add to"),
            (["run", "this"], "Only person, merge, open and close"),
            (["merge", "this"], "two folders or more"),
            (["merge", "this", "that", "--output", "other"], "The folder this has no results"),
            (["person"], "needs one name"),
            (["open"], "needs the name of one file"),
            (["close"], "needs the season's file"),
        ],
    )
    def test_what_cannot_be_is_one_line(
        self, words: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main(["benchmark", *(words if "--output" in words else [*words, "--output", str(tmp_path)])]) == 2
        told = capsys.readouterr().err
        assert complaint in told
        assert told.count("\n") == 1


@pytest.mark.usefixtures("_few_games")
def test_a_run_goes_on_only_with_the_settings_it_began_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two efforts of thought in one row would be nobody's result."""
    file, folder = tmp_path / "models.toml", tmp_path / "r"
    words = ["benchmark", "--models", str(file), "--seed", SEED, "--output", str(folder), "--deals"]
    with Mock() as mock:
        entry = f'[model.x]\naddress = "{mock.address}"\nmodel = "m"\nkey = "secret-key"\n'
        file.write_text(entry)
        assert cli.main([*words, "1"]) == 0
        file.write_text(entry + 'extra = { reasoning_effort = "high" }\n')
        assert cli.main([*words, "2", "--resume"]) == 2
    told = capsys.readouterr().err
    assert 'of x, extra was {} and is {"reasoning_effort":"high"}' in told
    report = json.loads((folder / "report.json").read_text())
    settings = report["runs"][0]["settings"]["llm:x"]
    assert settings["extra"] == {}
    assert {"address", "key", "key_env"}.isdisjoint(settings)
    prints = {one["name"]: one["fingerprint"] for one in report["entrants"]}
    assert all(prints.values())


class Robot(PersonServer):
    """Somebody who opens the page's address and fills in its forms at random, the first one wrongly."""

    def __enter__(self) -> Robot:
        super().__enter__()
        self.seen: list[dict[str, Any]] = []
        self._leaving = Event()
        self._player = Thread(target=self._play, daemon=True)
        self._player.start()
        return self

    def __exit__(self, *error: object) -> None:
        """The robot leaves the page before the page is gone, or its next question would meet a closed door."""
        self._leaving.set()
        self._player.join()
        super().__exit__(*error)

    def _play(self) -> None:
        rng = Random(1)
        with httpx2.Client(base_url=self.page.partition("?")[0], params={"key": self.key}) as web:
            while not self._leaving.wait(0.005):
                question = web.get("/question").json()
                if question["number"] > len(self.seen):
                    self.seen.append(question)
                    answer = filled(question["schema"], rng) if len(self.seen) > 1 else {"choice": 99}
                    sent = {"number": question["number"], "answer": answer}
                    taken = [web.post("/answer", json=sent).json()["taken"] for _ in range(2)]
                    assert taken == [True, False]


@pytest.mark.usefixtures("_few_games")
def test_a_person_is_asked_what_a_model_is_and_becomes_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people: list[Robot] = []

    class Kept(Robot):
        def __enter__(self) -> Robot:
            people.append(self)
            return super().__enter__()

    monkeypatch.setattr("nottingham.research.benchmark.person.PersonServer", Kept)
    folder = tmp_path / "r"
    words = ["benchmark", "person", "anna", "--deals", "1", "--seed", SEED, "--output", str(folder)]
    assert cli.main(words) == 0
    report = json.loads((folder / "report.json").read_text())
    assert "llm:anna" in {one["name"] for one in report["entrants"]}
    assert report["runs"][0]["settings"]["llm:anna"]["model"] == "a person"
    (person,) = people
    system, asked, *_ = person.seen[0]["messages"]
    assert "'belief' is private" in system
    assert "<table>" in asked
    assert "99" in person.seen[1]["messages"][3]  # what was wrong with the first answer
    assert {"thought", "notes"}.isdisjoint(person.seen[0]["schema"]["properties"])
    assert any("claims" in one["schema"]["properties"] for one in person.seen)
    assert person.key not in "".join(path.read_text() for path in folder.rglob("*") if path.is_file())


def test_only_who_has_the_address_of_the_page_may_answer() -> None:
    with PersonServer() as person, httpx2.Client(base_url=person.page.partition("?")[0]) as web:
        assert web.get("/").status_code == 403
        assert web.post("/answer", json={"number": 1, "answer": {}}).status_code == 403
        assert web.post("/v1/chat/completions", json={}).status_code == 401
        page = web.get("/", params={"key": person.key}).text
        assert "Your move" in page
        assert not re.findall(r'(?:src|href)="', page)
        assert web.get("/question", params={"key": person.key}).json() == {"number": 0}


def _asked(answers: list[bool]) -> object:
    return nullcontext(lambda: answers.pop(0) if len(answers) > 1 else answers[0])


def test_a_rehearsal_asks_what_a_model_would_be_asked() -> None:
    """The estimate is of the same order as what a model is then really asked."""
    with Mock() as mock:
        table = {"address": mock.address, "model": "m"}
        model = models_of({"model": {"x": table}}, {})["x"]
        games = [one for one in matches((("llm:x",),), 1, SEED, FIELDS[:1]) if "llm:x" in one.seats]
        asked = rehearsed(model, games[:1], "en")
        assert mock.requests == []
    assert {one.phase for one in asked} >= {"Market", "Loading", "Declaring", "Inspecting"}
    estimated = budget("llm:x", model, games, "en", sample=1)
    assert estimated.games == len(games) == 4
    assert estimated.calls == 4 * len(asked)
    assert estimated.tokens == 4 * sum(one.tokens + ANSWER_TOKENS for one in asked)


class Given(NamedTuple):
    """What a stand-in would have reached, in place of a whole game."""

    totals: tuple[int, ...]
    scores: tuple[SimpleNamespace, ...]


def given(*totals: int) -> Given:
    places = (sorted(totals, reverse=True).index(total) + 1 for total in totals)
    return Given(totals, tuple(SimpleNamespace(place=place) for place in places))


@pytest.mark.parametrize(
    ("totals", "is_own", "expected"),
    [
        ((90, 60, 60, 60), True, (1.0, 30.0)),
        ((90, 90, 60, 60), True, (0.5, 20.0)),
        ((90, 60, 60, 60), False, (0.0, 0.0)),  # a stand-in's victory is a last place
        ((90, 80, 70, 30), False, (0.0, -30.0)),
        ((20, 80, 70, 30), False, (0.0, -40.0)),
    ],
)
def test_a_game_that_was_given_up_is_a_last_place(
    totals: tuple[int, ...], is_own: bool, expected: tuple[float, float]
) -> None:
    game: Any = given(*totals)
    assert _result(game, 0, is_own=is_own) == expected


def test_who_gives_up_whenever_it_is_behind_does_not_rank_above_the_same_policy(outcomes: list[Outcome]) -> None:
    """Two entrants with the very same games; one hands those to its stand-in that it is about to lose."""
    both = ("llm:steady", "llm:quitter")
    games = [
        replace(
            one,
            match=replace(one.match, seats=(name, *one.match.seats[1:])),
            seatings=(replace(seating, entrant=name, answers=_answers(seating, name)),),
        )
        for one in outcomes
        for seating in one.seatings
        if one.match.field != AMONG_THEMSELVES and seating.entrant == "steward_hard"
        for name in both
    ]
    assert any(not seating.is_own for game in games for seating in game.seatings)
    report = report_of(games, *both)
    steady, quitter = (next(one for one in report.entrants if one.name == name) for name in both)
    for measure in ("win", "margin"):
        high, low = steady.overall[measure], quitter.overall[measure]
        assert high is not None
        assert low is not None
        assert high.value >= low.value
    assert quitter.given_up > steady.given_up == 0


def _answers(seating: Seating, entrant: str) -> Answers:
    is_given_up = entrant.endswith("quitter") and seating.share < 1
    return Answers(1, 0, 9) if is_given_up else Answers(10, 0, 0)


def test_seats_that_a_stand_in_played_are_last_places_and_not_ranked(outcomes: list[Outcome]) -> None:
    dead = [
        replace(one, seatings=tuple(replace(seating, answers=Answers(1, 0, 9)) for seating in one.seatings))
        for one in outcomes
        if len(one.seatings) == 1 and one.match.deal == 0 and one.seatings[0].entrant == "steward_hard"
    ]
    (report,) = report_of(dead, "steward_hard").entrants
    assert not report.is_ranked
    assert report.given_up == report.games == 3
    assert report.overall["lies"] is None  # the habits would be the stand-in's
    assert report.overall["replaced"] is not None
    assert report.overall["replaced"].value == 0.9
