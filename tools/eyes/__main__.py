"""Eyes: trains the two networks of a reader on bags with labels, with NumPy alone.

    python -m tools.eyes --out eyes.npz --games 12000 --again 8000

Games of strangers come first; then the reader that was learned from them sits at every table, and all are learned from.
With `--foes richard` the others are three of that bot instead, so what learns is an exploiter of him. The same seed,
NumPy and kind of processor give the same bytes with `OPENBLAS_NUM_THREADS=1`, however many workers there are.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import numpy as np

from nottingham.bots.registry import BOTS
from tools.eyes.bags import Bags, gather
from tools.eyes.training import learn, report

SELVES = "weights of the reader that sits at every table, then of past ones and exploiters, who sit at some"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.eyes", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("eyes.npz"))
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--again", type=int, default=8000, help="games with the reader of the first ones")
    parser.add_argument("--selves", type=Path, nargs="*", default=(), help=SELVES)
    parser.add_argument("--foes", choices=sorted(BOTS), help="three of this bot instead of strangers")
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    began = time.monotonic()
    selves: list[Path] = list(options.selves)
    bags = gather(options.seed, options.games, options.workers, selves, options.foes)
    report(f"{options.games} games, {time.monotonic() - began:.0f} s")
    learn(bags, options.out, options.hidden, options.epochs, options.workers)
    report(f"learned, {time.monotonic() - began:.0f} s")
    if options.again:
        more = gather(
            options.seed + options.games, options.again, options.workers, [options.out, *selves], options.foes
        )
        both = Bags(*(np.concatenate(parts) for parts in zip(bags, more, strict=True)))
        report(f"{options.again} games with the reader, {time.monotonic() - began:.0f} s")
        learn(both, options.out, options.hidden, options.epochs, options.workers)
        report(f"learned again, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
