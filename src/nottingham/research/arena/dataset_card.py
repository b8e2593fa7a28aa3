"""The card of a data set: what is in it, how it was made, what it is for and what not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

READER = """\
import json
from pathlib import Path
import pyarrow.dataset as ds

bags = ds.dataset(sorted(Path("games").glob("piece-*/bags.parquet"))).to_table()
opened = bags.filter(bags["is_opened"])
print(len(bags), "bags,", sum(bags["is_lie"].to_pylist()), "lies;", len(opened), "opened")
print(json.loads(bags["contents"][0].as_py()), "declared as", bags["declared"][0])
"""


def card(pieces: Mapping[str, Mapping[str, Any]]) -> str:
    """In Markdown, with the fields at its head that hubs of data sets read."""
    games = sum(piece["games"] for piece in pieces.values())
    rows = {name: sum(piece["rows"][name] for piece in pieces.values()) for name in next(iter(pieces.values()))["rows"]}
    bots = sorted({bot for piece in pieces.values() for bot in piece["bots"]})
    rules = sorted(
        {
            f"{piece['edition']} edition, {piece['players']} players"
            + (f", {', '.join(piece['options'])}" if piece["options"] else "")
            for piece in pieces.values()
        }
    )
    configs = "\n".join(f"- config_name: {name}\n  data_files: piece-*/{name}.parquet" for name in rows)
    counts = "\n".join(f"| `{name}` | {count:,} |" for name, count in rows.items())
    return f"""---
license: mit
pretty_name: Nottingham, games of bluffing between bots
tags: [game, bluffing, deception, bargaining, imperfect-information]
configs:
{configs}
---

# Games of bluffing between bots

{games:,} whole games of merchants, bribes and a Sheriff, played by bots: every event as it was and as each seat saw it,
every move, every bag with what was declared and what was in it, and every deal.

| table | rows |
| --- | --- |
{counts}

Rules: {"; ".join(rules)}. Players, drawn anew for each game: {", ".join(bots)}. No person and no language model played,
and nothing in it is about anybody.

## Columns

- `games`: `game` (its name), `seed`, `law`, `edition`, `options`, `bots` by seat, `scores`, `places`, `record` (the
  whole game on paper, which `nottingham referee` accepts).
- `steps`: `game`, `step`, `round`, `phase`, `seat` (none for the clock), `action` (JSON).
- `events`: `game`, `step`, `number`, `round`, `event`, `truth` (JSON, with every secret), `seen` (by seat, JSON with
  what that seat may not know sealed; null where it sees the whole truth).
- `bags`: `game`, `step`, `round`, `owner`, `deciders`, `declared`, `count`, `contents` (JSON), `is_lie`,
  `has_contraband`, `is_opened`, `is_bought` (a deal let it pass).
- `deals`: `game`, `step`, `round`, `merchant`, `deciders`, `gold`, `is_paid`, `is_passage`, `clauses` (JSON).

## How to read it

```python
{READER}```

## How it was made, and how to check it

`nottingham dataset`; `pieces.json` has for each piece the seed, its number, the versions, the fingerprints of the bots,
and a digest of all rows. The same version with the same numbers makes the same rows.

## What it is for, and what not

For learning to detect lies, to model opponents, to predict bargains, and for tests. The bots are programs with habits
of their own: what works against them need not work against people or models, and their lies are not people's lies.
"""
