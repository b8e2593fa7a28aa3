"""Sentences that people say at a table, and what each means: a file for each language.

A line is `meaning | sentence`. An offer is told as in `3g 1cheese pass open:guy vow`: gold, goods from the stand (`b:`
from the bag, `f:` face down), whose bag is passed, opened or refused, a promise for the next time; `S` before it is a
demand of the Sheriff's. `.code` is a remark by the code of its set phrase, `.` something that is answered by nobody.
Nearly all came in rounds: a round is written when the grammar is finished, committed before it is read, read once
(docs/web.md has the figures of these first readings), and then worked in.

    python -m tests.bots.talk.corpus
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from nottingham import compose
from nottingham.bots.talk.reading import TalkScene, TypedOffer, read_offer, read_remark
from nottingham.locales import LANGUAGES
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    PromiseNext,
)

FOLDER = Path(__file__).parent
COMPANY = ("tuck", "guy", "marian")


class Sentence(NamedTuple):
    """One line of a corpus."""

    meaning: str
    words: str

    @property
    def is_offer(self) -> bool:
        return not self.meaning.startswith(".")


def sentences(language: str) -> list[Sentence]:
    lines = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [Sentence(*line.split(" | ", 1)) for line in lines]


def understood(sentence: Sentence, language: str) -> str:
    """What is read, in the notation of the corpus."""
    narrator = Narrator(language, ())
    names = ("Robin", *(narrator.character(one) for one in COMPANY))
    is_sheriff = sentence.meaning.startswith("S ")
    owners = (1, 2, 3) if is_sheriff else (0, 2, 3)
    scene = TalkScene(compose("first", 4), 0, names, language, (0,) if is_sheriff else (1,), owners)
    if offer := read_offer(sentence.words, scene):
        return f"{'S ' if is_sheriff else ''}{told(offer)}"
    remark = read_remark(sentence.words, names, language)
    return f".{remark.code}" if remark else "."


def told(offer: TypedOffer) -> str:
    return " ".join(map(_told, offer.clauses))


def _told(clause: Clause) -> str:
    match clause:
        case GiveGold(amount=amount):
            return f"{amount}g"
        case GiveStand(goods=goods):
            return " ".join(f"{count}{good}" for good, count in goods.items())
        case GiveBag(goods=goods):
            return " ".join(f"b:{count}{good}" for good, count in goods.items())
        case GiveContraband(goods=goods):
            return " ".join(f"f:{count}{good}" for good, count in goods.items())
        case AskPass(bag=bag):
            return f"pass:{COMPANY[bag - 1]}" if bag else "pass"
        case AskOpen(bag=bag):
            return f"open:{COMPANY[bag - 1]}"
        case AskRefuse(bag=bag):
            return f"refuse:{COMPANY[bag - 1]}"
        case PromiseNext():
            return "vow"
    raise AssertionError(clause)


def is_right(sentence: Sentence, read: str) -> bool:
    """Whether two meanings are the same, in whatever order they are told and from wherever goods come."""
    plain = [sorted(meaning.replace("b:", "").replace("f:", "").split()) for meaning in (sentence.meaning, read)]
    return plain[0] == plain[1]


def main() -> None:
    """Figures, and what is misread."""
    for language in LANGUAGES:
        read = [(one, understood(one, language)) for one in sentences(language)]
        offers = [is_right(one, meaning) for one, meaning in read if one.is_offer]
        remarks = [is_right(one, meaning) for one, meaning in read if not one.is_offer]
        invented = sum(not one.is_offer and not meaning.startswith(".") for one, meaning in read)
        sys.stdout.write(
            f"{language}: offers {sum(offers)} of {len(offers)}, remarks {sum(remarks)} of {len(remarks)}, "
            f"taken for an offer {invented}\n"
        )
        for one, meaning in read:
            if not is_right(one, meaning):
                sys.stdout.write(f"    {one.words!r}: {one.meaning}, read as {meaning}\n")


if __name__ == "__main__":
    main()
