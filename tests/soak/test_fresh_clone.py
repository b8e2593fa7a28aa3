"""A clone in an empty folder needs one command, and pays for it only once."""

import resource
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST_SECONDS_ON_TOP = 0.3


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("clone")
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.rstrip("\0").split("\0"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def seconds(*command: str | Path) -> float:
    """Of the processor's time: whoever else is busy meanwhile does not count."""
    start = spent_by_children()
    subprocess.run(command, check=True, capture_output=True)
    return spent_by_children() - start


def spent_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_one_command_is_enough_and_the_second_start_is_quick(clone: Path) -> None:
    seconds(sys.executable, clone / "nottingham", "--version")
    through = min(seconds(sys.executable, clone / "nottingham", "--version") for _ in range(5))
    straight = min(seconds(clone / ".venv/bin/python", "-m", "nottingham.cli", "--version") for _ in range(5))
    assert through - straight < MOST_SECONDS_ON_TOP


def test_it_runs_the_clone_and_no_other_tree(clone: Path) -> None:
    program = "import nottingham; print(nottingham.__path__[0])"
    where = subprocess.run([clone / ".venv/bin/python", "-c", program], capture_output=True, text=True, check=True)
    assert Path(where.stdout.strip()).is_relative_to(clone)
