"""Everything in the tree that is generated comes from here, and ``--check`` says what is stale.

A generator is a function in ``tools/generators/`` that returns the text of every file it owns. Add it
to GENERATORS; ``./nottingham generate`` then writes its files, and ``./nottingham test`` fails when they are
out of date.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.generators import api, benchmark, environments, golden, law, protocol, stories

ROOT = Path(__file__).resolve().parent.parent


class Generator(NamedTuple):
    """Who makes which files: ``owns`` is a file, or a folder of nothing else, as a path from the root.

    ``make`` gives the text of each file by its path. What the folder holds beyond that is stale, and removed.
    """

    name: str
    owns: str
    make: Callable[[], Mapping[str, str]]


GENERATORS: tuple[Generator, ...] = (
    *(Generator("the law of the options", path, make) for path, make in law.PAGES.items()),
    Generator("tables of the environments", environments.HOME, environments.tables),
    Generator("golden playthroughs", golden.HOME, golden.playthroughs),
    Generator("golden stories", stories.HOME, stories.stories),
    Generator("the protocol in TypeScript", protocol.HOME, protocol.typescript),
    Generator("the protocol as JSON Schema", api.PROTOCOL, api.protocol_file),
    Generator("the HTTP API as OpenAPI", api.OPENAPI, api.openapi_file),
    Generator("the benchmark's results as JSON Schema", benchmark.SCHEMA, benchmark.report_schema_file),
)


def run(*, check: bool, generators: Sequence[Generator] = GENERATORS, root: Path = ROOT) -> int:
    """Write what is stale; or, to check, only say so and fail."""
    stale = [difference for generator in generators for difference in differences(generator, root)]
    for path, text in stale:
        print(f"{'stale' if check else 'removed' if text is None else 'written'}: {path.relative_to(root)}")
        if not check:
            replace(path, text)
    if check and stale:
        print("run: ./nottingham generate")
    return int(check and bool(stale))


def differences(generator: Generator, root: Path) -> Iterator[tuple[Path, str | None]]:
    """The files that are not as they are made now, with their new text; None where the file should go."""
    home = root / generator.owns
    made = {root / path: text for path, text in generator.make().items()}
    for path, text in sorted(made.items()):
        assert path.is_relative_to(home), f"{generator.name} makes {path}, outside of what it owns"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield path, text
    found = {home} if home.is_file() else {path for path in home.rglob("*") if path.is_file()}
    for path in sorted(found - made.keys()):
        yield path, None


def replace(path: Path, text: str | None) -> None:
    if text is None:
        path.unlink()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
