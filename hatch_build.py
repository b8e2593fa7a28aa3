"""Build hook: a package carries the page, built here if there is Node to build it with."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Bring the built page up to date before it is packed; without Node, say so and pack what there is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        if version == "editable":
            return  # the launcher builds it, when it is needed
        if complaint := built(self.root):
            self.app.display_warning(complaint)
        if not (Path(self.root) / "src/nottingham/server/static/app/index.html").exists():
            self.app.display_warning(
                "This package carries no page: `nottingham play` will say so. Everything else works."
                " To build it with the page, put Node 24 on the PATH and build again."
            )


def built(root: str) -> str:
    """Build the page if it is missing or old; why not, if that cannot be done here."""
    sys.path.insert(0, root)
    try:
        from tools import web  # noqa: PLC0415 - found only now
    except ImportError as error:  # Windows has no file locks of this kind
        return f"the page cannot be built here: {error}"
    try:
        web.build_if_stale()
    except web.CannotBuild as reason:
        return str(reason)
    return ""
