"""How well the benchmark's reader of free words does beside people: precision and recall on labelled sentences.

    python -m tools.measure_statements [--misses]

`development.tsv` was looked at while the patterns were written, `held_out.tsv` was not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from nottingham.research.benchmark.protocol import ruleset
from nottingham.research.benchmark.statements import claims, labelled_lines, quality

LABELLED = Path(__file__).resolve().parents[1] / "tests" / "benchmark" / "labelled"
PARTS = ("development", "held_out")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--misses", action="store_true", help="show what was read otherwise than it is labelled")
    asked = parser.parse_args(arguments)
    rules = ruleset()
    for part in PARTS:
        lines = labelled_lines((LABELLED / f"{part}.tsv").read_text(encoding="utf-8"))
        found = quality(lines, rules)
        print(
            f"{part}: {found.sentences} sentences, {found.labelled} claims, {found.found} found, {found.right} right; "
            f"precision {found.precision:.3f}, recall {found.recall:.3f}"
        )
        for labels, said in lines if asked.misses else ():
            read = {str(claim) for claim in claims(said, rules)}
            if read != labels:
                print(f"  {said}  labelled {sorted(labels)}, read {sorted(read)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
