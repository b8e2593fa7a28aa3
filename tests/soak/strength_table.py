"""The held-to table of docs/arena.md, row by row as JSON lines: who wins how often alone against three of whom.

nice python -m tests.soak.strength_table --output strength.jsonl --deals 500

A row that the file already holds for as many deals is not played again, so the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from nottingham.bots.characters import TEMPERED
from nottingham.bots.exploiters import TRICKS
from nottingham.bots.fingerprints import fingerprint
from nottingham.bots.registry import bot_named
from nottingham.bots.scripted import SCRIPTS
from tests.bots.strength import PLAYERS, win_share

BEST = "steward_hard"
EDITIONS = ("first", "second")
ROOM = 2
"""Standard errors by which a share may miss its bar by chance."""


class HeldTo(NamedTuple):
    """One row: the bot that sits alone, its rivals, and the bar."""

    part: str
    alone: str
    rivals: tuple[str, ...]
    at_least: float | None = None
    at_most: float | None = None


PARTS: dict[str, tuple[HeldTo, ...]] = {
    "scripts": tuple(HeldTo("scripts", BEST, (name,), at_least=0.35) for name in ("honest", *SCRIPTS)),
    "on_exploiters": tuple(HeldTo("on_exploiters", BEST, (name,)) for name in TRICKS),
    "exploiters": tuple(HeldTo("exploiters", name, (BEST,), at_most=0.35) for name in TRICKS),
    "characters": (HeldTo("characters", BEST, tuple(TEMPERED), at_least=0.40),),
    "prince_john": (HeldTo("prince_john", "prince_john", (BEST,), at_most=0.25),),
    "levels": (
        HeldTo("levels", "steward_normal", (BEST,), at_most=0.20),
        HeldTo("levels", "steward_easy", ("steward_normal",), at_most=0.20),
    ),
    "richard": (HeldTo("richard", "richard", (BEST,), at_least=0.40),),
}


def rows(parts: list[str]) -> Iterator[tuple[HeldTo, str]]:
    """The surest to be wanted first: each edition of a row after the other."""
    for part in parts:
        for held in PARTS[part]:
            for edition in EDITIONS:
                yield held, edition


def key(held: HeldTo, edition: str, deals: int) -> dict[str, object]:
    """What a row is the result of: the bots as they are now, told by their fingerprints, and the deals."""
    bots = {name: fingerprint(bot_named(name)) for name in (held.alone, *held.rivals)}
    names = {"part": held.part, "alone": held.alone, "rivals": list(held.rivals), "edition": edition}
    return {**names, "deals": deals, "games": deals * PLAYERS, "bots": bots}


def played(held: HeldTo, edition: str, deals: int) -> dict[str, object]:
    """Plays a row: the share of wins with its standard error, in percent, and whether the bar is met."""
    began = time.process_time()
    share, error = win_share(held.alone, held.rivals, deals, edition=edition)
    is_high = held.at_least is None or share >= held.at_least - ROOM * error
    is_low = held.at_most is None or share <= held.at_most + ROOM * error
    return {
        "share": round(100 * share, 1),
        "error": round(100 * error, 1),
        "at_least": held.at_least,
        "at_most": held.at_most,
        "is_met": is_high and is_low,
        "cpu_s": round(time.process_time() - began, 1),
    }


def rows_in(file: Path) -> list[dict[str, object]]:
    """What was played before; a torn last line is dropped, and played again."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, required=True, help="lines of JSON, one for each row; it is added to")
    parser.add_argument("--deals", type=int, default=500, help="for each row, each played from every seat")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    asked = parser.parse_args()
    done = rows_in(asked.output)
    for held, edition in rows(asked.parts):
        wanted = key(held, edition, asked.deals)
        if any(wanted.items() <= row.items() for row in done):
            continue
        line = json.dumps({**wanted, **played(held, edition, asked.deals)}) + "\n"
        with asked.output.open("a", encoding="utf-8") as file:
            file.write(line)


if __name__ == "__main__":
    main()
