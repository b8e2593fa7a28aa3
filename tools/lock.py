"""Pin every set in requirements/ anew: versions and hashes, for every platform, and no download addresses."""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

REQUIREMENTS = Path("requirements")
# Each set builds on those before it.
SETS = {
    "runtime": ("pyproject.toml", "requirements/build.in"),
    "dev": ("requirements/dev.in",),
    "bench": ("requirements/bench.in",),
    "compile": ("requirements/compile.in",),
    "release": ("requirements/release.in",),
}
STYLE = (
    "--universal",
    "--generate-hashes",
    "--python-version=3.11",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-header",
    "--annotation-style=line",
    "--quiet",
)


def run(*, upgrade: bool) -> int:
    chosen = (*STYLE, "--upgrade") if upgrade else STYLE
    with tempfile.TemporaryDirectory() as folder:
        uv = find_uv(Path(folder))
        # Behind a proxy that brings its own certificates, uv must look where every other program does.
        environment = {"UV_SYSTEM_CERTS": "1", **os.environ}
        for name, sources in SETS.items():
            target = REQUIREMENTS / f"{name}.txt"
            if status := subprocess.call([uv, "pip", "compile", *chosen, *sources, "-o", target], env=environment):
                return status
            print(f"written: {target}")
    return 0


def find_uv(folder: Path) -> str:
    """The uv on the PATH, or else one that is gone with the folder."""
    found = shutil.which("uv")
    if found is None:
        venv.create(folder, with_pip=True)
        found = str(folder / ("Scripts" if sys.platform == "win32" else "bin") / "uv")
        subprocess.check_call([str(Path(found).with_name("python")), "-m", "pip", "install", "-qq", "uv"])
    return found
