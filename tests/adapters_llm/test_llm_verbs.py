"""Models at the command line, and the page about them: its examples are run as they stand."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from nottingham import cli
from nottingham.assistants.llm.config import Entry
from nottingham.assistants.llm.memory import Reason
from nottingham.bots.registry import GUESTS
from nottingham.cli.models import MODELS_VARIABLE
from tests.adapters_llm.mock import Mock
from tests.adapters_llm.seats import KEY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "language-models.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(autouse=True)
def _guests_leave() -> Iterator[None]:
    yield
    GUESTS.clear()


@pytest.fixture
def models(tmp_path: Path) -> Iterator[Path]:
    """The page's own file, at the mock's address."""
    file = tmp_path / "models.toml"
    with Mock() as mock:
        text = blocks("toml")[0].replace("http://127.0.0.1:8080/v1", mock.address)
        file.write_text(text.replace("# key_env", f'key = "{KEY}" # key_env'))
        yield file


def verbs() -> list[list[str]]:
    return [line.split()[1:] for line in blocks("sh")[0].splitlines()]


class TestPage:
    def test_its_program_runs(self, capsys: pytest.CaptureFixture[str]) -> None:
        exec(compile(blocks("python")[0], "language-models.md", "exec"), {})  # noqa: S102 - the example as it stands
        assert "'prompt_version': 3" in capsys.readouterr().out

    def test_its_simulation_runs(self, models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        records = tmp_path / "games.jsonl"
        places = {"models.toml": str(models), "games.jsonl": str(records)}
        assert cli.main([places.get(word, word) for word in verbs()[1]]) == 0
        record = json.loads(records.read_text())
        assert record["accounts"][0]["name"] == "local"
        assert record["notes"]
        told = records.read_text() + "".join(capsys.readouterr())
        assert KEY not in told
        assert "127.0.0.1" not in told

    def test_its_game_can_be_played(
        self, models: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr("builtins.input", lambda _question: "any")
        assert cli.main([{"models.toml": str(models)}.get(word, word) for word in [*verbs()[0], "--seed", "3"]]) == 0
        told = capsys.readouterr().out
        assert "Guy: “On my honour.”" in told
        assert KEY not in told

    def test_it_names_every_setting_and_every_reason(self) -> None:
        for word in (*Entry.__struct_fields__, *get_args(Reason)):
            assert f"`{word}`" in PAGE, word


def test_a_stand_in_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "models.toml"
    with Mock({"http_401": 1}) as mock:
        file.write_text(f'[model.x]\naddress = "{mock.address}"\nmodel = "m"\n')
        monkeypatch.setenv(MODELS_VARIABLE, str(file))
        monkeypatch.setattr("builtins.input", lambda _question: "any")
        assert cli.main(["play", "--terminal", "--players", "3", "--bots", "llm:x", "--seed", "2"]) == 0
    assert "(honest decides for Guy: refused)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "--seat", "2=llm:nobody"], "no model 'nobody'"),
        (["play", "--seat", "1=llm:local"], "1 is yours"),
        (["play", "--seat", "9=honest"], "from 2 to 4"),
        (["play", "--seat", "honest"], "from 2 to 4"),
        (["play", "--seat", "2=nobody"], "no bot “nobody”"),
        (["simulate", "--bots", "llm:nobody"], "no model 'nobody'"),
    ],
)
def test_what_cannot_be_is_one_line(
    words: list[str], complaint: str, models: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*words, "--models", str(models)]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


def test_without_a_file_it_says_how_to_name_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(MODELS_VARIABLE, raising=False)
    assert cli.main(["simulate", "--bots", "llm:local"]) == 2
    assert "--models" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["serve"], ["play", "--no-browser"], ["play", "--seat", "2=llm:local"]])
def test_a_server_whose_models_need_what_is_not_installed_says_so(
    words: list[str], models: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "httpx2", None)
    assert cli.main([*words, "--models", str(models)]) == 2
    assert "the extra 'llm'; run: " in capsys.readouterr().err


@pytest.mark.parametrize("words", [["serve"], ["play", "--seat", "2=llm:local"]])
def test_a_server_offers_every_model_of_the_file(
    words: list[str], models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[tuple[str, ...]] = []

    def serve(*_: object) -> int:
        offered.append(tuple(GUESTS))
        return 0

    monkeypatch.setattr("nottingham.server.run.serve", serve)
    monkeypatch.setattr("nottingham.cli.browser.need_page", lambda _: None)
    monkeypatch.setenv(MODELS_VARIABLE, str(models))
    assert cli.main(words) == 0
    assert offered == [("llm:local",)]


class TestTournament:
    def test_a_model_meets_bots_and_is_told_how_much_was_its_own(
        self, models: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        words = ["tournament", "--bots", "llm:local,honest", "--players", "3", "--deals", "1", "--no-matrix", "--json"]
        assert cli.main([*words, "--models", str(models)]) == 0
        told = capsys.readouterr()
        bots = {bot["name"]: bot["answers"] for bot in json.loads(told.out)["contests"][0]["bots"]}
        answers = bots["llm:local"]
        assert answers["own"] > 100
        assert answers["repaired"] <= answers["own"] > answers["replaced"]
        assert bots["honest"] is None
        assert KEY not in told.out + told.err

    def test_a_dead_model_is_not_ranked_and_every_report_says_so(
        self, models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The strongest bot in its entry does not help it: a measured model has the same weak stand-in as all."""
        page = tmp_path / "report.html"
        with Mock({"empty": 1}) as mock:
            models.write_text(f'[model.dead]\naddress = "{mock.address}"\nmodel = "m"\nstand_in = "steward"\n')
            words = ["tournament", "--bots", "llm:dead,steward,honest", "--players", "3", "--deals", "1"]
            assert cli.main([*words, "--no-matrix", "--models", str(models), "--html", str(page)]) == 0
            told = capsys.readouterr().out
            assert cli.main([*words, "--no-matrix", "--models", str(models), "--json"]) == 0
        contest = json.loads(capsys.readouterr().out)["contests"][0]
        assert {bot["name"] for bot in contest["bots"]} == {"steward", "honest"}
        (dead,) = contest["unranked"]
        assert dead["name"] == "llm:dead"
        assert dead["answers"]["own"] == 0
        sentence = "Llm:dead is not ranked: "
        assert sentence in told
        assert sentence in page.read_text()

    def test_a_model_that_stumbles_has_a_column_for_it(
        self, models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        page, talk = tmp_path / "report.html", tmp_path / "talk.jsonl"
        with Mock({"well": 3, "garbage": 1}, seed=2) as mock:
            models.write_text(f'[model.so-so]\naddress = "{mock.address}"\nmodel = "m"\n')
            words = ["tournament", "--bots", "llm:so-so,honest", "--players", "3", "--deals", "1", "--no-matrix"]
            more = ["--models", str(models), "--html", str(page), "--workers", "3", "--transcripts", str(talk)]
            assert cli.main([*words, *more]) == 0
        for told in (capsys.readouterr().out, page.read_text()):
            assert "repaired %" in told
            assert "replaced %" in told
        lines = [json.loads(line) for line in talk.read_text().splitlines()]
        assert {line["bots"][line["seat"]] for line in lines} == {"llm:so-so"}
        assert sum(len(line["exchanges"]) for line in lines) == len(mock.requests)
        assert KEY not in talk.read_text()
        assert "127.0.0.1" not in talk.read_text()

    def test_models_do_not_play_elsewhere(self, models: Path, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["tournament", "--bots", "llm:local,honest", "--models", str(models), "--ray", "auto"]
        assert cli.main(words) == 2
        assert "in this process alone" in capsys.readouterr().err

    def test_transcripts_are_of_models(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["tournament", "--bots", "honest", "--transcripts", str(tmp_path / "x")]) == 2
        assert "none plays" in capsys.readouterr().err


def test_the_mock_says_where_it_is() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.adapters_llm.mock"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        process.terminate()


def test_who_seats_no_model_imports_nothing_of_it() -> None:
    verbs = ", ".join(f"nottingham.cli.{verb}" for verb in ("play", "serve", "simulate", "tournament"))
    program = f"import sys, {verbs}, nottingham.server.run; sys.exit('httpx2' in sys.modules)"
    assert subprocess.call([sys.executable, "-c", program]) == 0
