"""Release in one command: changelog, wheel and sdist with the page built in, proof that they play, an SBOM, an image.

Without a version it is a rehearsal: everything is built and tried, and nothing in the tree changes. With one, the
version and the changelog are written first, since the packages carry them, and put back should anything fail.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

from packaging.version import InvalidVersion, Version

from tools import container, docs, web
from tools.archives import unpack_tar

ROOT = web.ROOT
DIST = ROOT / "dist"
CHANGELOG, PROJECT, CITATION = ROOT / "CHANGELOG.md", ROOT / "pyproject.toml", ROOT / "CITATION.cff"
PAPER = ROOT / "docs/paper.md"
UNRELEASED = "## [Unreleased]\n"
PAGE = "nottingham/server/static/app/index.html"
SITE = "nottingham/server/static/docs/index.html"
COMPILED_IN = {"svelte", "@iconify-json/game-icons"}
"""Tools for npm, which never meets them in the browser; but code and drawings of theirs are in the built page."""
PYTHONS_OWN = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}


class CannotRelease(Exception):
    """Something stands in the way; the message says what to do."""


def run(version: str | None) -> int:
    try:
        with written(version):
            make()
    except (CannotRelease, web.CannotBuild, container.ImageFault) as reason:
        print(f"nottingham: {reason}", file=sys.stderr)
        return 1
    if version is None:
        print(f"rehearsed: what a release would be is in {DIST.name}/, and nothing else was changed")
    else:
        print(f"released into {DIST.name}/; now: git commit -am 'Release {version}' && git tag v{version}")
    return 0


def make() -> None:
    """Build, try and describe what dist/ is to hold."""
    said("the page and the documentation")
    web.build_if_stale()
    if docs.run(serve=False):
        raise CannotRelease("the documentation has faults, as said above; mend them and run this again")
    shutil.rmtree(DIST, ignore_errors=True)
    said("wheel and sdist")
    wheel, sdist = build(ROOT, DIST)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        said("the same wheel from the sdist, without Node")
        check_sdist(wheel, sdist, place)
        said("a game played from the wheel, in a clean environment without Node")
        clean = installed(wheel, place / "clean")
        play_from(clean, place)
        tools = release_tools(place / "tools")
        said("pipx run nottingham play")
        play_by_pipx(wheel, tools, place)
        said("the bill of materials")
        target = DIST / f"{wheel.stem.split('-py3')[0]}.cdx.json"
        target.write_text(json.dumps(bill_of_materials(tools, clean, place), indent=2) + "\n", encoding="utf-8")
    said("the container image")
    print(f"  {container.check_image()}")
    for path in sorted(DIST.iterdir()):
        print(f"  {path.stat().st_size / 1e6:6.1f} MB  {DIST.name}/{path.name}")


def said(what: str) -> None:
    print(f"== {what}", flush=True)


# --- version and changelog ---------------------------------------------------------------------------------------


@contextmanager
def written(version: str | None) -> Iterator[None]:
    """Write the version and its section of the changelog; should what follows fail, everything is as it was."""
    if version is None:
        yield
        return
    check_committed()
    before = {path: path.read_text(encoding="utf-8") for path in (CHANGELOG, PROJECT, CITATION, PAPER)}
    today = datetime.now(UTC).date()
    after = {
        CHANGELOG: changelog_of(before[CHANGELOG], checked(version, before), today),
        PROJECT: re.sub(r'^version = "[^"]*"$', f'version = "{version}"', before[PROJECT], count=1, flags=re.MULTILINE),
        CITATION: cited(before[CITATION], version, today),
        PAPER: cited(before[PAPER], version, today),
    }
    try:
        for path, text in after.items():
            path.write_text(text, encoding="utf-8")
        yield
    except BaseException:
        for path, text in before.items():
            path.write_text(text, encoding="utf-8")
        raise


def cited(text: str, version: str, today: date) -> str:
    """What a paper cites, with this version and day: as a line of CITATION.cff, or as a field of BibTeX."""
    for name, value in (("version", version), ("date(?:-released)?", today.isoformat())):
        text = re.sub(rf"^( *{name} *(?:: |= {{)).*?(}},)?$", rf"\g<1>{value}\g<2>", text, flags=re.MULTILINE)
    return text


def check_committed() -> None:
    command = [shutil.which("git") or "git", "status", "--porcelain"]
    changed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    if changed.stdout:
        raise CannotRelease(
            "there are changes that are not committed; commit them, so that the tag says what is released"
        )


def checked(version: str, texts: Mapping[Path, str]) -> str:
    """A version that comes after what is there, or is the one that was never released."""
    found = re.search(r'^version = "([^"]*)"$', texts[PROJECT], re.MULTILINE)
    assert found is not None
    try:
        wanted = Version(version)
    except InvalidVersion:
        raise CannotRelease(f"{version} is no version; say one such as 1.2.0") from None
    if wanted < Version(found[1]):
        raise CannotRelease(f"{version} comes before {found[1]}, which pyproject.toml names")
    if f"## [{version}]" in texts[CHANGELOG]:
        raise CannotRelease(f"{version} is in the changelog already; say the next one")
    return version


def changelog_of(text: str, version: str, day: date) -> str:
    """The changelog in which what was unreleased belongs to a version, and a new section begins."""
    before, found, after = text.partition(UNRELEASED)
    section = after.split("\n## [", 1)[0]
    if not found or not section.strip():
        raise CannotRelease("the changelog has nothing under [Unreleased]; write what changed")
    return f"{before}{UNRELEASED}\n## [{version}] - {day.isoformat()}\n{after}"


# --- packages ----------------------------------------------------------------------------------------------------


def build(root: Path, target: Path, *kinds: str, environment: Mapping[str, str] = os.environ) -> list[Path]:
    """The packages of a tree: a wheel and an sdist, unless one of them is named."""
    chosen = [part for kind in kinds or ("wheel", "sdist") for part in ("-t", kind)]
    command = [sys.executable, "-m", "hatchling", "build", *chosen, "-d", str(target)]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotRelease(f"the packages cannot be built: {done.stderr.strip()}")
    return [next(target.glob("*.whl" if kind == "wheel" else "*.tar.gz")) for kind in kinds or ("wheel", "sdist")]


def check_sdist(wheel: Path, sdist: Path, place: Path) -> None:
    """Who builds from the sources has what the wheel has, page and site included."""
    with sdist.open("rb") as packed:
        unpack_tar(packed, place / "sources")
    tree = next((place / "sources").iterdir())
    (again,) = build(tree, place / "again", "wheel", environment=bare(Path(sys.executable).parent))
    names, others = (set(ZipFile(one).namelist()) for one in (wheel, again))
    if missing := {PAGE, SITE} - names:
        raise CannotRelease(f"the wheel lacks {', '.join(sorted(missing))}")
    if names != others:
        raise CannotRelease(f"the sdist gives another wheel: {', '.join(sorted(names ^ others)[:5])}")


def bare(*folders: Path) -> dict[str, str]:
    """An environment in which nothing is found but what lies in these folders: no Node, no browser, no other Python."""
    kept = {name: value for name, value in os.environ.items() if name not in PYTHONS_OWN}
    return kept | {"PATH": os.pathsep.join(map(str, folders)), "NOTTINGHAM_PACE": "0"}


def installed(wheel: Path, place: Path) -> Path:
    """A clean environment with the wheel and what it needs, and not even pip; its folder of programs."""
    venv.create(place, symlinks=True)
    command = [sys.executable, "-m", "pip", "--python", str(place / "bin/python"), "install", "-qq", str(wheel)]
    if subprocess.call([*command, "--disable-pip-version-check"], env=os.environ | {"PYTHONPATH": ""}):
        raise CannotRelease("the wheel cannot be installed, as said above")
    return place / "bin"


# --- does it play? -----------------------------------------------------------------------------------------------


def play_from(programs: Path, place: Path) -> None:
    database = f"sqlite:///{place}/tables.db"
    command = [str(programs / "nottingham"), "serve", "--port", "0", "--database", database]
    with serving(command, bare(programs), place) as address:
        check_page(address)
        check_game(address)


def play_by_pipx(wheel: Path, tools: Path, place: Path) -> None:
    """`pipx run nottingham play`, from the wheel: without a question, and with nothing installed before."""
    own = {"PIPX_HOME": str(place / "pipx"), "XDG_DATA_HOME": str(place / "data"), "LC_ALL": "C.UTF-8"}
    command = [str(tools / "python"), "-m", "pipx", "run", "--no-cache", "--spec", str(wheel), "nottingham", "play"]
    environment = bare(tools) | own | {"PIPX_DEFAULT_PYTHON": sys.executable}
    with serving([*command, "--no-browser", "--port", "0"], environment, place) as address:
        check_page(address)
        check_game(address)


@contextmanager
def serving(command: list[str], environment: Mapping[str, str], place: Path) -> Iterator[str]:
    """A server that says its address in its first line; ended afterwards, with whatever it started."""
    with subprocess.Popen(
        command,
        env=environment,
        cwd=place,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    ) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            found = re.search(r"http://[^\s/]+", line)
            if found is None:
                raise CannotRelease(f"{' '.join(command)} opened no table: {line.strip() or 'it ended'}")
            yield found[0].replace("localhost", "127.0.0.1")
        finally:
            if server.poll() is None:
                os.killpg(server.pid, 15)


def check_page(address: str) -> None:
    """The page and everything that it names is served."""
    from nottingham.server.client import call  # noqa: PLC0415 - the client of the tree, which is what is released

    status, page = call(address, "GET", "/")
    named = [path.lstrip("./") for path in re.findall(r'(?:src|href)="([^":#]+)"', page.decode())]
    if status != 200 or not any(path.endswith(".js") for path in named):
        raise CannotRelease(f"the page is not served ({status})")
    for path in (*named, "docs/"):
        if (status := call(address, "GET", f"/{path}")[0]) != 200:
            raise CannotRelease(f"/{path} is not served ({status})")


def check_game(address: str) -> None:
    """A whole game over the socket: a player who does whatever is allowed, among bots."""
    from nottingham.record.record import read_record  # noqa: PLC0415
    from nottingham.record.replay import play as referee  # noqa: PLC0415
    from nottingham.server.client import Player, game_record, set_table  # noqa: PLC0415 - as above
    from nottingham.server.protocol.requests import Start  # noqa: PLC0415

    chance = Random(1)
    with Player(set_table(address, bots=("honest",) * 3)) as me:
        me.ask(Start())
        while not (me.info and me.info.last_game):
            if me.must_act:
                me.play(me.sample(chance))
            else:
                me.wait()
        record = read_record(game_record(address, me.info.last_game))
    if (illegal := referee(record).illegal) is not None:
        raise CannotRelease(f"the game that was played breaks a rule: {illegal}")


# --- bill of materials -------------------------------------------------------------------------------------------


def release_tools(place: Path) -> Path:
    """The pinned tools that only a release needs, gone with the folder; their programs."""
    venv.create(place, symlinks=True, with_pip=True)
    command = [str(place / "bin/python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    pinned = str(ROOT / "requirements/release.txt")
    if subprocess.call([*command, "--require-hashes", "-r", pinned], env=os.environ | {"PYTHONPATH": ""}):
        raise CannotRelease("the tools of requirements/release.txt cannot be installed, as said above")
    return place / "bin"


def bill_of_materials(tools: Path, clean: Path, place: Path) -> dict[str, Any]:
    """CycloneDX: what the wheel installs, and what is built into its page."""
    of_python = [str(tools / "cyclonedx-py"), "environment", "--pyproject", str(PROJECT), "--mc-type", "application"]
    bill = _run_for_json([*of_python, "--output-reproducible", "--of", "JSON", str(clean / "python")])
    page = bill_of_page(place / "page")
    kept = set(built_into_page(page))
    bill["components"] += [part for part in page["components"] if part["bom-ref"] in kept]
    bill["dependencies"] += [part for part in page["dependencies"] if part["ref"] in kept]
    return bill


def bill_of_page(place: Path) -> dict[str, Any]:
    """As npm tells it; it wants a version of whatever it is asked about, which the page, published nowhere, has not."""
    place.mkdir()
    shutil.copyfile(web.WEB / "package-lock.json", place / "package-lock.json")
    manifest = json.loads((web.WEB / "package.json").read_text(encoding="utf-8")) | {"version": "0.0.0"}
    (place / "package.json").write_text(json.dumps(manifest), encoding="utf-8")
    return _run_for_json(web.npm("sbom", "--sbom-format=cyclonedx", "--package-lock-only"), cwd=place)


def built_into_page(page: Mapping[str, Any]) -> Iterator[str]:
    """What the page is made of, and all that this needs in turn; not what only checks and packs it."""
    needs = {part["ref"]: part["dependsOn"] for part in page["dependencies"]}
    named = {*json.loads((web.WEB / "package.json").read_text(encoding="utf-8"))["dependencies"], *COMPILED_IN}
    waiting = [part["bom-ref"] for part in page["components"] if part["name"] in named]
    met: set[str] = set()
    while waiting:
        if (part := waiting.pop()) not in met:
            met.add(part)
            waiting += needs.get(part, ())
            yield part


def _run_for_json(command: list[str], cwd: Path = ROOT) -> dict[str, Any]:
    done = subprocess.run(command, cwd=cwd, env=web.environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotRelease(f"no bill of materials: {done.stderr.strip()[-400:]}")
    bill: dict[str, Any] = json.loads(done.stdout)
    return bill
