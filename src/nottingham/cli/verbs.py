"""The one list of verbs. A verb is a function, imported only when it is asked for or asked about."""

from typing import NamedTuple


class Verb(NamedTuple):
    """What ``nottingham --help`` says of a verb, and where it lives (``module:function``)."""

    name: str
    summary: str
    example: str
    target: str


VERBS = (
    Verb(
        "rules",
        "Read the rules of the game, by number.",
        "nottingham rules B4",
        "nottingham.cli.rules:rules",
    ),
)
