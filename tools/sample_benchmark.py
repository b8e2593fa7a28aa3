"""The sample report of the benchmark in the documentation: over mock models in several moods, beside the anchors.

    python -m tools.sample_benchmark [--deals N] [--output FOLDER]

The mocks answer at random, late, with nothing, with garbage, or with commands injected into their talk; none of them is
anybody's model. It shows what a report looks like, and that a model which does not answer is not ranked.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from nottingham import cli
from tests.adapters_llm.mock import Mock

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "docs" / "benchmark-sample"
MOODS: dict[str, Mapping[str, float]] = {
    "mock-good": {"well": 1},
    "mock-late": {"well": 9, "late": 1},
    "mock-garbled": {"well": 3, "garbage": 1, "illegal": 1, "loosely": 1},
    "mock-injected": {"well": 2, "injected": 1},
    "mock-empty": {"empty": 1},
}
KEY = "a-key-that-no-report-shows"
SAYINGS = (
    "On my honour.",
    "I have 1 apple in my bag.",
    "There is no contraband in my bag, my lord.",
    "My bag holds cheese and nothing else.",
    "Will nobody trust a poor merchant?",
)
KEPT = ("report.html", "report.json")


@contextmanager
def models_file(folder: Path) -> Iterator[Path]:
    """A file of models whose addresses are mocks, for as long as this lasts."""
    with ExitStack() as mocks:
        lines: list[str] = []
        for seed, (name, moods) in enumerate(MOODS.items()):
            mock = mocks.enter_context(Mock(moods, seed, SAYINGS))
            lines.append(
                f'[model.{name}]\naddress = "{mock.address}"\nmodel = "{name}"\nkey = "{KEY}"\nmove_seconds = 1.0\n'
            )
        file = folder / "models.toml"
        file.write_text("\n".join(lines), encoding="utf-8")
        yield file


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--output", type=Path, default=PLACE)
    asked = parser.parse_args(arguments)
    with TemporaryDirectory() as folder, models_file(Path(folder)) as file:
        results = Path(folder) / "results"
        words = ["benchmark", "--models", str(file), "--deals", str(asked.deals)]
        status = cli.main([*words, "--output", str(results), "--parallel", "8"])
        if status == 0:
            publish(results, asked.output)
    return status


def publish(results: Path, place: Path) -> None:
    """The report, and the records that its scenes lead to."""
    shutil.rmtree(place, ignore_errors=True)
    (place / "records").mkdir(parents=True)
    for name in KEPT:
        shutil.copy(results / name, place / name)
    page = (results / "report.html").read_text(encoding="utf-8")
    for record in sorted((results / "records").iterdir()):
        if f"records/{record.name}" in page:
            shutil.copy(record, place / "records" / record.name)


if __name__ == "__main__":
    sys.exit(main())
