"""What a record expects of itself, in its comments.

# expect: gold Marian 54, Tuck 46      a line of the position that is reached
# expect: score David 125              the points of a seat
# expect: refused B4 move 3            the rule that forbids a move
# expect from Guy: deck: 160 cards     a line of what a seat sees
# expect: malformed line 9             a line that is none of a record
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from nottingham.cli import main

EXPECT = re.compile(r"# expect(?: from (?P<seat>[^:]+))?: (?P<what>.+)")
REFUSED = re.compile(r"refused (?P<rule>[A-Z]\d+) move (?P<move>\d+)")
MALFORMED = re.compile(r"malformed line (?P<line>\d+)")
SCORE = re.compile(r"score (?P<name>.+) (?P<total>\d+)")


class Referee:
    """Runs the verb on a record."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys = capsys
        self.folder = folder

    def __call__(self, text: str, *arguments: str) -> tuple[int, str]:
        file = self.folder / "game.txt"
        file.write_text(text, encoding="utf-8", newline="")
        self.capsys.readouterr()
        status = main(["referee", str(file), *arguments])
        return status, self.capsys.readouterr().out

    def json(self, text: str, *arguments: str) -> tuple[int, Any]:
        status, out = self(text, "--json", *arguments)
        return status, json.loads(out)


def check(referee: Referee, text: str) -> None:
    """Fails unless everything comes out as the comments of a record say; there must be one."""
    found = list(EXPECT.finditer(text))
    assert found, "a record that expects nothing proves nothing"
    for one in found:
        _check_one(referee, text, one["seat"], one["what"].strip())


def _check_one(referee: Referee, text: str, seat: str | None, what: str) -> None:
    if refused := REFUSED.fullmatch(what):
        status, report = referee.json(text)
        assert (status, report["rule"], report["move"]) == (1, refused["rule"], int(refused["move"])), report
    elif malformed := MALFORMED.fullmatch(what):
        status, report = referee.json(text)
        assert (status, report["line"]) == (2, int(malformed["line"])), report
    elif score := SCORE.fullmatch(what):
        status, report = referee.json(text)
        assert status == 0, report
        assert {one["name"]: one["total"] for one in report["scores"]}[score["name"]] == int(score["total"])
    else:
        status, out = referee(text, *(("--seat", seat) if seat else ()))
        assert status == 0, out
        assert what in [line.strip() for line in out.splitlines()], out
