"""The command line. Whatever happens, a person gets one line that helps, never a traceback."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

try:
    from cyclopts import App, CycloptsError
except ModuleNotFoundError as missing:  # an installation without dependencies, for the environments alone
    sys.exit(f"nottingham: the command line needs {missing.name}; run: {sys.executable} -m pip install nottingham")

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.help import complaint, formatter, is_asked_for, language_of, said
from nottingham.cli.verbs import VERBS
from nottingham.locales import DEFAULT

EXIT_OUR_FAULT = 70
EXIT_INTERRUPTED = 130
DEBUG = "NOTTINGHAM_DEBUG"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb, and turn whatever stops it into a line on stderr and an exit status."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = build_app(language_of(typed) if is_asked_for(typed) else DEFAULT)(
            typed,
            exit_on_error=False,
            print_error=False,
            result_action="return_int_as_exit_code_else_zero",
        )
        sys.stdout.flush()  # a reader that went away is noticed here, not at exit
    except CliError as error:
        return complain(error.message, error.status)
    except CycloptsError as error:
        return complain(_wrong(error, language_of(typed)), EXIT_USAGE)
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


def build_app(language: str = DEFAULT) -> App:
    """The verbs, with help in a language."""
    app = App(
        name="nottingham",
        help=said(language, "help-summary", "Merchants, bribes and a greedy Sheriff."),
        help_epilogue="\n\n".join([said(language, "help-examples", "Examples:"), *(f"  {v.example}" for v in VERBS)]),
        help_format="plaintext",
        help_formatter=formatter(language),
        version=lambda: version("nottingham"),
        suppress_keyboard_interrupt=False,
    )
    for verb in VERBS:
        app.command(
            verb.target,
            name=verb.name,
            help=said(language, f"help-verb-{verb.name}", verb.summary),
            help_epilogue=f"{said(language, 'help-example', 'Example:')} {verb.example}",
            help_formatter=formatter(language, verb.name),
        )
    return app


def _wrong(error: CycloptsError, language: str) -> str:
    """What is wrong with a command line, in the words of the library where we have none."""
    advice = said(language, "help-more", "(nottingham --help tells more)")
    return f"{complaint(error, language) or one_line(error)} {advice}"


def complain(message: str, status: int) -> int:
    print(f"nottingham: {message}", file=sys.stderr)
    return status


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split())
