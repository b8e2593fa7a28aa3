"""Pin every set in requirements/ anew: versions and hashes, for every platform, and no download addresses."""

import os
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path("requirements")
# Each set builds on those before it.
SETS = {
    "uv": ("requirements/uv.in",),
    "runtime": ("pyproject.toml", "--extra=public", "requirements/build.in"),  # ./nottingham serve has all it can offer
    "dev": ("requirements/dev.in",),
    "soak": ("requirements/soak.in",),
    "bench": ("requirements/bench.in",),
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
    uv = Path(sys.executable).with_name("uv")
    if not uv.exists():
        print("nottingham: pinning needs uv, which has no wheel for this machine", file=sys.stderr)
        return 69
    # Behind a proxy that brings its own certificates, uv must look where every other program does.
    environment = {"UV_SYSTEM_CERTS": "1", **os.environ}
    for name, sources in SETS.items():
        target = REQUIREMENTS / f"{name}.txt"
        if status := subprocess.call([uv, "pip", "compile", *chosen, *sources, "-o", target], env=environment):
            return status
        print(f"written: {target}")
    return 0
