"""What the pages on the protocol and on hosting say is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from nottingham import server
from nottingham.server.config import Caps, Config, from_environment
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.http_bodies import SetTable
from nottingham.server.protocol.requests import ClientMessages, Requests
from nottingham.server.protocol.schema import protocol_schema

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = re.compile(r"```json (client|server|http)\n(.*?)```", re.DOTALL)
EXAMPLES = EXAMPLE.findall((DOCS / "protocol.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("side", "text"), EXAMPLES, ids=[str(number) for number in range(len(EXAMPLES))])
def test_every_example_is_a_message(side: str, text: str) -> None:
    if side == "http":
        json_codec.read(text, SetTable)
        return
    names = {"client": "ClientMessages", "server": "ServerMessages"}
    schema = {**protocol_schema(), "$ref": f"#/$defs/{names[side]}"}
    jsonschema_rs.validator_for(schema).validate(json.loads(text))
    if side == "client":
        json_codec.read(text, ClientMessages)  # type: ignore[arg-type]


def test_there_are_examples_of_both_sides() -> None:
    assert {side for side, _ in EXAMPLES} == {"client", "server", "http"}


def test_every_request_of_a_table_is_named() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    tags = {kind.__struct_config__.tag for kind in Requests.__args__}
    assert {tag for tag in tags if f"`{tag}`" not in text} == set()


def test_every_farewell_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    sources = (
        Path(server.__file__).parent / name
        for name in ("transport/websocket.py", "live/actor.py", "app.py", "live/registry.py")
    )
    said = {
        why
        for source in sources
        for why in re.findall(r'(?:Dismissal|dismiss|dismiss_all)\("(\w+)"', source.read_text(encoding="utf-8"))
    }
    assert len(said) > 5
    assert {why for why in said if f"`{why}`" not in text} == set()


def test_every_setting_is_in_the_table() -> None:
    text = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for_tests = {"IS_DEV", "IDLE_SECONDS"}
    names = {field.name.upper() for field in msgspec.structs.fields(Config)} - for_tests
    assert {name for name in names if f"`NOTTINGHAM_{name}`" not in text} == set()


def test_the_environment_sets_them() -> None:
    said = {
        "NOTTINGHAM_PORT": "9",
        "NOTTINGHAM_CAPS": '{"sockets": 3}',
        "NOTTINGHAM_ALLOWED_HOSTS": "a, b",
        "HOME": "x",
    }
    config = from_environment(said, host="0.0.0.0", database=None)  # noqa: S104
    assert (config.port, config.caps, config.allowed_hosts) == (9, Caps(sockets=3), ("a", "b"))
    assert config.host == "0.0.0.0"  # noqa: S104
