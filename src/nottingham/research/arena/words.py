"""How a report says its numbers and names, in a table or on a page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from nottingham.bots.guest import Answers
from nottingham.locales.narrator import Narrator
from nottingham.research.arena.estimates import Estimate
from nottingham.research.arena.report import ContestReport, Unranked
from nottingham.research.arena.schedule import Contest


def called(bot: str) -> str:
    """A bot's name as people write it.

    >>> called("always_bribe"), called("tuck")
    ('Always bribe', 'Friar Tuck')
    """
    return capital(_names().character(bot))


def capital(words: str) -> str:
    """The words with a capital at the beginning and no underscores between them."""
    words = words.replace("_", " ")
    return words[:1].upper() + words[1:]


@cache
def _names() -> Narrator:
    return Narrator("en", ())


def contest_name(report: ContestReport) -> str:
    return f"{capital(report.contest.population)}, {report.contest.players} players"


def rules_of(contest: Contest) -> str:
    options = [option.replace("_", " ") for option in contest.ruleset.options]
    return ", ".join([f"{capital(contest.edition)} edition", *options])


def percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def share(part: float) -> str:
    """A share in per cent, without the sign; a tenth is as far as a tournament sees."""
    return f"{100 * part:.1f}"


def tenths(number: float) -> str:
    return f"{number:.1f}"


def signed(points: float) -> str:
    return f"{points:+.1f}"


def gold(amount: float) -> str:
    return f"{amount:.1f}" if amount % 1 else f"{amount:.0f}"


def repaired_and_replaced(answers: Answers | None) -> tuple[str, str]:
    """How much of a guest's play was repaired, and how much a stand-in's; nothing for a bot of our own.

    >>> repaired_and_replaced(Answers(own=80, repaired=4, replaced=20))
    ('4.0', '20.0')
    """
    if answers is None:
        return "", ""
    whole = max(answers.own + answers.replaced, 1)
    return share(answers.repaired / whole), share(answers.replaced / whole)


def unranked_sentence(one: Unranked) -> str:
    answers = one.answers
    return (
        f"{called(one.name)} is not ranked: {answers.replaced:,} of its {answers.own + answers.replaced:,} decisions "
        "were a stand-in's."
    )


def plus_minus(estimate: Estimate, say: Callable[[float], str]) -> str:
    """A number and its standard error, never the one without the other.

    >>> plus_minus(Estimate(0.254, 0.018), share)
    '25.4 ± 1.8'
    """
    error = "?" if estimate.error is None else say(estimate.error).removeprefix("+")
    return f"{say(estimate.value)} ± {error}"
