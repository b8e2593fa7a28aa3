"""What Python says, written down for the page's tests to be held against: `python -m tools.expectations`.

Vitest runs this before its tests (`web/tests/expectations.ts`), also when an editor started it, so that no test
compares with what another branch said. Games are played for it and five languages read, so it is only done anew when a
source has changed.
"""

from __future__ import annotations

import fcntl
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "web/generated"
STAMP = HOME / "expectations"
FILES = tuple(HOME / name for name in ("narration.json", "forms.json", "finished.json", "patches.json"))


def write_if_stale() -> None:
    """Write the expectations, unless they are there and as new as their sources."""
    HOME.mkdir(exist_ok=True)
    with Path(__file__).open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # an editor and a check may begin at the same time
        mark = fingerprint()
        if not is_written(mark):
            STAMP.unlink(missing_ok=True)
            write()
            STAMP.write_text(mark, encoding="utf-8")


def is_written(mark: str) -> bool:
    return all(path.exists() for path in (*FILES, STAMP)) and STAMP.read_text(encoding="utf-8") == mark


def fingerprint() -> str:
    """What they are made from: all of the package that is Python or a message, and the tools that write them."""
    found = sha256()
    sources = [path for kind in ("py", "ftl") for path in (ROOT / "src/nottingham").rglob(f"*.{kind}")]
    for path in sorted((*sources, *(ROOT / "tools").rglob("*.py"))):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def write() -> None:
    from tools.generators.finished import finished  # noqa: PLC0415 - half a second, for what is seldom to be done
    from tools.generators.forms import forms  # noqa: PLC0415
    from tools.generators.narration import narration  # noqa: PLC0415
    from tools.generators.patches import patches  # noqa: PLC0415

    for path, text in (narration() | forms() | finished() | patches()).items():
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_if_stale()
