"""The pinned sets: versions and hashes, and nothing that ties them to one place."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LINE = re.compile(
    r"""
    [a-z0-9-]+==\S+(\ ;\ .+)?\ \\       # a package, pinned, on the platforms that need it
    | \ {4}--hash=sha256:[0-9a-f]{64}(\ \\)?
    | \ {4}\#\ .*                       # who needs it
    """,
    re.VERBOSE,
)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_pins_and_hashes_only(lock: Path) -> None:
    strange = [line for line in lock.read_text().splitlines() if not LINE.fullmatch(line) or "://" in line]
    assert strange == []


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pinned = {line.partition("==")[0] for line in (ROOT / "requirements/runtime.txt").read_text().splitlines()}
    wanted = {re.split(r"[<>=~!\[ ]", line)[0].replace(".", "-") for line in project["dependencies"]}
    assert wanted <= pinned
