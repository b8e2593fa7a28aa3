"""The compiled form of referee and minds, native extensions: an import hook uses it where it was built and is current.

`./nottingham compile` builds it from the very modules that lie here; nothing differs but the speed. It is used only if
it was built from these sources, byte by byte, for this Python. Otherwise the modules are imported as they are.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).parents[1]
REFEREE = ("rules/engine/*.py", "rules/phases/*.py", "rules/options/*/rule.py", "rules/game.py", "rules/floor.py")
MINDS = ("bots/mind/*.py",)
SOURCES = (*REFEREE, *MINDS)
SUFFIX = EXTENSION_SUFFIXES[0]
SWITCH = "NOTTINGHAM_COMPILED"
"""Set to 0 in the environment, the modules are imported as they are, whatever was built."""

Status = Literal["absent", "off", "stale", "current"]


def build_dir(package: Path = PACKAGE) -> Path:
    """Where the form for this Python lies once it is built."""
    return package / ".compiled" / SUFFIX.strip(".")


def manifest(package: Path = PACKAGE) -> Path:
    """The file that says what the form was built from, and in a second line how."""
    return build_dir(package) / "stamp"


def sources(package: Path = PACKAGE) -> dict[str, Path]:
    """The modules that are compiled, by name, each with its file."""
    files = [file for pattern in SOURCES for file in sorted(package.glob(pattern)) if file.name != "__init__.py"]
    return {".".join(("nottingham", *file.relative_to(package).with_suffix("").parts)): file for file in files}


def fingerprint(files: Mapping[str, Path]) -> str:
    """This Python, and every byte of the sources."""
    from hashlib import sha256  # noqa: PLC0415 - few have a compiled form, and all import this module

    digest = sha256(sys.version.encode())
    for name, file in files.items():
        digest.update(b"\0" + name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def status(package: Path = PACKAGE) -> Status:
    """Whether there is a compiled form for this Python, and whether it is the one of these sources."""
    mark = manifest(package)
    if not mark.exists():
        return "absent"
    if os.environ.get(SWITCH) == "0":
        return "off"
    built_from = mark.read_text(encoding="utf-8").partition("\n")[0]
    return "current" if built_from == fingerprint(sources(package)) else "stale"


class CompiledFinder:
    """Finds the compiled modules before the import system finds their sources."""

    def __init__(self, package: Path = PACKAGE) -> None:
        self.files = {name: str(build_dir(package) / f"{name}{SUFFIX}") for name in sources(package)}

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)


def install(package: Path = PACKAGE) -> Status:
    """Use the compiled form from now on, if there is one of just these sources."""
    found = status(package)
    if found == "current":
        sys.meta_path.insert(0, CompiledFinder(package))
    return found


STATUS: Status = install()
"""What this process runs on: it is settled before the referee is imported."""
