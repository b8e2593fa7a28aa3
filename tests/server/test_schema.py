"""The documents and the wire agree, because both come from the same types."""

import json
import re

from nottingham.server.client import call
from nottingham.server.protocol.schema import protocol_schema


def test_every_part_the_protocol_schema_names_is_there() -> None:
    schema = protocol_schema()
    text = json.dumps(schema)
    named = set(re.findall(r'"#/\$defs/(\w+)"', text))
    assert named <= schema["$defs"].keys()
    assert {"Update", "Command", "Propose", "BagOpened", "Inspecting"} <= schema["$defs"].keys()


def test_the_api_describes_itself(shared: str) -> None:
    status, body = call(shared, "GET", "/api/openapi.json")
    assert status == 200
    described = json.loads(body)
    assert described["paths"].keys() >= {"/health", "/api/tables", "/api/tables/{table}/seats"}
    named = set(re.findall(r'"#/components/schemas/(\w+)"', body.decode()))
    assert named <= described["components"]["schemas"].keys()
