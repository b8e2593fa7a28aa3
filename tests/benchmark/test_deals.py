"""Deals that nobody knows, and a leaderboard that grows: what a run shows while it lasts, and what when it is over."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from nottingham import cli
from nottingham.bots.registry import GUESTS
from nottingham.research.benchmark import protocol, report
from nottingham.research.benchmark.deals import commitment_to, fresh_seed, read_season
from nottingham.research.benchmark.protocol import FIELDS, Cohorts, Match, matches
from nottingham.research.benchmark.results import LINES, PRIVATE, RECORDS, SEED, stored_in


@pytest.fixture(autouse=True)
def _short_runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One field, one seat, and anchors that are quick."""

    def few(cohorts: Cohorts, deals: int, seed: str) -> Iterator[Match]:
        return (one for one in matches(cohorts, deals, seed, FIELDS[:1]) if one.rotation == 0)

    monkeypatch.setattr(protocol, "ANCHORS", ("random", "honest"))
    monkeypatch.setattr(protocol, "matches", few)
    monkeypatch.setattr(report, "FIELDS", FIELDS[:1])
    monkeypatch.setattr(report, "REFERENCE", "honest")
    yield
    GUESTS.clear()


def run(folder: Path, *words: str, deals: int = 2) -> int:
    return cli.main(["benchmark", "--output", str(folder), "--deals", str(deals), *words])


def report_in(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "report.json").read_text())
    return found


def files_that_may_be_published(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and PRIVATE not in path.relative_to(folder).parts
    }


def test_a_fresh_seed_is_committed_to_first_and_told_last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "a", "--bots", "mixer") == 0
    assert run(tmp_path / "b", "--bots", "mixer") == 0
    said = capsys.readouterr().err
    for name in "ab":
        heading = stored_in(tmp_path / name).heading  # type: ignore[union-attr]
        assert heading.deals.kind == "fresh"
        assert heading.deals.seed is not None
        assert commitment_to(heading.deals.seed) == heading.deals.commitment
        assert f"committed to: {heading.deals.commitment}" in said
        assert heading.deals.seed in (tmp_path / name / "report.html").read_text()
        assert not (tmp_path / name / PRIVATE / SEED).exists()
    first, second = (stored_in(tmp_path / name).heading.deals.seed for name in "ab")  # type: ignore[union-attr]
    assert first != second


def test_while_a_run_lasts_nothing_that_may_be_published_tells_its_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "r"
    monkeypatch.setattr("nottingham.cli.benchmark._may_be_told", lambda *_: False)
    assert run(folder, "--bots", "mixer") == 0
    assert set(files_that_may_be_published(folder)) == {"report.html", "report.json"}
    seed = (folder / PRIVATE / SEED).read_text().strip()
    stored = stored_in(folder)
    assert stored is not None
    secrets = {seed, *(str(one.match.seed) for one in stored.outcomes)}
    for text in files_that_may_be_published(folder).values():
        assert not [secret for secret in secrets if secret in text]
        assert "Replay the round" not in text
    monkeypatch.undo()


def test_a_told_run_goes_no_further_and_who_enters_it_is_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "r"
    assert run(folder, "--bots", "mixer") == 0
    assert run(folder, "--bots", "mixer", "--resume", deals=3) == 2
    assert "are told" in capsys.readouterr().err
    before = (folder / LINES).read_bytes().splitlines()[1:]
    assert run(folder, "--bots", "liar", "--add") == 0
    assert "2 games to play" in capsys.readouterr().err
    assert (folder / LINES).read_bytes().splitlines()[1 : 1 + len(before)] == before
    late = {one["name"]: one["is_late"] for one in report_in(folder)["entrants"]}  # type: ignore[attr-defined]
    assert late == {"mixer": False, "honest": False, "random": False, "liar": True}
    assert "entered when the deals were known" in (folder / "report.html").read_text()


