"""What a release writes into the tree, and when it writes nothing."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tools import release
from tools.release import CannotRelease

CHANGELOG = """# Changelog

## [Unreleased]

### Bots

- They bluff.

## [0.1.0] - 2026-01-02

- The first.
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with a version, all of it committed."""
    files = {
        "CHANGELOG": ("CHANGELOG.md", CHANGELOG),
        "PROJECT": ("pyproject.toml", '[project]\nversion = "0.1.0"\nminversion = "9"\n'),
        "CITATION": ("CITATION.cff", "cff-version: 1.2.0\nversion: 0.1.0\ndate-released: 2026-01-02\n"),
        "PAPER": ("paper.md", "  version = {0.1.0},\n  date    = {2026-01-02},\n  title = {Version},\n"),
    }
    for name, (file, text) in files.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
        monkeypatch.setattr(release, name, tmp_path / file)
    monkeypatch.setattr(release, "check_committed", lambda: None)
    return tmp_path


def contents(tree: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in tree.iterdir()}


def test_what_was_unreleased_belongs_to_the_version_and_a_new_section_begins() -> None:
    assert release.changelog_of(CHANGELOG, "0.2.0", date(2026, 3, 4)) == CHANGELOG.replace(
        "## [Unreleased]\n", "## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n"
    )


@pytest.mark.parametrize("text", ["# Changelog\n", "## [Unreleased]\n\n## [0.1.0] - 2026-01-02\n\n- The first.\n"])
def test_a_changelog_that_tells_nothing_new_is_no_release(text: str) -> None:
    with pytest.raises(CannotRelease, match="nothing under"):
        release.changelog_of(text, "0.2.0", date(2026, 3, 4))


def test_the_version_stands_wherever_it_is_told(tree: Path) -> None:
    with release.written("0.2.0"):
        pass
    after = contents(tree)
    assert after["pyproject.toml"] == '[project]\nversion = "0.2.0"\nminversion = "9"\n'
    assert "\nversion: 0.2.0\n" in after["CITATION.cff"]
    assert "version = {0.2.0}," in after["paper.md"]
    assert "## [0.2.0] - 20" in after["CHANGELOG.md"]


def test_what_a_paper_cites_has_the_day_too() -> None:
    file = "cff-version: 1.2.0\nversion: {}\ndate-released: {}\n"
    bibtex = "  version = {{{}}},\n  date    = {{{}}},\n  title = {{Version}},\n"
    for text in (file, bibtex):
        old, new = text.format("0.1.0", "2026-01-02"), text.format("0.2.0", "2026-03-04")
        assert release.cited(old, "0.2.0", date(2026, 3, 4)) == new


@pytest.mark.parametrize(
    ("version", "why"),
    [("next", "is no version"), ("0.0.9", "comes before 0.1.0"), ("0.1.0", "in the changelog already")],
)
def test_a_version_that_cannot_follow_changes_nothing(tree: Path, version: str, why: str) -> None:
    before = contents(tree)
    with pytest.raises(CannotRelease, match=why), release.written(version):
        pass
    assert contents(tree) == before


def test_a_release_that_fails_leaves_the_tree_as_it_was(tree: Path) -> None:
    before = contents(tree)
    with pytest.raises(KeyboardInterrupt), release.written("0.2.0"):
        raise KeyboardInterrupt
    assert contents(tree) == before


def test_a_rehearsal_writes_nothing(tree: Path) -> None:
    before = contents(tree)
    with release.written(None):
        assert contents(tree) == before


def test_only_what_is_built_into_the_page_is_listed_with_all_that_it_needs() -> None:
    page = {
        "components": [{"name": name, "bom-ref": name} for name in ("svelte", "clsx", "eslint", "@fluent/bundle")],
        "dependencies": [{"ref": "svelte", "dependsOn": ["clsx"]}, {"ref": "eslint", "dependsOn": ["clsx"]}],
    }
    assert sorted(release.built_into_page(page)) == ["@fluent/bundle", "clsx", "svelte"]
