"""`nottingham puzzles`: positions from games of bots, each with a question that two methods answer alike."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.progress import Progress

from nottingham.record import codec
from nottingham.tutor.puzzles.making import make_puzzles
from nottingham.tutor.puzzles.puzzle import KINDS

Count = Annotated[int, Parameter(validator=Number(gte=1, lte=1_000_000))]


def puzzles(out: Path, *, seed: int = 1, each: Count = 14, lessons: Count = 240) -> None:
    """Make puzzles from games of bots, such as whether to open a bag or to take the bribe.

    The same seed makes the same puzzles. Those whose answer is not clear, or that two methods answer differently, are
    left out.

    Parameters
    ----------
    out
        The JSON file to write; web/src/puzzles/positions.json is the one that the page shows.
    seed
        Decides the games and the worlds.
    each
        Puzzles of each kind; games are played until there are so many.
    lessons
        Games from which is learned what the characters pack, open and pay.
    """
    with Progress(transient=True) as progress:
        task = progress.add_task("puzzles", total=lessons + each * len(KINDS))
        found = make_puzzles(seed, each, lessons, lambda: progress.advance(task))
    out.write_bytes(msgspec.json.format(codec.to_json(found), indent=0) + b"\n")
    print(f"{len(found)} puzzles in {out}")
