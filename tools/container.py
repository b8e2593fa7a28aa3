"""Container image of a release: built, started and asked whether it is well, wherever an engine for it answers."""

from __future__ import annotations

import shutil
import subprocess
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tools import web

ENGINES = ("podman", "docker")
IMAGE = "nottingham-release"
WELL_WITHIN = 60.0
LOOK_EVERY = 0.5


class ImageFault(Exception):
    """The image could not be built, or what was started from it is not well."""


def engine() -> str | None:
    """A program that builds and starts images here; one that is installed without its engine does not count."""
    for name in ENGINES:
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return None


def check_image(root: Path = web.ROOT, within: float = WELL_WITHIN) -> str:
    """What came of it, in a line. Raises ImageFault where there is an engine and it did not work."""
    name = engine()
    if name is None:
        return "NOT BUILT: neither podman nor docker has an engine that answers here; run the release where one does"
    _call(name, "build", "--tag", IMAGE, "--file", str(root / "Containerfile"), str(root))
    container = _call(name, "run", "--detach", "--publish", "127.0.0.1::8000", IMAGE).strip()
    try:
        address = _call(name, "port", container, "8000").splitlines()[0].strip()
        _wait_until_ready(address, within)
    except ImageFault as fault:
        raise ImageFault(f"{fault}\n{_call(name, 'logs', container)}") from fault
    finally:
        _call(name, "rm", "--force", container)
    return f"built and started by {name}: {IMAGE}"


def _wait_until_ready(address: str, within: float) -> None:
    deadline = time.monotonic() + within
    while not _is_ready(address):
        if time.monotonic() > deadline:
            raise ImageFault(f"what was started from the image was not ready within {within:.0f} seconds")
        time.sleep(LOOK_EVERY)


def _is_ready(address: str) -> bool:
    connection = HTTPConnection(address, timeout=3)
    try:
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _call(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ImageFault(f"{' '.join(command[:2])} failed: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout
