"""Tables of a data set as Parquet files, by pyarrow, which is the extra `dataset`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from nottingham.research.arena.dataset import TABLES, GameRows

GAMES_AT_ONCE = 100
"""So many games are kept before they are written: a row group of each table."""
_WHERE = (("game", pa.string()), ("step", pa.int32()), ("round", pa.int8()))
_SEATS = pa.list_(pa.int8())
SCHEMAS: dict[str, Any] = {
    "games": pa.schema(
        [
            ("game", pa.string()),
            ("seed", pa.string()),
            ("law", pa.int16()),
            ("edition", pa.string()),
            ("options", pa.list_(pa.string())),
            ("bots", pa.list_(pa.string())),
            ("scores", pa.list_(pa.int32())),
            ("places", _SEATS),
            ("record", pa.string()),
        ]
    ),
    "steps": pa.schema([*_WHERE, ("phase", pa.string()), ("seat", pa.int8()), ("action", pa.string())]),
    "events": pa.schema(
        [
            ("game", pa.string()),
            ("step", pa.int32()),
            ("number", pa.int32()),
            ("round", pa.int8()),
            ("event", pa.string()),
            ("truth", pa.string()),
            ("seen", pa.list_(pa.string())),
        ]
    ),
    "bags": pa.schema(
        [
            *_WHERE,
            ("owner", pa.int8()),
            ("deciders", _SEATS),
            ("declared", pa.string()),
            ("count", pa.int8()),
            ("contents", pa.string()),
            ("is_lie", pa.bool_()),
            ("has_contraband", pa.bool_()),
            ("is_opened", pa.bool_()),
            ("is_bought", pa.bool_()),
        ]
    ),
    "deals": pa.schema(
        [
            *_WHERE,
            ("merchant", pa.int8()),
            ("deciders", _SEATS),
            ("gold", pa.int32()),
            ("is_paid", pa.bool_()),
            ("is_passage", pa.bool_()),
            ("clauses", pa.string()),
        ]
    ),
}


def write_tables(games: Iterable[GameRows], folder: Path) -> dict[str, int]:
    """A file for each table in a folder of the piece's own; how many rows each has."""
    folder.mkdir(parents=True)
    writers = {name: pq.ParquetWriter(folder / f"{name}.parquet", SCHEMAS[name], compression="zstd") for name in TABLES}
    written = dict.fromkeys(TABLES, 0)
    kept: list[GameRows] = []
    for game in games:
        kept.append(game)
        if len(kept) == GAMES_AT_ONCE:
            _write(kept, writers, written)
    _write(kept, writers, written)
    for writer in writers.values():
        writer.close()
    return written


def _write(kept: list[GameRows], writers: dict[str, Any], written: dict[str, int]) -> None:
    for name, writer in writers.items() if kept else ():
        rows = [row for game in kept for row in getattr(game, name)]
        writer.write_table(pa.Table.from_pylist(rows, schema=SCHEMAS[name]))
        written[name] += len(rows)
    kept.clear()
