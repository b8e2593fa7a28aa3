"""Which build of Python the figures come from: an optimised one is faster, and not by the same factor for everybody."""

from __future__ import annotations

import platform
import sys
import sysconfig

OPTIMISATIONS = {"--enable-optimizations": "PGO", "--with-lto": "LTO"}


def python_build() -> str:
    """Name, version, and how it was optimised when it was built, as far as its settings say.

    Debian optimises its own by rules that leave no trace in the settings, so the folder is told too.
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    found = [label for argument, label in OPTIMISATIONS.items() if argument in arguments]
    how = f"settings with {' and '.join(found)}" if found else "settings without PGO or LTO"
    return f"{platform.python_implementation()} {platform.python_version()} of {sys.base_prefix} ({how})"
