"""``python -m nottingham.cli``: the same as the installed command."""

import sys

from nottingham.cli import main

if __name__ == "__main__":
    sys.exit(main())
