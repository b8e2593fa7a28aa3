"""File cache: a file is read once, and what is not below the folder is not there."""

from __future__ import annotations

from pathlib import Path

from nottingham.server.transport.file_cache import FileCache


def test_a_file_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.js").write_bytes(b"first")
    files = FileCache(tmp_path)
    assert files.content("assets/page.js") == b"first"
    (tmp_path / "assets" / "page.js").write_bytes(b"second")
    assert files.content("assets/page.js") is files.content("assets/page.js")
    assert files.content("assets/page.js") == b"first"


def test_only_files_below_the_folder_are_there(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"secret")
    folder = tmp_path / "pages"
    folder.mkdir()
    assert not FileCache(folder)
    (folder / "index.html").write_bytes(b"page")
    files = FileCache(folder)
    assert files
    assert "index.html" in files
    assert "../secret" not in files
    assert "" not in files
