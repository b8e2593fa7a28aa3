"""The data set: a small piece is made, read back, made again, and found to be true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from nottingham import cli
from nottingham.bots.registry import BOTS
from nottingham.cli.dataset import CARD, MANIFEST
from nottingham.research.arena.dataset import CAST, TABLES, Piece, rows_of
from nottingham.research.arena.dataset_card import READER
from nottingham.research.environments.parquet import SCHEMAS
from nottingham.rules.rulebook import compose

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "games"
    assert cli.main(["dataset", str(folder), "--games", "2", "--pieces", "2", "--seed", "5"]) == 0
    return folder


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob(f"piece-*/{table}.parquet")) for row in pq.read_table(file).to_pylist()]


def test_every_table_is_there_and_the_card_counts_it(made: Path) -> None:
    card = (made / CARD).read_text(encoding="utf-8")
    assert set(SCHEMAS) == set(TABLES)
    for table in TABLES:
        found = rows(made, table)
        assert found
        assert f"| `{table}` | {len(found):,} |" in card
        assert all(f"`{column}`" in card for column in found[0])
    assert len({row["game"] for row in rows(made, "games")}) == 4


def test_a_game_is_one_that_the_referee_accepts(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = rows(made, "games")[0]
    file = tmp_path / "game.txt"
    file.write_text(game["record"], encoding="utf-8")
    assert cli.main(["referee", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scores"]
    steps = [row for row in rows(made, "steps") if row["game"] == game["game"]]
    assert [row["step"] for row in steps] == list(range(1, len(steps) + 1))


def test_a_seat_sees_what_it_may_and_the_truth_has_all(made: Path) -> None:
    closed = [row for row in rows(made, "events") if row["event"] == "bag_closed"]
    assert closed
    for row in closed:
        truth = json.loads(row["truth"])
        owner = truth["seat"]
        assert row["seen"][owner] is None
        for seat, seen in enumerate(row["seen"]):
            if seat != owner:
                assert json.loads(seen)["goods"] != truth["goods"]


def test_lies_and_deals_are_labelled(made: Path) -> None:
    bags = rows(made, "bags")
    for bag in bags:
        contents = json.loads(bag["contents"])
        assert bag["is_lie"] == (contents != {bag["declared"]: bag["count"]})
        assert sum(contents.values()) == bag["count"]
    assert {bag["is_lie"] for bag in bags} == {True, False}
    passages = {(deal["game"], deal["round"], deal["merchant"]) for deal in rows(made, "deals") if deal["is_passage"]}
    bought = {(bag["game"], bag["round"], bag["owner"]) for bag in bags if bag["is_bought"]}
    assert bought == passages
    assert bought


def test_a_piece_can_be_made_again(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", str(tmp_path), "--games", "2", "--seed", "5", "--first", "1"]
    assert cli.main(words) == 0
    first, again = (json.loads((folder / MANIFEST).read_text()) for folder in (made, tmp_path))
    assert again["piece-00001"] == first["piece-00001"]
    assert first["piece-00000"]["digest"] != first["piece-00001"]["digest"]
    assert cli.main(words) == 2
    assert "is there already; it is never overwritten" in capsys.readouterr().err


def test_the_reader_of_the_card_and_of_the_page_reads_it(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(made.parent)
    exec(compile(READER, "the reader", "exec"), {})  # noqa: S102 - the example as it stands
    assert f"{len(rows(made, 'bags'))} bags, " in capsys.readouterr().out
    assert len(READER.splitlines()) <= 12
    assert READER in (DOCS / "dataset.md").read_text(encoding="utf-8")


def test_the_cast_is_of_bots_that_there_are() -> None:
    assert set(CAST) <= set(BOTS)
    ruleset = compose("first", 3)
    (game,) = rows_of(Piece(1, 0, 1, ("honest",)), ruleset)
    assert game.games[0]["bots"] == ["honest"] * 3


def test_without_the_library_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("nottingham.cli.dataset.find_spec", lambda _name: None)
    assert cli.main(["dataset", str(tmp_path / "x")]) == 69
    assert "nottingham[dataset]" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()
