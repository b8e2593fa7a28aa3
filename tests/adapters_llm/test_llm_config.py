"""The operator's file: read strictly, and never told with its secrets."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from nottingham.assistants.llm import ModelsError, read_models
from nottingham.assistants.llm.config import Key, is_this_machine, models_of
from tests.adapters_llm.seats import KEY, model

GOOD = {"address": "http://127.0.0.1:1/v1", "model": "m"}


def complaint(**entry: Any) -> str:
    with pytest.raises(ModelsError) as found:
        models_of({"model": {"x": GOOD | entry}}, {})
    assert KEY not in str(found.value)
    return str(found.value)


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text(
        '[model.local]\naddress = "http://localhost:8080/v1"\nmodel = "m"\nkey_env = "K"\nlanguage = "pl"\n'
    )
    local = read_models(file, {"K": KEY})["local"]
    assert (local.name, local.entry.language, local.secret.reveal()) == ("local", "pl", KEY)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"address": "ftp://x"}, "http://"),
        ({"address": "http://user:pass@x/v1"}, "password"),
        ({"address": "http://x/v1?key=1"}, "ends before"),
        ({"address": "http://[::1"}, "not an address"),
        ({"move_seconds": 0}, "move_seconds"),
        ({"game_tokens": -1}, "game_tokens"),
        ({"language": "tlh"}, "language"),
        ({"key": KEY, "key_env": "K"}, "two ways"),
        ({"key_env": "K"}, "no K"),
        ({"stand_in": "nobody"}, "stand_in"),
        ({"stand_in": "llm:x"}, "stand_in"),
        ({"extra": {"messages": []}}, "messages"),
        ({"colour": "red"}, "colour"),
        ({"key": [KEY]}, "Expected `str`"),
    ],
)
def test_what_is_wrong_is_told_without_secrets(entry: dict[str, Any], words: str) -> None:
    assert words in complaint(**entry)


@pytest.mark.parametrize("name", ["", "a b", "x" * 33, "http://x", "é"])
def test_a_name_is_one_that_players_can_choose(name: str) -> None:
    with pytest.raises(ModelsError, match="a model's name"):
        models_of({"model": {name: GOOD}}, {})


@pytest.mark.parametrize("raw", [{}, {"model": {}}, {"model": 1}, {"model": {"x": GOOD}, "key": KEY}])
def test_a_file_has_models_and_nothing_else(raw: dict[str, Any]) -> None:
    with pytest.raises(ModelsError, match="tables such as"):
        models_of(raw, {})


def test_a_broken_file_is_told_by_its_place(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text(f'[model.x]\nkey = "{KEY}\n')
    with pytest.raises(ModelsError) as found:
        read_models(file)
    assert "line 2" in str(found.value)
    assert KEY not in str(found.value)
    with pytest.raises(ModelsError, match="cannot read"):
        read_models(tmp_path / "nowhere.toml")


def test_a_key_shows_itself_to_nobody() -> None:
    key = Key(KEY)
    told = f"{key} {key!r} {model('http://127.0.0.1:1/v1')!r}"
    assert KEY not in told
    assert key.reveal() == KEY
    with pytest.raises(TypeError):
        pickle.dumps(key)


def test_this_machine_needs_no_proxy() -> None:
    assert is_this_machine("http://127.0.0.1:1/v1")
    assert is_this_machine("http://[::1]/v1")
    assert is_this_machine("http://localhost/v1")
    assert not is_this_machine("https://example.org/v1")
