"""File cache: the files below a folder, each read once; sending one again costs no thread and no new memory."""

from __future__ import annotations

from pathlib import Path


class FileCache:
    """Files that do not change while the server runs, by their names; there are some megabytes of them in all."""

    def __init__(self, folder: Path) -> None:
        self._paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self._contents: dict[str, bytes] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._paths

    def __bool__(self) -> bool:
        return bool(self._paths)

    def content(self, name: str) -> bytes:
        if name not in self._contents:
            self._contents[name] = self._paths[name].read_bytes()
        return self._contents[name]
