"""Virtual environments for libraries that are not among the development requirements, and scripts that use them."""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "tests/soak/learners"
INSTALLING, RUNNING = 1800, 900
"""Seconds before either is given up."""


@contextmanager
def virtual_environment(extras: str, *libraries: str) -> Iterator[Path]:
    """A Python with the project and these beside it, gone at the end: with PyTorch it takes five gigabytes."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin/python"
        wanted = (f"{ROOT}[{extras}]", *libraries)
        subprocess.run([python, "-m", "pip", "install", "-qq", "--no-compile", *wanted], check=True, timeout=INSTALLING)
        yield python


def said_by(python: Path, script: str) -> str:
    """What a script prints, which must not fail; it sees the project as that environment has it installed.

    What libraries leave behind, sessions and records, lies in a folder that goes at the end.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # a service of Ray's may still write there
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        ran = subprocess.run(
            [python, "-W", "ignore", SCRIPTS / f"{script}.py"],
            env=inherited | {"TMPDIR": folder},
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=RUNNING,
            check=False,
        )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout
