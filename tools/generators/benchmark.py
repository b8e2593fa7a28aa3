"""The benchmark's file of results as JSON Schema, so that others can host a board of their own."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nottingham.research.benchmark.report import BenchmarkReport
from nottingham.rules.engine.goods import Goods

SCHEMA = "docs/benchmark-report.schema.json"


def report_schema_file() -> dict[str, str]:
    return {SCHEMA: json.dumps(report_schema(), indent=1, ensure_ascii=False) + "\n"}


def report_schema() -> dict[str, Any]:
    (schema,), parts = msgspec.json.schema_components(
        [BenchmarkReport], schema_hook=_goods, ref_template="#/$defs/{name}"
    )
    about = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A report of the Nottingham benchmark (report.json)",
    }
    return {**about, **schema, "$defs": parts}


def _goods(kind: type) -> dict[str, Any]:
    """Cards as they stand in JSON: how many of each good."""
    if kind is Goods:
        return {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}}
    raise NotImplementedError(kind)
