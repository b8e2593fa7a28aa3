"""The command line. Whatever happens, a person gets one line that helps, never a traceback."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.verbs import VERBS

EXIT_OUR_FAULT = 70
EXIT_INTERRUPTED = 130
DEBUG = "NOTTINGHAM_DEBUG"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb, and turn whatever stops it into a line on stderr and an exit status."""
    try:
        status = build_app()(
            arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_int_as_exit_code_else_zero",
        )
        sys.stdout.flush()  # a reader that went away is noticed here, not at exit
    except CliError as error:
        return complain(error.message, error.status)
    except CycloptsError as error:
        return complain(f"{one_line(error)} (nottingham --help tells more)", EXIT_USAGE)
    except BrokenPipeError:
        # The reader has enough, as in `| head`. What is left in the buffer must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        advice = f"this is our fault; run again with {DEBUG}=1 to see the traceback"
        return complain(f"{type(error).__name__}: {one_line(error)}; {advice}", EXIT_OUR_FAULT)
    return int(status)


def build_app() -> App:
    app = App(
        name="nottingham",
        help="Merchants, bribes and a greedy Sheriff.",
        help_epilogue="Examples:\n\n" + "\n\n".join(f"  {verb.example}" for verb in VERBS),
        help_format="plaintext",
        version=lambda: version("nottingham"),
        suppress_keyboard_interrupt=False,
    )
    for verb in VERBS:
        app.command(verb.target, name=verb.name, help=verb.summary, help_epilogue=f"Example: {verb.example}")
    return app


def complain(message: str, status: int) -> int:
    print(f"nottingham: {message}", file=sys.stderr)
    return status


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split())
