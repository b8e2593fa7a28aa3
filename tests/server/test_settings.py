"""Settings from the environment: a word that nobody knows is refused, not passed over."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import DBAPIError
from starlette.testclient import TestClient

from nottingham import cli
from nottingham.cli import settings
from nottingham.server.app import create_app
from nottingham.server.config import ADMIN_TOKEN_LEAST, OTHERS, Config, from_environment
from nottingham.server.ops.json_logging import JsonFormatter


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("NOTTINGHAM_PROT", "NOTTINGHAM_PROT in the environment is no setting; did you mean NOTTINGHAM_PORT?"),
        ("NOTTINGHAM_METRIC_PORT", "did you mean NOTTINGHAM_METRICS_PORT?"),
        ("NOTTINGHAM_QQQQ", "NOTTINGHAM_QQQQ in the environment is no setting"),
    ],
)
def test_a_setting_that_nobody_knows_is_refused(name: str, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refusal:
        from_environment({name: "9000"})
    assert told in str(refusal.value)


def test_other_variables_are_left_alone() -> None:
    others = dict.fromkeys((*OTHERS, "PATH", "NOTTING", "HOME"), "x")
    assert from_environment({**others, "NOTTINGHAM_PORT": "9000"}).port == 9000


def test_what_is_wrong_is_said_in_a_line_and_no_server_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value, told in (
        ("PROT", "9000", "did you mean NOTTINGHAM_PORT?"),
        ("CAPS", "{", "Cannot understand the settings"),
        ("ADMIN_TOKEN", "x", f"{ADMIN_TOKEN_LEAST} letters"),
    ):
        with monkeypatch.context() as patched:
            patched.setenv(f"NOTTINGHAM_{name}", value)
            for verb in (["serve"], ["admin", "list"]):
                assert cli.main(verb) == 2
                said = capsys.readouterr().err
                assert told in said
                assert "Traceback" not in said


def test_a_token_that_can_be_guessed_opens_no_admin_page() -> None:
    with pytest.raises(msgspec.ValidationError, match="16 letters"):
        from_environment({"NOTTINGHAM_ADMIN_TOKEN": "x" * (ADMIN_TOKEN_LEAST - 1)})
    assert from_environment({"NOTTINGHAM_ADMIN_TOKEN": "x" * ADMIN_TOKEN_LEAST}).admin_token


def test_a_database_of_another_kind_is_refused_before_anything_is_opened() -> None:
    for url in ("mysql://somebody@somewhere/tables", "/srv/tables.db", "sqlite://tables.db"):
        with pytest.raises(msgspec.ValidationError, match="sqlite:///FILE or postgresql://"):
            from_environment({"NOTTINGHAM_DATABASE": url})


def test_a_public_url_without_its_scheme_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="begins with https://"):
        from_environment({"NOTTINGHAM_PUBLIC_URL": "tables.example.org"})


def test_postgres_without_its_library_says_what_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda _name: None)
    assert cli.main(["admin", "list", "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 69
    assert "nottingham[postgres]" in capsys.readouterr().err


def test_a_server_that_cannot_open_its_database_logs_the_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "tables.db").mkdir()
    app = create_app(Config(database=f"sqlite:///{tmp_path}/tables.db"))
    with pytest.raises(DBAPIError), TestClient(app):
        pass
    (line,) = [record for record in caplog.records if record.message == "the server cannot start"]
    assert json.loads(JsonFormatter().format(line))["why"] == "unable to open database file"


def test_admin_makes_no_database_and_says_why_one_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "table.db"
    assert cli.main(["admin", "list", "--database", f"sqlite:///{missing}"]) == 1
    assert f"There is no database {missing}" in capsys.readouterr().err
    assert not missing.exists()
    assert cli.main(["admin", "list", "--database", f"sqlite:///{tmp_path}"]) == 1
    assert "The database cannot be used: unable to open database file." in capsys.readouterr().err
    (tmp_path / "empty.db").touch()
    assert cli.main(["admin", "settle", "all", "--database", f"sqlite:///{tmp_path}/empty.db"]) == 2
    assert "a report is settled by its number" in capsys.readouterr().err
