"""The page about the benchmark: its commands are commands, and it names every measure, field and file."""

from __future__ import annotations

import re
from pathlib import Path

from nottingham.cli import build_app
from nottingham.research.benchmark.measures import MEASURES
from nottingham.research.benchmark.protocol import ANCHORS, FIELDS, PROTOCOL
from nottingham.research.benchmark.results import LINES, TRANSCRIPTS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "benchmark.md").read_text(encoding="utf-8")


def test_every_command_on_the_page_is_one() -> None:
    lines = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(lines) >= 8
    for line in lines:
        command, _, _ = build_app().parse_args(line.split()[1:], exit_on_error=False, print_error=False)
        assert command.__name__ == "benchmark"


def test_it_names_all_that_there_is() -> None:
    names = [*MEASURES, *ANCHORS, *(field.name for field in FIELDS), LINES, TRANSCRIPTS, "report.html", "report.json"]
    for name in names:
        assert f"`{name}`" in PAGE, name
    assert f"## Protocol {PROTOCOL}\n" in PAGE


def test_the_sample_report_is_there_with_the_records_it_leads_to() -> None:
    page = (DOCS / "benchmark-sample" / "report.html").read_text(encoding="utf-8")
    links = re.findall(r'href="([^"]+)"', page)
    assert links
    assert all((DOCS / "benchmark-sample" / link).is_file() for link in links)
