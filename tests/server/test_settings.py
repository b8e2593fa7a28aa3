"""Settings from the environment: a word that nobody knows is refused, not passed over."""

from __future__ import annotations

import msgspec
import pytest

from nottingham import cli
from nottingham.server.config import ADMIN_TOKEN_LEAST, OTHERS, from_environment


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
