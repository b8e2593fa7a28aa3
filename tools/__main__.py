"""``./nottingham test``, ``lint``, ``soak``, ``generate``, ``docs``, ``web``, ``lock``, ``release`` end up here."""

import argparse
import sys
from collections.abc import Sequence
from math import inf

from tools import check, docs, generate, lanes, lock, release, soak, web


def main(arguments: Sequence[str] | None = None) -> int:
    asked = read(arguments)
    match asked.verb:
        case "test":
            return check.test(asked.paths, asked.k, asked.lane)
        case "lint":
            return check.lint(fix=asked.fix)
        case "soak":
            return soak.soak(asked.parts, asked.scale)
        case "generate":
            return generate.run(check=asked.check)
        case "docs":
            return docs.run(serve=asked.serve)
        case "web":
            return web.run(asked.what, asked.names, is_all=asked.all)
        case "release":
            return release.run(asked.version)
        case _:
            return lock.run(upgrade=asked.upgrade)


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for, in any order: argparse itself takes no more names once an option has followed the first."""
    reader = parser()
    asked, late = reader.parse_known_args(arguments)
    if late and (asked.verb != "web" or any(one.startswith("-") for one in late)):
        reader.error(f"unrecognized arguments: {' '.join(late)}")
    if late:
        asked.names += late
    return asked


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="./nottingham")
    verbs = top.add_subparsers(dest="verb", required=True)
    test = verbs.add_parser("test", help="all checks; or, with a path or -k, just those tests")
    test.add_argument("paths", nargs="*", metavar="PATH", help="test files or folders, from the root")
    test.add_argument("-k", metavar="EXPR", help="only tests whose names match, as in pytest -k")
    names = [lane.name for lane in lanes.LANES]
    test.add_argument("--lane", action="append", default=[], choices=names, help="only the tests of this lane")
    test.add_argument("--fast", dest="lane", action="append_const", const="fast", help="as --lane fast")
    lint = verbs.add_parser("lint", help="lint, types and layers only")
    lint.add_argument("--fix", action="store_true", help="repair and reformat what can be, first")
    long = verbs.add_parser("soak", help="the long tests and mutation testing by sample, an hour; or parts of them")
    long.add_argument("--scale", type=scale, default=1.0, metavar="N", help="so many times as large: 10 takes a night")
    long.add_argument("parts", nargs="*", metavar="PART", type=soak_part, help=", ".join(soak.soak_parts()))
    generate = verbs.add_parser("generate", help="write every file that is generated")
    generate.add_argument("--check", action="store_true", help="write nothing; fail where a file is stale")
    web = verbs.add_parser("web", help="the web client: build it, check it, test it, or serve it while working on it")
    web.add_argument("what", choices=("build", "lint", "fix", "check", "test", "dev", "shots", "measure"))
    web.add_argument("names", nargs="*", metavar="NAME", help="with shots: only these pictures, or those that begin so")
    web.add_argument("--all", action="store_true", help="with shots: every screen of the game, not the parts")
    docs = verbs.add_parser("docs", help="the documentation site: build it and check every link, or serve it")
    docs.add_argument("--serve", action="store_true", help="serve it while working on it")
    release = verbs.add_parser(
        "release", help="wheel, sdist and bill of materials in dist/, tried in clean environments"
    )
    release.add_argument("version", nargs="?", help="the version to release; without one nothing in the tree changes")
    lock = verbs.add_parser("lock", help="pin the sets in requirements/ anew; what is pinned and still fits stays")
    lock.add_argument("--upgrade", action="store_true", help="go to the newest versions that fit")
    return top


def soak_part(name: str) -> str:
    if name not in soak.soak_parts():
        raise argparse.ArgumentTypeError(f"there is no {name!r}; the parts are {', '.join(soak.soak_parts())}")
    return name


def scale(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
