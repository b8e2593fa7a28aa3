"""The documentation site: pages laid out in one folder, built by zensical, and checked.

Pages that stand at the root of the tree for those who read it there (ARCHITECTURE.md and its like) become pages of the
site. The check finds links that lead nowhere and pages that no menu shows.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
LAID_OUT = ROOT / "build/docs"
SITE = ROOT / "src/nottingham/server/static/docs"
FROM_ROOT = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"\[(?P<words>[^\]]+)\]\((?!https?:|#)(?P<link>[^)\s#]+)(#[^)\s]*)?\)")
NAV_PAGE = re.compile(r"^\s+- ([\w/-]+\.md)$", re.MULTILINE)


def run(*, serve: bool) -> int:
    lay_out()
    if serve:
        return subprocess.call([*_zensical(), "serve", "-f", "mkdocs.yml"], cwd=ROOT)
    status = build()
    found = list(problems())
    for problem in found:
        print(problem)
    return status or int(bool(found))


def lay_out(target: Path = LAID_OUT) -> None:
    """Every page in one folder, with links that hold there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS, target)
    for name, page in FROM_ROOT.items():
        (target / page).write_text(_relink((ROOT / name).read_text(encoding="utf-8")), encoding="utf-8")
    for path in target.rglob("*.md"):
        path.write_text(_without_sources(path, target), encoding="utf-8")


def _relink(text: str) -> str:
    """A page of the root, as a page among the others."""
    for name, page in FROM_ROOT.items():
        text = text.replace(f"]({name}", f"]({page}")
    return text.replace("](docs/", "](")


def _without_sources(path: Path, target: Path) -> str:
    """Links to source files become plain words: the site has no sources."""

    def kept(found: re.Match[str]) -> str:
        goal = (path.parent / found["link"]).resolve()
        return found[0] if goal.is_relative_to(target.resolve()) and goal.exists() else found["words"]

    return LINK.sub(kept, path.read_text(encoding="utf-8"))


def build() -> int:
    return subprocess.call([*_zensical(), "build", "--strict", "-f", "mkdocs.yml"], cwd=ROOT)


def _zensical() -> tuple[str, ...]:
    return (str(Path(sys.executable).with_name("zensical")),)


# --- checks ------------------------------------------------------------------------------------------------------


def problems(site: Path = SITE) -> Iterator[str]:
    """What is wrong with the site as it was built."""
    yield from orphans()
    pages = {path: _Links(path) for path in site.rglob("*.html")}
    for path, page in sorted(pages.items()):
        for link in page.links:
            if (reason := _leads_nowhere(site, path, link, pages)) is not None:
                yield f"{path.relative_to(site)}: {link} {reason}"


def orphans() -> Iterator[str]:
    """Pages that no menu shows."""
    shown = set(NAV_PAGE.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    there = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | set(FROM_ROOT.values())
    yield from (f"mkdocs.yml: {page} is in no menu" for page in sorted(there - shown))
    yield from (f"mkdocs.yml: {page} is not there" for page in sorted(shown - there))


class _Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors = {""}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors.update(value for name in ("id", "name") if (value := found.get(name)))
        link = found.get("href") if tag in {"a", "link"} else found.get("src")
        if link and not re.match(r"[a-z]+:|//", link):
            self.links.append(link)


def _leads_nowhere(site: Path, path: Path, link: str, pages: dict[Path, _Links]) -> str | None:
    address, anchor = urldefrag(unquote(link))
    goal = path if not address else (site / address[1:] if address.startswith("/") else path.parent / address)
    goal = goal.resolve()
    if goal.is_dir():
        goal /= "index.html"
    if not goal.exists():
        return None if path.name == "404.html" else "leads nowhere"
    if goal in pages and anchor and anchor not in pages[goal].anchors and not anchor.startswith("__"):
        return "has no such place"
    return None