class TestSeason:
    def test_from_its_opening_to_its_end(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file, folder, other = tmp_path / "autumn.json", tmp_path / "r", tmp_path / "s"
        assert cli.main(["benchmark", "open", str(file)]) == 0
        season = read_season(file)
        assert season.source.commitment in capsys.readouterr().out
        assert file.stat().st_mode & 0o077 == 0
        assert run(folder, "--bots", "mixer", "--season", str(file)) == 0
        assert run(folder, "--bots", "mixer", "--season", str(file), "--resume", deals=3) == 0
        assert run(folder, "--bots", "liar", "--season", str(file), "--add", deals=3) == 0
        assert run(other, "--bots", "timid_mixer", "--season", str(file)) == 0
        for place in (folder, other):
            published = files_that_may_be_published(place)
            assert set(published) == {"report.html", "report.json"}
            assert not [name for name, text in published.items() if season.seed in text]
            assert season.source.commitment in published["report.html"]
            assert not (place / PRIVATE / SEED).exists()  # the organiser keeps it, nobody else
        assert not any(one["is_late"] for one in report_in(folder)["entrants"])  # type: ignore[attr-defined]
        assert run(folder, "--bots", "mixer", "--resume", deals=3) == 2
        assert "name its file with --season" in capsys.readouterr().err
        assert cli.main(["benchmark", "close", str(file), str(folder), str(other)]) == 0
        for place in (folder, other):
            published = files_that_may_be_published(place)
            assert season.seed in published["report.html"]
            assert LINES in published
            assert any(name.startswith(RECORDS) for name in published)
            assert not (place / PRIVATE / LINES).exists()
        record = next((folder / RECORDS).iterdir())
        assert cli.main(["referee", str(record)]) == 0

    def test_a_file_that_is_there_is_not_overwritten(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "autumn.json"
        file.write_text("mine")
        assert cli.main(["benchmark", "open", str(file)]) == 2
        assert file.read_text() == "mine"
        assert cli.main(["benchmark", "close", str(file)]) == 2
        told = capsys.readouterr().err
        assert "is there already" in told
        assert "is no file of a season" in told

    def test_a_folder_of_other_deals_is_not_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "autumn.json"
        assert cli.main(["benchmark", "open", str(file)]) == 0
        assert run(tmp_path / "r", "--bots", "mixer", "--seed", "other") == 0
        assert run(tmp_path / "r", "--bots", "mixer", "--season", str(file), "--resume") == 2
        assert cli.main(["benchmark", "close", str(file), str(tmp_path / "r")]) == 2
        told = capsys.readouterr().err
        assert "holds results over other deals" in told
        assert "has no results of this season" in told


def names_of(report: dict[str, object]) -> Sequence[str]:
    return [one["name"] for one in report["entrants"]]  # type: ignore[attr-defined]


class TestMerging:
    def test_runs_of_one_seed_share_their_deals(self, tmp_path: Path) -> None:
        for name, bot in (("a", "mixer"), ("b", "liar")):
            assert run(tmp_path / name, "--bots", bot, "--seed", "s") == 0
        board = tmp_path / "board"
        assert cli.main(["benchmark", "merge", str(tmp_path / "a"), str(tmp_path / "b"), "--output", str(board)]) == 0
        report = report_in(board)
        assert report["deals"] == 2
        assert report["games"] == 8  # the anchors' once
        assert set(names_of(report)) == {"mixer", "liar", "honest", "random"}
        pairs = {(one["one"], one["other"]): one["ahead"]["deals"] for one in report["comparisons"]}  # type: ignore[attr-defined]
        assert pairs["liar", "mixer"] == 2
        links = {f"{number}/{path.name}" for number in "12" for path in (board / RECORDS / number).iterdir()}
        assert links

    def test_runs_of_different_seeds_are_compared_through_the_reference(self, tmp_path: Path) -> None:
        for name, bot in (("a", "mixer"), ("b", "liar")):
            assert run(tmp_path / name, "--bots", bot) == 0
        board = tmp_path / "board"
        assert cli.main(["benchmark", "merge", str(tmp_path / "a"), str(tmp_path / "b"), "--output", str(board)]) == 0
        report = report_in(board)
        assert (report["deals"], report["games"]) == (4, 12)
        pairs = {(one["one"], one["other"]) for one in report["comparisons"]}  # type: ignore[attr-defined]
        assert ("honest", "mixer") in pairs
        assert ("liar", "mixer") not in pairs
        assert all(one["ahead"] and one["rank"] for one in report["entrants"])  # type: ignore[attr-defined]
        assert cli.main(["benchmark", "merge", str(tmp_path / "a"), str(board), "--output", str(board)]) == 2

    def test_what_cannot_be_compared_is_not_merged(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        for name, language in (("a", "en"), ("b", "fr")):
            assert run(tmp_path / name, "--bots", "mixer", "--language", language) == 0
        words = ["benchmark", "merge", str(tmp_path / "a"), str(tmp_path / "b"), "--output", str(tmp_path / "c")]
        assert cli.main(words) == 2
        assert "language fr, not en" in capsys.readouterr().err
        assert not (tmp_path / "c").exists()


def test_a_bot_that_changed_is_another_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "r", "--bots", "mixer", "--seed", "s") == 0
    monkeypatch.setattr("nottingham.research.benchmark.results.fingerprint", lambda _bot: "another")
    assert run(tmp_path / "r", "--bots", "mixer", "--seed", "s", "--resume") == 2
    assert "holds results of another version of " in capsys.readouterr().err


def test_seeds_cannot_be_tried_out() -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
