"""The operator's models: which there are, where they answer, and what they may cost.

    [model.local]
    address = "http://127.0.0.1:8080/v1"
    model = "some-model"
    key_env = "LOCAL_KEY"

A key is kept in a wrapper that nobody prints by accident.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from nottingham.bots.guest import WEAK_STAND_IN
from nottingham.bots.registry import BOTS
from nottingham.locales import LANGUAGES

NAME = re.compile(r"[A-Za-z0-9._-]{1,32}")
"""Players read it, and choose the model by it."""
OURS = frozenset({"messages", "model", "response_format", "stream", "n"})
"""What only we put into a request."""


class ModelsError(ValueError):
    """A configuration that cannot be used, told without what is secret in it."""


class Key:
    """A key that shows itself only to who asks for it by name."""

    __slots__ = ("_key",)

    def __init__(self, key: str) -> None:
        self._key = key

    def __repr__(self) -> str:
        return "Key(...)"

    def __bool__(self) -> bool:
        return bool(self._key)

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("a key is not written down")

    def reveal(self) -> str:
        return self._key


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of the configuration."""

    address: str
    """Up to and without /chat/completions."""
    model: str
    key_env: str = ""
    """The environment variable that holds the key; better than a key in a file."""
    key: str = ""
    language: str = ""
    """What the model speaks at the table; empty is what the table speaks."""
    temperature: float | None = None
    response_format: Literal["auto", "schema", "text"] = "auto"
    """Whether the address knows JSON schemas; auto tries, and remembers a no."""
    tokens_field: str = "max_tokens"
    """What the address calls the most tokens of an answer; some say max_completion_tokens."""
    extra: dict[str, Any] = {}
    """What else this address wants to find in a request."""
    stand_in: str = WEAK_STAND_IN
    """The bot that moves where the model does not; a measured game always takes the weak one."""
    prompt: Literal["full", "compact"] = "full"
    """Compact prompts tell older rounds in a few lines, and offers by number where the table has them in full."""
    thoughts: bool = True
    """Whether an answer has a private field to think in, and one for notes."""
    move_seconds: float = 60.0
    game_seconds: float = 3600.0
    answer_tokens: int = 2000
    move_tokens: int = 16_000
    """Question and answer, and the repair if there is one."""
    game_tokens: int = 1_000_000
    day_tokens: int = 20_000_000
    """For all games of one process in a day (UTC)."""
    patience: int = 5
    """Decisions in a row without an answer that can be read, after which the stand-in plays the rest of the game."""


class Model(msgspec.Struct, frozen=True):
    """A model that can be seated: its entry without the key, its name, and the key apart."""

    name: str
    entry: Entry
    secret: Key


def read_models(file: Path, environment: Mapping[str, str] = os.environ) -> dict[str, Model]:
    """The models of a file, by name."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ModelsError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        # The parser's message tells a place, never the text: the line it stumbles over may be the one with the key.
        place = str(error).rpartition(" (")[2].rstrip(")") if "(at " in str(error) else "somewhere"
        raise ModelsError(f"{file} is not TOML: {place}") from None
    return models_of(raw, environment)


def models_of(raw: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Model]:
    tables = raw.get("model")
    if not isinstance(tables, dict) or not tables or set(raw) != {"model"}:
        raise ModelsError("a file of models has tables such as [model.local], and nothing else")
    return {name: _model(name, table, environment) for name, table in tables.items()}


def _model(name: str, table: object, environment: Mapping[str, str]) -> Model:
    if not NAME.fullmatch(name):
        raise ModelsError(f"a model's name has at most 32 letters, digits, '.', '_' and '-': not {name[:40]!r}")
    try:
        entry = msgspec.convert(table, Entry)
    except msgspec.ValidationError as error:
        raise ModelsError(f"model {name!r}: {error}") from None
    if complaint := _complaint(entry):
        raise ModelsError(f"model {name!r}: {complaint}")
    if entry.key_env and entry.key_env not in environment:
        raise ModelsError(f"model {name!r}: the environment has no {entry.key_env}")
    secret = Key(environment[entry.key_env] if entry.key_env else entry.key)
    return Model(name, msgspec.structs.replace(entry, key=""), secret)


def _complaint(entry: Entry) -> str:
    """What is wrong with an entry; empty if nothing is."""
    numbers = ("move_seconds", "game_seconds", "answer_tokens", "move_tokens", "game_tokens", "day_tokens", "patience")
    wrong = [name for name in numbers if not 0 < getattr(entry, name) < 1e9]
    if complaint := _address_complaint(entry.address):
        return complaint
    if wrong:
        return f"{wrong[0]} must be above zero"
    if entry.language and entry.language not in LANGUAGES:
        return f"language is one of {', '.join(LANGUAGES)}"
    if entry.key and entry.key_env:
        return "key and key_env are two ways of saying one thing"
    if entry.stand_in not in BOTS:
        return f"stand_in is one of {', '.join(BOTS)}"
    if mine := sorted(OURS & set(entry.extra)):
        return f"extra cannot set {mine[0]}"
    return ""


def _address_complaint(address: str) -> str:
    try:
        parts = urlsplit(address)
        is_whole = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return "address is not an address"
    if not is_whole or parts.query or parts.fragment:
        return "address begins with http:// or https:// and ends before /chat/completions"
    if parts.username or parts.password:
        return "an address holds no password; use key_env"
    return ""


def is_this_machine(address: str) -> bool:
    """Whether an address is on this machine, where no proxy stands between."""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
